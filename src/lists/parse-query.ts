import { type Operator, splitOperator } from '../values/values.js';

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
