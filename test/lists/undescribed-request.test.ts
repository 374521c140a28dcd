import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch } from '../../src/client/client.js';
import { ApiError, ParameterError, ResponseError } from '../../src/errors/errors.js';
import { createLedgerClient } from '../../src/index.js';
import { request, type UndescribedCall } from '../../src/lists/lists.js';
import { createSandbox } from '../../src/sandbox.js';
import { gte, lt } from '../../src/values/values.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { answering, recordingFetch } from '../setup/answering.js';
import { rejection, thrown } from '../setup/thrown.js';

const wide = '9007199254740993';
const urls = (requests: readonly Request[]): string[] =>
  requests.map(({ method, url }) => `${method} ${url.replace('https://ledger.test', '')}`);

describe('a call without an operation', () => {
  it.each<[string, UndescribedCall]>([
    ['GET /api/v1/new', { path: '/api/v1/new' }],
    ['DELETE /api/v1/new', { method: 'DELETE', path: '/api/v1/new' }],
    ['GET /api/v1/new/0.0.5/%C3%A4?a=1', { path: '/api/v1/new/{id}/ä', params: { id: '0.0.5', a: 1n } }],
    [
      'GET /new?a=gte:5&a=lt:9&b=x%20y',
      { path: '/new', params: { a: [gte(5), lt('9')], b: 'x y', c: undefined } },
    ],
    [
      'GET /new?at=gte:1767225600.000000000',
      { path: '/new', params: { at: gte(new Date(1_767_225_600_000)) } },
    ],
    ['GET /new?flag=true', { path: '/new', params: { flag: true } }],
    ['GET /a/b', { path: '/{__proto__}/{toString}', params: { ['__proto__']: 'a', toString: 'b' } }],
  ])('is sent as %s', async (sent, call) => {
    const { transport, requests } = answering('{}');
    await request(transport, call);
    expect(urls(requests)).toEqual([sent]);
  });

  it.each(['__proto__', 'constructor'])('needs a value for {%s} in its path', async (name) => {
    const { transport, requests } = answering('{}');
    const error = await rejection(request(transport, { path: `/{${name}}`, params: { x: 1 } }));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter: name, value: undefined });
    expect(requests).toEqual([]);
  });

  it('sends an object as JSON with exact integers, and bytes unchanged', async () => {
    const { transport, requests, texts } = answering('{}');
    const call = { method: 'POST', path: '/new' } as const;
    await request(transport, { ...call, body: { amount: 9007199254740993n } });
    const headers = { 'content-type': 'application/protobuf' };
    await request(transport, { ...call, body: new Uint8Array([65]) }, { headers });
    await request(transport, { ...call, body: new Uint8Array([66]) });
    expect(texts).toEqual([`{"amount":${wide}}`, 'A', 'B']);
    expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      'application/protobuf',
      'application/octet-stream',
    ]);
  });

  it.each([new URLSearchParams('a=1'), new FormData(), new Map([['a', 1]]), new Uint16Array([7])])(
    'is refused for a body that is neither bytes nor fields: %j',
    (body) => {
      const { transport, requests } = answering('{}');
      const error = thrown(() => request(transport, { method: 'POST', path: '/new', body }));
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ parameter: 'body' });
      expect(requests).toEqual([]);
    },
  );

  it('sends the fields of a body of a class', async () => {
    class Amount {
      tinybars = 5n;
    }
    const { transport, texts } = answering('{}');
    await request(transport, { method: 'POST', path: '/new', body: new Amount() });
    expect(texts).toEqual(['{"tinybars":5}']);
  });

  it('sends the bytes of the moment of the call', async () => {
    const { transport, texts } = answering('{}');
    const bytes = new Uint8Array([65]);
    const calls = [bytes, bytes.buffer].map((body) =>
      request(transport, { method: 'POST', path: '/new', body }),
    );
    bytes[0] = 66;
    await Promise.all(calls);
    expect(texts).toEqual(['A', 'A']);
  });

  it('returns all integers as bigints at any depth', async () => {
    const depth = 20_000;
    const { transport } = answering(`${'['.repeat(depth)}7${']'.repeat(depth)}`);
    let value: unknown = await request(transport, { path: '/new', int64: true });
    for (let level = 0; level < depth; level++) value = (value as unknown[])[0];
    expect(value).toBe(7n);
  });

  it('returns all integers as bigints with int64, and other values unchanged', async () => {
    const { transport } = answering(`{"a":${wide},"b":[1,{"c":0.5}],"d":"2","__proto__":3}`);
    const call = { path: '/new' };
    expect(await request(transport, call)).toMatchObject({ a: 9007199254740992, b: [1, { c: 0.5 }] });
    const exact = await request(transport, { ...call, int64: true });
    expect(Object.entries(exact as object)).toEqual([
      ['a', 9007199254740993n],
      ['b', [1n, { c: 0.5 }]],
      ['d', '2'],
      ['__proto__', 3n],
    ]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'returns null if a %s gets no content',
    async (method) => {
      const { fetch } = recordingFetch('');
      const empty: Fetch = async () => new Response(null, { status: 204 });
      for (const each of [fetch, empty]) {
        const transport = createTransport({ baseUrl: 'https://ledger.test', fetch: each });
        expect(await request(transport, { method, path: '/new' })).toBeNull();
        expect(await request(transport, { method, path: '/new', int64: true })).toBeNull();
      }
    },
  );

  it('is an error if a GET gets no content', async () => {
    const error = await rejection(request(answering('').transport, { path: '/new' }));
    expect(error).toBeInstanceOf(ResponseError);
  });

  it('returns an integer of any size if the options have an undefined validation', async () => {
    const { transport } = answering('{"a":123456789012345678901234567890}', {}, { validation: 'throw' });
    const call = { path: '/new', int64: true };
    const exact = { a: 123456789012345678901234567890n };
    expect(await request(transport, call)).toEqual(exact);
    expect(await request(transport, call, { validation: undefined })).toEqual(exact);
  });

  it('returns the text of the reply with text, and refuses to walk it', async () => {
    const sandbox = createSandbox({ size: 0.1 });
    const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
    const call = { path: '/api/v1/docs/openapi.yml', text: true };
    const [, version] = /^ {2}version: (.*)$/m.exec(String(await ledger.request(call))) ?? [];
    expect(version).toBe(ledger.description.version);
    const { transport } = answering('[1]');
    expect(await request(transport, call)).toBe('[1]');
    expect(await rejection(request(transport, call).toArray())).toBeInstanceOf(ResponseError);
    expect(await rejection(request(answering('nope').transport, { path: '/new' }))).toBeInstanceOf(
      ResponseError,
    );
    const refused = answering('nothing here', { status: 404 }).transport;
    expect(await rejection(request(refused, call))).toBeInstanceOf(ApiError);
  });

  it.each<[string, unknown]>([
    ['path', {}],
    ['path', { path: 'new' }],
    ['path', { path: '//elsewhere.test/new' }],
    ['path', { path: '/a/../b' }],
    ['path', { path: '/a\\b' }],
    ['path', { path: '/new?limit=5' }],
    ['path', { path: '/new/{id' }],
    ['path', { path: `/${'a/'.repeat(5000)}a` }],
    ['method', { path: '/new', method: 'TRACE' }],
    ['body', { path: '/new', body: {} }],
    ['call', undefined],
    ['param', { path: '/new', param: { 'account.id': '0.0.5' } }],
    ['headers', { path: '/new', headers: { authorization: 'a-secret' } }],
    ['params', { path: '/new', params: null }],
    ['params', { path: '/new', params: new URLSearchParams('a=1') }],
    ['params.body', { path: '/new', method: 'POST', body: {}, params: { body: 1 } }],
  ])('is refused for its %s: %j', (parameter, call) => {
    const { transport, requests } = answering('{}');
    const error = thrown(() => request(transport, call as UndescribedCall));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter });
    expect(String(error)).not.toContain('a-secret');
    expect(requests).toEqual([]);
  });

  it.each<[string, UndescribedCall['params']]>([
    ['id', {}],
    ['id', { id: '..' }],
    ['a', { id: 1, a: [] }],
    ['a', { id: 1, a: Number.NaN }],
  ])('is refused when it is sent for the value of %s: %j', async (parameter, params = {}) => {
    const { transport, requests } = answering('{}');
    expect(await rejection(request(transport, { path: '/new/{id}', params }))).toMatchObject({ parameter });
    expect(requests).toEqual([]);
  });
});

