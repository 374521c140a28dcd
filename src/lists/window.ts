import { direction, type Operation, type QueryPair } from '../client/client.js';
import { type CallContext, ParameterError } from '../errors/errors.js';
import { toOrdinal, toTimestamp } from '../values/values.js';
import { type KeyRange, keyRange } from './key-range.js';
import { bound } from './one-key.js';

const nanosecondsPerSecond = 1_000_000_000n;

interface Ends {
  /** The first and the last moment of a range, in nanoseconds; undefined where it is open. */
  readonly low: bigint | undefined;
  readonly high: bigint | undefined;
  readonly range: KeyRange;
}

function endsOf({ window, parameters = {} }: Operation, query: readonly QueryPair[]): Ends {
  const rule = parameters[window?.parameter ?? ''];
  const range = keyRange(query, window?.parameter ?? '', rule);
  const at = (side: 'low' | 'high', step: bigint): bigint | undefined => {
    const end = range[side];
    const value = end && toOrdinal(end.value, rule?.kind);
    return value === undefined ? undefined : value + (end?.isIncluded ? 0n : step);
  };
  return { range, low: at('low', 1n), high: at('high', -1n) };
}

/** Whether a query is one whose range the service wants to be bounded. */
function needsBounds({ window }: Operation, query: readonly QueryPair[]): boolean {
  return query.some(({ name }) => window?.when.includes(name) === true);
}

/**
 * The query of a list as it can be cut into windows: an end that is open is now, in nanoseconds.
 *
 * @throws ParameterError if its begin is open where the service needs one.
 */
export function withEnd(
  operation: Operation,
  query: readonly QueryPair[],
  now: bigint,
  context: CallContext,
): readonly QueryPair[] {
  const { window } = operation;
  if (!window || !needsBounds(operation, query)) return query;
  const { low, high, range } = endsOf(operation, query);
  if (range.equal.length > 0) return query;
  const { parameter } = window;
  if (low === undefined) {
    const given = query.filter(({ name }) => name === parameter).map(({ text }) => text);
    const names = window.when.filter((name) => query.some((pair) => pair.name === name)).join(', ');
    const allowed = `given a lower bound, gt or gte, beside ${names}`;
    throw new ParameterError({ parameter, given: given[0], allowed }, context);
  }
  if (high !== undefined) return query;
  return [...query, bound(parameter, 'lte', toTimestamp(now))];
}

/** Why one request cannot ask for all of a query, in words; undefined if it can. */
export function widerThanWindow(operation: Operation, query: readonly QueryPair[]): string | undefined {
  const { window } = operation;
  if (!window) return undefined;
  const { low, high, range } = endsOf(operation, query);
  const days = `${window.seconds / 86_400} days`;
  const hint = `within ${days} for one page; iterate the list, or scan it, for a wider range`;
  if (range.equal.length > 0) return undefined;
  if (low === undefined || high === undefined)
    return needsBounds(operation, query) ? `between a lower and an upper bound, ${hint}` : undefined;
  return high - low + 1n > BigInt(window.seconds) * nanosecondsPerSecond ? hint : undefined;
}

/** The query for as much of a range as one request may ask for: the first window in walking direction. */
export function withinWindow(operation: Operation, query: readonly QueryPair[]): readonly QueryPair[] {
  const { window } = operation;
  if (!window) return query;
  const { low, high } = endsOf(operation, query);
  const width = BigInt(window.seconds) * nanosecondsPerSecond;
  if (low === undefined || high === undefined || high - low < width) return query;
  const isUp = direction(operation, query) === 'asc';
  const [side, end] = isUp ? (['lte', low + width - 1n] as const) : (['gte', high - width + 1n] as const);
  const second = operation.rangeKey?.second?.parameter;
  // What is asked of the second key at the end of the range is not asked before it.
  const kept = query.filter(
    ({ name, operator }) => !((name === window.parameter || name === second) && operator[0] === side[0]),
  );
  return [...kept, bound(window.parameter, side, toTimestamp(end))];
}

/** The query of what is behind the window that was asked for; undefined if nothing is. */
export function behindWindow(
  operation: Operation,
  first: readonly QueryPair[],
  sent: readonly QueryPair[],
): readonly QueryPair[] | undefined {
  const { window, rangeKey } = operation;
  if (!window) return undefined;
  const isUp = direction(operation, first) === 'asc';
  const side = isUp ? 'high' : 'low';
  const [whole, part] = [endsOf(operation, first)[side], endsOf(operation, sent)[side]];
  if (whole === undefined || part === undefined || !(isUp ? part < whole : part > whole)) return undefined;
  const operator = isUp ? 'gt' : 'lt';
  const second = rangeKey?.second?.parameter;
  const kept = first.filter(
    ({ name, operator: other }) =>
      !((name === window.parameter || name === second) && other[0] === operator[0]),
  );
  return [...kept, bound(window.parameter, operator, toTimestamp(part))];
}
