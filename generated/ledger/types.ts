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
} from '../../src/generated-code.js';

/** An address, and storage keys of it, that an Ethereum transaction says it will use. */
export interface AccessListEntry {
  /** Address that is used. */
  address: Address;
  /** Numbers of the storage slots that are used, in hexadecimal with 0x. */
  storage_keys: `0x${string}`[];
}

/** The hbar and token balances of one account in a snapshot. */
export interface AccountBalance {
  /** The account that holds the balance. */
  account: EntityId;
  /** Hbars of the account, in tinybars. */
  balance: bigint;
  /** Tokens the account holds, with their balances. */
  tokens: TokenBalance[];
}

/** An account together with a page of its transactions. */
export interface AccountBalanceTransactions extends AccountInfo {
  /** A page of the account's transactions. */
  transactions: Transaction[];
  /** Link to the next page of the account's transactions. */
  links: AccountLinks;
}

/** An account: its keys, settings, balance and staking choice. */
export interface AccountInfo {
  /** ID of the account. */
  account: EntityId;
  /** Alias of the account in base32; null when it has none. */
  alias: Alias;
  /** Seconds by which the account's lifetime is extended at each renewal; null when unknown. */
  auto_renew_period: bigint | null;
  /** Hbars and tokens of the account, and the time they were read at; null when no balance is known. */
  balance: Balance;
  /** Consensus time the account was created; null when unknown. */
  created_timestamp: TimestampNullable;
  /** Whether the account refuses staking rewards. */
  decline_reward: boolean;
  /** Whether the account was deleted; null when unknown. */
  deleted: boolean | null;
  /** Nonce of the account's Ethereum transactions; null when unknown. */
  ethereum_nonce: bigint | null;
  /** EVM address of the account, in hexadecimal with 0x; null when unknown. */
  evm_address: AddressNullable;
  /** Time at which the account expires unless it is renewed; null when unknown. */
  expiry_timestamp: TimestampNullable;
  /** Key that must sign for the account; null when it has none. */
  key: Key;
  /**
   * How many tokens the account may be associated with automatically; -1 means no bound, null means
   * unknown.
   */
  max_automatic_token_associations: number | null;
  /** Text attached to the account; null when unknown. */
  memo: string | null;
  /** Staking reward earned and not yet paid, in tinybars. */
  pending_reward: bigint;
  /** Whether the account must sign transfers that credit it; null when unknown. */
  receiver_sig_required: boolean | null;
  /** Account this account stakes to; null when it does not stake to an account. */
  staked_account_id: EntityIdNullable;
  /** Number of the node this account stakes to; null when it does not stake to a node. */
  staked_node_id: bigint | null;
  /**
   * Start of the staking period from which rewards are counted, in seconds and nanoseconds since the Unix
   * epoch; null when there is none.
   */
  stake_period_start: string | null;
  /**
   * Address of the code the account delegates to, in hexadecimal; 0x when it delegates to none. Sent from
   * 0.154.0 on.
   */
  delegation_address?: `0x${string}`;
}

/** Link to the next page of an account's transactions, absent when these were not asked for. */
export interface AccountLinks {
  /** Relative path and query of the next page; null when there is none. */
  next?: string | null;
}

/** How much of one token an account holds. */
export interface AccountTokenBalance {
  /** ID of the token. */
  token_id?: EntityId;
  /** Amount of the token, in its smallest unit. */
  balance?: bigint;
}

/** A page of accounts. */
export interface AccountsResponse {
  /** The page of accounts. */
  accounts: AccountInfo[];
  /** Link to the next page. */
  links: Links;
}

/** EVM address of 20 bytes, in hexadecimal with 0x. */
export type Address = `0x${string}`;

/** EVM address of 20 bytes, in hexadecimal with 0x; null when there is none. */
export type AddressNullable = `0x${string}` | null;

/** Account alias in base32 without padding (RFC 4648); null when there is none. */
export type Alias = string | null;

/** Right of a spender to use an amount that belongs to an owner. */
export interface Allowance {
  /** What is left of the allowance, in tinybars for hbars or in the smallest unit of the token. */
  amount: bigint;
  /** What the owner granted, in tinybars for hbars or in the smallest unit of the token. */
  amount_granted: bigint;
  /** Account that grants the allowance. */
  owner: EntityId;
  /** Account that may spend. */
  spender: EntityId;
  /** Period for which this allowance is valid. */
  timestamp: TimestampRange;
}

/** A custom fee that a transaction was charged. */
export interface AssessedCustomFee {
  /** Amount charged, in the smallest unit of the token, or in tinybars when token_id is null. */
  amount: bigint;
  /** Account that received the fee. */
  collector_account_id: EntityId;
  /** Accounts that bore the fee. */
  effective_payer_account_ids: EntityId[];
  /** Token the fee was paid in; null means hbars. */
  token_id: EntityIdNullable;
}

/** A signed permission of an account to run the code at an address (EIP-7702). */
export interface Authorization {
  /** Address of the code the signer delegates to, in hexadecimal. */
  address: Address;
  /** Chain the authorization is valid on, in hexadecimal with 0x. */
  chain_id: `0x${string}`;
  /** Nonce of the signing account. */
  nonce: bigint;
  /** Value r of the signature, in hexadecimal with 0x. */
  r: `0x${string}`;
  /** Value s of the signature, in hexadecimal with 0x. */
  s: `0x${string}`;
  /**
   * Parity of the y value of the signature's curve point, 0 or 1. From 0.160.0 on: in hexadecimal with 0x.
   */
  y_parity: number | `0x${string}`;
}

/** Balance of an account at one time; null when none is known. */
export type Balance = {
  /** Time the balance was read at, in seconds and nanoseconds since the Unix epoch; null when unknown. */
  timestamp: TimestampNullable;
  /** Hbars of the account, in tinybars; null when unknown. */
  balance: bigint | null;
  /** Tokens the account holds, with their balances. */
  tokens: AccountTokenBalance[];
} | null;

/** A page of account balances, all read at one time. */
export interface BalancesResponse {
  /**
   * Time the balances were read at, in seconds and nanoseconds since the Unix epoch; null when no balance
   * was found.
   */
  timestamp: TimestampNullable;
  /** The page of balances. */
  balances: AccountBalance[];
  /** Link to the next page. */
  links: Links;
}

/** A block: the transactions of one record file. */
export interface Block {
  /** Number of transactions in the block. */
  count: bigint;
  /** Gas used by the contract transactions of the block; null when unknown. */
  gas_used: bigint | null;
  /** Version of the network's protocol the block was written with; null when unknown. */
  hapi_version: string | null;
  /** Hash of the block, in hexadecimal with 0x. */
  hash: `0x${string}`;
  /**
   * Bloom filter over the logs of the block, in hexadecimal with 0x; 0x alone means an empty filter, null
   * means unknown.
   */
  logs_bloom: `0x${string}` | null;
  /** Name of the record file the block was read from. */
  name: string;
  /** Number of the block. */
  number: bigint;
  /** Hash of the block before this one, in hexadecimal with 0x. */
  previous_hash: `0x${string}`;
  /** Size of the record file in bytes; null when unknown. */
  size: bigint | null;
  /** Consensus times the block spans. */
  timestamp: TimestampRange;
}

/** A page of blocks. */
export interface BlocksResponse {
  /** The page of blocks. */
  blocks: Block[];
  /** Link to the next page. */
  links: Links;
}

/** Bloom filter over logs, in hexadecimal with 0x; null when there is none. */
export type Bloom = `0x${string}` | null;

/** Place of a message among the chunks of a longer message; null when the message is not chunked. */
export type ChunkInfo = {
  /** ID of the transaction that sent the first chunk. */
  initial_transaction_id: TransactionId;
  /** Number of this chunk, counted from 1. */
  number: number;
  /** Number of chunks in the whole message. */
  total: number;
} | null;

/** Custom fees charged for messages to a topic. */
export interface ConsensusCustomFees {
  /** Consensus time at which these fees were set. */
  created_timestamp: Timestamp;
  /** Fixed fees for each message. */
  fixed_fees: FixedCustomFee[];
}

/** A smart contract and its settings. */
export interface Contract {
  /** Key that may change or delete the contract; null when it cannot be changed. */
  admin_key?: Key;
  /** Account that pays for renewals; null when there is none. */
  auto_renew_account?: EntityIdNullable;
  /** Seconds by which the contract's lifetime is extended at each renewal; null when unknown. */
  auto_renew_period?: bigint | null;
  /** ID of the contract. */
  contract_id?: EntityIdNullable;
  /** Consensus time the contract was created; null when unknown. */
  created_timestamp?: TimestampNullable;
  /** Whether the contract was deleted. */
  deleted?: boolean;
  /** EVM address of the contract, in hexadecimal with 0x. */
  evm_address?: EvmAddress;
  /** Time at which the contract expires unless it is renewed; null when unknown. */
  expiration_timestamp?: TimestampNullable;
  /** File the contract's bytecode was taken from; null when there was none. */
  file_id?: EntityIdNullable;
  /**
   * How many tokens the contract may be associated with automatically; -1 means no bound, null means
   * unknown.
   */
  max_automatic_token_associations?: number | null;
  /** Text attached to the contract. */
  memo?: string;
  /** Nonce of the contract; null when unknown. */
  nonce?: bigint | null;
  /**
   * Account or contract that received what was left when the contract was deleted; null when there is none.
   */
  obtainer_id?: EntityIdNullable;
  /** Whether the network itself removed the contract for good; null when unknown. */
  permanent_removal?: boolean | null;
  /** Account the contract is proxy-staked to; null when there is none. */
  proxy_account_id?: EntityIdNullable;
  /** Period for which this state of the contract is valid. */
  timestamp?: TimestampRange;
}

/** One step of a contract transaction: a call, a creation or a use of a system contract. */
export interface ContractAction {
  /** Depth of the step in the tree of calls. */
  call_depth: number;
  /** EVM operation that caused the step; UNKNOWN when it could not be told. */
  call_operation_type: OpenEnum<
    'CALL' | 'CALLCODE' | 'CREATE' | 'CREATE2' | 'DELEGATECALL' | 'STATICCALL' | 'UNKNOWN'
  >;
  /** Kind of step: a call, a creation, a precompiled contract, a system step, or NO_ACTION. */
  call_type: OpenEnum<'NO_ACTION' | 'CALL' | 'CREATE' | 'PRECOMPILE' | 'SYSTEM'>;
  /** Account or contract that made the call. */
  caller: EntityId;
  /** Whether the caller is an account or a contract. */
  caller_type: OpenEnum<'ACCOUNT' | 'CONTRACT'>;
  /** EVM address of the caller, in hexadecimal with 0x. */
  from: `0x${string}`;
  /** Gas given to the step. */
  gas: bigint;
  /** Gas the step used. */
  gas_used: bigint;
  /** Place of the step in the order of execution. */
  index: number;
  /** Input data of the step, in hexadecimal with 0x; null when there is none. */
  input: `0x${string}` | null;
  /** Account or contract that was called; null when there is none. */
  recipient: EntityIdNullable;
  /** Whether the recipient is an account or a contract; null when there is no recipient. */
  recipient_type: OpenEnum<'ACCOUNT' | 'CONTRACT'> | null;
  /** Data the step ended with, in hexadecimal with 0x; null when there is none. */
  result_data: `0x${string}` | null;
  /** What result_data holds: the output, the reason of a revert, or an error. */
  result_data_type: OpenEnum<'OUTPUT' | 'REVERT_REASON' | 'ERROR'>;
  /** Consensus time of the transaction. */
  timestamp: Timestamp;
  /** EVM address of the recipient, in hexadecimal with 0x; null when there is none. */
  to: AddressNullable;
  /** Amount sent with the step, in tinybars. */
  value: bigint;
}

