import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.js';

const topicId = '0.0.4001';

it.each(['repeated page', 'old page'] as const)('a lie of the kind %s concerns pages only', async (kind) => {
  const sandbox = createSandbox();
  const url = `${sandbox.ledgerUrl}/api/v1/topics/${topicId}/messages`;
  const bodyOf = async (query: string): Promise<string> => (await sandbox.fetch(`${url}?${query}`)).text();
  const statusOf = async (query: string, init?: RequestInit): Promise<number> =>
    (await sandbox.fetch(`${url}?${query}`, init)).status;
  sandbox.lies.set(kind, { topicId, sequenceNumber: 3 });
  const refusedBefore = kind === 'old page';
  if (refusedBefore) expect(await statusOf('limit=none')).toBe(400);
  const page = await bodyOf('sequencenumber=2');
  if (!refusedBefore) expect(await statusOf('limit=none')).toBe(400);
  expect(await statusOf('', { method: 'HEAD' })).toBe(200);
  expect(await statusOf('', { method: 'OPTIONS' })).toBe(204);
  expect(await statusOf('', { headers: { 'if-none-match': '*' } })).toBe(304);
  expect(await bodyOf('sequencenumber=3')).toBe(page);
});

it.each(['repeated page', 'old page'] as const)(
  'a second %s shows no page of the first lie',
  async (kind) => {
    const sandbox = createSandbox();
    const pageWith = async (sequenceNumber: number): Promise<string> => {
      const path = `topics/${topicId}/messages?sequencenumber=${sequenceNumber}`;
      return (await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/${path}`)).text();
    };
    const own = await pageWith(4);
    sandbox.lies.set(kind, { topicId, sequenceNumber: 3 });
    await pageWith(1);
    sandbox.lies.set(kind, { topicId, sequenceNumber: 4 });
    expect(await pageWith(4)).toBe(own);
  },
);

it('an unknown lie is named in whole characters', () => {
  const kind = `${'x'.repeat(59)}🚀 and more`;
  const lie = { topicId, sequenceNumber: 3 };
  expect(() => createSandbox().lies.set(kind as 'text', lie)).toThrow(`, got "${'x'.repeat(59)}…"`);
});
