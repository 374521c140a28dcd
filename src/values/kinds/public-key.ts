import type { ParameterKind } from '../kind.js';
import { textAlone } from '../plain-text.js';
import { isPublicKey } from '../sdk-objects.js';

export const publicKeyKind: ParameterKind = {
  name: 'public-key',
  form: 'a public key in hexadecimal',
  write: (given) => (isPublicKey(given) ? given.toStringRaw() : textAlone(given)),
};
