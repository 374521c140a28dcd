import type { ParameterKind } from '../kind.js';
import { isHbar } from '../sdk-objects.js';
import { writeInteger } from './integer.js';

/** An amount of the native currency, in its smallest unit. */
export const amountKind: ParameterKind = {
  name: 'amount',
  form: 'an integer of tinybars or an Hbar',
  write: (given) => (isHbar(given) ? String(given.toTinybars()) : writeInteger(given)),
  pattern: /^-?\d+$/,
};
