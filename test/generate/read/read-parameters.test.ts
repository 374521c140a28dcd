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
  it('is read with its words', () => {
    expect(read(query({ description: 'An a.', required: true, deprecated: true }))).toMatchObject([
      { name: 'a', in: 'query', required: true, description: 'An a.', deprecated: true },
    ]);
  });

  it('is described by its schema if by nothing else', () => {
    expect(read(query({ schema: { ...text, description: 'A text.' } }))[0]?.description).toBe('A text.');
  });

  it('of the path item belongs to each operation, which may declare it anew', () => {
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
    ['in a header', { in: 'header' }, '/in', 'a parameter in header is not understood'],
    ['in a cookie', { in: 'cookie' }, '/in', 'a parameter in cookie is not understood'],
    [
      'with content',
      { schema: undefined, content: { 'application/json': {} } },
      '/schema',
      'only parameters with a schema are understood',
    ],
    ['of another style', { style: 'pipeDelimited' }, '/style', 'only the style form is understood here'],
    [
      'of commas',
      { explode: false, schema: { type: 'array', items: text } },
      '/explode',
      'only repeated keys are understood for an array',
    ],
    ['without a name', { name: undefined }, '/name', 'expected a name'],
    [
      'whose schema is not understood',
      { schema: { not: {} } },
      '/schema/not',
      'the keyword not is not understood',
    ],
  ])('%s stops the generator', (_, parts, below, reason) => {
    expect(stop(() => read(query({ name: 'before' }), query(parts)))).toEqual({
      pointer: `${here}/parameters/1${below}`,
      reason,
    });
  });

  it('of the path item stops at its own place', () => {
    const source = description({ item: { parameters: [query({ in: 'header' })] } });
    expect(stop(() => readApi(source, 'ledger'))?.pointer).toBe('/paths/~1things/parameters/0/in');
    const list = description({ item: { parameters: {} } });
    expect(stop(() => readApi(list, 'ledger'))).toEqual({
      pointer: '/paths/~1things/parameters',
      reason: 'expected a list of parameters',
    });
  });

  it('of the components stops at its own place', () => {
    const source = description({
      operation: { parameters: [{ $ref: '#/components/parameters/a~1b' }] },
      parameters: { 'a/b': query({ style: 'deepObject' }) },
    });
    expect(stop(() => readApi(source, 'ledger'))?.pointer).toBe('/components/parameters/a~1b/style');
  });

  it.each([
    ['nothing', '#/components/parameters/missing', 'nothing to refer to at #/components/parameters/missing'],
    ['another file', 'other.yaml', 'only parts of this description can be referred to'],
  ])('stops with a reference to %s', (_, $ref, reason) => {
    expect(stop(() => read({ $ref }))).toEqual({ pointer: `${here}/parameters/0/$ref`, reason });
  });
});

describe('the parameters of a path', () => {
  const at = (path: string, ...parameters: Json[]) =>
    stop(() => readApi(description({ path, operation: { parameters } }), 'ledger'));

  it('stop at one that is not declared', () => {
    expect(at('/things/{id}')).toEqual({
      pointer: '/paths/~1things~1{id}/get',
      reason: 'the path has {id}, which no parameter declares',
    });
  });

  it('stop at one that the path does not have', () => {
    expect(at('/things', { name: 'id', in: 'path', schema: text })).toEqual({
      pointer: here,
      reason: 'the path parameter id does not occur in /things',
    });
  });

  it('stop at a name that the query has too', () => {
    expect(
      at('/things/{id}', { name: 'id', in: 'path', schema: text }, { name: 'id', in: 'query', schema: text }),
    ).toEqual({
      pointer: '/paths/~1things~1{id}/get',
      reason: 'the name id would stand twice in one object of parameters',
    });
  });

  it('stop at one named body, as the body is', () => {
    expect(at('/things', query({ name: 'body' }))?.reason).toBe(
      'the name body would stand twice in one object of parameters',
    );
  });
});

describe('x-filter', () => {
  it('says which values and operators a parameter has', () => {
    const filter = { value: 'timestamp', operators: ['gte', 'lt'] };
    expect(read(query({ 'x-filter': filter }))[0]?.filter).toEqual(filter);
  });

  it('goes before what the pattern says', () => {
    const filter = { value: 'entity-id', operators: ['ne'] };
    const schema = { ...text, pattern: '^((eq|gt|gte|lt|lte):)?x$' };
    expect(read(query({ schema, 'x-filter': filter }))[0]?.filter).toEqual(filter);
  });

  it.each<[string, Json, string, string]>([
    [
      'an unknown operator',
      { value: 'hex', operators: ['eq', 'like'] },
      '/operators/1',
      'unknown operator like',
    ],
    ['an unknown kind of value', { value: 'date', operators: [] }, '/value', 'unknown kind date'],
    ['no operators', { value: 'hex' }, '', 'expected value and operators'],
    ['a text', 'timestamp', '', 'expected value and operators'],
  ])('stops with %s', (_, value, below, reason) => {
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

  it('is guessed from a component too', () => {
    const source = description({
      operation: { parameters: [query({ schema: { $ref: '#/components/schemas/Id' } })] },
      schemas: { Id: { ...text, pattern: '^((ne|eq):)?x$' } },
    });
    expect(readApi(source, 'ledger').operations[0]?.parameters[0]?.filter).toEqual({
      value: 'string',
      operators: ['eq', 'ne'],
    });
  });

  it('is none in a path', () => {
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
