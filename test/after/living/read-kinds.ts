import type { Transport } from '../../../src/client/client.js';
import * as ledger from '../../../src/ledger.js';
import type { Sandbox } from '../../../src/sandbox.js';

/** A transaction and its entities. */
export interface Write {
  readonly transactionId: string;
  readonly time: string;
  /** An account that paid. */
  readonly account: string;
  /** The entity that was created, called or written to. */
  readonly entity: string;
  /** An account that holds the entity, if that is a token. */
  readonly holder: string;
}

/** One kind of read, judged by the ledger itself. */
export interface ReadKind {
  readonly name: string;
  /** The transaction types that it applies to. @default any */
  readonly writes?: readonly string[];
  /** Whether its replies show no time of the write. */
  readonly isTimeless?: true;
  read(transport: Transport, write: Write, options: ledger.CallOptions): PromiseLike<unknown>;
  /** Whether a reply has everything that the write changed. */
  isFresh(reply: unknown, write: Write, truth: Sandbox['truth']): boolean;
}

const newest = { order: 'desc', limit: 50 } as const;
const calls = ['CONTRACTCALL', 'ETHEREUMTRANSACTION'];
const message = ['CONSENSUSSUBMITMESSAGE'];
const transfer = ['CRYPTOTRANSFER'];
const newAccount = ['CRYPTOCREATEACCOUNT'];
const newContract = ['CONTRACTCREATEINSTANCE'];
const newToken = ['TOKENCREATION'];
const newTopic = ['CONSENSUSCREATETOPIC'];

const always = (): boolean => true;
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d+\.\d{9}$/.test(value);
const hasTime: ReadKind['isFresh'] = (reply, { time }) => countOf(reply, (value) => value === time) > 0;
const hasTimeFrom: ReadKind['isFresh'] = (reply, { time }) =>
  countOf(reply, (value) => isTime(value) && value >= time) > 0;
/** Whether the write is beyond a page, because the page has newer rows only. */
const isNewer = (reply: unknown, time: string): boolean =>
  countOf(reply, isTime) > 0 && countOf(reply, (value) => isTime(value) && value < time) === 0;
const hasRow: ReadKind['isFresh'] = (reply, write, truth) =>
  hasTime(reply, write, truth) || isNewer(reply, write.time);
const hasEntity: ReadKind['isFresh'] = (reply, { entity }) => countOf(reply, (value) => value === entity) > 0;

/** Whether a page has as many rows of the write's time as the list has. */
const hasRows =
  (name: string, params: (write: Write) => object = () => ({})): ReadKind['isFresh'] =>
  (reply, write, truth) => {
    const isOfWrite = (value: unknown): boolean => value === write.time;
    const all = truth[name]?.({ ...newest, ...params(write) });
    return isNewer(reply, write.time) || countOf(reply, isOfWrite) >= countOf(all, isOfWrite);
  };

/** Counts the values in a tree that pass a test. */
function countOf(tree: unknown, isExpected: (value: unknown) => boolean): number {
  if (typeof tree !== 'object' || tree === null) return Number(isExpected(tree));
  return Object.values(tree).reduce((count: number, value) => count + countOf(value, isExpected), 0);
}

