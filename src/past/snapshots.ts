import { blamingReply, isoTime } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { PastError } from './past-error.js';
import type { Reading } from './reading.js';
import { type BalanceRow, badReply, balanceRow, Row, tokenBalances, tokensIn } from './rows.js';
import { factsOf, storesTokens } from './token-facts.js';

/** From where balances are brought to the moment: the snapshot before it, or the one after it. */
export type Side = 'before' | 'after';

/** The assets of an account: hbars, which are null, or a token by its ID. So no ID that a service sends can be taken for hbars. */
export type Asset = string | null;

/** The balances of an account at a time. */
export interface Snapshot {
  /** In nanoseconds. */
  readonly time: bigint;
  readonly balances: ReadonlyMap<Asset, bigint>;
  /** Whether the account is in it. One that was created later is not, and held nothing. */
  readonly hasAccount: boolean;
}

/** In nanoseconds. The service stores snapshots at least so far apart. */
const snapshotDistance = 15n * 60n * 1_000_000_000n;

/**
 * In nanoseconds. Snapshots are stored at the end of a record file. So the one after a moment is at most this far away, but on a quiet
 * network.
 */
const nextSnapshot = snapshotDistance + 5n * 60n * 1_000_000_000n;

/** The parameter that asks for the newest snapshot before the moment, or for one soon after it, up to an edge. */
export function timesOn(side: Side, time: bigint, edge = side === 'before' ? time : time + nextSnapshot) {
  const upTo = `lte:${toTimestamp(edge)}` as const;
  return { timestamp: side === 'before' ? upTo : ([`gt:${toTimestamp(time)}`, upTo] as const) };
}

/** A service that answers with another time has ignored the bounds. */
export function checkSnapshotTime(side: Side, { time }: Reading, shown: bigint): void {
  if (shown <= time === (side === 'before')) return;
  const reason = `asked for the balances ${side} the moment, the service sent those of ${isoTime(shown)}`;
  throw new PastError(reason, time);
}

/**
 * The first snapshot after a moment that has none before it. A range shows its newest snapshot, and a service looks for it back to the
 * first day of the month before. So the range after the moment is halved, and each reply is the end of the next range.
 *
 * @param newest The newest snapshot of all, which is after the moment.
 * @param read Reads the newest snapshot after the moment and up to an edge.
 */
export async function firstAfter<Found extends { readonly time: bigint }>(
  moment: bigint,
  newest: Found,
  read: (edge: bigint) => Promise<Found | undefined>,
): Promise<Found> {
  let first = newest;
  let begin = moment;
  while (first.time - begin > snapshotDistance) {
    const middle = (begin + first.time) / 2n;
    const found = await read(middle);
    if (found) first = found;
    else begin = middle;
  }
  return first;
}

/** The row of an account in a snapshot; undefined if it is not in it. */
interface ShownRow {
  /** In nanoseconds. */
  readonly time: bigint;
  readonly row: BalanceRow | undefined;
  /** The most tokens that another row of the same reply has. */
  readonly mostTokens: number;
}

/**
 * Clusters have snapshots of their own, so another one may answer that lacks the requested one. Of two clusters, it is the wrong one so
 * many times in a row in one of a million cases.
 */
const tries = 20;

/** A snapshot, or the reason why it is missing: the service has no snapshot there, or does not show all tokens of the account in it. */
export type FoundSnapshot = Snapshot | 'none' | 'tokens are missing';

/**
 * The snapshot next to the moment. The request names the treasury as well: it is in each snapshot, so an account without a row beside
 * it held nothing, while no row at all means that there is no snapshot.
 */
export async function accountSnapshot(reading: Reading, account: string, side: Side): Promise<FoundSnapshot> {
  const shown = await shownRow(reading, account, side);
  return shown ? snapshotOf(reading, account, shown) : 'none';
}

