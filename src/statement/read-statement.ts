import type { LedgerClient } from '../../generated/ledger/client.js';
import type { AssessedCustomFee } from '../../generated/ledger/types.js';
import { anyValue, type CallOptions, checkOptions, flag, type RulesOf } from '../client/client.js';
import { blamingReply, noContext } from '../errors/errors.js';
import {
  type Asset,
  type BalancesAtOptions,
  balancesAt,
  loadRows,
  loadTokens,
  PastError,
  type TransactionRow,
} from '../past/past.js';
import { type EntityIdValue, milliseconds, nanoseconds, toTimestamp } from '../values/values.js';
import { type Change, changesOf, type StatementEntry } from './entries.js';
import { type Period, type PeriodOptions, periodOf } from './period.js';
import { type Balances, readPlace, writePlace } from './place.js';

/** The period of a statement, the details of its entries, and the settings of its requests. */
export interface StatementOptions extends PeriodOptions, Omit<BalancesAtOptions, 'check'> {
  /** Whether each transaction is read once more, for its custom fees. @default false */
  readonly details?: boolean | undefined;
  /** Whether entries have the exchange rate of their hour, which takes a request for each hour with entries. @default false */
  readonly rates?: boolean | undefined;
  /** The cursor of an earlier reading of the same account and period. @default the beginning */
  readonly cursor?: string | undefined;
}

