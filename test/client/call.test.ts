import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InvalidResponse } from '../../src/client/client.js';
import { ResponseError } from '../../src/errors/errors.js';
import { getContracts } from '../../src/ledger.js';
import { answering } from '../setup/answering.js';
import { rejection } from '../setup/thrown.js';

const emptyPage = '{"contracts":[],"links":{"next":null}}';
const pageWith = (contract: string): string => `{"contracts":[${contract}],"links":{"next":null}}`;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a call', () => {
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
      { instancePath: '/contracts/0/memo', expected: 'a string', got: 'number 7' },
    ]) as unknown as InvalidResponse['issues'],
    drift: [{ instancePath: '/contracts/0/colour', expected: 'a declared property', got: '"red"' }],
  };

  it('reports operation, issues and drift, and returns the data even if onInvalidResponse throws', async () => {
    const onInvalidResponse = vi.fn(() => {
      throw new Error('the log is full');
    });
    const { transport } = answering(wrong, {}, { onInvalidResponse });
    expect(await getContracts(transport)).toMatchObject({
      contracts: [{ memo: 7, colour: 'red', nonce: 1n }],
    });
    expect(onInvalidResponse.mock.calls).toEqual([[report]]);
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
    const drifting = '{"contracts":[],"links":{"next":null},"colour":"red"}';
    const { transport } = answering(drifting, {}, { onInvalidResponse, validation: 'throw' });
    expect(await getContracts(transport)).toMatchObject({ contracts: [] });
    const drift = [{ instancePath: '/colour', expected: 'a declared property', got: '"red"' }];
    expect(onInvalidResponse.mock.calls).toEqual([[{ operationId: 'getContracts', issues: [], drift }]]);
  });
});

describe('a reply that cannot be data', () => {
  it.each(['warn', 'throw', 'off'] as const)('is a ResponseError in the mode %s', async (validation) => {
    for (const [text, problem] of [
      ['<html><body>Bad Gateway</body></html>', 'not JSON'],
      ['', 'empty'],
    ] as const) {
      const error = await rejection(getContracts(answering(text, {}, { validation }).transport));
      expect(error).toBeInstanceOf(ResponseError);
      expect(error).toMatchObject({
        message: `getContracts: the reply is ${problem}`,
        status: 200,
        text,
        issues: [],
        cause: expect.any(SyntaxError),
      });
    }
  });

  it.each([
    [
      '{"contracts":null}',
      'getContracts: the reply does not match the description: /contracts should be an array, got null, and 1 more',
    ],
    [
      '{"links":{"next":7}}',
      'getContracts: the reply does not match the description: /contracts is missing, and 1 more',
    ],
    [
      `{"contracts":[{"memo":7,"max_automatic_token_associations":1.5,"nonce":"1"}],"links":{"next":7}}`,
      'getContracts: the reply does not match the description: /contracts/0/nonce should be an integer or null, got string "1", and ',
    ],
    [
      '7',
      'getContracts: the reply does not match the description: the whole should be an object, got number 7',
    ],
    [
      '{"_status":{"messages":[{"message":"Busy"}]}}',
      'getContracts: the reply is an error body, but has a status of success',
    ],
  ])('reports the reason alone, not the other issues: %s', async (text, message) => {
    const { transport } = answering(text);
    const error = (await rejection(getContracts(transport))) as ResponseError;
    expect(error.message.slice(0, message.length)).toBe(message);
    expect(error.message).not.toContain('memo');
  });
});
