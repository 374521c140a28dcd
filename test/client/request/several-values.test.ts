import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { call, createTransport, type Operation } from '../../../src/client/client.js';
import { ParameterError } from '../../../src/errors/errors.js';
import * as operations from '../../../src/ledger.js';
import { createSandbox } from '../../../src/sandbox.js';
import { declaredOperations } from '../../setup/description.js';
import { failure } from '../../setup/thrown.js';

// Two equalities of one parameter, for each filter of each list. The judge is what the sandbox returns for both beside what it returns for
// each: where it is not the items of either, the client has to refuse them, and nothing may be sent.

const sandbox = createSandbox({ size: 0.2 });
let sent = 0;
const transport = createTransport({
  baseUrl: sandbox.ledgerUrl,
  retry: false,
  fetch: async (url, init) => {
    sent += 1;
    return sandbox.fetch(url, init);
  },
});

type Item = Readonly<Record<string, unknown>>;
type Params = Record<string, unknown>;

/** Entities of the sandbox that have items in their lists. */
const inPath: Params = { tokenId: '0.0.2001', topicId: '0.0.4001', contractIdOrAddress: '0.0.3001' };

const paths = parse(readFileSync(new URL('../../../openapi/ledger.yaml', import.meta.url), 'utf8')).paths;
const lists = declaredOperations('ledger').filter(
  ({ rangeKey, deprecated, path }) =>
    rangeKey && !deprecated && [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in inPath),
);
const cases = lists.flatMap((list) =>
  list.parameters
    .filter(({ in: place, 'x-filter': filter }) => place === 'query' && filter?.operators.includes('eq'))
    .map(({ name }) => [list.operationId, name] as const),
);

/** The places of the values that a parameter is compared with, as the description names them. */
function pointersOf(operationId: string, name: string): string[] {
  const list = lists.find((one) => one.operationId === operationId);
  const { rangeKey } = list ?? {};
  const key = [rangeKey, rangeKey?.second].find((part) => part?.parameter === name);
  if (key) return [`/${key.field}`];
  const fields = paths[list?.path ?? ''].get['x-filter-fields']?.[name];
  return [fields?.fields ?? fields ?? []].flat();
}

function valuesAt(item: Item, pointer: string): string[] {
  let found: unknown[] = [item];
  for (const name of pointer.split('/').slice(1))
    found = found.flatMap((one) => (name === '*' ? Object.values(Object(one)) : [Object(one)[name]]));
  return found.filter((value) => value !== null && value !== undefined && value !== '').map(String);
}

function operationOf(operationId: string): Operation {
  return Reflect.get(operations, `${operationId}Operation`);
}

/** The parameters of a call: those of its path, and others. */
function paramsOf(operationId: string, others: Params): Params {
  const { path } = operationOf(operationId);
  const own = Object.entries(inPath).filter(([name]) => path.includes(`{${name}}`));
  return { ...Object.fromEntries(own), ...others };
}

async function itemsOf(operationId: string, params: Params): Promise<string[]> {
  const operation = operationOf(operationId);
  const all = paramsOf(operationId, { limit: 100, ...params });
  const data: unknown = await call(transport, operation, all, { validation: { request: 'off' } });
  const items: unknown = Object(data)[operation.items ?? ''];
  return (Array.isArray(items) ? items : []).map((item) =>
    JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  );
}

/** Two values of items, and those that have them. Undefined if the sandbox does not show two. */
async function twoValues(operationId: string, name: string) {
  const items = (await itemsOf(operationId, {})).map((text): Item => JSON.parse(text));
  const values = new Set(
    items.flatMap((item) => pointersOf(operationId, name).flatMap((at) => valuesAt(item, at))),
  );
  const found: { value: string; items: readonly string[] }[] = [];
  for (const value of values) {
    const own: readonly string[] = await itemsOf(operationId, { [name]: value }).catch(() => []);
    if (
      own.length > 0 &&
      own.length < 50 &&
      !found.some((one) => one.items.some((item) => own.includes(item)))
    )
      found.push({ value, items: own });
    if (found.length === 2) return found;
  }
  return undefined;
}

describe('two equalities', () => {
  const refused: string[] = [];
  const served: string[] = [];
  it.each(cases)(
    'of %s %s are refused, unless the service returns the items of either',
    async (operationId, name) => {
      const found = await twoValues(operationId, name);
      if (!found) return;
      const values = found.map(({ value }) => value);
      const either = new Set(found.flatMap(({ items }) => items));
      const both: readonly string[] = await itemsOf(operationId, { [name]: values }).catch(() => []);
      const isEither = both.length === either.size && both.every((item) => either.has(item));
      sent = 0;
      const operation = operationOf(operationId);
      const error = await failure(call(transport, operation, paramsOf(operationId, { [name]: values })));
      (isEither ? served : refused).push(`${operationId} ${name}`);
      if (isEither) expect(error).toBeUndefined();
      else expect([error instanceof ParameterError && error.parameter, sent]).toEqual([name, 0]);
    },
  );

  it('were tried for lists of both kinds', () => {
    expect(served.length).toBeGreaterThan(4);
    expect(refused).toEqual(
      expect.arrayContaining([
        'getTokenBalances account.id',
        'getSchedules account.id',
        'getBlocks block.number',
      ]),
    );
  });
});
