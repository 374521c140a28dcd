import type { Operation, ParameterRule } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { type KeyOrder, keyOrder, reversedOrder } from './key-order.js';
import {
  type Bound,
  isBound,
  isCrossed,
  type KeyRange,
  keyRange,
  onlyKey,
  type Side,
  sideOf,
} from './key-range.js';
import { bound, equality, formatQuery, lastOf, orderOf, parseQuery, type QueryPair } from './query-pairs.js';

const directions = {
  asc: { sign: 1, near: 'low', far: 'high', beyond: 'gt', atOrBeyond: 'gte' },
  desc: { sign: -1, near: 'high', far: 'low', beyond: 'lt', atOrBeyond: 'lte' },
} as const;

/**
 * The query of a list: which items it asks for, in which order. All readings are made of it. The words of its ranges:
 *
 * - The items between two bounds of the key are the range. In the order of the list, the first of them is at the `near` bound,
 *   the last one at the `far` bound: in ascending order these are `low` and `high`.
 * - `beyond` is the operator that excludes a value from the near end on, `atOrBeyond` the one that includes it.
 * - `queryAfterItem` moves the near bound to an item, `queryBeforePlace` turns a near bound into a far one, `firstChunk` limits a
 *   query to what one request may ask for, and `isContinuation` says whether one query continues another.
 *
 * It never changes: each method returns another query. A query that was received keeps its spelling, because services compare
 * some values as text.
 */
export class ListQuery {
  readonly operation: Operation;
  readonly pairs: readonly QueryPair[];
  readonly rules: Readonly<Record<string, ParameterRule>>;
  readonly order: 'asc' | 'desc';
  readonly sign: 1 | -1;
  readonly near: Side;
  readonly far: Side;
  readonly beyond: 'gt' | 'lt';
  readonly atOrBeyond: 'gte' | 'lte';
  readonly keys: readonly string[];
  readonly key: string;
  readonly #verbatim: string | undefined;

  constructor(operation: Operation, pairs: readonly QueryPair[], verbatim?: string) {
    this.operation = operation;
    this.pairs = pairs;
    this.rules = operation.parameters ?? {};
    this.order = orderOf(operation, pairs);
    const { sign, near, far, beyond, atOrBeyond } = directions[this.order];
    this.sign = sign;
    this.near = near;
    this.far = far;
    this.beyond = beyond;
    this.atOrBeyond = atOrBeyond;
    const { parameter, second, third } = operation.rangeKey ?? {};
    this.keys = [parameter, second?.parameter, third?.parameter].filter((name) => name !== undefined);
    this.key = parameter ?? '';
    this.#verbatim = verbatim;
  }

  static parse(operation: Operation, text: string): ListQuery {
    return new ListQuery(operation, parseQuery(text) ?? [], text);
  }

  get text(): string {
    return this.#verbatim ?? formatQuery(this.pairs);
  }

  get limit(): number {
    return Number(lastOf('limit', this.operation, this.pairs) ?? Infinity);
  }

  /** The items of the largest page. 0 if the description does not say. */
  get highestLimit(): number {
    return Number(this.rules.limit?.maximum ?? this.rules.limit?.cut ?? 0);
  }

  withLimit(limit: number): ListQuery {
    return this.filter(({ name }) => name !== 'limit').plus(equality('limit', String(limit)));
  }

  /**
   * The query of a follow that continues after a cursor. Lower bounds that are later than the cursor, such as two minutes before
   * a restart, would lose the items between both.
   */
  afterCursor(keyBeforeRange: string | undefined): ListQuery {
    const isLaterStart = ({ name, operator }: QueryPair): boolean =>
      operator.startsWith('g') && name !== this.key && this.isTime(name);
    const query = this.filter((pair) => !isLaterStart(pair));
    if (keyBeforeRange === undefined) return query;
    return query.withBound('gte', keyBeforeRange);
  }

  /** With the largest pages that the service allows, or that `enough` items need, unless the call has a limit. */
  withLargestPages(enough = Infinity): ListQuery {
    if (this.has('limit') || this.highestLimit === 0) return this;
    return this.withLimit(Math.min(this.highestLimit, enough));
  }

  withLimitOf({ limit }: ListQuery): ListQuery {
    if (limit === this.limit) return this;
    return this.withLimit(limit);
  }

  /** Services reduce a limit to their maximum, but may not choose their own. */
  keepsLimit(next: ListQuery): boolean {
    if (!this.has('limit')) return next.limit === this.limit;
    return next.limit >= 1 && next.limit <= this.limit;
  }

  range(name = ''): KeyRange {
    return keyRange(this.pairs, name, this.rules[name]);
  }

  /** Where the value `a` of a key stands beside `b`, in the order of this list. */
  keyOrder(a: string, b: string, name = this.key): KeyOrder {
    const ascending = keyOrder(a, b, this.rules[name]?.kind);
    return this.order === 'asc' ? ascending : reversedOrder(ascending);
  }

