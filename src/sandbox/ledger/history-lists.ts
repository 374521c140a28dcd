import type { TransactionDetail } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { entityId } from './find-entity.js';
import { Grouper } from './grouped.js';
import { entity } from './kinds.js';
import { type List, list } from './list.js';
import { listedTransaction, shownMessage } from './list-views.js';
import { type Condition, conditionsOn, type ServiceQuery } from './query.js';
import { matcher } from './select.js';

type Message = LedgerData['messages'][number];

/** An account that takes part in a transaction, and what is credited or debited to it; nothing if it only pays. */
interface Part {
  readonly account?: string | null;
  readonly amount?: bigint;
}

/** Children that the network adds before the transaction of a user have no parent. */
const precedingTypes = ['CRYPTOCREATEACCOUNT', 'CRYPTOUPDATEACCOUNT'];

/**
 * Whether one of the parts of a transaction fits: its transfers of hbars and of fungible tokens, and its payer. The service
 * joins these three tables for `account.id`. By default it has no table of accounts that only send or receive an NFT
 * (`entityNftTransactions`).
 */
function hasPart(transaction: TransactionDetail, fits: (part: Part) => boolean): boolean {
  const { transfers = [], token_transfers = [], transaction_id = '' } = transaction;
  if (transfers.some(fits) || token_transfers.some(fits)) return true;
  return fits({ account: transaction_id.slice(0, transaction_id.indexOf('-')) }) && isOfUser(transaction);
}

function isOfUser({ name, nonce, parent_consensus_timestamp }: TransactionDetail): boolean {
  return !nonce || parent_consensus_timestamp != null || precedingTypes.includes(String(name));
}

const accountOf = ({ account }: Part) => entity.parse(String(account), () => -1n);

/** Most requests name accounts, which are compared as texts: a ledger has thousands of transfers. */
function accountTest(conditions: readonly Condition[]): (part: Part) => boolean {
  if (conditions.length === 0) return () => true;
  if (conditions.some(({ operator }) => operator !== 'eq')) return matcher(accountOf, conditions, 'any');
  const named = new Set(conditions.map(({ value }) => entity.write(value)));
  return ({ account }) => named.has(String(account));
}

/** The transactions that have a part whose account fits each `account.id`, and that credits or debits it (`type`). */
export function matchingTransactions(
  { transactions }: Pick<LedgerData, 'transactions'>,
  query: Pick<ServiceQuery, 'conditions'>,
): readonly TransactionDetail[] {
  const directions = new Set(conditionsOn(query, 'type').map(({ value }) => value));
  const ofAccount = conditionsOn(query, 'account.id');
  if (directions.size === 0 && ofAccount.length === 0) return transactions;
  if (directions.size > 1) return [];
  const fitsAccount = accountTest(ofAccount);
  const isOfType = ({ amount }: Part): boolean => {
    if (directions.size === 0) return true;
    if (amount === undefined) return false;
    return directions.has('credit') ? amount > 0n : amount < 0n;
  };
  const fits = (part: Part): boolean => fitsAccount(part) && isOfType(part);
  return transactions.filter((transaction) => hasPart(transaction, fits));
}

const topics = new Grouper<Message>(({ topic_id }) => topic_id);

export const historyLists: readonly List<unknown>[] = [
  list<LedgerData['blocks'][number]>('getBlocks', {
    items: ({ blocks }) => blocks,
  }),
  list<TransactionDetail>('getTransactions', {
    items: (ledger, _, query) => matchingTransactions(ledger, query),
    applied: ['account.id', 'type'],
    view: listedTransaction,
  }),
  list<Message>('getTopicMessages', {
    items: ({ messages }, { topicId }) => topics.group(messages, entityId(topicId)),
    nextBy: 'timestamp',
    view: shownMessage,
  }),
];
