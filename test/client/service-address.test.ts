import { expect, it } from 'vitest';
import { createLedgerClient, createStatusClient } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';

const { fetch, ledgerUrl, statusUrl } = createSandbox({ size: 0.1 });

it.each([
  ledgerUrl,
  `${ledgerUrl}/`,
  `${ledgerUrl}/api/v1`,
  new URL(ledgerUrl),
  new URL(`${ledgerUrl}/api/v1`),
])('the query service is found at %s', async (baseUrl) => {
  const { blocks } = await createLedgerClient({ baseUrl, fetch }).getBlocks({ limit: 1 });
  expect(blocks).toHaveLength(1);
});

it.each([
  statusUrl,
  statusUrl.replace('/api/v2', ''),
  `${statusUrl.replace('/api/v2', '')}//`,
  new URL(statusUrl),
  new URL(statusUrl.replace('/api/v2', '')),
])('the status service is found at %s', async (baseUrl) => {
  const { status } = await createStatusClient({ baseUrl, fetch }).getStatus();
  expect(status?.indicator).toBeDefined();
});

it('a path in front of the version stays', async () => {
  const urls: string[] = [];
  const record = async (url: string) => {
    urls.push(url);
    return new Response('{}', { status: 404 });
  };
  for (const end of ['', '/', '/api/v2'])
    await createStatusClient({ baseUrl: `https://host.test/key${end}`, fetch: record })
      .getStatus()
      .catch(() => undefined);
  expect(urls).toEqual(Array(3).fill('https://host.test/key/api/v2/status.json'));
});
