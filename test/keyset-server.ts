import type { Fetch } from '../src/client/client.js';

/** A sort key of a list. */
export interface Column {
  /** The filter on the key. */
  readonly parameter: string;
  /** Property of an item that holds it. */
  readonly field: string;
  /** Parses a value to a number that sorts as the service does. */
  readonly read: (text: string) => bigint;
}

/** `shard.realm.num` or the number alone, of shard and realm 0. */
export const entity = (text: string): bigint => BigInt(text.slice(text.lastIndexOf('.') + 1));

/** An integer, or hexadecimal digits after 0x. */
export const integer = (text: string): bigint => BigInt(text);

/** Nanoseconds of `seconds.nanoseconds`. */
export function timestamp(text: string): bigint {
  const [seconds = '', fraction = ''] = text.split('.');
  return BigInt(seconds + fraction.padEnd(9, '0'));
}

export type Item = Readonly<Record<string, unknown>>;

/** One list of a service. */
export interface KeysetList {
  readonly path: string;
  /** Property of a page that holds its items. */
  readonly property: string;
  readonly column: Column;
  /** The second sort key: orders items with equal first keys. */
  readonly lower?: Column;
  /** In ascending order. */
  readonly items: readonly Item[];
  readonly order: 'asc' | 'desc';
  /** Further properties of a page. */
  readonly beside?: object;
}

/** Flaws of a service that a client must cope with. */
export interface Weakness {
  /** With `ne` on the sort key, next repeats the query. */
  readonly repeatsUnderNe?: boolean;
  /** Next has lost all bounds on the sort key except the moving one, and with `ne` that one as well. */
  readonly dropsBounds?: boolean;
  /** An empty page precedes each page. Its next leads to it. */
  readonly emptyPages?: boolean;
  /** Next is an absolute URL with this prefix. */
  readonly nextOrigin?: string;
}

interface Pair {
  readonly name: string;
  readonly text: string;
  readonly operator: string;
  readonly value: string;
}

/** Serves a list page by page as the query service does: by filters on its sort key. */
export class KeysetServer {
  /** Requested addresses. */
  readonly urls: URL[] = [];
  readonly signals: AbortSignal[] = [];
  readonly #list: KeysetList;
  readonly #weakness: Weakness;
  readonly #prefix: string;

  /** `prefix` is the path of a hosted service. Its `next` does not contain it. */
  constructor(list: KeysetList, weakness: Weakness = {}, prefix = '') {
    this.#list = list;
    this.#weakness = weakness;
    this.#prefix = prefix;
  }

