import { digestOf } from '../../values/values.js';
import type { HeaderSource } from '../options.js';

/** Where a service is, taken apart once. */
export interface BaseUrl {
  /** As the transport needs it: without a slash at the end. */
  readonly href: string;
  /** The part of the path that may be a key, or nothing. */
  readonly prefix: string;
  /** As an error may show it: a path prefix, which can be a key, is `***`. */
  readonly preview: string;
}

const version = /\/api\/v\d+$/;

/** A path of the service behind a base: many give the version that each path begins with as a part of the base. */
export function urlAt(base: string, path: string): string {
  const given = version.exec(base)?.[0];
  const isTwice = given !== undefined && path.startsWith(`${given}/`);
  return `${isTwice ? base.slice(0, -given.length) : base}${path}`;
}

/** Reads a base URL; undefined if it is not an absolute http or https URL without query, fragment and credentials. */
export function parseBaseUrl(text: string): BaseUrl | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  const { protocol, origin, pathname, search, hash, username, password } = url;
  if (!/^https?:$/.test(protocol) || search || hash || username || password) return undefined;
  let end = pathname.length;
  // A pattern would begin anew at every slash of a long run.
  while (pathname[end - 1] === '/') end -= 1;
  const prefix = pathname.slice(0, end);
  // The version of an interface is no secret.
  const known = version.exec(prefix)?.[0] ?? '';
  const secret = prefix.slice(0, prefix.length - known.length);
  return {
    href: `${origin}${prefix}`,
    prefix: secret,
    preview: `${origin}${secret && '/***'}${known}`,
  };
}

/**
 * Names a service and the headers sent to it. Headers and path prefix may be keys, so only a digest of them shows. Two
 * functions that return headers may return the keys of two users, so each function counts as another value.
 */
export function identityOf({ href, prefix, preview }: BaseUrl, headers: HeaderSource | undefined): string {
  if (prefix === '' && !headers) return preview;
  const source = typeof headers === 'function' ? numberOf(headers) : headers;
  return `${preview}#${digestOf(JSON.stringify([href, source])).toString(36)}`;
}

const numbers = /*#__PURE__*/ new WeakMap<object, number>();
let count = 0;

function numberOf(source: object): number | undefined {
  if (!numbers.has(source)) numbers.set(source, ++count);
  return numbers.get(source);
}
