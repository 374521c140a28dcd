import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractCall, estimateFees, getContracts } from '../../generated/ledger/operations.js';
import { createTransport, type TransportSettings } from '../../src/client/client.js';
import { NetworkError } from '../../src/errors/errors.js';
import { createSandbox } from '../../src/sandbox.js';
import { answering, baseUrl, once, recordingFetch } from './answering.js';
import { rejection } from './thrown.js';

const emptyPage = '{"contracts":[],"links":{"next":null}}';
const to = '0x000000000000000000000000000000000000000a';
const prefixed = 'https://host.test/prefix';
const quiet = { validation: { response: 'off' }, ...once } as const;

beforeAll(() => {
  // Another test file with the same modules may have turned it off.
  if (!nock.isActive()) nock.activate();
  nock.disableNetConnect();
});

afterEach(() => {
  nock.cleanAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

afterAll(() => {
  nock.restore();
  nock.enableNetConnect();
});

/** A request as a server receives it. */
interface Seen {
  uri: string;
  headers: Record<string, string | string[] | undefined>;
  body: nock.Body;
}

function served(origin: string, method: 'GET' | 'POST', text = emptyPage): Seen[] {
  const seen: Seen[] = [];
  nock(origin)
    .persist()
    .intercept(/.*/, method)
    .reply(function (uri, body) {
      seen.push({ uri, headers: { ...this.req.headers }, body });
      return [200, text, { 'content-type': 'application/json' }];
    });
  return seen;
}

describe('over the wire', () => {
  it('accepts JSON, and sends no content-type without a body', async () => {
    const seen = served('https://ledger.test', 'GET');
    await getContracts(createTransport({ baseUrl, ...quiet }), { 'contract.id': ['gte:0.0.1', 'lt:0.0.2'] });
    expect(seen[0]?.uri).toBe('/api/v1/contracts?contract.id=gte:0.0.1&contract.id=lt:0.0.2');
    expect(seen[0]?.headers.accept).toBe('application/json');
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('posts each body with its media type', async () => {
    const seen = served('https://ledger.test', 'POST', '{}');
    const transport = createTransport({ baseUrl, ...quiet });
    await contractCall(transport, { body: { to, gasPrice: 9007199254740993n } });
    await estimateFees(transport, { mode: 'INTRINSIC', body: new TextEncoder().encode('bytes') });
    expect(seen.map(({ uri, headers }) => [uri, headers['content-type'], headers.accept])).toEqual([
      ['/api/v1/contracts/call', 'application/json', 'application/json'],
      ['/api/v1/network/fees?mode=INTRINSIC', 'application/protobuf', 'application/json'],
    ]);
    expect(seen[1]?.body).toBe('bytes');
  });
});

describe('headers', () => {
  const sent = async (
    options: TransportSettings,
    headers?: Record<string, string>,
  ): Promise<Record<string, string>> => {
    const { transport, requests } = answering(emptyPage, {}, options);
    await getContracts(transport, {}, { headers });
    return Object.fromEntries(requests[0]?.headers ?? []);
  };

  it('are those of an object', async () => {
    expect(await sent({ headers: { 'X-Api-Key': 'a', authorization: 'Bearer b' } })).toMatchObject({
      accept: 'application/json',
      'x-api-key': 'a',
      authorization: 'Bearer b',
    });
  });

  it('are requested before each call if they are a function', async () => {
    let token = 0;
    const headers = vi.fn(async () => ({ authorization: `Bearer ${++token}` }));
    const { transport, requests } = answering(emptyPage, {}, { headers });
    await getContracts(transport);
    await getContracts(transport);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer 1', 'Bearer 2']);
    expect(headers).toHaveBeenCalledTimes(2);
  });

  it('of a call override the others, in upper or lower case', async () => {
    const headers = { 'X-Api-Key': 'common', 'x-other': 'kept' };
    expect(await sent({ headers }, { 'x-api-key': 'call', Accept: 'application/yaml' })).toMatchObject({
      'x-api-key': 'call',
      'x-other': 'kept',
      accept: 'application/yaml',
    });
  });

  it('override the content-type of a body', async () => {
    const { transport, requests } = answering(
      '{"result":"0x"}',
      {},
      { headers: { accept: 'application/yaml' } },
    );
    await contractCall(transport, { body: { to } }, { headers: { 'content-type': 'text/json' } });
    expect(requests[0]?.headers.get('accept')).toBe('application/yaml');
    expect(requests[0]?.headers.get('content-type')).toBe('text/json');
  });

  it('that fail reject the call with the reason before a request is sent', async () => {
    const reason = new Error('no token');
    const { transport, requests } = answering(emptyPage, {}, { headers: () => Promise.reject(reason) });
    expect(await rejection(getContracts(transport))).toBe(reason);
    expect(requests).toEqual([]);
  });
});

describe('the option fetch', () => {
  it('is the global fetch by default, looked up at each call', async () => {
    const transport = createTransport({ baseUrl, ...once });
    const first = recordingFetch(emptyPage);
    const second = recordingFetch(emptyPage);
    vi.stubGlobal('fetch', first.fetch);
    await getContracts(transport, { limit: 1 });
    vi.stubGlobal('fetch', second.fetch);
    await getContracts(transport, { limit: 2 });
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
    expect(second.requests[0]?.url).toBe('https://ledger.test/api/v1/contracts?limit=2');
  });

  it('is called instead of the global fetch', async () => {
    const global = recordingFetch(emptyPage);
    vi.stubGlobal('fetch', global.fetch);
    const { transport, requests } = answering(emptyPage);
    await getContracts(transport);
    expect([global.requests.length, requests.length]).toEqual([0, 1]);
  });

  it('sets the cause of a NetworkError', async () => {
    const cause = new TypeError('fetch failed');
    const transport = createTransport({ baseUrl, ...once, fetch: () => Promise.reject(cause) });
    const error = await rejection(getContracts(transport));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ operationId: 'getContracts', cause });
  });

  it('may fail while the body is read', async () => {
    const cause = new TypeError('terminated');
    const broken = new ReadableStream({ start: (controller) => controller.error(cause) });
    const transport = createTransport({ baseUrl, ...once, fetch: async () => new Response(broken) });
    const error = await rejection(getContracts(transport));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ cause });
  });

  it.each([[new Error('the user left')], ['a word'], [{ any: 'value' }]])(
    'receives an abort, and the call rejects with the reason: %#',
    async (reason) => {
      const controller = new AbortController();
      const transport = createTransport({
        baseUrl,
        ...once,
        fetch: (_url, { signal }) =>
          new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
            controller.abort(reason);
          }),
      });
      expect(await rejection(getContracts(transport, {}, { signal: controller.signal }))).toBe(reason);
    },
  );

  it('is not called for a signal that was aborted before', async () => {
    const { transport, requests } = answering(emptyPage);
    const signal = AbortSignal.abort();
    const error = await rejection(getContracts(transport, {}, { signal }));
    expect(error).toBe(signal.reason);
    expect(requests).toEqual([]);
  });

  it('is not called if the signal is aborted while the headers are requested', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    const { transport, requests } = answering(
      emptyPage,
      {},
      {
        headers: async () => {
          controller.abort(reason);
          return {};
        },
      },
    );
    expect(await rejection(getContracts(transport, {}, { signal: controller.signal }))).toBe(reason);
    expect(requests).toEqual([]);
  });
});