/** A page of contract actions. */
export interface ContractActionsResponse {
  /** The page of actions. */
  actions: ContractAction[];
  /** Link to the next page. */
  links: Links;
}

/** A contract call to simulate. It changes nothing on the ledger. */
export interface ContractCallRequest {
  /**
   * Block whose state the call sees: its number in decimal, or in hexadecimal with 0x, its hash of 64 or 96
   * digits with 0x, or earliest, finalized, latest, pending or safe in any case; latest when absent, empty
   * or null.
   */
  block?: string | null;
  /**
   * Function selector and encoded arguments, or the init code of a creation, as bytes in hexadecimal with
   * or without 0x; empty or absent for a transfer.
   */
  data?: string | null;
  /** True asks for the gas the call would need, false or absent for what the call returns. */
  estimate?: boolean | null;
  /** EVM address of the account the call is made from, in hexadecimal with or without 0x. */
  from?: string | null;
  /** Most gas the call may use, 21,000 to 15,000,000; 15,000,000 when absent. */
  gas?: number | bigint | LongObject | null;
  /** Price offered for one unit of gas. */
  gasPrice?: number | bigint | LongObject | null;
  /**
   * EVM address of what is called, in hexadecimal with or without 0x; empty, null or absent to create a
   * contract, for which data is its init code.
   */
  to?: string | null;
  /** Amount sent with the call, in tinybars. More than 0 needs from, and to unless data is init code. */
  value?: number | bigint | LongObject | HbarObject | null;
}

/** What a simulated contract call answered. */
export interface ContractCallResponse {
  /**
   * Returned data in hexadecimal with 0x, or the estimated gas in hexadecimal; 0x alone when the call
   * returns nothing.
   */
  result: `0x${string}`;
}

/** A log with the block and transaction it was emitted in. */
export interface ContractLog extends ContractResultLog {
  /** Hash of the block, in hexadecimal with 0x. */
  block_hash: `0x${string}`;
  /** Number of the block; null when the block lies beyond the edge of the page. */
  block_number: bigint | null;
  /**
   * Contract the transaction called first, from which the logging contract was reached; null when unknown.
   */
  root_contract_id: EntityIdNullable;
  /** Consensus time of the transaction. */
  timestamp: Timestamp;
  /** Hash of the transaction, in hexadecimal with 0x. */
  transaction_hash: `0x${string}`;
  /** Place of the transaction in its block; null when unknown. */
  transaction_index: number | null;
}

/** Topics of a log, up to four, each in hexadecimal with 0x. */
export type ContractLogTopics = `0x${string}`[];

/** A page of contract logs. */
export interface ContractLogsResponse {
  /** The page of logs. */
  logs: ContractLog[];
  /** Link to the next page. */
  links: Links;
}

/** A smart contract with its bytecode. */
export interface ContractResponse extends Contract {
  /** Bytecode the contract was created with, in hexadecimal with 0x; null when unknown. */
  bytecode: `0x${string}` | null;
  /** Bytecode the contract runs after its creation, in hexadecimal with 0x; null when unknown. */
  runtime_bytecode: `0x${string}` | null;
}

/** The outcome of one contract transaction. */
export interface ContractResult extends ContractResultSummary {
  /**
   * Access list of the Ethereum transaction (EIP-2930), in hexadecimal with 0x; null when there is none.
   * From 0.156.0 on: the addresses of the list with their storage keys.
   */
  access_list: (`0x${string}` | null) | AccessListEntry[];
  /** Gas used by the block; null when unknown. */
  block_gas_used: bigint | null;
  /** Hash of the block, in hexadecimal with 0x; null when unknown. */
  block_hash: `0x${string}` | null;
  /** Number of the block; null when unknown. */
  block_number: bigint | null;
  /** Chain ID of the Ethereum transaction, in hexadecimal with 0x; null when there is none. */
  chain_id: `0x${string}` | null;
  /** Init code of a creation that failed, in hexadecimal with 0x; null otherwise. */
  failed_initcode: `0x${string}` | null;
  /**
   * Price of one unit of gas, as hexadecimal tinybars with 0x, or weibars when hbar=false was asked for;
   * null when there is none.
   */
  gas_price: `0x${string}` | null;
  /**
   * Highest total price of one unit of gas, as hexadecimal tinybars with 0x, or weibars when hbar=false was
   * asked for; null when there is none.
   */
  max_fee_per_gas: `0x${string}` | null;
  /**
   * Highest tip for one unit of gas, as hexadecimal tinybars with 0x, or weibars when hbar=false was asked
   * for; null when there is none.
   */
  max_priority_fee_per_gas: `0x${string}` | null;
  /** Nonce of the Ethereum transaction; null when there is none. */
  nonce: bigint | null;
  /** Value r of the signature, in hexadecimal with 0x; null when there is none. */
  r: `0x${string}` | null;
  /** Name of the transaction's result, such as SUCCESS or CONTRACT_REVERT_EXECUTED. */
  result: string;
  /** Value s of the signature, in hexadecimal with 0x; null when there is none. */
  s: `0x${string}` | null;
  /** 0x1 when the transaction succeeded, 0x0 when it failed. */
  status: `0x${string}`;
  /** Place of the transaction in its block; null when unknown. */
  transaction_index: bigint | null;
  /** Number of the Ethereum transaction type, such as 2 for EIP-1559; null when there is none. */
  type: number | null;
  /** Recovery value v of the signature; null when there is none. */
  v: number | null;
}

/** The outcome of one contract transaction with its logs and state changes. */
export interface ContractResultDetails extends ContractResult {
  /** Logs the transaction emitted. */
  logs: ContractResultLog[];
  /** Storage slots the transaction read or wrote. */
  state_changes: ContractResultStateChange[];
}

/** A log emitted by a contract. */
export interface ContractResultLog {
  /** EVM address of the contract that emitted the log, in hexadecimal with 0x. */
  address: `0x${string}`;
  /** Bloom filter over this log. */
  bloom: Bloom;
  /** Contract that emitted the log; null when unknown. */
  contract_id: EntityIdNullable;
  /** Data of the log outside its topics, in hexadecimal with 0x; null when there is none. */
  data: `0x${string}` | null;
  /** Place of the log in the order in which the transaction emitted them, counted from 0. */
  index: number;
  /** Topics of the log. */
  topics: ContractLogTopics;
}

/** A storage slot read or written by a contract transaction. */
export interface ContractResultStateChange {
  /** EVM address of the contract, in hexadecimal with 0x. */
  address: Address;
  /** Contract the slot belongs to. */
  contract_id: EntityId;
  /** Number of the storage slot, in hexadecimal with 0x. */
  slot: `0x${string}`;
  /** Value read from the slot, in hexadecimal with 0x. */
  value_read: `0x${string}`;
  /** Value written to the slot, in hexadecimal with 0x; null when it was only read. */
  value_written: `0x${string}` | null;
}

/** A page of the results of one contract. */
export interface ContractResultSummariesResponse {
  /** The page of contract results. */
  results: ContractResultSummary[];
  /** Link to the next page. */
  links: Links;
}

/** The outcome of one contract transaction without what its block and its Ethereum transaction say. */
export interface ContractResultSummary {
  /** EVM address of the contract that ran, in hexadecimal with 0x; null when there is none. */
  address: `0x${string}` | null;
  /**
   * Amount sent to the contract, in tinybars, or in weibars when hbar=false was asked for; null when
   * unknown.
   */
  amount: bigint | null;
  /** Bloom filter over the logs of this result. */
  bloom: Bloom;
  /** Data the contract returned, in hexadecimal with 0x; null when there is none. */
  call_result: `0x${string}` | null;
  /** Contract that ran; null when there is none. */
  contract_id: EntityIdNullable;
  /** Contracts created by the transaction; null when unknown. */
  created_contract_ids: EntityId[] | null;
  /**
   * Why the execution failed: a status name, a plain text or revert data in hexadecimal; null when it
   * succeeded.
   */
  error_message: string | null;
  /** EVM address of the sender, in hexadecimal with 0x; null when unknown. */
  from: AddressNullable;
  /** Function selector and encoded arguments of the call, in hexadecimal with 0x; null when unknown. */
  function_parameters: `0x${string}` | null;
  /** Gas the execution really took, before any rule on the least charge; null when unknown. */
  gas_consumed: bigint | null;
  /** Most gas the transaction was allowed to use. */
  gas_limit: bigint;
  /** Gas the transaction was charged for; null when unknown. */
  gas_used: bigint | null;
  /** Hash of the transaction, in hexadecimal with 0x. */
  hash: `0x${string}`;
  /** Consensus time of the transaction. */
  timestamp: Timestamp;
  /** EVM address that was called, in hexadecimal with 0x; null when there is none. */
  to: AddressNullable;
  /**
   * Code delegations (EIP-7702) the transaction carries; null when there are none. Sent from 0.154.0 on.
   */
  authorization_list?: Authorization[] | null;
}

/** A page of contract results. */
export interface ContractResultsResponse {
  /** The page of contract results. */
  results: ContractResult[];
  /** Link to the next page. */
  links: Links;
}

/** The value of one storage slot of a contract. */
export interface ContractState {
  /** EVM address of the contract, in hexadecimal with 0x. */
  address: Address;
  /** Contract the slot belongs to. */
  contract_id: EntityId;
  /** Consensus time the value was written. */
  timestamp: Timestamp;
  /** Number of the storage slot, in hexadecimal with 0x. */
  slot: `0x${string}`;
  /** Value of the slot, in hexadecimal with 0x. */
  value: `0x${string}`;
}

/** A page of a contract's storage slots. */
export interface ContractStateResponse {
  /** The page of storage slots. */
  state: ContractState[];
  /** Link to the next page. */
  links: Links;
}

/** A page of contracts. */
export interface ContractsResponse {
  /** The page of contracts. */
  contracts: Contract[];
  /** Link to the next page. */
  links: Links;
}

/** Right of a spender to use hbars that belong to an owner. */
export interface CryptoAllowance extends Allowance {
  /** What is left of the allowance, in tinybars. */
  amount: bigint;
  /** What the owner granted, in tinybars. */
  amount_granted: bigint;
}

/** A page of hbar allowances. */
export interface CryptoAllowancesResponse {
  /** The page of allowances. */
  allowances: CryptoAllowance[];
  /** Link to the next page. */
  links: Links;
}

