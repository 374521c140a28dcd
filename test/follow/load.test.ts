import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch } from '../../src/client/client.js';
import { getTopicMessages, getTransactions } from '../../src/ledger.js';
import { heapInUse } from '../heap.js';
import { json } from '../keyset-server.js';
import { turn, VirtualTime } from '../virtual-time.js';
import { bursts, LivingService, seeded } from './living-service.js';

const minute = 60_000;

describe('many followers', () => {
  it('and a scan share the rate of a transport, and each gets its turn', async () => {
    const time = new VirtualTime();
    const random = seeded(11);
    const length = 4 * minute;
    const all = bursts(time.now() - 60 * minute, 60 * minute + length - minute, 6000, random);
    const service = new LivingService(all, time, { lags: [[1000, 1000]] }, random, length + 5 * minute);
    const sent: number[] = [];
    const fetch: Fetch = (...given) => {
      sent.push(time.now());
      return service.fetch(...given);
    };
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch,
      validation: { response: 'off' },
      requestsPerSecond: 50,
      deadline: Infinity,
      clock: time,
    });
    const start = time.now();
    const waits: number[] = [];
    const requestsOf = new Map<number, number>();
    const followers = Array.from({ length: 20 }, async (_, topic) => {
      const follow = getTopicMessages(transport, { topicId: `0.0.${topic + 1}` }).follow({ from: 'now' });
      for await (const { sequence_number } of follow) {
        const event = all[Number(sequence_number) - 1];
        if (!event) throw new Error('an item that did not happen');
        waits.push(time.now() - Math.max(service.visible(event), start));
        requestsOf.set(topic, (requestsOf.get(topic) ?? 0) + 1);
        if (event === all.at(-1)) break;
      }
    });
    const scanned = (async () => {
      let count = 0;
      while (time.now() < start + 2 * minute)
        for await (const _ of getTransactions(transport).scan()) count += 1;
      return count;
    })();
    await time.run(Promise.all([...followers, scanned]));
    const longest = Math.max(...waits);
    const counts = [...new Set(requestsOf.values())];
    console.log(`20 followers beside scans: longest delay ${longest} ms, ${sent.length} requests`);
    expect(await scanned).toBeGreaterThan(20_000);
    // Each follower polls at least every five seconds, and no request waits for five more.
    expect(longest).toBeLessThan(10_000);
    expect(counts).toHaveLength(1);
    for (const [index, at] of sent.entries()) {
      // Fifty a second, evenly, after a burst of ten.
      const until = sent[index + 110];
      if (until !== undefined) expect(until - at).toBeGreaterThanOrEqual(1990);
    }
  });

  it('hold no more memory after many items than before, however slow their consumers are', async () => {
    const size = 100;
    // A million with LIST_RUNS=10.
    const total = 100_000 * Number(process.env.LIST_RUNS ?? 1);
    const time = new VirtualTime();
    let requests = 0;
    const message = 'x'.repeat(1000);
    const fetch = async (url: string): Promise<Response> => {
      requests += 1;
      await turn();
      const { searchParams, pathname } = new URL(url);
      if (!pathname.endsWith('/messages')) return json({ blocks: [], links: { next: null } });
      const bounds = searchParams.getAll('sequencenumber').map((text) => text.split(':'));
      const bound = (side: string): number | undefined => {
        const [operator, value] = bounds.find(([name]) => name?.startsWith(side)) ?? [];
        const step = operator?.endsWith('e') ? 0 : side === 'g' ? 1 : -1;
        return value === undefined ? undefined : Number(value) + step;
      };
      const low = bound('g') ?? 1;
      const high = Math.min(bound('l') ?? total, total);
      const limit = Number(searchParams.get('limit') ?? 25);
      const isUp = searchParams.get('order') !== 'desc';
      const count = Math.max(0, Math.min(limit, high - low + 1));
      const messages = Array.from({ length: count }, (_, index) => ({
        sequence_number: isUp ? low + index : high - index,
        message,
      }));
      const last = messages.at(-1)?.sequence_number;
      const next = `/api/v1/topics/0.0.5/messages?limit=${limit}&order=${isUp ? 'asc' : 'desc'}&sequencenumber=${isUp ? 'gt' : 'lt'}:${last}`;
      return json({ messages, links: { next: count === limit ? next : null } });
    };
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch,
      validation: 'off',
      retry: false,
      clock: time,
    });
    let before = 0;
    let most = 0;
    let consumed = 0;
    const consume = async (): Promise<void> => {
      for await (const { sequence_number } of getTopicMessages(transport, { topicId: '0.0.5' }).follow()) {
        consumed += 1;
        if (Number(sequence_number) !== consumed) throw new Error(`${sequence_number} after ${consumed - 1}`);
        if (consumed % size === 0) await new Promise<void>((resolve) => time.setTimer(1000, resolve));
        if (consumed === total / 10) before = await heapInUse();
        else if (consumed % (total / 10) === 0) most = Math.max(most, await heapInUse());
        if (consumed === total) break;
      }
    };
    await time.run(consume());
    console.log(
      `${consumed} items, ${requests} requests: ${((most - before) / 2 ** 20).toFixed(1)} MiB more in use`,
    );
    expect(consumed).toBe(total);
    expect(most - before).toBeLessThan(10 * 2 ** 20);
  });
});
