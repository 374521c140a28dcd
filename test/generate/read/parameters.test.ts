import { describe, expect, it } from 'vitest';
import { type Json, type JsonObject, read, refusal } from '../description.js';

const here = '/paths/~1things/get';
const text = { type: 'string' };
const filterable = { ...text, pattern: '^((eq|gt|gte|lt|lte):)?\\d{1,10}$' };
const int64 = { type: 'integer', format: 'int64' };
const inPath = { name: 'id', in: 'path', schema: int64 };
const query = (parts: JsonObject = {}): JsonObject => ({ name: 'a', in: 'query', schema: text, ...parts });
const parametersOf = (...parts: Parameters<typeof read>) => read(...parts).operations[0]?.parameters ?? [];

describe('a parameter', () => {
  it('has its own text, or that of its schema', () => {
    const texts = { description: 'An a.', required: true, deprecated: true };
    const other = { name: 'b', schema: { ...text, description: 'A b.' } };
    expect(parametersOf({ operation: { parameters: [query(texts), query(other)] } })).toMatchObject([
      { name: 'a', in: 'query', ...texts },
      { name: 'b', in: 'query', required: false, description: 'A b.', deprecated: false },
    ]);
  });

  it('is text if arrays are not repeated, or if it has a media type', () => {
    const joined = { explode: false, schema: { $ref: '#/components/schemas/List' }, example: ['x'] };
    const schemas = { List: { type: 'array', items: text } };
    const parameters = [
      query({ ...joined, description: 'All.' }),
      query({ name: 'b', schema: undefined, content: { 'application/json': { schema: {} } } }),
    ];
    const found = parametersOf({ operation: { parameters }, schemas });
    expect(found.map(({ schema, description, example }) => [schema.type, description, example])).toEqual([
      [['string'], 'All. Values are separated by commas.', undefined],
      [['string'], 'Text of the type application/json.', undefined],
    ]);
  });

  it('of the path item belongs to each operation, which may override it', () => {
    const item = { parameters: [inPath, query({ description: 'Theirs.' })] };
    const operation = { parameters: [query({ description: 'Ours.' })] };
    expect(parametersOf({ path: '/things/{id}', item, operation })).toMatchObject([
      { name: 'id', required: true },
      { name: 'a', description: 'Ours.' },
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['/in', { in: 'cookie' }, 'expected one of path, query, got "cookie"'],
    ['/schema', { schema: undefined, content: {} }, 'expected a schema, got no value'],
    ['/style', { style: 'pipeDelimited' }, 'expected one of form, deepObject, got "pipeDelimited"'],
    ['/name', { name: undefined }, 'expected a name, got no value'],
    [
      '/schema',
      { style: 'deepObject', schema: { type: 'object', additionalProperties: { type: 'string' } } },
      'expected an object with properties in a deepObject',
    ],
    [
      '/x-filter',
      { style: 'deepObject', 'x-filter': { value: 'string', operators: ['eq'] } },
      'x-filter is about one value, but a deepObject has several',
    ],
    ['/schema/not', { schema: { not: {} } }, 'the keyword not is not supported; remove it'],
    ['/$ref', { $ref: '#/x' }, 'expected a reference to an existing object without $ref, got "#/x"'],
    [
      '/$ref',
      { $ref: 'other.yaml' },
      'expected a reference into this description, which begins with #/, got "other.yaml"',
    ],
  ])('is refused at %s: %j', (pointer, parts, reason) => {
    expect(refusal({ operation: { parameters: [query({ name: 'before' }), query(parts)] } })).toEqual({
      pointer: `${here}/parameters/1${pointer}`,
      reason,
    });
  });

  it('of a path item or a component is refused with its own pointer', () => {
    const header = query({ in: 'cookie' });
    const named = { operation: { parameters: [{ $ref: '#/components/parameters/a~1b' }] } };
    const places: [Parameters<typeof read>[0], string][] = [
      [{ item: { parameters: [header] } }, '/paths/~1things/parameters/0/in'],
      [{ item: { parameters: {} } }, '/paths/~1things/parameters'],
      [{ ...named, parameters: { 'a/b': header } }, '/components/parameters/a~1b/in'],
    ];
    for (const [parts, pointer] of places) expect(refusal(parts)?.pointer).toBe(pointer);
  });

  const twice = (name: string) =>
    `two parameters (or a parameter and the body) are named ${name}; expected unique names`;
  it.each<[string, Json[], string]>([
    ['/things/{id}', [], 'the path has {id}, but no path parameter has this name'],
    ['/things', [inPath], 'the path parameter id does not occur in /things'],
    ['/things/{id}', [inPath, query({ name: 'id' })], twice('id')],
    ['/things', [query({ name: 'body' })], twice('body')],
  ])('is refused if the path %s has other names: %j', (path, parameters, reason) => {
    const pointer = `/paths/${path.replaceAll('/', '~1')}/get`;
    expect(refusal({ path, operation: { parameters } })).toEqual({ pointer, reason });
  });
});

describe('a filter', () => {
  const filterOf = (parts: JsonObject, schemas: JsonObject = {}) =>
    parametersOf({ operation: { parameters: [query(parts)] }, schemas })[0]?.filter;

  it('is declared by x-filter, also beside a pattern', () => {
    const filter = { value: 'timestamp', operators: ['gte', 'lt'] };
    expect(filterOf({ 'x-filter': filter })).toEqual(filter);
    expect(filterOf({ schema: filterable, 'x-filter': filter })).toEqual(filter);
  });

  const kinds =
    'account, amount, entity-id, entity-id-or-evm-address, hex, integer, integer-or-hash, integer-or-hex, nft-serial-number, nft-token-id, public-key, string, timestamp, token-id, transaction-id';
  it.each<[Json, string, string]>([
    [
      { value: 'hex', operators: ['eq', 'like'] },
      '/operators/1',
      'expected one of eq, ne, gt, gte, lt, lte, got "like"',
    ],
    [{ value: 'date', operators: [] }, '/value', `there is no kind date; expected one of ${kinds}`],
    [{ value: 'hex' }, '/operators', 'expected a list of operators, got no value'],
    [
      'timestamp',
      '',
      'expected an object with value, operators, repeats, several, minimum, maximum, got "timestamp"',
    ],
  ])('is refused as x-filter: %j', (value, below, reason) => {
    expect(refusal({ operation: { parameters: [query({ 'x-filter': value })] } })).toEqual({
      pointer: `${here}/parameters/0/x-filter${below}`,
      reason,
    });
  });

  const all = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];
  it.each<[string, JsonObject, unknown]>([
    [
      'optional letters in the pattern',
      { ...text, pattern: '^((gte?|lte?|eq|ne)\\:)?(\\d{1,10}\\.)?\\d{1,10}$' },
      { value: 'entity-id-or-evm-address', operators: all },
    ],
    ['words in the pattern', filterable, { value: 'integer', operators: ['eq', 'gt', 'gte', 'lt', 'lte'] }],
    [
      'the pattern of a moment',
      { type: 'array', items: { ...text, pattern: '^((eq|gt|gte|lt|lte|ne):)?\\d{1,10}(\\.\\d{1,9})?$' } },
      { value: 'timestamp', operators: all },
    ],
    [
      'the pattern of items',
      { type: 'array', items: { ...text, pattern: '^((eq|gt):)?\\d+$' } },
      { value: 'string', operators: ['eq', 'gt'] },
    ],
    ['a component', { $ref: '#/components/schemas/Id' }, { value: 'string', operators: ['eq', 'ne'] }],
    ['a 64-bit integer', int64, { value: 'integer', operators: all }],
    ['a pattern without operators', { ...text, pattern: '^(asc|desc)$' }, undefined],
    ['a pattern of other words', { ...text, pattern: '^((urn|uri):)?x$' }, undefined],
    ['a small integer', { type: 'integer', format: 'int32' }, undefined],
  ])('is guessed from %s', (_, schema, filter) => {
    expect(filterOf({ schema }, { Id: { ...text, pattern: '^((ne|eq):)?x$' } })).toEqual(filter);
  });

  it('is not guessed in a path', () => {
    const [parameter] = parametersOf({ path: '/things/{id}', operation: { parameters: [inPath] } });
    expect(parameter).toMatchObject({ name: 'id' });
    expect(parameter?.filter).toBeUndefined();
  });

  it('in a header is passed by the option headers, unless the platform sets it', () => {
    const names = ['X-Key', 'Accept-Encoding', 'authorization', 'x-key'];
    const parameters = names.map((name) => ({ in: 'header', name, description: `The ${name}.`, schema: {} }));
    const [operation] = read({ operation: { parameters } }).operations;
    expect(operation).toMatchObject({
      parameters: [],
      headers: [{ name: 'x-key', description: 'The x-key.' }],
    });
  });
});
