import type { TransactionDetail } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { entityId } from './find-entity.js';
import { Grouper } from './grouped.js';
import { entity } from './kinds.js';
import { alwaysEqual, any, byNumber, byTime, type List, last, list, time, words } from './list.js';
import { listedTransaction } from './list-views.js';
import { conditionsOn, type ServiceQuery } from './query.js';
import { type Filter, matcher } from './select.js';

type Message = LedgerData['messages'][number];

export const transactionKey = [
  byTime<TransactionDetail>('timestamp', ({ consensus_timestamp }) => consensus_timestamp),
] as const;

/** Of several results, the last one counts; of several types, each. Operators are ignored. */
export const transactionFilters: Readonly<Record<string, Filter<TransactionDetail>>> = {
  result: last(alwaysEqual(words(({ result }) => [successes.has(String(result)) ? 'success' : 'fail']))),
  transactiontype: any(alwaysEqual(words(({ name }) => [name]))),
};

const successes = new Set([
  'SUCCESS',
  'FEE_SCHEDULE_FILE_PART_UPLOADED',
  'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
]);

/** An account that takes part in a transaction, and what is credited or debited to it; nothing if it only pays. */
interface Part {
  readonly account?: string | null;
  readonly amount?: bigint;
}

/** Children that the network adds before the transaction of a user have no parent. */
const precedingTypes = ['CRYPTOCREATEACCOUNT', 'CRYPTOUPDATEACCOUNT'];

/**
 * The payer, and the accounts of the transfers of hbars and fungible tokens: the service joins these three tables for
 * `account.id`. By default it has no table of those that only send or receive an NFT (`entityNftTransactions`).
 */
function partsOf(transaction: TransactionDetail): Part[] {
  const { transfers = [], token_transfers = [] } = transaction;
  return [...payerOf(transaction), ...transfers, ...token_transfers];
}

function payerOf({
  transaction_id = '',
  name,
  nonce,
  parent_consensus_timestamp,
}: TransactionDetail): Part[] {
  const isOfUser = !nonce || parent_consensus_timestamp != null || precedingTypes.includes(String(name));
  return isOfUser ? [{ account: transaction_id.split('-')[0] ?? null }] : [];
}

const accountOf = ({ account }: Part) => entity.parse(String(account), () => -1n);

/** The transactions that have a part whose account fits each `account.id`, and that credits or debits it (`type`). */
export function matchingTransactions(
  { transactions }: LedgerData,
  query: Pick<ServiceQuery, 'conditions'>,
): readonly TransactionDetail[] {
  const directions = new Set(conditionsOn(query, 'type').map(({ value }) => value));
  const ofAccount = conditionsOn(query, 'account.id');
  if (directions.size === 0 && ofAccount.length === 0) return transactions;
  if (directions.size > 1) return [];
  const fitsAccount = matcher(accountOf, ofAccount, 'any');
  const isOfType = ({ amount }: Part): boolean => {
    if (directions.size === 0) return true;
    if (amount === undefined) return false;
    return directions.has('credit') ? amount > 0n : amount < 0n;
  };
  return transactions.filter((transaction) =>
    partsOf(transaction).some((part) => isOfType(part) && fitsAccount(part)),
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
    items: (ledger, _, query) => matchingTransactions(ledger, query),
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
