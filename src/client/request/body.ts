import { ParameterError, type Refuse } from '../../errors/errors.js';
import { isHbar, isLong, isRecord } from '../../values/values.js';
import type { SerialiseBody } from '../operation.js';
import { stringifyJson } from './stringify-json.js';

export const jsonBody: SerialiseBody = (body, check, refuse) => {
  if (!isRecord(body)) return refuse('body', body, 'an object');
  let text: string | undefined;
  try {
    const plain = withBigints(body);
    checkNumbers(plain, 'body', check, refuse);
    text = stringifyJson(plain);
  } catch (error) {
    if (error instanceof ParameterError) throw error;
  }
  return text ?? refuse('body', body, 'an object that can be written as JSON');
};

/** Serialises a body of bytes. It is copied, so that every attempt sends the same bytes if the caller reuses its buffer. */
export const byteBody: SerialiseBody = (body, _, refuse) => {
  if (body instanceof Blob) return body;
  try {
    if (body instanceof Uint8Array) return new Uint8Array(body);
    if (body instanceof ArrayBuffer) return body.slice(0);
  } catch {}
  return refuse('body', body, 'a Uint8Array, an ArrayBuffer or a Blob');
};

function withBigints(value: unknown): unknown {
  if (isLong(value)) return BigInt(String(value));
  if (isHbar(value)) return BigInt(String(value.toTinybars()));
  if (Array.isArray(value)) return value.map(withBigints);
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBigints(inner)]));
}

function checkNumbers(value: unknown, path: string, check: boolean, refuse: Refuse): void {
  if (
    typeof value === 'number' &&
    (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
  )
    refuse(path, value, 'a finite number within 2^53; pass a bigint for a larger integer');
  if (check && typeof value === 'bigint' && BigInt.asIntN(64, value) !== value)
    refuse(path, value, 'within 64 bits');
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) checkNumbers(inner, `${path}.${key}`, check, refuse);
}
