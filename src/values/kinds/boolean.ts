import type { ParameterKind } from '../kind.js';
import { plainText } from '../plain-text.js';

export const booleanKind: ParameterKind = {
  name: 'boolean',
  form: 'a boolean',
  write: plainText,
  pattern: /^(true|false)$/,
  isTyped: true,
};
