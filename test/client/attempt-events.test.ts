import { describe, expect, it } from 'vitest';
import { createTransport, type TransportSettings } from '../../src/client/client.js';
import { createLedgerClient, NetworkError, ResponseError, TimeoutError } from '../../src/index.js';
import { getBlock } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

// Each attempt has two events, and together they say what it waited for, where it went, and how it ended.

const sandbox = createSandbox({ size: 0.1 });
const [newest] = (
  await createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch }).getBlocks({ limit: 1 })
).blocks;
const lookUp = { hashOrNumber: Number(newest?.number) };
const answer = await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/blocks/${newest?.number}`);
/** One character of it has two bytes. */
const block = (await answer.text()).replace('"name"', '"é":1,"name"');

type Settings = Omit<TransportSettings, 'headers'>;
type Reply = (request: { readonly url: string; readonly count: number }) => Response | Promise<Response>;

function world(reply: Reply, settings: Settings = {}) {
  const time = new VirtualTime();
  const events: string[] = [];
  const errors: unknown[] = [];
  let count = 0;
  const options: Settings = {
    retry: { baseDelay: 100 },
    validation: { response: 'off' },
    clock: time,
    fetch: (url, init) => {
      count += 1;
      const replied = reply({ url, count });
      return new Promise<Response>((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        const wait = Promise.resolve(replied);
        wait.then((response) => time.setTimer(20, () => resolve(response)), reject);
      });
    },
    onAttempt: ({ host, attempt, waited: { headers, rate }, isShared }) =>
      events.push(`${attempt} to ${host} after ${headers}+${rate}${isShared ? ', shared' : ''}`),
    onAttemptEnd: ({ host, attempt, outcome, status, bytes, error, duration }) => {
      events.push(`${attempt} of ${host}: ${outcome} ${status} ${bytes} ${error?.name} in ${duration}`);
      if (error) errors.push(error);
    },
    onRetry: ({ attempt }) => events.push(`retry of ${attempt}`),
    onEnd: ({ outcome, attempts }) => events.push(`${outcome} after ${attempts}`),
    ...settings,
  };
  return { time, events, errors, options };
}

const answered = (): Response => new Response(block);
const never = (): Promise<Response> => new Promise(() => undefined);
const one = 'https://one.test';
const two = 'https://two.test';

describe('the events of an attempt', () => {
  it('say how many bytes a reply has', async () => {
    const { time, events, options } = world(answered);
    await time.run(getBlock(createTransport({ ...options, baseUrl: one }), lookUp).then());
    const size = new TextEncoder().encode(block).length;
    expect(size).toBe(block.length + 1);
    expect(events).toEqual([
      `1 to ${one} after 0+0`,
      `1 of ${one}: reply 200 ${size} undefined in 20`,
      'data after 1',
    ]);
  });

  it('have the error of an attempt without a reply', async () => {
    const reply: Reply = ({ count }) =>
      count === 1 ? Promise.reject(new TypeError('fetch failed')) : answered();
    const { time, events, errors, options } = world(reply);
    await time.run(getBlock(createTransport({ ...options, baseUrl: one }), lookUp).then());
    expect(events.slice(0, 4)).toEqual([
      `1 to ${one} after 0+0`,
      `1 of ${one}: failure undefined undefined NetworkError in 0`,
      'retry of 1',
      `2 to ${one} after 0+0`,
    ]);
    expect(errors[0]).toBeInstanceOf(NetworkError);
  });

  it('have the error of one that is too slow, and of one that the deadline ends', async () => {
    const { time, events, errors, options } = world(never, {
      timeout: 300,
      deadline: 500,
      retry: { baseDelay: 1 },
    });
    await time.run(rejection(getBlock(createTransport({ ...options, baseUrl: one }), lookUp).then()));
    const ends = events.filter((event) => event.includes('failure'));
    expect(ends).toHaveLength(2);
    expect(ends[0]).toBe(`1 of ${one}: failure undefined undefined TimeoutError in 300`);
    expect(errors.every((error) => error instanceof TimeoutError)).toBe(true);
    expect(events.at(-1)).toBe('error after 2');
  });

  it('have the error of a body that cannot be read, which is not retried', async () => {
    const { time, events, errors, options } = world(() => new Response(new Uint8Array([0xff])));
    const transport = createTransport({ ...options, baseUrl: one });
    const error = await time.run(rejection(getBlock(transport, lookUp).then()));
    expect(events[1]).toContain('failure undefined undefined ResponseError');
    expect(errors).toEqual([error]);
    expect(error).toBeInstanceOf(ResponseError);
  });

  it('end when the caller aborts', async () => {
    const { time, events, options } = world(never);
    const controller = new AbortController();
    const call = getBlock(createTransport({ ...options, baseUrl: one }), lookUp, {
      signal: controller.signal,
    });
    time.setTimer(50, () => controller.abort(new Error('left')));
    await time.run(rejection(call.then()));
    expect(events.slice(1)).toEqual([
      `1 of ${one}: abandoned undefined undefined undefined in 50`,
      'aborted after 1',
    ]);
  });

  it('end when the caller aborts while a failure is read', async () => {
    for (let turns = 0; turns < 12; turns += 1) {
      const controller = new AbortController();
      const abortLater = async (): Promise<void> => {
        for (let turn = 0; turn < turns; turn += 1) await undefined;
        controller.abort();
      };
      const fails = (): never => {
        void abortLater();
        throw new TypeError('fetch failed');
      };
      const { events, options } = world(answered, { fetch: async () => fails() });
      const transport = createTransport({ baseUrl: one, ...options });
      await rejection(getBlock(transport, lookUp, { signal: controller.signal }));
      const ends = events.filter((event) => event.startsWith(`1 of ${one}: `));
      expect(ends, `aborted after ${turns} turns`).toHaveLength(1);
    }
  });

  it('say what was waited for: headers, and the rate', async () => {
    const { time, events, options } = world(answered, { requestsPerSecond: 1, coalesce: false });
    const headers = (): Promise<Record<string, string>> =>
      new Promise((resolve) => time.setTimer(70, () => resolve({})));
    const transport = createTransport({ ...options, headers, baseUrl: one });
    const calls = Array.from({ length: 11 }, () => getBlock(transport, lookUp).then());
    await time.run(Promise.all(calls));
    const begins = events.filter((event) => event.includes(' to '));
    expect(begins[0]).toBe(`1 to ${one} after 70+0`);
    expect(begins.at(-1)).toMatch(/after 70\+\d+$/);
    expect(Number(begins.at(-1)?.split('+')[1])).toBeGreaterThan(500);
  });

  it('say that a retry does not wait for headers again', async () => {
    const { time, events, options } = world(({ count }) =>
      count === 1 ? new Response('', { status: 503 }) : answered(),
    );
    const headers = (): Promise<Record<string, string>> =>
      new Promise((resolve) => time.setTimer(70, () => resolve({})));
    await time.run(getBlock(createTransport({ ...options, headers, baseUrl: one }), lookUp).then());
    expect(events.filter((event) => event.includes(' to '))).toEqual([
      `1 to ${one} after 70+0`,
      `2 to ${one} after 0+0`,
    ]);
  });

  it('say that a call waits for the request of an equal one', async () => {
    const { time, events, options } = world(answered);
    const transport = createTransport({ ...options, baseUrl: one });
    await time.run(Promise.all([1, 2].map(() => getBlock(transport, lookUp).then())));
    expect(events.filter((event) => event.includes(' to '))).toEqual([
      `1 to ${one} after 0+0`,
      `1 to ${one} after 0+0, shared`,
    ]);
  });
});

describe('the events of an attempt at one of several hosts', () => {
  const hosts = [{ baseUrl: one }, { baseUrl: two }] as const;

  it('have the error of a host that is dead', async () => {
    const dead = Promise.reject(new TypeError('fetch failed'));
    dead.catch(() => undefined);
    const { time, events, errors, options } = world(({ url }) => (url.startsWith(one) ? dead : answered()));
    const ledger = createLedgerClient({ ...options, hosts });
    await time.run(ledger.getBlock(lookUp).then());
    expect(events).toEqual([
      `1 to ${one} after 0+0`,
      `1 of ${one}: failure undefined undefined NetworkError in 0`,
      `2 to ${two} after 0+0`,
      expect.stringContaining(`2 of ${two}: reply 200`),
      'data after 2',
    ]);
    expect(errors).toHaveLength(1);
  });

  it('say that the next host has waited for headers of its own', async () => {
    const { time, events, options } = world(({ url }) =>
      url.startsWith(one) ? new Response('', { status: 503 }) : answered(),
    );
    const headers = (): Promise<Record<string, string>> =>
      new Promise((resolve) => time.setTimer(70, () => resolve({})));
    const ledger = createLedgerClient({ ...options, hosts });
    await time.run(ledger.getBlock(lookUp, { headers }).then());
    expect(events.filter((event) => event.includes(' to '))).toEqual([
      `1 to ${one} after 70+0`,
      `2 to ${two} after 70+0`,
    ]);
  });

  it('show a hedge, and that the slower host is left', async () => {
    const { time, events, options } = world(({ url }) => (url.startsWith(one) ? never() : answered()));
    const ledger = createLedgerClient({ ...options, hosts, hedge: { after: 100 } });
    await time.run(ledger.getBlock(lookUp).then());
    expect(events).toEqual([
      `1 to ${one} after 0+0`,
      `2 to ${two} after 0+0`,
      expect.stringContaining(`2 of ${two}: reply 200`),
      expect.stringContaining(`1 of ${one}: abandoned`),
      'data after 2',
    ]);
  });
});