/** The first snapshot after a moment that has none before it, if the service has one at present. */
export async function firstSnapshotAfter(reading: Reading, account: string): Promise<FoundSnapshot> {
  const read = (edge: bigint) => shownRow(reading, account, 'after', edge);
  const newest = await read(presentOf(reading));
  if (!newest) return 'none';
  return snapshotOf(reading, account, await firstAfter(reading.time, newest, read));
}

/** A service may store snapshots without tokens. */
async function snapshotOf(reading: Reading, account: string, shown: ShownRow): Promise<FoundSnapshot> {
  const { time, row } = shown;
  const { balance = 0n, tokens = new Map<string, bigint>() } = row ?? {};
  const all =
    (await storesTokens(reading, time, tokens.size > 0)) && (await allTokens(reading, account, shown));
  if (!all) return 'tokens are missing';
  return { time, balances: new Map<Asset, bigint>([[null, balance], ...all]), hasAccount: row !== undefined };
}

/**
 * Reads the row of an account in a snapshot. How many rows are on a page is up to the service, and each page may come from a cluster
 * with another snapshot: all rows have to be those of one.
 */
async function shownRow(
  reading: Reading,
  account: string,
  side: Side,
  edge?: bigint,
): Promise<ShownRow | undefined> {
  const { ledger, options } = reading;
  const treasury = `${account.slice(0, account.lastIndexOf('.'))}.2`;
  const { richest } = factsOf(reading);
  const names = [...new Set([treasury, account, ...(richest ? [richest.account] : [])])];
  const list = ledger.getBalances({ 'account.id': names, ...timesOn(side, reading.time, edge) }, options);
  for (let count = 0; count < tries; count += 1) {
    const rows: BalanceRow[] = [];
    const times = new Set<bigint | undefined>();
    for await (const { items, data } of list.pages({ prefetch: 0 })) {
      // The page after the last row of a full one is empty, and has no time.
      if (items.length === 0) continue;
      times.add(new Row('a page of balances', data).optionalTime('timestamp'));
      rows.push(...items.map(balanceRow));
    }
    const [time, other] = [...times];
    if (rows.length === 0) return undefined;
    if (times.size > 1 && time !== undefined && other !== undefined) continue;
    if (time === undefined) throw badReply('a page of balances', 'timestamp', 'the time of its rows', null);
    checkSnapshotTime(side, reading, time);
    return rowOf(reading, account, { time, rows, names });
  }
  const reason =
    'the clusters of the service have different snapshots, and pages too small to be read from one';
  throw new PastError(reason, reading.time, { account });
}

function rowOf(
  reading: Reading,
  account: string,
  { time, rows, names }: { time: bigint; rows: readonly BalanceRow[]; names: readonly string[] },
): ShownRow {
  const found = new Map<string, BalanceRow>();
  for (const row of rows) {
    const isAsked = names.includes(row.account) && !found.has(row.account);
    if (!isAsked) throw badReply('a balance', 'account', `one of ${names.join(', ')}, once`, row.account);
    found.set(row.account, row);
    const facts = factsOf(reading);
    if (row.tokens.size > (facts.richest?.tokens ?? 0))
      facts.richest = { account: row.account, tokens: row.tokens.size };
  }
  const row = found.get(account);
  found.delete(account);
  const mostTokens = Math.max(0, ...[...found.values()].map(({ tokens }) => tokens.size));
  return { time, row, mostTokens };
}

/**
 * All tokens of an account in a snapshot. A row of a list has the highest tokens only, and the account itself the lowest: 50 and 1,000 if
 * the settings of the service are the usual ones, but nothing says so. A row has all tokens if it has none, or if another row of the same
 * reply has more. Otherwise the lowest ones are read as well: if both have a token in common, nothing can be between them. Undefined if they
 * have none, or if no cluster shows the lowest ones.
 */
