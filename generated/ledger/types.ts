// The types of the ledger service.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type {
  AmountValue,
  EntityIdValue,
  Filter,
  FilterBounds,
  FilterRange,
  Filters,
  HbarObject,
  IntegerValue,
  LongObject,
  NftSerialNumberValue,
  NftTokenIdValue,
  OpenEnum,
  Operator,
  PublicKeyValue,
  TimestampValue,
  TransactionIdValue,
} from '../../src/core.js';

/** An address and its storage keys that an Ethereum transaction declares in advance. */
export interface AccessListEntry {
  /** The declared address. */
  address: Address;
  /** The declared storage slots, in hexadecimal with 0x. */
  storage_keys: `0x${string}`[];
}

/** An account with its keys, settings, balance and staking settings, as single replies and lists have it. */
export type Account = AccountInfo;

/** The hbar and token balances of one account. */
export interface AccountBalance {
  /** The account of the balance. */
  account: EntityId;
  /** The hbar balance of the account, in tinybars. */
  balance: bigint;
  /** The tokens of the account with their balances. */
  tokens: TokenBalance[];
}

/** An account with a page of its transactions. */
export interface AccountBalanceTransactions extends AccountInfo {
  /** A page of the account's transactions. */
  transactions: Transaction[];
  /** The link to the next page of the account's transactions. */
  links: AccountLinks;
}

/** An account with its keys, settings, balance and staking settings. */
export interface AccountInfo {
  /** The ID of the account. */
  account: EntityId;
  /** The alias of the account in base32. Null if not set. */
  alias: Alias;
  /** The duration of each renewal in seconds. Null if unknown. */
  auto_renew_period: bigint | null;
  /** The hbar and token balances of the account, and their time. Null if no balance is known. */
  balance: Balance;
  /** The consensus time at which the account was created. Null if unknown. */
  created_timestamp: TimestampNullable;
  /** Whether the account declines staking rewards. */
  decline_reward: boolean;
  /** Whether the account was deleted. Null if unknown. */
  deleted: boolean | null;
  /** The nonce of the account's Ethereum transactions. Null if unknown. */
  ethereum_nonce: bigint | null;
  /** The EVM address of the account, in hexadecimal with 0x. Null if unknown. */
  evm_address: AddressNullable;
  /** The time at which the account expires without a renewal. Null if unknown. */
  expiry_timestamp: TimestampNullable;
  /** The key of the account, which must sign for it. Null if not set. */
  key: Key;
  /** The maximum number of automatic token associations. -1 means no limit. Null if unknown. */
  max_automatic_token_associations: number | null;
  /** The memo of the account. Null if unknown. */
  memo: string | null;
  /** The earned staking reward that is not paid yet, in tinybars. */
  pending_reward: bigint;
  /** Whether the account must sign transfers that credit it. Null if unknown. */
  receiver_sig_required: boolean | null;
  /** The account to which this account stakes. Null if it does not stake to an account. */
  staked_account_id: EntityIdNullable;
  /** The number of the node to which this account stakes. Null if it does not stake to a node. */
  staked_node_id: bigint | null;
  /**
   * The start of the staking period from which rewards are counted (seconds.nanoseconds since the Unix
   * epoch). Null if not set.
   */
  stake_period_start: string | null;
  /**
   * The address of the code to which the account delegates, in hexadecimal. 0x if it does not delegate.
   * Since 0.154.0.
   */
  delegation_address?: `0x${string}`;
}

/** The link to the next page of transactions. Omitted if transactions were not requested. */
export interface AccountLinks {
  /** The path and query of the next page. Null on the last page. */
  next?: string | null;
}

/** The balance of one token of an account. */
export interface AccountTokenBalance {
  /** The ID of the token. */
  token_id?: EntityId;
  /** The amount of the token, in its smallest unit. */
  balance?: bigint;
}

/** A page of accounts. */
export interface AccountsResponse {
  /** A page of accounts. */
  accounts: AccountInfo[];
  /** The link to the next page. */
  links: Links;
}

/** An EVM address of 20 bytes, in hexadecimal with 0x. */
export type Address = `0x${string}`;

/** An EVM address of 20 bytes, in hexadecimal with 0x. Null if not set. */
export type AddressNullable = `0x${string}` | null;

/** An account alias in base32 without padding (RFC 4648). Null if not set. */
export type Alias = string | null;

/** The right of a spender to use an amount of the owner. */
export interface Allowance {
  /** The unused amount of the allowance, in tinybars or in the smallest unit of the token. */
  amount: bigint;
  /** The granted amount, in tinybars or in the smallest unit of the token. */
  amount_granted: bigint;
  /** The account that grants the allowance. */
  owner: EntityId;
  /** The account that may spend. */
  spender: EntityId;
  /** The time range in which this allowance is valid. */
  timestamp: TimestampRange;
}

/** A custom fee of a transaction. */
export interface AssessedCustomFee {
  /** The amount of the fee, in the smallest unit of the token, or in tinybars if token_id is null. */
  amount: bigint;
  /** The account that received the fee. */
  collector_account_id: EntityId;
  /** The accounts that paid the fee. */
  effective_payer_account_ids: EntityId[];
  /** The token of the fee. Null means hbars. */
  token_id: EntityIdNullable;
}

/** A signed permission of an account to run the code of an address (EIP-7702). */
export interface Authorization {
  /** The address of the code to which the signer delegates, in hexadecimal. */
  address: Address;
  /** The chain for which the authorization is valid, in hexadecimal with 0x. */
  chain_id: `0x${string}`;
  /** The nonce of the signing account. */
  nonce: bigint;
  /** The value r of the signature, in hexadecimal with 0x. */
  r: `0x${string}`;
  /** The value s of the signature, in hexadecimal with 0x. */
  s: `0x${string}`;
  /**
   * The parity of the y value of the signature's curve point, 0 or 1. Since 0.160.0: in hexadecimal with
   * 0x.
   */
  y_parity: number | `0x${string}`;
}

/** The balance of an account at one time. Null if unknown. */
export type Balance = {
  /** The time of the balance (seconds.nanoseconds since the Unix epoch). Null if unknown. */
  timestamp: TimestampNullable;
  /** The hbar balance of the account, in tinybars. Null if unknown. */
  balance: bigint | null;
  /** The tokens of the account with their balances. */
  tokens: AccountTokenBalance[];
} | null;

/** A page of account balances at one time. */
export interface BalancesResponse {
  /** The time of the balances (seconds.nanoseconds since the Unix epoch). Null if no balance was found. */
  timestamp: TimestampNullable;
  /** A page of balances. */
  balances: AccountBalance[];
  /** The link to the next page. */
  links: Links;
}

/** A block: the transactions of one record file. */
export interface Block {
  /** The number of transactions in the block. */
  count: bigint;
  /** The gas used by the contract transactions of the block. Null if unknown. */
  gas_used: bigint | null;
  /** The protocol version of the network at the time of the block. Null if unknown. */
  hapi_version: string | null;
  /** The hash of the block, in hexadecimal with 0x. */
  hash: `0x${string}`;
  /**
   * The Bloom filter of the logs of the block, in hexadecimal with 0x. 0x means an empty filter. Null if
   * unknown.
   */
  logs_bloom: `0x${string}` | null;
  /** The name of the record file. */
  name: string;
  /** The number of the block. */
  number: bigint;
  /** The hash of the previous block, in hexadecimal with 0x. */
  previous_hash: `0x${string}`;
  /** The size of the record file in bytes. Null if unknown. */
  size: bigint | null;
  /** The range of consensus times of the block. */
  timestamp: TimestampRange;
}

/** A page of blocks. */
export interface BlocksResponse {
  /** A page of blocks. */
  blocks: Block[];
  /** The link to the next page. */
  links: Links;
}

/** The Bloom filter of logs, in hexadecimal with 0x. Null if not set. */
export type Bloom = `0x${string}` | null;

/** An address that a call declares to use, with storage keys. */
export interface CallAccess {
  /** The EVM address, in hexadecimal with or without 0x. */
  address?: string;
  /** The keys of its storage, in hexadecimal with or without 0x. */
  storage_keys?: string[];
}

/** A signed permission of an account to run the code of an address, for one call. */
export interface CallAuthorization {
  /** The EVM address of the code, in hexadecimal with or without 0x. */
  address?: string;
  /** The chain for which the authorization is valid, in hexadecimal with or without 0x. */
  chain_id?: string;
  /** The nonce of the signing account. */
  nonce?: number | bigint | LongObject;
  /** The value r of the signature, in hexadecimal with or without 0x. */
  r?: string;
  /** The value s of the signature, in hexadecimal with or without 0x. */
  s?: string;
  /** The parity of the y value of the signature's curve point, in hexadecimal with or without 0x. */
  y_parity?: string;
}

/** The position of a chunk within a longer message. Null if the message is not split. */
export type ChunkInfo = {
  /** The ID of the transaction of the first chunk. */
  initial_transaction_id: TransactionId;
  /** The number of this chunk, starting at 1. */
  number: number;
  /** The number of chunks of the message. */
  total: number;
} | null;

/** The custom fees of a topic. */
export interface ConsensusCustomFees {
  /** The consensus time at which these fees were set. */
  created_timestamp: Timestamp;
  /** Fixed fees per message. */
  fixed_fees: FixedCustomFee[];
}

/** A smart contract and its settings. */
export interface Contract {
  /** The key that can change or delete the contract. Null if the contract cannot be changed. */
  admin_key?: Key;
  /** The account that pays for renewals. Null if not set. */
  auto_renew_account?: EntityIdNullable;
  /** The duration of each renewal in seconds. Null if unknown. */
  auto_renew_period?: bigint | null;
  /** The ID of the contract. */
  contract_id?: EntityIdNullable;
  /** The consensus time at which the contract was created. Null if unknown. */
  created_timestamp?: TimestampNullable;
  /** Whether the contract was deleted. */
  deleted?: boolean;
  /** The EVM address of the contract, in hexadecimal with 0x. */
  evm_address?: EvmAddress;
  /** The time at which the contract expires without a renewal. Null if unknown. */
  expiration_timestamp?: TimestampNullable;
  /** The file from which the bytecode was read. Null if not set. */
  file_id?: EntityIdNullable;
  /** The maximum number of automatic token associations. -1 means no limit. Null if unknown. */
  max_automatic_token_associations?: number | null;
  /** The memo of the contract. */
  memo?: string;
  /** The nonce of the contract. Null if unknown. */
  nonce?: bigint | null;
  /**
   * The account or contract that received the remaining balance of the deleted contract. Null if not set.
   */
  obtainer_id?: EntityIdNullable;
  /** Whether the network itself permanently removed the contract. Null if unknown. */
  permanent_removal?: boolean | null;
  /** The account of the proxy stake of the contract. Null if not set. */
  proxy_account_id?: EntityIdNullable;
  /** The time range in which this state of the contract is valid. */
  timestamp?: TimestampRange;
}

