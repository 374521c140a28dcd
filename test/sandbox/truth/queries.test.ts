import { describe, expect, it } from 'vitest';
import { describedOperations } from '../../../generated/sandbox/ledger.js';
// By their inner paths: the operations and lists of the service.
import { operations } from '../../../src/sandbox/ledger/operations.js';
import { ledgerLists } from '../../../src/sandbox/ledger/service.js';
import { createSandbox } from '../../../src/sandbox.js';
import { filled, longestPath } from '../paths.js';
import { asJson, servedItems } from '../served-list.js';

// The truth and the service read the same rows with code of their own. Each question that the service answers has to have one
// answer. The sandbox is small, so that each list can be read in hundreds of ways.

const sandbox = createSandbox({ size: 0.1 });

/** The service refuses these without another parameter. */
const neverAlone = /^(topic\d|transaction\.index|index)$/;

/** The first field of the items that each parameter is compared with, as a pointer. */
function fieldsOf(operationId: string): [name: string, pointer: string][] {
  const { query = {}, list } = describedOperations.find((one) => one.operationId === operationId) ?? {};
  const [first] = list?.key ?? [];
  const filters = Object.entries(list?.filters ?? {}).filter(
    ([name, { by }]) => name in query && !neverAlone.test(name) && (by === undefined || by === 'hash'),
  );
  return [
    ...(first ? [[first.parameter, `/${first.field}`] as [string, string]] : []),
    ...filters.flatMap(([name, { fields }]) =>
      fields.slice(-1).map((field): [string, string] => [name, field]),
    ),
  ];
}

function valuesAt(item: unknown, pointer: string): string[] {
  let found: unknown[] = [item];
  for (const name of pointer.split('/').slice(1))
    found = found.flatMap((value) => (name === '*' ? value : Object(value)[name]) ?? []);
  return found.map(String);
}

