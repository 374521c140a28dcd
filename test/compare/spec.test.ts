import { describe, expect, it } from 'vitest';
import { compareApis } from '../../scripts/compare/spec/compare-apis.js';
import { isBreaking, reportLines } from '../../scripts/compare/spec/difference.js';
import { descriptionUrl, readOther } from '../../scripts/compare/spec/read-other.js';
import { readApi } from '../../scripts/generate/read/read-api.js';
import type { Json, JsonObject } from '../../scripts/generate/read/read-description.js';
import { description, replies } from '../generate/description.js';

function compare(ours: JsonObject, theirs: JsonObject): { lines: string[]; code: number } {
  const found = compareApis(readApi(ours, 'ledger'), readApi(theirs, 'ledger'));
  return { lines: reportLines(found), code: isBreaking(found) ? 1 : 0 };
}

const same = { lines: ['0 breaking, 0 other differences'], code: 0 };
const breaking = (...lines: string[]) => ({
  lines: ['Breaking:', ...lines.map((line) => `  ${line}`), `${lines.length} breaking, 0 other differences`],
  code: 1,
});
const other = (...lines: string[]) => ({
  lines: ['Other:', ...lines.map((line) => `  ${line}`), `0 breaking, ${lines.length} other differences`],
  code: 0,
});

/** A service whose one reply holds one field. */
function field(schema: Json, required: string[] = []): JsonObject {
  const reply = { type: 'object', properties: { nonce: schema }, required };
  return description({ operation: { responses: replies(reply) } });
}

/** A service with one operation that takes one parameter in its query. */
function parameter(schema: Json, more: JsonObject = {}): JsonObject {
  return description({ operation: { parameters: [{ name: 'kind', in: 'query', schema, ...more }] } });
}

const without = description({});
const text = { type: 'string' };

describe('forms of the same', () => {
  const list = (openapi: string, item: JsonObject, path: string, entity: string): JsonObject => ({
    ...description({
      path: `/things/{${path}}`,
      operation: {
        parameters: [{ name: path, in: 'path', required: true, schema: text }],
        responses: replies({
          type: 'object',
          properties: { things: { type: 'array', items: item }, links: { type: 'object' } },
        }),
      },
      schemas: { [entity]: { type: 'string', pattern: '^\\d+$' } },
    }),
    openapi,
  });

  it('finds nothing between OpenAPI 3.0 and 3.1', () => {
    const older = {
      type: 'object',
      properties: {
        memo: { type: 'string', nullable: true, description: 'A memo.' },
        owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/EntityId' }, {}] },
        kind: { type: 'string', nullable: true, enum: ['A', 'B'] },
        size: { type: 'integer', minimum: 0, exclusiveMinimum: true, format: 'int64', example: 1 },
        bytes: { type: 'string', format: 'binary' },
        time: { type: 'string', pattern: '^\\d+\\:\\d+$' },
      },
    };
    const newer = {
      allOf: [
        {
          type: 'object',
          properties: {
            memo: { type: ['string', 'null'], examples: ['a'] },
            owner: { anyOf: [{ $ref: '#/components/schemas/Entity' }, { type: 'null' }] },
            kind: { type: ['string', 'null'], enum: ['B', 'A', null] },
          },
        },
        {
          type: 'object',
          properties: {
            size: { type: 'integer', exclusiveMinimum: 0, format: 'int64', maximum: 2 ** 63 },
            bytes: { type: 'string', contentMediaType: 'application/octet-stream' },
            time: { type: 'string', pattern: '^\\d+:\\d+$' },
          },
        },
      ],
    };
    const a = list('3.0.3', older, 'id', 'EntityId');
    const b = list('3.1.0', newer, 'thingId', 'Entity');
    expect(compare(a, b)).toEqual(same);
    expect(compare(b, a)).toEqual(same);
  });

  it('ends at references that lead back, and compares what is inside once', () => {
    const tree = (key: Json, name: string): JsonObject =>
      description({
        operation: { responses: replies({ $ref: `#/components/schemas/${name}` }) },
        schemas: {
          [name]: {
            type: 'object',
            properties: { key, children: { type: 'array', items: { $ref: `#/components/schemas/${name}` } } },
          },
        },
      });
    expect(compare(tree(text, 'Key'), tree(text, 'Tree'))).toEqual(same);
    expect(compare(tree(text, 'Key'), tree({ type: 'boolean' }, 'Tree'))).toEqual(
      breaking('getThings → key: string here, boolean there'),
    );
  });
});