/** One action of a contract transaction: a call, a creation, or a call of a system contract. */
export interface ContractAction {
  /** The depth of the action in the call tree. */
  call_depth: number;
  /** The EVM operation that caused the action. UNKNOWN if it could not be determined. */
  call_operation_type: OpenEnum<
    'CALL' | 'CALLCODE' | 'CREATE' | 'CREATE2' | 'DELEGATECALL' | 'STATICCALL' | 'UNKNOWN'
  >;
  /**
   * The type of the action: a call, a creation, a precompiled contract, a system contract, or NO_ACTION.
   */
  call_type: OpenEnum<'NO_ACTION' | 'CALL' | 'CREATE' | 'PRECOMPILE' | 'SYSTEM'>;
  /** The account or contract that made the call. */
  caller: EntityId;
  /** Whether the caller is an account or a contract. */
  caller_type: OpenEnum<'ACCOUNT' | 'CONTRACT'>;
  /** The EVM address of the caller, in hexadecimal with 0x. */
  from: `0x${string}`;
  /** The gas limit of the action. */
  gas: bigint;
  /** The gas that the action used. */
  gas_used: bigint;
  /** The index of the action in the order of execution. */
  index: number;
  /** The input data of the action, in hexadecimal with 0x. Null if not set. */
  input: `0x${string}` | null;
  /** The called account or contract. Null if not set. */
  recipient: EntityIdNullable;
  /** Whether the recipient is an account or a contract. Null if there is no recipient. */
  recipient_type: OpenEnum<'ACCOUNT' | 'CONTRACT'> | null;
  /** The result data of the action, in hexadecimal with 0x. Null if not set. */
  result_data: `0x${string}` | null;
  /** The type of result_data: output, revert reason, or error. */
  result_data_type: OpenEnum<'OUTPUT' | 'REVERT_REASON' | 'ERROR'>;
  /** The consensus time of the transaction. */
  timestamp: Timestamp;
  /** The EVM address of the recipient, in hexadecimal with 0x. Null if not set. */
  to: AddressNullable;
  /** The amount that was sent with the action, in tinybars. */
  value: bigint;
}

/** A page of contract actions. */
export interface ContractActionsResponse {
  /** A page of actions. */
  actions: ContractAction[];
  /** The link to the next page. */
  links: Links;
}

/** A contract call to simulate. It does not change the ledger. */
export interface ContractCallRequest {
  /** The addresses and storage keys that the call declares to use (EIP-2930). Since 0.167.0. */
  access_list?: CallAccess[] | null;
  /** Signed permissions of accounts to run the code of an address (EIP-7702). Since 0.167.0. */
  authorization_list?: CallAuthorization[] | null;
  /**
   * The block whose state is used: its number in decimal or in hexadecimal with 0x; its hash of 64 or 96
   * digits with 0x; or earliest, finalized, latest, pending or safe, in any case. If absent, empty or null:
   * latest.
   */
  block?: string | null;
  /**
   * The function selector and encoded arguments, or init code to create a contract, in hexadecimal with or
   * without 0x. Empty or absent for a transfer. Services before 0.167 take at most 262,146 characters.
   */
  data?: string | null;
  /**
   * If true, the reply is the gas that the call needs. If false or absent, it is the result of the call.
   */
  estimate?: boolean | null;
  /** The EVM address of the sender, in hexadecimal with or without 0x. */
  from?: string | null;
  /** The gas limit of the call, from 21,000 to 15,000,000. If absent: 15,000,000. */
  gas?: number | bigint | LongObject | null;
  /** The price of one unit of gas, in tinybars. Above 0, the balance of the payer is checked. */
  gasPrice?: number | bigint | LongObject | null;
  /** Another name of gasPrice, in tinybars. Since 0.167.0. */
  gas_price?: number | bigint | LongObject | null;
  /**
   * Accounts whose state differs during the call. Services that have this turned off answer 400. Since
   * 0.158.0.
   */
  state_overrides?: StateOverride[];
  /**
   * The EVM address of the recipient, in hexadecimal with or without 0x. Empty, null or absent to create a
   * contract, with its init code in data.
   */
  to?: string | null;
  /**
   * The amount to send with the call, in tinybars. An amount above 0 needs from, and also to unless data is
   * init code.
   */
  value?: number | bigint | LongObject | HbarObject | null;
}

/** The result of a simulated contract call. */
export interface ContractCallResponse {
  /**
   * The return data or the estimated gas, in hexadecimal with 0x. 0x alone means that the call returns no
   * data.
   */
  result: `0x${string}`;
}

/** A log with its block and transaction. */
export interface ContractLog extends ContractResultLog {
  /** The hash of the block, in hexadecimal with 0x. */
  block_hash: `0x${string}`;
  /** The number of the block. Null if the block is after the end of the page. */
  block_number: bigint | null;
  /** The contract that the transaction called first. Null if unknown. */
  root_contract_id: EntityIdNullable;
  /** The consensus time of the transaction. */
  timestamp: Timestamp;
  /** The hash of the transaction, in hexadecimal with 0x. */
  transaction_hash: `0x${string}`;
  /** The index of the transaction in its block. Null if unknown. */
  transaction_index: number | null;
}

/** The topics of a log, up to four, each in hexadecimal with 0x. */
export type ContractLogTopics = [] | [`0x${string}`, ...`0x${string}`[]];

/** A page of contract logs. */
export interface ContractLogsResponse {
  /** A page of logs. */
  logs: ContractLog[];
  /** The link to the next page. */
  links: Links;
}

/** A smart contract with its bytecode. */
export interface ContractResponse extends Contract {
  /** The bytecode with which the contract was created, in hexadecimal with 0x. Null if unknown. */
  bytecode: `0x${string}` | null;
  /** The bytecode that the contract runs, in hexadecimal with 0x. Null if unknown. */
  runtime_bytecode: `0x${string}` | null;
}

/** The result of one contract transaction. */
export interface ContractResult extends ContractResultSummary {
  /**
   * The access list of the Ethereum transaction (EIP-2930), in hexadecimal with 0x. Null if not set. Since
   * 0.156.0: the addresses of the list with their storage keys.
   */
  access_list: (`0x${string}` | null) | AccessListEntry[];
  /** The gas used by the block. Null if unknown. */
  block_gas_used: bigint | null;
  /** The hash of the block, in hexadecimal with 0x. Null if unknown. */
  block_hash: `0x${string}` | null;
  /** The number of the block. Null if unknown. */
  block_number: bigint | null;
  /** The chain ID of the Ethereum transaction, in hexadecimal with 0x. Null if not set. */
  chain_id: `0x${string}` | null;
  /** The init code of a failed creation, in hexadecimal with 0x. Otherwise null. */
  failed_initcode: `0x${string}` | null;
  /**
   * The price of one unit of gas in hexadecimal with 0x, in tinybars, or in weibars with hbar=false. Null
   * if not set.
   */
  gas_price: `0x${string}` | null;
  /**
   * The maximum total price of one unit of gas in hexadecimal with 0x, in tinybars, or in weibars with
   * hbar=false. Null if not set.
   */
  max_fee_per_gas: `0x${string}` | null;
  /**
   * The maximum tip for one unit of gas in hexadecimal with 0x, in tinybars, or in weibars with hbar=false.
   * Null if not set.
   */
  max_priority_fee_per_gas: `0x${string}` | null;
  /** The nonce of the Ethereum transaction. Null if not set. */
  nonce: bigint | null;
  /** The value r of the signature, in hexadecimal with 0x. Null if not set. */
  r: `0x${string}` | null;
  /** The result of the transaction, such as SUCCESS or CONTRACT_REVERT_EXECUTED. */
  result: string;
  /** The value s of the signature, in hexadecimal with 0x. Null if not set. */
  s: `0x${string}` | null;
  /** 0x1 if the transaction succeeded, 0x0 if it failed. */
  status: `0x${string}`;
  /** The index of the transaction in its block. Null if unknown. */
  transaction_index: bigint | null;
  /** The Ethereum transaction type, such as 2 for EIP-1559. Null if not set. */
  type: number | null;
  /** The recovery value v of the signature. Null if not set. */
  v: number | null;
}

/** The result of one contract transaction with its logs and state changes. */
export interface ContractResultDetails extends ContractResult {
  /** The logs of the transaction. */
  logs: ContractResultLog[];
  /** The storage slots that the transaction read or wrote. */
  state_changes: ContractResultStateChange[];
}

/** A log of a contract. */
export interface ContractResultLog {
  /** The EVM address of the contract that emitted the log, in hexadecimal with 0x. */
  address: `0x${string}`;
  /** The Bloom filter of this log. */
  bloom: Bloom;
  /** The contract that emitted the log. Null if unknown. */
  contract_id: EntityIdNullable;
  /** The data of the log without its topics, in hexadecimal with 0x. Only 0x if there is none. */
  data: `0x${string}`;
  /** The index of the log within the transaction, starting at 0. */
  index: number;
  /** The topics of the log. */
  topics: ContractLogTopics;
}

/** A storage slot that a contract transaction read or wrote. */
export interface ContractResultStateChange {
  /** The EVM address of the contract, in hexadecimal with 0x. */
  address: Address;
  /** The contract of the slot. */
  contract_id: EntityId;
  /** The number of the storage slot, in hexadecimal with 0x. */
  slot: `0x${string}`;
  /** The value that was read, in hexadecimal with 0x. */
  value_read: `0x${string}`;
  /** The value that was written, in hexadecimal with 0x. Null if the slot was only read. */
  value_written: `0x${string}` | null;
}

/** A page of the results of one contract. */
export interface ContractResultSummariesResponse {
  /** A page of contract results. */
  results: ContractResultSummary[];
  /** The link to the next page. */
  links: Links;
}

/** The result of one contract transaction, without the fields of its block and its Ethereum transaction. */
export interface ContractResultSummary {
  /** The EVM address of the contract, in hexadecimal with 0x. Null if not set. */
  address: `0x${string}` | null;
  /**
   * The amount that was sent to the contract, in tinybars, or in weibars with hbar=false. Null if unknown.
   */
  amount: bigint | null;
  /** The Bloom filter of the logs of this result. */
  bloom: Bloom;
  /** The return data of the contract, in hexadecimal with 0x. Null if not set. */
  call_result: `0x${string}` | null;
  /** The called contract. Null if not set. */
  contract_id: EntityIdNullable;
  /** The contracts that the transaction created. Null if unknown. */
  created_contract_ids: EntityId[] | null;
  /**
   * The reason of the failure: a status name, plain text, or revert data in hexadecimal. Null if the call
   * succeeded.
   */
  error_message: string | null;
  /** The EVM address of the sender, in hexadecimal with 0x. Null if unknown. */
  from: AddressNullable;
  /** The function selector and encoded arguments of the call, in hexadecimal with 0x. Null if unknown. */
  function_parameters: `0x${string}` | null;
  /** The gas that the execution used, before the minimum charge is applied. Null if unknown. */
  gas_consumed: bigint | null;
  /** The gas limit of the transaction. */
  gas_limit: bigint;
  /** The gas that was charged. Null if unknown. */
  gas_used: bigint | null;
  /** The hash of the transaction, in hexadecimal with 0x. */
  hash: `0x${string}`;
  /** The consensus time of the transaction. */
  timestamp: Timestamp;
  /** The EVM address of the recipient, in hexadecimal with 0x. Null if not set. */
  to: AddressNullable;
  /** The code delegations (EIP-7702) of the transaction. Null if not set. Since 0.154.0. */
  authorization_list?: Authorization[] | null;
}

/** A page of contract results. */
export interface ContractResultsResponse {
  /** A page of contract results. */
  results: ContractResult[];
  /** The link to the next page. */
  links: Links;
}

/** The value of one storage slot of a contract. */
export interface ContractState {
  /** The EVM address of the contract, in hexadecimal with 0x. */
  address: Address;
  /** The contract of the slot. */
  contract_id: EntityId;
  /** The consensus time at which the value was written. */
  timestamp: Timestamp;
  /** The number of the storage slot, in hexadecimal with 0x. */
  slot: `0x${string}`;
  /** The value of the slot, in hexadecimal with 0x. */
  value: `0x${string}`;
}

