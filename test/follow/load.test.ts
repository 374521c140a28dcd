import { describe, expect, it } from 'vitest';
import { getTopicMessages, getTransactions } from '../../src/ledger.js';
import { heapInUse } from '../heap.js';
import { LivingSandbox, minute } from '../living-sandbox.js';
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
    // A million with LIST_RUNS=100.
    const total = 10_000 * Number(process.env.LIST_RUNS ?? 1);
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
});
