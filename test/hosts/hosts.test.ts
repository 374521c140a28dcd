import { describe, expect, it } from 'vitest';
import { request } from '../../src/core.js';
import {
  ApiError,
  createLedgerClient,
  type LedgerClient,
  NetworkError,
  ParameterError,
  type TransportOptions,
} from '../../src/ledger.js';
import { sized } from '../setup/large.js';
import { rejection, thrown } from '../setup/thrown.js';
import { names, ThreeHosts } from './three-hosts.js';

const lookUp = { hashOrNumber: 5 };

describe('several hosts', () => {
  it('are tried within the same deadline, and all are named without their keys', async () => {
    const world = new ThreeHosts();
    for (const host of [0, 1, 2]) world.set(host, (['dies', '500', 'garbage'] as const)[host]);
    const waits: number[] = [];
    const client = world.connect({ retry: { retries: 1 }, onRetry: ({ delay }) => waits.push(delay) });
    const error = await world.time.run(rejection(client.getBlock(lookUp).then()));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ attempts: 6, operationId: 'getBlock', method: 'GET' });
    for (const name of names) expect(String(error)).toContain(`${name}: `);
    expect(String(error)).not.toContain('key-of');
    expect(waits).toHaveLength(1);
    world.set(0, 'hangs');
    world.set(1, 'hangs');
    world.set(2, 'hangs');
    const begin = world.time.elapsed();
    const late = await world.time.run(rejection(client.getBlock(lookUp, { deadline: 3000 }).then()));
    expect(String(late)).toContain('within its deadline of 3000 ms');
    for (const name of names) expect(String((late as Error).cause)).toContain(`${name}: `);
    expect(world.time.elapsed() - begin).toBe(3000);
  });

  it('keep the options that they were created with', async () => {
    const world = new ThreeHosts();
    for (const host of [0, 1, 2]) world.set(host, 'dies');
    const retry = { retries: 2 };
    const hedge = { after: 100 };
    const client = world.connect({ retry, hedge });
    retry.retries = 0;
    hedge.after = -1;
    const error = await world.time.run(rejection(client.getBlock(lookUp).then()));
    expect(error).toMatchObject({ attempts: 9 });
  });

  it('name the deadline of the caller, wherever it falls', async () => {
    const calls = {
      'a look-up': (client: LedgerClient, deadline: number) => client.getBlock(lookUp, { deadline }).then(),
      'a page': (client: LedgerClient, deadline: number) =>
        client.getBlocks({ limit: 5 }, { deadline }).page(),
      'a call with a body': (client: LedgerClient, deadline: number) =>
        client.contractCall({ body: { to: `0x${'ab'.repeat(20)}` } }, { deadline }).then(),
      // A write is sent to one host only.
      'a write': ({ transport }: LedgerClient, deadline: number) =>
        request(transport, { method: 'POST', path: '/new', body: {} }, { deadline }).then(),
    };
    const step = sized(1.7, 1.1);
    for (const [name, call] of Object.entries(calls)) {
      for (let deadline = 0.3; deadline < 9000; deadline = deadline * step + 0.4) {
        const world = new ThreeHosts();
        for (const host of [0, 1, 2]) world.set(host, 'hangs');
        const error = await world.time.run(rejection(call(world.connect(), deadline)));
        expect(error, `${name}, ${deadline} ms`).toMatchObject({ name: 'TimeoutError' });
        expect(String(error), name).toContain(`within its deadline of ${deadline} ms`);
      }
    }
  });

  it('name it also if the timer of a platform ends up to a millisecond early', async () => {
    const world = new ThreeHosts();
    for (const host of [0, 1, 2]) world.set(host, 'hangs');
    const { time } = world;
    const { setTimer } = time;
    time.setTimer = (delay, callback) => setTimer(Math.max(0, delay - 0.6), callback);
    const error = await time.run(rejection(world.connect().getBlock(lookUp, { deadline: 3000 }).then()));
    expect(error).toMatchObject({ name: 'TimeoutError', timeout: 3000 });
    expect(String(error)).toContain('within its deadline of 3000 ms');
  });

  it('do not repeat what another host would refuse too', async () => {
    const world = new ThreeHosts();
    const client = world.connect();
    const missing = await world.time.run(rejection(client.getBlock({ hashOrNumber: 999_999_999 }).then()));
    expect(missing).toBeInstanceOf(ApiError);
    expect(await rejection(client.getBlock({ hashOrNumber: -1 }).then())).toBeInstanceOf(ParameterError);
    expect(world.requests).toBe(1);
  });

  it('have a state each', async () => {
    const world = new ThreeHosts();
    const client = world.connect();
    expect(client.transport.hosts).toBeUndefined();
    await world.time.run(client.getBlocks({ limit: 1 }).then());
    expect(
      client.transport.hosts?.map(({ host, isHealthy, isBehind }) => [host, isHealthy, isBehind]),
    ).toEqual(names.map((name) => [name, true, false]));
    const [first] = client.transport.hosts ?? [];
    expect(JSON.parse(JSON.stringify(first?.rate))).toEqual({ spare: null, requestsPerSecond: null });
    expect(first?.rate.requestsPerSecond).toBe(Infinity);
    expect(first?.lag).toBeGreaterThan(1000);
    expect(first?.lag).toBeLessThan(6000);
    world.set(0, '500');
    for (const isHealthy of [true, false]) {
      await world.time.run(client.getBlocks({ limit: 1 }).then());
      expect(client.transport.hosts?.map((host) => host.isHealthy)).toEqual([isHealthy, true, true]);
    }
  });
});