  readonly fetch: Fetch = async (address, { signal }) => {
    const url = new URL(address);
    this.urls.push(url);
    // Fail on a loop instead of running out of memory.
    if (this.urls.length > 3 * this.#list.items.length + 100) throw new Error('a walk without end');
    if (signal) this.signals.push(signal);
    if (url.pathname !== `${this.#prefix}${this.#list.path}`)
      return json({ _status: { messages: [{ message: 'Not found' }] } }, 404);
    return json(this.#page(readPairs(url.search)));
  };

  /** Requested queries, without their question marks. */
  get queries(): string[] {
    return this.urls.map(({ search }) => search.slice(1));
  }

  #page(pairs: readonly Pair[]): object {
    const { items, property, order: usual, column, lower, beside } = this.#list;
    const order = pairs.findLast(({ name }) => name === 'order')?.value ?? usual;
    const limit = Math.min(100, Number(pairs.findLast(({ name }) => name === 'limit')?.value ?? 25));
    const fits = filter(pairs, column, lower);
    const found = items.filter(fits);
    if (order === 'desc') found.reverse();
    const side = order === 'desc' ? 'l' : 'g';
    const first = found[0];
    if (this.#weakness.emptyPages && first) {
      const here = { name: column.parameter, text: `${side}te:${key(first, column)}` };
      if (!pairs.some(({ name, text }) => name === here.name && text === here.text))
        return { ...beside, [property]: [], links: { next: this.#next(pairs, side, [here]) } };
    }
    const page = found.slice(0, limit);
    const last = page.at(-1);
    // A full last page also has a next.
    if (!last || page.length < limit) return { ...beside, [property]: page, links: { next: null } };
    const bounds = lower
      ? [
          { name: column.parameter, text: `${side}te:${key(last, column)}` },
          { name: lower.parameter, text: `${side}t:${key(last, lower)}` },
        ]
      : [{ name: column.parameter, text: `${side}t:${key(last, column)}` }];
    return { ...beside, [property]: page, links: { next: this.#next(pairs, side, bounds) } };
  }

  #next(pairs: readonly Pair[], side: string, bounds: readonly Pick<Pair, 'name' | 'text'>[]): string {
    const { repeatsUnderNe, dropsBounds, nextOrigin = '' } = this.#weakness;
    const { path, column, lower } = this.#list;
    const isSorted = (name: string): boolean => name === column.parameter || name === lower?.parameter;
    const hasNe = pairs.some(({ name, operator }) => isSorted(name) && operator === 'ne');
    const isDropped = ({ name, operator }: Pair): boolean =>
      isSorted(name) && (operator.startsWith(side) || (dropsBounds === true && /^[gl]/.test(operator)));
    const others = pairs.filter((pair) => !isSorted(pair.name));
    const kept = pairs.filter((pair) => isSorted(pair.name) && !isDropped(pair));
    let query: readonly Pick<Pair, 'name' | 'text'>[] = [...kept, ...others.reverse(), ...bounds];
    if (hasNe && dropsBounds) query = [...kept, ...others];
    if (hasNe && repeatsUnderNe) query = pairs;
    return `${nextOrigin}${path}?${query.map(({ name, text }) => `${name}=${encode(text)}`).join('&')}`;
  }
}

function readPairs(search: string): Pair[] {
  return [...new URLSearchParams(search)].map(([name, text]) => {
    const [, operator = 'eq', value = text] = /^(eq|ne|gte?|lte?):(.*)$/.exec(text) ?? [];
    return { name, text, operator, value };
  });
}

/** A bound on the second key applies to items whose first key equals the bound on the first key. */
function filter(pairs: readonly Pair[], column: Column, lower: Column | undefined): (item: Item) => boolean {
  const of = (sortKey: Column | undefined): Test[] =>
    pairs
      .filter(({ name }) => name === sortKey?.parameter)
      .map(({ operator, value }) => ({ operator, value: sortKey?.read(value) ?? 0n }));
  const [firsts, seconds] = [of(column), of(lower)];
  return (item) => {
    const first = column.read(key(item, column));
    const second = lower ? lower.read(key(item, lower)) : 0n;
    const side = (letter: string): boolean => {
      const bounds = firsts.filter(({ operator }) => operator.startsWith(letter));
      const within = seconds.filter(({ operator }) => operator.startsWith(letter));
      if (bounds.length === 0) return within.every((test) => holds(second, test));
      return bounds.every(
        (bound) =>
          holds(first, bound) && (first !== bound.value || within.every((test) => holds(second, test))),
      );
    };
    const plain = (value: bigint, tests: readonly Test[]): boolean =>
      tests.every((test) => (/^[gl]/.test(test.operator) ? true : holds(value, test)));
    return plain(first, firsts) && plain(second, seconds) && side('g') && side('l');
  };
}

interface Test {
  readonly operator: string;
  readonly value: bigint;
}

function holds(value: bigint, { operator, value: bound }: Test): boolean {
  switch (operator) {
    case 'ne':
      return value !== bound;
    case 'gt':
      return value > bound;
    case 'gte':
      return value >= bound;
    case 'lt':
      return value < bound;
    case 'lte':
      return value <= bound;
    default:
      return value === bound;
  }
}

function key(item: Item, { field }: Column): string {
  return String(item[field]);
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}

/** A reply with this body. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
