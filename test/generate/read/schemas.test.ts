import { describe, expect, it } from 'vitest';
import { isObject, type Json, read, refusal, replies } from '../description.js';

const thing = { $ref: '#/components/schemas/Thing' };
const ref = { ref: 'Thing' };
const none = { type: ['null'] };
const text = { type: ['string'] };

/** The schema that the generator reads, without the places that its parts come from. */
function normalised(source: Json): unknown {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(([key]) => key !== 'pointer');
    return Object.fromEntries(members.map(([key, member]) => [key, bare(member)]));
  };
  return bare(read({ schemas: { Thing: {}, Subject: source } }).schemas.get('Subject'));
}

describe('a nullable schema', () => {
  it.each<[string, Json, unknown]>([
    [
      'by nullable beside a type',
      { type: 'string', nullable: true, maxLength: 3 },
      { type: ['string', 'null'], limits: { maxLength: 3 } },
    ],
    ['by a list of types', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
    ['by nullable beside a reference', { ...thing, nullable: true }, { anyOf: [ref, none] }],
    [
      'by nullable beside allOf',
      { allOf: [thing], nullable: true, description: 'Or none.' },
      { anyOf: [ref, none], description: 'Or none.' },
    ],
    [
      'by nullable beside allOf and a type, which does not forbid it again',
      { type: 'object', allOf: [thing], nullable: true },
      { anyOf: [{ allOf: [{ type: ['object'] }, ref] }, none] },
    ],
    [
      'by nullable beside oneOf',
      { oneOf: [thing, { type: 'string' }], nullable: true },
      { anyOf: [{ anyOf: [ref, text] }, none] },
    ],
    ['by an alternative of the type null', { oneOf: [thing, { type: 'null' }] }, { anyOf: [ref, none] }],
    ['by an alternative that lists null alone', { oneOf: [thing, { enum: [null] }] }, { anyOf: [ref, none] }],
    ['as a constant', { const: null }, none],
    [
      'though its list of values has no null',
      { type: 'string', nullable: true, enum: ['a', 'b'] },
      { type: ['string', 'null'], enum: ['a', 'b', null] },
    ],
    [
      'by a list of values that has null',
      { type: ['string', 'null'], enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'by nullable beside a list of values without a type',
      { enum: ['a'], nullable: true },
      { anyOf: [{ enum: ['a'] }, none] },
    ],
    ['never by nullable: false', { ...thing, nullable: false }, ref],
  ])('has one form for %s', (_, source, expected) => {
    expect(normalised(source)).toEqual(expected);
  });
});

describe('a composition', () => {
  it.each<[string, Json, unknown]>([
    [
      'siblings of allOf',
      { allOf: [thing], properties: { a: { type: 'string' } }, required: ['a', 'b'] },
      { allOf: [{ type: ['object'], properties: { a: text }, required: ['a', 'b'] }, ref] },
    ],
    ['siblings of a reference', { ...thing, required: ['a'] }, { allOf: [{ required: ['a'] }, ref] }],
    ['one reference', { allOf: [thing] }, ref],
    ['one reference and an empty schema', { allOf: [thing, {}] }, ref],
    ['one reference and one alternative alone', { allOf: [{ oneOf: [thing] }] }, ref],
    [
      'one reference and a description',
      { allOf: [thing, { description: 'What it is here.' }] },
      { ...ref, description: 'What it is here.' },
    ],
    [
      'two descriptions, of which its own comes first',
      { description: 'Mine.', allOf: [thing, { description: 'Theirs.' }] },
      { ...ref, description: 'Mine.' },
    ],
    ['oneOf', { oneOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [text, none] }],
    ['anyOf', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [text, none] }],
    [
      'a newer alternative',
      { oneOf: [{ type: 'null' }, { type: 'string', 'x-since': '0.160.0' }] },
      { anyOf: [none, { ...text, since: '0.160.0' }] },
    ],
    ['a version in allOf', { allOf: [{ 'x-since': '0.160.0' }, { type: 'string' }] }, text],
  ])('has one form for %s', (_, source, expected) => {
    expect(normalised(source)).toEqual(expected);
  });
});

describe('a plain schema', () => {
  const bounds = { exclusiveMinimum: 0, exclusiveMaximum: 9 };
  const words = { description: 'A thing.', deprecated: true, default: 5 };
  it.each<[string, Json, unknown]>([
    ['exclusive bounds of 3.1', { type: 'number', ...bounds }, { type: ['number'], limits: bounds }],
    [
      'exclusive bounds of 3.0',
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
      { type: ['number'], limits: bounds },
    ],
    ['an inclusive bound of 3.0', { minimum: 0, exclusiveMinimum: false }, { limits: { minimum: 0 } }],
    ['its constant as the only value', { const: 'in' }, { enum: ['in'] }],
    [
      'no other properties',
      { type: 'object', additionalProperties: false },
      { type: ['object'], additionalProperties: false },
    ],
    ['any other properties', { type: 'object', additionalProperties: true }, { type: ['object'] }],
    [
      'a schema of other properties',
      { type: 'object', additionalProperties: { type: 'integer', format: 'int64' } },
      { type: ['object'], additionalProperties: { type: ['integer'], format: 'int64' } },
    ],
    ['the type of its properties', { properties: { a: true } }, { type: ['object'], properties: { a: {} } }],
    ['its texts, without examples', { ...words, example: 1, examples: [1], title: 'T' }, words],
  ])('has %s', (_, source, expected) => {
    expect(normalised(source)).toEqual(expected);
  });
});

describe('an unsupported schema', () => {
  const here = '/components/schemas/Subject';
  const refused = (Subject: Json) => refusal({ schemas: { Thing: {}, Subject } });

  it.each<[string, Json]>([
    ['/not', { not: {} }],
    ['/if', { if: {} }],
    ['/patternProperties', { patternProperties: {} }],
    ['/prefixItems', { prefixItems: [] }],
    ['/properties/a~1b~0c/not', { properties: { 'a/b~c': { not: {} } } }],
    ['/items/if', { items: { if: {} } }],
    ['/allOf/1/not', { allOf: [thing, { not: {} }] }],
    ['/additionalProperties/not', { additionalProperties: { not: {} } }],
  ])('is refused with the keyword at %s', (pointer, source) => {
    const reason = `the keyword ${pointer.replace(/.*\//, '')} is not supported; remove it`;
    expect(refused(source)).toEqual({ pointer: here + pointer, reason });
  });

  const types = 'one of null, boolean, integer, number, string, array, object';
  const component = 'a reference into this description, which begins with #/';
  it.each<[string, Json, string]>([
    ['', null, 'a schema, an object, got null'],
    ['/type', { type: 'file' }, `${types}, got "file"`],
    ['/type/1', { type: ['string', 'date'] }, `${types}, got "date"`],
    ['/$ref', { $ref: 'other.yaml#/Thing' }, `${component}, got "other.yaml#/Thing"`],
    ['/oneOf', { oneOf: [] }, 'a list of one or more schemas, got an empty list'],
    ['/allOf', { allOf: {} }, 'a list of schemas, got an object'],
    ['/anyOf/0', { anyOf: ['Thing'] }, 'a schema, an object, got "Thing"'],
    ['/properties', { properties: [] }, 'an object of schemas, got an empty list'],
    ['/required', { required: true }, 'a list of property names, got true'],
    ['/enum', { enum: [] }, 'a list of one or more values, got an empty list'],
    ['/enum/1', { enum: ['a', {}] }, 'a string, a number, a boolean or null, got an object'],
    ['/const', { const: 2n ** 60n }, 'an integer within 2^53, got 1152921504606846976'],
    ['/exclusiveMinimum', { exclusiveMinimum: true }, 'a number, got true'],
    ['/minimum', { minimum: [] }, 'a scalar, got an empty list'],
    ['/description', { description: 5 }, 'a string, got 5'],
    ['/x-form', { 'x-form': ['digits'] }, 'words that follow "must be", got a list'],
    // YAML reads such a version as a number.
    ['/x-since', { 'x-since': 0.16 }, 'a version in three parts in quotes, such as "0.160.0", got 0.16'],
  ])('is refused with the value at %s: %o', (pointer, source, expected) => {
    expect(refused(source)).toEqual({ pointer: here + pointer, reason: `expected ${expected}` });
  });

  it('is refused for an invalid pattern, with the message of the engine', () => {
    expect(refused({ type: 'string', pattern: '(' })).toEqual({
      pointer: `${here}/pattern`,
      reason: expect.stringContaining('Invalid regular expression'),
    });
  });
});

describe('the components', () => {
  it('are named as types, and reserved names change', () => {
    const responses = replies({ $ref: '#/components/schemas/x.y-z' });
    const schemas = { 'x.y-z': {}, Operation: {}, Other: {} };
    const api = read({ operation: { responses }, schemas });
    expect([...api.schemas.keys()]).toEqual(['OperationSchema', 'Other', 'XYZ']);
    expect(api.operations[0]?.reply.ref).toBe('XYZ');
  });

  it.each([['1', { 1: {} }, '1 cannot be the name of a type; expected a letter first']])(
    'are refused with the name %s',
    (name, schemas, reason) => {
      expect(refusal({ schemas })).toEqual({ pointer: `/components/schemas/${name}`, reason });
    },
  );

  it('keep different types if their names differ only in spelling', () => {
    const text = { type: 'string' };
    const schemas = {
      Error: text,
      ErrorResponse: { type: 'object', properties: { error: { $ref: '#/components/schemas/Error' } } },
      'a-b': text,
      'a.b': { $ref: '#/components/schemas/a-b' },
    };
    const api = read({ schemas });
    expect([...api.schemas.keys()]).toEqual([
      'AB',
      'ABSchema',
      'ErrorResponse',
      'ErrorSchema',
      'GetThingsResponse',
    ]);
    expect(api.schemas.get('ErrorResponse')?.properties?.error).toMatchObject({ ref: 'ErrorSchema' });
    expect(api.schemas.get('ABSchema')).toMatchObject({ ref: 'AB' });
  });

  it('may be parts of others, of replies and of parameters', () => {
    const user = { type: 'object', properties: { id: { type: 'integer', format: 'uint64' } } };
    const reply = '#/paths/~1things/get/responses/200/content/application~1json/schema';
    const api = read({
      schemas: {
        A: { type: 'object', properties: { user } },
        B: { type: 'object', properties: { user: { $ref: '#/components/schemas/A/properties/user' } } },
        C: { type: 'array', items: { $ref: reply } },
        D: { $ref: '#/components/parameters/P/schema' },
      },
      parameters: { P: { name: 'p', in: 'query', schema: { type: 'string', enum: ['a'] } } },
    });
    expect(api.schemas.get('B')?.properties?.user).toMatchObject({ ref: 'A_User' });
    expect(api.schemas.get('A_User')).toMatchObject({
      properties: { id: { type: ['integer'], format: 'int128' } },
      pointer: '/components/schemas/A/properties/user',
    });
    expect(api.schemas.get('C')).toMatchObject({ items: { ref: 'Things_Get_200' } });
    expect(api.schemas.get('Things_Get_200')).toMatchObject({ type: ['object'] });
    expect(api.schemas.get('D')).toMatchObject({ ref: 'Parameters_P' });
    expect(refusal({ schemas: { B: { $ref: '#/components/schemas/A/properties/b' } } })).toEqual({
      pointer: '/components/schemas/A/properties/b',
      reason: 'expected a schema, an object, got no value',
    });
  });

  it.each([
    ['uint64', 'int128'],
    ['int128', 'int128'],
    ['uint256', 'int128'],
    ['bigint', 'int128'],
    ['long', 'int64'],
    ['int64', 'int64'],
    ['int32', 'int32'],
    ['uint32', 'uint32'],
  ])('have integers of the format %s, which may not be rounded, as %s', (format, expected) => {
    expect(read({ schemas: { A: { type: 'integer', format } } }).schemas.get('A')?.format).toBe(expected);
  });

  it('must exist, wherever they are used', () => {
    const missing = { $ref: '#/components/schemas/Missing' };
    const get = '/paths/~1things/get';
    const parameters = [{ name: 'a', in: 'query', schema: missing }];
    for (const [pointer, parts] of [
      [
        `${get}/responses/200/content/application~1json/schema/properties/a`,
        { operation: { responses: replies({ properties: { a: missing } }) } },
      ],
      ['/components/schemas/Thing/items', { schemas: { Thing: { items: missing } } }],
      [`${get}/parameters/0/schema`, { operation: { parameters } }],
    ] as const)
      expect(refusal(parts)).toEqual({ pointer, reason: 'the schema Missing does not exist' });
  });
});
