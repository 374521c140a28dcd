// Validators for the replies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/core.js';

const validateAccessListEntry: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateAddress,
    storage_keys: validateHexArray,
  });
};

const validateAccessListEntryArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAccessListEntry);
};

const validateAccountBalance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account: validateEntityId,
    balance: validateInteger,
    tokens: validateTokenBalanceArray,
  });
};

const validateAccountBalanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAccountBalance);
};

export const validateAccountBalanceTransactions: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account: validateEntityId,
    alias: validateAlias,
    auto_renew_period: validateIntegerOrNull,
    balance: validateBalance,
    created_timestamp: validateTimestampNullable,
    decline_reward: validateBoolean,
    deleted: validateBooleanOrNull,
    ethereum_nonce: validateIntegerOrNull,
    evm_address: validateAddressNullable,
    expiry_timestamp: validateTimestampNullable,
    key: validateKey,
    max_automatic_token_associations: validateInt32OrNull,
    memo: validateStringOrNull,
    pending_reward: validateInteger,
    receiver_sig_required: validateBooleanOrNull,
    staked_account_id: validateEntityIdNullable,
    staked_node_id: validateIntegerOrNull,
    stake_period_start: validateAccountInfoStakePeriodStart,
    delegation_address: { optional: validateHex40OrEmpty },
    transactions: validateTransactionArray,
    links: validateAccountLinks,
  });
};

const validateAccountInfo: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account: validateEntityId,
    alias: validateAlias,
    auto_renew_period: validateIntegerOrNull,
    balance: validateBalance,
    created_timestamp: validateTimestampNullable,
    decline_reward: validateBoolean,
    deleted: validateBooleanOrNull,
    ethereum_nonce: validateIntegerOrNull,
    evm_address: validateAddressNullable,
    expiry_timestamp: validateTimestampNullable,
    key: validateKey,
    max_automatic_token_associations: validateInt32OrNull,
    memo: validateStringOrNull,
    pending_reward: validateInteger,
    receiver_sig_required: validateBooleanOrNull,
    staked_account_id: validateEntityIdNullable,
    staked_node_id: validateIntegerOrNull,
    stake_period_start: validateAccountInfoStakePeriodStart,
    delegation_address: { optional: validateHex40OrEmpty },
  });
};

const validateAccountInfoArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAccountInfo);
};

const validateAccountInfoStakePeriodStart: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else {
    report.like(data, path, key, /^\d{1,19}(\.\d{1,9})?$/);
    report.usual(data, path, key, /^\d{1,10}\.\d{9}$/);
  }
};

const validateAccountLinks: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    next: { optional: validateStringOrNull },
  });
};

const validateAccountTokenBalance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    token_id: { optional: validateEntityId },
    balance: { optional: validateInteger },
  });
};

const validateAccountTokenBalanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAccountTokenBalance);
};

export const validateAccountsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    accounts: validateAccountInfoArray,
    links: validateLinks,
  });
};

const validateAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x[A-Fa-f0-9]{40}$/);
};

const validateAddressNullable: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x[A-Fa-f0-9]{40}$/);
};

const validateAlias: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else
    report.like(
      data,
      path,
      key,
      /^(?:[A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7])*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$/,
    );
};

const validateAssessedCustomFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    amount: validateInteger,
    collector_account_id: validateEntityId,
    effective_payer_account_ids: validateEntityIdArray,
    token_id: validateEntityIdNullable,
  });
};

const validateAssessedCustomFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAssessedCustomFee);
};

const validateAuthorization: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateAddress,
    chain_id: validateHex,
    nonce: validateInteger,
    r: validateAuthorizationR,
    s: validateAuthorizationS,
    y_parity: validateAuthorizationYParity,
  });
};

const validateAuthorizationArrayOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Array.isArray(data)) report.mismatch(path, key, 'an array or null');
  else report.items(data, path, key, validateAuthorization);
};

const validateAuthorizationR: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else {
    report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
    report.usual(data, path, key, /^0x([0-9a-fA-F]{64})?$/);
  }
};

const validateAuthorizationS: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else {
    report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
    report.usual(data, path, key, /^0x([0-9a-fA-F]{64})?$/);
  }
};

const validateAuthorizationYParity: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateInt32, validateHex]);
};

const validateBalance: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!isRecord(data)) report.mismatch(path, key, 'an object or null');
  else {
    report.object(data, path, key, {
      timestamp: validateTimestampNullable,
      balance: validateIntegerOrNull,
      tokens: validateAccountTokenBalanceArray,
    });
  }
};

export const validateBalancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    timestamp: validateTimestampNullable,
    balances: validateAccountBalanceArray,
    links: validateLinks,
  });
};

export const validateBlock: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    count: validateIntegerFrom0,
    gas_used: validateIntegerOrNullFrom0,
    hapi_version: validateBlockHapiVersion,
    hash: validateBlockHash,
    logs_bloom: validateHex512OrEmptyOrNull,
    name: validateString,
    number: validateIntegerFrom0,
    previous_hash: validateBlockPreviousHash,
    size: validateIntegerOrNull,
    timestamp: validateTimestampRange,
  });
};

const validateBlockArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateBlock);
};

const validateBlockHapiVersion: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^\d\d*\.\d\d*\.\d\d*([-+].*)?$/);
};

const validateBlockHash: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x([0-9a-fA-F]{32}){2,3}$/);
};

const validateBlockPreviousHash: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else {
    report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
    report.usual(data, path, key, /^0x([0-9a-fA-F]{32}){2,3}$/);
  }
};

export const validateBlocksResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    blocks: validateBlockArray,
    links: validateLinks,
  });
};

const validateBloom: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x(?:[0-9a-fA-F][0-9a-fA-F])*$/);
};

const validateBoolean: Validate = (data, report, path, key) => {
  if (typeof data !== 'boolean') report.mismatch(path, key, 'a boolean');
};

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'boolean') report.mismatch(path, key, 'a boolean or null');
};

const validateChunkInfo: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!isRecord(data)) report.mismatch(path, key, 'an object or null');
  else {
    report.object(data, path, key, {
      initial_transaction_id: validateTransactionId,
      number: validateInt32,
      total: validateInt32,
    });
  }
};

const validateConsensusCustomFees: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    created_timestamp: validateTimestamp,
    fixed_fees: validateFixedCustomFeeArray,
  });
};

