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
