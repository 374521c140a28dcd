import { bound, type ItemKey, type ListQuery, oldEnd, type QueryPair } from '../lists/lists.js';
import { fromOrdinal, type ParameterKind, toOrdinal } from '../values/values.js';

export interface Begin {
  readonly from: bigint;
  /** The last item before it, which may have the same key. */
  readonly after?: ItemKey | undefined;
}

/** The keys of a list as numbers that increase in the order of the list. */
export class KeyAxis {
  /** The last possible key within the bounds of the call. */
  readonly last: bigint;
  /** Where slices end: at that key, or where a cluster that stands still may lack items. From there, the list is walked. */
  readonly end: bigint;
  readonly isBounded: boolean;
  readonly isWindowed: boolean;
  /** Whether the list may continue beyond `end`: with entities of another realm. */
  readonly isOpen: boolean;
  readonly isCompound: boolean;
  readonly #kinds: readonly (ParameterKind | undefined)[];
  readonly #sign: bigint;

  private constructor(
    readonly query: ListQuery,
    readonly example: string,
    end: bigint,
    now: bigint,
  ) {
    const [first = '', second = ''] = query.keys;
    this.isCompound = second !== '';
    this.#kinds = [query.rules[first]?.kind, query.rules[second]?.kind];
    this.#sign = BigInt(query.sign);
    const bound = query.range(first)[query.far];
    this.isBounded = bound !== undefined;
    this.isWindowed = this.isBounded && query.operation.window !== undefined;
    const given = bound?.key === undefined ? end : this.#sign * bound.key;
    this.last = given < end ? given : end;
    const old = query.order === 'asc' ? oldEnd(query, now) : undefined;
    this.end = old !== undefined && old < this.last ? old : this.last;
    this.isOpen = this.#kinds[0]?.isEntity === true && !bound;
  }

  static of(query: ListQuery, example: ItemKey | undefined, now: bigint): KeyAxis | undefined {
    const [first = '', second, third] = query.keys;
    const { rangeKey } = query.operation;
    // In a list of three keys, the query of a page depends on the page before.
    if (!rangeKey || !example || third !== undefined || query.has(second)) return undefined;
    const kind = query.rules[first]?.kind;
    const at = toOrdinal(example.first, kind);
    const limit = toOrdinal(query.sign > 0 ? rangeKey.max : rangeKey.min, kind);
    if (at === undefined || limit === undefined) return undefined;
    const realm = (key: bigint): bigint => (kind?.isEntity ? key >> 64n : 0n);
    for (const { name, operator, value } of query.pairs) {
      if (name !== first) continue;
      const key = toOrdinal(value, kind);
      if (key === undefined || realm(key) !== realm(at) || !/^[gl]/.test(operator)) return undefined;
    }
    const axis = new KeyAxis(query, example.first, BigInt(query.sign) * ((realm(at) << 64n) + limit), now);
    return axis.at(example) === undefined ? undefined : axis;
  }

  get isCut(): boolean {
    return this.end < this.last;
  }

  at(key: ItemKey | undefined): bigint | undefined {
    if (!key) return undefined;
    const [first, second] = this.#kinds;
    const at = toOrdinal(key.first, first);
    const isReadable = at !== undefined && (!this.isCompound || toOrdinal(key.second, second) !== undefined);
    return isReadable ? this.#sign * at : undefined;
  }

  behind(key: ItemKey | undefined): Begin {
    const at = this.at(key) ?? this.end;
    return { from: this.isCompound ? at : at + 1n, after: key };
  }

  beginOf(query: ListQuery): bigint | undefined {
    const key = query.range(query.keys[0])[query.near]?.key;
    return key === undefined ? undefined : this.#sign * key;
  }

  bound(side: 'near' | 'far', key: bigint): QueryPair {
    const operator = (side === 'near') === this.#sign > 0n ? 'gte' : 'lte';
    return bound(this.query.key, operator, fromOrdinal(this.#sign * key, this.#kinds[0], this.example));
  }
}

/** The smaller one of two places. */
export function earlier(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
