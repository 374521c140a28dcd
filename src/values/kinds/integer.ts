import type { ParameterKind } from '../kind.js';
import { isLong } from '../long.js';
import { plainText } from '../plain-text.js';

export const integerKind: ParameterKind = {
  name: 'integer',
  form: 'an integer',
  write: writeInteger,
  pattern: /^-?\d+$/,
};

/** The text of an integer, or of what else a parameter takes in its place. */
export function writeInteger(given: unknown): string | undefined {
  return isLong(given) ? String(given) : plainText(given);
}
