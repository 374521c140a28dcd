import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createTransport, ParameterError } from '../../src/ledger.js';
import type { ListRequest } from '../../src/lists/lists.js';
import { createSandbox } from '../../src/sandbox.js';
import { functionOf } from '../setup/fixtures.js';
import { property } from './runs.js';
import { order } from './worlds.js';

const { ledgerUrl: baseUrl, fetch, ledger, truth } = createSandbox({ size: 0.01 });
const transport = createTransport({ baseUrl, fetch, retry: false, validation: { response: 'off' } });
const owner = String(ledger.accounts.at(-1)?.account);
const [airdrop] = ledger.airdrops;
const [allowance] = ledger.nftAllowances;

/** The lists of the Java backend with several keys: operation, parameters, and keys. */
const lists: readonly (readonly [operationId: string, params: object, ...keys: string[]])[] = [
  ['getOutstandingTokenAirdrops', {}, 'receiver.id', 'token.id', 'serialnumber'],
  ['getPendingTokenAirdrops', {}, 'sender.id', 'token.id', 'serialnumber'],
  ['getNftAllowances', { owner: true }, 'account.id', 'token.id'],
  ['getNftAllowances', { owner: false }, 'account.id', 'token.id'],
];

/** The operators of the filters on one key. */
const forms = [
  ...[[], ['eq'], ['gt'], ['gte'], ['lt'], ['lte'], ['ne']],
  ...[
    ['eq', 'eq'],
    ['eq', 'lt'],
  ],
  ...['gt', 'gte'].flatMap((low) => ['lt', 'lte'].map((high) => [low, high])),
];
const small = fc.integer({ min: 1, max: 4 });
const filters = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.constant(['eq']) },
      { weight: 5, arbitrary: fc.constantFrom(...forms) },
    ),
    fc.array(small, { minLength: 2, maxLength: 2 }),
  )
  .map(([form, values]) => form.map((operator, at) => `${operator}:${values[at]}`));

const worlds = fc.record({
  rows: fc.uniqueArray(fc.tuple(small, small, fc.nat(6)), { selector: String, maxLength: 60 }),
  filters: fc.tuple(filters, filters, filters),
  order,
  limit: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })),
  stop: fc.nat(6),
});
type World = ReturnType<typeof worlds.generate>['value'];

/** Gives the owner rows on both sides of each list. */
function fill(rows: World['rows']): void {
  if (!airdrop || !allowance) throw new Error('the sandbox has no airdrops or allowances');
  ledger.airdrops.length = 0;
  ledger.nftAllowances.length = 0;
  for (const [other, token, serial] of rows)
    for (const [one, two] of [
      [owner, `0.0.${other}`],
      [`0.0.${other}`, owner],
    ] as const) {
      const token_id = `0.0.${token}`;
      // A token is fungible, or has serial numbers.
      const serial_number = token % 2 === 0 ? null : BigInt(serial + 1);
      if (serial_number !== null || serial === 0)
        ledger.airdrops.push({ ...airdrop, sender_id: one, receiver_id: two, token_id, serial_number });
      if (serial === 0)
        ledger.nftAllowances.push({
          ...allowance,
          owner: one,
          spender: two,
          token_id,
          approved_for_all: true,
        });
    }
}

/** The values of an item, except the owner, who is on either side. */
const nameOf = (item: object): string =>
  Object.values(item)
    .filter((value) => value !== owner)
    .join();

/** A walk that stops after some pages and resumes in a new call; undefined if the client refuses it. */
async function walked(list: () => ListRequest<object, object>, stop: number): Promise<object[] | undefined> {
  const found: object[] = [];
  try {
    let from: string | null | undefined;
    for (let round = 0; from !== null; round++) {
      let pages = 0;
      for await (const { items, next } of list().pages({ from })) {
        found.push(...items);
        from = next;
        if (round === 0 && ++pages > stop) break;
      }
      if (from === undefined) break;
    }
    return found;
  } catch (error) {
    if (error instanceof ParameterError && error.parameter !== 'from') return undefined;
    throw error;
  }
}

describe('each item of the filters once, in order, in every form that is accepted', () => {
  for (const [index, [operationId, own, ...keys]] of lists.entries())
    property(`${operationId} ${index}`, worlds, 400, async ({ rows, filters, order, limit, stop }) => {
      fill(rows);
      const given = keys.map((key, at) => [key, filters[at]?.length ? filters[at] : undefined]);
      const params = { idOrAliasOrEvmAddress: owner, ...own, ...Object.fromEntries(given), order };
      const call = () => functionOf('ledger', operationId)(transport, { ...params, limit });
      const found = await walked(call as () => ListRequest<object, object>, stop);
      if (found) expect(found.map(nameOf)).toEqual(truth[operationId]?.(params).map(nameOf));
    });
});