const validateContract: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: { optional: validateKey },
    auto_renew_account: { optional: validateEntityIdNullable },
    auto_renew_period: { optional: validateIntegerOrNull },
    contract_id: { optional: validateEntityIdNullable },
    created_timestamp: { optional: validateTimestampNullable },
    deleted: { optional: validateBoolean },
    evm_address: { optional: validateEvmAddress },
    expiration_timestamp: { optional: validateTimestampNullable },
    file_id: { optional: validateEntityIdNullable },
    max_automatic_token_associations: { optional: validateInt32OrNull },
    memo: { optional: validateString },
    nonce: { optional: validateIntegerOrNull },
    obtainer_id: { optional: validateEntityIdNullable },
    permanent_removal: { optional: validateBooleanOrNull },
    proxy_account_id: { optional: validateEntityIdNullable },
    timestamp: { optional: validateTimestampRange },
  });
};

const validateContractAction: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    call_depth: validateInt32,
    call_operation_type: validateContractActionCallOperationType,
    call_type: validateContractActionCallType,
    caller: validateEntityId,
    caller_type: validateContractActionCallerType,
    from: validateHex40,
    gas: validateInteger,
    gas_used: validateInteger,
    index: validateInt32,
    input: validateHexBytesOrNull,
    recipient: validateEntityIdNullable,
    recipient_type: validateContractActionRecipientType,
    result_data: validateHexBytesOrNull,
    result_data_type: validateContractActionResultDataType,
    timestamp: validateTimestamp,
    to: validateAddressNullable,
    value: validateInteger,
  });
};

const validateContractActionArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractAction);
};

const validateContractActionCallOperationType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
      'CALL',
      'CALLCODE',
      'CREATE',
      'CREATE2',
      'DELEGATECALL',
      'STATICCALL',
      'UNKNOWN',
    ]);
};

const validateContractActionCallType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['NO_ACTION', 'CALL', 'CREATE', 'PRECOMPILE', 'SYSTEM']);
};

const validateContractActionCallerType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['ACCOUNT', 'CONTRACT']);
};

const validateContractActionRecipientType: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.known(data, path, key, ['ACCOUNT', 'CONTRACT']);
};

const validateContractActionResultDataType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['OUTPUT', 'REVERT_REASON', 'ERROR']);
};

export const validateContractActionsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    actions: validateContractActionArray,
    links: validateLinks,
  });
};

const validateContractArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContract);
};

export const validateContractCallResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    result: validateHex,
  });
};

const validateContractLog: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateContractResultLogAddress,
    bloom: validateBloom,
    contract_id: validateEntityIdNullable,
    data: validateHexBytes,
    index: validateInt32,
    topics: validateContractLogTopics,
    block_hash: validateContractLogBlockHash,
    block_number: validateIntegerOrNull,
    root_contract_id: validateEntityIdNullable,
    timestamp: validateTimestamp,
    transaction_hash: validateContractLogTransactionHash,
    transaction_index: validateInt32OrNull,
  });
};

const validateContractLogArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractLog);
};

const validateContractLogBlockHash: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else {
    report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
    report.usual(data, path, key, /^0x(([0-9a-fA-F]{32}){2,3})?$/);
  }
};

const validateContractLogTopics: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateHex64OrEmpty);
};

const validateContractLogTransactionHash: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x(([0-9a-fA-F]{32}){2,3})?$/);
};

export const validateContractLogsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    logs: validateContractLogArray,
    links: validateLinks,
  });
};

export const validateContractResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: { optional: validateKey },
    auto_renew_account: { optional: validateEntityIdNullable },
    auto_renew_period: { optional: validateIntegerOrNull },
    contract_id: { optional: validateEntityIdNullable },
    created_timestamp: { optional: validateTimestampNullable },
    deleted: { optional: validateBoolean },
    evm_address: { optional: validateEvmAddress },
    expiration_timestamp: { optional: validateTimestampNullable },
    file_id: { optional: validateEntityIdNullable },
    max_automatic_token_associations: { optional: validateInt32OrNull },
    memo: { optional: validateString },
    nonce: { optional: validateIntegerOrNull },
    obtainer_id: { optional: validateEntityIdNullable },
    permanent_removal: { optional: validateBooleanOrNull },
    proxy_account_id: { optional: validateEntityIdNullable },
    timestamp: { optional: validateTimestampRange },
    bytecode: validateHexBytesOrNull,
    runtime_bytecode: validateHexBytesOrNull,
  });
};

const validateContractResult: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateHex40OrNull,
    amount: validateIntegerOrNull,
    bloom: validateBloom,
    call_result: validateHexBytesOrNull,
    contract_id: validateEntityIdNullable,
    created_contract_ids: validateEntityIdArrayOrNull,
    error_message: validateStringOrNull,
    from: validateAddressNullable,
    function_parameters: validateHexBytesOrNull,
    gas_consumed: validateIntegerOrNull,
    gas_limit: validateInteger,
    gas_used: validateIntegerOrNull,
    hash: validateContractResultSummaryHash,
    timestamp: validateTimestamp,
    to: validateAddressNullable,
    authorization_list: { optional: validateAuthorizationArrayOrNull },
    access_list: validateContractResultAccessList,
    block_gas_used: validateIntegerOrNull,
    block_hash: validateContractResultBlockHash,
    block_number: validateIntegerOrNull,
    chain_id: validateHexOrNull,
    failed_initcode: validateHexBytesOrNull,
    gas_price: validateHexOrNull,
    max_fee_per_gas: validateHexOrNull,
    max_priority_fee_per_gas: validateHexOrNull,
    nonce: validateIntegerOrNull,
    r: validateContractResultR,
    result: validateContractResultResult,
    s: validateContractResultS,
    status: validateContractResultStatus,
    transaction_index: validateIntegerOrNull,
    type: validateInt32OrNull,
    v: validateInt32OrNull,
  });
};

const validateContractResultAccessList: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateHexBytesOrNull, validateAccessListEntryArray]);
};

const validateContractResultArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResult);
};

const validateContractResultBlockHash: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else {
    report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
    report.usual(data, path, key, /^0x(([0-9a-fA-F]{32}){2,3})?$/);
  }
};

