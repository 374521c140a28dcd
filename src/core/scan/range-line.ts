import type { Operation } from '../operation/operation.js';
import type { ItemKey } from '../pages/item-key.js';
import { keyRange } from '../pages/key-range.js';
import { bound } from '../pages/one-key.js';
import { direction, type QueryPair } from '../request/query.js';
import { rank, ranked } from '../values/ordinal.js';

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
  // Pages of three keys are asked for by what came before them.
  if (!rangeKey || rangeKey.third || !example) return undefined;
  const { parameter, min, max, second } = rangeKey;
  const rule = parameters[parameter];
  const like = example.first;
  const [known, least, most] = [like, min, max].map((text) => rank(text, rule));
  if (known === undefined || least === undefined || most === undefined) return undefined;

  const sign = direction(operation, first) === 'asc' ? 1n : -1n;
  // Shard and realm come before the number of an entity, and stay the same on a line.
  const isEntity = /^(account|entity)/.test(String(rule?.kind));
  const realm = (of: bigint): bigint => (isEntity ? of >> 64n : 0n);
  let end = sign * ((realm(known) << 64n) + (sign > 0n ? most : least));
  let isBounded = false;
  for (const { name, operator, value } of first) {
    if (name === second?.parameter) return undefined;
    if (name !== parameter) continue;
    const given = rank(value, rule);
    if (given === undefined || realm(given) !== realm(known) || !/^[gl]/.test(operator)) return undefined;
    if (operator.startsWith('g') === sign > 0n) continue;
    const last = sign * given - (operator.endsWith('e') ? 0n : 1n);
    if (last < end) end = last;
    isBounded = true;
  }

  const place = (key: ItemKey | undefined): Place | undefined => {
    const at = key && rank(key.first, rule);
    const within = second ? key && rank(key.second, parameters[second.parameter]) : 0n;
    return at === undefined || within === undefined ? undefined : { key: sign * at, second: sign * within };
  };
  const [after, before] = sign > 0n ? ['gte', 'lte'] : ['lte', 'gte'];
  const write = (operator = '', key = 0n): QueryPair =>
    bound(parameter, operator, ranked(sign * key, rule, like));
  const begin = (query: readonly QueryPair[]): bigint | undefined => {
    const { low, high } = keyRange(query, parameter, rule);
    const ahead = sign > 0n ? low : high;
    const at = ahead && rank(ahead.value, rule);
    return at === undefined ? undefined : sign * at + (ahead?.isIncluded ? 0n : 1n);
  };
  if (!place(example)) return undefined;
  return {
    end,
    isOpen: isEntity && !isBounded,
    isBounded,
    place,
    begin,
    from: (key) => write(after, key),
    to: (key) => write(before, key),
  };
}