export const readKinds: readonly ReadKind[] = [
  {
    name: 'getTransaction',
    read: (transport, { transactionId }, options) =>
      ledger.getTransaction(transport, { transactionId }, options),
    isFresh: hasTime,
  },
  {
    name: 'getTransactions',
    read: (transport, _, options) => ledger.getTransactions(transport, newest, options),
    isFresh: hasRow,
  },
  {
    name: 'getAccount without transactions',
    writes: transfer,
    read: (transport, { account }, options) =>
      ledger.getAccount(transport, { idOrAliasOrEvmAddress: account, transactions: false }, options),
    isFresh: hasTimeFrom,
  },
  {
    name: 'getAccount with transactions',
    writes: transfer,
    read: (transport, { account }, options) =>
      ledger.getAccount(transport, { idOrAliasOrEvmAddress: account, ...newest }, options),
    isFresh: hasRow,
  },
  {
    name: 'getAccount, just created',
    writes: newAccount,
    read: (transport, { entity }, options) =>
      ledger.getAccount(transport, { idOrAliasOrEvmAddress: entity, transactions: false }, options),
    isFresh: hasEntity,
  },
  {
    name: 'getAccounts by ID',
    writes: transfer,
    read: (transport, { account }, options) =>
      ledger.getAccounts(transport, { 'account.id': account }, options),
    isFresh: hasTimeFrom,
  },
  {
    name: 'getBalances of an account',
    writes: transfer,
    read: (transport, { account }, options) =>
      ledger.getBalances(transport, { 'account.id': account }, options),
    isFresh: hasTimeFrom,
  },
  {
    name: 'getTopicMessages, newest first',
    writes: message,
    read: (transport, { entity }, options) =>
      ledger.getTopicMessages(transport, { topicId: entity, ...newest }, options),
    isFresh: hasRow,
  },
  {
    name: 'getTopicMessages by timestamp',
    writes: message,
    read: (transport, { entity, time }, options) =>
      ledger.getTopicMessages(transport, { topicId: entity, timestamp: time }, options),
    isFresh: hasTime,
  },
  {
    name: 'getTopicMessageByTimestamp',
    writes: message,
    read: (transport, { time }, options) =>
      ledger.getTopicMessageByTimestamp(transport, { timestamp: time }, options),
    isFresh: hasTime,
  },
  {
    name: 'getTopic',
    writes: newTopic,
    read: (transport, { entity }, options) => ledger.getTopic(transport, { topicId: entity }, options),
    isFresh: hasEntity,
  },
  {
    name: 'getToken',
    writes: newToken,
    read: (transport, { entity }, options) => ledger.getToken(transport, { tokenId: entity }, options),
    isFresh: hasEntity,
  },
  {
    name: 'getTokens, newest first',
    writes: newToken,
    isTimeless: true,
    read: (transport, _, options) => ledger.getTokens(transport, newest, options),
    isFresh: hasEntity,
  },
  {
    name: 'getTokens by ID',
    writes: newToken,
    isTimeless: true,
    read: (transport, { entity }, options) => ledger.getTokens(transport, { 'token.id': entity }, options),
    isFresh: hasEntity,
  },
  {
    name: 'getTokenBalances',
    writes: newToken,
    isTimeless: true,
    read: (transport, { entity }, options) =>
      ledger.getTokenBalances(transport, { tokenId: entity, ...newest }, options),
    isFresh: (reply, { holder }) => countOf(reply, (value) => value === holder) > 0,
  },
  {
    name: 'getTokensByAccountId',
    writes: newToken,
    isTimeless: true,
    read: (transport, { holder }, options) =>
      ledger.getTokensByAccountId(transport, { idOrAliasOrEvmAddress: holder, ...newest }, options),
    isFresh: hasEntity,
  },
  {
    name: 'getContract',
    writes: newContract,
    read: (transport, { entity }, options) =>
      ledger.getContract(transport, { contractIdOrAddress: entity }, options),
    isFresh: hasEntity,
  },
  {
    name: 'getContracts, newest first',
    writes: newContract,
    read: (transport, _, options) => ledger.getContracts(transport, newest, options),
    isFresh: hasEntity,
  },
  {
    name: 'getContractsResults',
    writes: calls,
    read: (transport, _, options) => ledger.getContractsResults(transport, newest, options),
    isFresh: hasRows('getContractsResults'),
  },
  {
    name: 'getContractResultsByContractId',
    writes: calls,
    read: (transport, { entity }, options) =>
      ledger.getContractResultsByContractId(transport, { contractIdOrAddress: entity, ...newest }, options),
    isFresh: hasRows('getContractResultsByContractId', ({ entity }) => ({ contractIdOrAddress: entity })),
  },
  {
    name: 'getContractsLogs',
    writes: calls,
    read: (transport, _, options) => ledger.getContractsLogs(transport, newest, options),
    isFresh: hasRows('getContractsLogs'),
  },
  {
    name: 'getContractResultByTransactionIdOrHash',
    writes: calls,
    read: (transport, { transactionId }, options) =>
      ledger.getContractResultByTransactionIdOrHash(
        transport,
        { transactionIdOrHash: transactionId },
        options,
      ),
    isFresh: hasTime,
  },
  // No write changes these replies: only their requests count.
  {
    name: 'getSchedules',
    read: (transport, _, options) => ledger.getSchedules(transport, newest, options),
    isFresh: always,
  },
  {
    name: 'getNftsByAccountId',
    read: (transport, { account }, options) =>
      ledger.getNftsByAccountId(transport, { idOrAliasOrEvmAddress: account }, options),
    isFresh: always,
  },
  {
    name: 'getNetworkStake',
    isTimeless: true,
    read: (transport, _, options) => ledger.getNetworkStake(transport, {}, options),
    isFresh: always,
  },
  {
    name: 'getNetworkNodes',
    read: (transport, _, options) => ledger.getNetworkNodes(transport, {}, options),
    isFresh: always,
  },
  {
    name: 'getCryptoAllowances',
    read: (transport, { account }, options) =>
      ledger.getCryptoAllowances(transport, { idOrAliasOrEvmAddress: account }, options),
    isFresh: always,
  },
  {
    name: 'getAccount that does not exist',
    read: (transport, _, options) =>
      ledger.getAccount(transport, { idOrAliasOrEvmAddress: '0.0.99999999' }, options).catch((error) => {
        if (!(error instanceof ledger.ApiError && error.status === 404)) throw error;
      }),
    isFresh: always,
  },
];
