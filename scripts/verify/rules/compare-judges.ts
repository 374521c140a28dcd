import type { Recording } from '../recordings.js';
import { findRoute, type Route } from '../routes.js';
import { explanationOf } from './explanations.js';
import { type GeneratedRequest, generateRequests } from './generate-requests.js';
import { judgeByRules, type ServiceRequest, type Verdict } from './judge-by-rules.js';
import { existing, judgeByClient, judgeBySandbox, urlOf, verdictOf } from './judges.js';
import { type OperationRule, serviceRules } from './service-rules.js';

export interface Report {
  readonly lines: readonly string[];
  readonly requests: number;
  readonly unexplained: number;
}

/** Counts of requests by kind, with one example of each. */
class Tally {
  readonly #kinds = new Map<string, { count: number; example: string }>();

  add(kind: string, example: string): void {
    const found = this.#kinds.get(kind) ?? { count: 0, example };
    found.count += 1;
    this.#kinds.set(kind, found);
  }

  get count(): number {
    return [...this.#kinds.values()].reduce((sum, { count }) => sum + count, 0);
  }

  lines(): string[] {
    return [...this.#kinds]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([kind, { count, example }]) => `${String(count).padStart(7)}  ${kind}\n         ${example}`);
  }
}

const summary = ({ outcome, names }: Verdict): string =>
  `${outcome}${outcome === 400 ? ` ${[...new Set(names)].sort().join(', ') || '(no name)'}` : ''}`;

/** Whether two verdicts have the same status, and name the same parameters. */
function agree(rules: Verdict, other: Verdict): boolean {
  if (rules.outcome === 'open' || other.outcome === 'open') return true;
  if (rules.outcome !== other.outcome) return false;
  if (rules.namesOne) return other.names.every((name) => rules.names.includes(name));
  return summary(rules) === summary(other);
}

export async function compareJudges({
  seed,
  mixed,
  sample = 1,
  rules: table = serviceRules,
}: {
  readonly seed: string;
  readonly mixed: number;
  /** Takes one of so many requests. */
  readonly sample?: number;
  readonly rules?: readonly OperationRule[];
}): Promise<Report> {
  const all = generateRequests({ rules: table, existing, seed, mixed });
  const offset = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % sample;
  const requests = all.filter((_, at) => at % sample === offset);
  const explained = new Tally();
  const unexplained = new Tally();
  const counts = { served: 0, refused: 0, open: 0 };
  for (const request of requests) {
    const rules = judgeByRules(request);
    counts[rules.outcome === 'served' || rules.outcome === 'open' ? rules.outcome : 'refused'] += 1;
    const own = await judgeBySandbox(request);
    if (!agree(rules, own))
      unexplained.add(`sandbox ${summary(own)}, rules ${summary(rules)}: ${kindOf(request)}`, urlOf(request));
    const sent = await judgeByClient(request);
    const error = sent instanceof Error ? sent : undefined;
    // The client converts some forms, such as dates.
    const outcome = sent instanceof Error ? rules : judgeByRules(sent);
    if (outcome.outcome === 'open' || (error === undefined) === (outcome.outcome === 'served')) continue;
    const side = error ? 'the client refuses, the service serves' : 'the client sends, the service refuses';
    const why = explanationOf(request, error, outcome);
    if (why !== undefined) explained.add(`${side}: ${why}`, urlOf(request));
    else
      unexplained.add(
        `${side} (${summary(outcome)}): ${kindOf(request)}`,
        `${urlOf(request)}${error ? ` ${error.message}` : ''}`,
      );
  }
  const { served, refused, open } = counts;
  return {
    requests: requests.length,
    unexplained: unexplained.count,
    lines: [
      ...explained.lines(),
      ...unexplained.lines().map((line) => `different: ${line}`),
      `${requests.length} requests: ${served} served, ${refused} refused, ${open} not described; ${explained.count} explained, ${unexplained.count} unexplained`,
    ],
  };
}

function kindOf({ rule, kind }: GeneratedRequest): string {
  return `${rule.operationId} ${kind}`;
}

/** Holds the table to the recorded replies of the service. */
export function compareRecordings(recordings: readonly Recording[]): Report {
  const unexplained = new Tally();
  let judged = 0;
  for (const { method, url, status, body } of recordings) {
    const request = requestOf(method, url);
    if (!request || status === 405 || status === 415) continue;
    const recorded = verdictOf(request.rule, status, body);
    if (recorded.outcome === 'open') continue;
    judged += 1;
    const rules = judgeByRules(request);
    if (!agree(rules, recorded))
      unexplained.add(`service ${summary(recorded)}, rules ${summary(rules)}`, `${method} ${url}`);
  }
  return {
    requests: judged,
    unexplained: unexplained.count,
    lines: [
      ...unexplained.lines().map((line) => `different: ${line}`),
      `${judged} recorded requests: the table judges ${judged - unexplained.count} as the service did`,
    ],
  };
}

const routes = serviceRules
  .filter(({ method }) => method === 'GET')
  .map((rule): Route & { rule: ServiceRequest['rule'] } => ({
    rule,
    operation: { method: rule.method } as Route['operation'],
    pattern: new RegExp(`^/api/v1${rule.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
    names: Object.keys(rule.paths),
  }))
  .sort((a, b) => a.names.length - b.names.length);

function requestOf(method: string, url: string): ServiceRequest | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const found = findRoute(routes, method, path);
  if (!found) return undefined;
  return { rule: found.route.rule, path: found.values, query: [...new URLSearchParams(query)] };
}
