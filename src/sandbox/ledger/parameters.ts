import {
  addressable,
  balanceOwner,
  blockNumber,
  contract,
  entity,
  flag,
  hash,
  integer,
  type Kind,
  text,
  timestamp,
  word,
  words,
} from './kinds.js';
import { transactionTypes } from './transaction-types.js';

export interface Parameter {
  readonly kind: Kind;
  /** The accepted operators, separated by spaces. */
  readonly operators: string;
  /** An EVM address or an alias accepts only the operator `eq`. */
  readonly exactAddresses?: boolean;
}

const all = 'eq ne gt gte lt lte';
const range = 'eq gt gte lt lte';

const publicKey = text(/^(0x)?([0-9a-f]{64}|[0-9a-f]{66}|302[0-9a-f]{85}|302[0-9a-f]{91})$/i);

/** The service checks most names in the same way for all operations. */
const parameters: Readonly<Record<string, Parameter>> = {
  'account.balance': { kind: integer(), operators: all },
  'account.id': { kind: addressable, operators: all },
  'account.publickey': { kind: publicKey, operators: 'eq ne' },
  balance: { kind: flag, operators: 'eq' },
  'block.hash': { kind: hash, operators: 'eq' },
  'block.number': { kind: blockNumber, operators: range },
  'contract.id': { kind: contract, operators: all, exactAddresses: true },
  encoding: { kind: words('base64', 'utf-8'), operators: 'eq' },
  from: { kind: addressable, operators: 'eq' },
  hbar: { kind: flag, operators: 'eq' },
  index: { kind: integer(0n, (1n << 31n) - 1n), operators: range },
  internal: { kind: flag, operators: 'eq' },
  // A name may contain a colon, so it is not split. It may start with `eq:`.
  name: { kind: text(/^(eq:)?.{3,100}$/s), operators: '' },
  nonce: { kind: integer(0n, (1n << 31n) - 1n), operators: 'eq' },
  publickey: { kind: publicKey, operators: all },
  result: { kind: words('success', 'fail'), operators: 'eq' },
  'schedule.id': { kind: entity, operators: all },
  scheduled: { kind: flag, operators: 'eq' },
  sequencenumber: { kind: integer(1n), operators: all },
  serialnumber: { kind: integer(1n), operators: range },
  slot: { kind: word, operators: range },
  'spender.id': { kind: entity, operators: all },
  timestamp: { kind: timestamp, operators: all },
  'token.id': { kind: entity, operators: all },
  topic0: { kind: word, operators: 'eq' },
  topic1: { kind: word, operators: 'eq' },
  topic2: { kind: word, operators: 'eq' },
  topic3: { kind: word, operators: 'eq' },
  'transaction.hash': { kind: hash, operators: 'eq' },
  'transaction.index': { kind: integer(0n, (1n << 31n) - 1n), operators: 'eq' },
  transactions: { kind: flag, operators: 'eq' },
  transactiontype: { kind: words(...transactionTypes), operators: 'eq' },
};

const exceptions: Readonly<Record<string, Readonly<Record<string, Partial<Parameter>>>>> = {
  getBalances: { 'account.id': { kind: balanceOwner, exactAddresses: true } },
  getContractsResults: { 'block.number': { operators: 'eq' } },
  getContractResultsByContractId: { 'block.number': { operators: 'eq' } },
  getStakingRewards: { timestamp: { operators: range } },
  getToken: { timestamp: { operators: 'eq lt lte' } },
  getTokens: {
    'account.id': { operators: '' },
    type: { kind: words('ALL', 'FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'), operators: 'eq' },
  },
  getTokensByAccountId: { 'token.id': { operators: range } },
  getTransactions: { type: { kind: words('credit', 'debit'), operators: 'eq' } },
};

export function parameterOf(operationId: string, name: string): Parameter {
  const common = parameters[name] ?? { kind: words(), operators: '' };
  return { ...common, ...exceptions[operationId]?.[name] };
}
