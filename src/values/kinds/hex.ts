import type { ParameterKind } from '../kind.js';
import { textAlone } from '../plain-text.js';

export const hexKind: ParameterKind = { name: 'hex', form: 'hexadecimal digits', write: textAlone };