describe('a slow tail', () => {
  it.each([1, 3])('of %i hosts is cut by hedging, with few more requests', async (count) => {
    const times: number[] = [];
    const sent: number[] = [];
    for (const hedge of [undefined, { after: 'p95' } as const]) {
      const world = new ThreeHosts();
      world.slow = 0.02;
      const hosts = names.slice(0, count).map((baseUrl) => ({ baseUrl }));
      const at = count === 1 ? { baseUrl: names[0] } : { hosts };
      const { fetch, time: clock } = world;
      const client = createLedgerClient({ ...at, hedge, fetch, clock, validation: { response: 'off' } });
      const durations: number[] = [];
      const read = async (): Promise<void> => {
        for (let call = 0; call < 1000; call++) {
          const begin = clock.elapsed();
          await client.getBlock({ hashOrNumber: world.hosts[0]?.ledger.blocks[0]?.number ?? 0n });
          durations.push(clock.elapsed() - begin);
        }
      };
      await clock.run(read());
      times.push(durations.sort((a, b) => a - b)[990] ?? 0);
      sent.push(world.requests);
    }
    const [slow = 0, fast = 0] = times;
    expect(slow).toBeGreaterThan(count === 1 ? 1900 : 500);
    expect(fast).toBeLessThan(150);
    expect((sent[1] ?? 0) / 1000).toBeLessThanOrEqual(1.05);
  });
});

describe('the options', () => {
  it.each<[object, string]>([
    [{ hosts: [] }, 'hosts'],
    [{ hosts: 5 }, 'hosts'],
    [{ hosts: 'https://one.test' }, 'hosts.0'],
    [{ hosts: ['https://one.test/s3cret'] }, 'hosts.0'],
    [{ hosts: [{}] }, 'baseUrl'],
    [{ hosts: [{ baseUrl: 'one.test' }] }, 'baseUrl'],
    [{ hosts: [{ network: 'testnat' }] }, 'network'],
    [{ hosts: [{ network: 'testnet', key: 5 }] }, 'option'],
    [{ hosts: [{ network: 'testnet' }], baseUrl: 'https://one.test' }, 'baseUrl'],
    [{ hosts: [{ network: 'testnet' }], network: 'testnet' }, 'network'],
    [{ hosts: [{ network: 'testnet' }], headers: { 'x-api-key': 's3cret' } }, 'headers'],
    [{ hosts: [{ network: 'testnet' }], hedge: { after: 'p50' } }, 'hedge.after'],
    [{ hosts: [{ network: 'testnet' }], hedge: { after: -1 } }, 'hedge.after'],
    [{ baseUrl: 'one.test', hedge: { after: 5 } }, 'baseUrl'],
    [{ hosts: [{ network: 'testnet' }, { baseUrl: 'two.test' }] }, 'baseUrl'],
  ])('%j are refused at once, and no key is shown', (options, parameter) => {
    const error = thrown(() => createLedgerClient(options as TransportOptions));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject(parameter === 'option' ? {} : { parameter });
    expect(`${error} ${JSON.stringify(error)}`).not.toContain('s3cret');
  });

  it('are those of the moment when the client was created', async () => {
    const hosts = [{ baseUrl: 'https://one.test' }, { baseUrl: 'https://two.test' }];
    const asked: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      asked.push(new URL(url).origin);
      return new Response('', { status: 503 });
    };
    const client = createLedgerClient({ hosts, fetch, retry: false });
    hosts[1] = { baseUrl: 'https://other.test' };
    await rejection(client.getBlock(lookUp).then());
    expect(asked).toEqual(['https://one.test', 'https://two.test']);
  });
});