/** The balances of one asset at both ends of a statement, in its smallest unit. */
export interface StatementTotal {
  /** Null means hbars. */
  readonly token_id: string | null;
  readonly symbol: string;
  readonly decimals: number;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** The entries, oldest first. They can be iterated once. */
export interface Statement extends AsyncGenerator<StatementEntry, void, undefined> {
  /** The place behind the last entry, for `cursor`, here or in another process; undefined at the beginning. */
  readonly cursor: string | undefined;
  /** The share of the period that was read, from 0 to 1; undefined before the first entry. */
  readonly progress: number | undefined;
  /** Hbars first, then each fungible token. Undefined until the last entry was returned, and the statement balances. */
  readonly totals: readonly StatementTotal[] | undefined;
  /** Whether the balances at both ends have been led to from two snapshots each. */
  readonly isChecked: boolean;
}

/** The fields of `Statement` that change during the iteration. */
export type StatementState = {
  -readonly [Name in 'cursor' | 'progress' | 'totals' | 'isChecked']: Statement[Name];
};

/** The balances of the past check the other options, which are those of requests. */
const rules: RulesOf<Pick<StatementOptions, 'from' | 'to' | 'timeZone' | 'details' | 'rates' | 'cursor'>> = {
  from: anyValue,
  to: anyValue,
  timeZone: anyValue,
  details: flag,
  rates: flag,
  cursor: anyValue,
};

/** Younger transactions are read like after a write: behind one host name, a cluster may lag the others. In milliseconds. */
const longestLag = 3 * 3_600_000;

interface Call {
  readonly ledger: LedgerClient;
  readonly account: string;
  readonly period: Period;
  /** Those of requests. */
  readonly options: CallOptions;
  /** Whether its transactions are so old that each cluster has them. */
  readonly isOld: boolean;
  /** Hbars, and the known tokens by their IDs. */
  readonly tokens: Map<Asset, { readonly symbol: string; readonly decimals: number }>;
}

/**
 * Reads the opening and the closing balances, and then the transactions between them page by page. It keeps one running balance
 * for each asset, and nothing of a page that is done. The opening balance plus the entries has to be the closing balance, which
 * snapshots of the service prove: so a transfer that was lost or invented does not stay unnoticed.
 */
export async function* readStatement(
  ledger: LedgerClient,
  name: EntityIdValue,
  all: StatementOptions,
  state: StatementState,
): AsyncGenerator<StatementEntry, void, undefined> {
  const { from, to, timeZone, details, rates, cursor, ...options } = all;
  checkOptions({ from, to, timeZone, details, rates, cursor }, rules, noContext);
  const written = periodOf(all, ledger.transport.effects.now());
  const opening = await balancesAt(ledger, name, written.begin - 1n, options);
  const { account } = opening;
  const place = cursor === undefined ? undefined : readPlace(cursor, account, written);
  const period = { ...written, ...place?.period };
  const closing = await balancesAt(ledger, account, period.end - 1n, options);
  const [openings, closings] = [opening, closing].map(balancesOf) as [Balances, Balances];
  const tokens: Call['tokens'] = new Map([[null, { symbol: 'HBAR', decimals: 8 }]]);
  const isOld = ledger.transport.effects.now() - milliseconds(period.end) > longestLag;
  const call: Call = { ledger, account, period, options, isOld, tokens };
  await learn(call, [...openings.keys(), ...closings.keys()]);
  const running = place?.balances ?? new Map(openings);
  const rateOf = hourlyRates(call);
  // A page that was not finished is read again. Its first entries have been returned.
  let skipped = place?.skipped ?? 0;
  for await (const { transactions, behind } of pagesOf(call, place?.behind ?? period.begin - 1n)) {
    const begin = writePlace(account, period, behind, running);
    let count = 0;
    for (const transaction of transactions) {
      const changes = changesOf(transaction, account);
      await learn(
        call,
        changes.map(({ token_id }) => token_id),
      );
      const entries = changes.map((change) => entryOf(call, change, running));
      const returned = entries.slice(skipped);
      skipped -= Math.min(skipped, entries.length);
      count += entries.length - returned.length;
      if (returned.length === 0) continue;
      const { time } = transaction;
      const custom = details ? await customFees(call, transaction) : undefined;
      const rate = rates ? { fee_rate_cents: await rateOf(time) } : undefined;
      for (const entry of returned) {
        count += 1;
        state.cursor = `${count}${begin}`;
        state.progress = Number(time - period.begin) / Number(period.end - period.begin);
        yield { ...entry, ...custom?.(entry), ...rate };
      }
    }
  }
  state.totals = totalsOf(call, [openings, running, closings]);
  state.isChecked = opening.isChecked && closing.isChecked;
  state.progress = 1;
}

function balancesOf({ balance, tokens }: { balance: bigint; tokens: ReadonlyMap<string, bigint> }): Balances {
  return new Map<Asset, bigint>([[null, balance], ...tokens]);
}

/** Pages of transactions behind a time, each with the time that it is behind. */
async function* pagesOf(call: Call, first: bigint) {
  const { ledger, account, period } = call;
  const timestamp = [`gt:${toTimestamp(first)}`, `lt:${toTimestamp(period.end)}`] as const;
  const params = { 'account.id': account, timestamp, order: 'asc', limit: 100 } as const;
  const list = ledger.getTransactions(params, optionsAfter(call, period.end));
  const { transactionRow } = await loadRows();
  let behind = first;
  for await (const { items } of list.pages()) {
    const transactions = items.map(transactionRow);
    yield { transactions, behind };
    behind = transactions.at(-1)?.time ?? behind;
  }
}

/** The options of a request that has to show what was there at a time. */
function optionsAfter({ options, isOld }: Call, time: bigint): CallOptions {
  if (isOld) return options;
  return { ...options, after: toTimestamp(time) };
}

/** Reads the symbols and decimals of tokens, each token once. Without its decimals, an amount would be wrong. */
async function learn({ ledger, period, options, tokens }: Call, assets: readonly Asset[]): Promise<void> {
  const unknown = assets.filter((asset) => asset !== null).filter((token) => !tokens.has(token));
  if (unknown.length === 0) return;
  const { readTokens } = await loadTokens();
  await readTokens({ ledger, options, time: period.end - 1n }, unknown, {
    isKnown: (token) => tokens.has(token),
    learn: ({ token_id, symbol, decimals }) => tokens.set(token_id, { symbol, decimals }),
  });
}

function entryOf({ tokens }: Call, change: Change, running: Balances): StatementEntry {
  const { kind, amount, token_id: asset } = change;
  const { symbol = String(asset), decimals = 0 } = tokens.get(asset) ?? {};
  if (kind === 'nft') return { ...change, symbol, decimals, balance: null };
  const balance = (running.get(asset) ?? 0n) + (amount ?? 0n);
  running.set(asset, balance);
  return { ...change, symbol, decimals, balance };
}

/** The totals of a statement that balances. */
function totalsOf(
  { account, period, tokens }: Call,
  all: readonly [opening: Balances, running: Balances, closing: Balances],
): StatementTotal[] {
  const assets = new Set(all.flatMap((balances) => [...balances.keys()]));
  return [...assets].map((token_id) => {
    const [opening = 0n, forwards = 0n, closing = 0n] = all.map((balances) => balances.get(token_id));
    const { symbol = String(token_id), decimals = 0 } = tokens.get(token_id) ?? {};
    if (forwards === closing) return { token_id, symbol, decimals, opening, closing };
    const sums = `the opening balance and all entries are ${forwards}, and the closing balance is ${closing}`;
    const reason = `the statement of ${account} in ${token_id ?? 'tinybars'} does not balance: ${sums}. The difference is ${closing - forwards}`;
    const ways = { forwards, backwards: closing };
    throw new PastError(reason, period.end - 1n, { account, token: token_id ?? undefined, ways });
  });
}

/** The custom fees of a transaction, which lists do not have. Returns those of a change that the account has paid or collected. */
async function customFees(call: Call, transaction: TransactionRow) {
  const { ledger, account } = call;
  const { transaction_id: transactionId, nonce, scheduled, time } = transaction;
  const ofTransaction = { transactionId, nonce, scheduled };
  const reply = await blamingReply(ledger.getTransaction(ofTransaction, optionsAfter(call, time)));
  const { Row, customFeeRow } = await loadRows();
  const rows = new Row('a transaction', reply).rows('transactions', 'a transaction');
  const found = rows.find((row) => row.time('consensus_timestamp') === time);
  if (!found)
    throw new PastError(`the service does not show the transaction ${transactionId}`, time, { account });
  const fees: AssessedCustomFee[] = [];
  if (!found.lacks('assessed_custom_fees'))
    fees.push(...found.rows('assessed_custom_fees', 'a custom fee').map(customFeeRow));
  return ({ token_id, kind }: Change) => ({
    custom_fees: fees.filter((fee) => {
      const isOwn = [fee.collector_account_id, ...fee.effective_payer_account_ids].includes(account);
      return isOwn && kind === 'transfer' && fee.token_id === token_id;
    }),
  });
}

/**
 * The exchange rate of the hour of a time. Only the last one is kept, as times are in order. A network writes the rates of an hour some
 * time after it has begun. Until then the last reply holds, in which the rate of the new hour is the next one.
 */
function hourlyRates({ ledger, options }: Call): (time: bigint) => Promise<number> {
  const length = nanoseconds(3_600_000);
  let last = { begin: -1n, rate: 0 };
  return async (time) => {
    const begin = time - (time % length);
    if (last.begin === begin) return last.rate;
    const reply = await ledger.getNetworkExchangeRate({ timestamp: toTimestamp(begin) }, options);
    const { Row, rateRow } = await loadRows();
    const row = new Row('the exchange rate', reply);
    let rate = rateRow(row.row('current_rate', 'the exchange rate'));
    if (rate.expires <= begin) rate = rateRow(row.row('next_rate', 'the exchange rate'));
    last = { begin, rate: rate.cents };
    return last.rate;
  };
}
