import type { ParameterKind } from '../kind.js';
import { plainText } from '../plain-text.js';
import { isLong } from '../sdk-objects.js';

export const integerKind: ParameterKind = {
  name: 'integer',
  form: 'an integer',
  write: writeInteger,
  pattern: /^-?\d+$/,
  isTyped: true,
};

/** The text of an integer, or of what else a parameter takes in its place. */
export function writeInteger(given: unknown): string | undefined {
  return isLong(given) ? String(given) : plainText(given);
}
