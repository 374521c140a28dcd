import { inspect } from 'node:util';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  contractCall,
  estimateFees,
  getAccount,
  getContracts,
  getTransaction,
} from '../../generated/ledger/operations.js';
import { getSummary } from '../../generated/status/operations.js';
import { createTransport, type TransportOptions, type TransportSettings } from '../../src/client/client.js';
import { ApiError, NetworkError, ParameterError } from '../../src/errors/errors.js';
import { answering, baseUrl, once, recordingFetch } from './answering.js';
import { rejection, thrown } from './thrown.js';

const emptyPage = '{"contracts":[],"links":{"next":null}}';
const to = '0x000000000000000000000000000000000000000a';
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
  it('goes to the exact path and query', async () => {
    const seen = served(
      'https://ledger.test',
      'GET',
      '{"contracts":[],"transactions":[],"links":{"next":null}}',
    );
    const transport = createTransport({ baseUrl, ...quiet });
    await getContracts(transport, {
      'contract.id': ['gte:0.0.1000', 'lt:0.0.2000'],
      limit: 100,
      order: 'asc',
    });
    await getAccount(transport, { idOrAliasOrEvmAddress: '0.0.2', transactions: false });
    await getTransaction(transport, { transactionId: '0.0.1001-1767227401-440917302' });
    expect(seen.map(({ uri }) => uri)).toEqual([
      '/api/v1/contracts?contract.id=gte:0.0.1000&contract.id=lt:0.0.2000&limit=100&order=asc',
      '/api/v1/accounts/0.0.2?transactions=false',
      '/api/v1/transactions/0.0.1001-1767227401-440917302',
    ]);
  });

  it('keeps the prefix of the base URL', async () => {
    const seen = served('https://host.test', 'GET');
    await getContracts(createTransport({ baseUrl: 'https://host.test/v1/KEY', ...quiet }), { limit: 1 });
    await getContracts(createTransport({ baseUrl: 'https://host.test/v1/KEY/', ...quiet }), { limit: 2 });
    await getContracts(createTransport({ baseUrl: 'https://host.test/', ...quiet }), { limit: 3 });
    expect(seen.map(({ uri }) => uri)).toEqual([
      '/v1/KEY/api/v1/contracts?limit=1',
      '/v1/KEY/api/v1/contracts?limit=2',
      '/api/v1/contracts?limit=3',
    ]);
  });

  it('reads the status page below its base URL', async () => {
    const seen = served('https://status.test', 'GET', '{"page":{}}');
    await getSummary(createTransport({ baseUrl: 'https://status.test/api/v2/', ...quiet }));
    expect(seen.map(({ uri }) => uri)).toEqual(['/api/v2/summary.json']);
  });

  it('accepts JSON, and sends no content-type without a body', async () => {
    const seen = served('https://ledger.test', 'GET');
    await getContracts(createTransport({ baseUrl, ...quiet }));
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

  it('returns status and messages of an error', async () => {
    nock('https://ledger.test')
      .get('/api/v1/contracts')
      .reply(404, { _status: { messages: [{ message: 'Not found' }] } }, { 'x-trace': '7' });
    const error = await rejection(getContracts(createTransport({ baseUrl, ...once })));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, messages: [{ message: 'Not found' }], attempts: 1 });
    expect((error as ApiError).headers.get('x-trace')).toBe('7');
  });

  it('throws a NetworkError for a failed connection', async () => {
    nock('https://host.test').get(/.*/).replyWithError('connection reset');
    const error = await rejection(
      getContracts(createTransport({ baseUrl: 'https://host.test/v1/KEY', ...once })),
    );
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      operationId: 'getContracts',
      method: 'GET',
      url: expect.stringMatching(/^https:\/\/host\.test\/\*\*\*\/api\/v1\/contracts/),
      cause: expect.any(Error),
    });
  });

  it('rejects with the reason of a signal that is aborted during the call', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    nock('https://ledger.test')
      .get('/api/v1/contracts')
      .reply(() => {
        controller.abort(reason);
        return [200, emptyPage];
      });
    const request = getContracts(createTransport({ baseUrl, ...quiet }), {}, { signal: controller.signal });
    expect(await rejection(request)).toBe(reason);
  });

  it('rejects with the reason of a signal that was aborted before, without a request', async () => {
    const seen = served('https://ledger.test', 'GET');
    const reason = { any: 'value' };
    const transport = createTransport({ baseUrl, ...quiet });
    expect(await rejection(getContracts(transport, {}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(seen).toEqual([]);
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

describe('the base URL of a transport', () => {
  it.each([
    ['mainnet', 'https://mainnet.mirrornode.hedera.com/api/v1/contracts'],
    ['testnet', 'https://testnet.mirrornode.hedera.com/api/v1/contracts'],
    ['previewnet', 'https://previewnet.mirrornode.hedera.com/api/v1/contracts'],
  ] as const)('can be the name of a network: %s', async (network, url) => {
    const { fetch, requests } = recordingFetch(emptyPage);
    await getContracts(createTransport({ network, fetch }));
    expect(requests[0]?.url).toBe(url);
  });

  it.each<[string, object, string]>([
    ['nothing is said', {}, 'baseUrl'],
    ['both are given', { network: 'testnet', baseUrl }, 'network'],
    ['the network is unknown', { network: 'localnet' }, 'network'],
    ['the network is a property of objects', { network: 'constructor' }, 'network'],
    ['the base URL is relative', { baseUrl: '/api/v1' }, 'baseUrl'],
    ['the base URL is empty', { baseUrl: '' }, 'baseUrl'],
    ['the base URL has credentials', { baseUrl: 'https://user:s3cret@host.test' }, 'baseUrl'],
    ['the base URL has a query', { baseUrl: 'https://host.test?key=s3cret' }, 'baseUrl'],
  ])('is refused at once if %s', (_, options, parameter) => {
    const error = thrown(() => createTransport(options as TransportOptions));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter });
    expect(JSON.stringify(error) + String(error)).not.toContain('s3cret');
  });

  it.each([
    ['', '""'],
    ['host.test', '"host.test"'],
    ['host.test:5551/s3cretkey', '"host.test:5551/[*]{3}"'],
  ])('is quoted if it has no scheme: %j', (baseUrl, quoted) => {
    const error = thrown(() => createTransport({ baseUrl }));
    expect(error).toMatchObject({ parameter: 'baseUrl' });
    expect(error).toHaveProperty('message', expect.stringMatching(new RegExp(`, got ${quoted}$`)));
  });

  it('does not appear in a printed transport, because its path may be a key', () => {
    const transport = createTransport({
      baseUrl: 'https://host.test/s3cretkey',
      headers: { 'x-api-key': 's3cretkey' },
    });
    expect(inspect(transport, { depth: 9, showHidden: true })).not.toContain('s3cret');
    expect(JSON.stringify(transport)).not.toContain('s3cret');
  });

  it('shows its short parts in the error of a 404, and no others', async () => {
    const wrong = createTransport({
      baseUrl: 'https://host.test/wrong/s3cretkey',
      fetch: async () => new Response('<html>', { status: 404 }),
    });
    expect(await rejection(getContracts(wrong))).toMatchObject({
      url: 'https://host.test/wrong/***/api/v1/contracts',
    });
  });

  it('may end in the version that every path begins with', async () => {
    const { fetch, requests } = recordingFetch(emptyPage);
    await getContracts(createTransport({ baseUrl: 'https://host.test/v1/KEY/api/v1/', fetch }));
    expect(requests[0]?.url).toBe('https://host.test/v1/KEY/api/v1/contracts');
  });
});
