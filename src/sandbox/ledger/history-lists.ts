import type { TransactionDetail } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { entityId } from './find-entity.js';
import { Grouper } from './grouped.js';
import { entity } from './kinds.js';
import { byNumber, byTime, type List, list, lower, time } from './list.js';
import { listedTransaction } from './list-views.js';
import { lastValue, on, type ServiceQuery } from './query.js';
import type { Read } from './select.js';

type Message = LedgerData['messages'][number];

export const transactionKey = [
  byTime<TransactionDetail>('timestamp', ({ consensus_timestamp }) => consensus_timestamp),
] as const;

export const transactionFilters: Readonly<Record<string, Read<TransactionDetail>>> = {
  result: ({ result }) => (result === 'SUCCESS' ? 'success' : 'fail'),
  transactiontype: lower(({ name }) => name),
};

const none = (): bigint => -1n;

/** Transactions that change the balance of one of these accounts, in the direction that `type` asks for. */
function moving({ transactions }: LedgerData, query: ServiceQuery): readonly TransactionDetail[] {
  const way = lastValue(query, 'type');
  const wanted = on(query, 'account.id').filter(({ operator }) => operator === 'eq');
  if (way === undefined && wanted.length === 0) return transactions;
  return transactions.filter(({ transfers = [] }) =>
    transfers.some(
      ({ account, amount }) =>
        (way === undefined || (way === 'credit' ? amount > 0n : amount < 0n)) &&
        (wanted.length === 0 || wanted.some(({ value }) => value === entity.parse(String(account), none))),
    ),
  );
}

const topics = new Grouper<Message>(({ topic_id }) => topic_id);

/** The lists of what happened: blocks, transactions and messages. */
export const historyLists: readonly List<unknown>[] = [
  list<LedgerData['blocks'][number]>('getBlocks', 'blocks', {
    items: ({ blocks }) => blocks,
    key: [byNumber('block.number', ({ number }) => number)],
    filters: { timestamp: time(({ timestamp }) => timestamp?.to) },
    repeats: 'all',
  }),
  list<TransactionDetail>('getTransactions', 'transactions', {
    items: (ledger, _, query) => moving(ledger, query),
    key: transactionKey,
    filters: transactionFilters,
    repeats: 'all',
    view: listedTransaction,
    window: { empty: 'next' },
  }),
  list<Message>('getTopicMessages', 'messages', {
    items: ({ messages }, { topicId = '' }) => topics.group(messages, entityId(topicId)),
    key: [byNumber('sequencenumber', ({ sequence_number }) => sequence_number)],
    filters: { timestamp: time(({ consensus_timestamp }) => consensus_timestamp) },
    repeats: 'all',
    nextBy: byTime('timestamp', ({ consensus_timestamp }) => consensus_timestamp),
  }),
];