describe('a route without an operation', () => {
  const path = '/api/v1/accounts';
  const rows = Array.from({ length: 9 }, (_, index) => ({ first: BigInt(index), second: 0n, tag: 0 }));
  const service = new KeysetService(listOf('getAccounts'), rows);
  const transport = createTransport({ baseUrl: 'https://ledger.test', fetch: service.fetch });
  const call = { path, params: { order: 'desc', limit: 2 } };
  const numbers = (items: readonly unknown[]): number[] =>
    items.map((item) => Number((item as { account: string }).account.split('.')[2]));

  it('is walked by its links to its end, in any order', async () => {
    const { requests } = service;
    expect(numbers(await request(transport, call).toArray())).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(service.requests - requests).toBe(5);
  });

  it('continues from a page of another walk', async () => {
    const first = await request(transport, call).page();
    const second = await request(transport, call).page(first.next ?? '');
    expect(numbers([...first.items, ...second.items])).toEqual([8, 7, 6, 5]);
  });

  it('continues with a query that has the separator of cursors', async () => {
    const { transport, requests } = answering(`{"a":[1],"links":{"next":"${path}?page=2~3"}}`);
    const { next } = await request(transport, { path }).page();
    // The reply has the same link again.
    await rejection(request(transport, { path }).page(next ?? ''));
    expect(new URL(requests[1]?.url ?? '').searchParams.get('page')).toBe('2~3');
  });

  it('has its items by name if the reply has several lists', async () => {
    const { transport, requests } = answering('{"a":[1],"b":[2,3],"links":{"next":null}}');
    expect(await request(transport, { path, items: 'b' }).toArray()).toEqual([2, 3]);
    const error = await rejection(request(transport, { path }).toArray());
    expect(error).toBeInstanceOf(ResponseError);
    expect(String(error)).toContain('the reply has no array, or several');
    expect(requests).toHaveLength(2);
  });

  it.each<[object, string, string | undefined]>([
    [{ total: 1 }, '{"total":1,"a":[1],"links":{"next":null}}', undefined],
    [{ total: 1, b: [2] }, '{"total":1,"a":[1],"b":[2],"links":{"next":null}}', 'a'],
    [{}, '[1]', undefined],
  ])('shows what the reply has beside its items: %j', async (beside, text, items) => {
    const list = request(answering(text).transport, { path, items });
    expect(await list.toArray()).toEqual([1]);
    expect(list.reply).toEqual(beside);
  });

  it('is walked by cursors that differ only in case', async () => {
    const next: Readonly<Record<string, string>> = { '': `${path}?page=YQ`, YQ: `${path}?page=yQ` };
    const fetch: Fetch = async (url) => {
      const page = new URL(url).searchParams.get('page') ?? '';
      return Response.json({ a: [page], links: { next: next[page] ?? null } });
    };
    const pages = request(createTransport({ baseUrl: 'https://ledger.test', fetch }), { path });
    expect(await pages.toArray()).toEqual(['', 'YQ', 'yQ']);
  });

  it('is walked by a link that excludes the text that the call includes', async () => {
    const next: Readonly<Record<string, string>> = { 'gte:abc': `${path}?name=gt:abc` };
    const fetch: Fetch = async (url) => {
      const name = new URL(url).searchParams.get('name') ?? '';
      return Response.json({ a: [name], links: { next: next[name] ?? null } });
    };
    const transport = createTransport({ baseUrl: 'https://ledger.test', fetch });
    const items = request(transport, { path, params: { name: 'gte:abc' } });
    expect(await items.toArray()).toEqual(['gte:abc', 'gt:abc']);
  });

  it('ends in an error if its links form a loop', async () => {
    const { transport, requests } = answering(`{"a":[1],"links":{"next":"${path}?page=2"}}`);
    expect(String(await rejection(request(transport, { path }).toArray()))).toContain('was sent before');
    expect(requests).toHaveLength(2);
  });
});
