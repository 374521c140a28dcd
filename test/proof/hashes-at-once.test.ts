import { afterEach, expect, it, vi } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';

const topicId = '0.0.4999';
const count = 80;

afterEach(() => vi.unstubAllGlobals());

/** Web Crypto, as in a browser. It counts the hashes that are computed, and those that are computed at the same time. */
function countedHashes() {
  const counts = { all: 0, pending: 0, mostPending: 0 };
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  vi.stubGlobal('crypto', {
    subtle: {
      digest: async (...args: Parameters<typeof digest>) => {
        counts.all += 1;
        counts.pending += 1;
        counts.mostPending = Math.max(counts.mostPending, counts.pending);
        const hash = await digest(...args);
        counts.pending -= 1;
        return hash;
      },
    },
  });
  return counts;
}

it.each(['asc', 'desc'] as const)(
  'the hashes of a page are computed at once, and once, %s',
  async (order) => {
    const sandbox = createSandbox({ size: 0.1 });
    for (let index = 0; index < count; index++)
      sandbox.add.message({ topic_id: topicId, message: btoa(`${index}`), running_hash_version: 3 });
    const { fetch, clock, ledgerUrl: baseUrl } = sandbox;
    const client = createLedgerClient({ baseUrl, fetch, clock });
    const list = client.getTopicMessages({ topicId, order, limit: count }, { verify: true });
    const counts = countedHashes();
    await expect(list.toArray()).resolves.toHaveLength(count);
    // One of the content, and one of the message.
    expect(counts.all).toBe(2 * count);
    // The first message has none before it on the page.
    expect(counts.mostPending).toBeGreaterThanOrEqual(count - 1);
  },
);
