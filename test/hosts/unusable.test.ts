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

describe('a reply that lacks fields, if no other host has one', () => {
  const lookup = (client: LedgerClient) => client.getBlock({ hashOrNumber });
  const world = (validation: (typeof modes)[number], dead: () => unknown, count: number, settings = {}) => {
    const time = new VirtualTime();
    const warnings: string[] = [];
    const reply = (host: number) => (host === count - 1 ? { number: 5 } : dead());
    const onInvalidResponse = ({ operationId }: { operationId: string }) => warnings.push(operationId);
    return {
      time,
      warnings,
      ...smallHosts(time, reply, { validation, onInvalidResponse, deadline: 5000, ...settings }, count),
    };
  };
  const failures: [string, () => unknown][] = [
    ['does not reply', () => undefined],
    ['hangs', () => new Promise<never>(() => undefined)],
    ['refuses', () => new Response('', { status: 503 })],
    ['sends a page', () => new Response('<html>', { status: 502 })],
  ];

  it.each(failures)('is returned with its warning, as one host would: the other one %s', async (_, dead) => {
    for (const count of [2, 3])
      for (const retry of [false, { retries: 2, baseDelay: 1 }] as const) {
        const { time, warnings, client } = world('warn', dead, count, { retry });
        expect(await time.run(outcome(lookup(client)))).toEqual({ number: 5n });
        expect(new Set(warnings)).toEqual(new Set(['getBlock']));
      }
    const { time, client, warnings } = world('off', dead, 2);
    expect(await time.run(outcome(lookup(client)))).toEqual({ number: 5n });
    expect(warnings).toEqual([]);
    const strict = world('throw', dead, 2);
    expect(await strict.time.run(outcome(lookup(strict.client)))).toMatch(
      /^(NetworkError|ResponseError|TimeoutError): getBlock: /,
    );
  });

  it('is not returned if the other host has one after a retry', async () => {
    let failed = 0;
    const { time, client } = world(
      'warn',
      () => (++failed > 2 ? fetch(`${ledgerUrl}/api/v1/blocks/${hashOrNumber}`, {}) : undefined),
      2,
    );
    expect(await time.run(outcome(lookup(client)))).toMatchObject({
      number: hashOrNumber,
      hash: expect.any(String),
    });
  });
});

it.each([4321, 4321.5, 1000])('an error names the deadline of the caller: %d', async (deadline) => {
  const time = new VirtualTime();
  // It takes a part of the deadline that is no whole number of milliseconds.
  const reply = async (host: number) => {
    await new Promise<void>((resolve) => time.setTimer(host === 0 ? 700.123 : 9_000.001, resolve));
    return undefined;
  };
  for (const settings of [
    { deadline },
    { deadline, retry: false as const },
    { deadline, timeout: 100_000 },
  ]) {
    const { client } = smallHosts(time, reply, settings);
    const error = await time.run(client.getBlock({ hashOrNumber }).then(undefined, (thrown) => thrown));
    const limits = Array.from(String(error.message).matchAll(/deadline of (\S+) ms/g), ([, limit]) =>
      Number(limit),
    );
    expect(limits.length).toBeGreaterThan(0);
    expect(new Set(limits)).toEqual(new Set([deadline]));
    for (const one of [error, ...(error.cause?.errors ?? [])])
      if (one.timeout !== undefined) expect(one.timeout).toBe(deadline);
  }
});

it.each([null, 1, 'x'])('an item that is %j is returned as by a client with one host', async (item) => {
  const time = new VirtualTime();
  const body = { messages: [item], links: { next: null } };
  const { client } = smallHosts(time, () => body);
  const read = client.getTopicMessages({ topicId: '0.0.4001' });
  expect(await time.run(read.then())).toEqual(body);
});
