import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type CallOptions, createTransport, type TransportSettings } from '../../src/client/client.js';
import { ParameterError } from '../../src/errors/errors.js';
import { createLedgerClient, createStatusClient } from '../../src/index.js';
import { getContracts, getNetworkStake } from '../../src/ledger.js';
import { answering, baseUrl, recordingFetch } from '../setup/answering.js';
import { rejection, thrown } from '../setup/thrown.js';

const emptyPage = '{"contracts":[],"links":{"next":null}}';
const word = 'a-key-at-the-wrong-place';

/** An option that the types do not allow, as JavaScript and configuration files can have it. */
const wrong: [string, unknown, object][] = [
  ['timeout', Number.NaN, { timeout: Number.NaN }],
  ['timeout', -1, { timeout: -1 }],
  ['timeout', 0, { timeout: 0 }],
  ['deadline', 0, { deadline: 0 }],
  ['retry', 3, { retry: 3 }],
  ['retry.retries', Number.NaN, { retry: { retries: Number.NaN } }],
  ['retry.retries', -1, { retry: { retries: -1 } }],
  ['retry.baseDelay', -1, { retry: { baseDelay: -1 } }],
  ['retry.maxDelay', -0.5, { retry: { maxDelay: -0.5 } }],
  ['retry.maxRetryAfter', '60', { retry: { maxRetryAfter: '60' } }],
  ['retry.times', undefined, { retry: { times: 3 } }],
  ['headers', undefined, { headers: word }],
  ['headers', undefined, { headers: new Headers({ 'x-api-key': word }) }],
  ['headers', undefined, { headers: new Map([['x-api-key', word]]) }],
  ['validation', 'strict', { validation: 'strict' }],
  ['validation.response', 'thrwo', { validation: { response: 'thrwo' } }],
  ['validation.request', 'warn', { validation: { request: 'warn' } }],
  ['validation.replies', undefined, { validation: { replies: 'off' } }],
  ['apiKey', undefined, { apiKey: word }],
  ['retries', undefined, { retries: 1 }],
  ['constructor', undefined, { constructor: word }],
];