/** Another spelling of a value: a number without shard and realm, a hash without 0x, a time with fewer digits. */
function respelled(value: string): string {
  if (/^0\.0\.\d+$/.test(value)) return value.slice('0.0.'.length);
  if (value.startsWith('0x')) return value.slice('0x'.length);
  return value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

/** The service compares these by something else than their text, or does not look at the operator. */
const onlyEqual = /^(type|transactiontype|from|.*publickey|.*hash)$/;
/** The service drops `ne` of these without a word, and takes the last of several values. */
const ofAirdrops = /^(receiver|sender)\.id$/;

/** Whether the service and its rows give a filter the same meaning. */
function isMeant(operationId: string, name: string, filters: readonly string[]): boolean {
  const hasUnequal = filters.some((filter) => filter.startsWith('ne:'));
  const hasRange = filters.some((filter) => /^[gl]te?:/.test(filter));
  // The link behind the first page repeats the call.
  if (hasUnequal && operationId === 'getTransactions' && name === 'timestamp') return false;
  // A range of logs without any time is no range.
  const [from = '', to = from] = filters.map((filter) => filter.slice(filter.indexOf(':') + 1));
  if (hasRange && operationId === 'getContractsLogs' && name === 'timestamp' && from > to) return false;
  if (hasRange && filters.length > 1 && operationId === 'getContractsLogs' && from === to) return false;
  if (ofAirdrops.test(name)) return !hasUnequal && (filters.length === 1 || hasRange);
  return !onlyEqual.test(name) || !(hasUnequal || hasRange);
}

/** The filters of one parameter: each operator with a value, ranges, and several values. */
function filtersOf(values: readonly string[]): string[][] {
  const unique = [...new Set(values)].filter((value) => value.length < 100);
  const [first = '', last = first] = [unique[0], unique.at(-1)];
  const middle = unique[unique.length >> 1] ?? first;
  const single = [first, middle, last].flatMap((value) => [
    [value],
    [respelled(value)],
    ...['eq', 'ne', 'gt', 'gte', 'lt', 'lte'].map((operator) => [`${operator}:${value}`]),
  ]);
  const several = [
    [first, middle],
    [`ne:${first}`, `ne:${middle}`],
    ...[
      [first, last],
      [last, first],
      [middle, first],
      [middle, middle],
    ].flatMap(([a, b]) => [
      [`gte:${a}`, `lte:${b}`],
      [`gt:${a}`, `lt:${b}`],
      [`gte:${a}`, `lt:${b}`],
    ]),
  ];
  return [...single, ...several];
}

const lists = [...ledgerLists, { operationId: 'getAccount', property: 'transactions' }];

describe.each(lists)('the truth of $operationId', ({ operationId, property }) => {
  const template = operations.find((one) => one.operationId === operationId)?.path ?? '';
  const values = longestPath(sandbox.ledger, operationId);
  const path = `/api/v1${filled(template, values)}`;
  const truth = (params: object = {}) => sandbox.truth[operationId]?.({ ...values, ...params }) ?? [];

  const shown = fieldsOf(operationId).filter(([, field]) =>
    truth().some((row) => valuesAt(row, field).length > 0),
  );

  it.each(shown)('has the items of the service, by %s', async (name, field) => {
    let compared = 0;
    const questions = filtersOf(truth().flatMap((row) => valuesAt(row, field)));
    for (const filters of questions.filter((each) => isMeant(operationId, name, each)))
      for (const order of ['asc', 'desc']) {
        const query = [...filters.map((filter) => `${name}=${filter}`), `order=${order}`, 'limit=100'].join(
          '&',
        );
        const served = await servedItems(sandbox, path, query, property);
        if (!served) continue;
        compared += 1;
        const expected = asJson(truth({ [name]: filters, order }));
        if (JSON.stringify(served) !== JSON.stringify(expected)) expect(served, query).toEqual(expected);
      }
    expect(compared).toBeGreaterThan(2);
  });
});

describe('the truth of the past', () => {
  const { blocks, timestamp } = sandbox.ledger;
  const ends = blocks.map(({ timestamp: { to } = {} }) => String(to)).sort();
  const some = Array.from({ length: 24 }, (_, index) => ends[Math.floor((index * ends.length) / 24)] ?? '');

  it.each([
    ['getBalances', 'balances', '/api/v1/balances'],
    [
      'getTokenBalances',
      'balances',
      `/api/v1/tokens/${longestPath(sandbox.ledger, 'getTokenBalances').tokenId}/balances`,
    ],
  ])('has the balances of the service at each moment: %s', async (operationId, property, path) => {
    const different = new Set<string>();
    const values = longestPath(sandbox.ledger, operationId);
    const before = (time = '') => `${BigInt(time.replace('.', '')) - 1n}`.replace(/(?=\d{9}$)/, '.');
    const moments = some.flatMap((time, index) => [
      [`lte:${time}`],
      [`lt:${time}`],
      [time],
      [`lte:${before(time)}`],
      [`gte:${some[index - 1] ?? time}`, `lt:${time}`],
      [`gt:${some[index - 2] ?? time}`, `lte:${time}`, `ne:${some[index - 1] ?? time}`],
    ]);
    for (const filters of [...moments, [`lte:${timestamp}`]])
      for (const order of ['asc', 'desc']) {
        const query = [...filters.map((filter) => `timestamp=${filter}`), `order=${order}`, 'limit=100'].join(
          '&',
        );
        const served = await servedItems(sandbox, path, query, property);
        if (!served) continue;
        const truth = asJson(sandbox.truth[operationId]?.({ ...values, timestamp: filters, order }));
        if (JSON.stringify(served) !== JSON.stringify(truth)) expect(served, query).toEqual(truth);
        different.add(JSON.stringify(served));
      }
    expect(different.size).toBeGreaterThan(5);
  });
});

it('the truth of all tokens has both types', async () => {
  for (const type of ['ALL', 'all']) {
    const served = await servedItems(sandbox, '/api/v1/tokens', `type=${type}&limit=100&order=asc`, 'tokens');
    if (type === 'ALL') expect(served?.length).toBe(sandbox.ledger.tokens.length);
    if (served) expect(served).toEqual(asJson(sandbox.truth.getTokens?.({ type: 'ALL' })));
  }
});