  /** The parameters of this query, and of another one, that two queries of one list have in common: all but order and limit. */
  sharedNames(other?: ListQuery): string[] {
    const names = new Set<string>();
    for (const { name } of [...this.pairs, ...(other?.pairs ?? [])])
      if (name !== 'order' && name !== 'limit') names.add(name);
    return Array.from(names);
  }

  /** The parameters that decide which items the list has, also by a moment. Others only choose what is shown of each item. */
  filterNames(): string[] {
    return this.sharedNames().filter((name) => !this.#isView(name));
  }

  #isView(name: string): boolean {
    // A link of a service may name anything, such as what every object inherits.
    return Object.hasOwn(this.rules, name) && this.rules[name]?.role === 'view';
  }

  /** A link of a service may name anything, such as what every object inherits. */
  isTime(name: string): boolean {
    return Object.hasOwn(this.rules, name) && this.rules[name]?.kind.name === 'timestamp';
  }

  has(name: string | undefined): boolean {
    return this.pairs.some((pair) => pair.name === name);
  }

  named(name: string | undefined): readonly QueryPair[] {
    return this.pairs.filter((pair) => pair.name === name && pair.operator === 'eq');
  }

  isNamed(name: string | undefined): boolean {
    return this.named(name).length > 0;
  }

  plus(...pairs: readonly QueryPair[]): ListQuery {
    return new ListQuery(this.operation, [...this.pairs, ...pairs]);
  }

  filter(isKept: (pair: QueryPair) => boolean): ListQuery {
    return new ListQuery(this.operation, this.pairs.filter(isKept));
  }

  /** A bound of a lower key refines that of the first, so it goes too. */
  withoutBounds(side: Side, names = this.keys): ListQuery {
    const isLimit = ({ operator }: QueryPair): boolean => isBound(operator) && sideOf(operator) === side;
    return this.filter((pair) => !names.includes(pair.name) || !isLimit(pair));
  }

  withBound(operator: 'gt' | 'gte' | 'lt' | 'lte', value: string, name = this.key): ListQuery {
    return this.withoutBounds(sideOf(operator), [name, ...this.keys.slice(1)]).plus(
      bound(name, operator, value),
    );
  }

  reversed(): ListQuery {
    const order = this.order === 'asc' ? 'desc' : 'asc';
    const others = this.pairs.filter(({ name }) => name !== 'order').reverse();
    return new ListQuery(this.operation, [...others, equality('order', order)]);
  }

  lastItem(): ListQuery {
    const all = this.reversed().filter(({ name }) => name !== 'limit');
    return all.plus(equality('limit', '1'));
  }

  /** Some lists of several keys read two bounds that meet as either of them instead of both. */
  withOnlyKey(): ListQuery {
    if (this.keys.length < 2) return this;
    const range = this.range(this.key);
    const only = onlyKey(range);
    if (only === undefined || range.equal.length + range.unequal.length > 0) return this;
    const others = this.pairs.filter(({ name }) => name !== this.key);
    return new ListQuery(this.operation, [equality(this.key, only), ...others]);
  }

  /** Whether its bounds leave no key. Some lists would answer such a query with all their items. */
  get isEmpty(): boolean {
    const { key, keys } = this;
    if (!key) return false;
    const range = this.range(key);
    if (isCrossed(range)) return true;
    // Some lists ignore an upper bound below the lowest key.
    const lowest = toOrdinal(this.operation.rangeKey?.min ?? '', this.rules[key]?.kind);
    if (lowest !== undefined && range.high?.key !== undefined && range.high.key < lowest) return true;
    const isOne = range.equal.length === 1 || onlyKey(range) !== undefined;
    return isOne && isCrossed(this.range(keys[1]));
  }

  /** The same text for all queries of the same items, in any spelling and with any page size. */
  get canonical(): string {
    return JSON.stringify([this.order, this.canonicalFilters]);
  }

  /** The name of each filter, its values in order, and its bounds, in one spelling. */
  get canonicalFilters(): readonly (readonly unknown[])[] {
    const filters = [];
    for (const name of this.sharedNames().sort()) {
      const kind = this.rules[name]?.kind;
      const plain = (value: string): string => {
        const number = toOrdinal(value, kind);
        if (number !== undefined) return String(number);
        // A cursor in a link of an unknown service may be base64, where two places may differ only in case.
        if (this.operation.isUndescribed) return value;
        return value.toLowerCase();
      };
      const { equal, unequal, low, high } = this.range(name);
      const values = [equal, unequal].map((all) => Array.from(new Set(all.map(plain))).sort());
      filters.push([name, ...values, boundText(low), boundText(high)]);
    }
    return filters;
  }
}

/** `gt:5` is the number 6, the same as `gte:6`. A text has no next one, so `gt:abc` is not `gte:abc`. */
function boundText(bound: Bound | undefined): string {
  if (!bound) return 'undefined';
  if (bound.key !== undefined) return String(bound.key);
  return bound.isIncluded ? bound.value : `beyond ${bound.value}`;
}
