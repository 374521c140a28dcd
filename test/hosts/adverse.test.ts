import { expect, it } from 'vitest';
import { ClosedError, gte, NetworkError, ParameterError } from '../../src/ledger.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { smallHosts, transactions } from './small-hosts.js';
import { names, ThreeHosts, type Trouble } from './three-hosts.js';

const lookUp = { hashOrNumber: 5 };
const sleep = ({ time }: ThreeHosts, delay: number) =>
  new Promise<void>((resolve) => time.setTimer(delay, resolve));
const counts = ({ sent }: ThreeHosts) => names.map((name) => sent[name]?.length ?? 0);

/** A walk, newest first. The first host has a trouble after the first page. */
async function walk(world: ThreeHosts, client = world.connect(), trouble?: Trouble) {
  const from = `${Math.floor(world.time.elapsed() / 1000) - 20}`;
  const items: string[] = [];
  for await (const page of client.getTransactions({ limit: 2, timestamp: gte(from) }).pages()) {
    items.push(...page.items.map(({ consensus_timestamp }) => String(consensus_timestamp)));
    if (trouble) world.set(0, trouble);
  }
  const all = world.hosts.flatMap(({ ledger }) => ledger.transactions);
  const keys = new Set(all.map(({ consensus_timestamp }) => String(consensus_timestamp)));
  const expected = [...keys].filter((key) => key >= from && key <= (items[0] ?? ''));
  return { items, expected: expected.sort().reverse() };
}

it.each([0, -300_000, 300_000])('a walk loses nothing if the clock is off by %i ms', async (offset) => {
  const world = new ThreeHosts();
  await world.time.run(sleep(world, 60_000));
  world.time.setClock(offset);
  const client = world.connect();
  const run = async (): Promise<void> => {
    // The third host is the next one. It is older by 1.3 seconds.
    world.set(1, 'dies');
    for (let round = 0; round < 8; round++) {
      const { items, expected } = await walk(world, client, 'dies');
      expect(items).toEqual(expected);
      world.set(0, undefined);
      for (const pause of [2000, 500]) {
        await sleep(world, pause);
        await client.getBlocks({ limit: 1 });
      }
    }
  };
  await world.time.run(run());
  expect(counts(world)[2]).toBeGreaterThan(50);
});

it('a host with times in the future does not make the others look late', async () => {
  const world = new ThreeHosts();
  const client = world.connect();
  const { time } = world;
  world.intercept = (url) => {
    if (!url.startsWith(names[1]) || !url.includes('/blocks?')) return undefined;
    const to = `${Math.floor(time.elapsed() / 1000) + 300}.000000000`;
    return Response.json({ blocks: [{ number: 1, timestamp: { from: to, to } }], links: { next: null } });
  };
  const run = async (): Promise<void> => {
    for (const trouble of [undefined, 'dies', undefined] as const) {
      world.set(0, trouble);
      for (let call = 0; call < 5; call++) {
        await client.getBlocks({ limit: 1 });
        await sleep(world, 1500);
      }
    }
    const { items, expected } = await walk(world, client);
    expect(items).toEqual(expected);
  };
  await time.run(run());
  const states = client.transport.hosts ?? [];
  expect(states.map(({ isHealthy, isBehind }) => isHealthy && !isBehind)).toEqual([true, true, true]);
  expect(states[1]?.lag).toBeLessThan(-200_000);
  expect(world.sent[names[0]]?.at(-1)?.url).toContain('/transactions');
});

it('a late host catches up if the others are dead, and a lookup does not wait', async () => {
  const world = new ThreeHosts();
  const client = world.connect({ retry: { retries: 8 } });
  const run = async (): Promise<number> => {
    await client.getBlocks({ limit: 1 });
    world.set(1, 'lags');
    await sleep(world, 31_000);
    await client.getBlocks({ limit: 1 });
    for (const host of [0, 2]) world.set(host, 'dies');
    const begin = world.time.elapsed();
    await client.getBlock({ hashOrNumber: world.hosts[0]?.ledger.blocks[0]?.number ?? 0n });
    expect(world.time.elapsed() - begin).toBeLessThan(200);
    const { items, expected } = await walk(world, client);
    expect(items).toEqual(expected);
    return world.time.elapsed() - begin;
  };
  expect(await world.time.run(run())).toBeGreaterThan(20_000);
});

it('calls are shared out by the rates, and a wait for the rate is no delay of the host', async () => {
  const world = new ThreeHosts();
  const client = world.connect({}, [20, 80, 40]);
  const calls = Array.from({ length: 280 }, (_, index) =>
    client.getBlock({ hashOrNumber: index + 1 }).then(undefined, () => undefined),
  );
  const begin = world.time.elapsed();
  await world.time.run(Promise.all(calls));
  const [first = 0, second = 0, third = 0] = counts(world);
  expect(first + second + third).toBe(280);
  expect(world.time.elapsed() - begin).toBeLessThan(2500);
  expect(second).toBeGreaterThan(2.5 * first);
  expect(client.transport.hosts?.every(({ isHealthy }) => isHealthy)).toBe(true);
});

