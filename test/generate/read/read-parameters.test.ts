import { describe, expect, it } from 'vitest';
import { operators, type Parameter } from '../../../scripts/generate/api.js';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import type { Json, JsonObject } from '../../../scripts/generate/read/read-description.js';
import { description } from '../description.js';
import { stop } from '../stop.js';

const here = '/paths/~1things/get';
const text = { type: 'string' };

function read(...parameters: Json[]): readonly Parameter[] {
  return readApi(description({ operation: { parameters } }), 'ledger').operations[0]?.parameters ?? [];
}

function query(parts: JsonObject): JsonObject {
  return { name: 'a', in: 'query', schema: text, ...parts };
}

describe('a parameter', () => {
  it('has the text of the description', () => {
    expect(read(query({ description: 'An a.', required: true, deprecated: true }))).toMatchObject([
      { name: 'a', in: 'query', required: true, description: 'An a.', deprecated: true },
    ]);
  });

  it('has the text of its schema if it has no own text', () => {
    expect(read(query({ schema: { ...text, description: 'A text.' } }))[0]?.description).toBe('A text.');
  });

  it('of the path item belongs to each operation, which may override it', () => {
    const source = description({
      path: '/things/{id}',
      item: { parameters: [{ name: 'id', in: 'path', schema: text }, query({ description: 'Theirs.' })] },
      operation: { parameters: [query({ description: 'Ours.' })] },
    });
    expect(readApi(source, 'ledger').operations[0]?.parameters).toMatchObject([
      { name: 'id', required: true },
      { name: 'a', description: 'Ours.' },
    ]);
  });

  it.each<[string, JsonObject, string, string]>([
    ['in a header', { in: 'header' }, '/in', 'expected one of path, query, got "header"'],
    ['in a cookie', { in: 'cookie' }, '/in', 'expected one of path, query, got "cookie"'],
    [
      'with content',
      { schema: undefined, content: { 'application/json': {} } },
      '/schema',
      'expected a schema, got no value',
    ],
    ['of another style', { style: 'pipeDelimited' }, '/style', 'expected form, got "pipeDelimited"'],
    [
      'of commas',
      { explode: false, schema: { type: 'array', items: text } },
      '/explode',
      'expected true, because arrays are sent as repeated keys, got false',
    ],
    ['without a name', { name: undefined }, '/name', 'expected a name, got no value'],
    [
      'whose schema is not understood',
      { schema: { not: {} } },
      '/schema/not',
      'the keyword not is not supported; remove it',
    ],
  ])('%s is rejected', (_, parts, below, reason) => {
    expect(stop(() => read(query({ name: 'before' }), query(parts)))).toEqual({
      pointer: `${here}/parameters/1${below}`,
      reason,
    });
  });

  it('of the path item is rejected with its own pointer', () => {
    const source = description({ item: { parameters: [query({ in: 'header' })] } });
    expect(stop(() => readApi(source, 'ledger'))?.pointer).toBe('/paths/~1things/parameters/0/in');
    const list = description({ item: { parameters: {} } });
    expect(stop(() => readApi(list, 'ledger'))).toEqual({
      pointer: '/paths/~1things/parameters',
      reason: 'expected a list of parameters, got an object',
    });
  });

  it('of the components is rejected with its own pointer', () => {
    const source = description({
      operation: { parameters: [{ $ref: '#/components/parameters/a~1b' }] },
      parameters: { 'a/b': query({ style: 'deepObject' }) },
    });
    expect(stop(() => readApi(source, 'ledger'))?.pointer).toBe('/components/parameters/a~1b/style');
  });

  it.each([
    [
      'nothing',
      '#/components/parameters/missing',
      'expected a reference to an existing object without $ref, got "#/components/parameters/missing"',
    ],
    [
      'another file',
      'other.yaml',
      'expected a reference into this description, which begins with #/, got "other.yaml"',
    ],
  ])('is rejected with a reference to %s', (_, $ref, reason) => {
    expect(stop(() => read({ $ref }))).toEqual({ pointer: `${here}/parameters/0/$ref`, reason });
  });
});

