// What is allowed, by what is wrong with input that is refused.

import type { Operation } from '../operation/operation.js';
import { allowed, type ParameterRule } from '../operation/parameter-rule.js';

export { allowed };

export const inexact = 'within 2^53 as a number; give a bigint for a larger integer';
export const illFormed = 'well-formed Unicode';
export const noSegment = 'one segment of a path, without / \\ ? # % and white space';
export const none = 'at least one value, or left out';

export function missing(rule: ParameterRule): string {
  return `given: ${allowed(rule)}`;
}

export function several(rule: ParameterRule): string {
  return `one value: ${allowed(rule)}`;
}

export function tooMany({ maxItems }: ParameterRule): string {
  return `at most ${maxItems} values`;
}

export function unknownName({ parameters = {}, body }: Operation): string {
  const names = [...Object.keys(parameters), ...(body ? ['body'] : [])];
  return `one of the names that the operation takes: ${names.join(', ') || 'none'}`;
}
