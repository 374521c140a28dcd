import { isRecord } from '../../values/values.js';
import type { Operation } from '../operation/operation.js';
import { decodeNumbers, type FirstDecoding } from './plain-integers.js';

/**
 * Reads what nearly every reply is: as described, with integers that a number holds. Undefined where there is more to
 * say, of which nothing has been changed then: what says it is not loaded before that.
 */
export function readPlain(
  { fits, decode, items }: Operation,
  text: string,
  parsed: unknown,
  check: boolean,
): FirstDecoding | undefined {
  if (typeof parsed !== 'object' || parsed === null || '_status' in parsed) return undefined;
  if (items !== undefined && !(isRecord(parsed) && Array.isArray(parsed[items]))) return undefined;
  if (check && fits?.(parsed) === false) return undefined;
  return decodeNumbers(text, parsed, decode);
}
