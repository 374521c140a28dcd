import type { Operation, ParameterRule } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import { isCrossed, type KeyRange, keyRange, onlyKey, type Side } from './key-range.js';
import { parseQuery, type QueryPair } from './parse-query.js';
import { bound, equality, formatQuery, orderOf } from './query-pairs.js';

/** The query of a list: its operation, and the parameters of one request. It does not change. */
export class ListQuery {
  readonly operation: Operation;
  readonly pairs: readonly QueryPair[];
  readonly order: 'asc' | 'desc';
  /** 1 in ascending order, -1 in descending order. */
  readonly sign: 1 | -1;
  /** The sides of the range where the list begins and ends. */
  readonly near: Side;
  readonly far: Side;
  /** The operator for all behind a key, in the order of the list. */
  readonly beyond: 'gt' | 'lt';
  /** The parameters that the list is sorted by, the first key first. */
  readonly keys: readonly string[];
  /** The first of them; empty if the keys are unknown. */
  readonly key: string;
  readonly rules: Readonly<Record<string, ParameterRule>>;
  /** The text that it was parsed from, which is sent as it is. */
  readonly #verbatim: string | undefined;

  constructor(operation: Operation, pairs: readonly QueryPair[], verbatim?: string) {
    this.operation = operation;
    this.pairs = pairs;
    this.order = orderOf(operation, pairs);
    const isUp = this.order === 'asc';
    this.sign = isUp ? 1 : -1;
    this.near = isUp ? 'low' : 'high';
    this.far = isUp ? 'high' : 'low';
    this.beyond = isUp ? 'gt' : 'lt';
    const { parameter, second, third } = operation.rangeKey ?? {};
    const keys: string[] = [];
    for (const name of [parameter, second?.parameter, third?.parameter])
      if (name !== undefined) keys.push(name);
    this.keys = keys;
    this.key = parameter ?? '';
    this.rules = operation.parameters ?? {};
    this.#verbatim = verbatim;
  }

  static parse(operation: Operation, text: string): ListQuery {
    return new ListQuery(operation, parseQuery(text) ?? [], text);
  }

  get text(): string {
    return this.#verbatim ?? formatQuery(this.pairs);
  }

  /** The most items of one page: the parameter `limit` or its default, infinity without either. */
  get limit(): number {
    const limit = this.pairs.findLast(({ name }) => name === 'limit')?.text ?? this.rules.limit?.default;
    return limit === undefined ? Infinity : Number(limit);
  }

  /** Whether a rest keeps the page size. Services reduce a limit to their maximum, but may not choose their own. */
  keepsLimit(rest: ListQuery): boolean {
    if (!this.has('limit')) return rest.limit === this.limit;
    return rest.limit >= 1 && rest.limit <= this.limit;
  }

  /** The filters of a parameter. */
  range(name = ''): KeyRange {
    return keyRange(this.pairs, name, this.rules[name]);
  }

  has(name: string | undefined): boolean {
    return this.pairs.some((pair) => pair.name === name);
  }

  /** The pairs that request values of a parameter by name. */
  named(name: string | undefined): readonly QueryPair[] {
    return this.pairs.filter((pair) => pair.name === name && pair.operator === 'eq');
  }

  isNamed(name: string | undefined): boolean {
    return this.named(name).length > 0;
  }

  /** The same query for another form of the operation. */
  of(operation: Operation): ListQuery {
    return new ListQuery(operation, this.pairs, this.#verbatim);
  }

  plus(...pairs: readonly QueryPair[]): ListQuery {
    return new ListQuery(this.operation, [...this.pairs, ...pairs]);
  }

  filter(isKept: (pair: QueryPair) => boolean): ListQuery {
    return new ListQuery(this.operation, this.pairs.filter(isKept));
  }

  /** Without the bounds of a side over its keys. A bound of a lower key refines that of the first, so it goes too. */
  withoutBounds(side: Side, names = this.keys): ListQuery {
    const letter = side === 'low' ? 'g' : 'l';
    return this.filter(({ name, operator }) => operator[0] !== letter || !names.includes(name));
  }

  /** With another bound of its side, over the first key or another parameter in place of it. */
  withBound(operator: 'gt' | 'gte' | 'lt' | 'lte', value: string, name = this.key): ListQuery {
    const side = operator[0] === 'g' ? 'low' : 'high';
    return this.withoutBounds(side, [name, ...this.keys.slice(1)]).plus(bound(name, operator, value));
  }

  /** The same items in the other order. */
  reversed(): ListQuery {
    const order = this.order === 'asc' ? 'desc' : 'asc';
    const others = this.pairs.filter(({ name }) => name !== 'order').reverse();
    return new ListQuery(this.operation, [...others, equality('order', order)]);
  }

  /** Its last item alone. */
  lastItem(): ListQuery {
    return this.reversed()
      .filter(({ name }) => name !== 'limit')
      .plus(equality('limit', '1'));
  }

  /**
   * The same query with its first key by name, if its bounds leave only one: services read two bounds that meet as
   * either of them instead of both. Only lists of several keys need it.
   */
  withOnlyKey(): ListQuery {
    const [first, second] = this.keys;
    if (first === undefined || second === undefined) return this;
    const range = this.range(first);
    const only = onlyKey(range);
    if (only === undefined || range.equal.length + range.unequal.length > 0) return this;
    const others = this.pairs.filter(({ name }) => name !== first);
    return new ListQuery(this.operation, [equality(first, only), ...others]);
  }

  /** Whether its bounds leave no key. Some lists would answer such a query with all their items. */
  get isEmpty(): boolean {
    const [first, second] = this.keys;
    if (first === undefined) return false;
    const range = this.range(first);
    if (isCrossed(range)) return true;
    // No key is lower than the lowest, although some lists ignore an upper bound there.
    const lowest = toOrdinal(this.operation.rangeKey?.min ?? '', this.rules[first]?.kind);
    if (lowest !== undefined && range.high?.key !== undefined && range.high.key < lowest) return true;
    const isOne = range.equal.length === 1 || onlyKey(range) !== undefined;
    return second !== undefined && isOne && isCrossed(this.range(second));
  }

  /** The same text for all queries of the same items, however they are spelled and whatever their page size is. */
  get canonical(): string {
    const names = new Set(this.pairs.map(({ name }) => name));
    names.delete('order');
    names.delete('limit');
    const filters = [...names].sort().map((name) => {
      const kind = this.rules[name]?.kind;
      const plain = (value: string): string => String(toOrdinal(value, kind) ?? value.toLowerCase());
      const list = (values: readonly string[]): string[] => [...new Set(values.map(plain))].sort();
      const { equal, unequal, low, high } = this.range(name);
      return [name, list(equal), list(unequal), ...[low, high].map((end) => String(end?.key ?? end?.value))];
    });
    return JSON.stringify([this.order, filters]);
  }
}
