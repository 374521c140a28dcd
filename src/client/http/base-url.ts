import {
  noContext,
  parameterErrorThrower,
  type ThrowParameterError,
  throwSecretError,
} from '../../errors/errors.js';
import { digestOf, localModules, type Network, networks } from '../../values/values.js';
import type { Operation } from '../operation.js';
import type { CallHeaders, HeaderSource } from '../options.js';

export interface BaseUrl {
  readonly href: string;
  readonly prefix: string;
  readonly preview: string;
  /** Whether each module of the service has a URL of its own. */
  readonly isLocal?: boolean;
}

const version = /\/api\/v\d+$/;

/** Joins base URL and path. Many base URLs end with the API version, and every path begins with it. */
export function urlAt(base: string, path: string): string {
  const suffix = version.exec(base)?.[0];
  const isRepeated = suffix !== undefined && path.startsWith(`${suffix}/`);
  return `${isRepeated ? base.slice(0, -suffix.length) : base}${path}`;
}

/** The end of a base URL that is complete. A page below another path may have no `/api`, as in `/public/acme/v2`. */
const anyVersion = /\/v\d+$/;

/** Adds the API version of the default URL to a base URL that has none, where paths do not begin with it. */
export function withVersion(base: string | URL, defaultUrl: string): string | URL {
  const href = parseBaseUrl(base)?.href;
  if (href === undefined || anyVersion.test(href)) return base;
  return `${href}${version.exec(defaultUrl)?.[0] ?? ''}`;
}

/** The base URL that the options of a transport select. */
export function baseOf(network: Network | undefined, baseUrl: string | URL | undefined): BaseUrl {
  const throwParameterError: ThrowParameterError = parameterErrorThrower(noContext);
  const names = Object.keys(networks).join(', ');
  if (network === undefined && baseUrl === undefined)
    throwParameterError('baseUrl', baseUrl, `a URL, or network one of ${names}`);
  if (network !== undefined && baseUrl !== undefined)
    throwParameterError('network', network, 'left out beside baseUrl');
  if (network !== undefined && !Object.hasOwn(networks, network))
    throwParameterError('network', network, `one of ${names}`);
  const { url = baseUrl ?? '', isLocal = false } = network === undefined ? {} : networks[network];
  const base = parseBaseUrl(url);
  if (base) return { ...base, isLocal };
  const allowed = `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`;
  // A path, and a whole URL, may contain a key. A host shows that the scheme is missing.
  if (typeof baseUrl !== 'string' || baseUrl.includes('//'))
    return throwSecretError('baseUrl', baseUrl, allowed, noContext);
  return throwParameterError('baseUrl', baseUrl.replace(/([^/])\/.+/s, '$1/***'), allowed);
}

/** The base URL for an operation. On a local network, it depends on the module that answers the operation. */
export function baseFor(base: BaseUrl, { servedBy }: Operation): BaseUrl {
  if (!base.isLocal || !servedBy) return base;
  const href = localModules[servedBy];
  return { href, prefix: '', preview: href };
}

function parseBaseUrl(base: string | URL): BaseUrl | undefined {
  let url: URL;
  try {
    url = new URL(base);
  } catch {
    return undefined;
  }
  const { protocol, origin, pathname, search, hash, username, password } = url;
  if (!/^https?:$/.test(protocol) || search || hash || username || password) return undefined;
  let end = pathname.length;
  // A pattern such as /\/+$/ takes quadratic time for many slashes.
  while (pathname[end - 1] === '/') end -= 1;
  const prefix = pathname.slice(0, end);
  const suffix = version.exec(prefix)?.[0] ?? '';
  const secret = prefix.slice(0, prefix.length - suffix.length);
  return {
    href: `${origin}${prefix}`,
    prefix: secret,
    preview: `${origin}${secret && '/***'}${suffix}`,
  };
}

/** Headers and path prefix may be keys, so the text contains only their digest. */
export function identityOf({ href, prefix, preview }: BaseUrl, headers: HeaderSource | undefined): string {
  if (prefix === '' && !headers) return preview;
  return withDigest(preview, headers, href);
}

/** A name with the digest of headers. A function has a number instead, as it may return other headers each time. */
export function withDigest(name: string, headers: CallHeaders | undefined, href = ''): string {
  const source = typeof headers === 'function' ? numberOf(headers) : headers;
  return `${name}#${digestOf(JSON.stringify([href, source])).toString(36)}`;
}

const numbers = /*#__PURE__*/ new WeakMap<object, number>();
let count = 0;

function numberOf(source: object): number | undefined {
  if (!numbers.has(source)) numbers.set(source, ++count);
  return numbers.get(source);
}