describe('an option of a call', () => {
  it.each<[string, unknown, object]>([
    ...wrong,
    ['signal', 'now', { signal: 'now' }],
    ['signal', null, { signal: null }],
    ['headers', undefined, { headers: () => new Map([['x-api-key', word]]) }],
    ['headers', undefined, { headers: async () => null }],
    ['options', null, null as unknown as object],
    ['options', 'fast', 'fast' as unknown as object],
  ])(
    'that is invalid is refused by name before a request is sent: %s of %s',
    async (parameter, given, options) => {
      const { transport, requests } = answering(emptyPage);
      const own: CallOptions = options;
      for (const call of [
        () => getContracts(transport, {}, own),
        () => getNetworkStake(transport, {}, own),
        () => getContracts(transport, {}, own).toArray(),
        async () => getContracts(transport, {}, own).pages().next(),
        async () => getContracts(transport, {}, own).scan().next(),
      ]) {
        const error = await rejection(call());
        expect(error).toBeInstanceOf(ParameterError);
        expect(error).toMatchObject({ parameter, value: given, method: 'GET' });
        expect(String(error)).toContain(parameter);
        expect(JSON.stringify(error) + String(error)).not.toContain(word);
      }
      expect(requests).toEqual([]);
    },
  );

  it.each([
    [
      'colour',
      'is not one of the options signal, timeout, deadline, headers, retry, validation, query, body, after.',
    ],
    ['timout', 'is not a valid option. Did you mean timeout?'],
    ['timeoutMs', 'is not a valid option. Did you mean timeout?'],
    ['apiKey', "is not a valid option. Did you mean headers: { 'x-api-key': … }?"],
    ['retries', 'is not a valid option. Did you mean retry: { retries: … }?'],
  ])('that is unknown is refused with its name, and with what was meant: %s', async (name, reason) => {
    const { transport, requests } = answering(emptyPage);
    const error = await rejection(getContracts(transport, {}, { [name]: word }));
    expect(error).toMatchObject({ message: `getContracts: ${name} ${reason}`, value: undefined });
    expect(requests).toEqual([]);
  });

  // Their data are no properties: a copy of them is empty, and would be a call of the whole list, without an end.
  it.each([
    ['an AbortSignal', new AbortController().signal],
    ['a URLSearchParams', new URLSearchParams('order=asc')],
    ['a Map', new Map([['order', 'asc']])],
    ['a Date', new Date()],
    ['an array', []],
    ['a number', 5],
    ['a text', 'asc'],
    ['a function', () => ({})],
  ])('and parameters are an object with fields, and not %s', async (_, given) => {
    const { fetch, requests } = recordingFetch(emptyPage);
    const ledger = createLedgerClient({ baseUrl, fetch });
    const wrong = given as never;
    const calls: [parameter: string, call: () => unknown][] = [
      ['options', () => ledger.getContracts({}, wrong)],
      ['options', () => ledger.getBlocks({}, wrong)],
      ['options', () => ledger.request({ path: '/api/v1/blocks' }, wrong)],
      ['params', () => ledger.getContracts(wrong)],
      ['params', () => ledger.getContracts(wrong).toArray()],
      ['params', () => ledger.getContracts(wrong).scan().next()],
      ['params', () => ledger.getTransactions(wrong).follow().next()],
      ['params', () => ledger.getBlocks(wrong, { verify: true }).scan().next()],
      ['params', () => ledger.getBlocks(wrong, { verify: true }).follow().next()],
    ];
    for (const [parameter, call] of calls) {
      const error = await rejection((async () => call())());
      expect(error, String(call)).toMatchObject({ name: 'ParameterError', parameter });
    }
    expect(requests).toEqual([]);
  });

  it('and parameters may be an object of a class with fields', async () => {
    class WithFields {
      readonly order = 'asc';
    }
    class Options {
      readonly timeout = 100;
    }
    const { transport, requests } = answering(emptyPage);
    await getContracts(transport, new WithFields(), new Options());
    await getContracts(transport, Object.create(null), Object.create(null));
    // Jest runs tests in a realm of their own.
    await getContracts(transport, runInNewContext('({})'), runInNewContext('({})'));
    await getContracts(
      transport,
      runInNewContext("({ order: 'desc' })"),
      runInNewContext('({ timeout: 5 })'),
    );
    const searches = requests.map(({ url }) => new URL(url).search);
    expect(searches).toEqual(['?order=asc', '', '', '?order=desc']);
  });

  it('may be undefined, or at its limit', async () => {
    const { transport } = answering(emptyPage);
    const options = { signal: undefined, retry: { retries: Infinity }, validation: { response: undefined } };
    expect(await getContracts(transport, {}, options).toArray()).toEqual([]);
  });

  it('that is changed after the call has no effect', async () => {
    const { transport, requests } = answering('{"contracts":"none","links":{"next":null}}');
    const headers: Record<string, string> = { 'x-kept': 'as it was' };
    const validation = { response: 'off' } as const;
    const options: { -readonly [Name in keyof CallOptions]: CallOptions[Name] } = { headers, validation };
    const list = getContracts(transport, {}, options);
    const lookup = getNetworkStake(transport, {}, options);
    headers['x-kept'] = 'changed';
    headers['x-more'] = 'added';
    Object.assign(validation, { response: 'throw' });
    options.timeout = -1;
    await rejection(list);
    await rejection(list.toArray());
    await lookup;
    expect(requests).toHaveLength(3);
    for (const request of requests) {
      expect(request.headers.get('x-kept')).toBe('as it was');
      expect(request.headers.get('x-more')).toBeNull();
    }
  });
});

