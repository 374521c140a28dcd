import { expect, it } from 'vitest';
import { emitTypes } from '../../../scripts/generate/emit/emit-types.js';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import type { Json } from '../../../scripts/generate/read/read-description.js';
import { description, replies } from '../description.js';

async function types(properties: { [name: string]: Json }): Promise<string> {
  const reply = { type: 'object', properties, required: Object.keys(properties) };
  const responses = replies({ $ref: '#/components/schemas/Thing' });
  const api = readApi(description({ operation: { responses }, schemas: { Thing: reply } }), 'things');
  // Line wrapping is not tested here.
  return (await emitTypes(api, '../core')).replace(/\s*\n\s*\*?\s*/g, ' ');
}

it('documents the first version of a field, or of another form of it', async () => {
  const text = await types({
    high: { type: 'boolean', description: 'Whether it is high.', 'x-since': '0.154.0' },
    parity: {
      description: 'The parity.',
      oneOf: [
        { type: 'integer', format: 'int32' },
        { type: 'string', pattern: '^0x', description: 'in hexadecimal.', 'x-since': '0.160.0' },
      ],
    },
  });
  expect(text).toContain('/** Whether it is high. Since 0.154.0. */ high: boolean;');
  expect(text).toContain('The parity. Since 0.160.0: in hexadecimal. */ parity: number | (`0x');
});

const hex = '`0x$'.concat('{string}`');

it.each<[string, Json, string]>([
  ['always begins with 0x', { type: 'string', pattern: '^0x[0-9a-f]*$' }, hex],
  ['may be null', { type: ['string', 'null'], pattern: '^0x' }, `${hex} | null`],
  ['comes as a list', { type: 'array', items: { type: 'string', pattern: '^0x' } }, `(${hex})[]`],
  ['may lack it', { type: 'string', pattern: '^(0x)?[0-9a-f]*$' }, 'string'],
  ['has it further on', { type: 'string', pattern: '^id-0x' }, 'string'],
])('types hexadecimal that %s', async (_, schema, type) => {
  const [, printed = ''] = /value: (.*?);/.exec(await types({ value: schema })) ?? [];
  expect([type, `(${type})`]).toContain(printed);
});

/** The types of an operation that returns a Thing. */
async function typesWith(
  schemas: { [name: string]: Json },
  operation: { [name: string]: Json } = {},
): Promise<string> {
  const responses = replies({ $ref: '#/components/schemas/Thing' });
  const api = readApi(description({ operation: { responses, ...operation }, schemas }), 'things');
  return (await emitTypes(api, '../core')).replace(/\s*\n\s*\*?\s*/g, ' ');
}

it.each([
  ['the same type', 'string', 'interface Thing extends Base { more: number }'],
  ['another type', 'integer', 'type Thing = Base & {'],
])('writes allOf with %s of a property as: %s', async (_, type, expected) => {
  const Base = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const own = {
    type: 'object',
    properties: { name: { type, format: 'int32' }, more: { type: 'integer', format: 'int32' } },
    required: ['name', 'more'],
  };
  if (type === 'string') delete (own.properties.name as { format?: string }).format;
  const text = await typesWith({ Base, Thing: { allOf: [{ $ref: '#/components/schemas/Base' }, own] } });
  expect(text.replace('name: string; more', 'more')).toContain(expected.replace(' }', ''));
});

it.each([
  [true, 'body: '],
  [false, 'body?: '],
])('types a body that is required: %s as %s', async (required, member) => {
  const schema = { type: 'object', properties: { to: { type: 'string' } } };
  const Thing = { type: 'object', properties: {} };
  const requestBody = { required, content: { 'application/json': { schema } } };
  const text = await typesWith({ Thing }, { requestBody });
  const [, params = ''] = /interface GetThingsParams \{(.*?)\}/.exec(text) ?? [];
  expect(params).toContain(` ${member}`);
});
