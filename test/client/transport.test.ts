import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport, type TransportSettings } from '../../src/client/client.js';
import { NetworkError } from '../../src/errors/errors.js';
import { contractCall, estimateFees, getContracts } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { answering, baseUrl, once, recordingFetch } from '../setup/answering.js';
import { rejection } from '../setup/thrown.js';

const emptyPage = '{"contracts":[],"links":{"next":null}}';
const to = '0x000000000000000000000000000000000000000a';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('headers', () => {
  /** The headers of a call without a body, or with one. */
  async function sent(common: TransportSettings['headers'], own?: Record<string, string>, hasBody = false) {
    const { transport, requests } = answering(
      '{"contracts":[],"links":{"next":null}}',
      {},
      { headers: common },
    );
    if (hasBody) await contractCall(transport, { body: { to } }, { headers: own, validation: 'off' });
    else await getContracts(transport, {}, { headers: own });
    return Object.fromEntries(requests[0]?.headers ?? []);
  }

  it('of a call override the others, in upper or lower case', async () => {
    const common = { 'X-Api-Key': 'common', 'x-other': 'kept' };
    expect(await sent(common)).toMatchObject({ accept: 'application/json', 'x-api-key': 'common' });
    expect(await sent(() => common)).toMatchObject({ 'x-api-key': 'common', 'x-other': 'kept' });
    expect(await sent(common, { 'x-api-key': 'call', Accept: 'application/yaml' })).toMatchObject({
      'x-api-key': 'call',
      'x-other': 'kept',
      accept: 'application/yaml',
    });
    expect(await sent({ accept: 'application/yaml' }, { 'content-type': 'text/json' }, true)).toMatchObject({
      accept: 'application/yaml',
      'content-type': 'text/json',
    });
  });

  it('of a caller are appended to the User-Agent, except in a browser, which keeps its own', async () => {
    const agents = async () => [
      (await sent({ 'User-Agent': 'wallet/2.0' }))['user-agent'],
      (await sent({ 'User-Agent': 'wallet/2.0' }, { 'user-agent': 'page/3' }))['user-agent'],
    ];
    const [library, version] = ['ledger-query-client', '\\d+\\.\\d+\\.\\d+\\S*'];
    const appended = ['wallet/2.0', 'page/3'].map((agent) =>
      expect.stringMatching(new RegExp(`^${library}/${version} ${agent}$`)),
    );
    expect(await agents()).toEqual(appended);
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    expect(await agents()).toEqual(['wallet/2.0', 'page/3']);
  });

  it('are requested before each call if they are a function', async () => {
    let token = 0;
    const headers = async () => ({ authorization: `Bearer ${++token}` });
    const { transport, requests } = answering(emptyPage, {}, { headers });
    await getContracts(transport);
    await getContracts(transport);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it('that fail reject the call with the reason before a request is sent', async () => {
    const reason = new Error('no token');
    const { transport, requests } = answering(emptyPage, {}, { headers: () => Promise.reject(reason) });
    expect(await rejection(getContracts(transport))).toBe(reason);
    expect(requests).toEqual([]);
  });
});

/** A `fetch` that returns a text, and records its arguments and `this`. */
function noting(text: string) {
  const calls: { receiver: unknown; input: unknown[] }[] = [];
  async function fetch(this: unknown, ...input: unknown[]): Promise<Response> {
    calls.push({ receiver: this, input });
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }
  return { calls, fetch };
}

describe('the option fetch', () => {
  it('is the global fetch by default, looked up at each call', async () => {
    const transport = createTransport({ baseUrl, ...once });
    const fetches = [recordingFetch(emptyPage), recordingFetch(emptyPage)];
    for (const { fetch } of fetches) {
      vi.stubGlobal('fetch', fetch);
      await getContracts(transport);
    }
    expect(fetches.map(({ requests }) => requests.length)).toEqual([1, 1]);
    const own = answering(emptyPage);
    await getContracts(own.transport);
    expect([own.requests.length, fetches[1]?.requests.length]).toEqual([1, 1]);
  });

  it('is called with the complete URL as a string, an init, and the body if there is one', async () => {
    const { calls, fetch } = noting('{"contracts":[],"links":{"next":null},"result":"0x"}');
    const settings = { baseUrl: 'https://host.test/prefix', fetch, validation: 'off', ...once } as const;
    await getContracts(createTransport({ ...settings, headers: { 'x-key': 'a' } }), { limit: 3 });
    await contractCall(createTransport(settings), { body: { to } });
    await estimateFees(createTransport(settings), { mode: 'STATE', body: Uint8Array.of(1, 255) });
    const init = { signal: expect.any(AbortSignal), redirect: 'manual' };
    const usual = { accept: 'application/json', 'user-agent': 'ledger-query-client/0.1.0' };
    expect(calls.map(({ input }) => input)).toEqual([
      [
        'https://host.test/prefix/api/v1/contracts?limit=3',
        { ...init, method: 'GET', headers: new Headers({ ...usual, 'x-key': 'a' }) },
      ],
      [
        'https://host.test/prefix/api/v1/contracts/call',
        {
          ...init,
          method: 'POST',
          headers: new Headers({ ...usual, 'content-type': 'application/json' }),
          body: `{"to":"${to}"}`,
        },
      ],
      [
        'https://host.test/prefix/api/v1/network/fees?mode=STATE',
        {
          ...init,
          method: 'POST',
          headers: new Headers({ ...usual, 'content-type': 'application/protobuf' }),
          body: Uint8Array.of(1, 255),
        },
      ],
    ]);
  });

  it('is called without this, and the global fetch with globalThis, which browsers require', async () => {
    const [own, global] = [noting(emptyPage), noting(emptyPage)];
    await getContracts(createTransport({ baseUrl, fetch: own.fetch, ...once }));
    vi.stubGlobal('fetch', global.fetch);
    await getContracts(createTransport({ baseUrl, ...once }));
    expect([own, global].map(({ calls }) => calls[0]?.receiver)).toEqual([undefined, globalThis]);
  });

  it('gets no Request, and neither does that of the sandbox', async () => {
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
    await contractCall(createTransport({ baseUrl, fetch, ...once }), { body: { to } });
    expect(calls).toHaveLength(1);
    const own = { baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch, ...once };
    const contracts = await getContracts(createTransport(own), { limit: 3 }).toArray({ limit: 5 });
    expect(contracts).toHaveLength(5);
  });

  it('may fail while the body is read', async () => {
    const cause = new TypeError('terminated');
    const broken = new ReadableStream({ start: (controller) => controller.error(cause) });
    const fetch = async () => new Response(broken);
    const error = await rejection(getContracts(createTransport({ baseUrl, ...once, fetch })));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ operationId: 'getContracts', cause });
  });

  it('is not called if the signal is aborted before, or while the headers are requested', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    const headers = async () => {
      controller.abort(reason);
      return {};
    };
    const { transport, requests } = answering(emptyPage, {}, { headers });
    for (const signal of [controller.signal, AbortSignal.abort(reason)])
      expect(await rejection(getContracts(transport, {}, { signal }))).toBe(reason);
    expect(requests).toEqual([]);
  });
});