/** A page of a contract's storage slots. */
export interface ContractStateResponse {
  /** A page of storage slots. */
  state: ContractState[];
  /** The link to the next page. */
  links: Links;
}

/** A page of contracts. */
export interface ContractsResponse {
  /** A page of contracts. */
  contracts: Contract[];
  /** The link to the next page. */
  links: Links;
}

/** The right of a spender to use hbars of the owner. */
export interface CryptoAllowance extends Allowance {
  /** The unused amount of the allowance, in tinybars. */
  amount: bigint;
  /** The granted amount, in tinybars. */
  amount_granted: bigint;
}

/** A page of hbar allowances. */
export interface CryptoAllowancesResponse {
  /** A page of allowances. */
  allowances: CryptoAllowance[];
  /** The link to the next page. */
  links: Links;
}

/** The maximum custom fee that a payer accepts, in one token or in hbars. */
export interface CustomFeeLimit {
  /** The account of the limit. */
  account_id: EntityIdNullable;
  /**
   * The maximum amount, in the smallest unit of the token, or in tinybars if denominating_token_id is null.
   */
  amount: bigint;
  /** The token of the limit. Null means hbars. */
  denominating_token_id: EntityIdNullable;
}

/** The custom fees of a token. */
export interface CustomFees {
  /** The consensus time at which these fees were set. */
  created_timestamp: Timestamp;
  /** Fixed fees per transfer. */
  fixed_fees: FixedFee[];
  /** Fees that are a fraction of the transferred amount, for fungible tokens. */
  fractional_fees?: FractionalFee[];
  /** Fees that are a fraction of the price of an NFT. */
  royalty_fees?: RoyaltyFee[];
}

/** The ID of an account, contract, token or other entity: shard.realm.num. */
export type EntityId = string;

/** The ID of an account, contract, token or other entity: shard.realm.num. Null if not set. */
export type EntityIdNullable = string | null;

/** One error message. */
export interface ErrorMessage {
  /**
   * More data about the error, such as revert data, in hexadecimal with 0x. Empty, 0x, null or absent if
   * not set.
   */
  data?: string | null;
  /** A more specific reason. Empty, null or absent if not set. */
  detail?: string | null;
  /** A short description of the error. Null if the service has none. */
  message?: string | null;
}

/** The body of an error reply. */
export interface ErrorResponse {
  /** The error messages. */
  _status?: ErrorStatus;
}

/** The error messages of a failed request. */
export interface ErrorStatus {
  /** The messages, one for each error. */
  messages?: ErrorMessage[];
}

/** An EVM address of 20 bytes, in hexadecimal with 0x. */
export type EvmAddress = `0x${string}`;

/** The exchange rate between hbars and US cents, as two amounts of the same value. */
export interface ExchangeRate {
  /** The amount of US cents with the value of hbar_equivalent hbars. */
  cent_equivalent: number;
  /** The time at which the rate expires, in seconds since the Unix epoch. */
  expiration_time: bigint;
  /** The amount of hbars with the value of cent_equivalent US cents. */
  hbar_equivalent: number;
}

/** The fixed fee that replaces the royalty if no fungible amount is paid for the NFT. Null if not set. */
export type FallbackFee = {
  /**
   * The amount of the fee, in the smallest unit of the token, or in tinybars if denominating_token_id is
   * null.
   */
  amount: bigint;
  /** The token of the fee. Null means hbars. */
  denominating_token_id: EntityIdNullable;
} | null;

/** A part of an estimated fee: its base price and its extra items. */
export interface FeeEstimate {
  /** The base price, in tinycents (1 US cent = 100,000,000 tinycents). */
  base: bigint;
  /** The items that are charged in addition to the base price. */
  extras: FeeExtra[];
}

/**
 * The basis of an estimate: INTRINSIC uses only the transaction, STATE also the current state of the ledger.
 */
export type FeeEstimateMode = 'INTRINSIC' | 'STATE';

/** The network part of an estimated fee, a multiple of the node part. */
export interface FeeEstimateNetwork {
  /** The factor by which the node part is multiplied. */
  multiplier: number;
  /** The network part of the fee, in tinycents. */
  subtotal: bigint;
}

/** The estimated fee of a transaction and its parts. */
export interface FeeEstimateResponse {
  /**
   * The factor of high-volume pricing for the transaction, rounded down to a whole number: 1 is one time
   * the usual fee. In transactions, it is in thousandths.
   */
  high_volume_multiplier: bigint;
  /** The network part of the fee. */
  network: FeeEstimateNetwork;
  /** The node part of the fee, for the node that accepts the transaction. */
  node: FeeEstimate;
  /** Notes about the estimate. */
  notes?: string[];
  /** The service part of the fee, for executing the transaction. */
  service: FeeEstimate;
  /** The total estimated fee, in tinycents (1 US cent = 100,000,000 tinycents). */
  total: bigint;
}

/** An item that is charged in addition to a base price. */
export interface FeeExtra {
  /** The number of charged units, without the included ones. */
  charged: bigint;
  /** The number of units of the transaction. */
  count: bigint;
  /** The price of one unit, in tinycents. */
  fee_per_unit: bigint;
  /** The number of units that the base price includes. */
  included: bigint;
  /** The name of the item in the fee schedule. */
  name: string;
  /** The price of the charged units, in tinycents. */
  subtotal: bigint;
}

/** A fixed custom fee for a message to a topic. */
export interface FixedCustomFee {
  /**
   * The amount of the fee, in the smallest unit of the token, or in tinybars if denominating_token_id is
   * null.
   */
  amount: bigint;
  /** The account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** The token of the fee. Null means hbars. */
  denominating_token_id: EntityIdNullable;
}

/** A fixed custom fee for a transfer of a token. */
export interface FixedFee {
  /** Whether all accounts that collect fees of this token are exempt from this fee. */
  all_collectors_are_exempt: boolean;
  /**
   * The amount of the fee, in the smallest unit of the token, or in tinybars if denominating_token_id is
   * null.
   */
  amount: bigint;
  /** The account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** The token of the fee. Null means hbars. */
  denominating_token_id: EntityIdNullable;
}

/** A fraction. */
export interface Fraction {
  /** The numerator of the fraction. */
  numerator?: bigint;
  /** The denominator of the fraction. */
  denominator?: bigint;
}

/** A custom fee that is a fraction of the transferred amount. */
export interface FractionalFee {
  /** Whether all accounts that collect fees of this token are exempt from this fee. */
  all_collectors_are_exempt: boolean;
  /** The fraction of the transferred amount. */
  amount: Fraction;
  /** The account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** The token of the fee. */
  denominating_token_id: EntityId;
  /** The maximum fee, in the smallest unit of the token. Null means no maximum. */
  maximum: bigint | null;
  /** The minimum fee, in the smallest unit of the token. */
  minimum: bigint;
  /**
   * True if the sender pays the fee in addition to the transfer. False if it is deducted from the received
   * amount.
   */
  net_of_transfers: boolean;
}

/** A hook: contract code that the network runs at an extension point for its owner. */
export interface Hook {
  /** The key that can manage the storage of the hook. Null if not set. */
  admin_key: Key;
  /** The contract with the code of the hook. */
  contract_id: EntityIdNullable;
  /** The consensus time at which the hook was created. Null if unknown. */
  created_timestamp: TimestampNullable;
  /** Whether the hook was deleted. */
  deleted: boolean;
  /**
   * The extension point at which the network runs the hook. ACCOUNT_ALLOWANCE_HOOK checks transfers from
   * the account.
   */
  extension_point: OpenEnum<'ACCOUNT_ALLOWANCE_HOOK'>;
  /** The number of the hook, unique for its owner. */
  hook_id: bigint;
  /** The account or contract that owns the hook. */
  owner_id: EntityId;
  /** The time range in which this state of the hook is valid. */
  timestamp_range: TimestampRangeNullable;
  /** The type of the hook. EVM means a smart contract. */
  type: OpenEnum<'EVM'>;
}

/** The value of one storage slot of a hook. */
export interface HookStorage {
  /** The key of the storage slot, in hexadecimal with 0x. */
  key: `0x${string}`;
  /** The value of the slot, in hexadecimal with 0x. Null if not set. */
  value: `0x${string}` | null;
  /** The consensus time at which the value was written. */
  timestamp: Timestamp;
}

/** A page of hooks. */
export interface HooksResponse {
  /** A page of hooks. */
  hooks: Hook[];
  /** The link to the next page. */
  links: Links;
}

/** A page of a hook's storage slots. */
export interface HooksStorageResponse {
  /** The number of the hook, unique for its owner. */
  hook_id: bigint;
  /** The link to the next page. */
  links: Links;
  /** The account or contract that owns the hook. */
  owner_id: EntityId;
  /** A page of storage slots. */
  storage: HookStorage[];
}

/** A public key and its type. Null if not set. */
export type Key = {
  /**
   * The type of the key. ProtobufEncoded means an encoded structure in key, such as a key list, a threshold
   * key or a contract ID.
   */
  _type: OpenEnum<'ECDSA_SECP256K1' | 'ED25519' | 'ProtobufEncoded'>;
  /** The key in hexadecimal without 0x. */
  key: string;
} | null;

/** Links to other pages. */
export interface Links {
  /**
   * The path and query of the next page. Null on the last page. A page can be empty and still have a next
   * link.
   */
  next: string | null;
}

/** The current exchange rate and the next one. */
export interface NetworkExchangeRateSetResponse {
  /** The current rate. */
  current_rate: ExchangeRate;
  /** The rate after the current one expires. */
  next_rate: ExchangeRate;
  /** The consensus time at which these rates were set. */
  timestamp: Timestamp;
}

/** The price of gas for one type of transaction. */
export interface NetworkFee {
  /** The price of one unit of gas, in tinybars. */
  gas: bigint;
  /** The type of transaction, such as ContractCall. */
  transaction_type: string;
}

/** The gas prices by type of transaction. */
export interface NetworkFeesResponse {
  /** The price for each type of transaction. */
  fees: NetworkFee[];
  /** The consensus time at which the prices are valid. */
  timestamp: Timestamp;
}

/** A node of the network's address book. */
export interface NetworkNode {
  /** The key that can change the node. Null if not set. */
  admin_key: Key;
  /** The numbers of the registered nodes that belong to this node. Since 0.154.0. */
  associated_registered_nodes?: bigint[];
  /** Whether the node declines staking rewards. Null if unknown. */
  decline_reward: boolean | null;
  /** The description of the node. Null if unknown. */
  description: string | null;
  /** The file of the address book that contains the node. */
  file_id: EntityId;
  /** The endpoint for gRPC calls from web clients. Null if not set. */
  grpc_proxy_endpoint: ServiceEndpoint | null;
  /** The maximum stake of the node that counts, in tinybars. Null if unknown. */
  max_stake: bigint | null;
  /** The memo of the node. Null if unknown. */
  memo: string | null;
  /** The minimum stake of the node for its stake to count, in tinybars. Null if unknown. */
  min_stake: bigint | null;
  /** The account of the node. */
  node_account_id: EntityId;
  /** The number of the node. */
  node_id: bigint;
  /** The hash of the node's TLS certificate, in hexadecimal with 0x. Null if unknown. */
  node_cert_hash: `0x${string}` | null;
  /** The RSA public key of the node, in hexadecimal with 0x. Null if unknown. */
  public_key: `0x${string}` | null;
  /**
   * The reward rate of the node at the start of the staking period, in tinybars per hbar staked. Null if
   * unknown.
   */
  reward_rate_start: bigint | null;
  /** The addresses and ports at which the node accepts transactions. */
  service_endpoints: ServiceEndpoint[];
  /** The stake of the node that counts for consensus, in tinybars. Null if unknown. */
  stake: bigint | null;
  /** The stake of accounts that decline rewards, in tinybars. Null if unknown. */
  stake_not_rewarded: bigint | null;
  /** The stake of accounts that accept rewards, in tinybars. Null if unknown. */
  stake_rewarded: bigint | null;
  /** The staking period of the stakes. Null if unknown. */
  staking_period: TimestampRangeNullable;
  /** The time range in which this entry of the address book is valid. */
  timestamp: TimestampRange;
}

