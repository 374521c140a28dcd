import type { LedgerClient } from '../../generated/ledger/client.js';
import { checkOptions, flag, type RulesOf } from '../client/client.js';
import { noContext } from '../errors/errors.js';
import { type EntityIdValue, toTimestamp } from '../values/values.js';
import { type Moment, readingAt } from './moment.js';
import { everything, Moves } from './moves.js';
import { lostTransfer, mayBeTransient } from './past-error.js';
import { type Reading, type RequestOptions, requestRules } from './reading.js';
import { isId, isSameEntity, Row } from './rows.js';
import {
  type Asset,
  accountRow,
  accountSnapshot,
  firstSnapshotAfter,
  presentBalances,
  type Snapshot,
} from './snapshots.js';
import { collectionsAmong } from './token-facts.js';

/** The balances of an account right after the last transaction at or before a moment. */
export interface AccountState {
  /** The account. */
  readonly account: string;
  /** The moment (seconds.nanoseconds since the Unix epoch). */
  readonly at: string;
  /** In tinybars. */
  readonly balance: bigint;
  /** The balances of fungible tokens, in their smallest units, by token ID. Tokens of which it held nothing are left out. */
  readonly tokens: ReadonlyMap<string, bigint>;
  /**
   * The collections of NFTs in the snapshots beside the moment. The account may have got or lost them in between. The number of
   * serials that it held is unknown, because the service does not list all transfers of NFTs.
   */
  readonly collections: readonly string[];
  /** Whether two ways, from the snapshot before and from the one after, have led to the same balances. */
  readonly isChecked: boolean;
}

/** Options of `balancesAt`. */
export interface BalancesAtOptions extends RequestOptions {
  /**
   * Whether the balances are computed in two ways where there are two snapshots, which takes one request more and the
   * transactions between both. A difference is a `PastError`. @default true
   */
  readonly check?: boolean | undefined;
}

const rules: RulesOf<BalancesAtOptions> = { ...requestRules, check: flag };

export async function balancesAt(
  ledger: LedgerClient,
  account: EntityIdValue,
  moment: Moment,
  options: BalancesAtOptions,
): Promise<AccountState> {
  checkOptions(options, rules, noContext);
  const { check = true, ...ofRequests } = options;
  const reading = await readingAt(moment, { ledger, options: ofRequests });
  const id = await accountIdOf(reading, account);
  let difference: unknown;
  try {
    return await stateOf(reading, id, check);
  } catch (error) {
    if (!mayBeTransient(error)) throw error;
    difference = error;
  }
  const state = await stateOf(reading, id, check);
  // One way alone must not end a check that has found a difference.
  if (state.isChecked || !check) return state;
  throw difference;
}

/** The ID in the form of replies. Another name of the account is looked up. */
async function accountIdOf({ ledger, options }: Reading, account: EntityIdValue): Promise<string> {
  if (isId(account)) return account;
  const reply = await ledger.getAccount({ idOrAliasOrEvmAddress: account, transactions: false }, options);
  const row = new Row('an account', reply);
  const id = row.id('account');
  row.mustBe('account', id, isSameEntity(account, id, row.any('evm_address')), `the ID of ${account}`);
  return id;
}

/** Each snapshot, with the transfers between it and the moment, is one way to the state. Two have to lead to the same. */
interface Ways {
  readonly snapshots: readonly Snapshot[];
  readonly moves: Moves<Asset>;
}

async function stateOf(reading: Reading, account: string, check: boolean): Promise<AccountState> {
  const { snapshots, moves } = await waysTo(reading, account, check);
  const ways = snapshots.map(
    ({ time, balances }) =>
      (asset: Asset): bigint =>
        (balances.get(asset) ?? 0n) + moves.since(time, asset),
  );
  const balanceOf = (asset: Asset): bigint => {
    const [forwards = 0n, backwards = forwards] = ways.map((way) => way(asset));
    if (forwards === backwards && forwards >= 0n) return forwards;
    throw lostTransfer(reading.time, account, asset ?? undefined, [forwards, backwards]);
  };
  const assets = new Set([...snapshots.flatMap(({ balances }) => [...balances.keys()]), ...moves.changed()]);
  const held = [...assets]
    .filter((asset) => asset !== null)
    .filter((token) => ways.some((way) => way(token) !== 0n));
  const collections = await collectionsAmong(reading, held);
  const balance = balanceOf(null);
  const fungible = held.filter((token) => !collections.includes(token));
  const tokens = new Map(fungible.map((token) => [token, balanceOf(token)]));
  return {
    account,
    at: toTimestamp(reading.time),
    balance,
    tokens,
    collections,
    isChecked: ways.length === 2,
  };
}

/** The transactions between both snapshots are read once, and serve both ways. Without a check, the snapshot before is enough. */
async function waysTo(reading: Reading, account: string, check: boolean): Promise<Ways> {
  const moves = new Moves<Asset>(reading, { account });
  const before = await accountSnapshot(reading, account, 'before');
  if (before === 'none' && (await wasCreatedLater(reading, account))) return { snapshots: [], moves };
  const needsAfter = check || typeof before === 'string';
  let after = needsAfter ? await accountSnapshot(reading, account, 'after') : undefined;
  if (before === 'none' && after === 'none') after = await firstSnapshotAfter(reading, account);
  const snapshots = [before, after].filter((found) => typeof found === 'object');
  if (snapshots.length === 0) return fromPresent(reading, account, moves);
  const times = [reading.time, ...snapshots.map(({ time }) => time)].sort((a, b) => (a < b ? -1 : 1));
  const [begin = 0n, end = 0n] = [times[0], times.at(-1)];
  if (begin < end) await moves.read(begin, end);
  // An account that nothing is known of had nothing, or its ID has a slip. The service answers 404 for the latter.
  if (moves.changed().length === 0 && !snapshots.some(({ hasAccount }) => hasAccount))
    await reading.ledger.getAccount({ idOrAliasOrEvmAddress: account, transactions: false }, reading.options);
  return { snapshots, moves };
}

/**
 * Before an account was created, it had nothing. So nothing has to be read for a moment before the ledger began, but for the accounts that
 * are as old as it: these have no time. The service answers 404 for an account that does not exist.
 */
async function wasCreatedLater({ ledger, options, time }: Reading, account: string): Promise<boolean> {
  const params = { idOrAliasOrEvmAddress: account, transactions: false };
  const created = accountRow(await ledger.getAccount(params, options), account).optionalTime(
    'created_timestamp',
  );
  return created !== undefined && created > time;
}

/** Without a snapshot that shows all: the present balances, minus all transactions since the moment. */
async function fromPresent(reading: Reading, account: string, moves: Moves<Asset>): Promise<Ways> {
  const read = (time: bigint): Promise<Snapshot> => presentBalances(reading, account, time);
  const present = await moves.withPresent(read, () => everything);
  return { snapshots: [present], moves };
}
