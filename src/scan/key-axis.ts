import { bound, type ItemKey, type ListQuery, type QueryPair } from '../lists/lists.js';
import { fromOrdinal, type ParameterKind, toOrdinal } from '../values/values.js';

/** The position of an item on an axis. */
export interface Place {
  readonly key: bigint;
  /** Orders items of one key; 0 if each key has one item. */
  readonly second: bigint;
}

/** The part of a range from a key on. */
export interface Begin {
  readonly from: bigint;
  /** The last item before it, which may have the same key. */
  readonly after?: ItemKey | undefined;
}

/** The keys of a list as numbers that increase in the order of the list, ascending or descending. */
export class KeyAxis {
  /** The last key that is possible within the bounds of the call. */
  readonly end: bigint;
  /** Whether that is a bound of the call. */
  readonly isBounded: boolean;
  /** Whether the list may continue beyond `end`: with entities of another realm. */
  readonly isOpen: boolean;
  /** Whether a key may have several items. */
  readonly isCompound: boolean;
  readonly #name: string;
  readonly #kinds: readonly (ParameterKind | undefined)[];
  readonly #sign: bigint;
  /** A key in the spelling of the service. */
  readonly #example: string;

  private constructor(query: ListQuery, example: string, end: bigint) {
    const [first = '', second = ''] = query.keys;
    this.isCompound = second !== '';
    this.#name = first;
    this.#kinds = [query.rules[first]?.kind, query.rules[second]?.kind];
    this.#sign = BigInt(query.sign);
    this.#example = example;
    const bound = query.range(first)[query.far];
    this.isBounded = bound !== undefined;
    const last = bound?.key === undefined ? end : this.#sign * bound.key;
    this.end = last < end ? last : end;
    this.isOpen = this.#kinds[0]?.isEntity === true && !bound;
  }

  /** The axis of a list with a known item; undefined if its range cannot be cut. */
  static of(query: ListQuery, example: ItemKey | undefined): KeyAxis | undefined {
    const [first = '', second, third] = query.keys;
    const { rangeKey } = query.operation;
    // In a list of three keys, the query of a page depends on the page before.
    if (!rangeKey || !example || third !== undefined || query.has(second)) return undefined;
    const kind = query.rules[first]?.kind;
    const at = toOrdinal(example.first, kind);
    const limit = toOrdinal(query.sign > 0 ? rangeKey.max : rangeKey.min, kind);
    if (at === undefined || limit === undefined) return undefined;
    // Shard and realm come before the number of an entity, and stay the same on an axis.
    const realm = (key: bigint): bigint => (kind?.isEntity ? key >> 64n : 0n);
    for (const { name, operator, value } of query.pairs) {
      if (name !== first) continue;
      const key = toOrdinal(value, kind);
      if (key === undefined || realm(key) !== realm(at) || !/^[gl]/.test(operator)) return undefined;
    }
    const axis = new KeyAxis(query, example.first, BigInt(query.sign) * ((realm(at) << 64n) + limit));
    return axis.place(example) && axis;
  }

  /** Undefined for a key that is not a number. */
  place(key: ItemKey | undefined): Place | undefined {
    if (!key) return undefined;
    const [first, second] = this.#kinds;
    const at = toOrdinal(key.first, first);
    const within = this.isCompound ? toOrdinal(key.second, second) : 0n;
    return at === undefined || within === undefined
      ? undefined
      : { key: this.#sign * at, second: this.#sign * within };
  }

  /** The position of a key; undefined if it is not a number. */
  at(key: ItemKey | undefined): bigint | undefined {
    return this.place(key)?.key;
  }

  /** Whether an item is behind another one. */
  isBehind(key: ItemKey | undefined, other: ItemKey | undefined): boolean {
    const [a, b] = [this.place(key), this.place(other)];
    return a !== undefined && (!b || a.key > b.key || (a.key === b.key && a.second > b.second));
  }

  /** The rest of the range behind an item. */
  behind(key: ItemKey | undefined): Begin {
    const at = this.at(key) ?? this.end;
    return { from: this.isCompound ? at : at + 1n, after: key };
  }

  /** The first key within the bounds of a query; undefined if it has no near bound. */
  beginOf(query: ListQuery): bigint | undefined {
    const key = query.range(query.keys[0])[query.near]?.key;
    return key === undefined ? undefined : this.#sign * key;
  }

  /** The filter for all from a key on. */
  from(key: bigint): QueryPair {
    return this.#bound(this.#sign > 0n ? 'gte' : 'lte', key);
  }

  /** The filter for all up to a key. */
  to(key: bigint): QueryPair {
    return this.#bound(this.#sign > 0n ? 'lte' : 'gte', key);
  }

  /** The query of all from a key on. */
  queryFrom(list: ListQuery, key: bigint): ListQuery {
    return list.withoutBounds(list.near).plus(this.from(key));
  }

  #bound(operator: string, key: bigint): QueryPair {
    return bound(this.#name, operator, fromOrdinal(this.#sign * key, this.#kinds[0], this.#example));
  }
}
