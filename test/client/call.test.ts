import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { estimateFees, getAccount, getContracts, getTransaction } from '../../generated/ledger/operations.js';
import { call, type InvalidResponse } from '../../src/client/client.js';
import { ApiError, ParameterError, ResponseError } from '../../src/errors/errors.js';
import { answering } from './answering.js';
import { contracts } from './operations.js';
import { rejection } from './thrown.js';

const recorded = (service: 'ledger' | 'status', name: string): string =>
  readFileSync(new URL(`../fixtures/${service}/${name}.json`, import.meta.url), 'utf8');
const emptyPage = '{"contracts":[],"links":{"next":null}}';
const pageWith = (contract: string): string => `{"contracts":[${contract}],"links":{"next":null}}`;
const html = '<html><body>Bad Gateway</body></html>';

function failing(): never {
  throw new Error('the log is full');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('returns the data with exact integers', async () => {
    const { transport } = answering(recorded('ledger', 'getAccount'));
    const account = await getAccount(transport, { idOrAliasOrEvmAddress: '0.0.1001' });
    expect(account.balance?.balance).toBe(9007199254740993n);
    expect(account.balance?.tokens?.[0]?.balance).toBe(9223372036853775807n);
    expect(account.transactions?.[0]?.token_transfers?.[0]?.amount).toBe(-9007199254740995n);
    expect(account.max_automatic_token_associations).toBe(-1);
  });

  it('returns the response together with the data', async () => {
    const { transport, requests } = answering(emptyPage, { status: 206, headers: { etag: 'W/"1"' } });
    const request = getContracts(transport);
    const { data, response } = await request.withResponse();
    expect(data).toEqual({ contracts: [], links: { next: null } });
    expect(response.status).toBe(206);
    expect(response.headers.get('etag')).toBe('W/"1"');
    expect(await request).toBe(data);
    expect(requests).toHaveLength(1);
  });

  it('requests the path and query of its operation', async () => {
    const { transport, requests } = answering(emptyPage, {}, { validation: { response: 'off' } });
    await getContracts(transport, {
      'contract.id': ['gte:0.0.1000', 'lt:0.0.2000'],
      limit: 100,
      order: 'asc',
    });
    await getTransaction(transport, {
      transactionId: '0.0.1001-1767227401-440917302',
      nonce: 1,
      scheduled: true,
    });
    await getContracts(transport);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://ledger.test/api/v1/contracts?contract.id=gte:0.0.1000&contract.id=lt:0.0.2000&limit=100&order=asc',
      'GET https://ledger.test/api/v1/transactions/0.0.1001-1767227401-440917302?nonce=1&scheduled=true',
      'GET https://ledger.test/api/v1/contracts',
    ]);
  });

  it('posts bytes as they are', async () => {
    const { transport, requests } = answering(recorded('ledger', 'estimateFees'));
    const body = new Uint8Array([0, 255, 10, 128]);
    const { total } = await estimateFees(transport, { mode: 'STATE', high_volume_throttle: 5, body });
    expect(total).toBe(9007199287740993n);
    expect(requests[0]?.url).toBe(
      'https://ledger.test/api/v1/network/fees?mode=STATE&high_volume_throttle=5',
    );
    expect(requests[0]?.headers.get('content-type')).toBe('application/protobuf');
    expect(new Uint8Array((await requests[0]?.arrayBuffer()) ?? [])).toEqual(body);
  });

  it('does not change its parameters', async () => {
    const { transport } = answering(emptyPage);
    const params = Object.freeze({ 'contract.id': Object.freeze(['gte:1', 'lt:9']), limit: 1 });
    await getContracts(transport, params);
    expect(params).toEqual({ 'contract.id': ['gte:1', 'lt:9'], limit: 1 });
  });

  it('parses a page once, with integers beyond 2^53 or without', async () => {
    const small = answering(emptyPage);
    const large = answering(
      pageWith('{"nonce":9007199254740993}'),
      {},
      { onInvalidResponse: () => undefined },
    );
    const parse = vi.spyOn(JSON, 'parse');
    await getContracts(small.transport);
    expect(parse).toHaveBeenCalledTimes(1);
    await getContracts(large.transport);
    expect(parse).toHaveBeenCalledTimes(2);
  });
});

