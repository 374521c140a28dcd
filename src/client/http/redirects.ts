import type { Fetch } from '../options.js';
import type { HttpRequest } from './message.js';

export class RefusedRedirect extends Error {
  override readonly name = 'RefusedRedirect';
}

/**
 * `fetch` itself follows up to 20. Each one is another exchange within the timeout of the attempt, and more than these
 * are a loop.
 */
const maxRedirects = 5;
const downgrade = 'a redirect from https to http was refused';

/**
 * Follows the redirects of one attempt. `fetchReply` calls it for a reply with a status below 400 that is not a success.
 * `fetch` is not left to do it: it would turn a POST into a GET, and send all headers but `authorization` to any other
 * host (https://fetch.spec.whatwg.org/#http-redirect-fetch). So each redirect is checked first, and refused if it would
 * repeat a write, lose a body, leave https, or carry a key to another origin.
 */
export async function followRedirects(
  reply: Response,
  fetch: Fetch,
  { url: first, hasSecrets, mayRepeat }: HttpRequest,
  init: RequestInit,
): Promise<Response> {
  if (!mayRepeat && isRedirect(reply)) {
    await reply.body?.cancel();
    throw new RefusedRedirect('a redirect was refused, because it would repeat a write');
  }
  let [url, response] = [first, reply];
  for (let count = 0; isRedirect(response); count++) {
    if (response.type === 'opaqueredirect') return followHidden(fetch, url, init, hasSecrets);
    const location = response.headers.get('location');
    if (location === null) return response;
    await response.body?.cancel();
    if (count === maxRedirects) throw new RefusedRedirect(`more than ${maxRedirects} redirects`);
    const next = parse(location, url);
    if (!next) throw new RefusedRedirect('a redirect to a URL other than http or https was refused');
    if (hasSecrets && next.origin !== new URL(url).origin)
      throw new RefusedRedirect(
        'a redirect to another origin was refused, because the transport has headers or a path prefix',
      );
    if (isDowngrade(url, next.href)) throw new RefusedRedirect(downgrade);
    if (init.method !== 'GET' && response.status !== 307 && response.status !== 308)
      throw new RefusedRedirect(`a redirect with status ${response.status} would drop the body`);
    url = next.href;
    response = await fetch(url, init);
  }
  return response;
}

/**
 * Browsers do not show where a redirect leads (https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect),
 * so `fetch` has to follow it. This is done only for requests that need no check of the target: without a key and without
 * a body.
 */
async function followHidden(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  hasSecrets: boolean,
): Promise<Response> {
  if (hasSecrets)
    throw new RefusedRedirect('a redirect was refused, because the transport has headers or a path prefix');
  if (init.method !== 'GET')
    throw new RefusedRedirect('a redirect was refused, because it may drop the body');
  const response = await fetch(url, { ...init, redirect: 'follow' });
  if (isDowngrade(url, response.url)) {
    await response.body?.cancel();
    throw new RefusedRedirect(downgrade);
  }
  return response;
}

function isRedirect({ status, type }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) || type === 'opaqueredirect';
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
