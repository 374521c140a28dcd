import { isRecord } from './decode.js';
import { greater } from './density.js';
import { bound, scalar } from './next-query.js';
import type { Operation, RangeKey } from './operation.js';
import type { ParameterRule } from './parameter-rule.js';
import { direction, type QueryPair } from './query.js';
import { rank, ranked } from './rank.js';

/** Where an item stands on its line. */
export interface Place {
  readonly key: bigint;
  /** What orders items of one key; 0 where a key has one item. */
  readonly second: bigint;
}

/** The keys of a list as numbers that grow while the list goes on, whichever way it goes. */
export class RangeLine {
  /** The least place that there can be, and the greatest, within the bounds of the call. */
  readonly low: bigint;
  readonly high: bigint;
  /** Whether the list may go on beyond the greatest: with entities of another realm. */
  readonly isOpen: boolean;
  /** Whether a key may have several items. */
  readonly isCompound: boolean;
  readonly #rangeKey: RangeKey;
  readonly #rules: Readonly<Record<string, ParameterRule>>;
  readonly #sign: bigint;
  readonly #like: string;

  private constructor(
    rangeKey: RangeKey,
    rules: Readonly<Record<string, ParameterRule>>,
    sign: bigint,
    like: string,
    { min, max, isOpen }: Reach,
  ) {
    this.low = sign * (sign > 0n ? min : max);
    this.high = sign * (sign > 0n ? max : min);
    this.isOpen = isOpen;
    this.isCompound = rangeKey.second !== undefined;
    this.#rangeKey = rangeKey;
    this.#rules = rules;
    this.#sign = sign;
    this.#like = like;
  }

  /** The line of a call's list, of which one item is known; undefined where it cannot be cut. */
  static of(operation: Operation, first: readonly QueryPair[], item: unknown): RangeLine | undefined {
    const { rangeKey, parameters = {} } = operation;
    const like = rangeKey && isRecord(item) ? scalar(item[rangeKey.field]) : undefined;
    if (!rangeKey || like === undefined) return undefined;
    const sign = direction(operation, first) === 'asc' ? 1n : -1n;
    const reach = reachOf(rangeKey, parameters[rangeKey.parameter], like, first, sign);
    const line = reach && new RangeLine(rangeKey, parameters, sign, like, reach);
    return line?.place(item) ? line : undefined;
  }

  /** Undefined for an item whose key cannot be read. */
  place(item: unknown): Place | undefined {
    const { parameter, field, second } = this.#rangeKey;
    const read = (from: string, by: string): bigint | undefined => {
      const text = isRecord(item) ? scalar(item[from]) : undefined;
      const found = text === undefined ? undefined : rank(text, this.#rules[by]);
      return found === undefined ? undefined : this.#sign * found;
    };
    const key = read(field, parameter);
    const within = second ? read(second.field, second.parameter) : 0n;
    return key === undefined || within === undefined ? undefined : { key, second: within };
  }

  /** The filter that lets pass what is at a place and after it, or up to it. */
  bound(side: 'from' | 'to', place: bigint): QueryPair {
    const { parameter } = this.#rangeKey;
    const value = ranked(this.#sign * place, this.#rules[parameter], this.#like);
    return bound(parameter, (side === 'from') === this.#sign > 0n ? 'gte' : 'lte', value);
  }

  /** A query's pairs without the bounds of this line. */
  without(pairs: readonly QueryPair[]): QueryPair[] {
    return pairs.filter(({ name }) => name !== this.#rangeKey.parameter);
  }
}

/** The ranks between which all keys of a call lie. */
interface Reach {
  min: bigint;
  max: bigint;
  isOpen: boolean;
}

/** The keys that there can be, and of those the ones within the bounds of the call; undefined for any other filter. */
function reachOf(
  { parameter, min: lowest, max: highest, second }: RangeKey,
  rule: ParameterRule | undefined,
  like: string,
  first: readonly QueryPair[],
  sign: bigint,
): Reach | undefined {
  const isEntity = rule !== undefined && /^(account|entity)/.test(rule.kind);
  // An entity is known by shard and realm as well, which come before its number.
  const realm = (of: bigint): bigint => (isEntity ? of >> 64n : 0n);
  const [known, least, most] = [like, lowest, highest].map((text) => rank(text, rule));
  if (known === undefined || least === undefined || most === undefined) return undefined;
  let min = (realm(known) << 64n) + least;
  let max = (realm(known) << 64n) + most;
  let isOpen = isEntity;
  for (const { name, operator, value } of first) {
    if (name === second?.parameter) return undefined;
    if (name !== parameter) continue;
    const given = rank(value, rule);
    if (given === undefined || realm(given) !== realm(known)) return undefined;
    const beyond = operator.endsWith('e') ? 0n : 1n;
    if (operator.startsWith('g')) min = greater(min, given + beyond);
    else if (operator.startsWith('l')) max = -greater(-max, beyond - given);
    else return undefined;
    if (operator.startsWith(sign > 0n ? 'l' : 'g')) isOpen = false;
  }
  return { min, max, isOpen };
}
