import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  type CallOptions,
  createTransport,
  type EndEvent,
  type TransportSettings,
} from '../../src/client/client.js';
import { createLedgerClient, getContracts } from '../../src/ledger.js';
import { hookNames } from '../setup/hook-names.js';
import { rejection } from '../setup/thrown.js';
import { turn, VirtualTime } from '../setup/virtual-time.js';
import { busy, calling } from './calling.js';

const good = '{"contracts":[],"links":{"next":null}}';

const fail = (): never => {
  throw new Error('the log is full');
};

/** A transport whose service is busy once and takes 15 ms for each reply. */
function busyOnce(time: VirtualTime, hooks: Partial<TransportSettings>) {
  let sent = 0;
  return createTransport({
    baseUrl: 'http://ledger.test/v1/a-secret-key',
    coalesce: false,
    fetch: async () => {
      sent += 1;
      time.advance(15);
      return sent === 1 ? new Response('', { status: 503 }) : new Response(good);
    },
    ...hooks,
    clock: time,
  });
}

const oneHost = { baseUrl: 'http://one.test' };
const twoHosts = { hosts: [{ baseUrl: 'http://one.test' }, { baseUrl: 'http://two.test' }] };

/** The data of a call for which each host is busy once, so that it is retried. */
async function retriedCall(
  options: typeof oneHost | typeof twoHosts,
  hook: (name: string) => unknown,
): Promise<unknown> {
  const time = new VirtualTime();
  const hooks = Object.fromEntries(hookNames().map((name) => [name, () => hook(name)]));
  const busyHosts = new Set(['http://one.test', 'http://two.test']);
  const client = createLedgerClient({
    ...options,
    fetch: async (address) =>
      busyHosts.delete(new URL(address).origin) ? new Response('', { status: 503 }) : new Response(good),
    clock: time,
    ...hooks,
  });
  return time.run(client.getContracts().then((data) => data));
}

describe('hooks', () => {
  it.each([
    ['one host', oneHost],
    ['two hosts', twoHosts],
  ])('are all called by a call that is retried, with %s', async (_, options) => {
    const called = new Set<string>();
    await retriedCall(options, (name) => called.add(name));
    expect(called.size).toBeGreaterThan(3);
    expect([...called].sort()).toEqual(hookNames().sort());
  });

  it('report each attempt, retry and reply, without the key in the path', async () => {
    const time = new VirtualTime();
    const events: [string, object][] = [];
    const transport = busyOnce(time, {
      onAttempt: (event) => events.push(['attempt', event]),
      onRetry: (event) => events.push(['retry', event]),
      onAttemptEnd: (event) => events.push(['attempt end', event]),
      onEnd: (event) => events.push(['end', event]),
    });
    await time.run(getContracts(transport, { limit: 5 }).then(() => undefined));
    const [{ callId }] = events.map(([, event]) => event) as [{ callId: unknown }];
    const call = {
      callId,
      operationId: 'getContracts',
      method: 'GET',
      url: 'http://ledger.test/***/api/v1/contracts?limit=5',
    };
    const host = 'http://ledger.test/***';
    const begin = { ...call, host, waited: { headers: 0, rate: 0 }, isShared: false };
    const end = { ...call, host, outcome: 'reply', duration: 15, requestsPerSecond: Infinity };
    expect(events).toEqual([
      ['attempt', { ...begin, attempt: 1 }],
      ['attempt end', { ...end, attempt: 1, status: 503, bytes: 0 }],
      ['retry', { ...call, attempt: 1, delay: 500, status: 503 }],
      ['attempt', { ...begin, attempt: 2 }],
      ['attempt end', { ...end, attempt: 2, status: 200, bytes: good.length }],
      ['end', { ...call, outcome: 'data', attempts: 2, duration: 530 }],
    ]);
    expect(callId).toEqual(expect.any(Number));
  });

  it.each([400, 404, 500, 503])('report a reply with status %i before it is judged', async (status) => {
    const seen: number[] = [];
    const { failing } = calling([busy(status)], {
      retry: false,
      onAttemptEnd: (event) => seen.push(Number(event.status)),
    });
    expect(await failing()).toMatchObject({ status });
    expect(seen).toEqual([status]);
  });

  it.each([
    ['throw', () => fail()],
    ['reject', async () => fail()],
  ])('that %s do not break the call', async (_, hook) => {
    for (const options of [oneHost, twoHosts])
      expect(await retriedCall(options, hook)).toEqual(JSON.parse(good));
  });

  it('that reject with a promise of another realm, as those of Node are in Jest, end no process', async () => {
    const unhandled: unknown[] = [];
    const collect = (reason: unknown) => unhandled.push(reason);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', collect);
    const onEnd = () => runInNewContext("Promise.reject('the disk is full')");
    await getContracts(
      createTransport({ baseUrl: 'http://ledger.test', fetch: async () => new Response(good), onEnd }),
    );
    await turn();
    process.off('unhandledRejection', collect);
    for (const other of others) process.on('unhandledRejection', other);
    expect(unhandled).toEqual([]);
  });
});

