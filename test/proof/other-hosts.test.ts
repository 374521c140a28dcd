import { expect, it } from 'vitest';
import { createLedgerClient, NotComparedError, ProofError } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

const topicId = '0.0.4999';
const count = 250;

type Answer = (url: string, response: Response) => Response | Promise<Response>;

function world(answer: Answer = (_, response) => response) {
  const sandbox = createSandbox({ size: 0.1, hosts: 3 });
  for (let index = 0; index < count; index++)
    sandbox.add.message({ topic_id: topicId, message: btoa(`${index}`), running_hash_version: 3 });
  const time = new VirtualTime();
  const sent: URL[] = [];
  const client = createLedgerClient({
    hosts: sandbox.hosts.map(({ ledgerUrl }) => ({ baseUrl: ledgerUrl })),
    fetch: async (url, init) => {
      sent.push(new URL(url));
      return answer(url, await sandbox.fetch(url, init));
    },
    clock: time,
    retry: false,
    onInvalidResponse: () => undefined,
  });
  const verified = (order: 'asc' | 'desc' = 'asc') => {
    const list = client.getTopicMessages({ topicId, limit: 100, order }, { verify: { against: 'hosts' } });
    return { list, items: time.run(list.toArray()) };
  };
  return { ...sandbox, client, time, sent, verified };
}

it.each(['asc', 'desc'] as const)(
  'messages are compared with a host that did not send them, %s',
  async (order) => {
    const { sent, verified } = world();
    const { list, items } = verified(order);
    expect(await items).toHaveLength(count);
    expect(list.proven).toEqual({ from: 1n, to: BigInt(count) });
    const compared = sent.filter(({ search }) => search.includes('sequencenumber=eq'));
    expect(compared.map(({ host }) => host)).toEqual(
      Array.from({ length: order === 'asc' ? 3 : 1 }, () => 'host-1.sandbox.invalid'),
    );
    expect(sent.length - compared.length).toBe(3);
  },
);

it.each([0, 1])('a lie of host %s with new hashes is noticed', async (host) => {
  const { hosts, verified } = world();
  hosts[host]?.lies.set('rehashed', { topicId, sequenceNumber: 50 });
  await expect(verified().items).rejects.toThrow('has another hash at another service');
  await expect(verified('desc').items).rejects.toBeInstanceOf(ProofError);
});

it('asks the next host if one does not reply, and says so if none does', async () => {
  const { hosts, sent, verified } = world();
  hosts[1]?.faults.at(1, { status: 503 });
  const one = verified();
  await one.items;
  expect(one.list.proven).toEqual({ from: 1n, to: BigInt(count) });
  expect(one.list.compared).toEqual({ count: 3, last: BigInt(count), missing: [] });
  hosts[2]?.faults.at(1, { status: 503 });
  const before = sent.length;
  const none = verified();
  const error = await rejection(none.items);
  expect(error).toBeInstanceOf(NotComparedError);
  expect(error).toMatchObject({ missing: [100n, 250n], last: undefined, cause: { status: 503 } });
  expect(none.list.proven).toBeUndefined();
  // Three pages, and three requests to each of the other hosts. A lower message would not be returned either.
  expect(sent.length - before).toBe(3 + 3 * 2);
});

it.each<[string, (message: object) => object]>([
  ['a hash of another type', (message) => ({ ...message, running_hash: [] })],
  ['another message', (message) => ({ ...message, sequence_number: 7 })],
])('asks the next host if one returns %s', async (_, change) => {
  const { client, time } = world(async (url, response) => {
    const body = await response.json();
    const isOdd = url.includes('host-1') && url.includes('sequencenumber=eq');
    return Response.json(isOdd ? { ...body, messages: body.messages.map(change) } : body);
  });
  const list = client.getTopicMessages({ topicId }, { verify: { against: 'hosts' } });
  expect(await time.run(list.toArray())).toHaveLength(count);
  expect(list.compared).toEqual({ count: 3, last: BigInt(count), missing: [] });
});

it.each<[unknown, unknown, object]>([
  [404, 503, { missing: true, status: 404 }],
  [503, 404, { missing: true, status: 404 }],
  ['nothing', 503, { missing: true, status: undefined }],
  [503, 'nothing', { missing: true, status: undefined }],
  [503, 500, { missing: false, status: 500 }],
])('of hosts that reply %s and %s, one that lacks the message decides', async (first, second, expected) => {
  const { client, time } = world(async (url, response) => {
    if (!url.includes('sequencenumber=eq')) return response;
    const answer = url.includes('host-1') ? first : second;
    if (typeof answer === 'number') return Response.json({}, { status: answer });
    return Response.json({ messages: [], links: { next: null } });
  });
  const list = client.getTopicMessages({ topicId, limit: 100 }, { verify: { against: 'hosts' } });
  const error = Object(await rejection(time.run(list.toArray())));
  expect(error).toBeInstanceOf(NotComparedError);
  // A host that only lacks the newest messages may have lower ones. One that does not reply is not asked for them.
  const isAskedForLower = error.missing.length > 2;
  expect({ missing: isAskedForLower, status: error.cause?.status }).toEqual(expected);
});

it('a call that is aborted while messages are compared ends with the reason', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const { client, time, sent } = world((url, response) => {
    if (url.includes('sequencenumber=eq')) controller.abort(reason);
    return response;
  });
  const options = { verify: { against: 'hosts' }, signal: controller.signal } as const;
  const list = client.getTopicMessages({ topicId, limit: 100 }, options);
  expect(await rejection(time.run(list.toArray()))).toBe(reason);
  expect(sent.filter(({ search }) => search.includes('sequencenumber=eq'))).toHaveLength(1);
});

it('is refused for a client with one host', async () => {
  const { fetch, ledgerUrl } = createSandbox();
  for (const options of [{ baseUrl: ledgerUrl }, { hosts: [{ baseUrl: ledgerUrl }] }]) {
    const client = createLedgerClient({ ...options, fetch } as never);
    await expect(
      client.getTopicMessages({ topicId }, { verify: { against: 'hosts' } }).toArray(),
    ).rejects.toMatchObject({ name: 'ParameterError', parameter: 'verify' });
  }
});