describe('validation', () => {
  const wrong = pageWith('{"memo":7,"colour":"red","nonce":1}');
  const report: InvalidResponse = {
    operationId: 'getContracts',
    issues: expect.arrayContaining([
      { instancePath: '/contracts/0/memo', expected: 'string', got: 'number 7' },
    ]) as unknown as InvalidResponse['issues'],
    drift: [{ instancePath: '/contracts/0/colour', expected: 'a declared property', got: '"red"' }],
  };

  it('reports operation, issues and drift to onInvalidResponse, and returns the data', async () => {
    const onInvalidResponse = vi.fn();
    const { transport } = answering(wrong, {}, { onInvalidResponse });
    expect(await getContracts(transport)).toMatchObject({
      contracts: [{ memo: 7, colour: 'red', nonce: 1n }],
    });
    expect(onInvalidResponse.mock.calls).toEqual([[report]]);
  });

  it.each([
    ['throws', (): never => failing()],
    ['rejects', async (): Promise<never> => failing()],
  ])('returns the data even if onInvalidResponse %s', async (_, onInvalidResponse) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const { transport } = answering(wrong, {}, { onInvalidResponse });
      expect(await getContracts(transport)).toMatchObject({ contracts: [{ memo: 7 }] });
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled.mock.calls).toEqual([]);
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  it('throws a ResponseError in the mode throw', async () => {
    const onInvalidResponse = vi.fn();
    const { transport } = answering(wrong, {}, { onInvalidResponse, validation: 'throw' });
    const error = await rejection(getContracts(transport, { limit: 1 }));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({
      operationId: 'getContracts',
      method: 'GET',
      url: 'https://ledger.test/api/v1/contracts?limit=1',
      status: 200,
      text: wrong,
      issues: report.issues,
    });
    expect((error as ResponseError).message).toMatch(
      /^getContracts: the reply does not match the description: \/contracts\/0\/\w+ should be .+, got .+$/,
    );
    expect(onInvalidResponse).not.toHaveBeenCalled();
  });

  it('reports drift and never throws for it', async () => {
    const onInvalidResponse = vi.fn();
    const { transport } = answering(
      '{"contracts":[],"links":{"next":null},"colour":"red"}',
      {},
      { onInvalidResponse, validation: 'throw' },
    );
    expect(await getContracts(transport)).toMatchObject({ contracts: [] });
    expect(onInvalidResponse.mock.calls).toEqual([
      [
        {
          operationId: 'getContracts',
          issues: [],
          drift: [{ instancePath: '/colour', expected: 'a declared property', got: '"red"' }],
        },
      ],
    ]);
  });

  it('sends unknown parameters if requests are not checked', async () => {
    const { transport, requests } = answering(emptyPage);
    const foo = { limit: 1, foo: 'a b' };
    const error = await rejection(call(transport, contracts, foo));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({
      operationId: 'getContracts',
      parameter: 'foo',
      url: 'https://ledger.test/api/v1/contracts',
    });
    expect(requests).toEqual([]);
    await call(transport, contracts, foo, { validation: { request: 'off' } });
    expect(requests[0]?.url).toBe('https://ledger.test/api/v1/contracts?limit=1&foo=a%20b');
  });
});

describe('a reply that cannot be data', () => {
  it.each(
    (['warn', 'throw', 'off'] as const).flatMap((validation) => [
      { validation, text: html, problem: 'not JSON' },
      { validation, text: '', problem: 'empty' },
    ]),
  )(
    'is a ResponseError if it is $problem, in the mode $validation',
    async ({ validation, text, problem }) => {
      const { transport } = answering(text, {}, { validation });
      const error = await rejection(getContracts(transport));
      expect(error).toBeInstanceOf(ResponseError);
      expect(error).toMatchObject({
        message: `getContracts: the reply is ${problem}`,
        status: 200,
        text,
        issues: [],
        cause: expect.any(SyntaxError),
      });
    },
  );

  it.each([
    [
      '{"contracts":null}',
      'getContracts: the reply does not match the description: /contracts should be array, got null, and 1 more',
    ],
    [
      '{"links":{"next":7}}',
      'getContracts: the reply does not match the description: /contracts is missing, and 1 more',
    ],
    [
      `{"contracts":[{"memo":7,"max_automatic_token_associations":1.5,"nonce":"1"}],"links":{"next":7}}`,
      'getContracts: the reply does not match the description: /contracts/0/nonce should be integer or null, got string "1", and ',
    ],
    ['7', 'getContracts: the reply does not match the description: the whole should be object, got number 7'],
  ])('reports the reason alone, not the other issues: %s', async (text, message) => {
    const { transport } = answering(text);
    const error = (await rejection(getContracts(transport))) as ResponseError;
    expect(error.message.slice(0, message.length)).toBe(message);
    expect(error.message).not.toContain('memo');
  });
});

describe('a reply with an error status', () => {
  it('is an ApiError with the messages of the service', async () => {
    const body = '{"_status":{"messages":[{"message":"Invalid parameter: contract.id"}]}}';
    const { transport, requests } = answering(body, {
      status: 400,
      statusText: 'Bad Request',
      headers: { 'x-trace': '1' },
    });
    // The service sends this only for an invalid request.
    const unchecked = { validation: { request: 'off' } } as const;
    const error = await rejection(getContracts(transport, { 'contract.id': ['gte:x', 'lt:y'] }, unchecked));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      operationId: 'getContracts',
      method: 'GET',
      url: 'https://ledger.test/api/v1/contracts?contract.id=gte:x&contract.id=lt:y',
      status: 400,
      parameters: ['contract.id'],
      attempts: 1,
      text: body,
      message: 'getContracts: 400 Bad Request – Invalid parameter: contract.id',
    });
    expect((error as ApiError).headers.get('x-trace')).toBe('1');
    expect(requests).toHaveLength(1);
  });

  it('names a path parameter by its name in the call', async () => {
    const { transport } = answering(
      '{"_status":{"messages":[{"message":"Invalid parameter: transactionid"}]}}',
      {
        status: 400,
      },
    );
    const error = await rejection(
      getTransaction(transport, { transactionId: '0.0.1-1-x' }, { validation: { request: 'off' } }),
    );
    expect(error).toMatchObject({
      parameters: ['transactionId'],
      url: 'https://ledger.test/api/v1/transactions/0.0.1-1-x',
    });
  });
});
