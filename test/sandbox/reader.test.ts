import { describe, expect, it } from 'vitest';
import { stringifyJson } from '../../src/client/client.js';
import { createLedgerClient, gt, gte, type InvalidResponse, lt, lte } from '../../src/index.js';
import type { ListRequest } from '../../src/lists/lists.js';
import { createSandbox } from '../../src/sandbox.js';
import type { ScanOptions } from '../../src/scan/scan.js';
import { longestParams } from './paths.js';

// Compares what the client reads with the sandbox's truth. The two share no code.

const sandbox = createSandbox({ size: 0.1 });
const weak = createSandbox({ size: 0.1, weak: { emptyPages: true } });
const { ledgerUrl: baseUrl, fetch } = sandbox;
const reports: InvalidResponse[] = [];
const onInvalidResponse = (report: InvalidResponse): void => void reports.push(report);
const client = createLedgerClient({ baseUrl, fetch, validation: 'throw', onInvalidResponse });
const name = 'A & B + 100 % = ü/?#';
sandbox.add.token({ name });
// Timestamps of the same second, with digits that a wrong padding would lose.
for (const digits of ['000000001', '000000020', '000003000', '100000000', '999999999'])
  sandbox.add.transaction({ consensus_timestamp: `1767225599.${digits}` });

type Item = Readonly<Record<string, unknown>>;
type AnyList = (
  params: object,
) => ListRequest<object, Item> & { scan?(options?: ScanOptions): AsyncIterable<Item> };

function list(operationId: string, of = client): { read: AnyList; path: Record<string, unknown> } {
  return { read: Reflect.get(of, operationId) as AnyList, path: longestParams(sandbox.ledger, operationId) };
}

const truth = (operationId: string, params: object): readonly object[] =>
  sandbox.truth[operationId]?.({ ...list(operationId).path, ...params }) ?? [];

const textOf = (item: object): string => stringifyJson(item);

/** Reads a list with the client, page by page. */
function got(operationId: string, params: object): Promise<Item[]> {
  const { read, path } = list(operationId);
  return read({ ...path, ...params }).toArray();
}

/** Reads to the last page, and back to the first. */
async function gotBack(operationId: string, params: object): Promise<Item[]> {
  const { read, path } = list(operationId);
  const own = read({ ...path, ...params });
  let page = await own.page();
  while (page.next) page = await own.page(page.next);
  const items = [...page.items];
  while (page.previous) {
    page = await own.page(page.previous);
    items.unshift(...page.items);
  }
  return items;
}

/** Lists with a range key: the parameter, the field, and whether it accepts several values. */
const ranged = [
  ['getAccounts', 'account.id', 'account', true],
  ['getAccount', 'timestamp', 'consensus_timestamp', false],
  ['getBalances', 'account.id', 'account', true],
  ['getBlocks', 'block.number', 'number', false],
  ['getContractActions', 'index', 'index', false],
  ['getContractLogsByContractId', 'timestamp', 'timestamp', false],
  ['getContractResultsByContractId', 'timestamp', 'timestamp', true],
  ['getContractState', 'slot', 'slot', true],
  ['getContracts', 'contract.id', 'contract_id', true],
  ['getContractsLogs', 'timestamp', 'timestamp', false],
  ['getContractsResults', 'timestamp', 'timestamp', true],
  ['getCryptoAllowances', 'spender.id', 'spender', true],
  ['getNfts', 'serialnumber', 'serial_number', false],
  ['getNftsByAccountId', 'token.id', 'token_id', false],
  ['getNftTransactions', 'timestamp', 'consensus_timestamp', false],
  ['getSchedules', 'schedule.id', 'schedule_id', false],
  ['getStakingRewards', 'timestamp', 'timestamp', true],
  ['getTokenAllowances', 'spender.id', 'spender', false],
  ['getTokenBalances', 'account.id', 'account', false],
  ['getTokens', 'token.id', 'token_id', true],
  ['getTokensByAccountId', 'token.id', 'token_id', true],
  ['getTopicMessages', 'sequencenumber', 'sequence_number', false],
  ['getTransactions', 'timestamp', 'consensus_timestamp', false],
] as const;

/** The value of the key at a relative position in a list. */
function keyAt(operationId: string, field: string, share: number): string {
  const rows = truth(operationId, { order: 'asc' });
  const row = rows[Math.floor((rows.length - 1) * share)] ?? {};
  return String(Reflect.get(row, field));
}

