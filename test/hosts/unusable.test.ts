import { describe, expect, it } from 'vitest';
import { createLedgerClient, type LedgerClient } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { smallHosts } from './small-hosts.js';
import { names } from './three-hosts.js';

const { fetch, ledger, ledgerUrl } = createSandbox({ size: 0.1 });
const hashOrNumber = ledger.blocks[0]?.number ?? 0;
const modes = ['warn', 'throw', 'off'] as const;

const calls: Record<string, (client: LedgerClient) => PromiseLike<unknown>> = {
  'a list': (client) => client.getTransactions({ limit: 1 }),
  'a page': (client) => client.getTransactions({ limit: 1 }).page(),
  'a lookup': (client) => client.getBlock({ hashOrNumber }),
  // Its body has two required fields, so one of them is half.
  'a lookup of two fields': (client) => client.getNetworkFees(),
  'a lookup with a list': (client) => client.getAccount({ idOrAliasOrEvmAddress: '0.0.98' }),
  'a message': (client) =>
    client.getTopicMessageByIdAndSequenceNumber({ topicId: '0.0.4001', sequenceNumber: 1 }),
};

const bodies = [
  '{"message":"Quota exceeded"}',
  '{"timestamp":"2026-01-01T00:00:00Z","status":429,"error":"Too Many Requests","path":"/"}',
  '{"_status":{"messages":[{"message":"busy"}]}}',
  '{"error":{"code":-32005}}',
  '{"transactions":null,"number":null}',
  '{"transactions":{}}',
  '{}',
  '[]',
  '[{}]',
  'null',
  '5',
  '"text"',
  '',
  '<html>',
];

const outcome = async (result: PromiseLike<unknown>): Promise<unknown> => {
  try {
    return await result;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

describe.each(Object.entries(calls))('a reply that cannot be used, to %s', (_, call) => {
  const world = (validation: (typeof modes)[number], body: string, bad: readonly number[]) => {
    const time = new VirtualTime();
    const reply = async (host: number, path: string) =>
      bad.includes(host) ? new Response(body) : fetch(`${ledgerUrl}${path}`, {});
    return { time, ...smallHosts(time, reply, { validation }) };
  };
  const states = (client: LedgerClient) => client.transport.hosts?.map(({ isHealthy }) => isHealthy);

  it.each(modes)('is a failure of its host, and the next one replies: %s', async (mode) => {
    for (const body of bodies) {
      const { time, client, calls } = world(mode, body, [0]);
      // The pause lets a probe pass, which gets the same body.
      for (const pause of [0, 0, 0, 60_000, 60_000, 0]) {
        time.advance(pause);
        expect(await time.run(outcome(call(client))), body).toBeTypeOf('object');
      }
      expect(calls.filter((host) => host === 0).length, body).toBeLessThanOrEqual(2);
      expect(calls.slice(-3), body).toEqual([1, 1, 1]);
    }
  });

  it.each(modes)('of all hosts is what a client with one host returns: %s', async (validation) => {
    for (const body of bodies) {
      const { time, client, calls } = world(validation, body, [0, 1]);
      const one = createLedgerClient({
        baseUrl: names[0],
        fetch: async () => new Response(body),
        validation,
        onInvalidResponse: () => undefined,
      });
      for (let count = 0; count < 3; count++)
        expect(await time.run(outcome(call(client)))).toEqual(await outcome(call(one)));
      expect(calls, body).toEqual([0, 1, 0, 1, 0, 1]);
      expect(states(client), body).toEqual([true, true]);
    }
  });
});

it.each([null, 1, 'x'])('an item that is %j is returned as by a client with one host', async (item) => {
  const time = new VirtualTime();
  const body = { messages: [item], links: { next: null } };
  const { client } = smallHosts(time, () => body);
  const read = client.getTopicMessages({ topicId: '0.0.4001' });
  expect(await time.run(read.then())).toEqual(body);
});
