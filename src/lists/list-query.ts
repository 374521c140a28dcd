import type { Operation, ParameterRule } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { type KeyOrder, keyOrder, reversedOrder } from './key-order.js';
import { isCrossed, type KeyRange, keyRange, onlyKey, type Side } from './key-range.js';
import { bound, equality, formatQuery, lastOf, orderOf, parseQuery, type QueryPair } from './query-pairs.js';

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
    const isUp = this.order === 'asc';
    this.sign = isUp ? 1 : -1;
    this.near = isUp ? 'low' : 'high';
    this.far = isUp ? 'high' : 'low';
    this.beyond = isUp ? 'gt' : 'lt';
    this.atOrBeyond = isUp ? 'gte' : 'lte';
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
    return keyBeforeRange === undefined ? query : query.withBound('gte', keyBeforeRange);
  }

  /** With the largest pages that the service allows, or that `enough` items need, unless the call has a limit. */
  withLargestPages(enough = Infinity): ListQuery {
    if (this.has('limit') || this.highestLimit === 0) return this;
    return this.withLimit(Math.min(this.highestLimit, enough));
  }

  withLimitOf({ limit }: ListQuery): ListQuery {
    return limit === this.limit ? this : this.withLimit(limit);
  }

  /** Services reduce a limit to their maximum, but may not choose their own. */
  keepsLimit(rest: ListQuery): boolean {
    if (!this.has('limit')) return rest.limit === this.limit;
    return rest.limit >= 1 && rest.limit <= this.limit;
  }

  range(name = ''): KeyRange {
    return keyRange(this.pairs, name, this.rules[name]);
  }

  /** Where the value `a` of a key stands beside `b`, in the order of this list. */
  keyOrder(a: string, b: string, name = this.key): KeyOrder {
    const ascending = keyOrder(a, b, this.rules[name]?.kind);
    return this.order === 'asc' ? ascending : reversedOrder(ascending);
  }

  filterNames(other?: ListQuery): string[] {
    const names = new Set<string>();
    for (const { name } of [...this.pairs, ...(other?.pairs ?? [])])
      if (name !== 'order' && name !== 'limit') names.add(name);
    return Array.from(names);
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
    const letter = side === 'low' ? 'g' : 'l';
    return this.filter(({ name, operator }) => operator[0] !== letter || !names.includes(name));
  }

  withBound(operator: 'gt' | 'gte' | 'lt' | 'lte', value: string, name = this.key): ListQuery {
    const side = operator[0] === 'g' ? 'low' : 'high';
    return this.withoutBounds(side, [name, ...this.keys.slice(1)]).plus(bound(name, operator, value));
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
    for (const name of this.filterNames().sort()) {
      const kind = this.rules[name]?.kind;
      const plain = (value: string): string => String(toOrdinal(value, kind) ?? value.toLowerCase());
      const { equal, unequal, low, high } = this.range(name);
      const values = [equal, unequal].map((all) => Array.from(new Set(all.map(plain))).sort());
      filters.push([name, ...values, String(low?.key ?? low?.value), String(high?.key ?? high?.value)]);
    }
    return filters;
  }
}
