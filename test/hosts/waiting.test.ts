import { expect, it } from 'vitest';
import { burst } from '../../src/client/client.js';
import { operation } from '../client/operations.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { smallHosts, transactions } from './small-hosts.js';

it('calls that were aborted while they waited for the rate do not count against their host', async () => {
  const time = new VirtualTime();
  const settings = { requestsPerSecond: 1, retry: false } as const;
  const { client, calls } = smallHosts(time, () => transactions(time.now()), settings);
  // Each host lets ten pass. The others wait, one more of them at the first host.
  const controller = new AbortController();
  const reads = Array.from({ length: 20 + 41 }, (_, index) =>
    client
      .getTransactions({ timestamp: `${1_767_225_600 + index}.000000000` }, { signal: controller.signal })
      .then(),
  );
  const outcomes = Promise.allSettled(reads);
  await time.run(Promise.all(reads.slice(0, 20)));
  controller.abort();
  await outcomes;
  expect(calls).toHaveLength(20);
  // Both rates are unused again.
  time.advance(120_000);
  for (let call = 0; call < 3; call += 1) await time.run(client.getTransactions({ limit: 1 }).then());
  expect(calls.slice(20)).toEqual([0, 0, 0]);
});

it('a call that has ended leaves no timer, whichever host has replied', async () => {
  const time = new VirtualTime();
  const reply = (host: number): object | undefined => (host === 0 ? undefined : transactions(time.now()));
  const { client, calls } = smallHosts(time, reply);
  for (let call = 0; call < 3; call += 1) {
    await time.run(client.getTransactions({ limit: 1 }).then());
    expect(time.pending).toBe(0);
  }
  expect(calls).toContain(0);
});

it('one request of twenty is sent twice, and the first nineteen are not', async () => {
  const time = new VirtualTime();
  const reply = (): Promise<object> =>
    new Promise((resolve) => time.setTimer(300, () => resolve(transactions(time.now()))));
  const { client, calls } = smallHosts(time, reply, { hedge: { after: 100 } }, 1);
  const sent: number[] = [];
  for (let call = 0; call < 40; call += 1) {
    await time.run(client.getTransactions({ limit: 1 }).then());
    sent.push(calls.length);
  }
  expect(sent.slice(0, 19)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
  expect(sent[19]).toBe(21);
  expect(sent[38]).toBe(40);
  expect(sent[39]).toBe(42);
});

it('a request whose turn was reserved at a host that fails waits for the rate of the next one', async () => {
  const time = new VirtualTime();
  const sent: number[] = [];
  const reply = (host: number): object | undefined => {
    if (host === 0) return undefined;
    sent.push(time.elapsed());
    return {};
  };
  const settings = { requestsPerSecond: 1, retry: false, coalesce: false } as const;
  const { transport } = smallHosts(time, reply, settings).client;
  // Its replies show no time, so both hosts are as new.
  const call = { operation: operation(), params: {}, options: {}, query: 'limit=1' };
  await time.run(transport.send(call));
  const replies = Array.from({ length: 2 * (burst - 1) }, () => {
    // Half of the turns are reserved at each host, at once.
    expect(transport.waitForRate({})).toBe(undefined);
    return transport.send({ ...call, hasWaitedForRate: true });
  });
  await time.run(Promise.all(replies));
  expect(sent).toHaveLength(1 + replies.length);
  expect(sent.filter((at) => at < Number(sent[0]) + 1000).length).toBeLessThanOrEqual(burst + 1);
});
