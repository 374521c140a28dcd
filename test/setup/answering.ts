import {
  createTransport,
  type Fetch,
  type Transport,
  type TransportSettings,
} from '../../src/client/client.js';
import { fetching } from './fetching.js';

// For tests that are not about retries.
export const once = { retry: false } as const;

export const baseUrl = 'https://ledger.test';

/** A fetch that returns the same reply to every request, and the requests. It can replace the global one. */
export function recordingFetch(
  body: string,
  init: ResponseInit = {},
): { fetch: Fetch; requests: Request[]; texts: string[] } {
  const requests: Request[] = [];
  const texts: string[] = [];
  const fetch = fetching(async (request) => {
    requests.push(request);
    texts.push(await request.clone().text());
    return new Response(body, { headers: { 'content-type': 'application/json' }, ...init });
  });
  return { fetch, requests, texts };
}

/** A transport that gets the same reply to every call, and its requests. */
export function answering(
  body: string,
  init: ResponseInit = {},
  options: TransportSettings & { readonly baseUrl?: string } = {},
): { transport: Transport; requests: Request[]; texts: string[] } {
  const { fetch, requests, texts } = recordingFetch(body, init);
  return { transport: createTransport({ baseUrl, fetch, ...once, ...options }), requests, texts };
}
