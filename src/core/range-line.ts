import { isRecord } from './decode.js';
import { bound, scalar } from './next-query.js';
import type { Operation } from './operation.js';
import { direction, type QueryPair } from './query.js';
import { rank, ranked } from './rank.js';

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
  /** Undefined for an item whose key cannot be read. */
  place(item: unknown): Place | undefined;
  /** The filter that lets pass what is at a key and after it. */
  from(key: bigint): QueryPair;
  /** The filter that lets pass what is at a key and before it. */
  to(key: bigint): QueryPair;
}

/** The line of a list of which its first query and an item are known; undefined where it cannot be cut. */
export function rangeLine(
  operation: Operation,
  first: readonly QueryPair[],
  item: unknown,
): RangeLine | undefined {
  const { rangeKey, parameters = {} } = operation;
  if (!rangeKey) return undefined;
  const { parameter, field, min, max, second } = rangeKey;
  const rule = parameters[parameter];
  const read = (from: unknown, name: string): string => (isRecord(from) && scalar(from[name])) || '';
  const like = read(item, field);
  const [known, least, most] = [like, min, max].map((text) => rank(text, rule));
  if (known === undefined || least === undefined || most === undefined) return undefined;

  const sign = direction(operation, first) === 'asc' ? 1n : -1n;
  // Shard and realm come before the number of an entity, and stay the same on a line.
  const isEntity = /^(account|entity)/.test(String(rule?.kind));
  const realm = (of: bigint): bigint => (isEntity ? of >> 64n : 0n);
  let end = sign * ((realm(known) << 64n) + (sign > 0n ? most : least));
  let isOpen = isEntity;
  for (const { name, operator, value } of first) {
    if (name === second?.parameter) return undefined;
    if (name !== parameter) continue;
    const given = rank(value, rule);
    if (given === undefined || realm(given) !== realm(known) || !/^[gl]/.test(operator)) return undefined;
    if (operator.startsWith('g') === sign > 0n) continue;
    const last = sign * given - (operator.endsWith('e') ? 0n : 1n);
    if (last < end) end = last;
    isOpen = false;
  }

  const place = (from: unknown): Place | undefined => {
    const key = rank(read(from, field), rule);
    const within = second ? rank(read(from, second.field), parameters[second.parameter]) : 0n;
    return key === undefined || within === undefined ? undefined : { key: sign * key, second: sign * within };
  };
  const [after, before] = sign > 0n ? ['gte', 'lte'] : ['lte', 'gte'];
  const write = (operator = '', key = 0n): QueryPair =>
    bound(parameter, operator, ranked(sign * key, rule, like));
  if (!place(item)) return undefined;
  return { end, isOpen, place, from: (key) => write(after, key), to: (key) => write(before, key) };
}
