import { describe, expect, it } from 'vitest';
import type { FollowOptions } from '../../src/follow/follow.js';
import {
  ApiError,
  getBlocks,
  getTopicMessages,
  gte,
  lte,
  ParameterError,
  ResponseError,
} from '../../src/ledger.js';
import { LivingSandbox, minute } from '../setup/living-sandbox.js';
import { rejection } from '../setup/thrown.js';
import { addLongTopic } from './long-topic.js';
import { taken } from './taken.js';

/** A service that lags by 1 s, and the list of a topic with a new message every 5 s. */
function createTopic(count = 10) {
  const world = new LivingSandbox({ live: { rate: 0 }, clusters: [{ lag: 1000 }] });
  const { add } = world.sandbox;
  const topicId = String(add.topic().topic_id);
  for (let index = 0; index < count; index++)
    world.after(index * 5000, () => add.message({ topic_id: topicId }));
  const transport = world.connect({ retry: false });
  return { world, topicId, transport, list: getTopicMessages(transport, { topicId }) };
}

const refused = (status: number): Response =>
  Response.json({ _status: { messages: [{ message: 'No' }] } }, { status });

describe('a follower', () => {
  it('begins after the newest item with from: now, and only once', async () => {
    const { world, list } = createTopic();
    world.time.advance(20_000);
    const follow = list.follow({ from: 'now' });
    expect(await world.time.run(taken(follow, 2))).toEqual(['5', '6']);
    expect(follow.cursor).toMatch(/^getTopicMessages~\w+~a~6$/);
    expect(await world.time.run(taken(list.follow({ from: follow.cursor }), 2))).toEqual(['7', '8']);
  });

  it('yields the first message of all with the first reply that has it, also of a range of time', async () => {
    const { world, transport, topicId } = createTopic();
    const begin = world.time.elapsed();
    const list = getTopicMessages(transport, { topicId, timestamp: 'gte:7d' });
    expect(await world.time.run(taken(list.follow({ settle: 30_000 }), 1))).toEqual(['1']);
    // Another first message waits for three replies, 30 seconds apart.
    expect(world.time.elapsed() - begin).toBeLessThan(30_000);
  });

  it('begins in an empty list that has a lower bound with from: now', async () => {
    const { world, transport, topicId } = createTopic(0);
    const list = getTopicMessages(transport, { topicId, sequencenumber: gte(1) });
    world.after(10_000, () => world.sandbox.add.message({ topic_id: topicId }));
    expect(await world.time.run(taken(list.follow({ from: 'now' }), 1))).toEqual(['1']);
  });

  it('continues behind its cursor if its range begins some time before now', async () => {
    const { world, transport, topicId } = createTopic(30);
    const follow = (from?: string) =>
      getTopicMessages(transport, { topicId, timestamp: 'gte:30s' }).follow({ from });
    world.time.advance(20_000);
    const first = follow();
    const before = await world.time.run(taken(first, 2));
    // The cursor is within the range that begins later, and then before it.
    const next = follow(first.cursor);
    const within = await world.time.run(taken(next, 2));
    world.time.advance(60_000);
    const later = await world.time.run(taken(follow(next.cursor), 3));
    const numbers = [...before, ...within, ...later].map(Number);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it('ends at the last number', async () => {
    const { world, transport, topicId } = createTopic();
    const list = getTopicMessages(transport, { topicId, sequencenumber: lte(4) });
    expect(await world.time.run(taken(list.follow()))).toEqual(['1', '2', '3', '4']);
  });

  it('ends at a time, once all rows of it are settled', async () => {
    const { world, transport, topicId } = createTopic(0);
    const begin = world.time.elapsed();
    const time = `${Math.floor(world.time.now() / 1000) + 40}.000000001`;
    world.after(40_000, () => world.sandbox.add.message({ topic_id: topicId, consensus_timestamp: time }));
    const list = getTopicMessages(transport, { topicId, timestamp: time });
    expect(await world.time.run(taken(list.follow({ settle: 30_000 })))).toEqual(['1']);
    const seconds = (world.time.elapsed() - begin) / 1000;
    expect([seconds > 70, seconds < 155]).toEqual([true, true]);
  });

  it('is refused in descending order, with a cursor of another call and with invalid options', async () => {
    const { transport, topicId, list } = createTopic();
    for (const order of ['desc', 'DESC'] as const)
      expect(() => getTopicMessages(transport, { topicId, order: order as 'desc' }).follow()).toThrow(
        /^getTopicMessages: order must be asc, or left out/,
      );
    for (const from of ['', 'x', 'getTransactions~1~a~5', 'getTopicMessages~1~a~5'])
      await expect(list.follow({ from }).next()).rejects.toThrow(ParameterError);
    const invalid = { interval: 0, settle: -1, waitForList: 1, every: 5, signal: 'x' };
    for (const [name, value] of Object.entries(invalid))
      expect(() => list.follow({ [name]: value } as FollowOptions)).toThrow(ParameterError);
    expect(() => list.follow({ settle: Infinity })).toThrow(/settle.*finite.*Infinity/);
  });

  it.each([400, 404, 501])('ends with an error of status %d', async (status) => {
    const { world, list } = createTopic();
    world.answer = () => refused(status);
    const error = await world.time.run(rejection(taken(list.follow())));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
  });

  it.each([500, 502, 507, 520, 522, 530])('does not end with a status of %d', async (status) => {
    const { world, list } = createTopic();
    world.answer = (_, respond) => (world.sent.length < 9 ? refused(status) : respond());
    expect(await world.time.run(taken(list.follow(), 1))).toEqual(['1']);
  });

  it('ends after 21 replies in a row that cannot be read', async () => {
    const { world, list } = createTopic();
    world.answer = () => new Response('<html>');
    const error = await world.time.run(rejection(taken(list.follow())));
    expect(error).toBeInstanceOf(ResponseError);
    expect(world.sent.filter(({ path }) => path.includes('/messages'))).toHaveLength(21);
  });

  it('does not end after 20 such replies, one that can be read, and 20 again', async () => {
    const { world, transport, topicId } = createTopic();
    let replies = 0;
    world.answer = (path, respond) => {
      if (!path.includes('/messages')) return respond();
      replies += 1;
      return replies === 21 || replies === 42 ? respond() : new Response('<html>');
    };
    // All ten messages are there by then, and a page has two of them.
    const list = getTopicMessages(transport, { topicId, limit: 2 });
    expect(await world.time.run(taken(list.follow(), 4))).toEqual(['1', '2', '3', '4']);
    expect(replies).toBe(42);
  });

  it.each([{}, { verify: true }])(
    'does not share equal calls that are under way, with %o',
    async (options) => {
      const { world, transport, topicId } = createTopic(1);
      const { time } = world;
      world.answer = async (path, respond) => {
        await world.sleep(path.includes('/messages') ? 5000 : 3000);
        return respond();
      };
      const plain = [
        getTopicMessages(transport, { topicId, order: 'asc', limit: 100 }),
        getBlocks(transport, { limit: 1, order: 'desc' }),
      ].map((call) => Promise.resolve(call as PromiseLike<object>));
      const follow = getTopicMessages(transport, { topicId }, options).follow();
      await time.run(Promise.all([...plain, follow.next()]));
      const [messages, blocks, ...others] = world.sent.map(({ path }) => path);
      expect(others).toEqual([blocks, messages]);
    },
  );

  it('waits for a list that does not exist yet if the option is set', async () => {
    const { world, list } = createTopic();
    world.answer = (_, respond) => (world.sent.length < 7 ? refused(404) : respond());
    expect(await world.time.run(taken(list.follow({ waitForList: true }), 3))).toEqual(['1', '2', '3']);
  });

  it('throws the last failure after giveUpAfter, and never gives up without it', async () => {
    const { world, list } = createTopic();
    const { time } = world;
    world.answer = () => refused(503);
    const begin = time.now();
    const error = await time.run(rejection(taken(list.follow({ giveUpAfter: 5 * minute }))));
    expect(error).toMatchObject({ status: 503 });
    expect(time.now() - begin).toBeGreaterThanOrEqual(5 * minute);
    const wake = time.now() + 30 * minute;
    world.answer = (_, respond) => (time.now() < wake ? refused(503) : respond());
    expect(await time.run(taken(list.follow(), 1))).toEqual(['1']);
  });

  it.each(['call', 'follow'])('ends with the reason of the signal of its %s', async (owner) => {
    const { world, transport, topicId } = createTopic(0);
    const controller = new AbortController();
    const { signal } = controller;
    const call = getTopicMessages(transport, { topicId }, owner === 'call' ? { signal } : {});
    const interval = 10 * minute;
    const work = rejection(taken(call.follow(owner === 'call' ? { interval } : { interval, signal })));
    const reason = new Error('enough');
    const begin = world.time.elapsed();
    world.after(minute, () => controller.abort(reason));
    expect(await world.time.run(work)).toBe(reason);
    // It does not wait for the next poll.
    expect(world.time.elapsed() - begin).toBe(minute + 1);
    // No request is left running.
    expect(world.time.pending).toBe(0);
  });

  it('sends at most 0.35 requests a second without news, and reports the lag of the service', async () => {
    const world = new LivingSandbox({ live: { rate: 0 }, clusters: [{ lag: 4000 }] });
    const topicId = String(world.sandbox.add.topic().topic_id);
    const controller = new AbortController();
    const follow = getTopicMessages(world.connect(), { topicId }).follow({ signal: controller.signal });
    world.after(20 * minute, () => controller.abort());
    await world.time.run(rejection(taken(follow)));
    expect(world.sent.length / 1200).toBeLessThanOrEqual(0.35);
    expect(follow.behind).toBeGreaterThan(4000);
    expect(follow.behind).toBeLessThan(40_000);
    expect(Reflect.get(follow, 'proven')).toBeUndefined();
  });

  it('requests a reply again if some of its items have no key', async () => {
    const { world, list } = createTopic();
    let count = 0;
    world.answer = async (path, respond) => {
      const response = await respond();
      if (!path.includes('/messages') || ++count % 3 !== 0) return response;
      const text = await response.text();
      return new Response(text.replace('"messages":[', '"messages":[{},').replace(',]', ']'), response);
    };
    expect(await world.time.run(taken(list.follow(), 10))).toHaveLength(10);
  });
});

describe('a list of many messages', () => {
  function createLongTopic(first: number, last: number) {
    const world = new LivingSandbox({ live: { rate: 0 } });
    world.sandbox.faults.latency = 50;
    const topicId = addLongTopic(world.sandbox, first, last);
    return { world, list: getTopicMessages(world.connect(), { topicId }) };
  }

  it('is caught up as fast as by a scan', async () => {
    const { world, list } = createLongTopic(1, 3000);
    const begin = world.time.elapsed();
    expect(await world.time.run(taken(list.follow(), 3000))).toHaveLength(3000);
    // 30 pages in sequence take 1500 ms.
    expect(world.time.elapsed() - begin).toBeLessThan(800);
  });

  it('may begin after the first number', async () => {
    const { world, list } = createLongTopic(3, 200);
    const expected = Array.from({ length: 198 }, (_, index) => String(index + 3));
    expect(await world.time.run(taken(list.follow(), 198))).toEqual(expected);
  });
});
