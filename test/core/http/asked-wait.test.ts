import { expect, it, vi } from 'vitest';
import { createTransport, getBlock } from '../../../src/ledger.js';

// As of a browser that is offline meanwhile: what reads a Retry-After was never loaded.
vi.mock('../../../src/core/http/retry-after.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('is no reason for a call to fail where it cannot be read', async () => {
  const answers = [
    () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }),
    () => Response.json({ number: 5 }),
  ];
  const fetch = async (): Promise<Response> => answers.shift()?.() ?? Response.error();
  const retry = { baseDelay: 0 };
  const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, retry, validation: 'off' });
  expect(await getBlock(transport, { hashOrNumber: 5 })).toEqual({ number: 5n });
});
