import type { RequestBody } from '../client/client.js';

// A string, which stays as it is, or a number.
const scalar = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** A body that goes out, as JSON that is the same whatever the order of its names, with every number as a text. */
export function bodyKey(body: RequestBody): unknown {
  if (typeof body === 'string')
    return JSON.parse(body.replace(scalar, (text) => (text.startsWith('"') ? text : `"${text}"`)));
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  if (!(bytes instanceof Uint8Array)) throw new TypeError('a query key cannot hold a Blob: give its bytes');
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
