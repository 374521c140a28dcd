import type { Fetch } from '../operation/options.js';

/** A redirect that would carry a key to another origin, or that cannot be followed. */
export class RefusedRedirect extends Error {
  override readonly name = 'RefusedRedirect';
}

/** Sends a request with the `fetch` that was given, or with the global one as it is now. */
export function sendOnce(fetch: Fetch | undefined, url: string, init: RequestInit): Promise<Response> {
  return fetch ? fetch(url, init) : globalThis.fetch(url, init);
}

/** Whether a reply may lead elsewhere; a browser does not let that be seen. */
export function isRedirect({ status, type }: Response): boolean {
  return /^30[12378]$/.test(String(status)) || type === 'opaqueredirect';
}
