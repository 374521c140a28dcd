import { expect, it } from 'vitest';
import { createLedgerClient, verifyMessage } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';

it.each(['added', 'later'])('chains the messages of each topic, also %s ones', async (kind) => {
  const live = kind === 'later' ? { live: { rate: 5 } } : {};
  const { add, clock, fetch, ledger, ledgerUrl: baseUrl } = createSandbox({ size: 0.2, ...live });
  if (kind === 'later') await clock.advance(20_000);
  // Of many lengths, because the hash is computed in blocks.
  else for (let length = 0; length < 300; length += 7) add.message({ message: btoa('x'.repeat(length)) });
  const client = createLedgerClient({ baseUrl, fetch });
  let count = 0;
  for (const { topic_id: topicId } of ledger.topics) {
    const messages = await client.getTopicMessages({ topicId: String(topicId) }).toArray();
    for (const [at, message] of messages.entries()) await verifyMessage(messages[at - 1], message);
    count += messages.length;
  }
  expect(count).toBeGreaterThan(100);
});