describe('the parameters of a path', () => {
  const at = (path: string, ...parameters: Json[]) =>
    stop(() => readApi(description({ path, operation: { parameters } }), 'ledger'));

  it('must be declared', () => {
    expect(at('/things/{id}')).toEqual({
      pointer: '/paths/~1things~1{id}/get',
      reason: 'the path has {id}, but no path parameter has this name',
    });
  });

  it('must occur in the path', () => {
    expect(at('/things', { name: 'id', in: 'path', schema: text })).toEqual({
      pointer: here,
      reason: 'the path parameter id does not occur in /things',
    });
  });

  it('must not have the name of a query parameter', () => {
    expect(
      at('/things/{id}', { name: 'id', in: 'path', schema: text }, { name: 'id', in: 'query', schema: text }),
    ).toEqual({
      pointer: '/paths/~1things~1{id}/get',
      reason: 'two parameters (or a parameter and the body) are named id; expected unique names',
    });
  });

  it('must not be named body', () => {
    expect(at('/things', query({ name: 'body' }))?.reason).toBe(
      'two parameters (or a parameter and the body) are named body; expected unique names',
    );
  });
});

describe('x-filter', () => {
  it('declares the values and operators of a parameter', () => {
    const filter = { value: 'timestamp', operators: ['gte', 'lt'] };
    expect(read(query({ 'x-filter': filter }))[0]?.filter).toEqual(filter);
  });

  it('overrides the pattern', () => {
    const filter = { value: 'entity-id', operators: ['ne'] };
    const schema = { ...text, pattern: '^((eq|gt|gte|lt|lte):)?x$' };
    expect(read(query({ schema, 'x-filter': filter }))[0]?.filter).toEqual(filter);
  });

  it.each<[string, Json, string, string]>([
    [
      'an unknown operator',
      { value: 'hex', operators: ['eq', 'like'] },
      '/operators/1',
      'expected one of eq, ne, gt, gte, lt, lte, got "like"',
    ],
    [
      'an unknown kind of value',
      { value: 'date', operators: [] },
      '/value',
      'expected one of account, amount, entity-id, entity-id-or-evm-address, hex, integer, integer-or-hash, integer-or-hex, nft-serial-number, nft-token-id, public-key, string, timestamp, transaction-id, got "date"',
    ],
    ['no operators', { value: 'hex' }, '/operators', 'expected a list of operators, got no value'],
    ['a text', 'timestamp', '', 'expected an object with value and operators, got "timestamp"'],
  ])('is rejected with %s', (_, value, below, reason) => {
    expect(stop(() => read(query({ 'x-filter': value })))).toEqual({
      pointer: `${here}/parameters/0/x-filter${below}`,
      reason,
    });
  });
});

describe('a filter without x-filter', () => {
  it.each<[string, JsonObject, unknown]>([
    [
      'optional letters in the pattern',
      { ...text, pattern: '^((gte?|lte?|eq|ne)\\:)?(\\d{1,10}\\.)?\\d{1,10}$' },
      { value: 'entity-id-or-evm-address', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] },
    ],
    [
      'words in the pattern',
      { ...text, pattern: '^((eq|gt|gte|lt|lte):)?\\d{1,10}$' },
      { value: 'integer', operators: ['eq', 'gt', 'gte', 'lt', 'lte'] },
    ],
    [
      'the pattern of a moment',
      { type: 'array', items: { ...text, pattern: '^((eq|gt|gte|lt|lte|ne):)?\\d{1,10}(\\.\\d{1,9})?$' } },
      { value: 'timestamp', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] },
    ],
    [
      'the pattern of items',
      { type: 'array', items: { ...text, pattern: '^((eq|gt):)?\\d+$' } },
      { value: 'string', operators: ['eq', 'gt'] },
    ],
    ['a 64-bit integer', { type: 'integer', format: 'int64' }, { value: 'integer', operators }],
    ['a pattern without operators', { ...text, pattern: '^(asc|desc)$' }, undefined],
    ['a pattern of other words', { ...text, pattern: '^((urn|uri):)?x$' }, undefined],
    ['a small integer', { type: 'integer', format: 'int32' }, undefined],
  ])('is guessed from %s', (_, schema, filter) => {
    expect(read(query({ schema }))[0]?.filter).toEqual(filter);
  });

  it('is guessed from a component', () => {
    const source = description({
      operation: { parameters: [query({ schema: { $ref: '#/components/schemas/Id' } })] },
      schemas: { Id: { ...text, pattern: '^((ne|eq):)?x$' } },
    });
    expect(readApi(source, 'ledger').operations[0]?.parameters[0]?.filter).toEqual({
      value: 'string',
      operators: ['eq', 'ne'],
    });
  });

  it('is not guessed in a path', () => {
    const schema = { type: 'integer', format: 'int64' };
    const source = description({
      path: '/things/{id}',
      operation: { parameters: [{ name: 'id', in: 'path', schema }] },
    });
    const [parameter] = readApi(source, 'ledger').operations[0]?.parameters ?? [];
    expect(parameter?.name).toBe('id');
    expect(parameter?.filter).toBeUndefined();
  });
});
