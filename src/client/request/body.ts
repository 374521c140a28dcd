import { ParameterError, type ThrowParameterError } from '../../errors/errors.js';
import { isHbar, isInexact, isLong, isPlain, isRecord, toBigint } from '../../values/values.js';
import type { SerialiseBody } from '../operation.js';
import { rejectPrivateKey } from './encode-value.js';
import { stringifyJson } from './stringify-json.js';

/** Serialises a body that has to be an object. */
export const jsonBody: SerialiseBody = (body, check, throwParameterError) => {
  if (!isRecord(body)) return throwParameterError('body', body, 'an object');
  // The body itself may be an object of a class. Its own fields are sent.
  return written({ ...body }, check, throwParameterError);
};

/** Serialises a body that may be any JSON, such as a list. */
export const anyJsonBody: SerialiseBody = (body, check, throwParameterError) =>
  written(body, check, throwParameterError);

function written(body: unknown, check: boolean, throwParameterError: ThrowParameterError): string {
  let text: string | undefined;
  try {
    text = stringifyJson(plainOf(body, 'body', check, throwParameterError));
  } catch (error) {
    // The refusal of a value in the body. Other errors, such as that of a cycle, are about the body as a whole.
    if (error instanceof ParameterError && error.parameter.startsWith('body')) throw error;
  }
  return text ?? throwParameterError('body', body, 'an object that can be written as JSON');
}

/** Serialises a body of bytes. It is copied, so that every attempt sends the same bytes if the caller reuses its buffer. */
export const byteBody: SerialiseBody = (body, _, throwParameterError) => {
  if (body instanceof Blob) return body;
  try {
    if (body instanceof Uint8Array) return new Uint8Array(body);
    if (body instanceof ArrayBuffer) return body.slice(0);
  } catch {
    // A detached buffer cannot be copied.
  }
  return throwParameterError('body', body, 'a Uint8Array, an ArrayBuffer or a Blob');
};

/**
 * Copies plain objects and arrays, with integers of SDKs as bigints. JSON would change a number that is not exact, and
 * would write the fields of any object, also those of a private key.
 */
function plainOf(
  value: unknown,
  path: string,
  check: boolean,
  throwParameterError: ThrowParameterError,
): unknown {
  if (isLong(value)) return plainOf(toBigint(value), path, check, throwParameterError);
  if (isHbar(value)) {
    const tinybars =
      toBigint(value.toTinybars()) ?? throwParameterError(path, value, 'an amount of tinybars');
    return plainOf(tinybars, path, check, throwParameterError);
  }
  if (typeof value === 'number' && (isInexact(value) || !Number.isFinite(value)))
    throwParameterError(path, value, 'a finite number within 2^53; pass a bigint for a larger integer');
  if (check && typeof value === 'bigint' && BigInt.asIntN(64, value) !== value)
    throwParameterError(path, value, 'within 64 bits');
  if (typeof value === 'string') rejectPrivateKey(path, value, throwParameterError);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const plain = (inner: unknown, key: string | number) =>
    plainOf(inner, `${path}.${key}`, check, throwParameterError);
  if (Array.isArray(value)) return value.map(plain);
  if (!isPlain(value)) return throwParameterError(path, value, 'plain data, an integer or an amount');
  const entries = Object.entries(value).map(([key, inner]) => {
    rejectPrivateKey(path, key, throwParameterError);
    return [key, plain(inner, key)];
  });
  return Object.fromEntries(entries);
}
