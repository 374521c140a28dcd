import type { ParameterKind } from '../kind.js';
import { writeInteger } from './integer.js';

export const integerOrHexKind: ParameterKind = {
  name: 'integer-or-hex',
  form: 'an integer or hexadecimal digits after 0x',
  write: writeInteger,
};
