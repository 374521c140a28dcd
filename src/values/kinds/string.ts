import type { ParameterKind } from '../kind.js';
import { plainText } from '../plain-text.js';

export const stringKind: ParameterKind = { name: 'string', form: 'a string', write: plainText };
