import { expect, it, vi } from 'vitest';
import type { Fetch } from '../../../src/client/client.js';
import { createTransport, getBlock } from '../../../src/ledger.js';

// As in a browser that goes offline: the module that classifies failures was never loaded.
vi.mock('../../../src/client/other-replies.js', unreachable);

function unreachable(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

it.each<[string, Fetch]>([
  ['a Retry-After', async () => new Response('', { status: 429, headers: { 'retry-after': '3600' } })],
  [
    'the code of a failure',
    () =>
      Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }),
      ),
  ],
])('%s that cannot be read does not fail a call', async (_, first) => {
  const answers: Fetch[] = [first, async () => Response.json({ number: 5 })];
  const fetch: Fetch = async (url, init) => answers.shift()?.(url, init) ?? Response.error();
  const retry = { baseDelay: 0 };
  const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, retry, validation: 'off' });
  expect(await getBlock(transport, { hashOrNumber: 5 })).toEqual({ number: 5n });
});