/** A page of the network's address book. */
export interface NetworkNodesResponse {
  /** The nodes of this page. */
  nodes: NetworkNode[];
  /** The link to the next page. */
  links: Links;
}

/** The staking data of the network for the latest staking period. */
export interface NetworkStakeResponse {
  /** The maximum stake that earns the full reward rate, in tinybars. Above it, the rate decreases. */
  max_stake_rewarded: bigint;
  /** The maximum reward for one staked hbar in one staking period, in tinybars. */
  max_staking_reward_rate_per_hbar: bigint;
  /** The maximum reward of the whole network in one staking period, in tinybars. */
  max_total_reward: bigint;
  /** The fraction of the transaction fees that is reserved for node rewards, from 0 to 1. */
  node_reward_fee_fraction: number;
  /** The rewards that stakers have earned and that are not paid yet, in tinybars. */
  reserved_staking_rewards: bigint;
  /** The unreserved balance of the reward account from which the full reward rate applies, in tinybars. */
  reward_balance_threshold: bigint;
  /** The total stake at the start of the staking period, in tinybars. */
  stake_total: bigint;
  /** The time range of the data. */
  staking_period: TimestampRange;
  /** The length of a staking period in minutes. */
  staking_period_duration: bigint;
  /** The number of past staking periods with stored reward data. Older unclaimed rewards are lost. */
  staking_periods_stored: bigint;
  /** The fraction of the transaction fees that is paid into the reward account, from 0 to 1. */
  staking_reward_fee_fraction: number;
  /** The total reward of the network for one staking period, in tinybars. */
  staking_reward_rate: bigint;
  /** The balance of the reward account at which rewards start, in tinybars. */
  staking_start_threshold: bigint;
  /** The balance of the reward account that is not reserved for stakers, in tinybars. */
  unreserved_staking_reward_balance: bigint;
}

/** The total and the released supply of the native currency. */
export interface NetworkSupplyResponse {
  /** The released supply in tinybars, a decimal string. */
  released_supply: string;
  /** The consensus time of the supply. */
  timestamp: Timestamp;
  /** The total supply in tinybars, a decimal string. */
  total_supply: string;
}

/** One NFT. */
export interface Nft {
  /** The account that holds the NFT. Null if there is no holder. */
  account_id: EntityIdNullable;
  /** The consensus time at which the NFT was minted. */
  created_timestamp: TimestampNullable;
  /**
   * The account with an allowance for all serial numbers that delegated this NFT to the spender. Null if
   * not set.
   */
  delegating_spender: EntityIdNullable;
  /** True if the NFT was burned or wiped, or its token was deleted. */
  deleted: boolean;
  /** The metadata of the NFT, in base64. Empty if not set. */
  metadata: string;
  /** The consensus time of the last change to the NFT. */
  modified_timestamp: TimestampNullable;
  /** The serial number of the NFT within its token, starting at 1. */
  serial_number: bigint;
  /** The account that may transfer this NFT for its holder. Null if not set. */
  spender: EntityIdNullable;
  /** The token of the NFT. */
  token_id: EntityId;
}

/** The permission to transfer all NFTs of one token of an owner. */
export interface NftAllowance {
  /** True if the permission covers all serial numbers. False if it was withdrawn. */
  approved_for_all: boolean;
  /** The account that grants the permission. */
  owner: EntityId;
  /** The account that may transfer the owner's NFTs. */
  spender: EntityId;
  /** The time range in which this state of the permission is valid. */
  timestamp: TimestampRange;
  /** The token whose NFTs may be transferred. */
  token_id: EntityId;
}

/** A page of NFT allowances. */
export interface NftAllowancesResponse {
  /** The allowances of this page. */
  allowances: NftAllowance[];
  /** The link to the next page. */
  links: Links;
}

/** A page of the transactions of one NFT. */
export interface NftTransactionHistory {
  /** The transactions of this page. */
  transactions: NftTransactionTransfer[];
  /** The link to the next page. */
  links: Links;
}

/** One transaction in the history of an NFT. */
export interface NftTransactionTransfer {
  /** The consensus time of the transaction. */
  consensus_timestamp: Timestamp;
  /** True if a spender transferred the NFT with an allowance. */
  is_approval: boolean;
  /**
   * The nonce of the transaction: 0 for the submitted one, higher for its children with the same
   * transaction ID.
   */
  nonce: number;
  /** The account that received the NFT. Null for a burn, a wipe or the deletion of the token. */
  receiver_account_id: EntityIdNullable;
  /** The account that sent the NFT. Null for a mint. */
  sender_account_id: EntityIdNullable;
  /** The transaction ID: payer account, seconds and nanoseconds of the valid start, joined by dashes. */
  transaction_id: string;
  /** The type of the transaction. */
  type: OpenEnum<TransactionTypes>;
}

/** The transfer of one NFT within a transaction. */
export interface NftTransfer {
  /** True if a spender transferred the NFT with an allowance. */
  is_approval: boolean;
  /** The account that received the NFT. Null for a burn or a wipe. */
  receiver_account_id: EntityIdNullable;
  /** The account that sent the NFT. Null for a mint. */
  sender_account_id: EntityIdNullable;
  /** The serial number of the NFT within its token, starting at 1. */
  serial_number: bigint;
  /** The token of the NFT. */
  token_id: EntityId;
}

/** A page of NFTs. */
export interface Nfts {
  /** The NFTs of this page. */
  nfts: Nft[];
  /** The link to the next page. */
  links: Links;
}

/** One step of the EVM. */
export interface Opcode {
  /** The depth of the step in nested contract calls. */
  depth: number;
  /** The remaining gas at this step. */
  gas: bigint;
  /** The gas that this step used. */
  gas_cost: bigint;
  /** The EVM memory at this step, as 32-byte words in hexadecimal. Empty or null if not requested. */
  memory: `0x${string}`[] | null;
  /** The mnemonic of the operation, such as PUSH1. */
  op: string;
  /** The program counter, the byte offset of the operation in the bytecode. */
  pc: number;
  /** The revert reason of the step, in hexadecimal. Null if it did not revert. */
  reason?: `0x${string}` | null;
  /** The EVM stack at this step, as 32-byte words in hexadecimal. Empty or null if not requested. */
  stack: `0x${string}`[] | null;
  /**
   * The storage slots of the contract at this step with their values, in hexadecimal. Empty or null if not
   * requested.
   */
  storage: {
    [key: string]: `0x${string}`;
  } | null;
}

/** The trace of a contract transaction. */
export interface OpcodesResponse {
  /** The EVM address of the contract, in hexadecimal with 0x. */
  address: `0x${string}`;
  /** The called contract. */
  contract_id: EntityIdNullable;
  /** True if the execution failed. */
  failed: boolean;
  /** The gas that the execution used. */
  gas: bigint;
  /** The steps in order. */
  opcodes: Opcode[];
  /** The return data, in hexadecimal. */
  return_value: `0x${string}`;
}

/**
 * An interface of a block node: status, publishing or subscribing to block streams, state proofs, or another
 * one. The service sends UNRECOGNIZED for an interface that it does not know.
 */
export type RegisteredBlockNodeApi =
  | 'OTHER'
  | 'STATUS'
  | 'PUBLISH'
  | 'SUBSCRIBE_STREAM'
  | 'STATE_PROOF'
  | 'UNRECOGNIZED';

/** The details of an endpoint of a block node. */
export interface RegisteredBlockNodeEndpoint {
  /** The interfaces of the block node at this endpoint. */
  endpoint_apis?: OpenEnum<RegisteredBlockNodeApi>[];
}

/** The details of an endpoint of a general service. */
export interface RegisteredGeneralServiceEndpoint {
  /** The description of the service. Null if not set. */
  description?: string | null;
}

/** The details of an endpoint of a mirror node. It has no fields yet. */
export interface RegisteredMirrorNodeEndpoint {
  [key: string]: unknown;
}

/** A registered node that is not a consensus node, such as a block node or a mirror node. */
export interface RegisteredNode {
  /** The key that must sign changes of the registration. */
  admin_key: Key;
  /** The consensus time at which the node was registered. */
  created_timestamp: TimestampNullable;
  /** The description of the node. Null if not set. */
  description: string | null;
  /** The number of the registered node. */
  registered_node_id: bigint;
  /** The addresses of the node. */
  service_endpoints: RegisteredServiceEndpoint[];
  /** The time range in which this state of the registration is valid. */
  timestamp: TimestampRange;
}

/** The type of an endpoint: a block node, a general service, a mirror node or a JSON-RPC relay. */
export type RegisteredNodeType = 'BLOCK_NODE' | 'GENERAL_SERVICE' | 'MIRROR_NODE' | 'RPC_RELAY';

/** A page of registered nodes. */
export interface RegisteredNodesResponse {
  /** The registered nodes of this page. */
  registered_nodes: RegisteredNode[];
  /** The link to the next page. */
  links: Links;
}

/** The details of an endpoint of a JSON-RPC relay. It has no fields yet. */
export interface RegisteredRpcRelayEndpoint {
  [key: string]: unknown;
}

/** An endpoint of a registered node: a domain name or an IP address, a port, and a type. */
export interface RegisteredServiceEndpoint {
  /** The details of a block node. Null for other types. */
  block_node: RegisteredBlockNodeEndpoint | null;
  /** The domain name of the endpoint. Null if it has an IP address. */
  domain_name?: string | null;
  /** The details of a general service. Null for other types. */
  general_service: RegisteredGeneralServiceEndpoint | null;
  /** The IP address of the endpoint. Null if it has a domain name. */
  ip_address?: string | null;
  /** The details of a mirror node. Null for other types. */
  mirror_node: RegisteredMirrorNodeEndpoint | null;
  /** The TCP port of the endpoint. */
  port: number;
  /** True if connections must use TLS. */
  requires_tls: boolean;
  /** The details of a JSON-RPC relay. Null for other types. */
  rpc_relay: RegisteredRpcRelayEndpoint | null;
  /** The type of the endpoint. */
  type: OpenEnum<RegisteredNodeType>;
}

/** A custom fee of an NFT: a fraction of the price at each transfer. */
export interface RoyaltyFee {
  /** True if all fee collectors of the token are exempt from this fee. */
  all_collectors_are_exempt: boolean;
  /** The fraction of the price. */
  amount: Fraction;
  /** The account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** The fixed fee that the receiver pays if no price is paid for the NFT. Null if not set. */
  fallback_fee: FallbackFee;
}