/** The most a payer agrees to pay in custom fees of one kind. */
export interface CustomFeeLimit {
  /** Account the limit holds for. */
  account_id: EntityIdNullable;
  /**
   * Highest amount, in the smallest unit of the token, or in tinybars when denominating_token_id is null.
   */
  amount: bigint;
  /** Token the limit is counted in; null means hbars. */
  denominating_token_id: EntityIdNullable;
}

/** Custom fees charged for transfers of a token. */
export interface CustomFees {
  /** Consensus time at which these fees were set. */
  created_timestamp: Timestamp;
  /** Fees of a fixed amount for each transfer. */
  fixed_fees: FixedFee[];
  /** Fees that are a share of the amount transferred, for fungible tokens. */
  fractional_fees?: FractionalFee[];
  /** Fees that are a share of what is paid for an NFT. */
  royalty_fees?: RoyaltyFee[];
}

/** ID of an account, contract, token or other entity, as shard.realm.num. */
export type EntityId = string;

/** ID of an account, contract, token or other entity, as shard.realm.num; null when there is none. */
export type EntityIdNullable = string | null;

/** One reason why a request failed. */
export interface ErrorMessage {
  /**
   * Further data on the error, such as revert data, in hexadecimal with 0x; empty, 0x, null or absent when
   * there is none.
   */
  data?: string | null;
  /** A closer reason; empty, null or absent when there is none. */
  detail?: string | null;
  /** Short text that says what is wrong; null where the service has no words for it. */
  message?: string | null;
}

/** The body of an error reply. */
export interface ErrorResponse {
  /** What went wrong. */
  _status?: ErrorStatus;
}

/** The reasons why a request failed. */
export interface ErrorStatus {
  /** The reasons, one for each thing that is wrong. */
  messages?: ErrorMessage[];
}

/** EVM address of 20 bytes, in hexadecimal with or without 0x. */
export type EvmAddress = string;

/** Exchange rate between hbars and US cents, as a pair of equal amounts. */
export interface ExchangeRate {
  /** US cents that are worth hbar_equivalent hbars. */
  cent_equivalent: number;
  /** Time up to which the rate holds, in seconds since the Unix epoch. */
  expiration_time: bigint;
  /** Hbars that are worth cent_equivalent US cents. */
  hbar_equivalent: number;
}

/**
 * Fixed fee charged in place of a royalty when nothing fungible is paid for the NFT; null when there is none.
 */
export type FallbackFee = {
  /**
   * Amount of the fee, in the smallest unit of the token, or in tinybars when denominating_token_id is
   * null.
   */
  amount: bigint;
  /** Token the fee is paid in; null means hbars. */
  denominating_token_id: EntityIdNullable;
} | null;

/** A part of an estimated fee: its base price and what is added to it. */
export interface FeeEstimate {
  /** Base price, in tinycents (1 US cent = 100,000,000 tinycents). */
  base: bigint;
  /** Items charged on top of the base price. */
  extras: FeeExtra[];
}

/**
 * How a fee is estimated: INTRINSIC looks at the transaction alone, STATE also at the present state of the
 * ledger.
 */
export type FeeEstimateMode = 'INTRINSIC' | 'STATE';

/** The network's part of an estimated fee, a multiple of the node's part. */
export interface FeeEstimateNetwork {
  /** Number the node's part is multiplied by. */
  multiplier: number;
  /** The network's part of the fee, in tinycents. */
  subtotal: bigint;
}

/** Estimated fee of a transaction, split into its parts. */
export interface FeeEstimateResponse {
  /** Factor of high-volume pricing that applies to the transaction. */
  high_volume_multiplier: bigint;
  /** The network's part of the fee. */
  network: FeeEstimateNetwork;
  /** The part of the fee for the node that takes the transaction in. */
  node: FeeEstimate;
  /** Remarks on how the estimate was made. */
  notes?: string[];
  /** The part of the fee for executing the transaction. */
  service: FeeEstimate;
  /** The whole estimated fee, in tinycents (1 US cent = 100,000,000 tinycents). */
  total: bigint;
}

/** An item charged on top of a base price. */
export interface FeeExtra {
  /** Number of units charged: those beyond the ones included. */
  charged: bigint;
  /** Number of units the transaction has. */
  count: bigint;
  /** Price of one unit, in tinycents. */
  fee_per_unit: bigint;
  /** Number of units covered by the base price. */
  included: bigint;
  /** Name of the item, as in the fee schedule. */
  name: string;
  /** Price of the units charged, in tinycents. */
  subtotal: bigint;
}

/** A fixed custom fee for a message to a topic. */
export interface FixedCustomFee {
  /**
   * Amount of the fee, in the smallest unit of the token, or in tinybars when denominating_token_id is
   * null.
   */
  amount: bigint;
  /** Account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** Token the fee is paid in; null means hbars. */
  denominating_token_id: EntityIdNullable;
}

/** A custom fee of a fixed amount for a transfer of a token. */
export interface FixedFee {
  /** Whether every account that collects a fee of this token is free of this fee. */
  all_collectors_are_exempt: boolean;
  /**
   * Amount of the fee, in the smallest unit of the token, or in tinybars when denominating_token_id is
   * null.
   */
  amount: bigint;
  /** Account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** Token the fee is paid in; null means hbars. */
  denominating_token_id: EntityIdNullable;
}

/** A share, as numerator over denominator. */
export interface Fraction {
  /** Upper part of the fraction. */
  numerator?: bigint;
  /** Lower part of the fraction. */
  denominator?: bigint;
}

/** A custom fee that is a share of the amount transferred. */
export interface FractionalFee {
  /** Whether every account that collects a fee of this token is free of this fee. */
  all_collectors_are_exempt: boolean;
  /** Share of the transferred amount that is charged. */
  amount: Fraction;
  /** Account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** Token the fee is paid in. */
  denominating_token_id: EntityId;
  /** Highest fee, in the smallest unit of the token; null means no upper bound. */
  maximum: bigint | null;
  /** Lowest fee, in the smallest unit of the token. */
  minimum: bigint;
  /**
   * True when the sender pays the fee on top of the transfer, false when it is taken from what the receiver
   * gets.
   */
  net_of_transfers: boolean;
}

/** A hook: code of a contract that the network runs at a given point for its owner. */
export interface Hook {
  /** Key that may manage the hook's storage; null when there is none. */
  admin_key: Key;
  /** Contract that holds the hook's code. */
  contract_id: EntityIdNullable;
  /** Consensus time the hook was created; null when unknown. */
  created_timestamp: TimestampNullable;
  /** Whether the hook was deleted. */
  deleted: boolean;
  /**
   * Point at which the network runs the hook; ACCOUNT_ALLOWANCE_HOOK stands for a check on transfers from
   * the account.
   */
  extension_point: OpenEnum<'ACCOUNT_ALLOWANCE_HOOK'>;
  /** Number of the hook, unique for its owner. */
  hook_id: bigint;
  /** Account or contract the hook belongs to. */
  owner_id: EntityId;
  /** Period for which this state of the hook is valid. */
  timestamp_range: TimestampRangeNullable;
  /** Kind of hook; EVM means a hook written as a smart contract. */
  type: OpenEnum<'EVM'>;
}

/** The value of one storage slot of a hook. */
export interface HookStorage {
  /** Key of the storage slot, in hexadecimal with 0x. */
  key: `0x${string}`;
  /** Value of the slot, in hexadecimal with 0x; null when there is none. */
  value: `0x${string}` | null;
  /** Consensus time the value was written. */
  timestamp: Timestamp;
}

/** A page of hooks. */
export interface HooksResponse {
  /** The page of hooks. */
  hooks: Hook[];
  /** Link to the next page. */
  links: Links;
}

/** A page of a hook's storage slots. */
export interface HooksStorageResponse {
  /** Number of the hook, unique for its owner. */
  hook_id: bigint;
  /** Link to the next page. */
  links: Links;
  /** Account or contract the hook belongs to. */
  owner_id: EntityId;
  /** The page of storage slots. */
  storage: HookStorage[];
}

/** A public key and its kind; null when there is none. */
export type Key = {
  /**
   * Kind of key; ProtobufEncoded means that key holds an encoded structure, such as a key list, a threshold
   * key or a contract ID.
   */
  _type: OpenEnum<'ECDSA_SECP256K1' | 'ED25519' | 'ProtobufEncoded'>;
  /** The key in hexadecimal without 0x. */
  key: string;
} | null;

/** Links to further pages. */
export interface Links {
  /**
   * Relative path and query of the next page; null when there is none. A page may be empty and still have a
   * next one.
   */
  next: string | null;
}

/** The exchange rate in force and the one that follows it. */
export interface NetworkExchangeRateSetResponse {
  /** The rate in force. */
  current_rate: ExchangeRate;
  /** The rate that follows when the current one expires. */
  next_rate: ExchangeRate;
  /** Consensus time at which these rates were set. */
  timestamp: Timestamp;
}

/** Price of gas for one type of transaction. */
export interface NetworkFee {
  /** Price of one unit of gas, in tinybars. */
  gas: bigint;
  /** Type of transaction, such as ContractCall. */
  transaction_type: string;
}

/** Gas prices by type of transaction. */
export interface NetworkFeesResponse {
  /** The price for each type of transaction. */
  fees: NetworkFee[];
  /** Consensus time the prices are valid at. */
  timestamp: Timestamp;
}

/** A node of the network's address book. */
export interface NetworkNode {
  /** Key that may change the node; null when it has none. */
  admin_key: Key;
  /** Numbers of the registered nodes linked to this node. Sent from 0.154.0 on. */
  associated_registered_nodes?: bigint[];
  /** Whether the node refuses staking rewards; null when unknown. */
  decline_reward: boolean | null;
  /** Text that describes the node; null when unknown. */
  description: string | null;
  /** Address book file the node is listed in. */
  file_id: EntityId;
  /** Endpoint for gRPC calls from web clients; null when the node has none. */
  grpc_proxy_endpoint: ServiceEndpoint | null;
  /** Highest stake that counts for the node, in tinybars; null when unknown. */
  max_stake: bigint | null;
  /** Text attached to the node; null when unknown. */
  memo: string | null;
  /** Least stake the node needs for its stake to count, in tinybars; null when unknown. */
  min_stake: bigint | null;
  /** Account of the node. */
  node_account_id: EntityId;
  /** Number of the node. */
  node_id: bigint;
  /** Hash of the node's TLS certificate, in hexadecimal with 0x; null when unknown. */
  node_cert_hash: `0x${string}` | null;
  /** RSA public key of the node, in hexadecimal with 0x; null when unknown. */
  public_key: `0x${string}` | null;
  /**
   * Reward rate of the node at the start of the staking period, in tinybars per hbar staked; null when
   * unknown.
   */
  reward_rate_start: bigint | null;
  /** Addresses and ports the node takes transactions at. */
  service_endpoints: ServiceEndpoint[];
  /** Stake that counts for the node in consensus, in tinybars; null when unknown. */
  stake: bigint | null;
  /** Stake on the node from accounts that refuse rewards, in tinybars; null when unknown. */
  stake_not_rewarded: bigint | null;
  /** Stake on the node from accounts that take rewards, in tinybars; null when unknown. */
  stake_rewarded: bigint | null;
  /** Staking period the stakes belong to; null when unknown. */
  staking_period: TimestampRangeNullable;
  /** Period for which this entry of the address book is valid. */
  timestamp: TimestampRange;
}

