import type { ParameterKind } from '../kind.js';
import { plainText } from '../plain-text.js';

export const numberKind: ParameterKind = {
  name: 'number',
  form: 'a number',
  write: plainText,
  pattern: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i,
};