describe.each(ranged)('a reader of %s', (operationId, parameter, field) => {
  const [low, high] = [keyAt(operationId, field, 0.2), keyAt(operationId, field, 0.8)];
  // The list of one account rejects times in the future, and the last value of a list may be its only one.
  const ranges = [
    {},
    { [parameter]: gte(low) },
    { [parameter]: [gt(low), lte(high)] },
    { [parameter]: [gte(low), lt(high)] },
  ];

  it('gets the correct items in every order and page size', async () => {
    let most = 0;
    for (const range of ranges)
      for (const order of ['asc', 'desc', undefined])
        for (const limit of order ? [3] : [4, 10]) {
          const params = { ...range, limit, ...(order && { order }) };
          const expected = truth(operationId, params);
          most = Math.max(most, expected.length);
          expect(await got(operationId, params), JSON.stringify(params)).toEqual(expected);
        }
    expect(most).toBeGreaterThan(2);
  });

  it('gets the correct items with a scan, also of a service with empty pages', async () => {
    const others = createLedgerClient({ baseUrl, fetch: weak.fetch, validation: 'throw' });
    for (const [of, expected] of [
      [client, truth(operationId, {})],
      [others, weak.truth[operationId]?.(list(operationId).path) ?? []],
    ] as const)
      for (const ordered of [true, false]) {
        const { read, path } = list(operationId, of);
        const items: Item[] = [];
        for await (const item of read({ ...path, limit: 3 }).scan?.({ ordered }) ?? []) items.push(item);
        if (ordered) expect(items).toEqual(expected);
        else expect(new Set(items.map(textOf))).toEqual(new Set(expected.map(textOf)));
        expect(items).toHaveLength(expected.length);
      }
  });
});

/** The service sorts the tokens of an account like the accounts, so they turn round in a list that is read backwards. */
function withoutOrder(row: object): object {
  const { tokens, balance } = row as { tokens?: object[]; balance?: unknown };
  const sorted = (of: object[]): object[] => [...of].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  if (tokens) return { ...row, tokens: sorted(tokens) };
  if (balance === null || typeof balance !== 'object' || !('tokens' in balance)) return row;
  return { ...row, balance: { ...balance, tokens: sorted(balance.tokens as object[]) } };
}

it.each(ranged.filter(([, , , isAny]) => isAny))(
  'a reader of %s gets any number of values of %s',
  async (operationId, parameter, field) => {
    const all = truth(operationId, { order: 'asc' }).map((row) => String(Reflect.get(row, field)));
    const some = [...new Set([...all.slice(0, 3), ...all.slice(-3)])].reverse();
    for (const order of ['asc', 'desc'])
      for (const named of [some, [...new Set(all)].reverse()]) {
        const params = { [parameter]: named, order, limit: 2 };
        expect(await got(operationId, params)).toEqual(truth(operationId, params));
        expect((await gotBack(operationId, params)).map(withoutOrder)).toEqual(
          truth(operationId, params).map(withoutOrder),
        );
      }
  },
);

it.each([
  ['getOutstandingTokenAirdrops', 'receiver'],
  ['getPendingTokenAirdrops', 'sender'],
])('a reader of %s continues behind each item, also of one %s', async (operationId, side) => {
  const { read, path } = list(operationId);
  const rows = truth(operationId, {}).map((row) => String(Reflect.get(row, `${side}_id`)));
  const most = rows.reduce((a, b) =>
    rows.filter((id) => id === b).length > rows.filter((id) => id === a).length ? b : a,
  );
  for (const range of [{}, { [`${side}.id`]: most }])
    for (const order of ['asc', 'desc']) {
      const params = { ...range, order };
      const expected = truth(operationId, params);
      expect(expected.length).toBeGreaterThan(1);
      const pages = read({ ...path, ...params, limit: 1 }).pages();
      let at = 0;
      for await (const { items, next } of pages) {
        at += items.length;
        if (!next) continue;
        const rest: Item[] = [];
        for await (const { items: more } of read({ ...path, ...params }).pages({ from: next }))
          rest.push(...more);
        expect(rest).toEqual(expected.slice(at));
      }
      expect(at).toBe(expected.length);
    }
});

describe('a reader', () => {
  it('gets replies that have exactly the fields of their types', async () => {
    for (const [operationId] of ranged) await got(operationId, { limit: 100 });
    expect(reports).toEqual([]);
  });

  it('can search for any text', async () => {
    expect(await got('getTokens', { name })).toEqual(truth('getTokens', { name }));
    expect(await got('getTokens', { name })).toHaveLength(1);
  });

  it('gets all items despite empty pages and windows', async () => {
    for (const options of [{ weak: { emptyPages: true } }, { windows: true }]) {
      const own = createSandbox({ size: 0.1, ...options });
      own.add.transaction({ consensus_timestamp: '1740000000.000000001' });
      const reader = createLedgerClient({ baseUrl: own.ledgerUrl, fetch: own.fetch, validation: 'throw' });
      expect(await reader.getTransactions({ limit: 4 }).toArray()).toEqual(own.truth.getTransactions?.());
      expect(await reader.getContracts({ limit: 4 }).toArray()).toEqual(own.truth.getContracts?.());
    }
  });
});