async function allTokens(
  reading: Reading,
  account: string,
  { time, row, mostTokens }: ShownRow,
): Promise<ReadonlyMap<string, bigint> | undefined> {
  const highest = row?.tokens ?? new Map<string, bigint>();
  if (highest.size === 0 || highest.size < mostTokens) return highest;
  for (let count = 0; count < tries; count += 1) {
    const lowest = await lowestTokens(reading, account, time);
    if (!lowest) continue;
    const isShared = [...lowest.keys()].some((token) => highest.has(token));
    return isShared ? joined(reading, account, { highest, lowest, time }) : undefined;
  }
  return undefined;
}

interface BothEnds {
  readonly highest: ReadonlyMap<string, bigint>;
  readonly lowest: ReadonlyMap<string, bigint>;
  readonly time: bigint;
}

/** From the first token that both have, up to the last one, they have to be the same. */
function joined(reading: Reading, account: string, { highest, lowest, time }: BothEnds): Map<string, bigint> {
  const first = Math.min(...[...highest.keys()].map(placeOf));
  const last = Math.max(...[...lowest.keys()].map(placeOf));
  const all = new Map([...lowest, ...highest]);
  for (const [token, balance] of all) {
    const isInLowest = lowest.get(token) === balance || placeOf(token) > last;
    const isInHighest = highest.get(token) === balance || placeOf(token) < first;
    if (isInLowest && isInHighest) continue;
    const reason = `two replies of the service about ${isoTime(time)} have different balances of ${account} in ${token}`;
    throw new PastError(reason, reading.time, { account, token });
  }
  return all;
}

/**
 * The lowest tokens of the account in a snapshot. Undefined if the cluster that replied does not have this one: then the account falls back
 * to the present, and shows no tokens.
 */
async function lowestTokens(
  { ledger, options }: Reading,
  account: string,
  time: bigint,
): Promise<ReadonlyMap<string, bigint> | undefined> {
  const text = toTimestamp(time);
  const timestamp = [`gte:${text}`, `lte:${text}`] as const;
  const params = { idOrAliasOrEvmAddress: account, timestamp, transactions: false };
  const row = accountRow(await blamingReply(ledger.getAccount(params, options)), account);
  if (row.lacks('balance')) return undefined;
  const balance = row.row('balance', 'the balance of an account');
  const tokens = tokensIn(balance);
  if (tokens.size === 0 || balance.optionalTime('timestamp') !== time) return undefined;
  return tokens;
}

/** The reply about an account, which has to be the requested one. */
export function accountRow(reply: unknown, account: string): Row {
  const row = new Row('an account', reply);
  row.mustBe('account', row.id('account'), row.id('account') === account, account);
  return row;
}

/**
 * The present balances, of a cluster that has reached a time. Their own time is that of the last change. The account shows some of its
 * tokens only, so they are read from the list of all.
 */
export async function presentBalances(reading: Reading, account: string, time: bigint): Promise<Snapshot> {
  const { ledger } = reading;
  const options = { ...reading.options, after: toTimestamp(time) };
  const params = { idOrAliasOrEvmAddress: account, transactions: false };
  const row = accountRow(await ledger.getAccount(params, options), account);
  const balance = row.row('balance', 'the balance of an account');
  const balances = new Map<Asset, bigint>([[null, balance.balance('balance')]]);
  if (tokensIn(balance).size > 0) {
    const list = ledger.getTokensByAccountId({ idOrAliasOrEvmAddress: account, limit: 100 }, options);
    const rows: Row[] = [];
    for await (const item of list) rows.push(new Row('the balance of a token', item));
    for (const [token, held] of tokenBalances(rows)) balances.set(token, held);
  }
  return { time, balances, hasAccount: true };
}

/** In nanoseconds, by the clock here. */
export function presentOf({ ledger }: Reading): bigint {
  return BigInt(Math.floor(ledger.transport.effects.now())) * 1_000_000n;
}

/** The place of an entity among all, in the order of the service. All IDs of a ledger have one shard and realm. */
export function placeOf(id: string): number {
  return Number(/\.(\d+)$/.exec(id)?.[1] ?? -1);
}
