import { createTransport, getTopicMessages } from '../../../src/ledger.js';
import { createSandbox } from '../../../src/sandbox.js';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import type { Setting } from '../part-runner.js';

const topicId = '0.0.4001';

/** Compares a walk over the messages of a topic with one that recomputes their hashes. The pages are in memory. */
export default function proof({ smoke }: Setting): Promise<Figure[]> {
  const count = smoke ? 1_000 : 20_000;
  const sandbox = createSandbox({ size: 0.1 });
  const before = sandbox.ledger.messages.filter(({ topic_id: topic }) => topic === topicId).length;
  for (let index = before; index < count; index++)
    sandbox.add.message({ topic_id: topicId, message: btoa('x'.repeat(100)) });
  const pages = new Map<string, string>();
  const transport = createTransport({
    baseUrl: sandbox.ledgerUrl,
    fetch: async (url, init) => {
      const page = pages.get(url) ?? (await (await sandbox.fetch(url, init)).text());
      pages.set(url, page);
      return new Response(page, { headers: { 'content-type': 'application/json' } });
    },
  });
  const walk = (verify: boolean) => async (): Promise<void> => {
    let received = 0;
    for await (const _ of getTopicMessages(transport, { topicId, limit: 100 }, { verify })) received += 1;
    if (received !== count) throw new Error(`the walk returned ${received} messages, expected ${count}`);
  };
  const contenders = { 'without verify': walk(false), 'with verify': walk(true) };
  const subject = `${count} topic messages, in pages of 100 from memory`;
  return measure([{ part: 'proof', subject, contenders }], { rounds: smoke ? 1 : 5 });
}
