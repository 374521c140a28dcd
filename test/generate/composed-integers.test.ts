import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { checkReply, type Operation } from '../../src/client/client.js';
import { description, type Json, replies } from './description.js';
import { codeFolders } from './generated-folder.js';

const int64 = { type: 'integer', format: 'int64' };
const number = { $ref: '#/components/schemas/Number' };
const beyondDoubles = 9007199254740993n;
const most = 2n ** 64n - 1n;

const cases: Record<string, readonly [schema: Json, bigint]> = {
  reference: [{ ...number, minimum: 1 }, beyondDoubles],
  parts: [{ allOf: [int64, { minimum: 0 }] }, beyondDoubles],
  alternativeLimits: [{ ...int64, oneOf: [{ minimum: 5 }, { maximum: -5 }] }, beyondDoubles],
  nullable: [{ allOf: [{ oneOf: [int64, { type: 'null' }] }, { minimum: 0 }] }, beyondDoubles],
  wideOrText: [{ oneOf: [{ type: 'integer', format: 'uint64' }, { type: 'string' }] }, most],
};

const written = codeFolders();
let operation: Operation;
beforeAll(async () => {
  const properties = Object.fromEntries(Object.entries(cases).map(([name, [schema]]) => [name, schema]));
  const list = { type: 'array', items: { ...number, minimum: 1 } };
  const reply = { type: 'object', properties: { ...properties, list } };
  const schemas = { Number: int64 };
  const folder = await written(description({ schemas, operation: { responses: replies(reply) } }));
  ({ getThingsOperation: operation } = await import(join(folder, 'operations.ts')));
});

it.each(Object.entries(cases))('an integer with further conditions is exact: %s', async (name, [, value]) => {
  await expect(checkReply(operation, `{"${name}":${value}}`)).resolves.toEqual({ [name]: value });
});

it('the integers of a list with further conditions are exact', async () => {
  const data = await checkReply(operation, `{"list":[${beyondDoubles},1]}`);
  expect(data).toEqual({ list: [beyondDoubles, 1n] });
});
