import type { ServiceRequest } from '../service-request.js';
import { toJson } from '../wire/json.js';
import type { Operation } from './operations.js';

export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly next?: string | null;
  /** The rows of a page of a list, as they are in the ledger. */
  readonly items?: readonly unknown[];
}

/** A reply that is not JSON. */
export class PlainText {
  constructor(readonly text: string) {}
}

const shared = { 'access-control-allow-origin': '*', vary: 'Accept-Encoding' };

export function respond(
  { status, data, next }: Answer,
  { headers, method }: ServiceRequest,
  operation?: Operation,
): Response {
  const isText = data instanceof PlainText;
  const body = isText ? data.text : toJson(data);
  const isSuccess = status < 300;
  const tag = `"${body.length.toString(16)}-${digest(body)}"`;
  const etag = operation && operation.backend !== 'javascript' ? tag : `W/${tag}`;
  const type = isText ? 'text/plain' : 'application/json';
  const sent = new Headers({ ...shared, 'content-type': `${type}; charset=utf-8` });
  if (isSuccess && operation) sent.set('cache-control', `public, max-age=${operation.maxAge}`);
  if (isSuccess || operation?.backend !== 'java') sent.set('etag', etag);
  if (typeof next === 'string') sent.set('link', `<${next}>; rel="next"`);
  if (isSuccess && method !== 'POST' && isUnchanged(headers.get('if-none-match'), etag)) {
    sent.delete('content-type');
    return new Response(null, { status: 304, headers: sent });
  }
  return new Response(method === 'HEAD' ? null : body, { status, headers: sent });
}

export function preflight(): Response {
  const headers = {
    ...shared,
    'access-control-allow-methods': 'GET,HEAD,POST',
    'access-control-allow-headers': '*',
  };
  return new Response(null, { status: 204, headers });
}

/** Compares weak and strong tags as equal, as `if-none-match` requires. */
function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch !== null &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag)))
  );
}

/** Two FNV-1a hashes with different seeds in one, to make collisions unlikely. */
function digest(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return ((one >>> 0) * 2 ** 21 + (other >>> 11)).toString(36);
}
