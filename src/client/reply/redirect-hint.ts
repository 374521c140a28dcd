import { type Redact, safeLine } from '../../errors/errors.js';
import { type BaseUrl, urlAt } from '../http/base-url.js';

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const refusal = 'redirects are not followed';
const hidden =
  'This platform does not show where to. Open the URL of the call, and write the address that it leads to, without the path of the operation, as baseUrl';

/**
 * Advice about a redirect; undefined for any other reply. Redirects are not followed: `fetch` would send each header but
 * `authorization` to any host, and turn a POST into a GET (https://fetch.spec.whatwg.org/#http-redirect-fetch), and each call would
 * take two requests. So the hint names the address, once and for all. It leaves out the query, which may hold a key of a login page.
 * Browsers hide the status and the address (https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect).
 *
 * @param base That of the operation.
 * @param path The path and query that follow it.
 */
export function redirectHint(
  { status, type, headers }: Response,
  { href, prefix }: BaseUrl,
  path: string,
  redact: Redact,
): string | undefined {
  if (type === 'opaqueredirect') return `It redirects, and ${refusal}. ${hidden}`;
  const location = headers.get('location');
  if (location === null || !redirects.has(status)) return undefined;
  const url = urlAt(href, path);
  const target = parse(location, url);
  if (!target) return `It redirects to no URL of http or https, and ${refusal}`;
  // The prefix may be a key. Without its slash, the redactor would glue its mark to the host.
  const shown = (address: string): string =>
    safeLine(
      address.replace(prefix, () => prefix && '/***'),
      redact,
      300,
    );
  const address = target.origin + target.pathname;
  const refused = `It redirects to ${shown(address)}, and ${refusal}`;
  const [own = ''] = path.split('?');
  const newBase = address.slice(0, -own.length);
  const isOtherBase = address.endsWith(own) && !url.startsWith(newBase + path);
  return `${refused}. ${isOtherBase ? `Write ${shown(newBase)} as baseUrl` : 'Check baseUrl and headers'}`;
}

function parse(location: string, base: string): URL | undefined {
  try {
    const url = new URL(location, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