/** A transaction that runs when enough keys have signed it. */
export interface Schedule {
  /** The key that can delete the schedule. Null if there is no such key. */
  admin_key: Key;
  /** The consensus time at which the schedule was created. */
  consensus_timestamp: Timestamp;
  /** The account that created the schedule. */
  creator_account_id: EntityId;
  /** True if the schedule was deleted. */
  deleted: boolean;
  /** The consensus time at which the scheduled transaction ran. Null if it has not run. */
  executed_timestamp: TimestampNullable;
  /** The time at which the schedule expires. Null if not set. */
  expiration_time: TimestampNullable;
  /** The memo of the schedule. Empty if not set. */
  memo: string;
  /** The account that pays for the scheduled transaction. */
  payer_account_id: EntityId;
  /** The ID of the schedule. */
  schedule_id: EntityId;
  /** The signatures so far. */
  signatures: ScheduleSignature[];
  /** The body of the scheduled transaction, as protobuf bytes in base64. */
  transaction_body: string;
  /**
   * True if the transaction runs at its expiration time. False if it runs as soon as enough keys have
   * signed.
   */
  wait_for_expiry: boolean;
}

/** A signature of a schedule. */
export interface ScheduleSignature {
  /** The consensus time of the transaction with the signature. */
  consensus_timestamp: Timestamp;
  /** The first bytes of the signing public key, or the whole key, in base64. */
  public_key_prefix: string;
  /** The signature in base64, possibly with a line feed after every 76 characters. */
  signature: string;
  /** The algorithm of the signing key. CONTRACT if a contract signed, or UNKNOWN. */
  type: OpenEnum<'CONTRACT' | 'ED25519' | 'RSA_3072' | 'ECDSA_384' | 'ECDSA_SECP256K1' | 'UNKNOWN'>;
}

/** A page of schedules. */
export interface SchedulesResponse {
  /** The schedules of this page. */
  schedules: Schedule[];
  /** The link to the next page. */
  links: Links;
}

/** The network address of a consensus node. */
export interface ServiceEndpoint {
  /** The domain name of the node. Empty if it has an IP address. */
  domain_name: string;
  /** The IPv4 address of the node. Empty if it has a domain name. */
  ip_address_v4: string;
  /** The TCP port of the node. */
  port: number;
}

/** One staking reward that was paid to an account. */
export interface StakingReward {
  /** The account that received the reward. */
  account_id: EntityId;
  /** The reward in tinybars. */
  amount: bigint;
  /** The consensus time of the payment. */
  timestamp: Timestamp;
}

/** A staking reward that a transaction paid to an account. */
export interface StakingRewardTransfer {
  /** The account that received the reward. */
  account: EntityId;
  /** The reward in tinybars. */
  amount: bigint;
}

/** A page of staking rewards of an account. */
export interface StakingRewardsResponse {
  /** The rewards of this page. */
  rewards: StakingReward[];
  /** The link to the next page. */
  links: Links;
}

/** The state of one account during a call. It has state or state_diff, not both. */
export interface StateOverride {
  /** The EVM address of the account, in hexadecimal with or without 0x. */
  address: string;
  /**
   * The balance in tinybars. Services from 0.158 to 0.166 take hexadecimal text of up to 16 digits, newer
   * ones an integer.
   */
  balance?: number | bigint | string | null;
  /** The code of the account, in hexadecimal with or without 0x. */
  code?: string | null;
  /**
   * The nonce of the account. Services from 0.158 to 0.166 take hexadecimal text of up to 16 digits, newer
   * ones an integer.
   */
  nonce?: number | bigint | string | null;
  /** All of the storage of the account. Slots that are not named are 0. */
  state?: StorageEntry[];
  /** The slots of the storage that differ. All others keep their values. */
  state_diff?: StorageEntry[];
}

/** One slot of a contract's storage. */
export interface StorageEntry {
  /** The slot, in hexadecimal with or without 0x. */
  key: string;
  /** The value of the slot, in hexadecimal with or without 0x. */
  value: string;
}

/** Seconds and nanoseconds since the Unix epoch, joined by a dot, as in 1586567700.453054000. */
export type Timestamp = string;

/**
 * Seconds and nanoseconds since the Unix epoch, joined by a dot, as in 1586567700.453054000. Null if not set.
 */
export type TimestampNullable = string | null;

/** A time range. */
export interface TimestampRange {
  /** The start of the range (inclusive). */
  from: Timestamp;
  /** The end of the range (exclusive). Null if the range is still open. */
  to: TimestampNullable;
}

/** A time range. Null if not set. */
export type TimestampRangeNullable = {
  /** The start of the range (inclusive). */
  from: Timestamp;
  /** The end of the range (exclusive). Null if the range is still open. */
  to: TimestampNullable;
} | null;

/** A token as in the list of tokens. */
export interface Token {
  /** The key that can change and delete the token. Null if there is no such key. */
  admin_key: Key;
  /** The number of decimal places: 10 to this power is the number of smallest units in one token. */
  decimals: bigint;
  /** The metadata of the token, in base64. Empty if not set. */
  metadata: string;
  /** The name of the token. */
  name: string;
  /** The symbol of the token. */
  symbol: string;
  /** The ID of the token. */
  token_id: EntityId;
  /** FUNGIBLE_COMMON for fungible tokens, NON_FUNGIBLE_UNIQUE for NFTs. */
  type: OpenEnum<'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE'>;
}

/** A token that was sent to an account and is not claimed yet. */
export interface TokenAirdrop {
  /** The amount, in the smallest unit of the token. Null for an NFT. */
  amount: bigint | null;
  /** The account that receives the airdrop. */
  receiver_id: EntityId;
  /** The account that sent the token. */
  sender_id: EntityId;
  /** The serial number of the NFT. Null for a fungible token. */
  serial_number: bigint | null;
  /** The time range in which this state of the airdrop is valid. */
  timestamp: TimestampRange;
  /** The token of the airdrop. */
  token_id: EntityId;
}

/** A page of token airdrops. */
export interface TokenAirdropsResponse {
  /** The airdrops of this page. */
  airdrops: TokenAirdrop[];
  /** The link to the next page. */
  links: Links;
}

/** The permission to spend a fungible token of the owner. Amounts are in the smallest unit of the token. */
export interface TokenAllowance extends Allowance {
  /** The token of the allowance. */
  token_id: EntityId;
}

/** A page of token allowances. */
export interface TokenAllowancesResponse {
  /** The allowances of this page. */
  allowances: TokenAllowance[];
  /** The link to the next page. */
  links: Links;
}

/** The balance of one token of an account. */
export interface TokenBalance {
  /** The token. */
  token_id: EntityId;
  /** The balance, in the smallest unit of the token. For NFTs, the number of serial numbers. */
  balance: bigint;
}

/** A page of the holders of a token with their balances. */
export interface TokenBalancesResponse {
  /** The consensus time of the balances. Null if not set. */
  timestamp: TimestampNullable;
  /** The holders of this page. */
  balances: TokenHolder[];
  /** The link to the next page. */
  links: Links;
}

/** An account and its balance of a token. */
export interface TokenHolder {
  /** The account that holds the token. */
  account: EntityId;
  /** The balance, in the smallest unit of the token. For NFTs, the number of serial numbers. */
  balance: bigint;
  /**
   * The number of decimal places: 10 to this power is the number of smallest units in one token. Null if
   * unknown.
   */
  decimals: bigint | null;
}

/** All details of one token. */
export interface TokenInfo {
  /** The key that can change and delete the token. Null if there is no such key. */
  admin_key: Key;
  /** The account that pays for renewals of the token. Null if not set. */
  auto_renew_account: EntityIdNullable;
  /** The duration of each renewal in seconds. Null if not set. */
  auto_renew_period: bigint | null;
  /** The consensus time at which the token was created. */
  created_timestamp: Timestamp;
  /**
   * The number of decimal places, a decimal string: 10 to this power is the number of smallest units in one
   * token.
   */
  decimals: string;
  /** True if the token was deleted. Null if unknown. */
  deleted: boolean | null;
  /** The time at which the token expires, in nanoseconds since the Unix epoch. Null if not set. */
  expiry_timestamp: bigint | null;
  /** The key that can change the custom fees of the token. Null if there is no such key. */
  fee_schedule_key: Key;
  /** True if accounts are frozen for this token when they associate with it. */
  freeze_default: boolean;
  /** The key that can freeze and unfreeze accounts for this token. Null if there is no such key. */
  freeze_key: Key;
  /** The initial supply in the smallest unit of the token, a decimal string. */
  initial_supply: string;
  /** The key that can grant and revoke KYC of accounts for this token. Null if there is no such key. */
  kyc_key: Key;
  /** The maximum supply in the smallest unit of the token, a decimal string. 0 means no limit. */
  max_supply: string;
  /** The metadata of the token, in base64. Empty if not set. */
  metadata: string;
  /** The key that can change the metadata of the token and its NFTs. Null if there is no such key. */
  metadata_key: Key;
  /** The consensus time of the last change to the token. */
  modified_timestamp: Timestamp;
  /** The name of the token. */
  name: string;
  /** The memo of the token. Empty if not set. */
  memo: string;
  /** The key that can pause and unpause the token. Null if there is no such key. */
  pause_key: Key;
  /** Whether the token is paused. NOT_APPLICABLE if it has no pause key. */
  pause_status: OpenEnum<'NOT_APPLICABLE' | 'PAUSED' | 'UNPAUSED'>;
  /** The key that can mint and burn the token. Null if there is no such key. */
  supply_key: Key;
  /** FINITE if max_supply limits the supply, otherwise INFINITE. */
  supply_type: OpenEnum<'FINITE' | 'INFINITE'>;
  /** The symbol of the token. */
  symbol: string;
  /** The ID of the token. */
  token_id: EntityId;
  /** The total supply in the smallest unit of the token, a decimal string. */
  total_supply: string;
  /** The account that receives newly minted units and holds the remaining supply. */
  treasury_account_id: EntityId;
  /** FUNGIBLE_COMMON for fungible tokens, NON_FUNGIBLE_UNIQUE for NFTs. */
  type: OpenEnum<'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE'>;
  /** The key that can wipe the token from accounts. Null if there is no such key. */
  wipe_key: Key;
  /** The custom fees of transfers of the token. */
  custom_fees: CustomFees;
}

/** The association of an account with one token. */
export interface TokenRelationship {
  /** True if an incoming transfer created the association, not the account itself. Null if unknown. */
  automatic_association: boolean | null;
  /** The balance, in the smallest unit of the token. For NFTs, the number of serial numbers. */
  balance: bigint;
  /** The consensus time at which the account was associated with the token. Null if unknown. */
  created_timestamp: TimestampNullable;
  /**
   * The number of decimal places: 10 to this power is the number of smallest units in one token. Null if
   * unknown.
   */
  decimals: bigint | null;
  /**
   * Whether the account is frozen for the token. NOT_APPLICABLE if the token has no freeze key. Null if
   * unknown.
   */
  freeze_status: OpenEnum<'NOT_APPLICABLE' | 'FROZEN' | 'UNFROZEN'> | null;
  /**
   * Whether the account has KYC for the token. NOT_APPLICABLE if the token has no KYC key. Null if unknown.
   */
  kyc_status: OpenEnum<'NOT_APPLICABLE' | 'GRANTED' | 'REVOKED'> | null;
  /** The token of the association. */
  token_id: EntityId;
}

/** A page of the token relationships of an account. */
export interface TokenRelationshipResponse {
  /** The token relationships of this page. */
  tokens: TokenRelationship[];
  /** The link to the next page. */
  links: Links;
}

/** The change of one account's balance of a fungible token in a transaction. */
export interface TokenTransfer {
  /** The token of the transfer. */
  token_id: EntityId;
  /** The account whose balance changed. */
  account: EntityId;
  /** The change in the smallest unit of the token: positive if received, negative if sent. */
  amount: bigint;
  /** True if a spender transferred the amount with an allowance. */
  is_approval?: boolean;
}