export const validateContractResultDetails: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateHex40OrNull,
    amount: validateIntegerOrNull,
    bloom: validateBloom,
    call_result: validateHexBytesOrNull,
    contract_id: validateEntityIdNullable,
    created_contract_ids: validateEntityIdArrayOrNull,
    error_message: validateStringOrNull,
    from: validateAddressNullable,
    function_parameters: validateHexBytesOrNull,
    gas_consumed: validateIntegerOrNull,
    gas_limit: validateInteger,
    gas_used: validateIntegerOrNull,
    hash: validateContractResultSummaryHash,
    timestamp: validateTimestamp,
    to: validateAddressNullable,
    authorization_list: { optional: validateAuthorizationArrayOrNull },
    access_list: validateContractResultAccessList,
    block_gas_used: validateIntegerOrNull,
    block_hash: validateContractResultBlockHash,
    block_number: validateIntegerOrNull,
    chain_id: validateHexOrNull,
    failed_initcode: validateHexBytesOrNull,
    gas_price: validateHexOrNull,
    max_fee_per_gas: validateHexOrNull,
    max_priority_fee_per_gas: validateHexOrNull,
    nonce: validateIntegerOrNull,
    r: validateContractResultR,
    result: validateContractResultResult,
    s: validateContractResultS,
    status: validateContractResultStatus,
    transaction_index: validateIntegerOrNull,
    type: validateInt32OrNull,
    v: validateInt32OrNull,
    logs: validateContractResultLogArray,
    state_changes: validateContractResultStateChangeArray,
  });
};

const validateContractResultLog: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateContractResultLogAddress,
    bloom: validateBloom,
    contract_id: validateEntityIdNullable,
    data: validateHexBytes,
    index: validateInt32,
    topics: validateContractLogTopics,
  });
};

const validateContractResultLogAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x[0-9A-Fa-f]{40}$/);
};

const validateContractResultLogArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResultLog);
};

const validateContractResultR: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else {
    report.like(data, path, key, /^0x(?:[0-9a-fA-F][0-9a-fA-F])*$/);
    report.usual(data, path, key, /^0x([0-9a-fA-F]{64})?$/);
  }
};

const validateContractResultResult: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^[A-Z][A-Z0-9_]*$/);
};

const validateContractResultS: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else {
    report.like(data, path, key, /^0x(?:[0-9a-fA-F][0-9a-fA-F])*$/);
    report.usual(data, path, key, /^0x([0-9a-fA-F]{64})?$/);
  }
};

const validateContractResultStateChange: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateAddress,
    contract_id: validateEntityId,
    slot: validateHex64OrEmpty,
    value_read: validateHex64OrEmpty,
    value_written: validateHex64OrEmptyOrNull,
  });
};

const validateContractResultStateChangeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResultStateChange);
};

const validateContractResultStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x[01]$/);
};

export const validateContractResultSummariesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    results: validateContractResultSummaryArray,
    links: validateLinks,
  });
};

const validateContractResultSummary: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateHex40OrNull,
    amount: validateIntegerOrNull,
    bloom: validateBloom,
    call_result: validateHexBytesOrNull,
    contract_id: validateEntityIdNullable,
    created_contract_ids: validateEntityIdArrayOrNull,
    error_message: validateStringOrNull,
    from: validateAddressNullable,
    function_parameters: validateHexBytesOrNull,
    gas_consumed: validateIntegerOrNull,
    gas_limit: validateInteger,
    gas_used: validateIntegerOrNull,
    hash: validateContractResultSummaryHash,
    timestamp: validateTimestamp,
    to: validateAddressNullable,
    authorization_list: { optional: validateAuthorizationArrayOrNull },
  });
};

const validateContractResultSummaryArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResultSummary);
};

const validateContractResultSummaryHash: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x(([0-9a-fA-F]{32}){2,3})?$/);
};

export const validateContractResultsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    results: validateContractResultArray,
    links: validateLinks,
  });
};

const validateContractState: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateAddress,
    contract_id: validateEntityId,
    timestamp: validateTimestamp,
    slot: validateHex64OrEmpty,
    value: validateHex64OrEmpty,
  });
};

const validateContractStateArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractState);
};

export const validateContractStateResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    state: validateContractStateArray,
    links: validateLinks,
  });
};

export const validateContractsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    contracts: validateContractArray,
    links: validateLinks,
  });
};

const validateCryptoAllowance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    amount: validateInteger,
    amount_granted: validateInteger,
    owner: validateEntityId,
    spender: validateEntityId,
    timestamp: validateTimestampRange,
  });
};

const validateCryptoAllowanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateCryptoAllowance);
};

export const validateCryptoAllowancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    allowances: validateCryptoAllowanceArray,
    links: validateLinks,
  });
};

const validateCustomFeeLimit: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account_id: validateEntityIdNullable,
    amount: validateInteger,
    denominating_token_id: validateEntityIdNullable,
  });
};

const validateCustomFeeLimitArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateCustomFeeLimit);
};

const validateCustomFees: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    created_timestamp: validateTimestamp,
    fixed_fees: validateFixedFeeArray,
    fractional_fees: { optional: validateFractionalFeeArray },
    royalty_fees: { optional: validateRoyaltyFeeArray },
  });
};

const validateEntityId: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,10}\.\d{1,10}\.\d{1,12}$/);
};

const validateEntityIdArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateEntityId);
};

const validateEntityIdArrayOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Array.isArray(data)) report.mismatch(path, key, 'an array or null');
  else report.items(data, path, key, validateEntityId);
};

const validateEntityIdNullable: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^\d{1,10}\.\d{1,10}\.\d{1,12}$/);
};

const validateEvmAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x[A-Fa-f0-9]{40}$/);
};

const validateExchangeRate: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    cent_equivalent: validateInt32,
    expiration_time: validateInteger,
    hbar_equivalent: validateInt32,
  });
};

const validateFallbackFee: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!isRecord(data)) report.mismatch(path, key, 'an object or null');
  else {
    report.object(data, path, key, {
      amount: validateInteger,
      denominating_token_id: validateEntityIdNullable,
    });
  }
};

const validateFeeEstimate: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    base: validateIntegerFrom0,
    extras: validateFeeExtraArray,
  });
};

