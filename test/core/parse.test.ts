import { describe, expect, it } from 'vitest';
import { ResponseError } from '../../src/core/errors.js';
import { parse } from '../../src/core/parse.js';
import { stringify } from '../../src/core/stringify.js';
import { getAccount, getContracts } from '../../src/ledger.js';
import { getIncidents } from '../../src/status.js';
import { answered, deployed, fixture } from '../fixtures.js';
import { thrown } from './thrown.js';

describe('stringify and parse', () => {
  it('keep what a call answers', async () => {
    for (const operation of deployed) {
      const text = fixture(operation.service, operation.operationId);
      const data = await answered(operation.service, operation, text);
      const written = stringify(data);
      expect(JSON.parse(String(written))).toEqual(JSON.parse(text));
      const again = await answered(operation.service, operation, String(written));
      expect(again).toEqual(data);
    }
  });

  it('read back the data of an operation, exact', () => {
    const text = fixture('ledger', 'getAccount');
    const account = parse(getAccount, text);
    expect(typeof account.balance?.balance).toBe('bigint');
    expect(parse(getAccount, stringify(account))).toEqual(account);
    expect(parse(getIncidents, fixture('status', 'getIncidents')).incidents.length).toBeGreaterThan(0);
  });

  it('refuse what is not data of the operation', () => {
    for (const text of ['', '{', '{"contracts":{}}', '{"contracts":[{"nonce":"1"}],"links":{}}']) {
      expect(() => parse(getContracts, text)).toThrow(ResponseError);
      expect(() => parse(getContracts, text)).toThrow(/^getContracts: /);
    }
  });

  it('refuse with the text, and with each mismatch where it is JSON', () => {
    const page = '{"contracts":[{"nonce":"1"}],"links":{"next":null}}';
    expect(thrown(() => parse(getContracts, page))).toMatchObject({
      operationId: 'getContracts',
      method: 'GET',
      url: '/api/v1/contracts',
      status: 0,
      text: page,
      issues: [{ instancePath: '/contracts/0/nonce', expected: expect.any(String), got: 'string "1"' }],
    });
    expect(
      thrown(() => parse(getContracts, '{"contracts":[{"memo":1}],"links":{"next":null}}')),
    ).toMatchObject({
      issues: [{ instancePath: '/contracts/0/memo' }],
    });
    expect(thrown(() => parse(getContracts, '[]'))).toMatchObject({ issues: [{ instancePath: '' }] });
    const noJson = thrown(() => parse(getContracts, '{'));
    expect(noJson).toMatchObject({ text: '{', issues: [], cause: expect.any(SyntaxError) });
  });

  it('refuse what is no operation', () => {
    expect(() => parse((() => undefined) as never, '{}')).toThrow(TypeError);
    expect(() => parse((() => undefined) as never, '{}')).toThrow(/getContracts/);
  });
});