/** A page of tokens. */
export interface TokensResponse {
  /** The tokens of this page. */
  tokens: Token[];
  /** The link to the next page. */
  links: Links;
}

/** A topic of the consensus service. Older services omit the fields about fees. */
export interface Topic {
  /** The key that can change and delete the topic. Null if there is no such key. */
  admin_key: Key;
  /** The account that pays for renewals of the topic. Null if not set. */
  auto_renew_account: EntityIdNullable;
  /** The duration of each renewal in seconds. Null if not set. */
  auto_renew_period: bigint | null;
  /** The consensus time at which the topic was created. */
  created_timestamp: TimestampNullable;
  /** The custom fees of messages to the topic. */
  custom_fees?: ConsensusCustomFees;
  /** True if the topic was deleted. Null if unknown. */
  deleted: boolean | null;
  /** The keys whose signers do not pay the custom fees. */
  fee_exempt_key_list?: Key[];
  /** The key that can change the custom fees of the topic. Null if there is no such key. */
  fee_schedule_key?: Key;
  /** The memo of the topic. Empty if not set. */
  memo: string;
  /** The key that must sign every message. Null if everybody can submit messages. */
  submit_key: Key;
  /** The time range in which this state of the topic is valid. */
  timestamp: TimestampRange;
  /** The ID of the topic. */
  topic_id: EntityId;
}

/** One message of a topic, or one chunk of a longer message. */
export interface TopicMessage {
  /** The position of a chunk in a split message. Null if not set. */
  chunk_info: ChunkInfo;
  /** The consensus time of the message. It identifies the message across all topics. */
  consensus_timestamp: Timestamp;
  /** The content of the message in base64. */
  message: string;
  /** The account that paid for the message. */
  payer_account_id: EntityId;
  /** The running hash of all messages of the topic up to this one, in base64. */
  running_hash: string;
  /** The version of the algorithm that computes the running hash. */
  running_hash_version: number;
  /** The sequence number of the message within its topic, starting at 1. */
  sequence_number: bigint;
  /** The topic of the message. */
  topic_id: EntityId;
}

/** A page of the messages of a topic. */
export interface TopicMessagesResponse {
  /** The messages of this page. */
  messages: TopicMessage[];
  /** The link to the next page. */
  links?: Links;
}

/** A transaction that reached consensus, with its outcome and transfers. */
export interface Transaction {
  /** The key that must sign the batch of this transaction. Null if it is not part of a batch. */
  batch_key?: Key;
  /** The submitted transaction, as protobuf bytes in base64. Null if the service does not store it. */
  bytes: string | null;
  /** The fee that the payer was charged, in tinybars. */
  charged_tx_fee: bigint;
  /** The consensus time of the transaction. It identifies the transaction. */
  consensus_timestamp: Timestamp;
  /** The entity that the transaction created or changed. Null if not set. */
  entity_id: EntityIdNullable;
  /** True if the transaction used high-volume throttles and their pricing. Since 0.154.0. */
  high_volume?: boolean;
  /**
   * The factor of high-volume pricing by which the fee was multiplied, in thousandths: 1000 is one time the
   * usual fee, 0 means that it did not apply. Null for transactions from before it existed. Since 0.154.0.
   */
  high_volume_pricing_multiplier?: bigint | null;
  /** The maximum custom fees that the payers accepted. Empty if not set. */
  max_custom_fees?: CustomFeeLimit[];
  /** The maximum fee that the payer accepted, in tinybars, a decimal string. */
  max_fee: string;
  /** The memo of the transaction, in base64. Empty or null if not set. */
  memo_base64: string | null;
  /** The type of the transaction. UNKNOWN if the service does not know the type. */
  name: OpenEnum<TransactionTypes> | OpenEnum<'UNKNOWN'>;
  /** The NFT transfers of the transaction. */
  nft_transfers?: NftTransfer[];
  /**
   * The account of the node to which the transaction was submitted. Null if not set, as for child
   * transactions.
   */
  node: EntityIdNullable;
  /**
   * The nonce of the transaction: 0 for the submitted one, higher for its children with the same
   * transaction ID.
   */
  nonce: number;
  /** The consensus time of the parent transaction. Null if it has no parent. */
  parent_consensus_timestamp: TimestampNullable;
  /** The result of the transaction, a response code such as SUCCESS. */
  result: string;
  /** True if a schedule executed the transaction. */
  scheduled: boolean;
  /** The staking rewards that were paid with the transaction. */
  staking_reward_transfers: StakingRewardTransfer[];
  /** The token transfers of the transaction. */
  token_transfers: TokenTransfer[];
  /** The hash (SHA-384) of the transaction in base64. */
  transaction_hash: string;
  /** The transaction ID: payer account, seconds and nanoseconds of the valid start, joined by dashes. */
  transaction_id: string;
  /** The hbar transfers of the transaction in tinybars, with fees. */
  transfers: Transfer[];
  /**
   * The number of seconds after the valid start in which consensus must be reached, a decimal string. Null
   * for child transactions.
   */
  valid_duration_seconds: string | null;
  /** The start of the time range in which the transaction is valid. It is part of the transaction ID. */
  valid_start_timestamp: Timestamp;
}

/** All transactions with one transaction ID. */
export interface TransactionByIdResponse {
  /** The transactions with this ID, such as the submitted one, a scheduled one and children. */
  transactions: TransactionDetail[];
}

/** A transaction with its custom fees. */
export interface TransactionDetail extends Transaction {
  /** The custom fees of the transaction. */
  assessed_custom_fees?: AssessedCustomFee[];
}

/** The parts of a transaction ID. */
export interface TransactionId {
  /** The account that pays for the transaction. */
  account_id: EntityId;
  /**
   * The nonce of the transaction: 0 for the submitted one, higher for its children with the same
   * transaction ID. Null if not set.
   */
  nonce: number | null;
  /** True if a schedule executed the transaction. Null if not set. */
  scheduled: boolean | null;
  /** The start of the time range in which the transaction is valid. */
  transaction_valid_start: Timestamp;
}

/**
 * Types of transactions. Newer services may send others. They send UNKNOWN for a type that they do not know.
 */
export type TransactionTypes =
  | 'ATOMICBATCH'
  | 'CONSENSUSCREATETOPIC'
  | 'CONSENSUSDELETETOPIC'
  | 'CONSENSUSSUBMITMESSAGE'
  | 'CONSENSUSUPDATETOPIC'
  | 'CONTRACTCALL'
  | 'CONTRACTCREATEINSTANCE'
  | 'CONTRACTDELETEINSTANCE'
  | 'CONTRACTUPDATEINSTANCE'
  | 'CRSPUBLICATION'
  | 'CRYPTOADDLIVEHASH'
  | 'CRYPTOAPPROVEALLOWANCE'
  | 'CRYPTOCREATEACCOUNT'
  | 'CRYPTODELETE'
  | 'CRYPTODELETEALLOWANCE'
  | 'CRYPTODELETELIVEHASH'
  | 'CRYPTOTRANSFER'
  | 'CRYPTOUPDATEACCOUNT'
  | 'ETHEREUMTRANSACTION'
  | 'FILEAPPEND'
  | 'FILECREATE'
  | 'FILEDELETE'
  | 'FILEUPDATE'
  | 'FREEZE'
  | 'HINTSKEYPUBLICATION'
  | 'HINTSPARTIALSIGNATURE'
  | 'HINTSPREPROCESSINGVOTE'
  | 'HISTORYPROOFKEYPUBLICATION'
  | 'HISTORYPROOFSIGNATURE'
  | 'HISTORYPROOFVOTE'
  | 'HOOKDISPATCH'
  | 'HOOKSTORE'
  | 'LEDGERIDPUBLICATION'
  | 'MIGRATIONROOTHASHVOTE'
  | 'NODECREATE'
  | 'NODEDELETE'
  | 'NODESTAKEUPDATE'
  | 'NODEUPDATE'
  | 'REGISTEREDNODECREATE'
  | 'REGISTEREDNODEDELETE'
  | 'REGISTEREDNODEUPDATE'
  | 'SCHEDULECREATE'
  | 'SCHEDULEDELETE'
  | 'SCHEDULESIGN'
  | 'STATESIGNATURETRANSACTION'
  | 'SYSTEMDELETE'
  | 'SYSTEMUNDELETE'
  | 'TOKENAIRDROP'
  | 'TOKENASSOCIATE'
  | 'TOKENBURN'
  | 'TOKENCANCELAIRDROP'
  | 'TOKENCLAIMAIRDROP'
  | 'TOKENCREATION'
  | 'TOKENDELETION'
  | 'TOKENDISSOCIATE'
  | 'TOKENFEESCHEDULEUPDATE'
  | 'TOKENFREEZE'
  | 'TOKENGRANTKYC'
  | 'TOKENMINT'
  | 'TOKENPAUSE'
  | 'TOKENREJECT'
  | 'TOKENREVOKEKYC'
  | 'TOKENUNFREEZE'
  | 'TOKENUNPAUSE'
  | 'TOKENUPDATE'
  | 'TOKENUPDATENFTS'
  | 'TOKENWIPE'
  | 'UNCHECKEDSUBMIT'
  | 'UTILPRNG';

/** A page of transactions. */
export interface TransactionsResponse {
  /** The transactions of this page. */
  transactions: Transaction[];
  /** The link to the next page. */
  links?: Links;
}

/** The change of one account's hbar balance in a transaction. */
export interface Transfer {
  /** The account whose balance changed. */
  account: EntityId;
  /** The change in tinybars: positive if received, negative if sent. */
  amount: bigint;
  /** True if a spender transferred the amount with an allowance. */
  is_approval?: boolean;
}

/** Parameters of contractCall. */
export interface ContractCallParams {
  /**
   * The contract (to), the input data (data), the sender (from), and the block, gas and value of the call.
   */
  body: ContractCallRequest;
}

/** Parameters of estimateFees. */
export interface EstimateFeesParams {
  /**
   * The basis of the estimate: INTRINSIC (the default) for only the transaction, STATE for also the state
   * of the ledger.
   * @default INTRINSIC
   */
  mode?: FeeEstimateMode | undefined;
  /**
   * The assumed use of the high-volume capacity, in hundredths of a percent: from 0 (none, the default) to
   * 10000 (all).
   * @default 0
   */
  high_volume_throttle?: IntegerValue | undefined;
  /** The transaction as protobuf bytes. */
  body: Uint8Array | ArrayBuffer | Blob;
}

/** Parameters of getAccount. */
export interface GetAccountParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
  /**
   * The type of the transaction, such as CRYPTOTRANSFER. Repeat it to match any of several types. Without
   * it, all types are returned. The service rejects UNKNOWN, which replies may have.
   */
  transactiontype?: (TransactionTypes | readonly TransactionTypes[]) | undefined;
  /**
   * Whether the reply includes transactions of the account. The default is true.
   * @default true
   */
  transactions?: boolean | undefined;
}

