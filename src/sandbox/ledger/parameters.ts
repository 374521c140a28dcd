import {
  addressable,
  balanceOwner,
  blockNumber,
  bytes32,
  contract,
  entity,
  flag,
  hash,
  index,
  integer,
  type Kind,
  phrase,
  publicKey,
  sender,
  timestamp,
  values,
} from './kinds.js';
import { transactionTypes } from './transaction-types.js';

export interface Parameter {
  readonly kind: Kind;
  /** The accepted operators, separated by spaces. */
  readonly operators: string;
  /** The operators that an EVM address can have. All of them if absent. */
  readonly addressOperators?: string;
}

const ordered = 'eq gt gte lt lte';
const of = (kind: Kind, operators = `${ordered} ne`): Parameter => ({ kind, operators });
const exact = (kind: Kind): Parameter => of(kind, 'eq');

/** The service checks most names in the same way for all operations. It ignores some operators that it accepts. */
const parameters: Readonly<Record<string, Parameter>> = {
  'account.balance': of(integer()),
  'account.id': of(addressable),
  'account.publickey': of(publicKey),
  balance: exact(flag),
  'block.hash': exact(hash),
  'block.number': of(blockNumber, ordered),
  'contract.id': { ...of(contract), addressOperators: 'eq' },
  encoding: of(values('base64', 'utf-8', 'utf8')),
  from: of(sender),
  hbar: exact(flag),
  index: of(index),
  internal: exact(flag),
  limit: of(integer(1n)),
  name: exact(phrase),
  nonce: exact(integer(0n, (1n << 31n) - 1n)),
  order: of(values('asc', 'desc')),
  publickey: of(publicKey),
  result: of(values('success', 'fail')),
  'schedule.id': of(addressable),
  scheduled: exact(flag),
  sequencenumber: of(integer(1n)),
  serialnumber: of(integer(1n)),
  slot: of(bytes32, ordered),
  'spender.id': of(addressable),
  timestamp: of(timestamp),
  'token.id': of(entity),
  topic0: exact(bytes32),
  topic1: exact(bytes32),
  topic2: exact(bytes32),
  topic3: exact(bytes32),
  'transaction.hash': exact(hash),
  'transaction.index': exact(integer()),
  transactions: exact(flag),
  transactiontype: of(values(...transactionTypes)),
};

const exceptions: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  getBalances: { 'account.id': of(balanceOwner) },
  getContractsResults: { 'block.number': exact(blockNumber) },
  getContractResultsByContractId: { 'block.number': exact(blockNumber) },
  getToken: { timestamp: of(timestamp, 'eq lt lte') },
  getTokens: { type: of(values('ALL', 'FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE')) },
  getTransactions: { type: of(values('credit', 'debit')) },
};

export function parameterOf(operationId: string, name: string): Parameter {
  const parameter = exceptions[operationId]?.[name] ?? parameters[name];
  // A parameter of an operation that is forgotten here would refuse every value.
  if (!parameter) throw new Error(`the sandbox does not know what ${name} of ${operationId} accepts`);
  return parameter;
}
