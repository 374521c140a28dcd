import { describe, expect, it } from 'vitest';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import { description, replies } from '../description.js';
import { stop } from '../stop.js';

describe('readApi', () => {
  it('reads title, version, servers, and operations and schemas by name', () => {
    const source = description({
      operation: { operationId: 'b' },
      item: { put: { operationId: 'a', responses: replies({ $ref: '#/components/schemas/x.y-z' }) } },
      schemas: { 'x.y-z': { type: 'object' }, Other: { type: 'string' } },
    });
    const api = readApi(
      { ...source, servers: [{ url: 'https://a.example' }, { url: '/relative' }] },
      'ledger',
    );
    expect(api).toMatchObject({ service: 'ledger', title: 'Things', version: '1.0.0' });
    expect(api.servers).toEqual(['https://a.example']);
    expect(api.operations.map(({ operationId }) => operationId)).toEqual(['a', 'b']);
    expect([...api.schemas.keys()]).toEqual(['BResponse', 'Other', 'XYZ']);
    expect(api.operations[0]?.reply.ref).toBe('XYZ');
  });

  it('renames a component whose name generated code needs', () => {
    const source = description({
      operation: { responses: replies({ $ref: '#/components/schemas/Operation' }) },
      schemas: { Operation: { type: 'object' } },
    });
    const api = readApi(source, 'ledger');
    expect([...api.schemas.keys()]).toEqual(['OperationSchema']);
    expect(api.operations[0]?.reply.ref).toBe('OperationSchema');
  });

  it.each([
    ['2.0', { swagger: '2.0', openapi: undefined }, 'no value'] as const,
    ['4', { openapi: '4.0.0' }, '"4.0.0"'] as const,
  ])('rejects OpenAPI %s', (_, version, got) => {
    expect(stop(() => readApi({ ...description({}), ...version }, 'ledger'))).toEqual({
      pointer: '/openapi',
      reason: `expected OpenAPI 3.0 or 3.1, got ${got}`,
    });
  });

  it('rejects webhooks', () => {
    expect(stop(() => readApi({ ...description({}), webhooks: {} }, 'ledger'))).toEqual({
      pointer: '/webhooks',
      reason: 'webhooks are not supported; remove them',
    });
  });

  it('reads the lists of changes of a status page, and rejects other operations', () => {
    const source = description({
      operation: {
        'x-items': 'things',
        responses: replies({ $ref: '#/components/schemas/List' }),
      },
      item: { put: { operationId: 'putThings', responses: replies({ type: 'object' }) } },
      schemas: {
        List: {
          type: 'object',
          properties: { things: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
        },
        Thing: { type: 'object' },
      },
    });
    const changes = { incidents: 'getThings', maintenances: 'getThings', components: 'getThings' };
    expect(readApi({ ...source, 'x-changes': changes }, 'status').changes?.components).toMatchObject({
      operationId: 'getThings',
      items: { property: 'things', type: 'Thing' },
    });
    expect(readApi(source, 'status').changes).toBeUndefined();
    for (const [wrong, list, value] of [
      ['getThings', 'incidents', 'no value'],
      [{ ...changes, components: 'putThings' }, 'components', '"putThings"'],
      [{ incidents: 'getThings' }, 'maintenances', 'no value'],
    ] as const)
      expect(stop(() => readApi({ ...source, 'x-changes': wrong }, 'status'))).toEqual({
        pointer: `/x-changes/${list}`,
        reason: `expected the operationId of a list, got ${value}`,
      });
  });

  it('rejects a description without paths', () => {
    expect(stop(() => readApi({ openapi: '3.0.3' }, 'ledger'))?.pointer).toBe('/paths');
  });

  it('rejects two components with one name', () => {
    const schemas = { 'a-b': { type: 'object' }, 'a.b': { type: 'object' } };
    expect(stop(() => readApi(description({ schemas }), 'ledger'))).toEqual({
      pointer: '/components/schemas/a.b',
      reason: 'two schemas would be named AB; rename one of them',
    });
  });

  it('rejects a component whose name cannot be a type', () => {
    expect(stop(() => readApi(description({ schemas: { '1': {} } }), 'ledger'))).toEqual({
      pointer: '/components/schemas/1',
      reason: '1 cannot be the name of a type; expected a letter first',
    });
  });

  it('rejects a reference to a missing schema, at any place', () => {
    const missing = { $ref: '#/components/schemas/Missing' };
    const reason = 'the schema Missing does not exist';
    const inReply = description({ operation: { responses: replies({ properties: { a: missing } }) } });
    expect(stop(() => readApi(inReply, 'ledger'))).toEqual({
      pointer: '/paths/~1things/get/responses/200/content/application~1json/schema/properties/a',
      reason,
    });
    const inComponent = description({ schemas: { Thing: { items: missing } } });
    expect(stop(() => readApi(inComponent, 'ledger'))).toEqual({
      pointer: '/components/schemas/Thing/items',
      reason,
    });
    const inParameter = description({
      operation: { parameters: [{ name: 'a', in: 'query', schema: missing }] },
    });
    expect(stop(() => readApi(inParameter, 'ledger'))).toEqual({
      pointer: '/paths/~1things/get/parameters/0/schema',
      reason,
    });
  });
});
