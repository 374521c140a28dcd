import type { Value } from './kinds.js';
import { ServiceError } from './service-error.js';

export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
/** The operators of a parameter for which the description names no others, separated by spaces. */
export const allOperators = 'eq ne gt gte lt lte';

export type Order = 'asc' | 'desc';

export interface Pair {
  readonly name: string;
  readonly text: string;
}

export interface Condition {
  readonly name: string;
  readonly operator: Operator;
  readonly value: Value;
}

export interface ServiceQuery {
  /** As they were sent, for the link. */
  readonly pairs: readonly Pair[];
  /** Without limit and order. */
  readonly conditions: readonly Condition[];
  readonly limit: number;
  readonly order: Order;
  /** The most tokens of an account in a row of a list. Undefined for that of the service. */
  readonly tokensInRow?: number;
}

export function splitQuery(query: string): Pair[] {
  try {
    return query
      .replaceAll('+', '%20')
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...rest] = part.split('=');
        return { name: decodeURIComponent(name), text: decodeURIComponent(rest.join('=')) };
      });
  } catch {
    throw new ServiceError(400, [{ message: 'Bad Request' }]);
  }
}

/** The service does not escape colons. */
export function joinQuery(pairs: readonly Pair[]): string {
  const encode = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');
  return pairs.map(({ name, text }) => `${encode(name)}=${encode(text)}`).join('&');
}

export function conditionsOn({ conditions }: Pick<ServiceQuery, 'conditions'>, name: string): Condition[] {
  return conditions.filter((condition) => condition.name === name);
}

export function lastValue(query: ServiceQuery, name: string): Value | undefined {
  return conditionsOn(query, name).at(-1)?.value;
}

export function isOn(query: ServiceQuery, name: string, fallback: boolean): boolean {
  const value = lastValue(query, name);
  if (value === undefined) return fallback;
  return value === 'true';
}

export function holds(difference: number, operator: Operator): boolean {
  switch (operator) {
    case 'eq':
      return difference === 0;
    case 'ne':
      return difference !== 0;
    case 'gt':
      return difference > 0;
    case 'gte':
      return difference >= 0;
    case 'lt':
      return difference < 0;
    default:
      return difference <= 0;
  }
}

export function compare(a: Value, b: Value): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