describe('operations', () => {
  it('breaks where one is gone, unless it is deprecated', () => {
    const elsewhere = description({ path: '/others' });
    const { lines, code } = compare(without, elsewhere);
    expect(lines).toEqual([
      'Breaking:',
      '  getThings: GET /things is absent there',
      'Other:',
      '  getThings: GET /others is there, absent here',
      '1 breaking, 1 other differences',
    ]);
    expect(code).toBe(1);
    const documented = description({ operation: { deprecated: true } });
    expect(compare(documented, elsewhere).lines.at(-1)).toBe('0 breaking, 2 other differences');
    expect(compare(without, documented)).toEqual(other('getThings: deprecated there'));
  });

  it('compares bodies', () => {
    const body = (properties: JsonObject, required: string[] = []): JsonObject => {
      const schema = { type: 'object', properties, required };
      return description({
        operation: { requestBody: { content: { 'application/json': { schema } } } },
      });
    };
    expect(compare(body({ to: text }), without)).toEqual(breaking('getThings ← body: absent there'));
    expect(compare(body({ to: text }), body({}))).toEqual(breaking('getThings ← body.to: absent there'));
    expect(compare(body({}), body({ to: text }))).toEqual(
      other('getThings ← body.to: a field there, absent here'),
    );
    expect(compare(body({ to: text }), body({ to: text }, ['to']))).toEqual(
      breaking('getThings ← body.to: optional here, required there'),
    );
  });
});

describe('parameters', () => {
  const words = (...list: string[]): JsonObject => parameter({ type: 'string', enum: list });
  const repeated = { type: 'array', items: text };
  const operators = (...list: string[]): JsonObject => ({ 'x-filter': { value: 'string', operators: list } });

  it.each([
    ['removed', parameter(text), without, 'parameter absent there'],
    ['newly required', parameter(text), parameter(text, { required: true }), 'required there'],
    [
      'added and required',
      without,
      parameter(text, { required: true }),
      'required parameter there, absent here',
    ],
    [
      'of another type',
      parameter({ type: 'integer' }),
      parameter({ type: 'boolean' }),
      'integer here, boolean there',
    ],
    ['without a word of ours', words('A', 'B'), words('A'), 'words not there: B'],
  ])('breaks where one is %s', (_, ours, theirs, what) => {
    expect(compare(ours, theirs)).toEqual(breaking(`getThings ← kind: ${what}`));
  });

  it.each([
    ['added', without, parameter(text), 'parameter there, absent here'],
    ['no longer required', parameter(text, { required: true }), parameter(text), 'required here alone'],
    ['of more words', words('A'), words('A', 'B'), 'words added there: B'],
    ['repeated by us alone', parameter(repeated), parameter(text), 'may be repeated here alone'],
    [
      'of more operators here',
      parameter(text, operators('eq', 'gt')),
      parameter(text, operators('eq')),
      'operators here alone: gt',
    ],
    [
      'of more operators there',
      parameter(text),
      parameter({ ...text, pattern: '^((eq|ne):)?$' }, operators('eq')),
      'operators there alone: eq',
    ],
    [
      'of another limit',
      parameter({ type: 'integer', maximum: 100 }),
      parameter({ type: 'integer', maximum: 50 }),
      'maximum 100 here, 50 there',
    ],
  ])('goes on where one is %s', (_, ours, theirs, what) => {
    expect(compare(ours, theirs).lines).toContain(`  getThings ← kind: ${what}`);
    expect(compare(ours, theirs).code).toBe(0);
  });

  it('takes an int64 in a query for the filter that it is', () => {
    const ours = parameter(
      { type: 'string', pattern: '^((gte?|lte?|eq|ne):)?\\d{1,19}$' },
      { 'x-filter': { value: 'integer', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] } },
    );
    const theirs = parameter({ type: 'integer', format: 'int64' });
    expect(compare(ours, theirs)).toEqual(same);
  });
});

