import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLedgerClient, verifyMessage } from '../../src/index.js';
import { sha384 } from '../../src/sandbox/data/sha384.js';
import { createSandbox } from '../../src/sandbox.js';

it('has the SHA-384 of Node for any length', () => {
  for (let length = 0; length < 300; length += 7) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(Buffer.from(sha384(bytes)).toString('hex')).toBe(createHash('sha384').update(bytes).digest('hex'));
  }
});

it.each(['added', 'later'])('chains the messages of each topic, also %s ones', async (kind) => {
  const live = kind === 'later' ? { live: { rate: 5 } } : {};
  const { add, clock, fetch, ledger, ledgerUrl: baseUrl } = createSandbox({ size: 0.2, ...live });
  if (kind === 'later') await clock.advance(20_000);
  else for (const { topic_id = '' } of ledger.topics) add.message({ topic_id: String(topic_id) });
  const client = createLedgerClient({ baseUrl, fetch });
  let count = 0;
  for (const { topic_id: topicId } of ledger.topics) {
    const messages = await client.getTopicMessages({ topicId: String(topicId) }).toArray();
    for (const [at, message] of messages.entries()) await verifyMessage(messages[at - 1], message);
    count += messages.length;
  }
  expect(count).toBeGreaterThan(100);
});
