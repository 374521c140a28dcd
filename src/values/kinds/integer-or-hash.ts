import type { ParameterKind } from '../kind.js';
import { writeInteger } from './integer.js';

export const integerOrHashKind: ParameterKind = {
  name: 'integer-or-hash',
  form: 'an integer or a hash in hexadecimal',
  write: writeInteger,
};
