import { expect, it } from 'vitest';
import * as rules from '../../generated/ledger/after.js';
import { createTransport } from '../../src/client/client.js';
import { Host } from '../../src/hosts/host.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { blocks, smallHosts } from './small-hosts.js';

/** A host that answers probes, or fails. */
function host() {
  const time = new VirtualTime();
  const world = { isDown: false, time };
  const transport = createTransport({
    baseUrl: 'http://host.invalid',
    clock: time,
    retry: false,
    fetch: async () => {
      if (world.isDown) throw new TypeError('fetch failed');
      return Response.json(blocks(time.now()));
    },
  });
  return Object.assign(world, { host: new Host(transport) });
}

/** Milliseconds after which the next probe is due. */
function probeDelay({ host: { isProbeDue }, host: one, time }: ReturnType<typeof host>): number {
  let delay = 0;
  for (let isDue = isProbeDue; !isDue && delay < 60_000; isDue = one.isProbeDue) {
    time.advance(500);
    delay += 500;
  }
  return delay;
}

it('probes of a host that fails become rare, and of one that succeeded since, they begin anew', async () => {
  const world = host();
  const delays: number[] = [];
  world.isDown = true;
  for (let failure = 0; failure < 2; failure += 1) world.host.fail();
  for (let probe = 0; probe < 6; probe += 1) {
    delays.push(probeDelay(world));
    await expect(world.host.probe(rules)).rejects.toThrow();
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
  world.isDown = false;
  await world.host.probe(rules);
  world.host.succeed(5);
  expect(world.host.isHealthy).toBe(true);
  for (let failure = 0; failure < 2; failure += 1) world.host.fail();
  expect([world.host.isHealthy, probeDelay(world)]).toEqual([false, 1000]);
});

it('a turn of the rate that is not used at once is lost', async () => {
  const { host: one, time } = host();
  const used = async (delay: number): Promise<boolean[]> => {
    await one.waitForRate({});
    await time.advance(delay);
    return [one.useTurn(), one.useTurn()];
  };
  expect(await used(5)).toEqual([true, false]);
  expect(await used(6)).toEqual([false, false]);
});

it('an answer between two failures, also an error, keeps a host healthy', () => {
  const { host: one } = host();
  for (let failure = 0; failure < 5; failure += 1) {
    one.fail();
    one.answer();
  }
  expect(one.isHealthy).toBe(true);
});

it('the usual latency is that of the last hundred replies', () => {
  const { host: one } = host();
  for (let reply = 0; reply < 150; reply += 1) one.succeed(20);
  expect([one.p95, one.patience]).toEqual([20, 500]);
  for (let reply = 0; reply < 120; reply += 1) one.succeed(900);
  expect([one.p95, one.patience]).toEqual([900, 3600]);
});

it('a 404 that the service sends ends a row of failures of its host', async () => {
  const time = new VirtualTime();
  const missing = { _status: { messages: [{ message: 'Not found' }] } };
  const replies = [500, 404, 404, 500];
  const { client, calls } = smallHosts(time, (number) => {
    if (number === 1) return Response.json(missing, { status: 404 });
    const status = replies.shift() ?? 404;
    return Response.json(status === 404 ? missing : {}, { status });
  });
  for (let count = 0; count < 4; count += 1) await time.run(rejection(client.getToken({ tokenId: '0.0.5' })));
  expect(calls.filter((number) => number === 0)).toHaveLength(4);
  expect(client.transport.hosts?.[0]?.isHealthy).toBe(true);
});
