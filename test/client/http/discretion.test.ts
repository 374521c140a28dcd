import { expect, it, vi } from 'vitest';
import { createTransport, getBlock } from '../../../src/ledger.js';

// As in a browser that is offline: the redactor was never loaded.
vi.mock('../../../src/client/other-replies.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const key = 'Bearer 0123456789abcdef';

async function failureOf(headers: Record<string, string>): Promise<unknown> {
  const fetch = (): Promise<Response> => Promise.reject(new TypeError(`no route with ${key}`));
  const baseUrl = 'https://ledger.test';
  const transport = createTransport({ baseUrl, headers, retry: false, fetch });
  return getBlock(transport, { hashOrNumber: 5 }).catch((error: unknown) => error);
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
