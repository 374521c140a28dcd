import { describe, expect, it } from 'vitest';
import {
  between,
  gte,
  lte,
  ProofError,
  type RangedListRequest,
  ServiceBehindError,
} from '../../src/index.js';
import { rejection } from '../setup/thrown.js';
import { count, firstBlock, messages, type Shows, service, topicId } from './two-clusters.js';
import { ways as chainWays, type Way } from './ways.js';

/** Every second reply is of a cluster that has the first fifty. */
const byTurns: Shows = (place, { request }) => request % 2 === 0 || place <= 50;
/** Replies come from the cluster that is behind for a minute. */
const behindAfterFirst: Shows = (place, { request, at }) => request === 0 || at > 60_000 || place <= 50;

const orders = ['asc', 'desc'] as const;

const ways: Record<string, Way> = {
  'the first page': async (list, into) => into.push(...(await list.page()).items),
  ...chainWays,
};

const numbers = (items: readonly object[]): number[] =>
  items.map((item) => Number(Object(item).sequence_number ?? Object(item).number));

/** Numbers in order, without a gap. */
function expectWhole(found: readonly number[], order: (typeof orders)[number]): void {
  const upwards = order === 'asc' ? [...found] : [...found].reverse();
  expect(upwards).toEqual(upwards.map((_, index) => Number(upwards[0]) + index));
}

const anchorOf = (number: number) => ({
  sequenceNumber: number,
  runningHash: String(messages[number - 1]?.running_hash),
});

describe.each(orders)('two honest clusters, %s,', (order) => {
  const cases = [byTurns, behindAfterFirst].flatMap((shows) =>
    // Each part is a list of its own, which knows nothing of the others.
    Object.entries(ways)
      .filter(([name]) => name !== 'parts of a split')
      .map(([name, way]) => [shows.name, name, shows, way] as const),
  );
  it.each(cases)('%s: messages and blocks have no gap, read by %s', async (_, name, shows, way) => {
    for (const list of ['messages', 'blocks']) {
      const { client, time } = service(shows);
      const own =
        list === 'messages'
          ? client.getTopicMessages({ topicId, order, limit: 5 }, { verify: true })
          : client.getBlocks({ order, limit: 5 }, { verify: true });
      const items: object[] = [];
      await time.run(way(own as RangedListRequest<object, object>, items));
      const found = numbers(items);
      if (name === 'scan without order') found.sort((a, b) => (order === 'asc' ? a - b : b - a));
      expectWhole(found, order);
      // The first reply of a descending list shows the newest item. Without an order, it is read upwards.
      const newest = list === 'messages' ? count : firstBlock + count - 1;
      if (order === 'desc' && name !== 'scan without order') expect(found[0]).toBe(newest);
    }
  });

  it('a message before the list is read from the cluster that has it', async () => {
    const { client, time, sent } = service(byTurns);
    const range = { topicId, order, sequencenumber: [gte(55), lte(60)] };
    const list = client.getTopicMessages(range, { verify: true });
    expect(await time.run(list.toArray())).toHaveLength(6);
    expect(sent.filter((path) => path.includes('limit=2')).length).toBe(2);
  });

  it('a late message is waited for', async () => {
    for (const late of [1, 3, 5, 6, 59]) {
      const { client, time } = service((place, { at }) => place !== late || at > 1500);
      const list = client.getTopicMessages({ topicId, order, limit: 5 }, { verify: true });
      const found = numbers(await time.run(list.toArray()));
      expectWhole(found, order);
      expect(found).toHaveLength(count);
    }
  });

  it('a block before which the service has none is the first one', async () => {
    const { client, time, sent } = service(() => true);
    const list = client.getBlocks({ order, limit: 100 }, { verify: true });
    expect(await time.run(list.toArray())).toHaveLength(count);
    // Newest first, the list ends above block 0, so its end is looked up.
    expect(sent.length).toBe(order === 'desc' ? 3 : 2);
  });

  it('a message that is withheld is a ProofError after some seconds', async () => {
    for (const withheld of [5, 6, 33, 59]) {
      const { client, time } = service((place) => place !== withheld);
      const begin = time.elapsed();
      const list = client.getTopicMessages({ topicId, order, limit: 5 }, { verify: true });
      const error = await rejection(time.run(list.toArray()));
      expect(error).toBeInstanceOf(ProofError);
      expect(error).toMatchObject({ sequenceNumber: BigInt(withheld + 1) });
      const waited = time.elapsed() - begin;
      expect(waited).toBeGreaterThan(4000);
      expect(waited).toBeLessThan(15_000);
    }
  });

  it('a wrong hash is a ProofError at once, although the newest messages are missing', async () => {
    const { client, time, sent } = service((place) => place <= 50);
    const wrong = { ...anchorOf(49), runningHash: anchorOf(3).runningHash };
    const list = client.getTopicMessages({ topicId, order, limit: 100 }, { verify: [wrong, anchorOf(60)] });
    expect(await rejection(time.run(list.toArray()))).toBeInstanceOf(ProofError);
    expect(sent.length).toBe(1);
  });
});