/** Parameters of getAccounts. */
export interface GetAccountsParams {
  /**
   * The balance in tinybars. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for
   * a range, with one equality at most. Example: `gte(1000n)`, with `gte` from ledger-query-client.
   */
  'account.balance'?: FilterBounds<AmountValue, Operator> | undefined;
  /**
   * The account: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to
   * match any of several values. Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no
   * operators.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * Whether accounts include their balance. The default is true.
   * @default true
   */
  balance?: boolean | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getBalances. */
export interface GetBalancesParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address. Operators: eq, ne, gt, gte,
   * lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values. An alias
   * or an EVM address has no shard and realm, accepts only eq, and can be set only once. Example:
   * `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The balance in tinybars. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for
   * a range, with one equality at most. Example: `gte(1000n)`, with `gte` from ledger-query-client.
   */
  'account.balance'?: FilterBounds<AmountValue, Operator> | undefined;
  /**
   * The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no
   * operators.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The time at which to read the state (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt,
   * gte, lt, lte. The default operator is eq. Repeat it for a range, with one equality at most. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getBlock. */
export interface GetBlockParams {
  /** The number of the block, or its hash in hexadecimal: 64 or 96 digits, with or without 0x. */
  hashOrNumber: IntegerValue;
}

/** Parameters of getBlocks. */
export interface GetBlocksParams {
  /**
   * The number of the block, in decimal or in hexadecimal with 0x. Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with
   * `gte` from ledger-query-client.
   */
  'block.number'?: FilterBounds<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getContract. */
export interface GetContractParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * The time at which to read the state (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt,
   * gte, lt, lte. The default operator is eq. Repeat it for a range, with one equality at most. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getContractActions. */
export interface GetContractActionsParams {
  /**
   * The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or
   * the hash of the transaction: 64 hexadecimal digits, with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * The index of the action within its transaction. Operators: eq, gt, gte, lt, lte. The default operator
   * is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with `gte` from
   * ledger-query-client.
   */
  index?: FilterBounds<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getContractActionsAtDocumentedPath. */
export interface GetContractActionsAtDocumentedPathParams {
  /**
   * The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or
   * the hash of the transaction: 64 hexadecimal digits, with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * The index of the action within its transaction. Operators: eq, gt, gte, lt, lte. The default operator
   * is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with `gte` from
   * ledger-query-client.
   */
  index?: FilterBounds<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getContractLogsByContractId. */
export interface GetContractLogsByContractIdParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * The index of the log within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is
   * eq. Repeat it only for a lower and an upper bound. It needs a timestamp: an equality for an equality;
   * for a bound, an equality or an inclusive bound (gte or lte) on the same side. Example: `gte(10)`, with
   * `gte` from ledger-query-client.
   */
  index?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. The service rejects ne. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The first topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic0?: (string | readonly string[]) | undefined;
  /**
   * The second topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic1?: (string | readonly string[]) | undefined;
  /**
   * The third topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic2?: (string | readonly string[]) | undefined;
  /**
   * The fourth topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic3?: (string | readonly string[]) | undefined;
}

/** Parameters of getContractOpcodes. */
export interface GetContractOpcodesParams {
  /**
   * The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or
   * the hash of the transaction: 64 hexadecimal digits, with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * Whether each step includes the EVM stack. The default is true.
   * @default true
   */
  stack?: boolean | undefined;
  /**
   * Whether each step includes the EVM memory. The default is false.
   * @default false
   */
  memory?: boolean | undefined;
  /**
   * Whether each step includes the storage of the contract. The default is false.
   * @default false
   */
  storage?: boolean | undefined;
}

/** Parameters of getContractOpcodesAtDocumentedPath. */
export interface GetContractOpcodesAtDocumentedPathParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).
   */
  id: EntityIdValue;
  /**
   * Whether each step includes the EVM stack. The default is true.
   * @default true
   */
  stack?: boolean | undefined;
  /**
   * Whether each step includes the EVM memory. The default is false.
   * @default false
   */
  memory?: boolean | undefined;
  /**
   * Whether each step includes the storage of the contract. The default is false.
   * @default false
   */
  storage?: boolean | undefined;
}

/** Parameters of getContractResultByIdAndTimestamp. */
export interface GetContractResultByIdAndTimestampParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /** The consensus time (seconds.nanoseconds since the Unix epoch). */
  timestamp: TimestampValue;
}

/** Parameters of getContractResultByTransactionIdOrHash. */
export interface GetContractResultByTransactionIdOrHashParams {
  /**
   * The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or
   * the hash of the transaction: 64 hexadecimal digits, with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /**
   * Selects one of the transactions with the same ID: 0 (the default) for the submitted one, higher for its
   * children.
   * @default 0
   */
  nonce?: IntegerValue | undefined;
}

/** Parameters of getContractResultsByContractId. */
export interface GetContractResultsByContractIdParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * The hash of the block in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is eq,
   * which is optional. Do not combine it with block.number.
   */
  'block.hash'?: Filter<string, 'eq'> | undefined;
  /**
   * The number of the block, in decimal or in hexadecimal with 0x. The only operator is eq, which is
   * optional. Do not combine it with block.hash.
   */
  'block.number'?: Filter<IntegerValue, 'eq'> | undefined;
  /**
   * The account that sent the call: a number, shard.realm.num or an EVM address (40 hexadecimal digits,
   * with or without 0x). The only operator is eq, which is optional. Repeat it to match any of several
   * values.
   */
  from?: Filters<EntityIdValue, 'eq'> | undefined;
  /**
   * The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /**
   * Whether the results of child transactions, which contracts create, are included. The default is false.
   * @default false
   */
  internal?: boolean | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, or to match any of several values. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
  /**
   * The index of the transaction within its block. The only operator is eq, which is optional. It needs
   * block.number or block.hash.
   */
  'transaction.index'?: Filter<IntegerValue, 'eq'> | undefined;
}

/** Parameters of getContractState. */
export interface GetContractStateParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The storage slot in hexadecimal, up to 64 digits, with or without 0x. Operators: eq, gt, gte, lt, lte.
   * The default operator is eq. Repeat it for a range, or to match any of several values. Example:
   * `gte('0x10')`, with `gte` from ledger-query-client.
   */
  slot?: Filters<string, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The time at which to read the state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte,
   * lt, lte. The default operator is eq. Repeat it for a range, with one equality at most. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getContracts. */
export interface GetContractsParams {
  /**
   * The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, without 0x).
   * Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. An EVM address accepts only eq. Repeat
   * it for a range, or to match any of several values. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'contract.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getContractsLogs. */
export interface GetContractsLogsParams {
  /**
   * The index of the log within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is
   * eq. Repeat it only for a lower and an upper bound. It needs a timestamp: an equality for an equality;
   * for a bound, an equality or an inclusive bound (gte or lte) on the same side. Example: `gte(10)`, with
   * `gte` from ledger-query-client.
   */
  index?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. The service rejects ne. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The first topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic0?: (string | readonly string[]) | undefined;
  /**
   * The second topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic1?: (string | readonly string[]) | undefined;
  /**
   * The third topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic2?: (string | readonly string[]) | undefined;
  /**
   * The fourth topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic3?: (string | readonly string[]) | undefined;
  /**
   * The hash of the transaction in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is
   * eq, which is optional.
   */
  'transaction.hash'?: Filter<string, 'eq'> | undefined;
}

/** Parameters of getContractsLogsAtDocumentedPath. */
export interface GetContractsLogsAtDocumentedPathParams {
  /**
   * The index of the log within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is
   * eq. Repeat it only for a lower and an upper bound. It needs a timestamp: an equality for an equality;
   * for a bound, an equality or an inclusive bound (gte or lte) on the same side. Example: `gte(10)`, with
   * `gte` from ledger-query-client.
   */
  index?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. The service rejects ne. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The first topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic0?: (string | readonly string[]) | undefined;
  /**
   * The second topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic1?: (string | readonly string[]) | undefined;
  /**
   * The third topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic2?: (string | readonly string[]) | undefined;
  /**
   * The fourth topic of the log in hexadecimal: up to 64 digits, with or without 0x, not all of them 0,
   * because the service does not find zero. Accepts no operators. Repeat it to match any of several values.
   * It needs an exact timestamp or a time range of at most 7 days.
   */
  topic3?: (string | readonly string[]) | undefined;
  /**
   * The hash of the transaction in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is
   * eq, which is optional.
   */
  'transaction.hash'?: Filter<string, 'eq'> | undefined;
}

/** Parameters of getContractsResults. */
export interface GetContractsResultsParams {
  /**
   * The account that sent the call: a number, shard.realm.num or an EVM address (40 hexadecimal digits,
   * with or without 0x). The only operator is eq, which is optional. Repeat it to match any of several
   * values.
   */
  from?: Filters<EntityIdValue, 'eq'> | undefined;
  /**
   * The hash of the block in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is eq,
   * which is optional. Do not combine it with block.number.
   */
  'block.hash'?: Filter<string, 'eq'> | undefined;
  /**
   * The number of the block, in decimal or in hexadecimal with 0x. The only operator is eq, which is
   * optional. Do not combine it with block.hash.
   */
  'block.number'?: Filter<IntegerValue, 'eq'> | undefined;
  /**
   * The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /**
   * Whether the results of child transactions, which contracts create, are included. The default is false.
   * @default false
   */
  internal?: boolean | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, or to match any of several values. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
  /**
   * The index of the transaction within its block. The only operator is eq, which is optional. It needs
   * block.number or block.hash.
   */
  'transaction.index'?: Filter<IntegerValue, 'eq'> | undefined;
}

/** Parameters of getCryptoAllowances. */
export interface GetCryptoAllowancesParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The account that may spend: a number, shard.realm.num or its long-zero address (40 hexadecimal digits
   * that end in the number). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a
   * range, or to match any of several values. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'spender.id'?: Filters<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getHookStorage. */
export interface GetHookStorageParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /** The ID of the hook, a whole number that is unique for its owner. */
  hookId: IntegerValue;
  /**
   * The key of the storage slot in hexadecimal, up to 64 digits, with or without 0x. Operators: eq, gt,
   * gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.
   * Example: `gte('0x10')`, with `gte` from ledger-query-client.
   */
  key?: Filters<string, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an
   * upper bound. Example: `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getHooks. */
export interface GetHooksParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The ID of the hook. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range,
   * or to match any of several values. Example: `gte(10)`, with `gte` from ledger-query-client.
   */
  'hook.id'?: Filters<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getNetworkExchangeRate. */
export interface GetNetworkExchangeRateParams {
  /**
   * The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an
   * upper bound. Example: `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getNetworkFees. */
export interface GetNetworkFeesParams {
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an
   * upper bound. Example: `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getNetworkNodes. */
export interface GetNetworkNodesParams {
  /**
   * The file of the address book: a number or shard.realm.num. The only operator is eq, which is optional.
   */
  'file.id'?: Filter<EntityIdValue, 'eq'> | undefined;
  /**
   * The maximum number of nodes of a page: 10 by default. The service reduces a value above 25 to 25.
   * @default 10
   */
  limit?: IntegerValue | undefined;
  /**
   * The ID of the node. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range,
   * or to match any of several values. Example: `gte(10)`, with `gte` from ledger-query-client.
   */
  'node.id'?: Filters<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getNetworkSupply. */
export interface GetNetworkSupplyParams {
  /**
   * The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an
   * upper bound. Example: `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getNft. */
export interface GetNftParams {
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number, with or without 0x).
   */
  tokenId: NftTokenIdValue;
  /** The serial number of the NFT within its token, starting at 1. */
  serialNumber: NftSerialNumberValue;
}

/** Parameters of getNftAllowances. */
export interface GetNftAllowancesParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The account on the other side of the allowance: a number or shard.realm.num. Operators: eq, gt, gte,
   * lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. Example:
   * `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'account.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The token: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq.
   * Repeat it only for a lower and an upper bound. It needs account.id: for a bound, an equality or an
   * inclusive bound (gte or lte) on the same side. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The role of the account in the path: true (the default) for the owner, false for the spender.
   * account.id filters the other role.
   * @default true
   */
  owner?: boolean | undefined;
}

/** Parameters of getNftAtDocumentedPath. */
export interface GetNftAtDocumentedPathParams {
  /** The serial number of the NFT within its token, starting at 1. */
  serialNumber: NftSerialNumberValue;
}

/** Parameters of getNftTransactions. */
export interface GetNftTransactionsParams {
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number, with or without 0x).
   */
  tokenId: NftTokenIdValue;
  /** The serial number of the NFT within its token, starting at 1. */
  serialNumber: NftSerialNumberValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getNftTransactionsAtDocumentedPath. */
export interface GetNftTransactionsAtDocumentedPathParams {
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number, with or without 0x).
   */
  id: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getNfts. */
export interface GetNftsParams {
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number, with or without 0x).
   */
  tokenId: EntityIdValue;
  /**
   * The account that holds the NFT: a number, shard.realm.num or its long-zero address (40 hexadecimal
   * digits that end in the number). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat
   * it for a range, with one equality at most. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The serial number of the NFT within its token, starting at 1. Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with
   * `gte` from ledger-query-client.
   */
  serialnumber?: FilterBounds<IntegerValue, Operator> | undefined;
}

/** Parameters of getNftsAtDocumentedPath. */
export interface GetNftsAtDocumentedPathParams {
  /**
   * The account that holds the NFT: a number, shard.realm.num or its long-zero address (40 hexadecimal
   * digits that end in the number). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat
   * it for a range, with one equality at most. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The serial number of the NFT within its token, starting at 1. Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with
   * `gte` from ledger-query-client.
   */
  serialnumber?: FilterBounds<IntegerValue, Operator> | undefined;
}

/** Parameters of getNftsByAccountId. */
export interface GetNftsByAccountIdParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The serial number of the NFT within its token, starting at 1. Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. It needs token.id: for a bound,
   * an equality or an inclusive bound (gte or lte) on the same side. Example: `gte(10)`, with `gte` from
   * ledger-query-client.
   */
  serialnumber?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The account that may spend: a number, shard.realm.num or its long-zero address (40 hexadecimal digits
   * that end in the number). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for one
   * bound on each side, or to match any of several values. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'spender.id'?: Filters<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 digits). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq. Repeat it only for a lower and an upper bound. Example:
   * `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getOutstandingTokenAirdrops. */
export interface GetOutstandingTokenAirdropsParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The account that receives the airdrop: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte.
   * The default operator is eq. Repeat it only for a lower and an upper bound. Example: `gte('0.0.1000')`,
   * with `gte` from ledger-query-client.
   */
  'receiver.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The serial number of the NFT within its token, starting at 1. Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. It needs an equality of
   * token.id. Together with a range of the first key, a bound is not a filter but a cursor: it applies only
   * at that bound of the first key. Example: `gte(10)`, with `gte` from ledger-query-client.
   */
  serialnumber?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The token: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq.
   * Repeat it only for a lower and an upper bound. Together with a range of the first key, a bound is not a
   * filter but a cursor: it applies only at that bound of the first key, which must be inclusive (gte or
   * lte). Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getPendingTokenAirdrops. */
export interface GetPendingTokenAirdropsParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The account that sent the airdrop: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. Example: `gte('0.0.1000')`, with
   * `gte` from ledger-query-client.
   */
  'sender.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The serial number of the NFT within its token, starting at 1. Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it only for a lower and an upper bound. It needs an equality of
   * token.id. Together with a range of the first key, a bound is not a filter but a cursor: it applies only
   * at that bound of the first key. Example: `gte(10)`, with `gte` from ledger-query-client.
   */
  serialnumber?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The token: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq.
   * Repeat it only for a lower and an upper bound. Together with a range of the first key, a bound is not a
   * filter but a cursor: it applies only at that bound of the first key, which must be inclusive (gte or
   * lte). Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getRegisteredNodes. */
export interface GetRegisteredNodesParams {
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The ID of the registered node. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it
   * only for a lower and an upper bound. Example: `gte(10)`, with `gte` from ledger-query-client.
   */
  'registerednode.id'?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** The type of service that the node offers. Without it, all nodes are returned. */
  type?: ('BLOCK_NODE' | 'GENERAL_SERVICE' | 'MIRROR_NODE' | 'RPC_RELAY' | 'UNKNOWN') | undefined;
}

/** Parameters of getSchedule. */
export interface GetScheduleParams {
  /** The schedule: a number or shard.realm.num. */
  scheduleId: EntityIdValue;
}

/** Parameters of getSchedules. */
export interface GetSchedulesParams {
  /**
   * The account that created the schedule: a number, shard.realm.num or its long-zero address (40
   * hexadecimal digits that end in the number). Operators: eq, ne, gt, gte, lt, lte. The default operator
   * is eq. Repeat it for a range, with one equality at most. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The schedule: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, with
   * one equality at most. Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'schedule.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
}

/** Parameters of getStakingRewards. */
export interface GetStakingRewardsParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, or to match any of several values. The service rejects
   * ne. Example: `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getToken. */
export interface GetTokenParams {
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number, with or without 0x).
   */
  tokenId: EntityIdValue;
  /**
   * The time at which to read the token (seconds.nanoseconds since the Unix epoch). Operators: eq, lt, lte.
   * The default operator is eq. Do not repeat it. Example: `lte(new Date('2026-01-01'))`, with `lte` from
   * ledger-query-client.
   */
  timestamp?: Filter<TimestampValue, 'eq' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getTokenAllowances. */
export interface GetTokenAllowancesParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The account that may spend: a number, shard.realm.num or its long-zero address (40 hexadecimal digits
   * that end in the number). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only
   * for a lower and an upper bound. Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'spender.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 digits). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs spender.id:
   * for a bound, an equality or an inclusive bound (gte or lte) on the same side. Example:
   * `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getTokenBalances. */
export interface GetTokenBalancesParams {
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 hexadecimal digits that end in the
   * number, with or without 0x).
   */
  tokenId: EntityIdValue;
  /**
   * The balance in the smallest unit of the token. Operators: eq, ne, gt, gte, lt, lte. The default
   * operator is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with `gte` from
   * ledger-query-client.
   */
  'account.balance'?: FilterBounds<IntegerValue, Operator> | undefined;
  /**
   * The account that holds the token: a number, shard.realm.num or its long-zero address (40 hexadecimal
   * digits that end in the number). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat
   * it for a range, with one equality at most. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no
   * operators.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The time at which to read the state (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt,
   * gte, lt, lte. The default operator is eq. Repeat it for a range, with one equality at most. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getTokenBalancesAtDocumentedPath. */
export interface GetTokenBalancesAtDocumentedPathParams {
  /**
   * The balance in the smallest unit of the token. Operators: eq, ne, gt, gte, lt, lte. The default
   * operator is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`, with `gte` from
   * ledger-query-client.
   */
  'account.balance'?: FilterBounds<IntegerValue, Operator> | undefined;
  /**
   * The account that holds the token: a number, shard.realm.num or its long-zero address (40 hexadecimal
   * digits that end in the number). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat
   * it for a range, with one equality at most. Example: `gte('0.0.1000')`, with `gte` from
   * ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no
   * operators.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The time at which to read the state (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt,
   * gte, lt, lte. The default operator is eq. Repeat it for a range, with one equality at most. Example:
   * `gte(new Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getTokens. */
export interface GetTokensParams {
  /**
   * The account that is associated with the token: a number, shard.realm.num or its long-zero address (40
   * hexadecimal digits that end in the number). Accepts no operators. Do not repeat it or combine it with
   * name.
   */
  'account.id'?: EntityIdValue | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The name of the token, or a part of it: 3 to 100 bytes of UTF-8. A search by name returns a single
   * page. It has no colon, because the service reads the text before a colon as an operator. Do not combine
   * it with token.id or account.id.
   */
  name?: string | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The public key of the token in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no
   * operators.
   */
  publickey?: PublicKeyValue | undefined;
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 digits). Operators: eq, ne, gt, gte,
   * lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values. Do not
   * combine it with name. Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'token.id'?: Filters<EntityIdValue, Operator> | undefined;
  /** The type of the token: FUNGIBLE_COMMON, NON_FUNGIBLE_UNIQUE (NFTs), or ALL (the default). */
  type?: ('ALL' | 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE') | undefined;
}

/** Parameters of getTokensByAccountId. */
export interface GetTokensByAccountIdParams {
  /**
   * The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with
   * or without 0x).
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The token: a number, shard.realm.num or its long-zero address (40 digits). Operators: eq, gt, gte, lt,
   * lte. The default operator is eq. Repeat it for a range, or to match any of several values. The service
   * rejects ne. Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.
   */
  'token.id'?: Filters<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getTopic. */
export interface GetTopicParams {
  /** The topic: a number or shard.realm.num. */
  topicId: EntityIdValue;
}

/** Parameters of getTopicMessageByIdAndSequenceNumber. */
export interface GetTopicMessageByIdAndSequenceNumberParams {
  /** The topic: a number or shard.realm.num. */
  topicId: EntityIdValue;
  /**
   * The sequence number of the message within its topic, starting at 1. The documented form also accepts
   * its consensus timestamp (seconds.nanoseconds since the Unix epoch).
   */
  sequenceNumber: (number | bigint | LongObject) | string;
}

/** Parameters of getTopicMessageByTimestamp. */
export interface GetTopicMessageByTimestampParams {
  /** The consensus time (seconds.nanoseconds since the Unix epoch). */
  timestamp: TimestampValue;
}

/** Parameters of getTopicMessages. */
export interface GetTopicMessagesParams {
  /** The topic: a number or shard.realm.num. */
  topicId: EntityIdValue;
  /** The encoding of messages: base64 (the default), or utf-8 for plain text. */
  encoding?: ('base64' | 'utf-8') | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest
   * or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The sequence number of the message within its topic, starting at 1. Operators: eq, ne, gt, gte, lt,
   * lte. The default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(10)`,
   * with `gte` from ledger-query-client.
   */
  sequencenumber?: FilterBounds<IntegerValue, Operator> | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getTransaction. */
export interface GetTransactionParams {
  /**
   * The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or
   * the hash of the transaction in hexadecimal or base64url.
   */
  transactionId: TransactionIdValue;
  /**
   * Selects one of the transactions with the same ID: 0 for the submitted one, higher for its children.
   * Without it, all are returned.
   */
  nonce?: IntegerValue | undefined;
  /**
   * Selects the scheduled transaction with this ID (true) or the others (false). Without it, all are
   * returned.
   */
  scheduled?: boolean | undefined;
}

/** Parameters of getTransactions. */
export interface GetTransactionsParams {
  /**
   * The account whose balance the transaction changed: a number, shard.realm.num or its long-zero address
   * (40 hexadecimal digits that end in the number). Operators: eq, ne, gt, gte, lt, lte. The default
   * operator is eq. Repeat it for a range, or to match any of several values. Example: `gte('0.0.1000')`,
   * with `gte` from ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, not of the whole list: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest
   * or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The
   * default operator is eq. Repeat it for a range, with one equality at most. Example: `gte(new
   * Date('2026-01-01'))`, with `gte` from ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
  /**
   * The type of the transaction, such as CRYPTOTRANSFER. Repeat it to match any of several types. Without
   * it, all types are returned. The service rejects UNKNOWN, which replies may have.
   */
  transactiontype?: (TransactionTypes | readonly TransactionTypes[]) | undefined;
  /** The outcome of the transaction: success or fail. Without it, both are returned. */
  result?: ('success' | 'fail') | undefined;
  /** Selects transfers of the account: credit or debit. Without it, both are returned. */
  type?: ('credit' | 'debit') | undefined;
}
