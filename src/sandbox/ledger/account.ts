import type { TransactionDetail } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { pathAccount } from './find-entity.js';
import { transactionFilters, transactionKey } from './history-lists.js';
import { type List, list } from './list.js';
import { listedTransaction } from './list-views.js';
import type { LookupRequest } from './lookup.js';
import { orNotFound } from './lookup.js';
import { compare, conditionsOn, isOn, type ServiceQuery } from './query.js';
import { notFound } from './service-error.js';

export const accountTransactions: List<unknown> = list<TransactionDetail>('getAccount', 'transactions', {
  items: (ledger, { idOrAliasOrEvmAddress = '' }, query) => {
    if (!isOn(query, 'transactions', true)) return [];
    const id = pathAccount(ledger, idOrAliasOrEvmAddress);
    return ledger.transactions.filter(
      ({ transfers = [], entity_id }) => entity_id === id || transfers.some(({ account }) => account === id),
    );
  },
  key: transactionKey,
  filters: transactionFilters,
  repeats: 'all',
  view: listedTransaction,
  window: { empty: 'next' },
});

/** The account, if it existed at the end of the requested time range. */
export function accountOf(
  ledger: LedgerData,
  { path, query }: Pick<LookupRequest, 'path' | 'query'>,
): object {
  const id = pathAccount(ledger, path.idOrAliasOrEvmAddress ?? '');
  const info = orNotFound(ledger.accounts.find(({ account }) => account === id));
  const { begin, end } = rangeOf(query);
  const created = fromTimestamp(info.created_timestamp ?? '0');
  if (end !== undefined && (end < created || (begin !== undefined && begin > end))) throw notFound();
  return info;
}

function rangeOf(query: ServiceQuery): { begin: bigint | undefined; end: bigint | undefined } {
  const edges = conditionsOn(query, 'timestamp').map(({ operator, value }) => ({
    operator,
    at: BigInt(value),
  }));
  const begins = edges.flatMap(({ operator, at }) =>
    operator === 'gt' ? [at + 1n] : operator === 'gte' || operator === 'eq' ? [at] : [],
  );
  const ends = edges.flatMap(({ operator, at }) =>
    operator === 'lt' ? [at - 1n] : operator === 'lte' || operator === 'eq' ? [at] : [],
  );
  return { begin: begins.sort(compare).at(-1), end: ends.sort(compare)[0] };
}
