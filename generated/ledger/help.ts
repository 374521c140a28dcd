// The words about the operations of the ledger service.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { OperationHelp } from '../../src/generated-code.js';

/** What each operation is for, and what it takes and answers, by its name. */
export const ledgerHelp: Readonly<Record<string, OperationHelp>> = {
  contractCall: {
    summary: 'Call a contract without a transaction',
    description:
      'Runs a contract method against the ledger as the service knows it, and changes nothing. The reply is what the method returned, or the gas it would take when an estimate is asked for.',
    parameters: {},
    required: [],
    body: 'The contract to call, the data to pass it, and the block and limits to run under.',
    reply: ['result'],
  },
  estimateFees: {
    summary: 'Estimate the fees of a transaction',
    description:
      'Works out the node, network and service fees of an encoded transaction without submitting it. A body of another content type is refused with 415.',
    parameters: {
      mode: 'What the estimate goes by: INTRINSIC, the default, for the transaction alone, STATE for the state of the ledger as well.',
      high_volume_throttle:
        'How much of the high-volume capacity to assume in use, from 0, the default, for none to 10000 for all of it.',
    },
    required: [],
    body: 'The transaction in its protobuf encoding, as raw bytes.',
    reply: ['high_volume_multiplier', 'network', 'node', 'notes', 'service', 'total'],
  },
  getAccount: {
    summary: 'Get an account',
    description:
      'The details of one account, its balance with some of its tokens, and a page of its transactions, newest first by default; limit, order, timestamp and transactiontype act on the transactions, and links.next leads to more of them. On public networks the search goes by windows of 60 days, so that a page can be empty and still name a next one.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      transactiontype:
        'Kind of transaction, such as CRYPTOTRANSFER; may be repeated, and any of several kinds is meant. Without it transactions of every kind are listed.',
      transactions:
        'Whether the reply carries transactions of the account. The default, true, includes them; false leaves the list empty.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: [
      'account',
      'alias',
      'auto_renew_period',
      'balance',
      'created_timestamp',
      'decline_reward',
      'deleted',
      'ethereum_nonce',
      'evm_address',
      'expiry_timestamp',
      'key',
      'max_automatic_token_associations',
      'memo',
      'pending_reward',
      'receiver_sig_required',
      'staked_account_id',
      'staked_node_id',
      'stake_period_start',
      'delegation_address',
      'transactions',
      'links',
    ],
    items: [
      'batch_key',
      'bytes',
      'charged_tx_fee',
      'consensus_timestamp',
      'entity_id',
      'high_volume',
      'high_volume_pricing_multiplier',
      'max_custom_fees',
      'max_fee',
      'memo_base64',
      'name',
      'nft_transfers',
      'node',
      'nonce',
      'parent_consensus_timestamp',
      'result',
      'scheduled',
      'staking_reward_transfers',
      'token_transfers',
      'transaction_hash',
      'transaction_id',
      'transfers',
      'valid_duration_seconds',
      'valid_start_timestamp',
    ],
  },
  getAccounts: {
    summary: 'List accounts',
    description:
      'Accounts in the order of their IDs, ascending by default, a page at a time. The list is served from a cache and lags behind the lookup of a single account.',
    parameters: {
      'account.balance':
        'Balance in tinybars; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      'account.id':
        'Account, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      'account.publickey':
        'Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.',
      balance:
        'Whether the accounts carry their balance. The default, true, includes it; false leaves it out.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
    },
    required: [],
    reply: ['accounts', 'links'],
    items: [
      'account',
      'alias',
      'auto_renew_period',
      'balance',
      'created_timestamp',
      'decline_reward',
      'deleted',
      'ethereum_nonce',
      'evm_address',
      'expiry_timestamp',
      'key',
      'max_automatic_token_associations',
      'memo',
      'pending_reward',
      'receiver_sig_required',
      'staked_account_id',
      'staked_node_id',
      'stake_period_start',
      'delegation_address',
    ],
  },
  getBalances: {
    summary: 'List balances of all accounts',
    description:
      'Balances of accounts in hbar and tokens, sorted by account ID, descending by default, a page at a time. A timestamp asks for the balances last known at that time; the reply says when they were taken.',
    parameters: {
      'account.id':
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address, of which an alias or address takes eq only, and comes once at most, without shard and realm; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      'account.balance':
        'Balance in tinybars; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      'account.publickey':
        'Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: [],
    reply: ['timestamp', 'balances', 'links'],
    items: ['account', 'balance', 'tokens'],
  },
  getBlock: {
    summary: 'Get a block',
    description: 'The details of one block, looked up by its hash or its number.',
    parameters: {
      hashOrNumber: 'Number of the block, or its hash in hexadecimal, 64 or 96 digits, with or without 0x.',
    },
    required: ['hashOrNumber'],
    reply: [
      'count',
      'gas_used',
      'hapi_version',
      'hash',
      'logs_bloom',
      'name',
      'number',
      'previous_hash',
      'size',
      'timestamp',
    ],
  },
  getBlocks: {
    summary: 'List blocks',
    description: 'Blocks by number, newest first by default, a page at a time.',
    parameters: {
      'block.number':
        'Number of the block, in decimal or in hexadecimal with 0x; takes eq, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: [],
    reply: ['blocks', 'links'],
    items: [
      'count',
      'gas_used',
      'hapi_version',
      'hash',
      'logs_bloom',
      'name',
      'number',
      'previous_hash',
      'size',
      'timestamp',
    ],
  },
  getContract: {
    summary: 'Get a contract',
    description:
      'The details of one contract with its bytecode. A timestamp asks for the contract as it was then.',
    parameters: {
      contractIdOrAddress:
        'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: ['contractIdOrAddress'],
    reply: [
      'admin_key',
      'auto_renew_account',
      'auto_renew_period',
      'contract_id',
      'created_timestamp',
      'deleted',
      'evm_address',
      'expiration_timestamp',
      'file_id',
      'max_automatic_token_associations',
      'memo',
      'nonce',
      'obtainer_id',
      'permanent_removal',
      'proxy_account_id',
      'timestamp',
      'bytecode',
      'runtime_bytecode',
    ],
  },
  getContractActions: {
    summary: 'List contract actions of a transaction',
    description:
      'Calls and creations made while a contract transaction ran, in the order of their index, ascending by default, a page at a time.',
    parameters: {
      transactionIdOrHash:
        'Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.',
      index:
        'Position of the action within its transaction; takes eq, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
    },
    required: ['transactionIdOrHash'],
    reply: ['actions', 'links'],
    items: [
      'call_depth',
      'call_operation_type',
      'call_type',
      'caller',
      'caller_type',
      'from',
      'gas',
      'gas_used',
      'index',
      'input',
      'recipient',
      'recipient_type',
      'result_data',
      'result_data_type',
      'timestamp',
      'to',
      'value',
    ],
  },
  getContractActionsAtDocumentedPath: {
    summary: 'List contract actions (documented path)',
    description:
      'Use getContractActions instead, which the deployed service answers at /api/v1/contracts/results/{transactionIdOrHash}/actions. A page of the calls and creations made while a contract transaction ran.',
    deprecated: true,
    parameters: {
      transactionIdOrHash:
        'Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.',
      index:
        'Position of the action within its transaction; takes eq, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
    },
    required: ['transactionIdOrHash'],
    reply: ['actions', 'links'],
    items: [
      'call_depth',
      'call_operation_type',
      'call_type',
      'caller',
      'caller_type',
      'from',
      'gas',
      'gas_used',
      'index',
      'input',
      'recipient',
      'recipient_type',
      'result_data',
      'result_data_type',
      'timestamp',
      'to',
      'value',
    ],
  },
  getContractLogsByContractId: {
    summary: 'List logs of a contract',
    description:
      'Logs that one contract emitted, newest first by default, a page at a time. A range of time is at most 7 days wide for one page, and a search by topic needs one, or an exact time. Iterating and scanning go through a wider range window by window, up to now where it has no end. A contract that does not exist gives an empty list. Pages can be empty and still name a next one.',
    parameters: {
      contractIdOrAddress:
        'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      index:
        'Position of the log; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs a timestamp: an equality for an equality, for a bound an equality or the bound of the same side, itself included.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. ne is refused.',
      topic0:
        'First topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic1:
        'Second topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic2:
        'Third topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic3:
        'Fourth topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
    },
    required: ['contractIdOrAddress'],
    reply: ['logs', 'links'],
    items: [
      'address',
      'bloom',
      'contract_id',
      'data',
      'index',
      'topics',
      'block_hash',
      'block_number',
      'root_contract_id',
      'timestamp',
      'transaction_hash',
      'transaction_index',
    ],
  },
  getContractOpcodes: {
    summary: 'Trace the opcodes of a transaction',
    description:
      'Runs a past contract transaction again and reports every EVM step with what it cost. The request must accept gzip, else the answer is 406. Public networks allow far fewer of these than of other requests.',
    parameters: {
      transactionIdOrHash:
        'Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.',
      stack: 'Whether each step carries the EVM stack. The default, true, includes it; false leaves it out.',
      memory: 'Whether each step carries the EVM memory. The default, false, leaves it out.',
      storage: 'Whether each step carries the storage of the contract. The default, false, leaves it out.',
    },
    required: ['transactionIdOrHash'],
    reply: ['address', 'contract_id', 'failed', 'gas', 'opcodes', 'return_value'],
  },
  getContractOpcodesAtDocumentedPath: {
    summary: 'Trace opcodes (documented path)',
    description:
      'Use getContractOpcodes instead, which the deployed service answers at /api/v1/contracts/results/{transactionIdOrHash}/opcodes. The trace of every EVM step of a past contract transaction.',
    deprecated: true,
    parameters: {
      id: 'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      stack: 'Whether each step carries the EVM stack. The default, true, includes it; false leaves it out.',
      memory: 'Whether each step carries the EVM memory. The default, false, leaves it out.',
      storage: 'Whether each step carries the storage of the contract. The default, false, leaves it out.',
    },
    required: ['id'],
    reply: ['address', 'contract_id', 'failed', 'gas', 'opcodes', 'return_value'],
  },
  getContractResultByIdAndTimestamp: {
    summary: 'Get a contract result by timestamp',
    description:
      'The result of one execution of a contract with its logs and state changes, looked up by consensus timestamp. 206 marks a result whose details are incomplete.',
    parameters: {
      contractIdOrAddress:
        'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      hbar: 'Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for weibars.',
      timestamp: 'Consensus time of what is looked up, in seconds and nanoseconds since the Unix epoch.',
    },
    required: ['contractIdOrAddress', 'timestamp'],
    reply: [
      'address',
      'amount',
      'bloom',
      'call_result',
      'contract_id',
      'created_contract_ids',
      'error_message',
      'from',
      'function_parameters',
      'gas_consumed',
      'gas_limit',
      'gas_used',
      'hash',
      'timestamp',
      'to',
      'authorization_list',
      'access_list',
      'block_gas_used',
      'block_hash',
      'block_number',
      'chain_id',
      'failed_initcode',
      'gas_price',
      'max_fee_per_gas',
      'max_priority_fee_per_gas',
      'nonce',
      'r',
      'result',
      's',
      'status',
      'transaction_index',
      'type',
      'v',
      'logs',
      'state_changes',
    ],
  },
  getContractResultByTransactionIdOrHash: {
    summary: 'Get a contract result by transaction',
    description:
      'The result of one contract execution with its logs and state changes, looked up by transaction ID or hash. 206 marks a result whose details are incomplete. The documented form with a consensus timestamp shares this path; deployed services take it at /api/v1/contracts/{contractIdOrAddress}/results/{timestamp}.',
    parameters: {
      transactionIdOrHash:
        'Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction, 64 hexadecimal digits with or without 0x.',
      hbar: 'Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for weibars.',
      nonce:
        'Which of the transactions that share the ID: 0, the default, for the one submitted by the user, higher for its children.',
    },
    required: ['transactionIdOrHash'],
    reply: [
      'address',
      'amount',
      'bloom',
      'call_result',
      'contract_id',
      'created_contract_ids',
      'error_message',
      'from',
      'function_parameters',
      'gas_consumed',
      'gas_limit',
      'gas_used',
      'hash',
      'timestamp',
      'to',
      'authorization_list',
      'access_list',
      'block_gas_used',
      'block_hash',
      'block_number',
      'chain_id',
      'failed_initcode',
      'gas_price',
      'max_fee_per_gas',
      'max_priority_fee_per_gas',
      'nonce',
      'r',
      'result',
      's',
      'status',
      'transaction_index',
      'type',
      'v',
      'logs',
      'state_changes',
    ],
  },
  getContractResultsByContractId: {
    summary: 'List contract results of a contract',
    description:
      'Results of executions of one contract, newest first by default, a page at a time. block.number and block.hash exclude each other, and transaction.index needs one of them, else 400. A contract that does not exist gives an empty list. Pages can be empty and still name a next one.',
    parameters: {
      contractIdOrAddress:
        'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      'block.hash':
        'Hash of the block in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may be left out. Cannot be combined with block.number.',
      'block.number':
        'Number of the block, in decimal or in hexadecimal with 0x; takes eq only, which may be left out. Cannot be combined with block.hash.',
      from: 'Account that sent the call, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x; takes eq only, which may be left out, and may be repeated.',
      hbar: 'Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for weibars.',
      internal:
        'Whether to include the results of child transactions that contracts made themselves. The default, false, leaves them out.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      'transaction.index':
        'Position of the transaction within its block; takes eq only, which may be left out. Needs block.number or block.hash.',
    },
    required: ['contractIdOrAddress'],
    reply: ['results', 'links'],
    items: [
      'address',
      'amount',
      'bloom',
      'call_result',
      'contract_id',
      'created_contract_ids',
      'error_message',
      'from',
      'function_parameters',
      'gas_consumed',
      'gas_limit',
      'gas_used',
      'hash',
      'timestamp',
      'to',
      'authorization_list',
    ],
  },
  getContractState: {
    summary: 'List state of a contract',
    description:
      'Storage slots of a contract with their values, in the order of the slots, ascending by default, a page at a time. A timestamp asks for the values as they were then. A contract that does not exist gives an empty list.',
    parameters: {
      contractIdOrAddress:
        'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      slot: 'Storage slot in hexadecimal, up to 64 digits, with or without 0x; takes eq, gt, gte, lt, lte, and may be repeated, so that two values form a range. Without an operator it means equality.',
      timestamp:
        'Time at which to read the state, in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and may be repeated, so that two values form a range. Without an operator it means equality.',
    },
    required: ['contractIdOrAddress'],
    reply: ['state', 'links'],
    items: ['address', 'contract_id', 'timestamp', 'slot', 'value'],
  },
  getContracts: {
    summary: 'List contracts',
    description:
      'Contracts in the order of their IDs, descending by default, a page at a time. The list is served from a cache and lags behind the lookup of a single contract.',
    parameters: {
      'contract.id':
        'Contract, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits without 0x, of which an address takes eq only; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
    },
    required: [],
    reply: ['contracts', 'links'],
    items: [
      'admin_key',
      'auto_renew_account',
      'auto_renew_period',
      'contract_id',
      'created_timestamp',
      'deleted',
      'evm_address',
      'expiration_timestamp',
      'file_id',
      'max_automatic_token_associations',
      'memo',
      'nonce',
      'obtainer_id',
      'permanent_removal',
      'proxy_account_id',
      'timestamp',
    ],
  },
  getContractsLogs: {
    summary: 'List logs of all contracts',
    description:
      'Logs that contracts emitted, newest first by default, a page at a time. A range of time is at most 7 days wide for one page, and a search by topic needs one, or an exact time. Iterating and scanning go through a wider range window by window, up to now where it has no end. On public networks the search goes by windows of 60 days, so that a page can be empty and still name a next one.',
    parameters: {
      index:
        'Position of the log; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs a timestamp: an equality for an equality, for a bound an equality or the bound of the same side, itself included.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. ne is refused.',
      topic0:
        'First topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic1:
        'Second topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic2:
        'Third topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic3:
        'Fourth topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      'transaction.hash':
        'Hash of the transaction in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may be left out.',
    },
    required: [],
    reply: ['logs', 'links'],
    items: [
      'address',
      'bloom',
      'contract_id',
      'data',
      'index',
      'topics',
      'block_hash',
      'block_number',
      'root_contract_id',
      'timestamp',
      'transaction_hash',
      'transaction_index',
    ],
  },
  getContractsLogsAtDocumentedPath: {
    summary: 'List logs of all contracts (documented path)',
    description:
      'Use getContractsLogs instead, which the deployed service answers at /api/v1/contracts/results/logs. A page of the logs that contracts emitted.',
    deprecated: true,
    parameters: {
      index:
        'Position of the log; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs a timestamp: an equality for an equality, for a bound an equality or the bound of the same side, itself included.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. ne is refused.',
      topic0:
        'First topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic1:
        'Second topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic2:
        'Third topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      topic3:
        'Fourth topic of the log in hexadecimal, up to 64 digits, with or without 0x; takes no operator and may be repeated. Needs a timestamp that is exact or a range of at most 7 days.',
      'transaction.hash':
        'Hash of the transaction in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may be left out.',
    },
    required: [],
    reply: ['logs', 'links'],
    items: [
      'address',
      'bloom',
      'contract_id',
      'data',
      'index',
      'topics',
      'block_hash',
      'block_number',
      'root_contract_id',
      'timestamp',
      'transaction_hash',
      'transaction_index',
    ],
  },
  getContractsResults: {
    summary: 'List contract results of all contracts',
    description:
      'Results of contract executions, newest first by default, a page at a time. block.number and block.hash exclude each other, and transaction.index needs one of them, else the answer is 400. On public networks the search goes by windows of 60 days, so that a page can be empty and still name a next one.',
    parameters: {
      from: 'Account that sent the call, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x; takes eq only, which may be left out, and may be repeated.',
      'block.hash':
        'Hash of the block in hexadecimal, 64 or 96 digits, with or without 0x; takes eq only, which may be left out. Cannot be combined with block.number.',
      'block.number':
        'Number of the block, in decimal or in hexadecimal with 0x; takes eq only, which may be left out. Cannot be combined with block.hash.',
      hbar: 'Unit of the amounts of native currency and gas prices: true, the default, for tinybars, false for weibars.',
      internal:
        'Whether to include the results of child transactions that contracts made themselves. The default, false, leaves them out.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      'transaction.index':
        'Position of the transaction within its block; takes eq only, which may be left out. Needs block.number or block.hash.',
    },
    required: [],
    reply: ['results', 'links'],
    items: [
      'address',
      'amount',
      'bloom',
      'call_result',
      'contract_id',
      'created_contract_ids',
      'error_message',
      'from',
      'function_parameters',
      'gas_consumed',
      'gas_limit',
      'gas_used',
      'hash',
      'timestamp',
      'to',
      'authorization_list',
      'access_list',
      'block_gas_used',
      'block_hash',
      'block_number',
      'chain_id',
      'failed_initcode',
      'gas_price',
      'max_fee_per_gas',
      'max_priority_fee_per_gas',
      'nonce',
      'r',
      'result',
      's',
      'status',
      'transaction_index',
      'type',
      'v',
    ],
  },
  getCryptoAllowances: {
    summary: 'List hbar allowances of an account',
    description:
      'Amounts of the native currency that the account lets others spend, sorted by spender, descending by default, a page at a time. An account that does not exist gives an empty list.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      'spender.id':
        'Account that may spend, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['allowances', 'links'],
    items: ['amount', 'amount_granted', 'owner', 'spender', 'timestamp'],
  },
  getHookStorage: {
    summary: 'List storage of a hook',
    description:
      'Storage slots of one hook with their values, in the order of their keys, ascending by default, a page at a time. A timestamp asks for the values as they were then.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      hookId: 'ID of the hook, a whole number that is unique within its owner.',
      key: 'Key of the storage slot in hexadecimal, up to 64 digits, with or without 0x; takes eq, gt, gte, lt, lte, and may be repeated, so that two values form a range. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      timestamp:
        'Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality, also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound.',
    },
    required: ['idOrAliasOrEvmAddress', 'hookId'],
    reply: ['hook_id', 'links', 'owner_id', 'storage'],
    items: ['key', 'value', 'timestamp'],
  },
  getHooks: {
    summary: 'List hooks of an account',
    description:
      'Hooks attached to the account, in the order of their IDs, descending by default, a page at a time.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      'hook.id':
        'ID of the hook; takes eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['hooks', 'links'],
    items: [
      'admin_key',
      'contract_id',
      'created_timestamp',
      'deleted',
      'extension_point',
      'hook_id',
      'owner_id',
      'timestamp_range',
      'type',
    ],
  },
  getNetworkExchangeRate: {
    summary: 'Get the exchange rates',
    description:
      'The present and the coming rate between hbar and the US dollar cent. A timestamp asks for the rates in force at that time.',
    parameters: {
      timestamp:
        'Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality, also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound.',
    },
    required: [],
    reply: ['current_rate', 'next_rate', 'timestamp'],
  },
  getNetworkFees: {
    summary: 'List network fees',
    description:
      'The gas price of the contract transactions, sorted by kind of transaction, ascending by default. The list is not paged. A timestamp asks for the fees in force at that time.',
    parameters: {
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      timestamp:
        'Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality, also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound.',
    },
    required: [],
    reply: ['fees', 'timestamp'],
  },
  getNetworkNodes: {
    summary: 'List network nodes',
    description:
      'Consensus nodes from the address book with their endpoints and stakes, in the order of node IDs, ascending by default. A page holds 10 nodes by default and 25 at most.',
    parameters: {
      'file.id':
        'File of the address book to read, as a number or shard.realm.num; takes eq only, which may be left out.',
      limit:
        'How many nodes a page holds at most: 10 by default. The service cuts what is more than 25 down to that.',
      'node.id':
        'ID of the node; takes eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
    },
    required: [],
    reply: ['nodes', 'links'],
    items: [
      'admin_key',
      'associated_registered_nodes',
      'decline_reward',
      'description',
      'file_id',
      'grpc_proxy_endpoint',
      'max_stake',
      'memo',
      'min_stake',
      'node_account_id',
      'node_id',
      'node_cert_hash',
      'public_key',
      'reward_rate_start',
      'service_endpoints',
      'stake',
      'stake_not_rewarded',
      'stake_rewarded',
      'staking_period',
      'timestamp',
    ],
  },
  getNetworkStake: {
    summary: 'Get the staking information',
    description:
      'How much is staked on the network, and the rewards and rules of the present staking period.',
    parameters: {},
    required: [],
    reply: [
      'max_stake_rewarded',
      'max_staking_reward_rate_per_hbar',
      'max_total_reward',
      'node_reward_fee_fraction',
      'reserved_staking_rewards',
      'reward_balance_threshold',
      'stake_total',
      'staking_period',
      'staking_period_duration',
      'staking_periods_stored',
      'staking_reward_fee_fraction',
      'staking_reward_rate',
      'staking_start_threshold',
      'unreserved_staking_reward_balance',
    ],
  },
  getNetworkSupply: {
    summary: 'Get the supply of hbar',
    description:
      'How much of the native currency exists and how much is in circulation, both in tinybars. A timestamp asks for the supply at that time. The parameter q, which makes the service answer one of the two as text in hbars, is not offered here.',
    parameters: {
      timestamp:
        'Time at which to read what is asked for, in seconds and nanoseconds since the Unix epoch; an equality, also without an operator, means as of then; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound.',
    },
    required: [],
    reply: ['released_supply', 'timestamp', 'total_supply'],
  },
  getNft: {
    summary: 'Get an NFT',
    description: 'The details of one NFT: its holder, its metadata and who may spend it.',
    parameters: {
      tokenId:
        'Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the first 24 are zeros.',
      serialNumber: 'Number of the NFT within its token, counted from 1.',
    },
    required: ['tokenId', 'serialNumber'],
    reply: [
      'account_id',
      'created_timestamp',
      'delegating_spender',
      'deleted',
      'metadata',
      'modified_timestamp',
      'serial_number',
      'spender',
      'token_id',
    ],
  },
  getNftAllowances: {
    summary: 'List NFT allowances of an account',
    description:
      'Permissions to move all NFTs of a token, granted by the account or, with owner=false, granted to it. The list is ascending by default and comes a page at a time.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'account.id':
        'Account on the other side of the allowance, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality.',
      'token.id':
        'Token, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs account.id: for a bound an equality or the bound of the same side, itself included.',
      owner:
        'Which side of the allowance the account in the path is on: true, the default, for the owner, with account.id as the spender; false for the spender, with account.id as the owner.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['allowances', 'links'],
    items: ['approved_for_all', 'owner', 'spender', 'timestamp', 'token_id'],
  },
  getNftAtDocumentedPath: {
    summary: 'Get an NFT (documented path)',
    description:
      'Use getNft instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}. The details of one NFT.',
    deprecated: true,
    parameters: { serialNumber: 'Number of the NFT within its token, counted from 1.' },
    required: ['serialNumber'],
    reply: [
      'account_id',
      'created_timestamp',
      'delegating_spender',
      'deleted',
      'metadata',
      'modified_timestamp',
      'serial_number',
      'spender',
      'token_id',
    ],
  },
  getNftTransactions: {
    summary: 'List transactions of an NFT',
    description:
      'Transactions that minted, moved, burned or wiped one NFT, newest first by default, a page at a time. 206 marks a history that is incomplete.',
    parameters: {
      tokenId:
        'Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the first 24 are zeros.',
      serialNumber: 'Number of the NFT within its token, counted from 1.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
    },
    required: ['tokenId', 'serialNumber'],
    reply: ['transactions', 'links'],
    items: [
      'consensus_timestamp',
      'is_approval',
      'nonce',
      'receiver_account_id',
      'sender_account_id',
      'transaction_id',
      'type',
    ],
  },
  getNftTransactionsAtDocumentedPath: {
    summary: 'List transactions of an NFT (documented path)',
    description:
      'Use getNftTransactions instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions. A page of the transactions in the history of an NFT.',
    deprecated: true,
    parameters: {
      id: 'Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
    },
    required: ['id'],
    reply: ['transactions', 'links'],
    items: [
      'consensus_timestamp',
      'is_approval',
      'nonce',
      'receiver_account_id',
      'sender_account_id',
      'transaction_id',
      'type',
    ],
  },
  getNfts: {
    summary: 'List NFTs of a token',
    description:
      'NFTs of one token in the order of their serial numbers, descending by default, a page at a time. A token that does not exist gives an empty list.',
    parameters: {
      tokenId:
        'Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the first 24 are zeros.',
      'account.id':
        'Account that holds the NFT, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      serialnumber:
        'Number of the NFT within its token, counted from 1; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
    },
    required: ['tokenId'],
    reply: ['nfts', 'links'],
    items: [
      'account_id',
      'created_timestamp',
      'delegating_spender',
      'deleted',
      'metadata',
      'modified_timestamp',
      'serial_number',
      'spender',
      'token_id',
    ],
  },
  getNftsAtDocumentedPath: {
    summary: 'List NFTs (documented path)',
    description:
      'Use getNfts instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts. A page of NFTs.',
    deprecated: true,
    parameters: {
      'account.id':
        'Account that holds the NFT, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      serialnumber:
        'Number of the NFT within its token, counted from 1; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
    },
    required: [],
    reply: ['nfts', 'links'],
    items: [
      'account_id',
      'created_timestamp',
      'delegating_spender',
      'deleted',
      'metadata',
      'modified_timestamp',
      'serial_number',
      'spender',
      'token_id',
    ],
  },
  getNftsByAccountId: {
    summary: 'List NFTs of an account',
    description:
      'NFTs the account holds, sorted by token and then serial number, descending by default, a page at a time. serialnumber is refused with 400 unless token.id is given too. An account that does not exist gives an empty list.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      serialnumber:
        'Number of the NFT within its token, counted from 1; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs token.id: for a bound an equality or the bound of the same side, itself included.',
      'spender.id':
        'Account that may spend, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, gt, gte, lt, lte, and may be repeated, as one bound on either side or as several values of which any is meant. Without an operator it means equality.',
      'token.id':
        'Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['nfts', 'links'],
    items: [
      'account_id',
      'created_timestamp',
      'delegating_spender',
      'deleted',
      'metadata',
      'modified_timestamp',
      'serial_number',
      'spender',
      'token_id',
    ],
  },
  getOutstandingTokenAirdrops: {
    summary: 'List airdrops an account sent',
    description:
      'Airdrops sent by the account that their receivers have neither claimed nor seen cancelled, a page at a time, ascending by default.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'receiver.id':
        'Account the airdrop was sent to, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality.',
      serialnumber:
        'Number of the NFT within its token, counted from 1; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs token.id with an equality. Beside a range of the first key a bound is no filter but a cursor: it counts at that bound of the first key alone.',
      'token.id':
        'Token, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Beside a range of the first key a bound is no filter but a cursor: it counts at that bound of the first key alone, which has to be given, itself included.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['airdrops', 'links'],
    items: ['amount', 'receiver_id', 'sender_id', 'serial_number', 'timestamp', 'token_id'],
  },
  getPendingTokenAirdrops: {
    summary: 'List airdrops an account can claim',
    description:
      'Airdrops sent to the account that it has not claimed and that have not been cancelled, a page at a time, ascending by default.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'sender.id':
        'Account that sent the airdrop, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality.',
      serialnumber:
        'Number of the NFT within its token, counted from 1; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs token.id with an equality. Beside a range of the first key a bound is no filter but a cursor: it counts at that bound of the first key alone.',
      'token.id':
        'Token, as a number or shard.realm.num; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Beside a range of the first key a bound is no filter but a cursor: it counts at that bound of the first key alone, which has to be given, itself included.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['airdrops', 'links'],
    items: ['amount', 'receiver_id', 'sender_id', 'serial_number', 'timestamp', 'token_id'],
  },
  getRegisteredNodes: {
    summary: 'List registered nodes',
    description:
      'Nodes other than consensus nodes that are registered with the network, such as block nodes, mirror nodes and relays, in the order of their IDs, ascending by default, a page at a time.',
    parameters: {
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'registerednode.id':
        'ID of the registered node; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality.',
      type: 'Kind of service the node offers. Without it nodes of every kind are listed.',
    },
    required: [],
    reply: ['registered_nodes', 'links'],
    items: [
      'admin_key',
      'created_timestamp',
      'description',
      'registered_node_id',
      'service_endpoints',
      'timestamp',
    ],
  },
  getSchedule: {
    summary: 'Get a schedule',
    description:
      'One scheduled transaction with the signatures collected so far and, once it ran, the time of its execution.',
    parameters: { scheduleId: 'Schedule, as a number or shard.realm.num.' },
    required: ['scheduleId'],
    reply: [
      'admin_key',
      'consensus_timestamp',
      'creator_account_id',
      'deleted',
      'executed_timestamp',
      'expiration_time',
      'memo',
      'payer_account_id',
      'schedule_id',
      'signatures',
      'transaction_body',
      'wait_for_expiry',
    ],
  },
  getSchedules: {
    summary: 'List schedules',
    description:
      'Scheduled transactions in the order of their IDs, ascending by default, a page at a time. The list is served from a cache and lags behind the lookup of a single schedule.',
    parameters: {
      'account.id':
        'Account that created the schedule, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'schedule.id':
        'Schedule, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
    },
    required: [],
    reply: ['schedules', 'links'],
    items: [
      'admin_key',
      'consensus_timestamp',
      'creator_account_id',
      'deleted',
      'executed_timestamp',
      'expiration_time',
      'memo',
      'payer_account_id',
      'schedule_id',
      'signatures',
      'transaction_body',
      'wait_for_expiry',
    ],
  },
  getStakingRewards: {
    summary: 'List staking rewards of an account',
    description:
      'Staking rewards paid to the account, newest first by default, a page at a time. An account that does not exist gives 404.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, gt, gte, lt, lte, and may be repeated, so that two values form a range. Without an operator it means equality. ne is refused.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['rewards', 'links'],
    items: ['account_id', 'amount', 'timestamp'],
  },
  getToken: {
    summary: 'Get a token',
    description:
      'The details of one token: its kind, supply, keys and custom fees. A timestamp asks for the token as it was then.',
    parameters: {
      tokenId:
        'Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the first 24 are zeros.',
      timestamp:
        'Time at which to read the token, in seconds and nanoseconds since the Unix epoch; takes eq, lt, lte, and is given once. Without an operator it means equality.',
    },
    required: ['tokenId'],
    reply: [
      'admin_key',
      'auto_renew_account',
      'auto_renew_period',
      'created_timestamp',
      'decimals',
      'deleted',
      'expiry_timestamp',
      'fee_schedule_key',
      'freeze_default',
      'freeze_key',
      'initial_supply',
      'kyc_key',
      'max_supply',
      'metadata',
      'metadata_key',
      'modified_timestamp',
      'name',
      'memo',
      'pause_key',
      'pause_status',
      'supply_key',
      'supply_type',
      'symbol',
      'token_id',
      'total_supply',
      'treasury_account_id',
      'type',
      'wipe_key',
      'custom_fees',
    ],
  },
  getTokenAllowances: {
    summary: 'List token allowances of an account',
    description:
      'Amounts of fungible tokens that the account lets others spend, sorted by spender and then token, ascending by default, a page at a time. token.id is refused with 400 unless spender.id is given too.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'spender.id':
        'Account that may spend, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality.',
      'token.id':
        'Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq, gt, gte, lt, lte, and is given once, or twice as a lower and an upper bound. Without an operator it means equality. Needs spender.id: for a bound an equality or the bound of the same side, itself included.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['allowances', 'links'],
    items: ['amount', 'amount_granted', 'owner', 'spender', 'timestamp', 'token_id'],
  },
  getTokenBalances: {
    summary: 'List balances of a token',
    description:
      'Accounts that hold the token and how much, sorted by account ID, descending by default, a page at a time. The reply says when the balances were taken. A token that does not exist gives an empty list.',
    parameters: {
      tokenId:
        'Token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits after 0x. Without 0x the first 24 are zeros.',
      'account.balance':
        'Balance in the smallest unit of the token; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      'account.id':
        'Account that holds the token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      'account.publickey':
        'Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: ['tokenId'],
    reply: ['timestamp', 'balances', 'links'],
    items: ['account', 'balance', 'decimals'],
  },
  getTokenBalancesAtDocumentedPath: {
    summary: 'List token balances (documented path)',
    description:
      'Use getTokenBalances instead, which the deployed service answers at /api/v1/tokens/{tokenId}/balances. A page of the accounts that hold a token, with their balances.',
    deprecated: true,
    parameters: {
      'account.balance':
        'Balance in the smallest unit of the token; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      'account.id':
        'Account that holds the token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      'account.publickey':
        'Public key of the account in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: [],
    reply: ['timestamp', 'balances', 'links'],
    items: ['account', 'balance', 'decimals'],
  },
  getTokens: {
    summary: 'List tokens',
    description:
      'Tokens in the order of their IDs, ascending by default, a page at a time; a search by name gives a single page. The list is served from a cache and lags behind the lookup of a single token.',
    parameters: {
      'account.id':
        'Account that is associated with the token, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes no operator, and is given once. It cannot be combined with name.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      name: 'Name of the token or a part of it, 3 to 100 bytes as UTF-8. A search by name gives a single page, and cannot be combined with token.id or account.id.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      publickey:
        'Public key of the token in hexadecimal, 64, 66 or 88 digits, with or without 0x; takes no operator.',
      'token.id':
        'Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality. It cannot be combined with name.',
      type: 'Kind of token: FUNGIBLE_COMMON for fungible ones, NON_FUNGIBLE_UNIQUE for NFTs, ALL for both, as without it.',
    },
    required: [],
    reply: ['tokens', 'links'],
    items: ['admin_key', 'decimals', 'metadata', 'name', 'symbol', 'token_id', 'type'],
  },
  getTokensByAccountId: {
    summary: 'List token relationships of an account',
    description:
      'Tokens the account is associated with, its balance and status in each, in the order of token IDs, ascending by default, a page at a time. An account that does not exist gives 404.',
    parameters: {
      idOrAliasOrEvmAddress:
        'Account, as a number, shard.realm.num, a base32 alias or an EVM address of 40 hexadecimal digits, with or without 0x.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      'token.id':
        'Token, as a number, shard.realm.num or 40 hexadecimal digits of which the first 24 are zeros; takes eq, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality. ne is refused.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['tokens', 'links'],
    items: [
      'automatic_association',
      'balance',
      'created_timestamp',
      'decimals',
      'freeze_status',
      'kyc_status',
      'token_id',
    ],
  },
  getTopic: {
    summary: 'Get a topic',
    description: 'The details of one topic: its keys, memo and custom fees.',
    parameters: { topicId: 'Topic, as a number or shard.realm.num.' },
    required: ['topicId'],
    reply: [
      'admin_key',
      'auto_renew_account',
      'auto_renew_period',
      'created_timestamp',
      'custom_fees',
      'deleted',
      'fee_exempt_key_list',
      'fee_schedule_key',
      'memo',
      'submit_key',
      'timestamp',
      'topic_id',
    ],
  },
  getTopicMessageByIdAndSequenceNumber: {
    summary: 'Get a topic message by sequence number',
    description:
      'One message of a topic, looked up by its sequence number. The documented form with a consensus timestamp shares this path; deployed services take it at /api/v1/topics/messages/{timestamp}.',
    parameters: {
      topicId: 'Topic, as a number or shard.realm.num.',
      sequenceNumber:
        'Sequence number of the message within its topic, counted from 1, or, in the documented form, its consensus timestamp in seconds and nanoseconds since the Unix epoch.',
    },
    required: ['topicId', 'sequenceNumber'],
    reply: [
      'chunk_info',
      'consensus_timestamp',
      'message',
      'payer_account_id',
      'running_hash',
      'running_hash_version',
      'sequence_number',
      'topic_id',
    ],
  },
  getTopicMessageByTimestamp: {
    summary: 'Get a topic message by timestamp',
    description: 'One message, looked up by its consensus timestamp alone, whatever its topic.',
    parameters: {
      timestamp: 'Consensus time of what is looked up, in seconds and nanoseconds since the Unix epoch.',
    },
    required: ['timestamp'],
    reply: [
      'chunk_info',
      'consensus_timestamp',
      'message',
      'payer_account_id',
      'running_hash',
      'running_hash_version',
      'sequence_number',
      'topic_id',
    ],
  },
  getTopicMessages: {
    summary: 'List messages of a topic',
    description:
      'Messages of one topic in the order of their sequence numbers, ascending by default, a page at a time. A topic that does not exist gives an empty list.',
    parameters: {
      topicId: 'Topic, as a number or shard.realm.num.',
      encoding:
        'How the messages are written: base64, or utf-8 for plain text. Without it they come in base64.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: asc, the default, from the lowest or oldest, desc from the highest or newest.',
      sequencenumber:
        'Sequence number of the message within its topic, counted from 1; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
    },
    required: ['topicId'],
    reply: ['messages', 'links'],
    items: [
      'chunk_info',
      'consensus_timestamp',
      'message',
      'payer_account_id',
      'running_hash',
      'running_hash_version',
      'sequence_number',
      'topic_id',
    ],
  },
  getTransaction: {
    summary: 'Get a transaction',
    description:
      'The transactions that share one transaction ID: the one submitted, its children and the scheduled one it led to. nonce and scheduled choose among them. Right after submission the answer is 404 for some seconds.',
    parameters: {
      transactionId:
        'Transaction ID, as payer account, valid start seconds and nanoseconds joined by dashes (0.0.x-sssssssss-nnnnnnnnn), or the hash of the transaction in hexadecimal or base64url.',
      nonce:
        'Which of the transactions that share the ID: 0 for the one submitted by the user, higher for its children. Without it all are returned.',
      scheduled:
        'Whether to return the scheduled transaction with this ID (true) or those that were not scheduled (false). Without it both are returned.',
    },
    required: ['transactionId'],
    reply: ['transactions'],
  },
  getTransactions: {
    summary: 'List transactions',
    description:
      'Transactions in the order of their consensus timestamps, newest first by default, a page at a time. On public networks the search goes by windows of 60 days, so that a page can be empty and still name a next one.',
    parameters: {
      'account.id':
        'Account whose balance the transaction changed, as a number, shard.realm.num or an EVM address of 40 hexadecimal digits; takes eq, ne, gt, gte, lt, lte, and may be repeated, as two bounds that form a range or as several values of which any is meant. Without an operator it means equality.',
      limit: 'The size of a page, which does not bound an iteration: 25 items by default, 100 at most.',
      order:
        'Direction of the list: desc, the default, from the highest or newest, asc from the lowest or oldest.',
      timestamp:
        'Consensus time in seconds and nanoseconds since the Unix epoch; takes eq, ne, gt, gte, lt, lte, and may be repeated to form a range; several equalities would have to hold all at once and give nothing. Without an operator it means equality.',
      transactiontype:
        'Kind of transaction, such as CRYPTOTRANSFER; may be repeated, and any of several kinds is meant. Without it transactions of every kind are listed.',
      result:
        'Outcome of the transaction: success for those that succeeded, fail for those that did not. Without it both are listed.',
      type: 'Which transfers of the account count: credit for those that add to its balance, debit for those that take from it. Without it both are listed.',
    },
    required: [],
    reply: ['transactions', 'links'],
    items: [
      'batch_key',
      'bytes',
      'charged_tx_fee',
      'consensus_timestamp',
      'entity_id',
      'high_volume',
      'high_volume_pricing_multiplier',
      'max_custom_fees',
      'max_fee',
      'memo_base64',
      'name',
      'nft_transfers',
      'node',
      'nonce',
      'parent_consensus_timestamp',
      'result',
      'scheduled',
      'staking_reward_transfers',
      'token_transfers',
      'transaction_hash',
      'transaction_id',
      'transfers',
      'valid_duration_seconds',
      'valid_start_timestamp',
    ],
  },
};
