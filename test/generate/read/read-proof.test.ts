import { describe, expect, it } from 'vitest';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import type { JsonObject } from '../../../scripts/generate/read/read-description.js';
import { thrown } from '../../client/thrown.js';

const text = { type: 'string' };
const item = { allOf: [{ type: 'object', properties: { time: text, made: text } }] };
const page = {
  type: 'object',
  properties: {
    links: { type: 'object' },
    rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
  },
};

/** A description of one list, with a proof and a way to look a transaction up. */
function described(proof: JsonObject | undefined, transaction?: JsonObject): JsonObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Rows' } } };
  const responses = { 200: { description: 'rows', content } };
  return {
    openapi: '3.1.0',
    info: { title: 'Rows', version: '1' },
    'x-watermark': {
      operation: 'getRows',
      query: '',
      pointer: ['rows', 0, 'time'],
      ...(transaction && { transaction }),
    },
    paths: { '/rows': { get: { operationId: 'getRows', responses, ...(proof && { 'x-proof': proof }) } } },
    components: { schemas: { Row: item, Rows: page } },
  };
}

const read = (...given: Parameters<typeof described>) => readApi(described(...given), 'rows');

describe('x-proof', () => {
  it('points into the reply, through references and composed schemas', () => {
    expect(read({ times: ['/rows/*/time'] }).operations[0]?.proof).toEqual({ times: ['/rows/*/time'] });
    expect(read({ final: true, transfers: true }).operations[0]?.proof).toEqual({
      final: true,
      transfers: true,
    });
    expect(read(undefined).operations[0]?.proof).toBeUndefined();
  });

  it.each([
    [{ times: ['/rows/*/moment'] }, '/x-proof/times/0'],
    [{ times: ['/rows/time'] }, '/x-proof/times/0'],
    [{ times: '/rows' }, '/x-proof'],
    [{ final: 'yes' }, '/x-proof'],
  ])('is rejected as %j, with its pointer', (proof, place) => {
    expect(String(thrown(() => read(proof)))).toContain(`/paths/~1rows/get${place}`);
  });
});

describe('the lookup of a transaction', () => {
  const rule = { operation: 'getRows', time: '/rows/*/time', made: '/rows/*/made', paid: '/rows/*/made' };

  it('is read with the watermark', () => {
    expect(read(undefined, rule).watermark?.transaction).toEqual({
      operationId: 'getRows',
      path: '/rows',
      time: '/rows/*/time',
      made: '/rows/*/made',
      paid: '/rows/*/made',
    });
  });

  it.each([
    [{ ...rule, operation: 'getOthers' }, 'operation'],
    [{ ...rule, paid: '/rows/*/paid' }, 'paid'],
  ])('is rejected as %j', (wrong, place) => {
    expect(String(thrown(() => read(undefined, wrong)))).toContain(`/x-watermark/transaction/${place}`);
  });
});
