import type { AccountInfo, TransactionDetail } from '../../../generated/ledger/types.js';
import { bookOf } from '../data/book-of.js';
import type { LedgerData } from '../data/ledger-data.js';
import { fromTimestamp, toTimestamp } from '../wire/timestamps.js';
import { accountsOf } from './contract-accounts.js';
import { pathAccount } from './find-entity.js';
import { matchingTransactions } from './history-lists.js';
import { entityNumber } from './kinds.js';
import { type List, list } from './list.js';
import { listedTransaction } from './list-views.js';
import type { LookupRequest } from './lookup.js';
import { orNotFound } from './lookup.js';
import { hbarsAt, inOrder, isDeletedAt, isInSnapshot, tokensAt } from './past.js';
import { type Condition, conditionsOn, isOn } from './query.js';
import { notFound } from './service-error.js';
import { rangeOf, snapshotFor } from './snapshots.js';

export const accountTransactions: List<unknown> = list<TransactionDetail>('getAccount', {
  items: (ledger, { idOrAliasOrEvmAddress }, query) => {
    if (!isOn(query, 'transactions', true)) return [];
    const id = pathAccount(ledger, idOrAliasOrEvmAddress);
    const value = entityNumber(id) ?? -1n;
    return matchingTransactions(ledger, { conditions: [{ name: 'account.id', operator: 'eq', value }] });
  },
  view: listedTransaction,
});

/** The tokens that the reply for a single account shows. */
const mostTokensOfOne = 1000;

/**
 * The account as it was at the end of the requested time range. Its balance is that of the snapshot before; without a
 * snapshot, the service sends the present balance and no tokens.
 */
export function accountOf(
  ledger: LedgerData,
  { path, query }: Pick<LookupRequest, 'path' | 'query'>,
): object {
  const id = pathAccount(ledger, path.idOrAliasOrEvmAddress);
  const info = orNotFound(accountsOf(ledger).find(({ account }) => account === id));
  const contract = ledger.contracts.find(({ contract_id }) => contract_id === id);
  const conditions = conditionsOn(query, 'timestamp');
  const { balance } = info;
  if (conditions.length === 0)
    return balance
      ? { ...info, balance: { ...balance, tokens: inOrder(balance.tokens, 'asc').slice(0, mostTokensOfOne) } }
      : info;
  const upper = endOf(conditions, info);
  const book = bookOf(ledger);
  const changed = contract && fromTimestamp(contract.timestamp?.from ?? '0');
  const isDeleted = changed === undefined ? isDeletedAt(book, info, upper) : changed <= upper;
  const then = { ...info, deleted: info.deleted && isDeleted };
  const snapshot = snapshotFor(ledger, conditions);
  if (snapshot === undefined) return { ...then, balance: balance && { ...balance, tokens: [] } };
  return {
    ...then,
    balance: {
      balance: contract || isInSnapshot(book, info, snapshot) ? hbarsAt(book, info, snapshot) : 0n,
      timestamp: toTimestamp(snapshot),
      tokens: tokensAt(ledger, snapshot, 'asc')(id).slice(0, mostTokensOfOne),
    },
  };
}

/** The end of a time range. Throws 404 if no time is in the range, or the account was created after it. */
export function endOf(
  conditions: readonly Condition[],
  { created_timestamp }: Pick<AccountInfo, 'created_timestamp'>,
): bigint {
  const exact = conditions.filter(({ operator }) => operator === 'eq').map((one) => BigInt(one.value));
  const { lower, upper } = rangeOf(conditions);
  const begin = exact.reduce((latest, time) => (time > latest ? time : latest), lower);
  if (begin > upper || upper < fromTimestamp(created_timestamp ?? '0')) throw notFound();
  return upper;
}
