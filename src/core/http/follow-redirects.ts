import type { Fetch } from '../operation/options.js';

/** A redirect that would carry a key to another origin, or that cannot be followed. */
export class RefusedRedirect extends Error {
  override readonly name = 'RefusedRedirect';
}

const maxRedirects = 5;
const sameMethod = new Set([307, 308]);
const redirects = new Set([301, 302, 303, ...sameMethod]);

/**
 * Sends a request with the `fetch` that was given, or with the global one as it is now, and follows redirects. `fetch`
 * itself would turn a POST into a GET whose reply looks like an answer, and would carry most headers along to wherever
 * a reply points: with a `secret` in headers or path, redirects are followed on the same origin only. `init` leaves
 * redirects to this, by its mode `manual`.
 */
export async function sendFollowing(
  fetch: Fetch | undefined,
  first: string,
  init: RequestInit,
  secret: boolean,
): Promise<Response> {
  let url = first;
  for (let count = 0; ; count++) {
    const response = await sendOnce(fetch, url, init);
    if (response.type === 'opaqueredirect') return sendHidden(fetch, url, init, secret);
    const location = redirects.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    if (count === maxRedirects) throw new RefusedRedirect(`more than ${maxRedirects} redirects`);
    const next = parse(location, url);
    if (!next) throw new RefusedRedirect('a redirect to no http or https address was refused');
    if (secret && next.origin !== new URL(url).origin)
      throw new RefusedRedirect(
        'a redirect to another origin was refused, as the transport has headers or a path prefix',
      );
    if (init.method !== 'GET' && !sameMethod.has(response.status))
      throw new RefusedRedirect(`a redirect with status ${response.status} would drop the body`);
    url = next.href;
  }
}

/** A browser does not let a redirect be seen: only what may go anywhere and has no body is left to it. */
function sendHidden(
  fetch: Fetch | undefined,
  url: string,
  init: RequestInit,
  secret: boolean,
): Promise<Response> {
  if (secret)
    throw new RefusedRedirect('a redirect was refused, as the transport has headers or a path prefix');
  if (init.method !== 'GET') throw new RefusedRedirect('a redirect was refused, as it may drop the body');
  return sendOnce(fetch, url, { ...init, redirect: 'follow' });
}

function sendOnce(fetch: Fetch | undefined, url: string, init: RequestInit): Promise<Response> {
  return fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init);
}

function parse(location: string, base: string): URL | undefined {
  try {
    const url = new URL(location, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
