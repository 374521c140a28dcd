import { encodeText, type Operation, type ParameterRule } from '../client/client.js';
import { toOrdinal } from '../values/values.js';
import type { QueryPair } from './parse-query.js';

/** A filter with an operator. */
export function bound(name: string, operator: string, value: string): QueryPair {
  return { name, text: `${operator}:${value}`, operator: operator as QueryPair['operator'], value };
}

/** A parameter that equals a value. */
export function equality(name: string, value: string): QueryPair {
  return { name, text: value, operator: 'eq', value };
}

/** Pairs as a query string. */
export function formatQuery(pairs: readonly Pick<QueryPair, 'name' | 'text'>[]): string {
  return pairs.map(({ name, text }) => `${encodeText(name)}=${encodeText(text)}`).join('&');
}

/** The order of a list: the parameter `order`, or its default. */
export function orderOf({ parameters = {} }: Operation, pairs: readonly QueryPair[]): 'asc' | 'desc' {
  const order = pairs.findLast(({ name }) => name === 'order')?.text ?? parameters.order?.default;
  return String(order).toLowerCase() === 'desc' ? 'desc' : 'asc';
}

/** Negative if `a` is less than `b`, 0 if they are equal, positive if it is greater, NaN if they have no order. */
export function compare(a: string, b: string, rule: ParameterRule | undefined): number {
  if (a === b) return 0;
  const kind = rule?.kind;
  const isDecimal = kind?.isEntity || /^(amount|integer|timestamp)$/.test(kind?.name ?? '');
  if (isDecimal && haveOneShape(a, b)) return a < b ? -1 : 1;
  const [left, right] = [toOrdinal(a, kind), toOrdinal(b, kind)];
  // Services accept words in upper and lower case, and return them in one of the two.
  if (left === undefined || right === undefined) return a.toLowerCase() === b.toLowerCase() ? 0 : Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Most keys of a page have digits and dots in the same places. Such texts sort like their numbers. */
function haveOneShape(a: string, b: string): boolean {
  return (
    a.length === b.length &&
    a.indexOf('.') === b.indexOf('.') &&
    a.lastIndexOf('.') === b.lastIndexOf('.') &&
    /^[\d.]+$/.test(a) &&
    /^[\d.]+$/.test(b)
  );
}