const validateFeeEstimateNetwork: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    multiplier: validateInt32From0,
    subtotal: validateIntegerFrom0,
  });
};

export const validateFeeEstimateResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    high_volume_multiplier: validateIntegerFrom1,
    network: validateFeeEstimateNetwork,
    node: validateFeeEstimate,
    notes: { optional: validateStringArray },
    service: validateFeeEstimate,
    total: validateIntegerFrom0,
  });
};

const validateFeeExtra: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    charged: validateIntegerFrom0,
    count: validateIntegerFrom0,
    fee_per_unit: validateIntegerFrom0,
    included: validateIntegerFrom0,
    name: validateString,
    subtotal: validateIntegerFrom0,
  });
};

const validateFeeExtraArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateFeeExtra);
};

const validateFixedCustomFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    amount: validateInteger,
    collector_account_id: validateEntityIdNullable,
    denominating_token_id: validateEntityIdNullable,
  });
};

const validateFixedCustomFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateFixedCustomFee);
};

const validateFixedFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    all_collectors_are_exempt: validateBoolean,
    amount: validateInteger,
    collector_account_id: validateEntityIdNullable,
    denominating_token_id: validateEntityIdNullable,
  });
};

const validateFixedFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateFixedFee);
};

const validateFraction: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    numerator: { optional: validateInteger },
    denominator: { optional: validateInteger },
  });
};

const validateFractionalFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    all_collectors_are_exempt: validateBoolean,
    amount: validateFraction,
    collector_account_id: validateEntityIdNullable,
    denominating_token_id: validateEntityId,
    maximum: validateIntegerOrNull,
    minimum: validateInteger,
    net_of_transfers: validateBoolean,
  });
};

const validateFractionalFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateFractionalFee);
};

const validateHex: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
};

const validateHex40: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x[0-9a-fA-F]{40}$/);
};

const validateHex40OrEmpty: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x([0-9a-fA-F]{40})?$/);
};

const validateHex40OrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x[0-9a-fA-F]{40}$/);
};

const validateHex512OrEmptyOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x([0-9a-fA-F]{512})?$/);
};

const validateHex64OrEmpty: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x([0-9a-fA-F]{64})?$/);
};

const validateHex64OrEmptyOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x([0-9a-fA-F]{64})?$/);
};

const validateHexArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateHex);
};

const validateHexArrayOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Array.isArray(data)) report.mismatch(path, key, 'an array or null');
  else report.items(data, path, key, validateHex);
};

const validateHexBytes: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^0x(?:[0-9a-fA-F][0-9a-fA-F])*$/);
};

const validateHexBytesOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x(?:[0-9a-fA-F][0-9a-fA-F])*$/);
};

const validateHexOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^0x[0-9a-fA-F]*$/);
};

const validateHook: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    contract_id: validateEntityIdNullable,
    created_timestamp: validateTimestampNullable,
    deleted: validateBoolean,
    extension_point: validateHookExtensionPoint,
    hook_id: validateInteger,
    owner_id: validateEntityId,
    timestamp_range: validateTimestampRangeNullable,
    type: validateHookType,
  });
};

const validateHookArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateHook);
};

const validateHookExtensionPoint: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['ACCOUNT_ALLOWANCE_HOOK']);
};

const validateHookStorage: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    key: validateHex64OrEmpty,
    value: validateHex64OrEmptyOrNull,
    timestamp: validateTimestamp,
  });
};

const validateHookStorageArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateHookStorage);
};

const validateHookType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['EVM']);
};

export const validateHooksResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    hooks: validateHookArray,
    links: validateLinks,
  });
};

export const validateHooksStorageResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    hook_id: validateInteger,
    links: validateLinks,
    owner_id: validateEntityId,
    storage: validateHookStorageArray,
  });
};

const validateInt32: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < -2147483648 || isNaN(data)) report.mismatch(path, key, 'at least -2147483648');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, 'at most 2147483647');
  }
};

const validateInt32From0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, 'at most 2147483647');
  }
};

const validateInt32From0To65535: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 65535 || isNaN(data)) report.mismatch(path, key, 'at most 65535');
  }
};

const validateInt32OrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer or null');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < -2147483648 || isNaN(data)) report.mismatch(path, key, 'at least -2147483648');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, 'at most 2147483647');
  }
};

const validateInt32OrNullFrom0: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer or null');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, 'at most 2147483647');
  }
};

const validateInteger: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
};

const validateIntegerFrom0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
};

const validateIntegerFrom0Array: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateIntegerFrom0);
};

const validateIntegerFrom1: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 1 || isNaN(data)) report.mismatch(path, key, 'at least 1');
  }
};

const validateIntegerOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer or null');
};

const validateIntegerOrNullFrom0: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer or null');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
};

const validateKey: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!isRecord(data)) report.mismatch(path, key, 'an object or null');
  else {
    report.object(data, path, key, {
      _type: validateKeyType,
      key: validateKeyKey,
    });
  }
};

const validateKeyArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateKey);
};

const validateKeyKey: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^(?:[0-9a-fA-F][0-9a-fA-F])*$/);
};

const validateKeyType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['ECDSA_SECP256K1', 'ED25519', 'ProtobufEncoded']);
};

const validateLinks: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    next: validateStringOrNull,
  });
};

export const validateNetworkExchangeRateSetResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    current_rate: validateExchangeRate,
    next_rate: validateExchangeRate,
    timestamp: validateTimestamp,
  });
};

const validateNetworkFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    gas: validateInteger,
    transaction_type: validateString,
  });
};

const validateNetworkFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNetworkFee);
};

export const validateNetworkFeesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    fees: validateNetworkFeeArray,
    timestamp: validateTimestamp,
  });
};

const validateNetworkNode: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    associated_registered_nodes: { optional: validateIntegerFrom0Array },
    decline_reward: validateBooleanOrNull,
    description: validateStringOrNull,
    file_id: validateEntityId,
    grpc_proxy_endpoint: validateNetworkNodeGrpcProxyEndpoint,
    max_stake: validateIntegerOrNull,
    memo: validateStringOrNull,
    min_stake: validateIntegerOrNull,
    node_account_id: validateEntityId,
    node_id: validateInteger,
    node_cert_hash: validateHexOrNull,
    public_key: validateHexOrNull,
    reward_rate_start: validateIntegerOrNull,
    service_endpoints: validateServiceEndpointArray,
    stake: validateIntegerOrNull,
    stake_not_rewarded: validateIntegerOrNull,
    stake_rewarded: validateIntegerOrNull,
    staking_period: validateTimestampRangeNullable,
    timestamp: validateTimestampRange,
  });
};

const validateNetworkNodeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNetworkNode);
};

const validateNetworkNodeGrpcProxyEndpoint: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateServiceEndpoint, validateNull]);
};

export const validateNetworkNodesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    nodes: validateNetworkNodeArray,
    links: validateLinks,
  });
};

export const validateNetworkStakeResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    max_stake_rewarded: validateInteger,
    max_staking_reward_rate_per_hbar: validateInteger,
    max_total_reward: validateInteger,
    node_reward_fee_fraction: validateNumber,
    reserved_staking_rewards: validateInteger,
    reward_balance_threshold: validateInteger,
    stake_total: validateInteger,
    staking_period: validateTimestampRange,
    staking_period_duration: validateInteger,
    staking_periods_stored: validateInteger,
    staking_reward_fee_fraction: validateNumber,
    staking_reward_rate: validateInteger,
    staking_start_threshold: validateInteger,
    unreserved_staking_reward_balance: validateInteger,
  });
};

export const validateNetworkSupplyResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    released_supply: validateNetworkSupplyResponseReleasedSupply,
    timestamp: validateTimestamp,
    total_supply: validateNetworkSupplyResponseTotalSupply,
  });
};

const validateNetworkSupplyResponseReleasedSupply: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

const validateNetworkSupplyResponseTotalSupply: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

export const validateNft: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account_id: validateEntityIdNullable,
    created_timestamp: validateTimestampNullable,
    delegating_spender: validateEntityIdNullable,
    deleted: validateBoolean,
    metadata: validateString,
    modified_timestamp: validateTimestampNullable,
    serial_number: validateInteger,
    spender: validateEntityIdNullable,
    token_id: validateEntityId,
  });
};

const validateNftAllowance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    approved_for_all: validateBoolean,
    owner: validateEntityId,
    spender: validateEntityId,
    timestamp: validateTimestampRange,
    token_id: validateEntityId,
  });
};

const validateNftAllowanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNftAllowance);
};

export const validateNftAllowancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    allowances: validateNftAllowanceArray,
    links: validateLinks,
  });
};

const validateNftArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNft);
};

export const validateNftTransactionHistory: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    transactions: validateNftTransactionTransferArray,
    links: validateLinks,
  });
};

const validateNftTransactionTransfer: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    consensus_timestamp: validateTimestamp,
    is_approval: validateBoolean,
    nonce: validateInt32From0,
    receiver_account_id: validateEntityIdNullable,
    sender_account_id: validateEntityIdNullable,
    transaction_id: validateNftTransactionTransferTransactionId,
    type: validateTransactionTypes,
  });
};

const validateNftTransactionTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNftTransactionTransfer);
};

const validateNftTransactionTransferTransactionId: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$/);
};

const validateNftTransfer: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    is_approval: validateBoolean,
    receiver_account_id: validateEntityIdNullable,
    sender_account_id: validateEntityIdNullable,
    serial_number: validateInteger,
    token_id: validateEntityId,
  });
};

const validateNftTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNftTransfer);
};

export const validateNfts: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    nfts: validateNftArray,
    links: validateLinks,
  });
};

const validateNull: Validate = (data, report, path, key) => {
  if (data !== null) report.mismatch(path, key, 'null');
};

const validateNumber: Validate = (data, report, path, key) => {
  if (!Number.isFinite(data)) report.mismatch(path, key, 'a number');
};

const validateOpcode: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    depth: validateInt32,
    gas: validateInteger,
    gas_cost: validateInteger,
    memory: validateHexArrayOrNull,
    op: validateOpcodeOp,
    pc: validateInt32,
    reason: { optional: validateHexBytesOrNull },
    stack: validateHexArrayOrNull,
    storage: validateOpcodeStorage,
  });
};

const validateOpcodeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateOpcode);
};

const validateOpcodeOp: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.usual(data, path, key, /^[A-Z][A-Z0-9]*$/);
};

const validateOpcodeStorage: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!isRecord(data)) report.mismatch(path, key, 'an object or null');
  else report.members(data, path, key, validateHex);
};

export const validateOpcodesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateHex40,
    contract_id: validateEntityIdNullable,
    failed: validateBoolean,
    gas: validateInteger,
    opcodes: validateOpcodeArray,
    return_value: validateHexBytes,
  });
};

const validateRegisteredBlockNodeApi: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
      'OTHER',
      'STATUS',
      'PUBLISH',
      'SUBSCRIBE_STREAM',
      'STATE_PROOF',
      'UNRECOGNIZED',
    ]);
};

const validateRegisteredBlockNodeApiArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateRegisteredBlockNodeApi);
};

const validateRegisteredBlockNodeEndpoint: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    endpoint_apis: { optional: validateRegisteredBlockNodeApiArray },
  });
};

const validateRegisteredGeneralServiceEndpoint: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    description: { optional: validateStringOrNull },
  });
};

const validateRegisteredMirrorNodeEndpoint: Validate = (data, report, path, key) => {
  if (!isRecord(data)) report.mismatch(path, key, 'an object');
};

const validateRegisteredNode: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    created_timestamp: validateTimestampNullable,
    description: validateStringOrNull,
    registered_node_id: validateInteger,
    service_endpoints: validateRegisteredServiceEndpointArray,
    timestamp: validateTimestampRange,
  });
};

const validateRegisteredNodeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateRegisteredNode);
};

const validateRegisteredNodeType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['BLOCK_NODE', 'GENERAL_SERVICE', 'MIRROR_NODE', 'RPC_RELAY']);
};

export const validateRegisteredNodesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    registered_nodes: validateRegisteredNodeArray,
    links: validateLinks,
  });
};

const validateRegisteredRpcRelayEndpoint: Validate = (data, report, path, key) => {
  if (!isRecord(data)) report.mismatch(path, key, 'an object');
};

