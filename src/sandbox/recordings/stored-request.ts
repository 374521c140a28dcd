import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { ServiceRequest } from '../service-request.js';
import type { Recording } from './recording.js';

const patterns = describedOperations.map(({ path, query }) => ({
  pattern: new RegExp(`^/api/v1${path.replaceAll('.', '\\.').replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`, 'i'),
  names: new Set(Object.keys(query).map((name) => name.toLowerCase())),
}));

export interface StoredUrl {
  readonly url: string;
  /** The parts that are not stored, as they may be secrets: user information, path of the base URL, other query parameters. */
  readonly dropped: readonly string[];
}

/**
 * The part of a URL that belongs to the service. A provider's base URL may hold a key in its path, its query or its user
 * information, so only query parameters that the description declares for the path are kept. Undefined for other paths.
 */
export function storedUrl(text: string): StoredUrl | undefined {
  const { pathname, searchParams, username, password } = new URL(text);
  // The last one, because the path of a base URL may contain the same words.
  const ledgerAt = pathname.lastIndexOf('/api/v1/');
  const statusAt = pathname.lastIndexOf('/api/v2/');
  const at = Math.max(ledgerAt, statusAt);
  if (at < 0) return undefined;
  const path = statusAt > ledgerAt ? pathname.slice(at + '/api/v2'.length) : pathname.slice(at);
  const declared = patterns.filter(({ pattern }) => pattern.test(path));
  const isDeclared = (name: string): boolean => declared.some(({ names }) => names.has(name.toLowerCase()));
  const pairs = [...searchParams];
  const kept = pairs.filter(([name]) => isDeclared(name));
  const query = new URLSearchParams(kept).toString().replaceAll('%3A', ':');
  const others = pairs.filter(([name]) => !isDeclared(name)).map(([, value]) => value);
  const prefix = pathname.slice(0, at).split('/');
  return {
    url: query === '' ? path : `${path}?${query}`,
    dropped: [username, password, ...prefix, ...others].filter((part) => part !== ''),
  };
}

/** The body of a request, which for bytes that are not text is in base64. Undefined without a body. */
export async function storedBody(request: ServiceRequest): Promise<Recording['request']> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  // A body can be read once, and the one who gets the request reads it, too.
  const copy = request instanceof Request ? request.clone() : request;
  const bytes = new Uint8Array(await copy.arrayBuffer());
  const contentType = request.headers.get('content-type');
  if (bytes.length === 0 && contentType === null) return undefined;
  const type = { 'content-type': contentType ?? '' };
  try {
    return { ...type, body: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ...type, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
  }
}

/** Two requests with the same key get the same reply. The order of parameters with different names does not matter. */
export function keyOf({ method, url, request }: Pick<Recording, 'method' | 'url' | 'request'>): string {
  const { pathname, searchParams } = new URL(`http://recording.invalid${url}`);
  searchParams.sort();
  const key = `${method} ${pathname}?${searchParams}`;
  if (request === undefined) return key;
  const type = request['content-type'];
  if (typeof type !== 'string') return `${key} application/json ${JSON.stringify(request)}`;
  const media = type.split(';')[0]?.trim().toLowerCase();
  return `${key} ${media} ${request.base64 ?? request.body}`;
}
