import { type Operator, type ParameterKind, splitOperator, toOrdinal } from '../../values/values.js';
import type { Operation } from '../operation.js';
import type { ParameterRule } from '../parameter-rule.js';
import { encodeText } from './encode-value.js';

/** One `name=value` of a query, decoded. */
export interface QueryPair {
  name: string;
  /** The value with its operator. */
  text: string;
  operator: Operator;
  value: string;
}

/** The pairs of a query string in their order; undefined if it is none that could be sent as it is. */
export function parseQuery(query: string): QueryPair[] | undefined {
  if (/[\s#]/.test(query)) return undefined;
  try {
    return query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const at = part.indexOf('=');
        const name = decodeURIComponent(at < 0 ? part : part.slice(0, at));
        const text = decodeURIComponent(at < 0 ? '' : part.slice(at + 1));
        const { operator = 'eq', value } = splitOperator(text);
        return { name, text, operator, value };
      });
  } catch {
    return undefined;
  }
}

/** Pairs as a query string. */
export function formatQuery(pairs: readonly Pick<QueryPair, 'name' | 'text'>[]): string {
  return pairs.map(({ name, text }) => `${encodeText(name)}=${encodeText(text)}`).join('&');
}

/** Which way a list goes. */
export function direction({ parameters = {} }: Operation, pairs: readonly QueryPair[]): 'asc' | 'desc' {
  const given = pairs.findLast(({ name }) => name === 'order')?.text ?? parameters.order?.default;
  return String(given).toLowerCase() === 'desc' ? 'desc' : 'asc';
}

/** How many items a query asks for at most, as it says or as is usual; infinity where neither is known. */
export function limitOf({ parameters = {} }: Operation, pairs: readonly QueryPair[]): number {
  const given = pairs.findLast(({ name }) => name === 'limit')?.text ?? parameters.limit?.default;
  return given === undefined ? Infinity : Number(given);
}

/** Which of two values of a parameter is greater: negative, zero, positive; NaN where they cannot be compared. */
export function compare(a: string, b: string, rule: ParameterRule | undefined): number {
  if (a === b) return 0;
  if (isDecimal(rule?.kind) && isOfOneShape(a, b)) return a < b ? -1 : 1;
  const [left, right] = [toOrdinal(a, rule?.kind), toOrdinal(b, rule?.kind)];
  // Words are taken in either case, and given back in one.
  if (left === undefined || right === undefined) return a.toLowerCase() === b.toLowerCase() ? 0 : Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}

function isDecimal(kind: ParameterKind | undefined): boolean {
  return kind?.isEntity || /^(amount|integer|timestamp)$/.test(kind?.name ?? '');
}

/** Most keys of a page have digits and dots in the same places: they are in order as texts, which costs little. */
function isOfOneShape(a: string, b: string): boolean {
  return (
    a.length === b.length &&
    a.indexOf('.') === b.indexOf('.') &&
    a.lastIndexOf('.') === b.lastIndexOf('.') &&
    /^[\d.]+$/.test(a) &&
    /^[\d.]+$/.test(b)
  );
}
