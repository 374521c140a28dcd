import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byteBody,
  call,
  checkCombinations,
  jsonBody,
  type Operation,
  type ParameterRule,
  pathNames,
  serialise,
} from '../../../src/client/client.js';
import { ParameterError } from '../../../src/errors/errors.js';
import { gt, lt } from '../../../src/values/values.js';
import { answering } from '../../setup/answering.js';
import { anyText } from '../../setup/any-text.js';
import { failure, rejection, thrown } from '../../setup/thrown.js';
import { kinds } from '../kinds.js';
import { context, contracts, named, operation } from '../operations.js';

const nft = operation({
  path: '/api/v1/tokens/{tokenId}/nfts/{serialNumber}',
  parameters: named('tokenId', 'serialNumber', 'limit', 'order'),
});
const posting = operation({
  method: 'POST',
  path: '/call',
  body: { mediaType: 'application/json', required: true, serialise: jsonBody },
});
const binary = operation({
  method: 'POST',
  path: '/fees',
  parameters: named('mode'),
  body: { mediaType: 'application/protobuf', required: true, serialise: byteBody },
});

const send = (of: Operation, params: Record<string, unknown>, check = true) =>
  serialise({ operation: of, params }, check, context);
const query = (params: Record<string, unknown>, check = true): string => send(contracts, params, check).query;
const refusal = (of: Operation, params: Record<string, unknown>, check = true): unknown => {
  const error = thrown(() => send(of, params, check));
  expect(error).toBeInstanceOf(ParameterError);
  expect(error).toMatchObject(context);
  return error;
};

