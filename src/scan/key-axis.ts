import { bound, type ItemKey, isGapless, type ListQuery, oldEnd, type QueryPair } from '../lists/lists.js';
import { fromOrdinal, type ParameterKind, toOrdinal } from '../values/values.js';

/** Where a request starts. */
export interface Begin {
  readonly from: bigint;
  /** The last item before it, which may have the same key. */
  readonly after?: ItemKey | undefined;
}

/** The shape of filters that bound a range: `gt`, `gte`, `lt`, `lte`. Others, such as `ne`, leave holes in it. */
const rangeOperator = /^[gl]/;
/** An entity ID as a number is its realm, followed by so many bits for its number in the realm. */
const bitsOfNumber = 64n;

/**
 * The keys of a list as numbers that increase in the order of the list, whichever its direction: places. A scan cuts them
 * into slices and `split` into parts, without knowing whether they are timestamps, entity IDs or serial numbers. `of`
 * returns undefined for a list that cannot be cut in this way, which is then read page by page.
 */
export class KeyAxis {
  /** The last possible key within the bounds of the call. */
  readonly last: bigint;
  /** Where slices end: at that key, or where a cluster that stands still may lack items. From there, the list is walked. */
  readonly end: bigint;
  readonly isBounded: boolean;
  readonly isWindowed: boolean;
  /** Whether the list may continue beyond `end`: with entities of another realm. */
  readonly isOpen: boolean;
  /** Whether two keys order the list, so that items may share the first one. */
  readonly isCompound: boolean;
  /** Whether each key up to the newest one has an item. */
  readonly isGapless: boolean;
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
    this.isGapless = isGapless(query);
    this.#kinds = [query.rules[first]?.kind, query.rules[second]?.kind];
    this.#sign = BigInt(query.sign);
    const bound = query.range(first)[query.far];
    this.isBounded = bound !== undefined;
    this.isWindowed = this.isBounded && query.operation.window !== undefined;
    this.isOpen = this.#kinds[0]?.isEntity === true && !bound;
    this.last = earlier(end, this.#placeOf(bound?.key) ?? end);
    this.end = this.last;
    // Newest first, the young end comes first. The scanner has read it before it cuts the list.
    if (query.order === 'asc') this.end = earlier(this.last, oldEnd(query, now) ?? this.last);
  }

  static of(query: ListQuery, example: ItemKey | undefined, now: bigint): KeyAxis | undefined {
    const [first = '', second, third] = query.keys;
    const { rangeKey } = query.operation;
    // In a list of three keys, the query of a page depends on the page before.
    if (!rangeKey || !example || third !== undefined || query.has(second)) return undefined;
    const kind = query.rules[first]?.kind;
    const shown = toOrdinal(example.first, kind);
    const limit = toOrdinal(query.sign > 0 ? rangeKey.max : rangeKey.min, kind);
    if (shown === undefined || limit === undefined) return undefined;
    const realm = realmOf(shown, kind);
    for (const { name, operator, value } of query.pairs) {
      if (name !== first) continue;
      const key = toOrdinal(value, kind);
      if (key === undefined || realmOf(key, kind) !== realm || !rangeOperator.test(operator))
        return undefined;
    }
    const end = BigInt(query.sign) * ((realm << bitsOfNumber) + limit);
    const axis = new KeyAxis(query, example.first, end, now);
    // An example that it cannot read, such as an alias in the second key, says the same of other items.
    if (axis.at(example) === undefined) return undefined;
    return axis;
  }

  /** Whether the end of the list is young, so that it is walked. */
  get isCut(): boolean {
    return this.end < this.last;
  }

  /** The place of an item; undefined if it has no readable key. */
  at(key: ItemKey | undefined): bigint | undefined {
    if (!key) return undefined;
    const [first, second] = this.#kinds;
    if (this.isCompound && toOrdinal(key.second, second) === undefined) return undefined;
    return this.#placeOf(toOrdinal(key.first, first));
  }

  behind(key: ItemKey | undefined): Begin {
    const at = this.at(key) ?? this.end;
    // Of two keys, the next item may have the same first one.
    return { from: this.isCompound ? at : at + 1n, after: key };
  }

  beginOf(query: ListQuery): bigint | undefined {
    return this.#placeOf(query.range(query.keys[0])[query.near]?.key);
  }

  bound(side: 'near' | 'far', key: bigint): QueryPair {
    const isLowerBound = (side === 'near') === this.#sign > 0n;
    return bound(
      this.query.key,
      isLowerBound ? 'gte' : 'lte',
      fromOrdinal(this.#sign * key, this.#kinds[0], this.example),
    );
  }

  #placeOf(ordinal: bigint | undefined): bigint | undefined {
    if (ordinal === undefined) return undefined;
    return this.#sign * ordinal;
  }
}

/** Keys of other realms are far away: a range within one realm is cut. */
function realmOf(key: bigint, kind: ParameterKind | undefined): bigint {
  if (!kind?.isEntity) return 0n;
  return key >> bitsOfNumber;
}

/** The smaller one of two places. */
export function earlier(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
