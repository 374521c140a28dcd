import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch } from '../../src/client/client.js';
import { getTopicMessages, getTransactions } from '../../src/ledger.js';
import { heapInUse } from '../setup/heap.js';
import { sized } from '../setup/large.js';
import { LivingSandbox, minute, stamp } from '../setup/living-sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { addLongTopic } from './long-topic.js';

describe('many followers', () => {
  it('and a scan share the rate of a transport, and each gets its turn', async () => {
    const live = { rate: 5, activities: { message: 1 } };
    const world = new LivingSandbox({ live, clusters: [{ lag: 1000 }] });
    world.disturb();
    const { time, sandbox } = world;
    time.advance(2 * minute);
    const topicId = String(sandbox.ledger.topics[0]?.topic_id);
    const transport = world.connect({ requestsPerSecond: 20, deadline: Infinity });
    const start = time.elapsed();
    const end = new AbortController();
    world.after(minute, () => end.abort('over'));
    const { signal } = end;
    const counts = new Set<number>();
    const followers = Array.from({ length: 10 }, async () => {
      let count = 0;
      try {
        for await (const item of getTopicMessages(transport, { topicId }).follow({ from: 'now', signal })) {
          count += 1;
          // A record file of up to 2 s is shown 1 s later. A follower polls at least every 5 s, and no request waits
          // for five more.
          expect(time.elapsed() - Number(item.consensus_timestamp) * 1000).toBeLessThan(13_000);
          if (Number(item.consensus_timestamp) * 1000 > start + 25_000) break;
        }
      } finally {
        counts.add(count);
      }
    });
    const scanned = (async () => {
      let count = 0;
      while (time.elapsed() < start + minute / 3)
        for await (const _ of getTransactions(transport).scan()) count += 1;
      return count;
    })();
    await time.run(Promise.all([...followers, scanned]));
    expect(await scanned).toBeGreaterThan(1200);
    expect(counts.size).toBe(1);
    for (const [index, { at }] of world.sent.entries()) {
      // Twenty a second, evenly, after a burst of ten.
      const until = world.sent[index + 50]?.at;
      if (until !== undefined) expect(until - at).toBeGreaterThanOrEqual(1990);
    }
  });

  it('hold no more memory after many items than before, however slow their consumers are', async () => {
    const total = sized(10_000, 100_000);
    const world = new LivingSandbox({ live: { rate: 0 } });
    const { time, sandbox } = world;
    const topicId = addLongTopic(sandbox, 1, total);
    const list = getTopicMessages(world.connect(), { topicId });
    let before = 0;
    let most = 0;
    let consumed = 0;
    const consume = async (): Promise<void> => {
      for await (const { sequence_number } of list.follow()) {
        consumed += 1;
        if (Number(sequence_number) !== consumed) throw new Error(`${sequence_number} after ${consumed - 1}`);
        if (consumed % 100 === 0) await world.sleep(1000);
        if (consumed === total / 5) before = await heapInUse();
        else if (consumed % (total / 5) === 0) most = Math.max(most, await heapInUse());
        if (consumed === total) break;
      }
    };
    await time.run(consume());
    expect(consumed).toBe(total);
    expect(most - before).toBeLessThan(5 * 2 ** 20);
  });

  it('leave no listener, no timer and no memory after many hours, with failures', async () => {
    // Six messages come each hour.
    const hours = sized(20, 500);
    const time = new VirtualTime();
    const begin = time.elapsed();
    const { signal } = new AbortController();
    let requests = 0;
    const fetch: Fetch = async (url) => {
      const { pathname, searchParams } = new URL(url);
      requests += 1;
      if (requests % 50 === 0) return new Response('', { status: 503 });
      if (requests % 70 === 0) return new Response('<html>');
      const newest = Math.floor((time.elapsed() - begin) / (10 * minute));
      if (pathname.endsWith('/blocks')) {
        const timestamp = { from: '0.0', to: stamp(time.elapsed() - 2000) };
        return Response.json({ blocks: [{ timestamp }], links: { next: null } });
      }
      const after = Number(/^gt:(\d+)$/.exec(searchParams.get('sequencenumber') ?? '')?.[1] ?? 0);
      const messages = Array.from({ length: Math.min(100, newest - after) }, (_, index) => ({
        ...{ sequence_number: after + index + 1, topic_id: '0.0.5', message: 'x'.repeat(1000) },
        consensus_timestamp: stamp(begin + (after + index + 1) * 10 * minute),
      }));
      return Response.json({ messages, links: { next: null } });
    };
    const options = { baseUrl: 'https://ledger.test', fetch, clock: time, validation: 'off' } as const;
    const follow = getTopicMessages(createTransport(options), { topicId: '0.0.5' }).follow({
      signal,
      interval: 100_000,
    });
    let before = 0;
    let consumed = 0;
    const consume = async (): Promise<void> => {
      for await (const { sequence_number } of follow) {
        consumed += 1;
        if (Number(sequence_number) !== consumed) throw new Error(`${sequence_number} after ${consumed - 1}`);
        if (consumed === hours * 3) before = await heapInUse();
        if (consumed === hours * 6) break;
      }
    };
    await time.run(consume());
    const grown = (await heapInUse()) - before;
    expect(consumed).toBe(hours * 6);
    expect(grown, `after ${requests} requests`).toBeLessThan(2 * 2 ** 20);
    expect([getEventListeners(signal, 'abort').length, time.pending]).toEqual([0, 0]);
  });
});
