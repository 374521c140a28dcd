import { describe, expect, it } from 'vitest';
import { call, createTransport, type Operation, type Transport } from '../../../src/client/client.js';
import { contractCall, estimateFees, getContracts } from '../../../src/ledger.js';
import { request } from '../../../src/lists/lists.js';
import { rejection } from '../../setup/thrown.js';
import { VirtualTime } from '../../setup/virtual-time.js';

const moved = (): Response => new Response(null, { status: 307, headers: { location: '/elsewhere' } });
const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });

/** Failures that may follow after the service received a write. */
const faults: Record<string, () => Promise<Response>> = {
  'status 503': async () => new Response('', { status: 503 }),
  'status 429 with Retry-After': async () =>
    new Response('', { status: 429, headers: { 'retry-after': '0' } }),
  'a connection that breaks': () => Promise.reject(new TypeError('fetch failed', { cause: reset })),
  'a connection that fails': () => Promise.reject(new TypeError('fetch failed')),
  'a redirect with status 307': async () => moved(),
  'a redirect that a browser hides': async () =>
    Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
    }),
  'no reply': () => new Promise(() => undefined),
};

/** The number of requests of a call if the service fails each of them. */
async function sends(fault: string, work: (transport: Transport) => PromiseLike<unknown>): Promise<number> {
  const time = new VirtualTime();
  let count = 0;
  const fetch = () => {
    count += 1;
    return faults[fault]?.() ?? Promise.reject(new Error('no such fault'));
  };
  const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, timeout: 1000, clock: time });
  await time.run(rejection(work(transport)));
  return count;
}

const operation = (method: Operation['method'], isRead?: true): Operation => ({
  operationId: 'doIt',
  method,
  path: '/it',
  ...(isRead && { isRead }),
});

describe.each(Object.keys(faults))('after %s', (fault) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    'a %s is sent once',
    async (method) => {
      const retry = { retries: 5 };
      expect(await sends(fault, (transport) => call(transport, operation(method), {}, { retry }))).toBe(1);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('an undescribed %s is sent once', async (method) => {
    expect(await sends(fault, (transport) => request(transport, { method, path: '/it' }))).toBe(1);
  });
});

describe.each(['status 503', 'a connection that breaks', 'no reply'])('after %s', (fault) => {
  it.each<[string, (transport: Transport) => PromiseLike<unknown>]>([
    ['a GET', (transport) => getContracts(transport)],
    ['a HEAD', (transport) => call(transport, operation('HEAD'))],
    ['an undescribed GET', (transport) => request(transport, { path: '/it' })],
    ['a POST that only reads', (transport) => call(transport, operation('POST', true))],
    ['contractCall', (transport) => contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } })],
    ['estimateFees', (transport) => estimateFees(transport, { body: new Uint8Array([1]) })],
  ])('%s is retried', async (_, work) => {
    expect(await sends(fault, work)).toBeGreaterThan(1);
  });
});

describe('an undescribed POST', () => {
  it.each<[string, (list: ReturnType<typeof request>) => PromiseLike<unknown>]>([
    ['its items', (list) => list[Symbol.asyncIterator]().next()],
    ['its pages', (list) => list.pages().next()],
    ['one page', (list) => list.page()],
    ['all items', (list) => list.toArray()],
  ])('is not read page by page for %s, because each page would be another write', async (_, walk) => {
    const time = new VirtualTime();
    const fetch = () => Promise.reject(new Error('sent'));
    const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, clock: time });
    const list = request(transport, { method: 'POST', path: '/it' });
    expect(await time.run(rejection(walk(list)))).toMatchObject({
      name: 'ParameterError',
      parameter: 'method',
    });
  });
});