const validateRegisteredServiceEndpoint: Validate = (data, report, path, key) => {
  report.fields(data, path, key, {
    block_node: validateRegisteredServiceEndpointBlockNode,
    domain_name: { optional: validateStringOrNull },
    general_service: validateRegisteredServiceEndpointGeneralService,
    ip_address: { optional: validateStringOrNull },
    mirror_node: validateRegisteredServiceEndpointMirrorNode,
    port: validateInt32From0To65535,
    requires_tls: validateBoolean,
    rpc_relay: validateRegisteredServiceEndpointRpcRelay,
    type: validateRegisteredNodeType,
  });
  report.anyOf(data, path, key, [
    validateRegisteredServiceEndpointForm1,
    validateRegisteredServiceEndpointForm2,
  ]);
  if (isRecord(data))
    report.names(data, path, key, [
      'block_node',
      'domain_name',
      'general_service',
      'ip_address',
      'mirror_node',
      'port',
      'requires_tls',
      'rpc_relay',
      'type',
    ]);
};

const validateRegisteredServiceEndpointArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateRegisteredServiceEndpoint);
};

const validateRegisteredServiceEndpointBlockNode: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredBlockNodeEndpoint, validateNull]);
};

const validateRegisteredServiceEndpointForm1: Validate = (data, report, path, key) => {
  if (isRecord(data)) {
    if (data.domain_name === undefined) report.mismatch(path + key, '/domain_name', 'a value');
  }
};

const validateRegisteredServiceEndpointForm2: Validate = (data, report, path, key) => {
  if (isRecord(data)) {
    if (data.ip_address === undefined) report.mismatch(path + key, '/ip_address', 'a value');
  }
};

const validateRegisteredServiceEndpointGeneralService: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredGeneralServiceEndpoint, validateNull]);
};

const validateRegisteredServiceEndpointMirrorNode: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredMirrorNodeEndpoint, validateNull]);
};

const validateRegisteredServiceEndpointRpcRelay: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredRpcRelayEndpoint, validateNull]);
};

const validateRoyaltyFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    all_collectors_are_exempt: validateBoolean,
    amount: validateFraction,
    collector_account_id: validateEntityIdNullable,
    fallback_fee: validateFallbackFee,
  });
};

const validateRoyaltyFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateRoyaltyFee);
};

export const validateSchedule: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    consensus_timestamp: validateTimestamp,
    creator_account_id: validateEntityId,
    deleted: validateBoolean,
    executed_timestamp: validateTimestampNullable,
    expiration_time: validateTimestampNullable,
    memo: validateString,
    payer_account_id: validateEntityId,
    schedule_id: validateEntityId,
    signatures: validateScheduleSignatureArray,
    transaction_body: validateString,
    wait_for_expiry: validateBoolean,
  });
};

const validateScheduleArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateSchedule);
};

const validateScheduleSignature: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    consensus_timestamp: validateTimestamp,
    public_key_prefix: validateString,
    signature: validateString,
    type: validateScheduleSignatureType,
  });
};

const validateScheduleSignatureArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateScheduleSignature);
};

const validateScheduleSignatureType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
      'CONTRACT',
      'ED25519',
      'RSA_3072',
      'ECDSA_384',
      'ECDSA_SECP256K1',
      'UNKNOWN',
    ]);
};

export const validateSchedulesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    schedules: validateScheduleArray,
    links: validateLinks,
  });
};

const validateServiceEndpoint: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    domain_name: validateString,
    ip_address_v4: validateString,
    port: validateInt32,
  });
};

const validateServiceEndpointArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateServiceEndpoint);
};

const validateStakingReward: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account_id: validateEntityId,
    amount: validateInteger,
    timestamp: validateTimestamp,
  });
};

const validateStakingRewardArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStakingReward);
};

const validateStakingRewardTransfer: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account: validateEntityId,
    amount: validateInteger,
  });
};

const validateStakingRewardTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStakingRewardTransfer);
};

export const validateStakingRewardsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    rewards: validateStakingRewardArray,
    links: validateLinks,
  });
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
};

const validateStringArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString);
};

const validateStringOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
};

const validateTimestamp: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,10}(\.\d{1,9})?$/);
};

const validateTimestampNullable: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^\d{1,10}(\.\d{1,9})?$/);
};

const validateTimestampRange: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    from: validateTimestamp,
    to: validateTimestampNullable,
  });
};

const validateTimestampRangeNullable: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!isRecord(data)) report.mismatch(path, key, 'an object or null');
  else {
    report.object(data, path, key, {
      from: validateTimestamp,
      to: validateTimestampNullable,
    });
  }
};

const validateToken: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    decimals: validateInteger,
    metadata: validateString,
    name: validateString,
    symbol: validateString,
    token_id: validateEntityId,
    type: validateTokenType,
  });
};

const validateTokenAirdrop: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    amount: validateIntegerOrNull,
    receiver_id: validateEntityId,
    sender_id: validateEntityId,
    serial_number: validateIntegerOrNull,
    timestamp: validateTimestampRange,
    token_id: validateEntityId,
  });
};

const validateTokenAirdropArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenAirdrop);
};

export const validateTokenAirdropsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    airdrops: validateTokenAirdropArray,
    links: validateLinks,
  });
};

const validateTokenAllowance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    amount: validateInteger,
    amount_granted: validateInteger,
    owner: validateEntityId,
    spender: validateEntityId,
    timestamp: validateTimestampRange,
    token_id: validateEntityId,
  });
};

const validateTokenAllowanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenAllowance);
};

export const validateTokenAllowancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    allowances: validateTokenAllowanceArray,
    links: validateLinks,
  });
};

const validateTokenArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateToken);
};

const validateTokenBalance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    token_id: validateEntityId,
    balance: validateInteger,
  });
};

const validateTokenBalanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenBalance);
};

export const validateTokenBalancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    timestamp: validateTimestampNullable,
    balances: validateTokenHolderArray,
    links: validateLinks,
  });
};

const validateTokenHolder: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account: validateEntityId,
    balance: validateInteger,
    decimals: validateIntegerOrNull,
  });
};

const validateTokenHolderArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenHolder);
};

