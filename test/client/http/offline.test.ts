import { expect, it, vi } from 'vitest';
import type { Fetch } from '../../../src/client/client.js';
import { createTransport, getBlock } from '../../../src/ledger.js';
import { rejection } from '../../setup/thrown.js';

const notLoaded = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
// By their inner paths: as in a browser that goes offline, these modules were never loaded.
vi.mock('../../../src/client/other-replies.js', notLoaded);
vi.mock('../../../src/client/http/waiting.js', notLoaded);

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

const key = 'Bearer 0123456789abcdef';

async function failureOf(headers: Record<string, string>): Promise<unknown> {
  const fetch = (): Promise<Response> => Promise.reject(new TypeError(`no route with ${key}`));
  const baseUrl = 'https://ledger.test';
  const transport = createTransport({ baseUrl, headers, retry: false, fetch });
  return rejection(getBlock(transport, { hashOrNumber: 5 }));
}

it('leaves the text of a network failure out if the redactor cannot be loaded', async () => {
  const failure = await failureOf({ authorization: key });
  expect(failure).toMatchObject({ name: 'NetworkError', attempts: 1, cause: undefined });
  expect(String(failure)).toBe('NetworkError: getBlock: no reply was received');
});

it('shows the whole text of a network failure if the call has no secrets', async () => {
  expect(await failureOf({})).toMatchObject({
    name: 'NetworkError',
    message: 'getBlock: no reply was received',
    cause: { message: `no route with ${key}` },
  });
});

it('fails a call that cannot wait, and no other one', async () => {
  const fetch: Fetch = async () => Response.json({ number: 5 });
  const settings = { maxConcurrency: 1, retry: false, validation: 'off' } as const;
  const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, ...settings });
  const calls = [1, 2].map((hashOrNumber) => getBlock(transport, { hashOrNumber }).then());
  const [one, other] = await Promise.allSettled(calls);
  expect(one).toMatchObject({ value: { number: 5n } });
  expect(other).toMatchObject({ reason: { name: 'NetworkError', attempts: 0 } });
  expect(await getBlock(transport, { hashOrNumber: 2 })).toEqual({ number: 5n });
});
