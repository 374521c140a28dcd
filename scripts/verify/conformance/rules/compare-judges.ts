// Compares three judges: the client's checks, the sandbox, and the table of the service's rules.
import { ParameterError } from '../../../../src/errors/parameter-error.js';
import { Random } from '../../../../src/sandbox/data/random.js';
import type { Recording } from '../../recordings.js';
import { Differences, type PartResult } from '../part.js';
import { passToClient } from '../pass-to-client.js';
import { disagreement, explanationOf } from './explanations.js';
import { generateRequests } from './generate-requests.js';
import { judgeByRules, type ServiceRequest, type Verdict } from './judge-by-rules.js';
import { existing, judgeBySandbox } from './judge-by-sandbox.js';
import { requestOf, urlOf } from './request-of.js';
import { type OperationRule, serviceRules } from './service-rules.js';
import { verdictOf } from './verdict-of.js';

const summary = ({ outcome, names }: Verdict): string =>
  `${outcome}${outcome === 400 ? ` ${[...new Set(names)].sort().join(', ') || '(no name)'}` : ''}`;

/** Whether two verdicts have the same status, and name the same parameters. */
function agree(rules: Verdict, other: Verdict): boolean {
  if (rules.outcome === 'open' || other.outcome === 'open') return true;
  if (rules.outcome !== other.outcome) return false;
  if (rules.namesOne) return other.names.every((name) => rules.names.includes(name));
  return summary(rules) === summary(other);
}

export interface JudgeOptions {
  readonly seed: string;
  /** How many requests mix several parameters at random. */
  readonly mixed: number;
  /** Takes one of so many requests. */
  readonly sample?: number;
  readonly rules?: readonly OperationRule[];
}

export async function compareJudges({
  seed,
  mixed,
  sample = 1,
  rules: table = serviceRules,
}: JudgeOptions): Promise<PartResult> {
  const all = generateRequests({ rules: table, existing, random: new Random(seed), mixed });
  const offset = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % sample;
  const requests = all.filter((_, at) => at % sample === offset);
  const differences = new Differences();
  const counts = { served: 0, refused: 0, open: 0 };
  for (const request of requests) {
    const { rule, kind } = request;
    const url = urlOf(request);
    const what = `: ${rule.operationId} ${kind}`;
    const rules = judgeByRules(request);
    counts[rules.outcome === 'served' || rules.outcome === 'open' ? rules.outcome : 'refused'] += 1;
    const own = await judgeBySandbox(request);
    if (!agree(rules, own))
      differences.add(`sandbox ${summary(own)}, rules ${summary(rules)}`, undefined, what, url);
    const passed = await passToClient({ method: rule.method, url });
    if (passed === undefined) throw new Error(`no operation of the client has the path of ${url}`);
    const error = passed instanceof ParameterError ? passed : undefined;
    // The client converts some forms, such as dates.
    const outcome = passed instanceof ParameterError ? rules : judgeByRules(sentRequest(rule, passed));
    if (outcome.outcome === 'open' || (error === undefined) === (outcome.outcome === 'served')) continue;
    const detail = ` (${summary(outcome)})${what}`;
    differences.add(
      disagreement(error),
      explanationOf(request, error, outcome),
      detail,
      error ? `${url} ${error.message}` : url,
    );
  }
  const { served, refused, open } = counts;
  return differences.result(
    requests.length,
    `${requests.length} requests: ${served} served, ${refused} refused, ${open} not described; ${differences.explained.count} explained, ${differences.different.count} unexplained`,
  );
}

function sentRequest(rule: OperationRule, url: string): ServiceRequest {
  const request = requestOf(rule.method, url, rule);
  if (!request) throw new Error(`the client sent ${url}, expected the path ${rule.path}`);
  return request;
}

/** Holds the table to the recorded replies of the service. */
export function compareRecordings(recordings: readonly Recording[]): PartResult {
  const differences = new Differences();
  let judged = 0;
  for (const { method, url, status, body } of recordings) {
    const request = method === 'GET' ? requestOf(method, url) : undefined;
    if (!request || status === 405 || status === 415) continue;
    const recorded = verdictOf(request.rule, status, body);
    if (recorded.outcome === 'open') continue;
    judged += 1;
    const rules = judgeByRules(request);
    if (!agree(rules, recorded))
      differences.add(`service ${summary(recorded)}, rules ${summary(rules)}`, undefined, '', url);
  }
  const same = judged - differences.different.count;
  return differences.result(
    judged,
    `${judged} recorded requests: the table judges ${same} as the service did`,
  );
}
