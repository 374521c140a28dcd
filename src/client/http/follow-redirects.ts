import type { Fetch } from '../operation/options.js';
import { isRedirect, RefusedRedirect, sendOnce } from './send-once.js';

const maxRedirects = 5;
const sameMethod = new Set([307, 308]);
const downgrade = 'a redirect from https to http was refused';

/**
 * Follows the redirect that a request was answered with, and those behind it. `fetch` itself would turn a POST into a
 * GET whose reply looks like an answer, and would carry most headers along to wherever a reply points: with a `secret`
 * in headers or path, redirects are followed on the same origin only. `init` leaves redirects to this, by its mode
 * `manual`. What may write is not sent again.
 */
export async function followRedirects(
  answer: Response,
  fetch: Fetch | undefined,
  first: string,
  init: RequestInit,
  { secret, mayRepeat }: { readonly secret: boolean; readonly mayRepeat: boolean },
): Promise<Response> {
  if (!mayRepeat) {
    await answer.body?.cancel();
    throw new RefusedRedirect('a redirect was refused, as it would repeat a write');
  }
  let [url, response] = [first, answer];
  for (let count = 0; isRedirect(response); count++) {
    if (response.type === 'opaqueredirect') return sendHidden(fetch, url, init, secret);
    const location = response.headers.get('location');
    if (location === null) return response;
    await response.body?.cancel();
    if (count === maxRedirects) throw new RefusedRedirect(`more than ${maxRedirects} redirects`);
    const next = parse(location, url);
    if (!next) throw new RefusedRedirect('a redirect to no http or https address was refused');
    if (secret && next.origin !== new URL(url).origin)
      throw new RefusedRedirect(
        'a redirect to another origin was refused, as the transport has headers or a path prefix',
      );
    if (isDowngrade(url, next.href)) throw new RefusedRedirect(downgrade);
    if (init.method !== 'GET' && !sameMethod.has(response.status))
      throw new RefusedRedirect(`a redirect with status ${response.status} would drop the body`);
    url = next.href;
    response = await sendOnce(fetch, url, init);
  }
  return response;
}

/** A browser does not let a redirect be seen: only what may go anywhere and has no body is left to it. */
async function sendHidden(
  fetch: Fetch | undefined,
  url: string,
  init: RequestInit,
  secret: boolean,
): Promise<Response> {
  if (secret)
    throw new RefusedRedirect('a redirect was refused, as the transport has headers or a path prefix');
  if (init.method !== 'GET') throw new RefusedRedirect('a redirect was refused, as it may drop the body');
  const response = await sendOnce(fetch, url, { ...init, redirect: 'follow' });
  // The address is visible only now. The reply came unencrypted, so it is not used.
  if (isDowngrade(url, response.url)) {
    await response.body?.cancel();
    throw new RefusedRedirect(downgrade);
  }
  return response;
}

function isDowngrade(from: string, to: string): boolean {
  return from.startsWith('https:') && to.startsWith('http:');
}

function parse(location: string, base: string): URL | undefined {
  try {
    const url = new URL(location, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
