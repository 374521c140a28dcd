import type { Operation } from '../../core/operation/operation.js';
import type { ParameterRule } from '../../core/operation/parameter-rule.js';
import { fits } from '../../core/request/fits.js';
import { parseQuery, type QueryPair } from '../../core/request/query.js';
import { wireValue } from '../../core/request/wire-value.js';
import { ServiceError } from './service-error.js';

/** A query as the service understands it. */
export interface ServiceQuery {
  /** All pairs but limit and order, names as declared. */
  pairs: QueryPair[];
  limit: number;
  order: 'asc' | 'desc';
  /** Whether the order was given, so that a next page has to repeat it. */
  given: { limit: boolean; order: boolean };
}

/** Lists that refuse a limit beyond their largest; the others cut it down. */
const strictLimits = new Set([
  'getHookStorage',
  'getHooks',
  'getNftAllowances',
  'getOutstandingTokenAirdrops',
  'getPendingTokenAirdrops',
  'getRegisteredNodes',
]);

/** Reads a query by the operation's rules. All that is wrong with it is told at once, one message each. */
export function readQuery(operation: Operation, text: string): ServiceQuery {
  const rules = operation.parameters ?? {};
  const messages: string[] = [];
  const pairs: QueryPair[] = [];
  for (const pair of parseQuery(text.replaceAll('+', '%20')) ?? []) {
    const name = Object.keys(rules).find((known) => known.toLowerCase() === pair.name.toLowerCase());
    const rule = name === undefined || operation.path.includes(`{${name}}`) ? undefined : rules[name];
    if (name === undefined || !rule) messages.push(`Unknown query parameter: ${pair.name}`);
    else {
      const read = normalised({ ...pair, name }, rule);
      if (isValid(operation, read, rule)) pairs.push(read);
      else messages.push(`Invalid parameter: ${name}`);
    }
  }
  checkRepeats(operation, pairs, messages);
  if (messages.length > 0) throw new ServiceError(400, messages);
  const last = (name: string): string | undefined => pairs.findLast((pair) => pair.name === name)?.text;
  const limit = last('limit') ?? rules.limit?.default ?? 25;
  const order = last('order') ?? rules.order?.default ?? 'asc';
  return {
    pairs: pairs.filter(({ name }) => name !== 'limit' && name !== 'order'),
    limit: Math.min(Number(limit), Number(rules.limit?.maximum ?? rules.limit?.cut ?? 100)),
    order: order === 'desc' ? 'desc' : 'asc',
    given: { limit: last('limit') !== undefined, order: last('order') !== undefined },
  };
}

/** Words are taken in either case. */
function normalised(pair: QueryPair, { words, kind }: ParameterRule): QueryPair {
  const text = pair.text.toLowerCase();
  const word = words?.find((known) => String(known).toLowerCase() === text);
  if (word !== undefined) return { ...pair, text: String(word), value: String(word) };
  return kind === 'boolean' ? { ...pair, text, value: text } : pair;
}

function isValid({ operationId }: Operation, pair: QueryPair, rule: ParameterRule): boolean {
  const { name, operator, value: bare } = pair;
  // A list of two keys says itself that it takes no ne.
  const text = rule.isRange && operator === 'ne' ? bare : pair.text;
  const { maximum, ...open } = rule;
  const checked = name === 'limit' && !strictLimits.has(operationId) && maximum !== undefined ? open : rule;
  const value = wireValue(text, checked);
  if (name === 'limit' && !/^\d{1,18}$/.test(text)) return false;
  // All that comes over the wire is text.
  // It knows no words but those of its version.
  return value !== undefined && fits({ ...value, isString: false }, { ...checked, isOpen: false });
}

function checkRepeats({ parameters = {} }: Operation, pairs: readonly QueryPair[], messages: string[]): void {
  const counts = new Map<string, number>();
  for (const { name } of pairs) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of counts) {
    if (count > (parameters[name]?.maxItems ?? count)) messages.push(`Invalid parameter: ${name}`);
  }
}
