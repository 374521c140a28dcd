import { compare, holds as holdsFor, type Operator } from '../../src/sandbox/ledger/query.js';

/** Whether a value satisfies one filter. */
export function holds(value: bigint, operator: string, bound: bigint): boolean {
  return holdsFor(compare(value, bound), operator as Operator);
}

/** One filter of a query. */
export interface Pair {
  readonly name: string;
  /** The value with its operator. */
  readonly text: string;
  readonly operator: string;
  readonly value: string;
}

export type Order = 'asc' | 'desc';

/** The filters of a query, in its order. */
export function readPairs(search: string): Pair[] {
  return [...new URLSearchParams(search)].map(([name, text]) => readPair(name, text));
}

export function readPair(name: string, text: string): Pair {
  const [, operator = 'eq', value = text] = /^(eq|ne|gte?|lte?):(.*)$/s.exec(text) ?? [];
  return { name, text, operator, value };
}

export function writePairs(pairs: readonly Pick<Pair, 'name' | 'text'>[]): string {
  const encode = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');
  return pairs.map(({ name, text }) => `${name}=${encode(text)}`).join('&');
}

/** The last value of a parameter, which counts if there are several. */
export function lastOf(pairs: readonly Pair[], key: string): string | undefined {
  return pairs.findLast(({ name }) => name === key)?.value;
}

/** The first letter of the operators that a walk in this order moves. */
export function side(order: Order): 'g' | 'l' {
  return order === 'asc' ? 'g' : 'l';
}