export const validateTokenInfo: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    auto_renew_account: validateEntityIdNullable,
    auto_renew_period: validateIntegerOrNull,
    created_timestamp: validateTimestamp,
    decimals: validateTokenInfoDecimals,
    deleted: validateBooleanOrNull,
    expiry_timestamp: validateIntegerOrNull,
    fee_schedule_key: validateKey,
    freeze_default: validateBoolean,
    freeze_key: validateKey,
    initial_supply: validateTokenInfoInitialSupply,
    kyc_key: validateKey,
    max_supply: validateTokenInfoMaxSupply,
    metadata: validateString,
    metadata_key: validateKey,
    modified_timestamp: validateTimestamp,
    name: validateString,
    memo: validateString,
    pause_key: validateKey,
    pause_status: validateTokenInfoPauseStatus,
    supply_key: validateKey,
    supply_type: validateTokenInfoSupplyType,
    symbol: validateString,
    token_id: validateEntityId,
    total_supply: validateTokenInfoTotalSupply,
    treasury_account_id: validateEntityId,
    type: validateTokenInfoType,
    wipe_key: validateKey,
    custom_fees: validateCustomFees,
  });
};

const validateTokenInfoDecimals: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

const validateTokenInfoInitialSupply: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

const validateTokenInfoMaxSupply: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

const validateTokenInfoPauseStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['NOT_APPLICABLE', 'PAUSED', 'UNPAUSED']);
};

const validateTokenInfoSupplyType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['FINITE', 'INFINITE']);
};

const validateTokenInfoTotalSupply: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

const validateTokenInfoType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']);
};

const validateTokenRelationship: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    automatic_association: validateBooleanOrNull,
    balance: validateInteger,
    created_timestamp: validateTimestampNullable,
    decimals: validateIntegerOrNull,
    freeze_status: validateTokenRelationshipFreezeStatus,
    kyc_status: validateTokenRelationshipKycStatus,
    token_id: validateEntityId,
  });
};

const validateTokenRelationshipArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenRelationship);
};

const validateTokenRelationshipFreezeStatus: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.known(data, path, key, ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN']);
};

const validateTokenRelationshipKycStatus: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.known(data, path, key, ['NOT_APPLICABLE', 'GRANTED', 'REVOKED']);
};

export const validateTokenRelationshipResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    tokens: validateTokenRelationshipArray,
    links: validateLinks,
  });
};

const validateTokenTransfer: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    token_id: validateEntityId,
    account: validateEntityId,
    amount: validateInteger,
    is_approval: { optional: validateBoolean },
  });
};

const validateTokenTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenTransfer);
};

const validateTokenType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']);
};

export const validateTokensResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    tokens: validateTokenArray,
    links: validateLinks,
  });
};

export const validateTopic: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    auto_renew_account: validateEntityIdNullable,
    auto_renew_period: validateIntegerOrNull,
    created_timestamp: validateTimestampNullable,
    custom_fees: { optional: validateConsensusCustomFees },
    deleted: validateBooleanOrNull,
    fee_exempt_key_list: { optional: validateKeyArray },
    fee_schedule_key: { optional: validateKey },
    memo: validateString,
    submit_key: validateKey,
    timestamp: validateTimestampRange,
    topic_id: validateEntityId,
  });
};

export const validateTopicMessage: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    chunk_info: validateChunkInfo,
    consensus_timestamp: validateTimestamp,
    message: validateString,
    payer_account_id: validateEntityId,
    running_hash: validateString,
    running_hash_version: validateInt32,
    sequence_number: validateInteger,
    topic_id: validateEntityId,
  });
};

const validateTopicMessageArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTopicMessage);
};

export const validateTopicMessagesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    messages: validateTopicMessageArray,
    links: { optional: validateLinks },
  });
};

const validateTransaction: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    batch_key: { optional: validateKey },
    bytes: validateStringOrNull,
    charged_tx_fee: validateInteger,
    consensus_timestamp: validateTimestamp,
    entity_id: validateEntityIdNullable,
    high_volume: { optional: validateBoolean },
    high_volume_pricing_multiplier: { optional: validateIntegerOrNullFrom0 },
    max_custom_fees: { optional: validateCustomFeeLimitArray },
    max_fee: validateTransactionMaxFee,
    memo_base64: validateStringOrNull,
    name: validateTransactionName,
    nft_transfers: { optional: validateNftTransferArray },
    node: validateEntityIdNullable,
    nonce: validateInt32From0,
    parent_consensus_timestamp: validateTimestampNullable,
    result: validateTransactionResult,
    scheduled: validateBoolean,
    staking_reward_transfers: validateStakingRewardTransferArray,
    token_transfers: validateTokenTransferArray,
    transaction_hash: validateString,
    transaction_id: validateTransactionTransactionId,
    transfers: validateTransferArray,
    valid_duration_seconds: validateTransactionValidDurationSeconds,
    valid_start_timestamp: validateTimestamp,
  });
};

const validateTransactionArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTransaction);
};

export const validateTransactionByIdResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    transactions: validateTransactionDetailArray,
  });
};

const validateTransactionDetail: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    batch_key: { optional: validateKey },
    bytes: validateStringOrNull,
    charged_tx_fee: validateInteger,
    consensus_timestamp: validateTimestamp,
    entity_id: validateEntityIdNullable,
    high_volume: { optional: validateBoolean },
    high_volume_pricing_multiplier: { optional: validateIntegerOrNullFrom0 },
    max_custom_fees: { optional: validateCustomFeeLimitArray },
    max_fee: validateTransactionMaxFee,
    memo_base64: validateStringOrNull,
    name: validateTransactionName,
    nft_transfers: { optional: validateNftTransferArray },
    node: validateEntityIdNullable,
    nonce: validateInt32From0,
    parent_consensus_timestamp: validateTimestampNullable,
    result: validateTransactionResult,
    scheduled: validateBoolean,
    staking_reward_transfers: validateStakingRewardTransferArray,
    token_transfers: validateTokenTransferArray,
    transaction_hash: validateString,
    transaction_id: validateTransactionTransactionId,
    transfers: validateTransferArray,
    valid_duration_seconds: validateTransactionValidDurationSeconds,
    valid_start_timestamp: validateTimestamp,
    assessed_custom_fees: { optional: validateAssessedCustomFeeArray },
  });
};

const validateTransactionDetailArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTransactionDetail);
};

const validateTransactionId: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account_id: validateEntityId,
    nonce: validateInt32OrNullFrom0,
    scheduled: validateBooleanOrNull,
    transaction_valid_start: validateTimestamp,
  });
};