describe('fields', () => {
  const integer = { type: 'integer', format: 'int64' };

  it.each([
    ['of another type', field(integer), field({ ...integer, type: 'string' }), 'integer here, string there'],
    ['of any type', field(text), field({}), 'string here, any type there'],
    ['null where it was not', field(text), field({ type: ['string', 'null'] }), 'may be null there'],
    [
      'of a wider format',
      field({ ...integer, format: 'int32' }),
      field(integer),
      'format int32 here, int64 there',
    ],
    ['gone where ours is required', field(text, ['nonce']), without, 'required here, absent there'],
    ['optional where ours is required', field(text, ['nonce']), field(text), 'required here, optional there'],
    [
      'beyond our limit',
      field({ ...integer, maximum: 5 }),
      field({ ...integer, maximum: 9 }),
      'maximum 5 here, 9 there',
    ],
  ])('breaks where one is %s', (_, ours, theirs, what) => {
    expect(compare(ours, theirs)).toEqual(breaking(`getThings → nonce: ${what}`));
  });

  it.each([
    ['added', without, field(text), 'a field there, absent here'],
    ['gone where ours is optional', field(text), without, 'absent there'],
    ['null by us alone', field({ type: ['string', 'null'] }), field(text), 'may be null here alone'],
    [
      'of more types here',
      field({ type: ['array', 'string'] }),
      field(text),
      'array or string here, string there',
    ],
    [
      'an integer, a number here',
      field({ type: 'number' }),
      field({ type: 'integer' }),
      'number here, integer there',
    ],
    [
      'of a narrower format',
      field(integer),
      field({ ...integer, format: 'int32' }),
      'format int64 here, int32 there',
    ],
    ['required there alone', field(text), field(text, ['nonce']), 'optional here, required there'],
    ['of another word', field({ enum: ['A'] }), field({ enum: ['A', 'B'] }), 'words added there: B'],
    ['without a word', field({ enum: ['A', 'B'] }), field({ enum: ['A'] }), 'words not there: B'],
  ])('goes on where one is %s', (_, ours, theirs, what) => {
    expect(compare(ours, theirs)).toEqual(other(`getThings → nonce: ${what}`));
  });

  it('does not take a page for optional whose description leaves required out', () => {
    const page = (required: string[]): JsonObject => {
      const properties = { things: { type: 'array', items: text }, links: { type: 'object' } };
      return description({ operation: { responses: replies({ type: 'object', properties, required }) } });
    };
    expect(compare(page(['things', 'links']), page([]))).toEqual(
      other(
        'getThings → things: required here, optional there',
        'getThings → links: required here, optional there',
      ),
    );
  });

  it('tells a difference of one component once', () => {
    const entity = (pattern: string): JsonObject => {
      const id = { $ref: '#/components/schemas/Id' };
      const reply = { type: 'object', properties: { a: id, b: id, c: { type: 'array', items: id } } };
      return description({ operation: { responses: replies(reply) }, schemas: { Id: { ...text, pattern } } });
    };
    expect(compare(entity('^a$'), entity('^b$'))).toEqual(
      other('getThings → a: pattern ^a$ here, ^b$ there (and 2 more places)'),
    );
  });
});

describe('the other description', () => {
  it('is a file, an address or the description of a network', async () => {
    expect(descriptionUrl('openapi/ledger.yaml')).toBeUndefined();
    expect(descriptionUrl('https://ledger.test/spec.yml')).toBe('https://ledger.test/spec.yml');
    expect(descriptionUrl('testnet')).toMatch(/^https:\/\/testnet\..+\/api\/v1\/docs\/openapi\.yml$/);
    const asked: unknown[] = [];
    const read = await readOther('mainnet', async (url) => {
      asked.push(url);
      return new Response('openapi: 3.0.3');
    });
    expect(read).toEqual({ openapi: '3.0.3' });
    expect(asked).toEqual([descriptionUrl('mainnet')]);
  });

  it('finds nothing in our own file', async () => {
    const read = async () => readOther('openapi/ledger.yaml', () => Promise.reject(new Error('no network')));
    expect(compare(await read(), await read())).toEqual(same);
  });

  it('is refused where the address answers no description', async () => {
    const missing = async (): Promise<Response> => new Response('', { status: 404 });
    await expect(readOther('https://ledger.test/spec.yml', missing)).rejects.toThrow('answered 404');
  });
});
