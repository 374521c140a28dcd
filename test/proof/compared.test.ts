import { describe, expect, it } from 'vitest';
import {
  ApiError,
  createLedgerClient,
  type LedgerClient,
  NotComparedError,
  ProofError,
  ResponseError,
  type TopicMessage,
  type Verify,
} from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { LivingSandbox, minute } from '../setup/living-sandbox.js';
import { rejection } from '../setup/thrown.js';
import { ways } from './ways.js';

const topicId = '0.0.4999';

const topics = new Map<number, ReturnType<typeof topicOf>>();

function topicOf(count: number) {
  const sandbox = createSandbox({ size: 0.1 });
  for (let index = 0; index < count; index++)
    sandbox.add.message({ topic_id: topicId, message: btoa(`${index}`), running_hash_version: 3 });
  const { fetch, clock, ledgerUrl: baseUrl } = sandbox;
  const client = createLedgerClient({ baseUrl, fetch, clock });
  return { sandbox, client, honest: client.getTopicMessages({ topicId }).toArray() };
}

/** A topic, a client of its service, and another service that has the messages up to `newest`. */
function world(count: number, newest = count) {
  const topic = topics.get(count) ?? topicOf(count);
  topics.set(count, topic);
  const { sandbox, client, honest } = topic;
  const other = { newest, asked: [] as number[] };
  const against = createLedgerClient({
    baseUrl: 'https://other.test/key',
    clock: sandbox.clock,
    fetch: async (url) => {
      const number = Number(/\d+$/.exec(url));
      other.asked.push(number);
      const message = (await honest)[number - 1];
      const missing = { _status: { messages: [{ message: 'Not found' }] } };
      if (!message || number > other.newest) return Response.json(missing, { status: 404 });
      return Response.json({ ...message, sequence_number: number });
    },
  });
  const list = (params: object = {}) =>
    client.getTopicMessages({ topicId, limit: 100, ...params }, { verify: { against } });
  return { sandbox, client, honest, other, list };
}

type List = ReturnType<LedgerClient['getTopicMessages']>;

/** Ways whose only reading is the whole list. */
const wholeWays = ['iteration', 'pages', 'toArray', 'scan', 'scan without order'] as const;
const orders = ['asc', 'desc'] as const;
const readings = wholeWays.flatMap((way) => orders.map((order) => [way, order] as const));

async function read(list: List, way: keyof typeof ways): Promise<TopicMessage[]> {
  const items: TopicMessage[] = [];
  await ways[way](list, items);
  return items;
}

describe.each(readings)('a list that is read by %s, %s,', (way, order) => {
  it.each([
    [230, 229],
    [230, 3],
    [60, 60],
    [60, 40],
    [60, 1],
    [1, 1],
  ])('of %i messages is compared with a service that has %i', async (count, newest) => {
    const { sandbox, other, list, honest } = world(count, newest);
    await honest;
    const messages = list({ order });
    expect(await read(messages, way)).toHaveLength(count);
    const last = Number(messages.compared?.last);
    // Steps that double leave as many messages again uncovered as the other service lacks.
    expect(last).toBeLessThanOrEqual(newest);
    expect(last).toBeGreaterThanOrEqual(Math.max(1, newest - 2 * (count - newest)));
    expect(messages.proven).toEqual({ from: 1n, to: BigInt(last) });
    const lacking = new Set(other.asked.filter((number) => number > newest));
    expect(messages.compared?.missing.map(Number)).toEqual([...lacking].sort((a, b) => a - b));
    expect(other.asked.length).toBeLessThanOrEqual(Math.floor(count / 100) + 8);
    sandbox.lies.set('rehashed', { topicId, sequenceNumber: 1 });
    const error = await rejection(read(list({ order }), way));
    sandbox.lies.clear();
    expect(error).toBeInstanceOf(ProofError);
  });

  it('is an error if no message can be compared', async () => {
    const { other, list } = world(60, 0);
    const messages = list({ order });
    const error = await rejection(read(messages, way));
    expect(error).toBeInstanceOf(NotComparedError);
    expect(error).not.toBeInstanceOf(ProofError);
    expect(error).toMatchObject({ last: undefined, cause: { status: 404 } });
    expect(String(error)).toContain('no message was compared: https://other.test returned none of');
    const asked = [...new Set(other.asked)].sort((a, b) => a - b);
    expect(Object(error).missing.map(Number)).toEqual(asked);
    expect(asked.length).toBe(other.asked.length);
    expect(messages.compared).toEqual({ count: 0, last: undefined, missing: asked.map(BigInt) });
  });
});

