import type { Fetch } from './options.js';

/** A redirect that would carry a key to another origin, or that cannot be followed. */
export class RefusedRedirect extends Error {
  override readonly name = 'RefusedRedirect';
}

const mostRedirects = 5;
const sameMethod = new Set([307, 308]);
const redirects = new Set([301, 302, 303, ...sameMethod]);

/** Sends with the `fetch` that was given, or with the global one as it is now. */
export function sendOnce(fetch: Fetch | undefined, url: string, init: RequestInit): Promise<Response> {
  return fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init);
}

/**
 * Sends a request whose headers or path may hold a key. Redirects are followed on the same origin only: `fetch` itself
 * would carry most headers along to wherever a reply points.
 */
export async function sendOnSameOrigin(
  fetch: Fetch | undefined,
  first: string,
  init: RequestInit,
): Promise<Response> {
  let url = first;
  for (let count = 0; ; count++) {
    const response = await sendOnce(fetch, url, { ...init, redirect: 'manual' });
    // A browser does not let a redirect be seen.
    if (response.type === 'opaqueredirect')
      throw new RefusedRedirect('a redirect was refused, as the transport has headers or a path prefix');
    const location = redirects.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    if (count === mostRedirects) throw new RefusedRedirect(`more than ${mostRedirects} redirects`);
    const next = parse(location, url);
    if (next?.origin !== new URL(url).origin)
      throw new RefusedRedirect(
        'a redirect to another origin was refused, as the transport has headers or a path prefix',
      );
    if (init.method !== 'GET' && !sameMethod.has(response.status))
      throw new RefusedRedirect(`a redirect with status ${response.status} would drop the body`);
    url = next.href;
  }
}

function parse(location: string, base: string): URL | undefined {
  try {
    return new URL(location, base);
  } catch {
    return undefined;
  }
}