describe('an option of a client', () => {
  it.each<[string, unknown, object]>([
    ...wrong,
    ['requestsPerSecond', 0, { requestsPerSecond: 0 }],
    ['maxResponseBytes', -5, { maxResponseBytes: -5 }],
    ['requestsPerSecond', Number.NaN, { requestsPerSecond: Number.NaN }],
    ['maxResponseBytes', '1', { maxResponseBytes: '1' }],
    ['fetch', 'fetch', { fetch: 'fetch' }],
    ['onAttemptEnd', 'log', { onAttemptEnd: 'log' }],
    ['onEnd', true, { onEnd: true }],
    ['onInvalidResponse', null, { onInvalidResponse: null }],
    ['retires', undefined, { retires: 3 }],
  ])('that is invalid is refused by name: %s of %s', (parameter, given, options) => {
    for (const open of [createTransport, createLedgerClient, createStatusClient]) {
      const error = thrown(() => open({ baseUrl, ...options }));
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ parameter, value: given });
      expect(JSON.stringify(error) + String(error)).not.toContain(word);
    }
  });

  it.each<[TransportSettings]>([
    [{}],
    [{ timeout: undefined, requestsPerSecond: undefined, maxResponseBytes: undefined, retry: undefined }],
    [{ timeout: 0.5, requestsPerSecond: 0.1, maxResponseBytes: 1 }],
    [{ timeout: Infinity, requestsPerSecond: Infinity, maxResponseBytes: Infinity }],
    [{ retry: false }],
    [{ retry: {} }],
    [{ retry: { retries: 0, baseDelay: 0, maxDelay: 0, maxRetryAfter: 0 } }],
    [{ retry: { retries: Infinity, baseDelay: undefined, maxDelay: Infinity, maxRetryAfter: Infinity } }],
  ])('may have its limit as the value: %j', (options) => {
    expect(createTransport({ baseUrl, ...options })).toHaveProperty('send');
  });

  it.each([
    ['nothing', undefined, /network or baseUrl/],
    ['null', null, /network or baseUrl/],
    ['an empty object', {}, /baseUrl has no value/],
  ])('is refused with the missing option if it is %s', (_, options, words) => {
    for (const open of [createTransport, createLedgerClient]) {
      const error = thrown(() => open(options as unknown as { baseUrl: string }));
      expect(error).toBeInstanceOf(ParameterError);
      expect(String(error)).toMatch(words);
    }
    if (options === null)
      expect(thrown(() => createStatusClient(null as never))).toBeInstanceOf(ParameterError);
  });

  it('that is changed later has no effect', async () => {
    const headers = { 'x-kept': 'as it was' };
    const { transport, requests } = answering(emptyPage, {}, { headers });
    headers['x-kept'] = 'changed';
    await getContracts(transport);
    expect(requests[0]?.headers.get('x-kept')).toBe('as it was');
  });
});

describe('a header without a value', () => {
  const name = 'headers["x-api-key"]';
  it.each([
    ['of the client', { 'x-api-key': undefined }, undefined, name],
    ['of the call', undefined, { 'x-api-key': undefined }, name],
    ['of the call that is null', undefined, { 'x-api-key': null }, name],
    ['of the call that is a number', undefined, { 'x-api-key': 5 }, name],
    ['that a function returns', () => ({ 'x-api-key': undefined }), undefined, name],
    ...[undefined, null, 'Bearer x', new Headers({ a: 'b' })].map(
      (headers): [string, () => unknown, undefined, string] => [
        `as a function returns ${String(headers)}`,
        () => headers,
        undefined,
        'headers',
      ],
    ),
  ])('%s is refused by name before a request is sent', async (_, common, own, parameter) => {
    const { transport, requests } = answering(emptyPage, {}, { headers: common as never });
    const error = await rejection(getContracts(transport, {}, { headers: own as never }));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter, allowed: expect.stringContaining('string') });
    expect(requests).toEqual([]);
  });

  it('is named with its type, as its value may be a key', async () => {
    const { transport } = answering(emptyPage, {}, { headers: { 'x-api-key': undefined } as never });
    await expect(getContracts(transport)).rejects.toThrow(
      `${name} must be a string, or left out, got a value of type undefined`,
    );
  });

  it('is sent with the value of the call, in each spelling of the name', async () => {
    const common = { 'X-Key': undefined, 'x-other': 'a' } as never;
    const { transport, requests } = answering(emptyPage, {}, { headers: common });
    await getContracts(transport, {}, { headers: { 'x-key': 'b' } });
    expect(requests[0]?.headers.get('x-key')).toBe('b');
    expect(requests[0]?.headers.get('x-other')).toBe('a');
  });
});
