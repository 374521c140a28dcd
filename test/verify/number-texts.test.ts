import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { numbersWithoutUnit } from '../../scripts/verify/number-texts.js';
import { type JsonObject, parseDescription } from '../generate/description.js';

const read = async (service: string) =>
  parseDescription(await readFile(new URL(`../../openapi/${service}.yaml`, import.meta.url), 'utf8'));
const withProperty = (property: object): JsonObject => ({
  components: { schemas: { A: { type: 'object', properties: { a: property as JsonObject } } } },
});
const withParameter = (parameter: object): JsonObject => ({
  components: { parameters: { a: parameter as JsonObject } },
});

it.each(['ledger', 'status'])('each number of the %s description has a unit in its text', async (service) => {
  expect(numbersWithoutUnit(await read(service))).toEqual([]);
});

it.each([
  ['an integer', withProperty({ type: 'integer', description: 'The fee multiplier. Null if not recorded.' })],
  ['one without a text', withProperty({ type: 'integer' })],
  ['one that may be null', withProperty({ type: ['integer', 'null'], description: 'The price.' })],
  ['a fraction', withProperty({ type: 'number', description: 'The share of the node.' })],
  [
    'an alternative',
    withProperty({ description: 'The value.', anyOf: [{ type: 'integer' }, { type: 'string' }] }),
  ],
  ['an item', withProperty({ description: 'All values.', type: 'array', items: { type: 'integer' } })],
  ['a text of digits', withProperty({ type: 'string', pattern: '^\\d{1,19}$', description: 'The supply.' })],
  ['a parameter', withParameter({ description: 'The balance.', schema: { type: 'integer' } })],
  [
    'a filter',
    withParameter({
      description: 'The balance.',
      schema: { type: 'array', items: { type: 'string', pattern: '^((gte?|lte?|eq|ne):)?\\d{1,19}$' } },
    }),
  ],
])('%s without a unit is found', (_, description) => {
  expect(numbersWithoutUnit(description)).toHaveLength(1);
});

it.each([
  { type: 'integer', description: 'The fee, in tinybars.' },
  { type: 'integer', description: 'The number of chunks.' },
  { description: 'The position of it.', anyOf: [{ type: 'integer' }, { type: 'string' }] },
  { type: 'string', pattern: '^0x[0-9a-f]*$', description: 'The hash.' },
  { type: 'boolean', description: 'Whether it is.' },
])('%j needs no more', (property) => {
  expect(numbersWithoutUnit(withProperty(property))).toEqual([]);
});
