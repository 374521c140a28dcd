import { noCall, ParameterError } from '../errors/errors.js';
import type { AmountValue } from './given.js';
import { isLong } from './long.js';
import { isHbar } from './sdk-objects.js';

/** An integer as a bigint, refused where it is none or has lost digits. */
export function toInteger(parameter: string, given: AmountValue): bigint {
  const value = isHbar(given) ? given.toTinybars() : given;
  const text = typeof value === 'string' || isLong(value) ? String(value) : undefined;
  if (text !== undefined && /^-?\d+$/.test(text)) return BigInt(text);
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  throw new ParameterError({ parameter, given, allowed: 'an integer, as a bigint beyond 2^53' }, noCall);
}
