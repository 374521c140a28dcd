// Help texts for the operations of the ledger service.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { OperationHelp } from '../../src/generated-code.js';

/** Texts, parameters and reply fields of each operation, by operationId. */
export const ledgerHelp: Readonly<Record<string, OperationHelp>> = {
  contractCall: {
    summary: 'Call a contract without a transaction',
    description:
      'Simulates a contract call on the current state of the service, without changing the ledger. Returns the result of the call or, if requested, an estimate of its gas.',
    parameters: {},
    required: [],
    body: 'The contract, the input data, the block and the gas limit of the call.',
    reply: ['result'],
  },
  estimateFees: {
    summary: 'Estimate the fees of a transaction',
    description:
      'Estimates the node, network and service fees of an encoded transaction, without submitting it. Another content type is a 415.',
    parameters: {
      mode: 'The basis of the estimate: INTRINSIC (the default) for only the transaction, STATE for also the state of the ledger.',
      high_volume_throttle:
        'The assumed use of the high-volume capacity: from 0 (none, the default) to 10000 (all).',
    },
    required: [],
    body: 'The transaction as protobuf bytes.',
    reply: ['high_volume_multiplier', 'network', 'node', 'notes', 'service', 'total'],
  },
  getAccount: {
    summary: 'Get an account',
    description:
      'Returns one account with its balance, some of its tokens, and a page of its transactions, newest first by default. The parameters limit, order, timestamp and transactiontype apply to the transactions. links.next leads to more of them. Public networks search windows of 60 days, so a page can be empty and still have a next link.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      transactiontype:
        'The type of the transaction, such as CRYPTOTRANSFER. Repeat it to match any of several types. Without it, all types are returned.',
      transactions: 'Whether the reply includes transactions of the account. The default is true.',
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
      'Returns accounts sorted by ID, ascending by default. The list is cached and lags behind the lookup of a single account.',
    parameters: {
      'account.balance':
        'The balance in tinybars. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      'account.id':
        'The account: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      'account.publickey':
        'The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no operators.',
      balance: 'Whether accounts include their balance. The default is true.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
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
      'Returns hbar and token balances of accounts sorted by account ID, descending by default. With a timestamp, returns the latest balances known at that time. The reply contains the time of the balances.',
    parameters: {
      'account.id':
        'The account: a number, shard.realm.num, a base32 alias or an EVM address. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values. An alias or an EVM address has no shard and realm, accepts only eq, and can be set only once.',
      'account.balance':
        'The balance in tinybars. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      'account.publickey':
        'The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no operators.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
    },
    required: [],
    reply: ['timestamp', 'balances', 'links'],
    items: ['account', 'balance', 'tokens'],
  },
  getBlock: {
    summary: 'Get a block',
    description: 'Returns one block by its hash or number.',
    parameters: {
      hashOrNumber:
        'The number of the block, or its hash in hexadecimal: 64 or 96 digits, with or without 0x.',
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
    description: 'Returns blocks sorted by number, newest first by default.',
    parameters: {
      'block.number':
        'The number of the block, in decimal or in hexadecimal with 0x. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
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
      'Returns one contract with its bytecode. With a timestamp, returns the contract at that time.',
    parameters: {
      contractIdOrAddress:
        'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
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
      'Returns the calls and creations within a contract transaction sorted by index, ascending by default.',
    parameters: {
      transactionIdOrHash:
        'The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or the hash of the transaction: 64 hexadecimal digits, with or without 0x.',
      index:
        'The index of the action within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
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
      'Use getContractActions instead, which the deployed service answers at /api/v1/contracts/results/{transactionIdOrHash}/actions. Returns the calls and creations within a contract transaction.',
    deprecated: true,
    parameters: {
      transactionIdOrHash:
        'The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or the hash of the transaction: 64 hexadecimal digits, with or without 0x.',
      index:
        'The index of the action within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
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
      'Returns logs of one contract, newest first by default. For a single page, a time range has at most 7 days. A search by topic needs such a range or an exact time. Iterating and scanning split a longer range into windows. A range without an upper bound ends now. For an unknown contract, the list is empty. A page can be empty and still have a next link.',
    parameters: {
      contractIdOrAddress:
        'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      index:
        'The index of the log within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs a timestamp: an equality for an equality; for a bound, an equality or an inclusive bound (gte or lte) on the same side.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. The service rejects ne.',
      topic0:
        'The first topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic1:
        'The second topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic2:
        'The third topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic3:
        'The fourth topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
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
      'Runs a past contract transaction again and returns every EVM step with its gas cost. A request that does not accept gzip is a 406. Public networks allow far fewer of these requests than of others.',
    parameters: {
      transactionIdOrHash:
        'The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or the hash of the transaction: 64 hexadecimal digits, with or without 0x.',
      stack: 'Whether each step includes the EVM stack. The default is true.',
      memory: 'Whether each step includes the EVM memory. The default is false.',
      storage: 'Whether each step includes the storage of the contract. The default is false.',
    },
    required: ['transactionIdOrHash'],
    reply: ['address', 'contract_id', 'failed', 'gas', 'opcodes', 'return_value'],
  },
  getContractOpcodesAtDocumentedPath: {
    summary: 'Trace opcodes (documented path)',
    description:
      'Use getContractOpcodes instead, which the deployed service answers at /api/v1/contracts/results/{transactionIdOrHash}/opcodes. Returns the trace of every EVM step of a past contract transaction.',
    deprecated: true,
    parameters: {
      id: 'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      stack: 'Whether each step includes the EVM stack. The default is true.',
      memory: 'Whether each step includes the EVM memory. The default is false.',
      storage: 'Whether each step includes the storage of the contract. The default is false.',
    },
    required: ['id'],
    reply: ['address', 'contract_id', 'failed', 'gas', 'opcodes', 'return_value'],
  },
  getContractResultByIdAndTimestamp: {
    summary: 'Get a contract result by timestamp',
    description:
      'Returns the result of one contract call with its logs and state changes, by consensus timestamp. Status 206 means that details are missing.',
    parameters: {
      contractIdOrAddress:
        'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      hbar: 'The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.',
      timestamp: 'The consensus time (seconds.nanoseconds since the Unix epoch).',
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
      'Returns the result of one contract call with its logs and state changes, by transaction ID or hash. Status 206 means that details are missing. The documented form with a consensus timestamp has the same path; the deployed service uses /api/v1/contracts/{contractIdOrAddress}/results/{timestamp} for it.',
    parameters: {
      transactionIdOrHash:
        'The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or the hash of the transaction: 64 hexadecimal digits, with or without 0x.',
      hbar: 'The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.',
      nonce:
        'Selects one of the transactions with the same ID: 0 (the default) for the submitted one, higher for its children.',
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
      'Returns results of calls of one contract, newest first by default. block.number and block.hash exclude each other. transaction.index without one of them is a 400. For an unknown contract, the list is empty. A page can be empty and still have a next link.',
    parameters: {
      contractIdOrAddress:
        'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      'block.hash':
        'The hash of the block in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is eq, which is optional. Do not combine it with block.number.',
      'block.number':
        'The number of the block, in decimal or in hexadecimal with 0x. The only operator is eq, which is optional. Do not combine it with block.hash.',
      from: 'The account that sent the call: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x). The only operator is eq, which is optional. It can be repeated.',
      hbar: 'The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.',
      internal:
        'Whether the results of child transactions, which contracts create, are included. The default is false.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      'transaction.index':
        'The index of the transaction within its block. The only operator is eq, which is optional. It needs block.number or block.hash.',
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
      'Returns the storage slots of a contract sorted by slot, ascending by default. With a timestamp, returns the values at that time. For an unknown contract, the list is empty.',
    parameters: {
      contractIdOrAddress:
        'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      slot: 'The storage slot in hexadecimal, up to 64 digits, with or without 0x. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range.',
      timestamp:
        'The time at which to read the state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range.',
    },
    required: ['contractIdOrAddress'],
    reply: ['state', 'links'],
    items: ['address', 'contract_id', 'timestamp', 'slot', 'value'],
  },
  getContracts: {
    summary: 'List contracts',
    description:
      'Returns contracts sorted by ID, descending by default. The list is cached and lags behind the lookup of a single contract.',
    parameters: {
      'contract.id':
        'The contract: a number, shard.realm.num or an EVM address (40 hexadecimal digits, without 0x). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. An EVM address accepts only eq. Repeat it for a range, or to match any of several values.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
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
      'Returns logs of all contracts, newest first by default. For a single page, a time range has at most 7 days. A search by topic needs such a range or an exact time. Iterating and scanning split a longer range into windows. A range without an upper bound ends now. Public networks search windows of 60 days, so a page can be empty and still have a next link.',
    parameters: {
      index:
        'The index of the log within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs a timestamp: an equality for an equality; for a bound, an equality or an inclusive bound (gte or lte) on the same side.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. The service rejects ne.',
      topic0:
        'The first topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic1:
        'The second topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic2:
        'The third topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic3:
        'The fourth topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      'transaction.hash':
        'The hash of the transaction in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is eq, which is optional.',
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
      'Use getContractsLogs instead, which the deployed service answers at /api/v1/contracts/results/logs. Returns the logs of all contracts.',
    deprecated: true,
    parameters: {
      index:
        'The index of the log within its transaction. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs a timestamp: an equality for an equality; for a bound, an equality or an inclusive bound (gte or lte) on the same side.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. The service rejects ne.',
      topic0:
        'The first topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic1:
        'The second topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic2:
        'The third topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      topic3:
        'The fourth topic of the log in hexadecimal: up to 64 digits, with or without 0x. Accepts no operators. It can be repeated. It needs an exact timestamp or a time range of at most 7 days.',
      'transaction.hash':
        'The hash of the transaction in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is eq, which is optional.',
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
      'Returns results of contract calls, newest first by default. block.number and block.hash exclude each other. transaction.index without one of them is a 400. Public networks search windows of 60 days, so a page can be empty and still have a next link.',
    parameters: {
      from: 'The account that sent the call: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x). The only operator is eq, which is optional. It can be repeated.',
      'block.hash':
        'The hash of the block in hexadecimal: 64 or 96 digits, with or without 0x. The only operator is eq, which is optional. Do not combine it with block.number.',
      'block.number':
        'The number of the block, in decimal or in hexadecimal with 0x. The only operator is eq, which is optional. Do not combine it with block.hash.',
      hbar: 'The unit of hbar amounts and gas prices: true (the default) for tinybars, false for weibars.',
      internal:
        'Whether the results of child transactions, which contracts create, are included. The default is false.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      'transaction.index':
        'The index of the transaction within its block. The only operator is eq, which is optional. It needs block.number or block.hash.',
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
      'Returns the amounts of hbar that other accounts may spend for the account, sorted by spender, descending by default. For an unknown account, the list is empty.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      'spender.id':
        'The account that may spend: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['allowances', 'links'],
    items: ['amount', 'amount_granted', 'owner', 'spender', 'timestamp'],
  },
  getHookStorage: {
    summary: 'List storage of a hook',
    description:
      'Returns the storage slots of a hook sorted by key, ascending by default. With a timestamp, returns the values at that time.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      hookId: 'The ID of the hook, a whole number that is unique for its owner.',
      key: 'The key of the storage slot in hexadecimal, up to 64 digits, with or without 0x. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      timestamp:
        'The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an upper bound.',
    },
    required: ['idOrAliasOrEvmAddress', 'hookId'],
    reply: ['hook_id', 'links', 'owner_id', 'storage'],
    items: ['key', 'value', 'timestamp'],
  },
  getHooks: {
    summary: 'List hooks of an account',
    description: 'Returns the hooks of the account sorted by ID, descending by default.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      'hook.id':
        'The ID of the hook. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
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
      'Returns the current and the next exchange rate between hbar and US cents. With a timestamp, returns the rates at that time.',
    parameters: {
      timestamp:
        'The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an upper bound.',
    },
    required: [],
    reply: ['current_rate', 'next_rate', 'timestamp'],
  },
  getNetworkFees: {
    summary: 'List network fees',
    description:
      'Returns the gas prices of contract transactions sorted by type of transaction, ascending by default, in a single page. With a timestamp, returns the fees at that time.',
    parameters: {
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      timestamp:
        'The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an upper bound.',
    },
    required: [],
    reply: ['fees', 'timestamp'],
  },
  getNetworkNodes: {
    summary: 'List network nodes',
    description:
      'Returns the consensus nodes of the address book with endpoints and stakes, sorted by node ID, ascending by default. A page has 10 nodes by default, and at most 25.',
    parameters: {
      'file.id':
        'The file of the address book: a number or shard.realm.num. The only operator is eq, which is optional.',
      limit:
        'The maximum number of nodes of a page: 10 by default. The service reduces a value above 25 to 25.',
      'node.id':
        'The ID of the node. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
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
    description: 'Returns the total stake, the rewards and the rules of the current staking period.',
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
      'Returns the total and the released supply of the native currency, in tinybars. With a timestamp, returns the supply at that time. The parameter q of the service, which returns one value as text in hbars, is not supported.',
    parameters: {
      timestamp:
        'The time of the requested state (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq, which means the state at this time. Repeat it only for a lower and an upper bound.',
    },
    required: [],
    reply: ['released_supply', 'timestamp', 'total_supply'],
  },
  getNft: {
    summary: 'Get an NFT',
    description: 'Returns one NFT with its holder, metadata and spender.',
    parameters: {
      tokenId:
        'The token: a number, shard.realm.num or an EVM address (40 hexadecimal digits after 0x). Without 0x, the first 24 digits must be zeros.',
      serialNumber: 'The serial number of the NFT within its token, starting at 1.',
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
      'Returns permissions to transfer all NFTs of a token, ascending by default. By default, these are the permissions that the account granted. With owner=false, they are those that it received.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'account.id':
        'The account on the other side of the allowance: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound.',
      'token.id':
        'The token: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs account.id: for a bound, an equality or an inclusive bound (gte or lte) on the same side.',
      owner:
        'The role of the account in the path: true (the default) for the owner, false for the spender. account.id filters the other role.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['allowances', 'links'],
    items: ['approved_for_all', 'owner', 'spender', 'timestamp', 'token_id'],
  },
  getNftAtDocumentedPath: {
    summary: 'Get an NFT (documented path)',
    description:
      'Use getNft instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}. Returns one NFT.',
    deprecated: true,
    parameters: { serialNumber: 'The serial number of the NFT within its token, starting at 1.' },
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
      'Returns the transactions that minted, transferred, burned or wiped one NFT, newest first by default. Status 206 means that the history is incomplete.',
    parameters: {
      tokenId:
        'The token: a number, shard.realm.num or an EVM address (40 hexadecimal digits after 0x). Without 0x, the first 24 digits must be zeros.',
      serialNumber: 'The serial number of the NFT within its token, starting at 1.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
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
      'Use getNftTransactions instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions. Returns the transactions of an NFT.',
    deprecated: true,
    parameters: {
      id: 'The token: a number, shard.realm.num or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
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
      'Returns the NFTs of one token sorted by serial number, descending by default. For an unknown token, the list is empty.',
    parameters: {
      tokenId:
        'The token: a number, shard.realm.num or an EVM address (40 hexadecimal digits after 0x). Without 0x, the first 24 digits must be zeros.',
      'account.id':
        'The account that holds the NFT: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      serialnumber:
        'The serial number of the NFT within its token, starting at 1. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
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
      'Use getNfts instead, which the deployed service answers at /api/v1/tokens/{tokenId}/nfts. Returns the NFTs of a token.',
    deprecated: true,
    parameters: {
      'account.id':
        'The account that holds the NFT: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      serialnumber:
        'The serial number of the NFT within its token, starting at 1. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
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
      'Returns the NFTs of the account sorted by token and serial number, descending by default. serialnumber without token.id is a 400. For an unknown account, the list is empty.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      serialnumber:
        'The serial number of the NFT within its token, starting at 1. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs token.id: for a bound, an equality or an inclusive bound (gte or lte) on the same side.',
      'spender.id':
        'The account that may spend: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for one bound on each side, or to match any of several values.',
      'token.id':
        'The token: a number, shard.realm.num or an EVM address whose first 24 of 40 digits are zeros. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound.',
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
    summary: 'List airdrops that an account sent',
    description:
      'Returns pending airdrops that the account sent, ascending by default. Claimed and cancelled airdrops are not included.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'receiver.id':
        'The account that receives the airdrop: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound.',
      serialnumber:
        'The serial number of the NFT within its token, starting at 1. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs an equality of token.id. Together with a range of the first key, a bound is not a filter but a cursor: it applies only at that bound of the first key.',
      'token.id':
        'The token: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. Together with a range of the first key, a bound is not a filter but a cursor: it applies only at that bound of the first key, which must be inclusive (gte or lte).',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['airdrops', 'links'],
    items: ['amount', 'receiver_id', 'sender_id', 'serial_number', 'timestamp', 'token_id'],
  },
  getPendingTokenAirdrops: {
    summary: 'List airdrops that an account can claim',
    description:
      'Returns pending airdrops that the account can claim, ascending by default. Claimed and cancelled airdrops are not included.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'sender.id':
        'The account that sent the airdrop: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound.',
      serialnumber:
        'The serial number of the NFT within its token, starting at 1. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs an equality of token.id. Together with a range of the first key, a bound is not a filter but a cursor: it applies only at that bound of the first key.',
      'token.id':
        'The token: a number or shard.realm.num. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. Together with a range of the first key, a bound is not a filter but a cursor: it applies only at that bound of the first key, which must be inclusive (gte or lte).',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['airdrops', 'links'],
    items: ['amount', 'receiver_id', 'sender_id', 'serial_number', 'timestamp', 'token_id'],
  },
  getRegisteredNodes: {
    summary: 'List registered nodes',
    description:
      'Returns registered nodes that are not consensus nodes, such as block nodes, mirror nodes and relays, sorted by ID, ascending by default.',
    parameters: {
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'registerednode.id':
        'The ID of the registered node. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound.',
      type: 'The type of service that the node offers. Without it, all nodes are returned.',
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
    description: 'Returns one schedule with its signatures and its execution time.',
    parameters: { scheduleId: 'The schedule: a number or shard.realm.num.' },
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
      'Returns schedules sorted by ID, ascending by default. The list is cached and lags behind the lookup of a single schedule.',
    parameters: {
      'account.id':
        'The account that created the schedule: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'schedule.id':
        'The schedule: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
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
      'Returns the staking rewards that were paid to the account, newest first by default. An unknown account is a 404.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. The service rejects ne.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['rewards', 'links'],
    items: ['account_id', 'amount', 'timestamp'],
  },
  getToken: {
    summary: 'Get a token',
    description:
      'Returns one token with its type, supply, keys and custom fees. With a timestamp, returns the token at that time.',
    parameters: {
      tokenId:
        'The token: a number, shard.realm.num or an EVM address (40 hexadecimal digits after 0x). Without 0x, the first 24 digits must be zeros.',
      timestamp:
        'The time at which to read the token (seconds.nanoseconds since the Unix epoch). Operators: eq, lt, lte. The default operator is eq. Do not repeat it.',
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
      'Returns the amounts of fungible tokens that other accounts may spend for the account, sorted by spender and token, ascending by default. token.id without spender.id is a 400.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'spender.id':
        'The account that may spend: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound.',
      'token.id':
        'The token: a number, shard.realm.num or an EVM address whose first 24 of 40 digits are zeros. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it only for a lower and an upper bound. It needs spender.id: for a bound, an equality or an inclusive bound (gte or lte) on the same side.',
    },
    required: ['idOrAliasOrEvmAddress'],
    reply: ['allowances', 'links'],
    items: ['amount', 'amount_granted', 'owner', 'spender', 'timestamp', 'token_id'],
  },
  getTokenBalances: {
    summary: 'List balances of a token',
    description:
      'Returns the holders of the token with their balances, sorted by account ID, descending by default. The reply contains the time of the balances. For an unknown token, the list is empty.',
    parameters: {
      tokenId:
        'The token: a number, shard.realm.num or an EVM address (40 hexadecimal digits after 0x). Without 0x, the first 24 digits must be zeros.',
      'account.balance':
        'The balance in the smallest unit of the token. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      'account.id':
        'The account that holds the token: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      'account.publickey':
        'The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no operators.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
    },
    required: ['tokenId'],
    reply: ['timestamp', 'balances', 'links'],
    items: ['account', 'balance', 'decimals'],
  },
  getTokenBalancesAtDocumentedPath: {
    summary: 'List token balances (documented path)',
    description:
      'Use getTokenBalances instead, which the deployed service answers at /api/v1/tokens/{tokenId}/balances. Returns the holders of a token with their balances.',
    deprecated: true,
    parameters: {
      'account.balance':
        'The balance in the smallest unit of the token. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      'account.id':
        'The account that holds the token: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      'account.publickey':
        'The public key of the account in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no operators.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
    },
    required: [],
    reply: ['timestamp', 'balances', 'links'],
    items: ['account', 'balance', 'decimals'],
  },
  getTokens: {
    summary: 'List tokens',
    description:
      'Returns tokens sorted by ID, ascending by default. A search by name returns a single page. The list is cached and lags behind the lookup of a single token.',
    parameters: {
      'account.id':
        'The account that is associated with the token: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Accepts no operators. Do not repeat it or combine it with name.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      name: 'The name of the token, or a part of it: 3 to 100 bytes of UTF-8. A search by name returns a single page. It has no colon, because the service reads the text before a colon as an operator. Do not combine it with token.id or account.id.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      publickey:
        'The public key of the token in hexadecimal: 64, 66 or 88 digits, with or without 0x. Accepts no operators.',
      'token.id':
        'The token: a number, shard.realm.num or an EVM address whose first 24 of 40 digits are zeros. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values. Do not combine it with name.',
      type: 'The type of the token: FUNGIBLE_COMMON, NON_FUNGIBLE_UNIQUE (NFTs), or ALL (the default).',
    },
    required: [],
    reply: ['tokens', 'links'],
    items: ['admin_key', 'decimals', 'metadata', 'name', 'symbol', 'token_id', 'type'],
  },
  getTokensByAccountId: {
    summary: 'List token relationships of an account',
    description:
      'Returns the tokens that the account is associated with, with balance and status, sorted by token ID, ascending by default. An unknown account is a 404.',
    parameters: {
      idOrAliasOrEvmAddress:
        'The account: a number, shard.realm.num, a base32 alias or an EVM address (40 hexadecimal digits, with or without 0x).',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      'token.id':
        'The token: a number, shard.realm.num or an EVM address whose first 24 of 40 digits are zeros. Operators: eq, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values. The service rejects ne.',
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
    description: 'Returns one topic with its keys, memo and custom fees.',
    parameters: { topicId: 'The topic: a number or shard.realm.num.' },
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
      'Returns one message of a topic by its sequence number. The documented form with a consensus timestamp has the same path; the deployed service uses /api/v1/topics/messages/{timestamp} for it.',
    parameters: {
      topicId: 'The topic: a number or shard.realm.num.',
      sequenceNumber:
        'The sequence number of the message within its topic, starting at 1. The documented form also accepts its consensus timestamp (seconds.nanoseconds since the Unix epoch).',
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
    description: 'Returns one message of any topic by its consensus timestamp.',
    parameters: { timestamp: 'The consensus time (seconds.nanoseconds since the Unix epoch).' },
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
      'Returns the messages of one topic sorted by sequence number, ascending by default. For an unknown topic, the list is empty.',
    parameters: {
      topicId: 'The topic: a number or shard.realm.num.',
      encoding: 'The encoding of messages: base64 (the default), or utf-8 for plain text.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: asc (the default) starts with the lowest or oldest item, desc with the highest or newest.',
      sequencenumber:
        'The sequence number of the message within its topic, starting at 1. Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
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
      'Returns the transactions with one transaction ID: the submitted one, its children, and the scheduled transaction that it created. Filter them by nonce and scheduled. For some seconds after submission, the status is 404.',
    parameters: {
      transactionId:
        'The transaction ID (0.0.x-sssssssss-nnnnnnnnn: payer, seconds and nanoseconds of the valid start), or the hash of the transaction in hexadecimal or base64url.',
      nonce:
        'Selects one of the transactions with the same ID: 0 for the submitted one, higher for its children. Without it, all are returned.',
      scheduled:
        'Selects the scheduled transaction with this ID (true) or the others (false). Without it, all are returned.',
    },
    required: ['transactionId'],
    reply: ['transactions'],
  },
  getTransactions: {
    summary: 'List transactions',
    description:
      'Returns transactions sorted by consensus timestamp, newest first by default. Public networks search windows of 60 days, so a page can be empty and still have a next link.',
    parameters: {
      'account.id':
        'The account whose balance the transaction changed: a number, shard.realm.num or an EVM address (40 hexadecimal digits). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range, or to match any of several values.',
      limit: 'The size of a page, not of the whole list: 25 items by default, 100 at most.',
      order:
        'The order of the list: desc (the default) starts with the highest or newest item, asc with the lowest or oldest.',
      timestamp:
        'The consensus time (seconds.nanoseconds since the Unix epoch). Operators: eq, ne, gt, gte, lt, lte. The default operator is eq. Repeat it for a range. Several equalities match nothing.',
      transactiontype:
        'The type of the transaction, such as CRYPTOTRANSFER. Repeat it to match any of several types. Without it, all types are returned.',
      result: 'The outcome of the transaction: success or fail. Without it, both are returned.',
      type: 'Selects transfers of the account: credit or debit. Without it, both are returned.',
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