it('each page and each part is compared on its own', async () => {
  const { list, other } = world(120, 118);
  for (const way of ['page by cursor', 'parts of a split'] as const)
    expect(await read(list({ limit: 20 }), way)).toHaveLength(120);
  const newest = list({ limit: 2, order: 'desc' });
  expect(await rejection(newest.page())).toMatchObject({ name: 'NotComparedError', missing: [119n, 120n] });
  expect(await rejection(newest)).toBeInstanceOf(NotComparedError);
  other.newest = 119;
  expect((await newest.page()).items).toHaveLength(2);
  expect(newest.compared).toEqual({ count: 1, last: 119n, missing: [120n] });
});

it('messages between one that another service lacked and the end are compared, too', async () => {
  const { list, other } = world(220, 90);
  const messages = list();
  for await (const { sequence_number: number } of messages) if (number === 150n) other.newest = 190;
  // It lacks 30 messages, so about as many again are left.
  expect(messages.compared?.last).toBeGreaterThanOrEqual(160n);
  expect(messages.compared?.last).toBeLessThanOrEqual(190n);
});

it('an empty reading and one that is left early are no errors', async () => {
  const { list, other } = world(150, 0);
  expect(await list({ sequencenumber: 'gt:150' }).toArray()).toEqual([]);
  expect(await list().toArray({ limit: 0 })).toEqual([]);
  expect(list().compared).toBeUndefined();
  expect(other.asked).toEqual([]);
  const early = list();
  for await (const { sequence_number: number } of early) if (number === 120n) break;
  expect(early.compared).toEqual({ count: 0, last: undefined, missing: [100n] });
});

it('a list without another service compares nothing', async () => {
  const { client } = world(5);
  const list = client.getTopicMessages({ topicId }, { verify: true });
  await list.toArray();
  expect(list.compared).toBeUndefined();
});

it.each([
  ['null', null],
  ['no hash', {}],
  ['a hash of another type', { running_hash: ['A'.repeat(64)] }],
  ['a hash of another length', { running_hash: 'A'.repeat(63) }],
])('another service that returns %s is a ResponseError', async (_, reply) => {
  const { client } = world(5);
  const against = { getTopicMessageByIdAndSequenceNumber: async () => reply };
  const list = client.getTopicMessages({ topicId }, { verify: { against } as unknown as Verify });
  const error = await rejection(list.toArray());
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ issues: [{ instancePath: '/running_hash' }] });
});

it('an error of another service is thrown', async () => {
  const { client } = world(5);
  const fetch = async () => Response.json({ _status: { messages: [] } }, { status: 400 });
  const against = createLedgerClient({ baseUrl: 'https://other.test', fetch });
  const list = client.getTopicMessages({ topicId }, { verify: { against } });
  expect(await rejection(list.toArray())).toBeInstanceOf(ApiError);
});

describe('a follow', () => {
  /** Follows a topic that gets a message each time that one was returned. The other service lags by `lag` messages. */
  function follow(lag: number, most: number, interval?: number) {
    const { sandbox, time } = new LivingSandbox();
    const hashes: string[] = [];
    const add = () => {
      const added = sandbox.add.message({
        topic_id: topicId,
        message: btoa('more'),
        running_hash_version: 3,
      });
      hashes.push(added.running_hash);
    };
    add();
    const { fetch, ledgerUrl: baseUrl } = sandbox;
    const client = createLedgerClient({ baseUrl, fetch, clock: time });
    const missing = new Response('{}', { status: 404 });
    const other = async (url: string) => {
      const number = Number(/\d+$/.exec(url));
      const hash = number + lag <= hashes.length ? hashes[number - 1] : undefined;
      return hash ? Response.json({ running_hash: hash }) : missing.clone();
    };
    const quiet = { onInvalidResponse: () => undefined };
    const against = createLedgerClient({
      baseUrl: 'https://other.test',
      fetch: other,
      clock: time,
      ...quiet,
    });
    const items = client.getTopicMessages({ topicId }, { verify: { against } }).follow({ interval });
    const read = async () => {
      for await (const { sequence_number: number } of items) {
        if (number === BigInt(most)) break;
        add();
      }
    };
    return { items, time, end: time.run(read()) };
  }

  it('continues while another service lags, and requests the missing message again', async () => {
    const { items, end } = follow(30, 490);
    await end;
    expect(items.compared).toEqual({ count: 2, last: 300n, missing: [] });
    expect(items.proven).toEqual({ from: 1n, to: 300n });
  });

  it('ends if another service lacks a message for ten minutes', async () => {
    const { items, time, end } = follow(Infinity, 100_000, 30_000);
    const begin = time.elapsed();
    expect(await rejection(end)).toMatchObject({ name: 'NotComparedError', missing: [100n] });
    expect(time.elapsed() - begin).toBeGreaterThan(10 * minute);
    expect(items.compared).toMatchObject({ count: 0 });
  });
});