describe('an anchor', () => {
  const readings = Object.entries(ways).flatMap(([name, way]) =>
    orders
      .filter((order) => order === 'desc' || name !== 'the first page')
      .map((order) => [name, order, way] as const),
  );

  it.each(readings)(
    'above the newest message is waited for until the deadline, read by %s, %s',
    async (_, order, way) => {
      const { client, time } = service((place) => place < count);
      const begin = time.elapsed();
      const options = { verify: anchorOf(count), deadline: 30_000 };
      const error = await rejection(
        time.run(way(client.getTopicMessages({ topicId, order, limit: 25 }, options), [])),
      );
      expect(error).toBeInstanceOf(ServiceBehindError);
      expect(error).toMatchObject({ after: String(count) });
      expect(String(error)).toContain(`the service did not show number ${count} in time`);
      expect(time.elapsed() - begin).toBeGreaterThanOrEqual(30_000);
    },
  );

  it.each(readings)('that is missing at the deadline is said so, read by %s, %s', async (_, order, way) => {
    for (let deadline = 500; deadline < 1500; deadline += 62.3) {
      const { client, time } = service((place) => place < count);
      const list = client.getTopicMessages(
        { topicId, order, limit: 25 },
        { verify: anchorOf(count), deadline },
      );
      const error = await rejection(time.run(way(list, [])));
      expect(error, `${deadline} ms`).toBeInstanceOf(ServiceBehindError);
    }
  });

  it.each(readings)('that appears in time is met, read by %s, %s', async (name, order, way) => {
    const { client, time } = service((place, { at }) => place < count || at > 20_000);
    const list = client.getTopicMessages({ topicId, order, limit: 25 }, { verify: anchorOf(count) });
    const items: object[] = [];
    await time.run(way(list, items));
    expect(numbers(items), name).toContain(count);
  });

  it.each(orders)('on the upper bound of a range is required, %s', async (order) => {
    const { client, time } = service((place) => place < 40);
    const read = (high: number) =>
      time.run(
        client
          .getTopicMessages({ topicId, order, sequencenumber: lte(high) }, { verify: anchorOf(40) })
          .toArray(),
      );
    expect(await rejection(read(40))).toBeInstanceOf(ServiceBehindError);
    expect(await read(39)).toHaveLength(39);
  });

  it.each(orders)('outside of the range of time is not required, %s', async (order) => {
    const { client, time, sent } = service(() => true);
    const [first, last] = [messages[9], messages[19]].map((one) => String(one?.consensus_timestamp));
    const params = { topicId, order, timestamp: between(String(first), String(last)) };
    for (const number of [5, 40]) {
      const list = client.getTopicMessages(params, { verify: [anchorOf(number), anchorOf(15)] });
      expect(numbers(await time.run(list.toArray()))).toHaveLength(11);
      expect(list.proven).toEqual({ from: 10n, to: 15n });
    }
    // Oldest first, the end of a range that is over is looked up in each reading.
    expect(sent.length).toBe(order === 'asc' ? 6 : 4);
  });
});

it('a wait ends with the signal', async () => {
  const { client, time, sent } = service((place) => place < count);
  const controller = new AbortController();
  const options = { verify: anchorOf(count), signal: controller.signal };
  const reading = client.getTopicMessages({ topicId, order: 'desc' }, options).toArray();
  const reason = new Error('over');
  time.setTimer(10_000, () => controller.abort(reason));
  expect(await rejection(time.run(reading))).toBe(reason);
  expect(time.pending).toBe(0);
  const before = sent.length;
  time.advance(60_000);
  expect(sent.length).toBe(before);
});