/** A `fetch` that returns a text, and records its arguments and `this`. */
function noting(text: string) {
  const calls: { receiver: unknown; given: unknown[] }[] = [];
  async function fetch(this: unknown, ...given: unknown[]): Promise<Response> {
    calls.push({ receiver: this, given });
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }
  return { calls, fetch };
}

describe('the fetch of a transport', () => {
  it('is called with the complete URL as a string and an init', async () => {
    const { calls, fetch } = noting(emptyPage);
    const transport = createTransport({ baseUrl: prefixed, fetch, headers: { 'x-key': 'a' }, ...once });
    await getContracts(transport, { limit: 3 });
    expect(calls.map(({ given }) => given)).toEqual([
      [
        'https://host.test/prefix/api/v1/contracts?limit=3',
        {
          method: 'GET',
          headers: new Headers({ accept: 'application/json', 'x-key': 'a' }),
          signal: expect.any(AbortSignal),
          redirect: 'manual',
        },
      ],
    ]);
  });

  it('gets the body if there is one', async () => {
    const { calls, fetch } = noting('{"result":"0x"}');
    await contractCall(createTransport({ baseUrl: prefixed, fetch, ...once }), { body: { to } });
    expect(calls[0]?.given[1]).toEqual({
      method: 'POST',
      headers: new Headers({ accept: 'application/json', 'content-type': 'application/json' }),
      signal: expect.any(AbortSignal),
      redirect: 'manual',
      body: '{"to":"0x000000000000000000000000000000000000000a"}',
    });
  });

  it('is called without this, and the global fetch with globalThis, which browsers require', async () => {
    const given = noting(emptyPage);
    await getContracts(createTransport({ baseUrl: prefixed, fetch: given.fetch, ...once }));
    expect(given.calls[0]?.receiver).toBeUndefined();
    const global = noting(emptyPage);
    vi.stubGlobal('fetch', global.fetch);
    await getContracts(createTransport({ baseUrl: prefixed, ...once }));
    expect(global.calls[0]?.receiver).toBe(globalThis);
  });

  it('creates no Request, and neither does a GET of the sandbox', async () => {
    const sandbox = createSandbox({ size: 0.1 });
    vi.stubGlobal(
      'Request',
      class {
        constructor() {
          throw new Error('a Request was built');
        }
      },
    );
    const { calls, fetch } = noting('{"result":"0x"}');
    await contractCall(createTransport({ baseUrl: prefixed, fetch, ...once }), { body: { to } });
    expect(calls).toHaveLength(1);
    const own = { baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch, ...once };
    const contracts = await getContracts(createTransport(own), { limit: 3 }).toArray({ limit: 5 });
    expect(contracts).toHaveLength(5);
  });
});
