import type { LedgerClient } from '../../generated/ledger/client.js';
import { checkOptions, flag, type RulesOf } from '../client/client.js';
import { noContext } from '../errors/errors.js';
import { type EntityIdValue, toTimestamp } from '../values/values.js';
import { type Moment, readingAt } from './moment.js';
import { everything, hbars, Moves } from './moves.js';
import { lostTransfer, mayBeTransient } from './past-error.js';
import { type Reading, type RequestOptions, requestRules, required } from './reading.js';
import { accountSnapshot, presentBalances, type Snapshot } from './snapshots.js';
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
  try {
    return await stateOf(reading, id, check);
  } catch (error) {
    if (!mayBeTransient(error)) throw error;
  }
  return stateOf(reading, id, check);
}

const canonicalId = /^(?:(?:0|[1-9]\d*)\.){2}(?:0|[1-9]\d*)$/;

/** The ID in the form of replies. Another name of the account is looked up. */
async function accountIdOf({ ledger, options }: Reading, account: EntityIdValue): Promise<string> {
  if (typeof account === 'string' && canonicalId.test(account)) return account;
  const found = await ledger.getAccount({ idOrAliasOrEvmAddress: account, transactions: false }, options);
  return required(found.account, 'account');
}

/** Each snapshot, with the transfers between it and the moment, is one way to the state. Two have to lead to the same. */
interface Ways {
  readonly snapshots: readonly Snapshot[];
  readonly moves: Moves;
}

async function stateOf(reading: Reading, account: string, check: boolean): Promise<AccountState> {
  const { snapshots, moves } = await waysTo(reading, account, check);
  const ways = snapshots.map(
    ({ time, balances }) =>
      (asset: string): bigint =>
        (balances.get(asset) ?? 0n) + moves.since(time, asset),
  );
  const assets = new Set([...snapshots.flatMap(({ balances }) => [...balances.keys()]), ...moves.changed()]);
  const tokens = [...assets].filter((asset) => asset !== hbars && ways.some((way) => way(asset) !== 0n));
  const collections = await collectionsAmong(reading, tokens);
  const balances = new Map<string, bigint>();
  for (const asset of [hbars, ...tokens]) {
    if (collections.includes(asset)) continue;
    const [forwards = 0n, backwards = forwards] = ways.map((way) => way(asset));
    const token = asset === hbars ? undefined : asset;
    if (forwards !== backwards || forwards < 0n)
      throw lostTransfer(reading.time, account, token, [forwards, backwards]);
    balances.set(asset, forwards);
  }
  const balance = balances.get(hbars) ?? 0n;
  balances.delete(hbars);
  const at = toTimestamp(reading.time);
  return { account, at, balance, tokens: balances, collections, isChecked: ways.length === 2 };
}

/** The transactions between both snapshots are read once, and serve both ways. Without a check, the snapshot before is enough. */
async function waysTo(reading: Reading, account: string, check: boolean): Promise<Ways> {
  const before = await accountSnapshot(reading, account, 'before');
  const after = check || !before ? await accountSnapshot(reading, account, 'after') : undefined;
  const snapshots = [before, after].filter((snapshot) => snapshot !== undefined);
  if (snapshots.length === 0) return fromPresent(reading, account);
  const moves = new Moves(reading, { account });
  const [begin, end] = [before?.time ?? reading.time, after?.time ?? reading.time];
  if (begin < end) await moves.read(begin, end);
  // An account that nothing is known of had nothing, or its ID has a slip. The service answers 404 for the latter.
  if (moves.changed().length === 0 && !snapshots.some(({ hasAccount }) => hasAccount))
    await reading.ledger.getAccount({ idOrAliasOrEvmAddress: account, transactions: false }, reading.options);
  return { snapshots, moves };
}

/** Without snapshots: the present balances, minus all transactions since the moment. */
async function fromPresent(reading: Reading, account: string): Promise<Ways> {
  const moves = new Moves(reading, { account });
  const read = (time: bigint): Promise<Snapshot> => presentBalances(reading, account, time);
  const present = await moves.withPresent(read, () => everything);
  return { snapshots: [present], moves };
}
