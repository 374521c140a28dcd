import type { TransactionDetail } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { entityId } from './find-entity.js';
import { Grouper } from './grouped.js';
import { entity } from './kinds.js';
import { byNumber, byTime, type List, list, lower, time } from './list.js';
import { listedTransaction } from './list-views.js';
import { conditionsOn, lastValue, type ServiceQuery } from './query.js';
import { matcher, type Read } from './select.js';

type Message = LedgerData['messages'][number];
type Transfer = NonNullable<TransactionDetail['transfers']>[number];

export const transactionKey = [
  byTime<TransactionDetail>('timestamp', ({ consensus_timestamp }) => consensus_timestamp),
] as const;

export const transactionFilters: Readonly<Record<string, Read<TransactionDetail>>> = {
  result: ({ result }) => (result === 'SUCCESS' ? 'success' : 'fail'),
  transactiontype: lower(({ name }) => name),
};

const none = (): bigint => -1n;

/** The transactions with a transfer that credits or debits (`type`), and whose account fits each `account.id`. */
function matchingTransfers({ transactions }: LedgerData, query: ServiceQuery): readonly TransactionDetail[] {
  const direction = lastValue(query, 'type');
  const ofAccount = conditionsOn(query, 'account.id');
  if (direction === undefined && ofAccount.length === 0) return transactions;
  const accountOf = ({ account }: Transfer) => entity.parse(String(account), none);
  const fitsAccount = matcher(accountOf, ofAccount, 'any');
  const isOfType = ({ amount }: Transfer): boolean => {
    if (direction === undefined) return true;
    return direction === 'credit' ? amount > 0n : amount < 0n;
  };
  return transactions.filter(({ transfers = [] }) =>
    transfers.some((transfer) => isOfType(transfer) && fitsAccount(transfer)),
  );
}

const topics = new Grouper<Message>(({ topic_id }) => topic_id);

export const historyLists: readonly List<unknown>[] = [
  list<LedgerData['blocks'][number]>('getBlocks', 'blocks', {
    items: ({ blocks }) => blocks,
    key: [byNumber('block.number', ({ number }) => number)],
    filters: { timestamp: time(({ timestamp }) => timestamp?.to) },
    matching: 'all',
  }),
  list<TransactionDetail>('getTransactions', 'transactions', {
    items: (ledger, _, query) => matchingTransfers(ledger, query),
    key: transactionKey,
    filters: transactionFilters,
    matching: 'all',
    view: listedTransaction,
    window: { empty: 'next' },
  }),
  list<Message>('getTopicMessages', 'messages', {
    items: ({ messages }, { topicId }) => topics.group(messages, entityId(topicId)),
    key: [byNumber('sequencenumber', ({ sequence_number }) => sequence_number)],
    filters: { timestamp: time(({ consensus_timestamp }) => consensus_timestamp) },
    matching: 'all',
    nextBy: byTime('timestamp', ({ consensus_timestamp }) => consensus_timestamp),
  }),
];
