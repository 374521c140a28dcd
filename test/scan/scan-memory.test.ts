import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { getTopicMessages, getTransactions } from '../../src/ledger.js';
import { bursts, numbers, rowsOf } from '../keyset/list.js';
import { listOf, numberedMessages } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { heapInUse } from '../setup/heap.js';
import { sized } from '../setup/large.js';
import { VirtualTime } from '../setup/virtual-time.js';

const count = sized(20_000, 100_000);
const concurrency = 8;
const limit = 100;
/** Content of an item beside its key. */
const ballast = 'x'.repeat(1000);

describe(`a scan of ${count} items with a slow consumer`, () => {
  it.each([
    ['messages', 'ordered', numbers(count)],
    ['messages', 'as they come', numbers(count)],
    ['transactions', 'ordered, in small bursts', bursts(count, 90)],
  ] as const)('holds at most a few pages for each request: %s, %s', async (property, how, keys) => {
    const time = new VirtualTime();
    const served = property === 'messages' ? numberedMessages : listOf('getTransactions');
    const list = new KeysetService(served, rowsOf(keys), {
      time,
      fault(_, page) {
        for (const item of page.items) item.message = ballast;
        return page;
      },
    });
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch: list.fetch,
      validation: 'off',
      retry: false,
      clock: time,
    });
    const options = { concurrency, ordered: how.startsWith('ordered') };
    const scan =
      property === 'messages'
        ? getTopicMessages(transport, { topicId: '0.0.5' }).scan(options)
        : getTransactions(transport).scan(options);
    let consumed = 0;
    let mostHeld = 0;
    let before = 0;
    let mostHeap = 0;
    const consume = async (): Promise<void> => {
      for await (const _ of scan) {
        consumed += 1;
        mostHeld = Math.max(mostHeld, list.items - consumed);
        // A page takes a second to consume. All requests ahead have been answered by then.
        if (consumed % limit === 0) await new Promise<void>((resolve) => time.setTimer(1000, resolve));
        if (consumed === 100) before = await heapInUse();
        else if (consumed % 5000 === 0) mostHeap = Math.max(mostHeap, await heapInUse());
      }
    };
    await time.run(consume());
    expect(consumed).toBe(count);
    const pages = mostHeld / limit;
    const grown = (mostHeap - before) / 2 ** 20;
    console.log(`${property}, ${how}: ${pages.toFixed(1)} pages ahead, ${grown.toFixed(1)} MiB more in use`);
    expect(pages).toBeLessThanOrEqual(8 * concurrency);
    expect(grown).toBeLessThan(12);
  });
});