describe('a query', () => {
  it.each<[string, Record<string, unknown>]>([
    ['', {}],
    ['limit=5', { limit: 5 }],
    ['order=asc&contract.id=3&contract.id=1&limit=2', { order: 'asc', 'contract.id': [3, 1n], limit: 2 }],
    ['limit=5', { 'contract.id': undefined, limit: 5, order: undefined }],
    ['contract.id=', { 'contract.id': '' }],
    ['contract.id=true', { 'contract.id': true }],
    ['contract.id=9223372036854775807', { 'contract.id': 9223372036854775807n }],
    ['contract.id=9007199254740991', { 'contract.id': Number.MAX_SAFE_INTEGER }],
    ['contract.id=0.5', { 'contract.id': 0.5 }],
    ['contract.id=0', { 'contract.id': -0 }],
    ['order=a%20b%26c%3Dd%2Be%23f%25g', { order: 'a b&c=d+e#f%g' }],
    ['order=%253A', { order: '%3A' }],
    ['order=a:b:c', { order: 'a:b:c' }],
    ['order=%C3%A4%E2%82%AC%F0%9F%98%80', { order: 'ä€😀' }],
    ['order=a%0D%0Ab%00', { order: 'a\r\nb\0' }],
  ])('is %s', (text, params) => {
    expect(query(params)).toBe(text);
  });

  it('is decoded by a server to the same values', () => {
    const values = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
    fc.assert(
      fc.property(values, values, (ids, orders) => {
        const check = ids.length > 0 && orders.length > 0;
        const read = new URL(`https://ledger.test/?${query({ 'contract.id': ids, order: orders }, check)}`)
          .searchParams;
        expect([...read]).toEqual([
          ...ids.map((id) => ['contract.id', id]),
          ...orders.map((order) => ['order', order]),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [Number.NaN, 'a string'],
    [Infinity, 'a string'],
    [-Infinity, 'a string'],
    [2 ** 53, 'within 2^53 as a number; pass a bigint for a larger integer'],
    [-(2 ** 53), 'within 2^53 as a number; pass a bigint for a larger integer'],
    [1e21, 'within 2^53 as a number; pass a bigint for a larger integer'],
    [null, 'a string'],
    [{ a: 1 }, 'a string'],
    [new Date(0), 'a string'],
    [Symbol('a'), 'a string'],
    [['2'], undefined],
    ['a\ud800', 'well-formed Unicode'],
    ['\udc00\ud800', 'well-formed Unicode'],
    ['\ud83d\ud83d\ude00', 'well-formed Unicode'],
  ])('cannot have the value of case %#', (given, allowed) => {
    const expected = { parameter: 'contract.id', value: given };
    expect(refusal(contracts, { 'contract.id': ['1', given] })).toMatchObject(expected);
    if (allowed === undefined) return;
    expect(refusal(contracts, { 'contract.id': given })).toMatchObject({ ...expected, allowed });
    expect(refusal(contracts, { 'contract.id': given }, false)).toMatchObject(expected);
  });

  it('has no parameter for an empty array, which is refused if checks are on', () => {
    const empty = { 'contract.id': [], limit: 5 };
    expect(refusal(contracts, empty)).toMatchObject({
      parameter: 'contract.id',
      value: [],
      allowed: 'at least one value, or left out',
    });
    expect(query(empty, false)).toBe('limit=5');
  });

  it('has no holes of an array', () => {
    const holes = Object.assign(new Array<string>(2), { 1: '1' });
    expect(refusal(contracts, { 'contract.id': holes })).toMatchObject({ value: undefined });
    expect(refusal(contracts, { 'contract.id': holes }, false)).toMatchObject({ value: undefined });
  });
});

describe('an undeclared parameter', () => {
  it('is refused with the names of the operation', () => {
    const error = refusal(nft, { tokenId: '0.0.1', serialNumber: 1, limits: 7 });
    expect(error).toMatchObject({
      parameter: 'limits',
      value: undefined,
      allowed: 'one of the parameters tokenId, serialNumber, limit, order',
    });
    expect(error).toHaveProperty(
      'message',
      'getThings: limits is not a valid parameter. Did you mean limit?',
    );
  });

  const json = { ...posting, body: { ...posting.body, validator: async () => () => {} } } as Operation;
  it.each<[Operation, Record<string, unknown>, string]>([
    [nft, { token: '0.0.1', serialNumber: 1 }, 'token is not a valid parameter. Did you mean tokenId?'],
    [nft, { id: '0.0.1', serialNumber: 1 }, 'id is not a valid parameter. Did you mean tokenId?'],
    [
      nft,
      { id: '0.0.1' },
      'id is not one of the parameters tokenId, serialNumber, limit, order. Pass a parameter of a newer service in the option query.',
    ],
    [binary, { file: 'x' }, 'file is not a valid parameter. Did you mean body?'],
    [json, { to: '0x' }, 'to is not a valid parameter. Did you mean body: { to: … }?'],
    [
      contracts,
      { signal: {} },
      'signal is not a valid parameter. Pass the option signal after the parameters.',
    ],
  ])('is refused with what was meant: case %#', (of, params, message) => {
    expect(refusal(of, params)).toHaveProperty('message', `getThings: ${message}`);
  });

  it('is refused with the body among the declared names', () => {
    expect(refusal(binary, { foo: 1, body: new Uint8Array() })).toMatchObject({
      allowed: 'one of the parameters mode, body',
    });
  });

  it.each([['__proto__'], ['constructor'], ['toString'], ['Limit'], ['body'], ['']])(
    'is refused: %j',
    (name) => {
      const params = Object.defineProperty({}, name, { value: 'x', enumerable: true });
      expect(refusal(contracts, params)).toMatchObject({ parameter: name, value: undefined });
    },
  );

  it('may be undefined', () => {
    expect(query({ foo: undefined, limit: 1 })).toBe('limit=1');
  });

  it('is sent in the query if checks are off', () => {
    expect(query({ foo: ['a b', 2n], limit: 1, 'x&y': 'z' }, false)).toBe('foo=a%20b&foo=2&limit=1&x%26y=z');
  });

  it('is well-formed Unicode, checked or not', () => {
    expect(refusal(contracts, { '\ud800': 1 }, false)).toMatchObject({ allowed: 'well-formed Unicode' });
  });
});

describe('a path parameter', () => {
  it('has its names in the order of the path', () => {
    expect(pathNames(nft)).toEqual(['tokenId', 'serialNumber']);
    expect(pathNames(contracts)).toEqual([]);
  });

  it.each(['0.0.1-169-5', '...', 'a:b@c;d=e,f', 'ä😀', '{serialNumber}', "$&$1$'"])('may be %s', (text) => {
    expect(send(nft, { tokenId: text, serialNumber: 9223372036854775807n })).toEqual({
      path: { tokenId: text, serialNumber: '9223372036854775807' },
      query: '',
    });
  });

  it.each([[undefined], [null]])('is required: %j', (given) => {
    const error = refusal(nft, { tokenId: '0.0.1', serialNumber: given });
    expect(error).toMatchObject({ parameter: 'serialNumber', value: given, allowed: 'a string' });
    expect(refusal(nft, { tokenId: '0.0.1' }, false)).toMatchObject({
      parameter: 'serialNumber',
      value: undefined,
    });
  });

  it.each([
    ...['', '.', '..', 'a/b', '/', '../..', 'a?b', 'a#b', '%2e%2e', '%2F', 'a\\b'],
    ...['a b', ' ', 'a\n', 'a\r\nb', '\t..', 'a\0', 'a\u007f'],
  ])('is one segment of a path, which %j is not', (given) => {
    const expected = {
      parameter: 'tokenId',
      value: given,
      allowed: 'one segment of a path, without / \\ ? # % and white space',
    };
    expect(refusal(nft, { tokenId: given, serialNumber: 1 })).toMatchObject(expected);
    expect(refusal(nft, { tokenId: given, serialNumber: 1 }, false)).toMatchObject(expected);
  });

  it.each([[Number.NaN], [2 ** 53], [['0.0.1']], [{}], ['\ud800'], [new Date(0)]])(
    'is a plain value, which case %# is not',
    (given) => {
      expect(refusal(nft, { tokenId: given, serialNumber: 1 })).toMatchObject({
        parameter: 'tokenId',
        value: given,
      });
    },
  );

  it('never leads to another path or origin', async () => {
    const hostile = fc.oneof(
      anyText(),
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', '?', '#', '@', ':', ' ', '\n', 'a', ';'),
      }),
      fc.constantFrom('..', '%2e%2e', '..;', '.%00.', '//evil.test', '@evil.test', '{tokenId}', '．．'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (tokenId, serialNumber) => {
        const base = 'https://ledger.test/v1/KEY';
        const { transport, requests } = answering('{}', {}, { baseUrl: base });
        const request = call(transport, nft, { tokenId, serialNumber, order: serialNumber });
        const error = await failure(request);
        if (error !== undefined) {
          expect(error).toBeInstanceOf(ParameterError);
          expect(requests).toEqual([]);
          return;
        }
        const url = new URL(requests[0]?.url ?? '');
        expect(url.origin).toBe('https://ledger.test');
        const segments = url.pathname.split('/');
        expect(segments.map((part, index) => (index === 6 || index === 8 ? '*' : part)).join('/')).toBe(
          '/v1/KEY/api/v1/tokens/*/nfts/*',
        );
        expect([segments[6], segments[8]].map((part) => decodeURIComponent(part ?? ''))).toEqual([
          tokenId,
          serialNumber,
        ]);
        expect([...url.searchParams]).toEqual([['order', serialNumber]]);
        expect(url.hash).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a body', () => {
  it('of bytes may be a Blob', () => {
    const body = new Blob([new Uint8Array([1, 2])]);
    expect(send(binary, { mode: 'STATE', body })).toMatchObject({ query: 'mode=STATE', body });
  });

  it.each([[undefined], [null], ['0a00'], [[1, 2]], [{ 0: 1 }], [7]])('of bytes is not %j', (given) => {
    expect(refusal(binary, { body: given })).toMatchObject({
      parameter: 'body',
      value: given,
      allowed: 'a Uint8Array, an ArrayBuffer or a Blob',
    });
  });

  it('is not sent if the operation has none', () => {
    expect('body' in send(contracts, { limit: 1 })).toBe(false);
  });

  it('that is not required may be left out', () => {
    const body = { mediaType: 'application/json', required: false, serialise: jsonBody };
    const optional = operation({ ...posting, body });
    expect('body' in send(optional, {})).toBe(false);
    expect(send(optional, { body: { to: '0xa' } }).body).toBe('{"to":"0xa"}');
    expect(refusal(optional, { body: null })).toMatchObject({ parameter: 'body', value: null });
  });
});

it('required combinations of parameters are checked, unless checks are off', () => {
  const rules = [
    { parameter: 'limit', requires: ['order'] },
    { parameter: 'contract.id', requires: ['limit'], by: 'range' },
  ] as const;
  const limit: ParameterRule = { kind: kinds.integer, operators: ['gt', 'lt'], maxItems: 2 };
  const parameters = { ...contracts.parameters, limit };
  const combined = operation({ ...contracts, parameters, combinations: { rules, check: checkCombinations } });
  expect(refusal(combined, { limit: 1 })).toMatchObject({
    parameter: 'limit',
    allowed: 'combined with order',
  });
  const ranged = { 'contract.id': 1, order: 'asc' };
  expect(refusal(combined, { ...ranged, limit: gt(5) })).toMatchObject({
    parameter: 'contract.id',
    allowed: 'combined with limit by eq, or by a lower and an upper bound',
  });
  expect(send(combined, { ...ranged, limit: [gt(5), lt(9)] }).query).toContain('limit=gt:5&limit=lt:9');
  expect(send(combined, { limit: 1, order: 'asc' }).query).toBe('limit=1&order=asc');
  expect(send(combined, { limit: 1 }, false).query).toBe('limit=1');
});

describe('parameters that are not an object', () => {
  it.each(['0.0.2', 2, 2n, true])('are refused before a request is sent: %s', async (params) => {
    const { transport, requests } = answering('{}');
    const error = await rejection(call(transport, operation(), params as never));
    expect(error).toMatchObject({ parameter: 'params', value: params });
    expect(requests).toEqual([]);
  });

  it.each([1, { transactions: false }])('are refused before what follows them: %s', async (second) => {
    const { transport, requests } = answering('{}');
    const error = await rejection(call(transport, operation(), '0.0.2' as never, second as never));
    expect(error).toMatchObject({ parameter: 'params', value: '0.0.2' });
    expect(requests).toEqual([]);
  });
});

it.each([
  [12, 'one of a, b, c, d, e, f, g, h, i, j, k, l'],
  [13, 'one of a, b, c, d, e, f, g, h, i, j, k, l, m'],
  [14, 'one of a, b, c, d, e, f, g, h, i, j, k, l and 2 more'],
])('of %d words, an error names at least 12', (count, allowed) => {
  const id = { kind: kinds.string, words: [...'abcdefghijklmn'].slice(0, count) };
  expect(refusal(operation({ path: '/{id}', parameters: { id } }), {})).toMatchObject({ allowed });
});