/** A page of the network's address book. */
export interface NetworkNodesResponse {
  /** The nodes of this page. */
  nodes: NetworkNode[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** The network-wide staking figures of the latest staking period. */
export interface NetworkStakeResponse {
  /** Ceiling, in tinybars, on the stake that earns the full reward rate; above it the rate shrinks. */
  max_stake_rewarded: bigint;
  /** Highest reward, in tinybars, that one staked hbar can earn in one staking period. */
  max_staking_reward_rate_per_hbar: bigint;
  /** Ceiling, in tinybars, on the rewards of the whole network in one staking period. */
  max_total_reward: bigint;
  /** Share of the transaction fees set aside for rewarding nodes, a plain number from 0 to 1. */
  node_reward_fee_fraction: number;
  /** Tinybars in the reward account that are already owed to stakers but not yet paid out. */
  reserved_staking_rewards: bigint;
  /** Unreserved balance of the reward account, in tinybars, from which the full reward rate applies. */
  reward_balance_threshold: bigint;
  /** Sum of all stake at the start of the staking period, in tinybars. */
  stake_total: bigint;
  /** Time span the figures apply to. */
  staking_period: TimestampRange;
  /** Length of one staking period in minutes. */
  staking_period_duration: bigint;
  /** How many past staking periods the network keeps reward data for; older unclaimed rewards are lost. */
  staking_periods_stored: bigint;
  /** Share of the transaction fees paid into the staking reward account, a plain number from 0 to 1. */
  staking_reward_fee_fraction: number;
  /** Tinybars the network as a whole pays out in rewards for one staking period. */
  staking_reward_rate: bigint;
  /** Balance of the reward account, in tinybars, that had to be reached before rewards could begin. */
  staking_start_threshold: bigint;
  /** Tinybars in the reward account that are not yet promised to any staker. */
  unreserved_staking_reward_balance: bigint;
}

/** How much of the native currency exists and how much is in circulation. */
export interface NetworkSupplyResponse {
  /** Tinybars in circulation, as a decimal string. */
  released_supply: string;
  /** Consensus time at which the supply was taken. */
  timestamp: Timestamp;
  /** Tinybars in existence, as a decimal string. */
  total_supply: string;
}

/** One serial number of a non-fungible token. */
export interface Nft {
  /** Account that holds the NFT; null when nobody does. */
  account_id: EntityIdNullable;
  /** Consensus time at which the NFT was minted. */
  created_timestamp: TimestampNullable;
  /**
   * Account with an allowance for all serials that passed its right to this NFT on to the spender; null
   * when there is none.
   */
  delegating_spender: EntityIdNullable;
  /** True when the NFT no longer exists, because it was burned or wiped or its token was deleted. */
  deleted: boolean;
  /** Data attached to the NFT, in base64; empty when there is none. */
  metadata: string;
  /** Consensus time of the last change to the NFT. */
  modified_timestamp: TimestampNullable;
  /** Number of the NFT within its token, counted from 1. */
  serial_number: bigint;
  /** Account allowed to transfer this NFT for its holder; null when there is none. */
  spender: EntityIdNullable;
  /** Token the NFT belongs to. */
  token_id: EntityId;
}

/** Permission to transfer every NFT of one token that an owner holds. */
export interface NftAllowance {
  /** True while the permission covers all serial numbers, false once it has been withdrawn. */
  approved_for_all: boolean;
  /** Account that gives the permission. */
  owner: EntityId;
  /** Account that may transfer the owner's NFTs. */
  spender: EntityId;
  /** Consensus time span in which this state of the permission holds. */
  timestamp: TimestampRange;
  /** Token whose NFTs may be transferred. */
  token_id: EntityId;
}

/** A page of NFT allowances. */
export interface NftAllowancesResponse {
  /** The allowances of this page. */
  allowances: NftAllowance[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** A page of the transactions that touched one NFT. */
export interface NftTransactionHistory {
  /** The transactions of this page. */
  transactions: NftTransactionTransfer[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** One transaction in the history of an NFT. */
export interface NftTransactionTransfer {
  /** Consensus time of the transaction. */
  consensus_timestamp: Timestamp;
  /** True when a spender moved the NFT by means of an allowance. */
  is_approval: boolean;
  /**
   * Position among the transactions that share the transaction ID: 0 for the one submitted by the user,
   * higher for its children.
   */
  nonce: number;
  /** Account that got the NFT; null when nobody did, as in a burn, a wipe or a deletion of the token. */
  receiver_account_id: EntityIdNullable;
  /** Account that gave the NFT away; null when nobody did, as in a mint. */
  sender_account_id: EntityIdNullable;
  /** ID of the transaction: payer account, then valid start seconds and nanoseconds, joined by dashes. */
  transaction_id: string;
  /** Kind of the transaction. */
  type: OpenEnum<TransactionTypes>;
}

/** Change of hands of one NFT within a transaction. */
export interface NftTransfer {
  /** True when a spender moved the NFT by means of an allowance. */
  is_approval: boolean;
  /** Account that got the NFT; null when nobody did, as in a burn or a wipe. */
  receiver_account_id: EntityIdNullable;
  /** Account that gave the NFT away; null when nobody did, as in a mint. */
  sender_account_id: EntityIdNullable;
  /** Number of the NFT within its token, counted from 1. */
  serial_number: bigint;
  /** Token the NFT belongs to. */
  token_id: EntityId;
}

/** A page of NFTs. */
export interface Nfts {
  /** The NFTs of this page. */
  nfts: Nft[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** One step of the EVM while it ran a contract. */
export interface Opcode {
  /** How deep the step lies in nested contract calls. */
  depth: number;
  /** Gas still available at this step. */
  gas: bigint;
  /** Gas used up by this step. */
  gas_cost: bigint;
  /** EVM memory at this step as 32-byte words in hexadecimal; empty or null when not asked for. */
  memory: `0x${string}`[] | null;
  /** Mnemonic of the operation, such as PUSH1. */
  op: string;
  /** Program counter, the byte offset of the operation in the bytecode. */
  pc: number;
  /** Why the step reverted, in hexadecimal; null when it did not. */
  reason?: `0x${string}` | null;
  /** EVM stack at this step as 32-byte words in hexadecimal; empty or null when not asked for. */
  stack: `0x${string}`[] | null;
  /**
   * Storage slots of the contract at this step with their values, in hexadecimal; empty or null when not
   * asked for.
   */
  storage: {
    [key: string]: `0x${string}`;
  } | null;
}

/** A contract transaction run again, step by step. */
export interface OpcodesResponse {
  /** EVM address of the contract that was run, in hexadecimal with 0x. */
  address: `0x${string}`;
  /** Contract that was run. */
  contract_id: EntityIdNullable;
  /** True when the run ended in failure. */
  failed: boolean;
  /** Gas the run consumed. */
  gas: bigint;
  /** The steps in the order they were taken. */
  opcodes: Opcode[];
  /** Data the run handed back, in hexadecimal. */
  return_value: `0x${string}`;
}

/**
 * Interface a block node offers: its status, publishing or subscribing to block streams, state proofs, or
 * something else. UNRECOGNIZED is one the service does not know.
 */
export type RegisteredBlockNodeApi =
  | 'OTHER'
  | 'STATUS'
  | 'PUBLISH'
  | 'SUBSCRIBE_STREAM'
  | 'STATE_PROOF'
  | 'UNRECOGNIZED';

/** What is particular to an endpoint of a block node. */
export interface RegisteredBlockNodeEndpoint {
  /** Interfaces of the block node that answer at this endpoint. */
  endpoint_apis?: OpenEnum<RegisteredBlockNodeApi>[];
}

/** What is particular to an endpoint of a general service. */
export interface RegisteredGeneralServiceEndpoint {
  /** Text saying what the service offers; null when none was given. */
  description?: string | null;
}

/** What is particular to an endpoint of a mirror node; it has no fields so far. */
export interface RegisteredMirrorNodeEndpoint {
  [key: string]: unknown;
}

/** A node outside consensus, such as a block or mirror node, that is registered with the network. */
export interface RegisteredNode {
  /** Key that must sign changes to the registration. */
  admin_key: Key;
  /** Consensus time at which the node was registered. */
  created_timestamp: TimestampNullable;
  /** Free text about the node; null when there is none. */
  description: string | null;
  /** Number that identifies the registered node. */
  registered_node_id: bigint;
  /** Addresses at which the node can be reached. */
  service_endpoints: RegisteredServiceEndpoint[];
  /** Consensus time span in which this state of the registration holds. */
  timestamp: TimestampRange;
}

/** What an endpoint serves: a block node, a general service, a mirror node or a JSON-RPC relay. */
export type RegisteredNodeType = 'BLOCK_NODE' | 'GENERAL_SERVICE' | 'MIRROR_NODE' | 'RPC_RELAY';

/** A page of registered nodes. */
export interface RegisteredNodesResponse {
  /** The registered nodes of this page. */
  registered_nodes: RegisteredNode[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** What is particular to an endpoint of a JSON-RPC relay; it has no fields so far. */
export interface RegisteredRpcRelayEndpoint {
  [key: string]: unknown;
}

/**
 * One address of a registered node, given as a domain name or an IP address, with a port and the kind of
 * service found there.
 */
export interface RegisteredServiceEndpoint {
  /** Details of a block node; null when the endpoint is of another kind. */
  block_node: RegisteredBlockNodeEndpoint | null;
  /** Host name of the endpoint; null when it is given by IP address. */
  domain_name?: string | null;
  /** Details of a general service; null when the endpoint is of another kind. */
  general_service: RegisteredGeneralServiceEndpoint | null;
  /** IP address of the endpoint; null when it is given by host name. */
  ip_address?: string | null;
  /** Details of a mirror node; null when the endpoint is of another kind. */
  mirror_node: RegisteredMirrorNodeEndpoint | null;
  /** TCP port of the endpoint. */
  port: number;
  /** True when connections must use TLS. */
  requires_tls: boolean;
  /** Details of a JSON-RPC relay; null when the endpoint is of another kind. */
  rpc_relay: RegisteredRpcRelayEndpoint | null;
  /** Kind of service found at the endpoint. */
  type: OpenEnum<RegisteredNodeType>;
}

/** Custom fee of an NFT: a part of what is paid for it whenever it changes hands. */
export interface RoyaltyFee {
  /** True when no fee collector of the token ever has to pay this fee. */
  all_collectors_are_exempt: boolean;
  /** Part of the payment that goes to the collector. */
  amount: Fraction;
  /** Account that receives the fee. */
  collector_account_id: EntityIdNullable;
  /** Fixed fee charged to the receiver when nothing is paid for the NFT; null when there is none. */
  fallback_fee: FallbackFee;
}

/** A transaction that is held back until enough keys have signed it. */
export interface Schedule {
  /** Key that may delete the schedule; null when nobody can. */
  admin_key: Key;
  /** Consensus time at which the schedule was created. */
  consensus_timestamp: Timestamp;
  /** Account that created the schedule. */
  creator_account_id: EntityId;
  /** True when the schedule has been deleted. */
  deleted: boolean;
  /** Consensus time at which the scheduled transaction ran; null when it has not. */
  executed_timestamp: TimestampNullable;
  /** Time at which the schedule lapses; null when none was set. */
  expiration_time: TimestampNullable;
  /** Text stored with the schedule; empty when there is none. */
  memo: string;
  /** Account that pays when the scheduled transaction runs. */
  payer_account_id: EntityId;
  /** ID of the schedule. */
  schedule_id: EntityId;
  /** Signatures gathered so far. */
  signatures: ScheduleSignature[];
  /** Body of the scheduled transaction as protobuf bytes in base64. */
  transaction_body: string;
  /**
   * True when the transaction runs at the expiration time; false when it runs as soon as enough keys have
   * signed.
   */
  wait_for_expiry: boolean;
}

/** A signature that was given to a schedule. */
export interface ScheduleSignature {
  /** Consensus time of the transaction that brought the signature. */
  consensus_timestamp: Timestamp;
  /** Leading bytes of the signing public key, or all of them, in base64. */
  public_key_prefix: string;
  /** Signature bytes in base64, which may be broken by a line feed every 76 characters. */
  signature: string;
  /** Algorithm of the signing key, CONTRACT for a contract as signer, or UNKNOWN. */
  type: OpenEnum<'CONTRACT' | 'ED25519' | 'RSA_3072' | 'ECDSA_384' | 'ECDSA_SECP256K1' | 'UNKNOWN'>;
}

/** A page of schedules. */
export interface SchedulesResponse {
  /** The schedules of this page. */
  schedules: Schedule[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** Network address of a consensus node. */
export interface ServiceEndpoint {
  /** Host name of the node; empty when it is given by IP address. */
  domain_name: string;
  /** IPv4 address of the node in dotted notation; empty when it is given by host name. */
  ip_address_v4: string;
  /** TCP port of the node. */
  port: number;
}

/** One payout of staking rewards to an account. */
export interface StakingReward {
  /** Account that was paid. */
  account_id: EntityId;
  /** Reward in tinybars. */
  amount: bigint;
  /** Consensus time of the payout. */
  timestamp: Timestamp;
}

/** Staking reward paid to an account as part of a transaction. */
export interface StakingRewardTransfer {
  /** Account that was paid. */
  account: EntityId;
  /** Reward in tinybars. */
  amount: bigint;
}

/** A page of staking rewards paid to an account. */
export interface StakingRewardsResponse {
  /** The rewards of this page. */
  rewards: StakingReward[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** Seconds and nanoseconds since the Unix epoch, joined by a point, as in 1586567700.453054000. */
export type Timestamp = string;

/**
 * Seconds and nanoseconds since the Unix epoch, joined by a point, as in 1586567700.453054000; null when
 * there is no such time.
 */
export type TimestampNullable = string | null;

/** Span of time, from an inclusive start to an exclusive end. */
export interface TimestampRange {
  /** Inclusive start of the span. */
  from: Timestamp;
  /** Exclusive end of the span; null when it is still open. */
  to: TimestampNullable;
}

/** Span of time, from an inclusive start to an exclusive end; null when there is none. */
export type TimestampRangeNullable = {
  /** Inclusive start of the span. */
  from: Timestamp;
  /** Exclusive end of the span; null when it is still open. */
  to: TimestampNullable;
} | null;

/** A token as the list of tokens shows it. */
export interface Token {
  /** Key that may change and delete the token; null when nobody can. */
  admin_key: Key;
  /** Decimal places of the token: 10 to this power of the smallest unit make one whole token. */
  decimals: bigint;
  /** Data attached to the token, in base64; empty when there is none. */
  metadata: string;
  /** Full name of the token. */
  name: string;
  /** Short name of the token, like a ticker symbol. */
  symbol: string;
  /** ID of the token. */
  token_id: EntityId;
  /** FUNGIBLE_COMMON for interchangeable units, NON_FUNGIBLE_UNIQUE for NFTs. */
  type: OpenEnum<'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE'>;
}

/** A token sent to an account that has yet to claim it. */
export interface TokenAirdrop {
  /** Quantity sent, in the smallest unit of the token; null for an NFT. */
  amount: bigint | null;
  /** Account the token is meant for. */
  receiver_id: EntityId;
  /** Account that sent the token. */
  sender_id: EntityId;
  /** Serial number of the NFT sent; null for a fungible token. */
  serial_number: bigint | null;
  /** Consensus time span in which this state of the airdrop holds. */
  timestamp: TimestampRange;
  /** Token that was sent. */
  token_id: EntityId;
}

/** A page of token airdrops. */
export interface TokenAirdropsResponse {
  /** The airdrops of this page. */
  airdrops: TokenAirdrop[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** Permission to spend a fungible token of the owner, with amounts in the smallest unit of the token. */
export interface TokenAllowance extends Allowance {
  /** Token that may be spent. */
  token_id: EntityId;
}

/** A page of token allowances. */
export interface TokenAllowancesResponse {
  /** The allowances of this page. */
  allowances: TokenAllowance[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** How much of one token an account holds. */
export interface TokenBalance {
  /** Token that is held. */
  token_id: EntityId;
  /** Quantity held, in the smallest unit of the token; for an NFT, the number of serials. */
  balance: bigint;
}

/** A page of the accounts that hold a token, with their balances. */
export interface TokenBalancesResponse {
  /** Consensus time at which the balances were taken; null when there is none. */
  timestamp: TimestampNullable;
  /** The holders of this page. */
  balances: TokenHolder[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** An account and its balance of a token. */
export interface TokenHolder {
  /** Account that holds the token. */
  account: EntityId;
  /** Quantity held, in the smallest unit of the token; for an NFT, the number of serials. */
  balance: bigint;
  /**
   * Decimal places of the token: 10 to this power of the smallest unit make one whole token; null when not
   * known.
   */
  decimals: bigint | null;
}

/** All details of one token. */
export interface TokenInfo {
  /** Key that may change and delete the token; null when nobody can. */
  admin_key: Key;
  /** Account that pays for renewing the token; null when there is none. */
  auto_renew_account: EntityIdNullable;
  /** Seconds by which each renewal prolongs the token; null when not set. */
  auto_renew_period: bigint | null;
  /** Consensus time at which the token was created. */
  created_timestamp: Timestamp;
  /**
   * Decimal places of the token, as a decimal string: 10 to this power of the smallest unit make one whole
   * token.
   */
  decimals: string;
  /** True when the token has been deleted; null when not known. */
  deleted: boolean | null;
  /** Time at which the token expires, in nanoseconds since the Unix epoch; null when not set. */
  expiry_timestamp: bigint | null;
  /** Key that may change the custom fees of the token; null when nobody can. */
  fee_schedule_key: Key;
  /** True when accounts are frozen for this token as soon as they associate with it. */
  freeze_default: boolean;
  /** Key that may freeze and unfreeze accounts for this token; null when nobody can. */
  freeze_key: Key;
  /** Quantity issued at creation, in the smallest unit of the token, as a decimal string. */
  initial_supply: string;
  /** Key that may grant and revoke KYC of accounts for this token; null when nobody can. */
  kyc_key: Key;
  /**
   * Most that may ever exist at once, in the smallest unit of the token, as a decimal string; 0 means no
   * bound.
   */
  max_supply: string;
  /** Data attached to the token, in base64; empty when there is none. */
  metadata: string;
  /** Key that may change the metadata of the token and its NFTs; null when nobody can. */
  metadata_key: Key;
  /** Consensus time of the last change to the token. */
  modified_timestamp: Timestamp;
  /** Full name of the token. */
  name: string;
  /** Text stored with the token; empty when there is none. */
  memo: string;
  /** Key that may pause and unpause the token; null when nobody can. */
  pause_key: Key;
  /** Whether all use of the token is suspended; NOT_APPLICABLE when it has no pause key. */
  pause_status: OpenEnum<'NOT_APPLICABLE' | 'PAUSED' | 'UNPAUSED'>;
  /** Key that may mint and burn the token; null when nobody can. */
  supply_key: Key;
  /** FINITE when max_supply bounds the supply, INFINITE when nothing does. */
  supply_type: OpenEnum<'FINITE' | 'INFINITE'>;
  /** Short name of the token, like a ticker symbol. */
  symbol: string;
  /** ID of the token. */
  token_id: EntityId;
  /** Quantity in existence now, in the smallest unit of the token, as a decimal string. */
  total_supply: string;
  /** Account that receives newly minted units and holds the undistributed supply. */
  treasury_account_id: EntityId;
  /** FUNGIBLE_COMMON for interchangeable units, NON_FUNGIBLE_UNIQUE for NFTs. */
  type: OpenEnum<'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE'>;
  /** Key that may wipe the token from accounts; null when nobody can. */
  wipe_key: Key;
  /** Fees charged in addition when the token is transferred. */
  custom_fees: CustomFees;
}

/** An account's association with one token. */
export interface TokenRelationship {
  /**
   * True when an incoming transfer made the association instead of the account itself; null when not known.
   */
  automatic_association: boolean | null;
  /** Quantity held, in the smallest unit of the token; for an NFT, the number of serials. */
  balance: bigint;
  /** Consensus time at which the account was associated with the token; null when not known. */
  created_timestamp: TimestampNullable;
  /**
   * Decimal places of the token: 10 to this power of the smallest unit make one whole token; null when not
   * known.
   */
  decimals: bigint | null;
  /**
   * Whether the account is frozen for the token; NOT_APPLICABLE when the token has no freeze key, null when
   * not known.
   */
  freeze_status: OpenEnum<'NOT_APPLICABLE' | 'FROZEN' | 'UNFROZEN'> | null;
  /**
   * Whether the account has KYC for the token; NOT_APPLICABLE when the token has no KYC key, null when not
   * known.
   */
  kyc_status: OpenEnum<'NOT_APPLICABLE' | 'GRANTED' | 'REVOKED'> | null;
  /** Token the account is associated with. */
  token_id: EntityId;
}

/** A page of an account's token relationships. */
export interface TokenRelationshipResponse {
  /** The token relationships of this page. */
  tokens: TokenRelationship[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** Change to one account's balance of a fungible token within a transaction. */
export interface TokenTransfer {
  /** Token that was moved. */
  token_id: EntityId;
  /** Account whose balance changed. */
  account: EntityId;
  /** Change in the smallest unit of the token: positive when received, negative when given away. */
  amount: bigint;
  /** True when a spender moved the amount by means of an allowance. */
  is_approval?: boolean;
}

/** A page of tokens. */
export interface TokensResponse {
  /** The tokens of this page. */
  tokens: Token[];
  /** Where the next page is; next is null when there is none. */
  links: Links;
}

/** A consensus topic, a channel of ordered messages. Older services leave out the fields about fees. */
export interface Topic {
  /** Key that may change and delete the topic; null when nobody can. */
  admin_key: Key;
  /** Account that pays for renewing the topic; null when there is none. */
  auto_renew_account: EntityIdNullable;
  /** Seconds by which each renewal prolongs the topic; null when not set. */
  auto_renew_period: bigint | null;
  /** Consensus time at which the topic was created. */
  created_timestamp: TimestampNullable;
  /** Fees charged for submitting a message to the topic. */
  custom_fees?: ConsensusCustomFees;
  /** True when the topic has been deleted; null when not known. */
  deleted: boolean | null;
  /** Keys whose signers submit messages without paying the custom fees. */
  fee_exempt_key_list?: Key[];
  /** Key that may change the custom fees of the topic; null when nobody can. */
  fee_schedule_key?: Key;
  /** Text stored with the topic; empty when there is none. */
  memo: string;
  /** Key that must sign every message; null when anyone may submit. */
  submit_key: Key;
  /** Consensus time span in which this state of the topic holds. */
  timestamp: TimestampRange;
  /** ID of the topic. */
  topic_id: EntityId;
}

/** One message of a topic, or one chunk of a longer message. */
export interface TopicMessage {
  /** Place of this chunk in a message that was split up; null when there is no such information. */
  chunk_info: ChunkInfo;
  /** Consensus time of the message, which identifies it across all topics. */
  consensus_timestamp: Timestamp;
  /** Content of the message in base64. */
  message: string;
  /** Account that paid for submitting the message. */
  payer_account_id: EntityId;
  /** Hash over the topic's messages up to and including this one, in base64. */
  running_hash: string;
  /** Version of the algorithm that computes the running hash. */
  running_hash_version: number;
  /** Position of the message within its topic, counted from 1. */
  sequence_number: bigint;
  /** Topic the message belongs to. */
  topic_id: EntityId;
}

/** A page of a topic's messages. */
export interface TopicMessagesResponse {
  /** The messages of this page. */
  messages: TopicMessage[];
  /** Where the next page is; next is null when there is none. */
  links?: Links;
}

/** A transaction that reached consensus, with its outcome and transfers. */
export interface Transaction {
  /** Key that must sign the batch around this transaction; null when it is not part of a batch. */
  batch_key?: Key;
  /** Transaction as submitted, as protobuf bytes in base64; null when the service does not keep them. */
  bytes: string | null;
  /** Fee the payer was really charged, in tinybars. */
  charged_tx_fee: bigint;
  /** Consensus time of the transaction, which identifies it. */
  consensus_timestamp: Timestamp;
  /** Entity that the transaction created or acted upon; null when there is none. */
  entity_id: EntityIdNullable;
  /**
   * True when the transaction made use of high-volume throttles and their pricing. Sent from 0.154.0 on.
   */
  high_volume?: boolean;
  /** Multiplier that high-volume pricing put on the fee; null when not recorded. Sent from 0.154.0 on. */
  high_volume_pricing_multiplier?: bigint | null;
  /** Upper bounds that payers agreed to for custom fees; empty when there are none. */
  max_custom_fees?: CustomFeeLimit[];
  /** Highest fee the payer agreed to, in tinybars, as a decimal string. */
  max_fee: string;
  /** Text stored with the transaction, in base64; empty or null when there is none. */
  memo_base64: string | null;
  /** Kind of the transaction; UNKNOWN when the service does not know it. */
  name: OpenEnum<TransactionTypes> | OpenEnum<'UNKNOWN'>;
  /** NFTs that changed hands in the transaction. */
  nft_transfers?: NftTransfer[];
  /**
   * Account of the node the transaction was submitted to; null when there is none, as for child
   * transactions.
   */
  node: EntityIdNullable;
  /**
   * Position among the transactions that share the transaction ID: 0 for the one submitted by the user,
   * higher for its children.
   */
  nonce: number;
  /** Consensus time of the transaction that caused this one; null when it has no parent. */
  parent_consensus_timestamp: TimestampNullable;
  /** Outcome of the transaction as a response code, such as SUCCESS. */
  result: string;
  /** True when the transaction ran by way of a schedule. */
  scheduled: boolean;
  /** Staking rewards paid out along with the transaction. */
  staking_reward_transfers: StakingRewardTransfer[];
  /** Changes to balances of fungible tokens. */
  token_transfers: TokenTransfer[];
  /** SHA-384 hash of the transaction in base64. */
  transaction_hash: string;
  /** ID of the transaction: payer account, then valid start seconds and nanoseconds, joined by dashes. */
  transaction_id: string;
  /** Changes to account balances in tinybars, fees included. */
  transfers: Transfer[];
  /**
   * Seconds after the valid start within which consensus had to be reached, as a decimal string; null for
   * child transactions.
   */
  valid_duration_seconds: string | null;
  /** Time from which the transaction is valid; it is part of the transaction ID. */
  valid_start_timestamp: Timestamp;
}

/** All transactions that share one transaction ID. */
export interface TransactionByIdResponse {
  /** The transactions with that ID, such as a scheduled one and children beside the original. */
  transactions: TransactionDetail[];
}

/** A transaction with the custom fees it was charged. */
export interface TransactionDetail extends Transaction {
  /** Custom fees that were charged in the transaction. */
  assessed_custom_fees?: AssessedCustomFee[];
}

/** Parts that together identify a transaction. */
export interface TransactionId {
  /** Account that pays for the transaction. */
  account_id: EntityId;
  /**
   * Position among the transactions that share the transaction ID: 0 for the one submitted by the user,
   * higher for its children; null when not given.
   */
  nonce: number | null;
  /** True when the transaction ran by way of a schedule; null when not given. */
  scheduled: boolean | null;
  /** Time from which the transaction is valid. */
  transaction_valid_start: Timestamp;
}

/**
 * Kinds of transaction, named after what they do to the ledger. Newer services may send others, and UNKNOWN
 * for one they cannot name.
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
  /** Where the next page is; next is null when there is none. */
  links?: Links;
}

/** Change to one account's native-currency balance within a transaction. */
export interface Transfer {
  /** Account whose balance changed. */
  account: EntityId;
  /** Change in tinybars: positive when received, negative when given away. */
  amount: bigint;
  /** True when a spender moved the amount by means of an allowance. */
  is_approval?: boolean;
}

/** Parameters of contractCall. */
export interface ContractCallParams {
  /** The contract to call, the data to pass it, and the block and limits to run under. */
  body: ContractCallRequest;
}

/** Parameters of estimateFees. */
export interface EstimateFeesParams {
  /**
   * What the estimate goes by: INTRINSIC, the default, for the transaction alone, STATE for the state of
   * the ledger as well.
   * @default INTRINSIC
   */
  mode?: FeeEstimateMode | undefined;
  /**
   * How much of the high-volume capacity to assume in use, from 0, the default, for none to 10000 for all
   * of it.
   * @default 0
   */
  high_volume_throttle?: IntegerValue | undefined;
  /** The transaction in its protobuf encoding, as raw bytes. */
  body: Uint8Array | ArrayBuffer | Blob;
}

/** Parameters of getAccount. */
export interface GetAccountParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated to form a range; several equalities would have to hold all at once and give nothing.
   * Without an operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of
   * ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
  /**
   * Kind of transaction, such as CRYPTOTRANSFER; may be repeated, and any of several kinds is meant.
   * Without it transactions of every kind are listed.
   */
  transactiontype?: (TransactionTypes | readonly TransactionTypes[]) | undefined;
  /**
   * Whether the reply carries transactions of the account. The default, true, includes them; false leaves
   * the list empty.
   * @default true
   */
  transactions?: boolean | undefined;
}

/** Parameters of getAccounts. */
export interface GetAccountsParams {
  /**
   * Balance in tinybars; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a
   * range or as several values of which any is meant. Without an operator it means equality. Written
   * `gte(1000n)`, with `gte` of ledger-query-client.
   */
  'account.balance'?: Filters<AmountValue, Operator> | undefined;
  /**
   * Account, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt,
   * gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is
   * meant. Without an operator it means equality. Written `gte('0.0.1000')`, with `gte` of
   * ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * Whether the accounts carry their balance. The default, true, includes it; false leaves it out.
   * @default true
   */
  balance?: boolean | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getBalances. */
export interface GetBalancesParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address, of which an alias or address
   * takes eq only, and comes once at most, without shard and realm; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * Balance in tinybars; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a
   * range or as several values of which any is meant. Without an operator it means equality. Written
   * `gte(1000n)`, with `gte` of ledger-query-client.
   */
  'account.balance'?: Filters<AmountValue, Operator> | undefined;
  /**
   * Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
}

/** Parameters of getBlock. */
export interface GetBlockParams {
  /** Number of the block, or its hash in hexadecimal, 64 or 96 digits, with or without 0x. */
  hashOrNumber: IntegerValue;
}

/** Parameters of getBlocks. */
export interface GetBlocksParams {
  /**
   * Number of the block, in decimal or in hexadecimal with 0x; takes eq, gt, gte, lt, lte, and may be
   * repeated to form a range; several equalities would have to hold all at once and give nothing. Without
   * an operator it means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  'block.number'?: FilterBounds<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
}

/** Parameters of getContract. */
export interface GetContractParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
}

/** Parameters of getContractActions. */
export interface GetContractActionsParams {
  /**
   * Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes
   * (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * Position of the action within its transaction; takes eq, gt, gte, lt, lte, and may be repeated to form
   * a range; several equalities would have to hold all at once and give nothing. Without an operator it
   * means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  index?: FilterBounds<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getContractActionsAtDocumentedPath. */
export interface GetContractActionsAtDocumentedPathParams {
  /**
   * Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes
   * (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * Position of the action within its transaction; takes eq, gt, gte, lt, lte, and may be repeated to form
   * a range; several equalities would have to hold all at once and give nothing. Without an operator it
   * means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  index?: FilterBounds<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getContractLogsByContractId. */
export interface GetContractLogsByContractIdParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * Position of the log; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper
   * bound. Without an operator it means equality. Needs a timestamp: an equality for an equality, for a
   * bound an equality or the bound of the same side, itself included. Written `gte(10)`, with `gte` of
   * ledger-query-client.
   */
  index?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and is
   * given once, or twice as a lower and an upper bound. Without an operator it means equality. ne is
   * refused. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * First topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic0?: (string | readonly string[]) | undefined;
  /**
   * Second topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic1?: (string | readonly string[]) | undefined;
  /**
   * Third topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic2?: (string | readonly string[]) | undefined;
  /**
   * Fourth topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic3?: (string | readonly string[]) | undefined;
}

/** Parameters of getContractOpcodes. */
export interface GetContractOpcodesParams {
  /**
   * Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes
   * (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * Whether each step carries the EVM stack. The default, true, includes it; false leaves it out.
   * @default true
   */
  stack?: boolean | undefined;
  /**
   * Whether each step carries the EVM memory. The default, false, leaves it out.
   * @default false
   */
  memory?: boolean | undefined;
  /**
   * Whether each step carries the storage of the contract. The default, false, leaves it out.
   * @default false
   */
  storage?: boolean | undefined;
}

/** Parameters of getContractOpcodesAtDocumentedPath. */
export interface GetContractOpcodesAtDocumentedPathParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.
   */
  id: EntityIdValue;
  /**
   * Whether each step carries the EVM stack. The default, true, includes it; false leaves it out.
   * @default true
   */
  stack?: boolean | undefined;
  /**
   * Whether each step carries the EVM memory. The default, false, leaves it out.
   * @default false
   */
  memory?: boolean | undefined;
  /**
   * Whether each step carries the storage of the contract. The default, false, leaves it out.
   * @default false
   */
  storage?: boolean | undefined;
}

/** Parameters of getContractResultByIdAndTimestamp. */
export interface GetContractResultByIdAndTimestampParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for
   * weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /** Consensus time of what is looked up, in seconds and nanoseconds since the Unix epoch. */
  timestamp: TimestampValue;
}

/** Parameters of getContractResultByTransactionIdOrHash. */
export interface GetContractResultByTransactionIdOrHashParams {
  /**
   * Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes
   * (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.
   */
  transactionIdOrHash: TransactionIdValue;
  /**
   * Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for
   * weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /**
   * Which of the transactions that share the ID: 0, the default, for the one submitted by the user, higher
   * for its children.
   * @default 0
   */
  nonce?: IntegerValue | undefined;
}

/** Parameters of getContractResultsByContractId. */
export interface GetContractResultsByContractIdParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * Hash of the block in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may be left
   * out. Cannot be combined with block.number.
   */
  'block.hash'?: Filter<string, 'eq'> | undefined;
  /**
   * Number of the block, in decimal or in hexadecimal with 0x; takes eq only, which may be left out. Cannot
   * be combined with block.hash.
   */
  'block.number'?: Filter<IntegerValue, 'eq'> | undefined;
  /**
   * Account that sent the call, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits,
   * with or without 0x; takes eq only, which may be left out, and may be repeated.
   */
  from?: Filters<EntityIdValue, 'eq'> | undefined;
  /**
   * Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for
   * weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /**
   * Whether to include the results of child transactions that contracts made themselves. The default,
   * false, leaves them out.
   * @default false
   */
  internal?: boolean | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
  /**
   * Position of the transaction within its block; takes eq only, which may be left out. Needs block.number
   * or block.hash.
   */
  'transaction.index'?: Filter<IntegerValue, 'eq'> | undefined;
}

/** Parameters of getContractState. */
export interface GetContractStateParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.
   */
  contractIdOrAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Storage slot in hexadecimal, up to 64 digits, with or without 0x; takes eq, gt, gte, lt, lte, and may
   * be repeated, so that two values form a range. Without an operator it means equality. Written
   * `gte('0x10')`, with `gte` of ledger-query-client.
   */
  slot?: Filters<string, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Time at which to read the state, in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte,
   * lt, lte, and may be repeated, so that two values form a range. Without an operator it means equality.
   * Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getContracts. */
export interface GetContractsParams {
  /**
   * Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits without 0x, of which
   * an address takes eq only; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form
   * a range or as several values of which any is meant. Without an operator it means equality. Written
   * `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'contract.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getContractsLogs. */
export interface GetContractsLogsParams {
  /**
   * Position of the log; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper
   * bound. Without an operator it means equality. Needs a timestamp: an equality for an equality, for a
   * bound an equality or the bound of the same side, itself included. Written `gte(10)`, with `gte` of
   * ledger-query-client.
   */
  index?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and is
   * given once, or twice as a lower and an upper bound. Without an operator it means equality. ne is
   * refused. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * First topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic0?: (string | readonly string[]) | undefined;
  /**
   * Second topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic1?: (string | readonly string[]) | undefined;
  /**
   * Third topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic2?: (string | readonly string[]) | undefined;
  /**
   * Fourth topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic3?: (string | readonly string[]) | undefined;
  /**
   * Hash of the transaction in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may
   * be left out.
   */
  'transaction.hash'?: Filter<string, 'eq'> | undefined;
}

/** Parameters of getContractsLogsAtDocumentedPath. */
export interface GetContractsLogsAtDocumentedPathParams {
  /**
   * Position of the log; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper
   * bound. Without an operator it means equality. Needs a timestamp: an equality for an equality, for a
   * bound an equality or the bound of the same side, itself included. Written `gte(10)`, with `gte` of
   * ledger-query-client.
   */
  index?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and is
   * given once, or twice as a lower and an upper bound. Without an operator it means equality. ne is
   * refused. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * First topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic0?: (string | readonly string[]) | undefined;
  /**
   * Second topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic1?: (string | readonly string[]) | undefined;
  /**
   * Third topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic2?: (string | readonly string[]) | undefined;
  /**
   * Fourth topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may
   * be repeated. Needs a timestamp that is exact or a range of at most 7 days.
   */
  topic3?: (string | readonly string[]) | undefined;
  /**
   * Hash of the transaction in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may
   * be left out.
   */
  'transaction.hash'?: Filter<string, 'eq'> | undefined;
}

/** Parameters of getContractsResults. */
export interface GetContractsResultsParams {
  /**
   * Account that sent the call, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits,
   * with or without 0x; takes eq only, which may be left out, and may be repeated.
   */
  from?: Filters<EntityIdValue, 'eq'> | undefined;
  /**
   * Hash of the block in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may be left
   * out. Cannot be combined with block.number.
   */
  'block.hash'?: Filter<string, 'eq'> | undefined;
  /**
   * Number of the block, in decimal or in hexadecimal with 0x; takes eq only, which may be left out. Cannot
   * be combined with block.hash.
   */
  'block.number'?: Filter<IntegerValue, 'eq'> | undefined;
  /**
   * Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for
   * weibars.
   * @default true
   */
  hbar?: boolean | undefined;
  /**
   * Whether to include the results of child transactions that contracts made themselves. The default,
   * false, leaves them out.
   * @default false
   */
  internal?: boolean | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
  /**
   * Position of the transaction within its block; takes eq only, which may be left out. Needs block.number
   * or block.hash.
   */
  'transaction.index'?: Filter<IntegerValue, 'eq'> | undefined;
}

/** Parameters of getCryptoAllowances. */
export interface GetCryptoAllowancesParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Account that may spend, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes
   * eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of
   * which any is meant. Without an operator it means equality. Written `gte('0.0.1000')`, with `gte` of
   * ledger-query-client.
   */
  'spender.id'?: Filters<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getHookStorage. */
export interface GetHookStorageParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /** ID of the hook, a whole number that is unique within its owner. */
  hookId: IntegerValue;
  /**
   * Key of the storage slot in hexadecimal, up to 64 digits, with or without 0x; takes eq, gt, gte, lt,
   * lte, and may be repeated, so that two values form a range. Without an operator it means equality.
   * Written `gte('0x10')`, with `gte` of ledger-query-client.
   */
  key?: Filters<string, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality,
   * also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as
   * a lower and an upper bound. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getHooks. */
export interface GetHooksParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * ID of the hook; takes eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as
   * several values of which any is meant. Without an operator it means equality. Written `gte(10)`, with
   * `gte` of ledger-query-client.
   */
  'hook.id'?: Filters<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getNetworkExchangeRate. */
export interface GetNetworkExchangeRateParams {
  /**
   * Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality,
   * also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as
   * a lower and an upper bound. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getNetworkFees. */
export interface GetNetworkFeesParams {
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality,
   * also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as
   * a lower and an upper bound. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getNetworkNodes. */
export interface GetNetworkNodesParams {
  /**
   * File of the address book to read, as a number or shard.realm.num; takes eq only, which may be left out.
   */
  'file.id'?: Filter<EntityIdValue, 'eq'> | undefined;
  /**
   * How many nodes a page holds at most: 10 by default. The service cuts what is more than 25 down to that.
   * @default 10
   */
  limit?: IntegerValue | undefined;
  /**
   * ID of the node; takes eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as
   * several values of which any is meant. Without an operator it means equality. Written `gte(10)`, with
   * `gte` of ledger-query-client.
   */
  'node.id'?: Filters<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
}

/** Parameters of getNetworkSupply. */
export interface GetNetworkSupplyParams {
  /**
   * Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality,
   * also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as
   * a lower and an upper bound. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: FilterRange<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getNft. */
export interface GetNftParams {
  /**
   * Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the
   * first 24 are zeros.
   */
  tokenId: NftTokenIdValue;
  /** Number of the NFT within its token, counted from 1. */
  serialNumber: NftSerialNumberValue;
}

/** Parameters of getNftAllowances. */
export interface GetNftAllowancesParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Account on the other side of the allowance, as a number or shard.realm.num; takes eq, gt, gte, lt, lte,
   * and is given once, or twice as a lower and an upper bound. Without an operator it means equality.
   * Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'account.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Token, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a
   * lower and an upper bound. Without an operator it means equality. Needs account.id: for a bound an
   * equality or the bound of the same side, itself included. Written `gte('0.0.1000')`, with `gte` of
   * ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Which side of the allowance the account in the path is on: true, the default, for the owner, with
   * account.id as the spender; false for the spender, with account.id as the owner.
   * @default true
   */
  owner?: boolean | undefined;
}

/** Parameters of getNftAtDocumentedPath. */
export interface GetNftAtDocumentedPathParams {
  /** Number of the NFT within its token, counted from 1. */
  serialNumber: NftSerialNumberValue;
}

/** Parameters of getNftTransactions. */
export interface GetNftTransactionsParams {
  /**
   * Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the
   * first 24 are zeros.
   */
  tokenId: NftTokenIdValue;
  /** Number of the NFT within its token, counted from 1. */
  serialNumber: NftSerialNumberValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated to form a range; several equalities would have to hold all at once and give nothing.
   * Without an operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of
   * ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getNftTransactionsAtDocumentedPath. */
export interface GetNftTransactionsAtDocumentedPathParams {
  /** Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x. */
  id: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated to form a range; several equalities would have to hold all at once and give nothing.
   * Without an operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of
   * ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
}

/** Parameters of getNfts. */
export interface GetNftsParams {
  /**
   * Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the
   * first 24 are zeros.
   */
  tokenId: EntityIdValue;
  /**
   * Account that holds the NFT, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits;
   * takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several
   * values of which any is meant. Without an operator it means equality. Written `gte('0.0.1000')`, with
   * `gte` of ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Number of the NFT within its token, counted from 1; takes eq, ne, gt, gte, lt, lte, and may be repeated
   * to form a range; several equalities would have to hold all at once and give nothing. Without an
   * operator it means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  serialnumber?: FilterBounds<IntegerValue, Operator> | undefined;
}

/** Parameters of getNftsAtDocumentedPath. */
export interface GetNftsAtDocumentedPathParams {
  /**
   * Account that holds the NFT, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits;
   * takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several
   * values of which any is meant. Without an operator it means equality. Written `gte('0.0.1000')`, with
   * `gte` of ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Number of the NFT within its token, counted from 1; takes eq, ne, gt, gte, lt, lte, and may be repeated
   * to form a range; several equalities would have to hold all at once and give nothing. Without an
   * operator it means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  serialnumber?: FilterBounds<IntegerValue, Operator> | undefined;
}

/** Parameters of getNftsByAccountId. */
export interface GetNftsByAccountIdParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Number of the NFT within its token, counted from 1; takes eq, gt, gte, lt, lte, and is given once, or
   * twice as a lower and an upper bound. Without an operator it means equality. Needs token.id: for a bound
   * an equality or the bound of the same side, itself included. Written `gte(10)`, with `gte` of
   * ledger-query-client.
   */
  serialnumber?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Account that may spend, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes
   * eq, gt, gte, lt, lte, and may be repeated, as one bound on either side or as several values of which
   * any is meant. Without an operator it means equality. Written `gte('0.0.1000')`, with `gte` of
   * ledger-query-client.
   */
  'spender.id'?: Filters<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq,
   * gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it
   * means equality. Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getOutstandingTokenAirdrops. */
export interface GetOutstandingTokenAirdropsParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Account the airdrop was sent to, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is
   * given once, or twice as a lower and an upper bound. Without an operator it means equality. Written
   * `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'receiver.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Number of the NFT within its token, counted from 1; takes eq, gt, gte, lt, lte, and is given once, or
   * twice as a lower and an upper bound. Without an operator it means equality. Needs token.id with an
   * equality. Beside a range of the first key a bound is no filter but a cursor: it counts at that bound of
   * the first key alone. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  serialnumber?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Token, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a
   * lower and an upper bound. Without an operator it means equality. Beside a range of the first key a
   * bound is no filter but a cursor: it counts at that bound of the first key alone, which has to be given,
   * itself included. Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getPendingTokenAirdrops. */
export interface GetPendingTokenAirdropsParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Account that sent the airdrop, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given
   * once, or twice as a lower and an upper bound. Without an operator it means equality. Written
   * `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'sender.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Number of the NFT within its token, counted from 1; takes eq, gt, gte, lt, lte, and is given once, or
   * twice as a lower and an upper bound. Without an operator it means equality. Needs token.id with an
   * equality. Beside a range of the first key a bound is no filter but a cursor: it counts at that bound of
   * the first key alone. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  serialnumber?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Token, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a
   * lower and an upper bound. Without an operator it means equality. Beside a range of the first key a
   * bound is no filter but a cursor: it counts at that bound of the first key alone, which has to be given,
   * itself included. Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getRegisteredNodes. */
export interface GetRegisteredNodesParams {
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * ID of the registered node; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an
   * upper bound. Without an operator it means equality. Written `gte(10)`, with `gte` of
   * ledger-query-client.
   */
  'registerednode.id'?: FilterRange<IntegerValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Kind of service the node offers. Without it nodes of every kind are listed. */
  type?: ('BLOCK_NODE' | 'GENERAL_SERVICE' | 'MIRROR_NODE' | 'RPC_RELAY' | 'UNKNOWN') | undefined;
}

/** Parameters of getSchedule. */
export interface GetScheduleParams {
  /** Schedule, as a number or shard.realm.num. */
  scheduleId: EntityIdValue;
}

/** Parameters of getSchedules. */
export interface GetSchedulesParams {
  /**
   * Account that created the schedule, as a number, shard.realm.num or an EVM address of 40 hexadecimal
   * digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as
   * several values of which any is meant. Without an operator it means equality. Written `gte('0.0.1000')`,
   * with `gte` of ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Schedule, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt,
   * gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once
   * and give nothing. Without an operator it means equality. Written `gte('0.0.1000')`, with `gte` of
   * ledger-query-client.
   */
  'schedule.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
}

/** Parameters of getStakingRewards. */
export interface GetStakingRewardsParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and may be
   * repeated, so that two values form a range. Without an operator it means equality. ne is refused.
   * Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getToken. */
export interface GetTokenParams {
  /**
   * Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the
   * first 24 are zeros.
   */
  tokenId: EntityIdValue;
  /**
   * Time at which to read the token, in seconds and nanoseconds since the Unix epoch; takes eq, lt, lte,
   * and is given once. Without an operator it means equality. Written `lte(new Date('2026-01-01'))`, with
   * `lte` of ledger-query-client.
   */
  timestamp?: Filter<TimestampValue, 'eq' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getTokenAllowances. */
export interface GetTokenAllowancesParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Account that may spend, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes
   * eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it
   * means equality. Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'spender.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /**
   * Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq,
   * gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it
   * means equality. Needs spender.id: for a bound an equality or the bound of the same side, itself
   * included. Written `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'token.id'?: FilterRange<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getTokenBalances. */
export interface GetTokenBalancesParams {
  /**
   * Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the
   * first 24 are zeros.
   */
  tokenId: EntityIdValue;
  /**
   * Balance in the smallest unit of the token; takes eq, ne, gt, gte, lt, lte, and may be repeated to form
   * a range; several equalities would have to hold all at once and give nothing. Without an operator it
   * means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  'account.balance'?: Filters<IntegerValue, Operator> | undefined;
  /**
   * Account that holds the token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits;
   * takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to
   * hold all at once and give nothing. Without an operator it means equality. Written `gte('0.0.1000')`,
   * with `gte` of ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
}

/** Parameters of getTokenBalancesAtDocumentedPath. */
export interface GetTokenBalancesAtDocumentedPathParams {
  /**
   * Balance in the smallest unit of the token; takes eq, ne, gt, gte, lt, lte, and may be repeated to form
   * a range; several equalities would have to hold all at once and give nothing. Without an operator it
   * means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  'account.balance'?: Filters<IntegerValue, Operator> | undefined;
  /**
   * Account that holds the token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits;
   * takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to
   * hold all at once and give nothing. Without an operator it means equality. Written `gte('0.0.1000')`,
   * with `gte` of ledger-query-client.
   */
  'account.id'?: FilterBounds<EntityIdValue, Operator> | undefined;
  /**
   * Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.
   */
  'account.publickey'?: PublicKeyValue | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
}

/** Parameters of getTokens. */
export interface GetTokensParams {
  /**
   * Account that is associated with the token, as a number, shard.realm.num or an EVM address of 40
   * hexadecimal digits; takes no operator, and is given once. It cannot be combined with name.
   */
  'account.id'?: EntityIdValue | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Name of the token or a part of it, 3 to 100 bytes as UTF-8. A search by name gives a single page, and
   * cannot be combined with token.id or account.id.
   */
  name?: string | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /** Public key of the token in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator. */
  publickey?: PublicKeyValue | undefined;
  /**
   * Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq,
   * ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of
   * which any is meant. Without an operator it means equality. It cannot be combined with name. Written
   * `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'token.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * Kind of token: FUNGIBLE_COMMON for fungible ones, NON_FUNGIBLE_UNIQUE for NFTs, ALL for both, as
   * without it.
   */
  type?: ('ALL' | 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE') | undefined;
}

/** Parameters of getTokensByAccountId. */
export interface GetTokensByAccountIdParams {
  /**
   * Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with
   * or without 0x.
   */
  idOrAliasOrEvmAddress: EntityIdValue;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq,
   * gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which
   * any is meant. Without an operator it means equality. ne is refused. Written `gte('0.0.1000')`, with
   * `gte` of ledger-query-client.
   */
  'token.id'?: Filters<EntityIdValue, 'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/** Parameters of getTopic. */
export interface GetTopicParams {
  /** Topic, as a number or shard.realm.num. */
  topicId: EntityIdValue;
}

/** Parameters of getTopicMessageByIdAndSequenceNumber. */
export interface GetTopicMessageByIdAndSequenceNumberParams {
  /** Topic, as a number or shard.realm.num. */
  topicId: EntityIdValue;
  /**
   * Sequence number of the message within its topic, counted from 1, or, in the documented form, its
   * consensus timestamp in seconds and nanoseconds since the Unix epoch.
   */
  sequenceNumber: (number | bigint | LongObject) | string;
}

/** Parameters of getTopicMessageByTimestamp. */
export interface GetTopicMessageByTimestampParams {
  /** Consensus time of what is looked up, in seconds and nanoseconds since the Unix epoch. */
  timestamp: TimestampValue;
}

/** Parameters of getTopicMessages. */
export interface GetTopicMessagesParams {
  /** Topic, as a number or shard.realm.num. */
  topicId: EntityIdValue;
  /** How the messages are written: base64, or utf-8 for plain text. Without it they come in base64. */
  encoding?: ('base64' | 'utf-8') | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.
   * @default asc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Sequence number of the message within its topic, counted from 1; takes eq, ne, gt, gte, lt, lte, and
   * may be repeated to form a range; several equalities would have to hold all at once and give nothing.
   * Without an operator it means equality. Written `gte(10)`, with `gte` of ledger-query-client.
   */
  sequencenumber?: FilterBounds<IntegerValue, Operator> | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated, as two bounds that form a range or as several values of which any is meant. Without an
   * operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of ledger-query-client.
   */
  timestamp?: Filters<TimestampValue, Operator> | undefined;
}

/** Parameters of getTransaction. */
export interface GetTransactionParams {
  /**
   * Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes
   * (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction in hexadecimal or base64url.
   */
  transactionId: TransactionIdValue;
  /**
   * Which of the transactions that share the ID: 0 for the one submitted by the user, higher for its
   * children. Without it all are returned.
   */
  nonce?: IntegerValue | undefined;
  /**
   * Whether to return the scheduled transaction with this ID (true) or those that were not scheduled
   * (false). Without it both are returned.
   */
  scheduled?: boolean | undefined;
}

/** Parameters of getTransactions. */
export interface GetTransactionsParams {
  /**
   * Account whose balance the transaction changed, as a number, shard.realm.num or an EVM address of 40
   * hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a
   * range or as several values of which any is meant. Without an operator it means equality. Written
   * `gte('0.0.1000')`, with `gte` of ledger-query-client.
   */
  'account.id'?: Filters<EntityIdValue, Operator> | undefined;
  /**
   * The size of a page, which does not bound an iteration: 25 items by default, 100 at most.
   * @default 25
   */
  limit?: IntegerValue | undefined;
  /**
   * Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.
   * @default desc
   */
  order?: ('asc' | 'desc') | undefined;
  /**
   * Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may
   * be repeated to form a range; several equalities would have to hold all at once and give nothing.
   * Without an operator it means equality. Written `gte(new Date('2026-01-01'))`, with `gte` of
   * ledger-query-client.
   */
  timestamp?: FilterBounds<TimestampValue, Operator> | undefined;
  /**
   * Kind of transaction, such as CRYPTOTRANSFER; may be repeated, and any of several kinds is meant.
   * Without it transactions of every kind are listed.
   */
  transactiontype?: (TransactionTypes | readonly TransactionTypes[]) | undefined;
  /**
   * Outcome of the transaction: success for those that succeeded, fail for those that did not. Without it
   * both are listed.
   */
  result?: ('success' | 'fail') | undefined;
  /**
   * Which transfers of the account count: credit for those that add to its balance, debit for those that
   * take from it. Without it both are listed.
   */
  type?: ('credit' | 'debit') | undefined;
}