it('equal calls share a request, also at the next host, and their events name it', async () => {
  const world = new ThreeHosts();
  const ends: unknown[] = [];
  const client = world.connect({ onEnd: ({ url, attempts }) => ends.push([new URL(url).origin, attempts]) });
  world.set(0, 'hangs');
  const hashOrNumber = world.hosts[1]?.ledger.blocks[0]?.number ?? 0n;
  const calls = Array.from({ length: 10 }, () => client.getBlock({ hashOrNumber }).then());
  await world.time.run(Promise.all(calls));
  expect(counts(world)).toEqual([1, 1, 0]);
  expect(ends).toEqual(calls.map(() => [names[1], 2]));
});

it.each(['abort', 'close'])('all requests of a call end by %s', async (end) => {
  const world = new ThreeHosts();
  const client = world.connect();
  const aborting = new AbortController();
  for (const host of [0, 1, 2]) world.set(host, 'hangs');
  const ended = rejection(client.getBlock(lookUp, { signal: aborting.signal }).then());
  await world.time.run(sleep(world, 1300));
  expect(counts(world)).toEqual([1, 1, 1]);
  if (end === 'abort') aborting.abort('over');
  else await world.time.run(client.close(0));
  const error = await ended;
  if (end === 'abort') expect(error).toBe('over');
  else expect(error).toBeInstanceOf(ClosedError);
  expect(world.time.pending).toBe(0);
  expect(counts(world)).toEqual([1, 1, 1]);
});

it.each([0, undefined])('a probe that is under way is aborted by close(%o)', async (timeout) => {
  const time = new VirtualTime();
  let probe: AbortSignal | null | undefined;
  const hang = (init: RequestInit) => {
    probe = init.signal;
    return new Promise(() => undefined);
  };
  const { client } = smallHosts(time, (host, path, init) => {
    if (path.includes('/blocks')) return hang(init);
    return host === 0 ? new Response('', { status: 503 }) : transactions(time.elapsed());
  });
  for (let call = 0; call < 4; call++) {
    await time.run(client.getTransactions({ limit: 1 }).then());
    time.advance(1000);
  }
  expect(probe?.aborted).toBe(false);
  await (timeout === 0 ? client.close(timeout) : client[Symbol.asyncDispose]());
  expect(probe?.aborted).toBe(true);
  expect(time.pending).toBe(0);
});

it('an abort does not end the probe that another call waits for', async () => {
  const world = new ThreeHosts();
  const client = world.connect();
  const aborting = new AbortController();
  const run = async (): Promise<void> => {
    await client.getBlocks({ limit: 1 });
    world.set(0, 'dies');
    const first = rejection(client.getTransactions({ limit: 2 }, { signal: aborting.signal }).then());
    const second = client.getTransactions({ limit: 3 });
    const reply = second.then();
    world.time.setTimer(40, () => aborting.abort('over'));
    expect(await first).toBe('over');
    expect((await reply).transactions).toHaveLength(3);
  };
  await world.time.run(run());
});

it('hosts that were all down come back', async () => {
  const world = new ThreeHosts();
  const client = world.connect({ retry: false });
  const run = async (): Promise<void> => {
    for (const host of [0, 1, 2]) world.set(host, 'dies');
    for (let call = 0; call < 3; call++) {
      expect(await rejection(client.getBlocks({ limit: 1 }).then())).toBeInstanceOf(NetworkError);
      await sleep(world, 100);
    }
    for (const host of [0, 1, 2]) world.set(host, undefined);
    await sleep(world, 8000);
    for (let call = 0; call < 3; call++) {
      await client.getBlocks({ limit: 1 });
      await sleep(world, 2000);
    }
  };
  await world.time.run(run());
  expect(client.transport.hosts?.map(({ isHealthy }) => isHealthy)).toEqual([true, true, true]);
});

const html = new Response('<html>', { status: 404 });
const refused = Response.json({ _status: { messages: [{ message: 'no' }] } }, { status: 400 });

it.each<[string, Response | Trouble, object, number[]]>([
  ['a page of a proxy', html, {}, [1, 1, 0]],
  ['a key that was revoked', Response.json({ error: 'key' }, { status: 401 }), {}, [1, 1, 0]],
  ['an error of the service', refused, {}, [1, 0, 0]],
  ['a contract call', 'dies', { method: 'POST', body: {}, path: '/api/v1/contracts/call' }, [1, 0, 0]],
  ['a write', '500', { method: 'PUT', body: {} }, [1, 0, 0]],
])('another host gets the call, or not: %s', async (_, trouble, call, expected) => {
  const world = new ThreeHosts();
  const client = world.connect({ retry: false });
  if (typeof trouble === 'string') world.set(0, trouble);
  else world.intercept = (url) => (url.startsWith(names[0]) ? trouble.clone() : undefined);
  const result = client
    .request({ path: '/api/v1/blocks', ...call })
    .then(undefined, (error: unknown) => error);
  const error = await world.time.run(result);
  expect(error).not.toBeInstanceOf(ParameterError);
  expect(counts(world)).toEqual(expected);
});
