import {
  direction,
  type Operation,
  type ParameterRule,
  type QueryPair,
  type RangeKey,
} from '../client/client.js';
import { bound, type ItemKey, keyRange } from '../lists/lists.js';
import { fromOrdinal, toOrdinal } from '../values/values.js';

/** Where an item stands on an axis. */
export interface Place {
  readonly key: bigint;
  /** What orders items of one key; 0 where a key has one item. */
  readonly second: bigint;
}

/** The keys of a list as numbers that grow while the list goes on, whichever way it goes. */
export class KeyAxis {
  /** The greatest key that there can be within the bounds of the call. */
  readonly end: bigint;
  /** Whether that is a bound of the call. */
  readonly isBounded: boolean;
  /** Whether the list may go on beyond that: with entities of another realm. */
  readonly isOpen: boolean;
  readonly #key: RangeKey;
  readonly #rules: Readonly<Record<string, ParameterRule>>;
  readonly #sign: bigint;
  /** A key as the service writes it. */
  readonly #example: string;

  private constructor(
    { rangeKey, parameters }: Operation & { readonly rangeKey: RangeKey },
    sign: bigint,
    example: string,
    end: bigint,
    isBounded: boolean,
  ) {
    this.#key = rangeKey;
    this.#rules = parameters ?? {};
    this.#sign = sign;
    this.#example = example;
    this.end = end;
    this.isBounded = isBounded;
    this.isOpen = this.#rule?.kind.isEntity === true && !isBounded;
  }

  /** The axis of a list of which its first query and a key are known; undefined where it cannot be cut. */
  static of(
    operation: Operation,
    first: readonly QueryPair[],
    example: ItemKey | undefined,
  ): KeyAxis | undefined {
    const { rangeKey, parameters = {} } = operation;
    // Pages of three keys are asked for by what came before them.
    if (
      !rangeKey ||
      rangeKey.third ||
      !example ||
      first.some(({ name }) => name === rangeKey.second?.parameter)
    )
      return undefined;
    const sign = direction(operation, first) === 'asc' ? 1n : -1n;
    const last = lastKey(rangeKey, parameters[rangeKey.parameter], sign, first, example.first);
    if (!last) return undefined;
    const axis = new KeyAxis({ ...operation, rangeKey }, sign, example.first, last.end, last.isBounded);
    return axis.place(example) && axis;
  }

  get #rule(): ParameterRule | undefined {
    return this.#rules[this.#key.parameter];
  }

  /** Undefined for a key that is no number. */
  place(key: ItemKey | undefined): Place | undefined {
    if (!key) return undefined;
    const { second } = this.#key;
    const at = toOrdinal(key.first, this.#rule?.kind);
    const within = second ? toOrdinal(key.second, this.#rules[second.parameter]?.kind) : 0n;
    return at === undefined || within === undefined
      ? undefined
      : { key: this.#sign * at, second: this.#sign * within };
  }

  /** The first key that a query lets pass; undefined where it has no bound there. */
  begin(query: readonly QueryPair[]): bigint | undefined {
    const { low, high } = keyRange(query, this.#key.parameter, this.#rule);
    const ahead = this.#sign > 0n ? low : high;
    const at = ahead && toOrdinal(ahead.value, this.#rule?.kind);
    return at === undefined ? undefined : this.#sign * at + (ahead?.isIncluded ? 0n : 1n);
  }

  /** The filter that lets pass what is at a key and after it. */
  from(key: bigint): QueryPair {
    return this.#bound(this.#sign > 0n ? 'gte' : 'lte', key);
  }

  /** The filter that lets pass what is at a key and before it. */
  to(key: bigint): QueryPair {
    return this.#bound(this.#sign > 0n ? 'lte' : 'gte', key);
  }

  #bound(operator: string, key: bigint): QueryPair {
    return bound(
      this.#key.parameter,
      operator,
      fromOrdinal(this.#sign * key, this.#rule?.kind, this.#example),
    );
  }
}

/** The greatest key within the bounds of a query; undefined where a filter over the key is no bound. */
function lastKey(
  { parameter, min, max }: RangeKey,
  rule: ParameterRule | undefined,
  sign: bigint,
  first: readonly QueryPair[],
  example: string,
): { end: bigint; isBounded: boolean } | undefined {
  const [known, farthest] = [example, sign > 0n ? max : min].map((text) => toOrdinal(text, rule?.kind));
  if (known === undefined || farthest === undefined) return undefined;
  // Shard and realm come before the number of an entity, and stay the same on an axis.
  const realm = (of: bigint): bigint => (rule?.kind.isEntity ? of >> 64n : 0n);
  let end = sign * ((realm(known) << 64n) + farthest);
  let isBounded = false;
  for (const { name, operator, value } of first) {
    if (name !== parameter) continue;
    const given = toOrdinal(value, rule?.kind);
    if (given === undefined || realm(given) !== realm(known) || !/^[gl]/.test(operator)) return undefined;
    if (operator.startsWith('g') === sign > 0n) continue;
    const last = sign * given - (operator.endsWith('e') ? 0n : 1n);
    if (last < end) end = last;
    isBounded = true;
  }
  return { end, isBounded };
}
