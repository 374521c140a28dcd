import type { Sandbox } from '../../src/sandbox.js';

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
  readonly params?: (write: Write) => object;
  /** The transaction types that it applies to. @default any */
  readonly writes?: readonly string[];
  /** Whether its replies show no time of the write. */
  readonly isTimeless?: true;
  /** Whether a reply has everything that the write changed. Without it, no write changes the reply: only requests count. */
  readonly isFresh?: (reply: unknown, write: Write, truth: Sandbox['truth']) => boolean;
}

const newest = { order: 'desc', limit: 50 } as const;
const calls = ['CONTRACTCALL', 'ETHEREUMTRANSACTION'];
const message = ['CONSENSUSSUBMITMESSAGE'];
const transfer = ['CRYPTOTRANSFER'];
const newAccount = ['CRYPTOCREATEACCOUNT'];
const newContract = ['CONTRACTCREATEINSTANCE'];
const newToken = ['TOKENCREATION'];
const newTopic = ['CONSENSUSCREATETOPIC'];
const timeless = { writes: newToken, isTimeless: true } as const;

type IsFresh = NonNullable<ReadKind['isFresh']>;

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d+\.\d{9}$/.test(value);
const hasTime: IsFresh = (reply, { time }) => countOf(reply, (value) => value === time) > 0;
const hasTimeFrom: IsFresh = (reply, { time }) =>
  countOf(reply, (value) => isTime(value) && value >= time) > 0;
/** Whether the write is beyond a page, because the page has newer rows only. */
const isNewer = (reply: unknown, time: string): boolean =>
  countOf(reply, isTime) > 0 && countOf(reply, (value) => isTime(value) && value < time) === 0;
const hasRow: IsFresh = (reply, write, truth) => hasTime(reply, write, truth) || isNewer(reply, write.time);
const hasEntity: IsFresh = (reply, { entity }) => countOf(reply, (value) => value === entity) > 0;
const hasHolder: IsFresh = (reply, { holder }) => countOf(reply, (value) => value === holder) > 0;

/** Whether a page has as many rows of the write's time as the list has. */
const hasRows =
  (list: string, params: (write: Write) => object = () => ({})): IsFresh =>
  (reply, write, truth) => {
    const isOfWrite = (value: unknown): boolean => value === write.time;
    const all = truth[list]?.({ ...newest, ...params(write) });
    return isNewer(reply, write.time) || countOf(reply, isOfWrite) >= countOf(all, isOfWrite);
  };

/** Counts the values in a tree that pass a test. */
function countOf(tree: unknown, isExpected: (value: unknown) => boolean): number {
  if (typeof tree !== 'object' || tree === null) return Number(isExpected(tree));
  return Object.values(tree).reduce((count: number, value) => count + countOf(value, isExpected), 0);
}

const ofAccount = ({ account }: Write) => ({ idOrAliasOrEvmAddress: account });
const ofContract = ({ entity }: Write) => ({ contractIdOrAddress: entity });

/** By operation ID, with a remark if it has several kinds. */
export const readKinds: Readonly<Record<string, ReadKind>> = {
  getTransaction: { params: ({ transactionId }) => ({ transactionId }), isFresh: hasTime },
  getTransactions: { params: () => newest, isFresh: hasRow },
  'getAccount without transactions': {
    params: (write) => ({ ...ofAccount(write), transactions: false }),
    writes: transfer,
    isFresh: hasTimeFrom,
  },
  'getAccount with transactions': {
    params: (write) => ({ ...ofAccount(write), ...newest }),
    writes: transfer,
    isFresh: hasRow,
  },
  'getAccount, just created': {
    params: ({ entity }) => ({ idOrAliasOrEvmAddress: entity, transactions: false }),
    writes: newAccount,
    isFresh: hasEntity,
  },
  'getTopicMessages, newest first': {
    params: ({ entity }) => ({ topicId: entity, ...newest }),
    writes: message,
    isFresh: hasRow,
  },
  getTopicMessageByTimestamp: {
    params: ({ time }) => ({ timestamp: time }),
    writes: message,
    isFresh: hasTime,
  },
  getTopic: { params: ({ entity }) => ({ topicId: entity }), writes: newTopic, isFresh: hasEntity },
  'getTokens, newest first': { ...timeless, params: () => newest, isFresh: hasEntity },
  getTokenBalances: {
    ...timeless,
    params: ({ entity }) => ({ tokenId: entity, ...newest }),
    isFresh: hasHolder,
  },
  getTokensByAccountId: {
    ...timeless,
    params: ({ holder }) => ({ idOrAliasOrEvmAddress: holder, ...newest }),
    isFresh: hasEntity,
  },
  'getContracts, newest first': { params: () => newest, writes: newContract, isFresh: hasEntity },
  getContractsResults: { params: () => newest, writes: calls, isFresh: hasRows('getContractsResults') },
  getContractResultsByContractId: {
    params: (write) => ({ ...ofContract(write), ...newest }),
    writes: calls,
    isFresh: hasRows('getContractResultsByContractId', ofContract),
  },
  getContractsLogs: { params: () => newest, writes: calls, isFresh: hasRows('getContractsLogs') },
  getContractResultByTransactionIdOrHash: {
    params: ({ transactionId }) => ({ transactionIdOrHash: transactionId }),
    writes: calls,
    isFresh: hasTime,
  },
  getSchedules: { params: () => newest },
  getNetworkStake: { isTimeless: true },
  getCryptoAllowances: { params: ofAccount },
  'getAccount that does not exist': { params: () => ({ idOrAliasOrEvmAddress: '0.0.99999999' }) },
};
