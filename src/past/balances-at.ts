import { getAccount } from '../../generated/ledger/operations.js';
import { checkOptions, flag, type RulesOf, type Transport } from '../client/client.js';
import { noCall, refuser } from '../errors/errors.js';
import { accountKind, type EntityIdValue, toTimestamp } from '../values/values.js';
import { accountSnapshot, presentBalances, type Snapshot } from './account-snapshots.js';
import { type Moment, momentOf } from './moment.js';
import { hbars, Moves } from './moves.js';
import { lostTransfer, PastError } from './past-error.js';
import { type Reading, type RequestOptions, requestRules, timeOf, transactionsIn } from './reading.js';
import { collectionsAmong, hasTokens } from './token-facts.js';

/** What an account held right after the last transaction at or before a moment. */
export interface AccountState {
  /** The account. */
  readonly account: string;
  /** The moment (seconds.nanoseconds since the Unix epoch). */
  readonly at: string;
  /** In tinybars. */
  readonly balance: bigint;
  /** The balances of fungible tokens, in their smallest units, by token ID. Tokens of which it held nothing are left out. */
  readonly tokens: ReadonlyMap<string, bigint>;
  /** The collections of NFTs among its tokens. How many serials it held is not told: not all transfers of NFTs are listed. */
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
  transport: Transport,
  account: EntityIdValue,
  moment: Moment,
  options: BalancesAtOptions,
): Promise<AccountState> {
  checkOptions(options, rules, noCall);
  const { check = true, ...requestOptions } = options;
  const start = { transport, options: requestOptions };
  const reading: Reading = { ...start, time: await momentOf(start, moment) };
  const id = await accountIdOf(reading, account);
  try {
    return await stateOf(reading, id, check);
  } catch (error) {
    if (!(error instanceof PastError) || !error.ways) throw error;
  }
  // A row that is late in one cluster is there a moment later. What the service has lost is still lost.
  return stateOf(reading, id, check);
}

/** The ID in the form of replies. Another name of the account is looked up. */
async function accountIdOf({ transport, options }: Reading, account: EntityIdValue): Promise<string> {
  const text = accountKind.write(account);
  if (text === undefined) return refuser(noCall)('account', account, accountKind.form);
  if (/^\d+\.\d+\.\d+$/.test(text)) return text;
  const found = await getAccount(transport, { idOrAliasOrEvmAddress: text, transactions: false }, options);
  return found.account ?? text;
}

/** A snapshot with the transfers between it and the moment is one way to the state. Two have to lead to the same. */
interface Way {
  readonly snapshot: Snapshot;
  readonly moves: Moves;
}

async function stateOf(reading: Reading, account: string, check: boolean): Promise<AccountState> {
  const ways = await waysTo(reading, account, check);
  const assets = new Set(
    ways.flatMap(({ snapshot, moves }) => [...snapshot.balances.keys(), ...moves.changed]),
  );
  const balanceBy = ({ snapshot, moves }: Way, asset: string): bigint =>
    (snapshot.balances.get(asset) ?? 0n) + moves.since(snapshot.time, asset);
  const isHeld = (asset: string): boolean => ways.some((way) => balanceBy(way, asset) !== 0n);
  const tokens = [...assets].filter((asset) => asset !== hbars && isHeld(asset));
  const collections = await collectionsAmong(reading, account, tokens);
  const balances = new Map<string, bigint>();
  for (const asset of [hbars, ...tokens]) {
    if (collections.includes(asset)) continue;
    const [forwards = 0n, backwards = forwards] = ways.map((way) => balanceBy(way, asset));
    const token = asset === hbars ? undefined : asset;
    if (forwards !== backwards || forwards < 0n)
      throw lostTransfer(reading.time, { account, token, ways: { forwards, backwards } });
    balances.set(asset, forwards);
  }
  const balance = balances.get(hbars) ?? 0n;
  balances.delete(hbars);
  const at = toTimestamp(reading.time);
  return { account, at, balance, tokens: balances, collections, isChecked: ways.length === 2 };
}

/** The transactions between both snapshots are read once, and serve both ways. Without a check, the snapshot before is enough. */
async function waysTo(reading: Reading, account: string, check: boolean): Promise<Way[]> {
  const before = await wholeSnapshotOn('before', reading, account);
  const after = check || !before ? await wholeSnapshotOn('after', reading, account) : undefined;
  const snapshots = [before, after].filter((snapshot) => snapshot !== undefined);
  if (snapshots.length === 0) return [await fromPresent(reading, account)];
  const moves = new Moves(reading, { account });
  await moves.reach(before?.time ?? reading.time, after?.time ?? reading.time);
  // An account that nothing is known of had nothing, or its ID has a slip. The service answers 404 for the latter.
  if (moves.changed.length === 0 && !snapshots.some(({ hasAccount }) => hasAccount))
    await presentBalances(reading, account, reading.time);
  return snapshots.map((snapshot) => ({ snapshot, moves }));
}

/** The snapshot next to the moment, if it has all that the account holds. */
async function wholeSnapshotOn(
  side: 'before' | 'after',
  reading: Reading,
  account: string,
): Promise<Snapshot | undefined> {
  const snapshot = await accountSnapshot(reading, account, side);
  if (!snapshot) return undefined;
  const isShown = snapshot.balances.size > 1;
  return (await hasTokens(reading, snapshot.time, isShown)) ? snapshot : undefined;
}

/** An account that changes more often than it can be read, such as one that collects all fees, has no present balance. */
const mostRounds = 6;

/**
 * Without snapshots: the present balances, minus all transactions since the moment. A present balance does not show which
 * transactions it contains. So the list is read before and after it: if nothing came between, they belong together.
 */
async function fromPresent(reading: Reading, account: string): Promise<Way> {
  const moves = new Moves(reading, { account });
  let newest = reading.time;
  let present: Snapshot | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    const later = await transactionsIn(reading, newest, undefined, account).toArray();
    // The time of a present balance is that of its last change, which may be before the moment.
    if (present && later.length === 0) return { snapshot: { ...present, time: newest }, moves };
    for (const transaction of later) moves.add(transaction);
    newest = timeOf(later.at(-1)?.consensus_timestamp) || newest;
    present = await presentBalances(reading, account, newest);
  }
  throw new PastError('there are no snapshots, and the account changes too often to be read', reading.time, {
    account,
  });
}
