import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
// By its inner path: the bench and this test run the same service.
import { runWithLimits } from '../../../scripts/bench/moving-limit.js';
import { sleep } from '../../../src/client/client.js';
import { createTransport, type Fetch, getBlock, type TransportSettings } from '../../../src/ledger.js';
import { turn, VirtualTime } from '../../setup/virtual-time.js';
import { busy, calling, page } from '../calling.js';

/** A transport whose first reply is a 429 with these headers, and the times of its requests. */
function refusedOnce(headers: Record<string, string>, options: TransportSettings = {}) {
  const time = new VirtualTime();
  const begin = time.elapsed();
  const sent: number[] = [];
  const fetch: Fetch = async () => {
    sent.push(time.elapsed() - begin);
    return sent.length === 1 ? new Response('', { status: 429, headers }) : Response.json({ number: 5 });
  };
  const settings = {
    baseUrl: 'http://ledger.test',
    validation: 'off',
    fetch,
    ...options,
    clock: time,
  } as const;
  return { time, sent, transport: createTransport(settings) };
}

const lookUp = { hashOrNumber: 5 };

describe('the rate', () => {
  it.each([
    ['after a 429', [busy(429), page]],
    ['before any', [page]],
  ])('lets as many requests pass at once as it says that it has to spare, %s', async (_, replies) => {
    const { time, sent, call, transport } = calling(replies, { requestsPerSecond: 5 });
    await time.run(call());
    await time.run(sleep(60_000, undefined, time));
    const { spare } = transport.rate;
    const before = sent.length;
    await time.run(Promise.all(Array.from({ length: 20 }, () => call())));
    const [first] = sent.slice(before);
    expect(sent.slice(before).filter((at) => at === first)).toHaveLength(spare);
  });

  it('has no limit until the first 429, and is then readable and in a hook', async () => {
    const rates: number[] = [];
    const { time, transport } = refusedOnce(
      {},
      { onAttemptEnd: (event) => rates.push(event.requestsPerSecond) },
    );
    expect(transport.rate.requestsPerSecond).toBe(Infinity);
    await time.run(getBlock(transport, lookUp).then());
    await time.run(getBlock(transport, lookUp).then());
    expect(rates).toHaveLength(3);
    expect(rates.every((rate) => rate > 0 && rate <= 20)).toBe(true);
    expect(transport.rate.requestsPerSecond).toBe(rates.at(-1));
  });

  it.each([
    ['requestsPerSecond', { requestsPerSecond: 7 }, 7],
    ['that of a named network', { baseUrl: undefined, network: 'testnet' }, 50],
  ])('never exceeds %s', async (_, options, bound) => {
    const { time, sent, transport } = refusedOnce({}, { ...(options as TransportSettings), coalesce: false });
    expect(transport.rate.requestsPerSecond).toBe(bound);
    const calls = Array.from({ length: 300 }, () => getBlock(transport, lookUp, { deadline: Infinity }));
    await time.run(Promise.all(calls));
    for (const at of sent)
      expect(sent.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(bound + 10);
    expect(transport.rate.requestsPerSecond).toBeLessThanOrEqual(bound);
  });

  it('pauses all calls for the time of Retry-After, and not for the headers of drafts', async () => {
    const drafts = { ratelimit: '"default";r=0;t=7', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9' };
    for (const [headers, pause] of [
      [{ ...drafts, 'retry-after': '4' }, 4000],
      [drafts, 0],
    ] as const) {
      const { time, sent, transport } = refusedOnce(headers, { retry: false });
      await time.run(getBlock(transport, lookUp).catch(() => undefined));
      await time.run(getBlock(transport, lookUp).then());
      expect(sent[1]).toBe(pause);
    }
  });

  it('doubles the time between requests up to a second, until one is accepted', async () => {
    const { sent, failing } = calling([...Array(8).fill(busy(429)), page], { retry: false });
    for (let count = 0; count < 8; count++) await failing();
    expect(sent.map((at, index) => at - Number(sent[index - 1] ?? 0))).toEqual([
      0, 0, 100, 200, 400, 800, 1000, 1000,
    ]);
  });

  it('is lowered by refused probes, after the limit has dropped from 60 to 5', async () => {
    const time = new VirtualTime();
    const end = time.elapsed() + 9000;
    const hasDropped = (): boolean => time.elapsed() >= end - 4500;
    let accepted: number[] = [];
    let refused = 0;
    const fetch: Fetch = async () => {
      await sleep(25, undefined, time);
      accepted = accepted.filter((at) => at > time.elapsed() - 1000);
      const status = accepted.length < (hasDropped() ? 5 : 60) ? 200 : 429;
      if (status === 200) accepted.push(time.elapsed());
      else refused += Number(hasDropped());
      await sleep(25, undefined, time);
      return Response.json({ number: 5 }, { status });
    };
    const settings = { validation: 'off', coalesce: false, retry: false, fetch, clock: time } as const;
    const transport = createTransport({ baseUrl: 'http://ledger.test', ...settings });
    const readUntilEnd = async (): Promise<void> => {
      while (time.elapsed() < end) await getBlock(transport, lookUp).catch(() => undefined);
    };
    await time.run(Promise.all(Array.from({ length: 64 }, readUntilEnd)));

    expect(refused).toBeLessThan(20);
  });

  it('follows a limit that nobody announces and that moves', async () => {
    const { phases, refused } = await runWithLimits([20, 60, 10], { every: 20_000 });
    for (const { used } of phases) expect(used).toBeGreaterThan(0.8);
    expect(refused).toBeLessThan(0.1);
  });
});

it('opens at most 64 connections for 1,000 lookups at once', async () => {
  let open = 0;
  let most = 0;
  const server = createServer((_, response) => setTimeout(() => response.end('{"number":5}'), 10));
  server.on('connection', (socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.on('close', () => {
      open -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = createTransport({ baseUrl, validation: 'off' });
  await Promise.all(Array.from({ length: 1000 }, (_, index) => getBlock(transport, { hashOrNumber: index })));
  expect(most).toBeLessThanOrEqual(64);
  await transport.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await turn();
});
