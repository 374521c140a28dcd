import type { Operation } from '../operation/operation.js';
import { bound } from '../pages/cursor.js';
import type { ItemKey } from '../pages/item-key.js';
import { keyRange } from '../pages/key-range.js';
import { direction, type QueryPair } from '../request/query.js';
import { isEntity } from '../values/kind.js';
import { fromOrdinal, toOrdinal } from '../values/ordinal.js';

/** Where an item stands on its line. */
export interface Place {
  readonly key: bigint;
  /** What orders items of one key; 0 where a key has one item. */
  readonly second: bigint;
}

/** The keys of a list as numbers that grow while the list goes on, whichever way it goes. */
export interface RangeLine {
  /** The greatest key that there can be within the bounds of the call. */
  readonly end: bigint;
  /** Whether the list may go on beyond that: with entities of another realm. */
  readonly isOpen: boolean;
  /** Whether that is a bound of the call. */
  readonly isBounded: boolean;
  /** Undefined for a key that is no number. */
  place(key: ItemKey | undefined): Place | undefined;
  /** The first key that a query lets pass; undefined where it has no bound there. */
  begin(query: readonly QueryPair[]): bigint | undefined;
  /** The filter that lets pass what is at a key and after it. */
  from(key: bigint): QueryPair;
  /** The filter that lets pass what is at a key and before it. */
  to(key: bigint): QueryPair;
}

/** The line of a list of which its first query and a key are known; undefined where it cannot be cut. */
export function rangeLine(
  operation: Operation,
  first: readonly QueryPair[],
  example: ItemKey | undefined,
): RangeLine | undefined {
  const { rangeKey, parameters = {} } = operation;
  if (!rangeKey || !example) return undefined;
  const { parameter, min, max, second } = rangeKey;
  const rule = parameters[parameter];
  const like = example.first;
  const [known, lowest, highest] = [like, min, max].map((text) => toOrdinal(text, rule?.kind));
  if (known === undefined || lowest === undefined || highest === undefined) return undefined;

  const sign = direction(operation, first) === 'asc' ? 1n : -1n;
  // Shard and realm come before the number of an entity, and stay the same on a line.
  const isOfRealm = isEntity(rule?.kind);
  const realm = (of: bigint): bigint => (isOfRealm ? of >> 64n : 0n);
  let end = sign * ((realm(known) << 64n) + (sign > 0n ? highest : lowest));
  let isBounded = false;
  for (const { name, operator, value } of first) {
    if (name === second?.parameter) return undefined;
    if (name !== parameter) continue;
    const given = toOrdinal(value, rule?.kind);
    if (given === undefined || realm(given) !== realm(known) || !/^[gl]/.test(operator)) return undefined;
    if (operator.startsWith('g') === sign > 0n) continue;
    const last = sign * given - (operator.endsWith('e') ? 0n : 1n);
    if (last < end) end = last;
    isBounded = true;
  }

  const place = (key: ItemKey | undefined): Place | undefined => {
    const at = key && toOrdinal(key.first, rule?.kind);
    const within = second ? key && toOrdinal(key.second, parameters[second.parameter]?.kind) : 0n;
    return at === undefined || within === undefined ? undefined : { key: sign * at, second: sign * within };
  };
  const [after, before] = sign > 0n ? ['gte', 'lte'] : ['lte', 'gte'];
  const write = (operator = '', key = 0n): QueryPair =>
    bound(parameter, operator, fromOrdinal(sign * key, rule?.kind, like));
  const begin = (query: readonly QueryPair[]): bigint | undefined => {
    const { low, high } = keyRange(query, parameter, rule);
    const ahead = sign > 0n ? low : high;
    const at = ahead && toOrdinal(ahead.value, rule?.kind);
    return at === undefined ? undefined : sign * at + (ahead?.isIncluded ? 0n : 1n);
  };
  if (!place(example)) return undefined;
  return {
    end,
    isOpen: isOfRealm && !isBounded,
    isBounded,
    place,
    begin,
    from: (key) => write(after, key),
    to: (key) => write(before, key),
  };
}