const validateTransactionMaxFee: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,19}$/);
};

const validateTransactionName: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
      'ATOMICBATCH',
      'CONSENSUSCREATETOPIC',
      'CONSENSUSDELETETOPIC',
      'CONSENSUSSUBMITMESSAGE',
      'CONSENSUSUPDATETOPIC',
      'CONTRACTCALL',
      'CONTRACTCREATEINSTANCE',
      'CONTRACTDELETEINSTANCE',
      'CONTRACTUPDATEINSTANCE',
      'CRSPUBLICATION',
      'CRYPTOADDLIVEHASH',
      'CRYPTOAPPROVEALLOWANCE',
      'CRYPTOCREATEACCOUNT',
      'CRYPTODELETE',
      'CRYPTODELETEALLOWANCE',
      'CRYPTODELETELIVEHASH',
      'CRYPTOTRANSFER',
      'CRYPTOUPDATEACCOUNT',
      'ETHEREUMTRANSACTION',
      'FILEAPPEND',
      'FILECREATE',
      'FILEDELETE',
      'FILEUPDATE',
      'FREEZE',
      'HINTSKEYPUBLICATION',
      'HINTSPARTIALSIGNATURE',
      'HINTSPREPROCESSINGVOTE',
      'HISTORYPROOFKEYPUBLICATION',
      'HISTORYPROOFSIGNATURE',
      'HISTORYPROOFVOTE',
      'HOOKDISPATCH',
      'HOOKSTORE',
      'LEDGERIDPUBLICATION',
      'MIGRATIONROOTHASHVOTE',
      'NODECREATE',
      'NODEDELETE',
      'NODESTAKEUPDATE',
      'NODEUPDATE',
      'REGISTEREDNODECREATE',
      'REGISTEREDNODEDELETE',
      'REGISTEREDNODEUPDATE',
      'SCHEDULECREATE',
      'SCHEDULEDELETE',
      'SCHEDULESIGN',
      'STATESIGNATURETRANSACTION',
      'SYSTEMDELETE',
      'SYSTEMUNDELETE',
      'TOKENAIRDROP',
      'TOKENASSOCIATE',
      'TOKENBURN',
      'TOKENCANCELAIRDROP',
      'TOKENCLAIMAIRDROP',
      'TOKENCREATION',
      'TOKENDELETION',
      'TOKENDISSOCIATE',
      'TOKENFEESCHEDULEUPDATE',
      'TOKENFREEZE',
      'TOKENGRANTKYC',
      'TOKENMINT',
      'TOKENPAUSE',
      'TOKENREJECT',
      'TOKENREVOKEKYC',
      'TOKENUNFREEZE',
      'TOKENUNPAUSE',
      'TOKENUPDATE',
      'TOKENUPDATENFTS',
      'TOKENWIPE',
      'UNCHECKEDSUBMIT',
      'UTILPRNG',
      'UNKNOWN',
    ]);
};

const validateTransactionResult: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^[A-Z][A-Z0-9_]*$/);
};

const validateTransactionTransactionId: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.like(data, path, key, /^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$/);
};

const validateTransactionTypes: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
      'ATOMICBATCH',
      'CONSENSUSCREATETOPIC',
      'CONSENSUSDELETETOPIC',
      'CONSENSUSSUBMITMESSAGE',
      'CONSENSUSUPDATETOPIC',
      'CONTRACTCALL',
      'CONTRACTCREATEINSTANCE',
      'CONTRACTDELETEINSTANCE',
      'CONTRACTUPDATEINSTANCE',
      'CRSPUBLICATION',
      'CRYPTOADDLIVEHASH',
      'CRYPTOAPPROVEALLOWANCE',
      'CRYPTOCREATEACCOUNT',
      'CRYPTODELETE',
      'CRYPTODELETEALLOWANCE',
      'CRYPTODELETELIVEHASH',
      'CRYPTOTRANSFER',
      'CRYPTOUPDATEACCOUNT',
      'ETHEREUMTRANSACTION',
      'FILEAPPEND',
      'FILECREATE',
      'FILEDELETE',
      'FILEUPDATE',
      'FREEZE',
      'HINTSKEYPUBLICATION',
      'HINTSPARTIALSIGNATURE',
      'HINTSPREPROCESSINGVOTE',
      'HISTORYPROOFKEYPUBLICATION',
      'HISTORYPROOFSIGNATURE',
      'HISTORYPROOFVOTE',
      'HOOKDISPATCH',
      'HOOKSTORE',
      'LEDGERIDPUBLICATION',
      'MIGRATIONROOTHASHVOTE',
      'NODECREATE',
      'NODEDELETE',
      'NODESTAKEUPDATE',
      'NODEUPDATE',
      'REGISTEREDNODECREATE',
      'REGISTEREDNODEDELETE',
      'REGISTEREDNODEUPDATE',
      'SCHEDULECREATE',
      'SCHEDULEDELETE',
      'SCHEDULESIGN',
      'STATESIGNATURETRANSACTION',
      'SYSTEMDELETE',
      'SYSTEMUNDELETE',
      'TOKENAIRDROP',
      'TOKENASSOCIATE',
      'TOKENBURN',
      'TOKENCANCELAIRDROP',
      'TOKENCLAIMAIRDROP',
      'TOKENCREATION',
      'TOKENDELETION',
      'TOKENDISSOCIATE',
      'TOKENFEESCHEDULEUPDATE',
      'TOKENFREEZE',
      'TOKENGRANTKYC',
      'TOKENMINT',
      'TOKENPAUSE',
      'TOKENREJECT',
      'TOKENREVOKEKYC',
      'TOKENUNFREEZE',
      'TOKENUNPAUSE',
      'TOKENUPDATE',
      'TOKENUPDATENFTS',
      'TOKENWIPE',
      'UNCHECKEDSUBMIT',
      'UTILPRNG',
    ]);
};

const validateTransactionValidDurationSeconds: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
  else report.like(data, path, key, /^\d{1,19}$/);
};

export const validateTransactionsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    transactions: validateTransactionArray,
    links: { optional: validateLinks },
  });
};

const validateTransfer: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account: validateEntityId,
    amount: validateInteger,
    is_approval: { optional: validateBoolean },
  });
};

const validateTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTransfer);
};
