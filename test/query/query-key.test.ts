import { hashKey } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { requestKey } from '../../src/core.js';
import {
  type CallHeaders,
  createLedgerClient,
  createStatusClient,
  eq,
  gt,
  gte,
  lt,
  request,
  type TransportOptions,
} from '../../src/index.js';
import { infiniteQueryOptions, queryOptions } from '../../src/query.js';

const ledger = createLedgerClient({ network: 'testnet' });
const key = (...input: Parameters<typeof ledger.getTransactions>) =>
  queryOptions(ledger, 'getTransactions', ...input).queryKey;
const account = (id: string | number | bigint) =>
  hashKey(queryOptions(ledger, 'getAccount', { idOrAliasOrEvmAddress: id }).queryKey);

describe('the key of a query', () => {
  it('contains the service, the operation and its input, as JSON', () => {
    const timestamp = [gte(new Date(1_767_225_600_000)), lt('1767225601.5')] as const;
    expect(key({ timestamp, limit: 5, order: undefined })).toEqual([
      'https://testnet.mirrornode.hedera.com',
      'getTransactions',
      { timestamp: ['gte:1767225600000000000', 'lt:1767225601500000000'], limit: '5' },
    ]);
    expect(queryOptions(createStatusClient(), 'getSummary').queryKey).toEqual([
      expect.stringMatching(/^https:.*\/api\/v2$/),
      'getSummary',
      {},
    ]);
    const nft = queryOptions(ledger, 'getNft', { tokenId: 5n, serialNumber: 2n ** 60n });
    expect(nft.queryKey[2]).toEqual({ tokenId: '5', serialNumber: '1152921504606846976' });
  });

  it('is the same for inputs with the same meaning', () => {
    const date = new Date(1_767_225_600_500);
    expect(key({ timestamp: gte(date) })).toEqual(key({ timestamp: gte(1_767_225_600_500_000_000n) }));
    expect(key({ timestamp: gte(date) })).toEqual(key({ timestamp: 'gte:1767225600.5' }));
    expect(key({ 'account.id': eq(98) })).toEqual(key({ 'account.id': '0.0.98' }));
    expect(key({ timestamp: [gte(date), lt('1767312000.0')] })).toEqual(
      key({ timestamp: [lt('1767312000.000000000'), gte(date)] }),
    );
    expect(account(1000n)).toBe(account('0.0.1000'));
    expect(hashKey(key({ limit: 5, order: 'asc' }))).toBe(hashKey(key({ order: 'asc', limit: 5 })));
    expect(key()).toEqual(key({ order: undefined }));
  });

  it('differs for inputs with different meanings', () => {
    const keys = [
      key(),
      key({ limit: 5 }),
      key({ timestamp: '1767225600.5' }),
      key({ timestamp: 1767225600000000005n }),
      key({ timestamp: gt('1767225600.5') }),
      key({ timestamp: gte('1767225600.5') }),
      key({ 'account.id': 5 }),
      key({}, { query: { newer: 5 } }),
      key({}, { query: { newer: 6 } }),
      infiniteQueryOptions(ledger, 'getTransactions').queryKey,
      queryOptions(ledger, 'getBlocks').queryKey,
      queryOptions(createLedgerClient({ network: 'mainnet' }), 'getTransactions').queryKey,
      queryOptions(ledger, 'request', { path: '/api/v1/newer' }).queryKey,
      queryOptions(ledger, 'request', { path: '/api/v1/newest' }).queryKey,
      queryOptions(ledger, 'request', { path: '/api/v1/newest', params: { path: 'a' } }).queryKey,
      queryOptions(ledger, 'request', { path: '/api/v1/newest', params: { path: 'b' } }).queryKey,
      queryOptions(ledger, 'request', { path: '/api/v1/newest', params: { method: 'b' } }).queryKey,
    ];
    expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
    expect(account('0.0.5')).not.toBe(account('0.1.5'));
    const names = ['a', 'A', 'eq:a'].map((name) => queryOptions(ledger, 'getTokens', { name }).queryKey);
    expect(new Set(names.map(hashKey)).size).toBe(3);
  });

  it('is the same whenever a relative time is written, and differs from others', () => {
    const [week, again, today] = [gte('7d'), 'gte:7d', 'today'].map((timestamp) =>
      hashKey(key({ timestamp })),
    );
    expect(week).toBe(again);
    expect(today).not.toBe(week);
    expect(hashKey(key({ timestamp: gte('24h') }))).not.toBe(week);
  });

  it('differs between the scheduled and the unscheduled form of a transaction ID', () => {
    const long = (value: number) => ({ low: value, high: 0, unsigned: false, toString: () => `${value}` });
    const text = '0.0.5-1700000000-000000005';
    const id = (parts: object) => ({
      accountId: { shard: long(0), realm: long(0), num: long(5), toString: () => '0.0.5' },
      validStart: { seconds: long(1_700_000_000), nanos: long(5) },
      toString: () => '0.0.5@1700000000.000000005',
      ...parts,
    });
    const of = (params: Parameters<typeof ledger.getTransaction>[0]) =>
      queryOptions(ledger, 'getTransaction', params).queryKey;
    const scheduled = { transactionId: text, scheduled: true };
    const second = { ...scheduled, nonce: 2 };
    expect(of({ transactionId: id({ scheduled: true }) as never })).toEqual(of(scheduled));
    expect(of({ transactionId: id({ scheduled: true, nonce: long(2) }) as never })).toEqual(of(second));
    expect(of({ transactionId: id({}) as never })).toEqual(of({ transactionId: text }));
    const keys = [
      of({ transactionId: text }),
      of(scheduled),
      of(second),
      of({ transactionId: text, nonce: 2 }),
    ];
    expect(new Set(keys.map(hashKey)).size).toBe(4);
  });

  it('differs for a number and its digits as a text, orders of values and ways to read the reply, in a request without a description', () => {
    const of = (call: object) =>
      hashKey(requestKey(request(ledger.transport, { path: '/a', ...call } as never)));
    const post = (body: object) => of({ method: 'POST', body });
    expect(post({ a: 1 })).not.toBe(post({ a: '1' }));
    expect(post({ a: ['x', 12n] })).toBe(post({ a: ['x', 12] }));
    expect(post({ a: ['"', 1] })).not.toBe(post({ a: ['"1'] }));
    const readings = [{}, { int64: true }, { text: true }, { items: 'blocks' }, { items: 'nodes' }];
    expect(new Set(readings.map(of)).size).toBe(readings.length);
    expect(of({ params: { order: ['asc', 'desc'] } })).not.toBe(of({ params: { order: ['desc', 'asc'] } }));
    expect(of({ params: { a: 1 } })).toBe(of({ params: { a: '1' } }));
  });

  it('contains the content of a body', () => {
    const of = (body: Parameters<typeof ledger.contractCall>[0]['body']) =>
      hashKey(queryOptions(ledger, 'contractCall', { body }).queryKey);
    const to = '0x00000000000000000000000000000000000003e9';
    expect(of({ to, gas: 50_000n, value: 2n ** 62n })).toBe(
      of({ value: 4611686018427387904n, gas: 50_000, to }),
    );
    expect(of({ to, value: 2n ** 62n })).not.toBe(of({ to, value: 2n ** 62n + 1n }));
    const fees = (body: Uint8Array | ArrayBuffer) => queryOptions(ledger, 'estimateFees', { body }).queryKey;
    expect(fees(Uint8Array.of(1, 255))).toEqual(fees(Uint8Array.of(1, 255).buffer));
    expect(fees(Uint8Array.of(1, 255))).not.toEqual(fees(Uint8Array.of(1, 254)));
    expect(() => queryOptions(ledger, 'estimateFees', { body: new Blob([]) })).toThrow('pass its bytes');
  });

  it('starts with the service, then the operation', () => {
    const [service, operationId] = key();
    const { queryKey } = infiniteQueryOptions(ledger, 'getTransactions', { limit: 5 });
    expect(queryKey).toEqual([service, operationId, { limit: '5' }, 'pages']);
  });

  it('differs between the paths of one host, and contains no key from them', () => {
    const at = (path: string) =>
      queryOptions(createLedgerClient({ baseUrl: `https://host.example${path}` }), 'getTransactions')
        .queryKey[0];
    expect(at('/mainnet-0123456789')).toMatch(/^https:\/\/host\.example\/\*\*\*#[0-9a-z]+$/);
    expect(at('/mainnet-0123456789')).not.toBe(at('/testnet-0123456789'));
    expect(at('/mainnet-0123456789')).toBe(at('/mainnet-0123456789/'));
  });

  it('differs between headers of clients and calls, and contains no key from them', () => {
    const of = (headers: TransportOptions['headers'], own?: CallHeaders) =>
      queryOptions(createLedgerClient({ network: 'testnet', headers }), 'getBlocks', {}, { headers: own })
        .queryKey;
    const rotating = () => ({ 'x-api-key': 'first-key' });
    const keys = [
      of(undefined),
      of({ 'x-api-key': 'first-key' }),
      of({ 'x-api-key': 'second-key' }),
      of({ authorization: 'first-key' }),
      of({ 'x-api-key': 'first-key' }, { 'x-tenant': 'first-key' }),
      of(undefined, { 'x-tenant': 'first-key' }),
      of(undefined, { 'x-tenant': 'second-key' }),
      of(rotating),
      of(() => ({ 'x-api-key': 'second-key' })),
      of(undefined, rotating),
      of(undefined, () => ({ 'x-api-key': 'second-key' })),
    ];
    expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
    expect(JSON.stringify(keys)).not.toMatch(/first|second|tenant|api-key/);
    expect(of({ 'x-api-key': 'first-key' })).toEqual(of({ 'x-api-key': 'first-key' }));
    expect(of(rotating)).toEqual(of(rotating));
    expect(of(undefined, rotating)).toEqual(of(undefined, rotating));
    for (const [service] of keys) expect(service).toMatch(/^https:\/\/testnet\.mirrornode/);
  });

  it('is created for bad options, and the query fails', async () => {
    const bad = [null, { headers: null }, { headers: 'x' }, { headers: new Headers() }];
    for (const options of bad) {
      const { queryFn } = queryOptions(ledger, 'getBlocks', {}, options as never);
      const { signal } = new AbortController();
      if (options) await expect(queryFn({ signal })).rejects.toThrow('headers');
    }
  });

  it('is created for bad input, and the query fails', async () => {
    const { queryKey, queryFn } = queryOptions(ledger, 'getTopic', { topicId: 'no/topic' });
    expect(queryKey.slice(1)).toEqual(['getTopic', { invalid: expect.stringContaining('topicId') }]);
    await expect(queryFn({ signal: new AbortController().signal })).rejects.toThrow('topicId');
  });

  it('tells accounts apart in a range from a relative to an absolute time', () => {
    const timestamp = [gte('7d'), lt(new Date(Date.now() + 86_400_000))] as const;
    const first = key({ 'account.id': 1001, timestamp });
    expect(first[2]).not.toHaveProperty('invalid');
    expect(first).not.toEqual(key({ 'account.id': 1002, timestamp }));
  });

  it('is created for an empty range, and the query fails', async () => {
    const { queryFn } = queryOptions(ledger, 'getBlocks', { 'block.number': [gte(5), lt(5)] });
    await expect(queryFn({ signal: new AbortController().signal })).rejects.toThrow('a range with values');
  });

  it('throws a TypeError for a client of another package', () => {
    const fake = { getTopic: async () => ({}) };
    expect(() => queryOptions(fake as unknown as typeof ledger, 'getTopic', { topicId: 1 })).toThrow(
      TypeError,
    );
  });
});
