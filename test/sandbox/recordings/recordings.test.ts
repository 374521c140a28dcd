import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../scripts/verify/conformance/conformance.js';
// By inner paths: what the commands for maintainers do with the same files.
import { parseRecordings, type Recording } from '../../../scripts/verify/recordings.js';
import { ApiError, createLedgerClient, createStatusClient } from '../../../src/index.js';
import { createSandbox, recordReplies } from '../../../src/sandbox.js';
import { deployed, plausibleParams } from '../../setup/fixtures.js';

const real = createSandbox({ seed: 3, size: 0.2 });

const clientsOf = (fetch: typeof real.fetch) => ({
  ledger: createLedgerClient({ baseUrl: real.ledgerUrl, fetch, retry: false }),
  status: createStatusClient({ baseUrl: real.statusUrl, fetch, retry: false }),
});

const line = (recording: object): string => `${JSON.stringify(recording)}\n`;
const recorded = (url: string, body = '{}', rest: Partial<Recording> = {}): string =>
  line({ method: 'GET', url, status: 200, headers: {}, body, ...rest });
const get = async (sandbox: ReturnType<typeof createSandbox>, path: string, init?: RequestInit) => {
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${path}`, init);
  return { status: reply.status, text: await reply.text() };
};

describe('the replies of a service', () => {
  const recorder = recordReplies({ fetch: real.fetch });
  /** The result of an operation, or its error as text. */
  const call = async (clients: ReturnType<typeof clientsOf>, operation: (typeof deployed)[number]) => {
    const { service, operationId } = operation;
    const method: (params: object) => Promise<unknown> = Reflect.get(clients[service], operationId);
    const params = service === 'ledger' ? plausibleParams(operation) : {};
    return method(params).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      return `${error.status} ${error.message}`;
    });
  };

  it('are recorded and served again, for each operation', async () => {
    const [first, second] = [clientsOf(recorder.fetch), clientsOf(real.fetch)];
    for (const operation of deployed) await call(first, operation);
    const text = await recorder.ndjson();
    expect(recorder.leftOut).toBe(0);
    expect(parseRecordings(text, 'x')).toHaveLength(deployed.length);
    const replayed = clientsOf(createSandbox({ recordings: text }).fetch);
    for (const operation of deployed)
      expect(await call(replayed, operation), operation.operationId).toEqual(await call(second, operation));
  });

  it('are accepted by verify', async () => {
    for (const recording of parseRecordings(await recorder.ndjson(), 'x')) {
      const { operationId, rejected } = await replay(recording);
      expect(rejected).toBeUndefined();
      expect(operationId).toEqual(expect.any(String));
    }
  });

  it.each(['ledger', 'status'])('of a file are served byte by byte: %s', async (service) => {
    const file = new URL(`../../fixtures/recordings/${service}/replies.ndjson`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    const sandbox = createSandbox({ recordings: { 'replies.ndjson': text } });
    const base = service === 'ledger' ? sandbox.ledgerUrl : sandbox.statusUrl;
    for (const { method, url, status, headers, body, request } of parseRecordings(text, file.pathname)) {
      const type = { 'content-type': 'application/json' };
      const init = request ? { method, headers: type, body: JSON.stringify(request) } : { method };
      const reply = await sandbox.fetch(`${base}${url}`, init);
      expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
        status,
        headers['content-type'],
        body,
      ]);
    }
  });

  it('are passed on as they arrive', async () => {
    const response = new Response('{"a":1}', {
      status: 429,
      headers: { 'retry-after': '7', 'set-cookie': 'a=b' },
    });
    const own = recordReplies({ fetch: async () => response });
    expect(await own.fetch(`${real.ledgerUrl}/api/v1/blocks`)).toBe(response);
    expect(await response.text()).toBe('{"a":1}');
    const [one] = parseRecordings(await own.ndjson(), 'x');
    expect(one).toEqual({
      method: 'GET',
      url: '/api/v1/blocks',
      status: 429,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'retry-after': '7' },
      body: '{"a":1}',
    });
  });

  it('keep integers beyond 2^53, and bodies of bytes', async () => {
    const own = recordReplies({ fetch: async () => new Response('{"supply":9223372036854775807}') });
    const url = `${real.ledgerUrl}/api/v1/network/fees`;
    const init = (byte: number): RequestInit => ({
      method: 'POST',
      body: new Uint8Array([0xff, byte]),
      headers: { 'content-type': 'application/protobuf' },
    });
    await own.fetch(new Request(url, init(7)));
    const sandbox = createSandbox({ recordings: await own.ndjson() });
    expect(await get(sandbox, '/api/v1/network/fees', init(7))).toEqual({
      status: 200,
      text: '{"supply":9223372036854775807}',
    });
    expect((await get(sandbox, '/api/v1/network/fees', init(8))).status).toBe(501);
  });
});

describe('a secret', () => {
  const secrets = [
    'PathKey77',
    'QueryKey77',
    'HeaderKey77',
    'BearerKey77',
    'UserName77',
    'Password77',
    'CookieKey77',
  ];

  it.each([
    'https://UserName77:Password77@node.example/PathKey77/api/v1/accounts?apikey=QueryKey77&limit=2',
    'https://UserName77:Password77@node.example/api/v1/PathKey77/api/v1/accounts?limit=2&key=QueryKey77',
    'https://UserName77:Password77@node.example/PathKey77/api/v2/summary.json?token=QueryKey77',
  ])('is not stored, also if the service repeats it: %s', async (url) => {
    const echo = secrets.join(' and ');
    const reply = () =>
      new Response(JSON.stringify({ echo, links: { next: '/PathKey77/api/v1/accounts?limit=2' } }), {
        status: 403,
        headers: { link: `<${url}>`, 'x-echo': echo, 'set-cookie': 'CookieKey77' },
      });
    const own = recordReplies({ fetch: async () => reply() });
    const headers = {
      'x-api-key': 'HeaderKey77',
      authorization: 'Bearer BearerKey77',
      cookie: 'k=CookieKey77',
    };
    await own.fetch(url, { headers });
    const text = await own.ndjson();
    for (const secret of secrets) expect(text).not.toContain(secret);
    const [one] = parseRecordings(text, 'x');
    expect(one?.url).toMatch(/^\/(api\/v1\/accounts\?limit=2|summary\.json)$/);
    expect(JSON.parse(one?.body ?? '').links.next).toBe('/***/api/v1/accounts?limit=2');
    // A request with the same key, or with another, finds it.
    const { pathname, search } = new URL(url);
    const path = pathname.slice(pathname.lastIndexOf('/api/'));
    const sandbox = createSandbox({ recordings: text });
    expect((await get(sandbox, path + search.replace('QueryKey77', 'Other'))).status).toBe(403);
  });

  it('of the hooks of an account is no parameter named key', async () => {
    const own = recordReplies({ fetch: real.fetch });
    await own.fetch(`${real.ledgerUrl}/api/v1/accounts/0.0.1001/hooks/1/storage?key=0x01&apikey=0x02`);
    expect(parseRecordings(await own.ndjson(), 'x')[0]?.url).toBe(
      '/api/v1/accounts/0.0.1001/hooks/1/storage?key=0x01',
    );
  });
});

describe('a recorder', () => {
  const blocks = `${real.ledgerUrl}/api/v1/blocks`;

  it('stores no more than its limits', async () => {
    const few = recordReplies({ fetch: real.fetch, maxReplies: 2 });
    for (let i = 0; i < 5; i++) await (await few.fetch(`${blocks}?limit=${i + 1}`)).text();
    expect(parseRecordings(await few.ndjson(), 'x').map(({ url }) => url)).toEqual([
      '/api/v1/blocks?limit=1',
      '/api/v1/blocks?limit=2',
    ]);
    expect(few.leftOut).toBe(3);
    let pulls = 0;
    const endless = recordReplies({
      maxLength: 10_000,
      fetch: async () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              pulls += 1;
              controller.enqueue(new Uint8Array(1000).fill(32));
            },
          }),
        ),
    });
    const reply = await endless.fetch(blocks);
    expect([await endless.ndjson(), endless.leftOut]).toEqual(['', 1]);
    await reply.body?.cancel();
    expect(pulls).toBeLessThan(30);
  });

  it('leaves out what it cannot serve', async () => {
    const replies = [
      new Response(null, { status: 302, headers: { location: '/x' } }),
      new Response(null, { status: 304 }),
      new Response(new Uint8Array([0xff, 0xfe])),
      new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('broken')) })),
      new Response('{}'),
      new Response('{}'),
    ];
    const own = recordReplies({ fetch: async () => replies.shift() as Response });
    for (const url of [blocks, blocks, blocks, blocks, 'https://other.example/data']) await own.fetch(url);
    await own.fetch(`${real.ledgerUrl}/api/v1/contracts/call`, {
      method: 'POST',
      body: new ReadableStream(),
      duplex: 'half',
    } as RequestInit);
    expect([await own.ndjson(), own.leftOut]).toEqual(['', 6]);
  });

  it('stores no failure of the connection, and passes it on', async () => {
    const failing = recordReplies({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(failing.fetch(blocks)).rejects.toThrow('fetch failed');
    expect(await failing.ndjson()).toBe('');
  });

  it.each([-1, 1.5, Number.NaN])('refuses the limit %d', (limit) => {
    expect(() => recordReplies({ maxReplies: limit })).toThrow(/^maxReplies: expected a whole number/);
    expect(() => recordReplies({ maxLength: limit })).toThrow(/^maxLength: expected a whole number/);
  });
});

describe('a sandbox with recordings', () => {
  it('gives each recorded reply once, in order, and then the last one', async () => {
    const busy = recorded('/api/v1/blocks?limit=1&order=asc', '{}', {
      status: 429,
      headers: { 'Retry-After': '0' },
    });
    const data = recorded('/api/v1/blocks?limit=1&order=asc', '{"blocks":[],"links":{"next":null}}');
    const sandbox = createSandbox({ recordings: busy + data });
    const statuses = async () => {
      const all: number[] = [];
      for (let i = 0; i < 3; i++) all.push((await get(sandbox, '/api/v1/blocks?order=asc&limit=1')).status);
      return all;
    };
    expect(await statuses()).toEqual([429, 200, 200]);
    expect(await statuses()).toEqual([200, 200, 200]);
    sandbox.reset();
    expect(await statuses()).toEqual([429, 200, 200]);
    sandbox.faults.next({ status: 503 });
    expect(await statuses()).toEqual([503, 200, 200]);
  });

  it('names near requests for one that was not recorded', async () => {
    const recordings = ['accounts/0.0.5', 'accounts/0.0.6', 'accounts/0.0.6/nfts', 'blocks?limit=1', 'tokens']
      .map((path) => recorded(`/api/v1/${path}`))
      .join('');
    const sandbox = createSandbox({ recordings });
    const { ledger } = clientsOf(sandbox.fetch);
    await expect(ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.7' })).rejects.toThrow(
      'GET /api/v1/accounts/0.0.7 is not among the 5 recorded replies. ' +
        'Near: GET /api/v1/accounts/0.0.5; GET /api/v1/accounts/0.0.6; GET /api/v1/accounts/0.0.6/nfts',
    );
    await expect(ledger.getBlocks({ limit: 2 })).rejects.toThrow(/Near: GET \/api\/v1\/blocks\?limit=1$/);
    expect((await get(sandbox, '/api/v1/schedules?apikey=Secret77')).text).toMatch(
      /schedules is not .*Near: none"/,
    );
    expect((await get(createSandbox({ recordings: '' }), '/api/v1/tokens')).text).toMatch(
      /0 recorded.*Near: none"/,
    );
  });

  it('falls back to its own data', async () => {
    const recordings = recorded('/api/v1/blocks', '{"blocks":[],"links":{"next":null}}');
    const sandbox = createSandbox({ seed: 3, size: 0.2, recordings, fallback: true });
    expect((await get(sandbox, '/api/v1/blocks')).text).toBe('{"blocks":[],"links":{"next":null}}');
    const to = real.ledger.contracts[0]?.evm_address ?? '';
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"to":"${to}"}` };
    for (const [path, init] of [['/api/v1/tokens'], ['/api/v1/contracts/call', call]] as const)
      expect(await get(sandbox, path, init)).toEqual(await get(real, path, init));
    expect((await sandbox.fetch(`${sandbox.statusUrl}/summary.json`)).status).toBe(200);
  });

  const good = { method: 'GET', url: '/api/v1/blocks', status: 200, headers: {}, body: '{}' };

  it.each([
    ['{"method":', 'a recording: an object in JSON, got "{\\"method\\":"'],
    ['[]', 'a recording: an object in JSON, got an array of 0'],
    ['null', 'a recording: an object in JSON'],
    [line({ ...good, method: 'get' }), 'method to be one such as GET, got "get"'],
    [line({ ...good, method: 5 }), 'method to be one such as GET, got 5'],
    [line({ ...good, url: 'https://evil.example/api/v1/blocks' }), 'url to be a path'],
    [line({ ...good, url: '//evil.example/api/v1/blocks' }), 'url to be a path'],
    [line({ ...good, url: '/\\evil.example' }), 'url to be a path'],
    [line({ ...good, status: '200' }), 'status to be a whole number from 200 to 599, got "200"'],
    [line({ ...good, status: 101 }), 'status to be a whole number'],
    [line({ ...good, status: 1e21 }), 'status to be a whole number'],
    [line({ ...good, status: 204 }), 'a status that may have a body, or body to be empty, got 204'],
    [line({ ...good, body: {} }), 'body to be the text of the reply, got an object'],
    [line({ ...good, headers: { 'x\r\ny': '1' } }), 'headers to be an object of valid names and texts'],
    [line({ ...good, headers: { x: 'a\r\nset-cookie: b' } }), 'headers to be an object of valid names'],
    [line({ ...good, headers: { x: 5 } }), 'headers to be an object of valid names'],
    [line({ ...good, headers: [] }), 'headers to be an object of valid names'],
    [line({ ...good, request: 'x' }), 'request to be an object, got "x"'],
    [line({ ...good, request: null }), 'request to be an object, got null'],
  ])('refuses the line %s', (damaged, message) => {
    const text = `\uFEFF${line(good)}\r\n${damaged}`;
    const opening = (recordings: string | Record<string, string>) => () => createSandbox({ recordings });
    expect(opening(text)).toThrow(`recordings:3: expected ${message}`);
    expect(opening({ 'good.ndjson': line(good), 'bad.ndjson': text })).toThrow(
      `bad.ndjson:3: expected ${message}`,
    );
  });

  it('serves no header that a hostile file has for another purpose', async () => {
    const headers = {
      'content-encoding': 'gzip',
      'content-length': '5000',
      'transfer-encoding': 'chunked',
      'set-cookie': 'a=b',
      location: 'https://evil.example',
      'content-type': 'application/json; charset=utf-8',
    };
    const sandbox = createSandbox({ recordings: recorded('/api/v1/blocks', '{}', { headers }) });
    const listener = await sandbox.listen();
    const reply = await fetch(`${listener.ledgerUrl}/api/v1/blocks`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await reply.text()).toBe('{}');
    for (const name of ['set-cookie', 'location', 'content-encoding'])
      expect(reply.headers.has(name)).toBe(false);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    await listener.close();
  });
});
