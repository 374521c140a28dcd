import { encodeText, type Operation } from '../client/client.js';
import { type Operator, splitOperator } from '../values/values.js';

export interface QueryPair {
  name: string;
  text: string;
  operator: Operator;
  value: string;
}

/**
 * The pairs of a query, which stays a list: services accept a name several times, and the order counts. Undefined for a
 * query that cannot be sent as it is.
 */
export function parseQuery(query: string): QueryPair[] | undefined {
  if (/[\s#]/.test(query)) return undefined;
  const parts = query.split('&').filter((part) => part !== '');
  try {
    return parts.map((part) => {
      const [encodedName = '', ...texts] = part.split('=');
      const name = decodeURIComponent(encodedName);
      const text = decodeURIComponent(texts.join('='));
      const { operator = 'eq', value } = splitOperator(text);
      return { name, text, operator, value };
    });
  } catch {
    return undefined;
  }
}

export function formatQuery(pairs: readonly Pick<QueryPair, 'name' | 'text'>[]): string {
  return pairs.map(({ name, text }) => `${encodeText(name)}=${encodeText(text)}`).join('&');
}

export function bound(name: string, operator: string, value: string): QueryPair {
  return { name, text: `${operator}:${value}`, operator: operator as Operator, value };
}

export function equality(name: string, value: string): QueryPair {
  return { name, text: value, operator: 'eq', value };
}

export function lastOf(name: string, { parameters }: Operation, pairs: readonly QueryPair[]): unknown {
  return pairs.findLast((pair) => pair.name === name)?.text ?? parameters?.[name]?.default;
}

export function orderOf(operation: Operation, pairs: readonly QueryPair[]): 'asc' | 'desc' {
  return String(lastOf('order', operation, pairs)).toLowerCase() === 'desc' ? 'desc' : 'asc';
}
