import { description, type Json, type JsonObject, replies } from '../description.js';

const thing = { $ref: '#/components/schemas/Thing' };
const text = { type: 'string' };
const integer = { type: 'integer' };

// More names than Ajv compares one by one.
const tenNames = Object.fromEntries([...'abcdefghij'].map((name) => [name, text]));

const properties: Record<string, Json> = {
  flag: { type: 'boolean' },
  nothing: { type: 'null' },
  'odd/na~me': text,
  small: { type: 'integer', format: 'int32' },
  large: { type: 'integer', format: 'int64' },
  bounded: { type: 'number', minimum: 0, maximum: 9 },
  inside: { type: ['number', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 9 },
  fives: { type: 'integer', multipleOf: 5 },
  halves: { type: 'number', multipleOf: 0.5 },
  cents: { type: 'number', multipleOf: 0.01 },
  steps: { type: 'number', multipleOf: 0.125 },
  word: { type: 'string', minLength: 2, maxLength: 4 },
  code: { type: ['string', 'null'], pattern: '^a+\\:$' },
  plate: { type: 'string', pattern: '^[A-Z]+$', minLength: 2, 'x-form': 'two or more capital letters' },
  size: { anyOf: [integer, { type: 'string', pattern: '^x+l$' }], 'x-form': 'a number, or xl' },
  usual: { type: ['string', 'null'], pattern: '^a*$', 'x-usual': '^(aa)*$' },
  id: { type: 'string', format: 'uuid' },
  host: { type: 'string', format: 'hostname' },
  day: { type: 'string', format: 'date' },
  few: { type: 'object', minProperties: 1, maxProperties: 2 },
  list: { type: 'array', items: integer, minItems: 1, maxItems: 3 },
  // Both share a type of text. The generator once made the items of the first a reference.
  unlike: { type: 'array', items: text, uniqueItems: true },
  like: text,
  unlikeNumbers: { type: ['array', 'null'], items: integer, uniqueItems: true },
  map: { type: 'object', additionalProperties: integer },
  mixed: { type: 'object', properties: tenNames, required: ['a', 'z'], additionalProperties: integer },
  things: { type: 'array', items: thing },
  table: { type: 'array', items: { type: 'array', items: { type: ['integer', 'boolean'] } } },
  choice: { oneOf: [thing, { type: 'object', properties: { b: integer }, required: ['b'] }, text] },
  either: { anyOf: [{ type: 'string', pattern: '^x' }, { type: 'number', maximum: 5 }, { type: 'null' }] },
  whole: { allOf: [thing, { type: 'object', properties: { c: text }, required: ['c'] }] },
  loose: { anyOf: [text, { minimum: 3 }] },
  kind: { type: 'string', enum: ['a', 'b'] },
  level: { type: ['integer', 'null'], enum: [1, 2, null] },
  constant: { const: 'in' },
  untyped: { minimum: 3, minLength: 2, minItems: 1, required: ['d'] },
  misfit: { type: 'string', minimum: 3, minItems: 1, minLength: 1, required: ['d'] },
  any: { $ref: '#/components/schemas/Any' },
  tree: { $ref: '#/components/schemas/Tree$' },
};

const schemas: JsonObject = {
  Any: {},
  Thing: { type: 'object', properties: { a: integer, e: text }, required: ['a'] },
  Tree$: {
    type: 'object',
    properties: { left: { $ref: '#/components/schemas/Tree$' }, size: integer },
    required: ['size'],
  },
};

const required = ['flag', 'odd/na~me', 'few', 'kind', 'loose'];

/** A service with one reply, a `Zoo`, of this schema. */
export function serviceOf(Zoo: JsonObject): JsonObject {
  const responses = replies({ $ref: '#/components/schemas/Zoo' });
  return description({ operation: { responses }, schemas: { ...schemas, Zoo } });
}

/** Its reply has every keyword of the generator. */
export const zoo = serviceOf({
  type: 'object',
  properties,
  required: [...required, 'undeclared'],
});

/** The same without a required field that is not declared. */
export const plainZoo = serviceOf({ type: 'object', properties, required });

/** A valid reply of `plainZoo`. */
export const plainInhabitants = {
  flag: true,
  nothing: null,
  'odd/na~me': 'x',
  small: 2147483647,
  large: -5,
  bounded: 9,
  inside: 0.5,
  fives: -10,
  halves: 1.5,
  cents: 19.99,
  steps: 0.375,
  word: 'ab',
  code: 'aa:',
  plate: 'XY',
  size: 'xl',
  id: '123e4567-e89b-12d3-a456-426614174000',
  host: 'granary.example',
  day: '2020-02-29',
  few: { a: 1 },
  list: [1, 2, 3],
  unlike: ['a', 'b', '1'],
  like: '',
  unlikeNumbers: [1, 2],
  map: { 'a/b': 1, c: 2 },
  mixed: { a: 'x', z: 26, y: 0 },
  things: [{ a: 1 }, { a: 2, e: 'x' }],
  table: [[1, true], []],
  choice: { b: 2 },
  either: 'x',
  whole: { a: 1, c: 'x' },
  loose: 5,
  kind: 'a',
  level: null,
  constant: 'in',
  untyped: { d: 'x' },
  misfit: 'x',
  any: [{}],
  tree: { size: 3, left: { size: 2, left: { size: 1 } } },
};

/** A valid reply of `zoo`. */
export const inhabitants = { ...plainInhabitants, undeclared: 1 };