describe('the end of a call', () => {
  const reason = new Error('the user left');
  const noToken = new Error('no token');
  const aborting = new AbortController();
  const late = new AbortController();

  it.each<[string, number, string, Partial<TransportSettings>, CallOptions, object]>([
    ['a status', 1, 'error', { fetch: async () => new Response('', { status: 404 }) }, {}, { status: 404 }],
    ['no JSON', 1, 'error', { fetch: async () => new Response('no') }, {}, { name: 'ResponseError' }],
    [
      'no connection',
      4,
      'error',
      { fetch: () => Promise.reject(new TypeError()) },
      {},
      { name: 'NetworkError' },
    ],
    ['a bad option', 0, 'error', {}, { timeout: -1 }, { name: 'ParameterError' }],
    ['a bad filter', 0, 'error', {}, { query: { limit: 5 } }, { parameter: 'query.limit' }],
    ['a bad header', 0, 'error', { headers: { 'x y': 'z' } }, {}, { name: 'ParameterError' }],
    ['no headers', 0, 'error', { headers: () => Promise.reject(noToken) }, {}, noToken],
    [
      'a deadline',
      0,
      'error',
      { headers: () => new Promise(() => undefined), deadline: 70 },
      {},
      { timeout: 70 },
    ],
    [
      'an abort too late',
      1,
      'error',
      { fetch: async () => new Response('', { status: 404 }), onAttemptEnd: () => late.abort(reason) },
      { signal: late.signal },
      { status: 404 },
    ],
    ['an abort before', 0, 'aborted', {}, { signal: AbortSignal.abort(reason) }, reason],
    [
      'an abort meanwhile',
      1,
      'aborted',
      {
        fetch: async () => {
          aborting.abort(reason);
          throw new TypeError('aborted');
        },
      },
      { signal: aborting.signal },
      reason,
    ],
  ])('with %s is reported once, after %d attempts', async (_, attempts, outcome, options, own, error) => {
    const time = new VirtualTime();
    const ends: EndEvent[] = [];
    const onEnd = (event: EndEvent): unknown => ends.push(event);
    const transport = createTransport({ baseUrl: 'http://ledger.test', ...options, onEnd, clock: time });
    const begin = time.elapsed();
    const thrown = await time.run(rejection(getContracts(transport, {}, own)));
    expect(thrown).toMatchObject(error);
    expect(ends).toEqual([
      {
        callId: expect.any(Number),
        operationId: 'getContracts',
        method: 'GET',
        url: 'http://ledger.test/api/v1/contracts',
        outcome,
        attempts,
        duration: time.elapsed() - begin,
        error: thrown,
      },
    ]);
  });

  it('has the number of its call', async () => {
    const time = new VirtualTime();
    const numbers: number[] = [];
    const transports = [1, 2].map(() => busyOnce(time, { onEnd: ({ callId }) => numbers.push(callId) }));
    await time.run(Promise.all(transports.map((transport) => getContracts(transport).then(() => 'data'))));
    expect(new Set(numbers).size).toBe(2);
  });

  it('measures durations with the monotonic clock', async () => {
    const time = new VirtualTime();
    const durations: number[] = [];
    const transport = createTransport({
      baseUrl: 'http://ledger.test',
      fetch: async () => {
        time.advance(15);
        time.setClock(-3_600_000);
        return new Response(good);
      },
      onAttemptEnd: ({ duration }) => durations.push(duration),
      onEnd: ({ duration }) => durations.push(duration),
      clock: time,
    });
    await getContracts(transport);
    expect(durations).toEqual([15, 15]);
  });
});
