import { describe, expect, it } from 'vitest';
import { normaliseSchema } from '../../../scripts/generate/read/normalise-schema.js';
import { Part } from '../../../scripts/generate/read/part.js';
import { isObject, type Json } from '../../../scripts/generate/read/read-description.js';
import { stop } from '../stop.js';

/** The normalised schema without the places that its parts come from. */
function normalised(source: Json): unknown {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'pointer')
        .map(([key, member]) => [key, bare(member)]),
    );
  };
  return bare(normaliseSchema(new Part(source, '')));
}

const thing = '#/components/schemas/Thing';

describe('a nullable schema', () => {
  it.each<[string, Json, unknown]>([
    [
      'by nullable beside a type',
      { type: 'string', nullable: true, maxLength: 3 },
      { type: ['string', 'null'], limits: { maxLength: 3 } },
    ],
    ['by a list of types', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
    [
      'by nullable beside a reference',
      { $ref: thing, nullable: true },
      { anyOf: [{ ref: 'Thing' }, { type: ['null'] }] },
    ],
    [
      'by nullable beside allOf',
      { allOf: [{ $ref: thing }], nullable: true, description: 'Or none.' },
      { anyOf: [{ ref: 'Thing' }, { type: ['null'] }], description: 'Or none.' },
    ],
    [
      'by nullable beside allOf and a type, which does not forbid it again',
      { type: 'object', allOf: [{ $ref: thing }], nullable: true },
      { anyOf: [{ allOf: [{ type: ['object'] }, { ref: 'Thing' }] }, { type: ['null'] }] },
    ],
    [
      'by nullable beside oneOf',
      { oneOf: [{ $ref: thing }, { type: 'string' }], nullable: true },
      { anyOf: [{ anyOf: [{ ref: 'Thing' }, { type: ['string'] }] }, { type: ['null'] }] },
    ],
    [
      'by an alternative of the type null',
      { oneOf: [{ $ref: thing }, { type: 'null' }] },
      { anyOf: [{ ref: 'Thing' }, { type: ['null'] }] },
    ],
    [
      'by an alternative that lists null alone',
      { oneOf: [{ $ref: thing }, { enum: [null] }] },
      { anyOf: [{ ref: 'Thing' }, { type: ['null'] }] },
    ],
    ['as a constant', { const: null }, { type: ['null'] }],
    [
      'though its list of values forgets null',
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
      { anyOf: [{ enum: ['a'] }, { type: ['null'] }] },
    ],
  ])('has one form for %s', (_, source, expected) => {
    expect(normalised(source)).toEqual(expected);
  });

  it('does not come from nullable: false', () => {
    expect(normalised({ $ref: thing, nullable: false })).toEqual({ ref: 'Thing' });
  });
});

describe('a composition', () => {
  it('adds siblings of allOf as a member', () => {
    expect(
      normalised({ allOf: [{ $ref: thing }], properties: { a: { type: 'string' } }, required: ['a', 'b'] }),
    ).toEqual({
      allOf: [
        { type: ['object'], properties: { a: { type: ['string'] } }, required: ['a', 'b'] },
        { ref: 'Thing' },
      ],
    });
  });

  it('adds siblings of a reference as a member of allOf', () => {
    expect(normalised({ $ref: thing, required: ['a'] })).toEqual({
      allOf: [{ required: ['a'] }, { ref: 'Thing' }],
    });
  });

  it.each<[string, Json]>([
    ['one reference', { allOf: [{ $ref: thing }] }],
    ['one reference and an empty schema', { allOf: [{ $ref: thing }, {}] }],
    ['one reference and one alternative alone', { allOf: [{ oneOf: [{ $ref: thing }] }] }],
  ])('of %s is a reference', (_, source) => {
    expect(normalised(source)).toEqual({ ref: 'Thing' });
  });

  it('of one reference and a description is a reference with a description', () => {
    const source = { allOf: [{ $ref: thing }, { description: 'What it is here.' }] };
    expect(normalised(source)).toEqual({ ref: 'Thing', description: 'What it is here.' });
  });

  it('prefers its own description', () => {
    const source = { description: 'Mine.', allOf: [{ $ref: thing }, { description: 'Theirs.' }] };
    expect(normalised(source)).toEqual({ ref: 'Thing', description: 'Mine.' });
  });

  it.each(['oneOf', 'anyOf'])('with %s becomes anyOf', (keyword) => {
    expect(normalised({ [keyword]: [{ type: 'string' }, { type: 'integer' }] })).toEqual({
      anyOf: [{ type: ['string'] }, { type: ['integer'] }],
    });
  });
});

describe('a plain schema', () => {
  it('has an exclusive bound in both versions of OpenAPI', () => {
    const bound = { type: ['number'], limits: { exclusiveMinimum: 0, exclusiveMaximum: 9 } };
    const old = { minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true };
    expect(normalised({ type: 'number', ...old })).toEqual(bound);
    expect(normalised({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9 })).toEqual(bound);
  });

  it('keeps a bound with exclusive: false', () => {
    expect(normalised({ type: 'number', minimum: 0, exclusiveMinimum: false })).toEqual({
      type: ['number'],
      limits: { minimum: 0 },
    });
  });

  it('has its constant as the only value', () => {
    expect(normalised({ const: 'in' })).toEqual({ enum: ['in'] });
  });

  it('has the schema of additional properties', () => {
    expect(normalised({ type: 'object', additionalProperties: false })).toEqual({
      type: ['object'],
      additionalProperties: false,
    });
    expect(normalised({ type: 'object', additionalProperties: true })).toEqual({ type: ['object'] });
    expect(
      normalised({ type: 'object', additionalProperties: { type: 'integer', format: 'int64' } }),
    ).toEqual({ type: ['object'], additionalProperties: { type: ['integer'], format: 'int64' } });
  });

  it('is an object if it has properties', () => {
    expect(normalised({ properties: { a: true } })).toEqual({ type: ['object'], properties: { a: {} } });
  });

  it('keeps texts and ignores examples and extensions', () => {
    const words = { description: 'A thing.', deprecated: true, default: 5 };
    expect(normalised({ ...words, example: 1, examples: [1], title: 'T', 'x-note': 1 })).toEqual(words);
  });
});

describe('an alternative with x-since', () => {
  it('keeps the version', () => {
    const newer = { type: 'string', 'x-since': '0.160.0' };
    expect(normalised({ oneOf: [{ type: 'integer' }, newer] })).toEqual({
      anyOf: [{ type: ['integer'] }, { type: ['string'], since: '0.160.0' }],
    });
    expect(normalised({ allOf: [{ 'x-since': '0.160.0' }, { type: 'string' }] })).toEqual({
      type: ['string'],
    });
  });
});

describe('an unsupported schema', () => {
  const here = '/components/schemas/Thing';
  it.each<[string, Json, string, string]>([
    ['not', { not: {} }, '/not', 'the keyword not is not supported; remove it'],
    ['if', { if: {} }, '/if', 'the keyword if is not supported; remove it'],
    [
      'patternProperties',
      { patternProperties: {} },
      '/patternProperties',
      'the keyword patternProperties is not supported; remove it',
    ],
    [
      'prefixItems',
      { prefixItems: [] },
      '/prefixItems',
      'the keyword prefixItems is not supported; remove it',
    ],
    [
      'a keyword in a property',
      { properties: { 'a/b~c': { not: {} } } },
      '/properties/a~1b~0c/not',
      'the keyword not is not supported; remove it',
    ],
    ['a keyword in items', { items: { if: {} } }, '/items/if', 'the keyword if is not supported; remove it'],
    [
      'a keyword in a member of allOf',
      { allOf: [{ $ref: thing }, { not: {} }] },
      '/allOf/1/not',
      'the keyword not is not supported; remove it',
    ],
    [
      'a keyword in additionalProperties',
      { additionalProperties: { not: {} } },
      '/additionalProperties/not',
      'the keyword not is not supported; remove it',
    ],
    [
      'an unknown type',
      { type: 'file' },
      '/type',
      'expected one of null, boolean, integer, number, string, array, object, got "file"',
    ],
    [
      'an unknown type in a list',
      { type: ['string', 'date'] },
      '/type/1',
      'expected one of null, boolean, integer, number, string, array, object, got "date"',
    ],
    [
      'a reference to another file',
      { $ref: 'other.yaml#/Thing' },
      '/$ref',
      'expected a reference to #/components/schemas/…, got "other.yaml#/Thing"',
    ],
    [
      'a reference to another kind of component',
      { $ref: '#/components/parameters/Thing' },
      '/$ref',
      'expected a reference to #/components/schemas/…, got "#/components/parameters/Thing"',
    ],
    [
      'an empty composition',
      { oneOf: [] },
      '/oneOf',
      'expected a list of one or more schemas, got an empty list',
    ],
    [
      'a composition that is not a list',
      { allOf: {} },
      '/allOf',
      'expected a list of schemas, got an object',
    ],
    [
      'a member that is not a schema',
      { anyOf: ['Thing'] },
      '/anyOf/0',
      'expected a schema, an object, got "Thing"',
    ],
    [
      'properties that are no object',
      { properties: [] },
      '/properties',
      'expected an object of schemas, got an empty list',
    ],
    [
      'required that is no list',
      { required: true },
      '/required',
      'expected a list of property names, got true',
    ],
    [
      'an empty list of values',
      { enum: [] },
      '/enum',
      'expected a list of one or more values, got an empty list',
    ],
    [
      'an object among the values',
      { enum: ['a', {}] },
      '/enum/1',
      'expected a string, a number, a boolean or null, got an object',
    ],
    [
      'a value beyond 2^53',
      { const: 2n ** 60n },
      '/const',
      'expected an integer within 2^53, got 1152921504606846976',
    ],
    [
      'an exclusive bound without a number',
      { exclusiveMinimum: true },
      '/exclusiveMinimum',
      'expected a number, got true',
    ],
    ['a bound that is not a scalar', { minimum: [] }, '/minimum', 'expected a scalar, got an empty list'],
    ['a description that is not a string', { description: 5 }, '/description', 'expected a string, got 5'],
    [
      'a version that YAML reads as a number',
      { 'x-since': 0.16 },
      '/x-since',
      'expected a version in three parts in quotes, such as "0.160.0", got 0.16',
    ],
  ])('is rejected: %s', (_, source, pointer, reason) => {
    expect(stop(() => normaliseSchema(new Part(source, here)))).toEqual({
      pointer: `${here}${pointer}`,
      reason,
    });
  });

  it('is rejected for an invalid pattern, with the message of the engine', () => {
    const stopped = stop(() => normaliseSchema(new Part({ type: 'string', pattern: '(' }, here)));
    expect(stopped?.pointer).toBe(`${here}/pattern`);
    expect(stopped?.reason).toContain('Invalid regular expression');
  });

  it('is rejected if it is not an object', () => {
    expect(stop(() => normaliseSchema(new Part(undefined, here)))).toEqual({
      pointer: here,
      reason: 'expected a schema, an object, got no value',
    });
  });
});
