import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReply, parseReply, stringifyJson } from '../../src/client/client.js';
import { ResponseError } from '../../src/errors/errors.js';
import { getBlockOperation, getContractsOperation } from '../../src/ledger.js';
import { answered, deployed, descriptorOf, fixture } from '../setup/fixtures.js';
import { rejection, thrown } from '../setup/thrown.js';

// A value that holds no other, with what stands before it.
const scalar = /[:,[]\s*(?:"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d[\d.eE+-]*|true|false|null)/g;

describe('stringify and parse', () => {
  it('keep the data of a call', async () => {
    for (const operation of deployed) {
      const text = fixture(operation.service, operation.operationId);
      const data = await answered(operation.service, operation, text);
      const written = stringifyJson(data);
      expect(JSON.parse(String(written))).toEqual(JSON.parse(text));
      const again = await answered(operation.service, operation, String(written));
      expect(again).toEqual(data);
    }
  });

  it('keep mismatches that the default mode returns', async () => {
    const texts = deployed.map((operation) => ({
      operation,
      text: fixture(operation.service, operation.operationId),
    }));
    const other = fc.oneof(
      fc.jsonValue(),
      fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
      fc.constantFrom(null, 1.5, 'x', [], {}, { a: 1 }),
    );
    let mended = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.nat(),
        other,
        async ({ operation, text }, place, value) => {
          const values = text.match(scalar) ?? [];
          let index = 0;
          const odd = text.replace(scalar, (found) =>
            index++ === place % values.length
              ? found.replace(/[^:,[\s].*/, () => String(stringifyJson(value)))
              : found,
          );
          const call = answered(operation.service, operation, odd, {
            validation: 'warn',
            onInvalidResponse: () => {
              mended += 1;
            },
          });
          const read = descriptorOf(operation.service, operation.operationId);
          const data = await call.catch(() => undefined);
          if (data === undefined) expect(() => parseReply(read, odd)).toThrow(ResponseError);
          else expect(parseReply(read, String(stringifyJson(data)))).toEqual(data);
        },
      ),
      { numRuns: 300 },
    );
    expect(mended).toBeGreaterThan(40);
  });

  it('refuse with the text, and with the issues of JSON', () => {
    const page = '{"contracts":[{"nonce":"1"}],"links":{"next":null}}';
    expect(thrown(() => parseReply(getContractsOperation, page))).toMatchObject({
      operationId: 'getContracts',
      method: 'GET',
      url: '/api/v1/contracts',
      status: 0,
      text: page,
      issues: [{ instancePath: '/contracts/0/nonce', expected: expect.any(String), got: 'string "1"' }],
    });
    expect(thrown(() => parseReply(getContractsOperation, '[]'))).toMatchObject({
      issues: [{ instancePath: '' }],
    });
    const noJson = thrown(() => parseReply(getContractsOperation, '{'));
    expect(noJson).toMatchObject({ text: '{', issues: [], cause: expect.any(SyntaxError) });
  });

  it('refuse a value that is not an operation, and a text that is not a string', async () => {
    for (const value of [() => undefined, undefined, null])
      await expect(checkReply(value as never, '{}')).rejects.toMatchObject({ parameter: 'operation' });
    for (const value of [null, undefined, 5, {}])
      expect(thrown(() => parseReply(getContractsOperation, value as never))).toMatchObject({
        name: 'ParameterError',
        parameter: 'text',
      });
  });
});

describe('a reply that is checked', () => {
  const block = fixture('ledger', 'getBlock');

  it('is read as it was returned', async () => {
    expect(await checkReply(getBlockOperation, block)).toEqual(parseReply(getBlockOperation, block));
  });

  it('may have undeclared fields', async () => {
    const more = { ...JSON.parse(block), more: 1 };
    expect(await checkReply(getBlockOperation, JSON.stringify(more))).toMatchObject({ more: 1 });
  });

  it('is refused with all mismatches', async () => {
    const page = '{"contracts":[{"memo":1,"nonce":"1"}],"links":{"next":7}}';
    const error = await rejection(checkReply(getContractsOperation, page));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ operationId: 'getContracts', text: page });
    expect(String(error)).toContain('the text is not a reply of this operation: /contracts/0/');
    const places = (error as ResponseError).issues.map(({ instancePath }) => instancePath);
    for (const place of ['/contracts/0/memo', '/contracts/0/nonce', '/links/next'])
      expect(places).toContain(place);
  });
});
