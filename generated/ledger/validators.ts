// Validators for the replies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/generated-code.js';

const patternAddressNullable = /^0x[A-Fa-f0-9]{40}$/;
const patternAlias = /^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$/;
const patternEntityId = /^\d{1,10}\.\d{1,10}\.\d{1,12}$/;
const patternString3 = /^0x([0-9a-fA-F]{32}){2,3}$/;
const patternString5 = /^0x[0-9a-fA-F]*$/;
const patternString15 = /^0x(([0-9a-fA-F]{32}){2,3})?$/;
const patternString20 = /^([0-9a-fA-F]{2})*$/;
const patternString21 = /^\d{1,19}$/;
const patternString22 = /^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$/;
const patternString23 = /^[A-Z][A-Z0-9]*$/;
const patternString30 = /^0x([0-9a-fA-F]{40})?$/;
const patternString31 = /^0x[0-9A-Fa-f]{40}$/;
const patternString32 = /^[A-Z][A-Z0-9_]*$/;
const patternString33 = /^0x[01]$/;
const patternStringOrNull2 = /^\d+\.\d+\.\d+([-+].*)?$/;
const patternStringOrNull3 = /^0x([0-9a-fA-F]{512})?$/;
const patternStringOrNull4 = /^0x([0-9a-fA-F]{2})*$/;
const patternStringOrNull15 = /^\d{1,19}(\.\d{1,9})?$/;
const patternStringOrNull16 = /^0x[0-9a-fA-F]{40}$/;
const patternStringOrNull18 = /^0x([0-9a-fA-F]{64})?$/;
const patternStringOrNull152 = /^\d{1,10}\.\d{9}$/;
const patternTimestampNullable = /^\d{1,10}(\.\d{1,9})?$/;
const valuesRegisteredBlockNodeApi = /*#__PURE__*/ new Set([
  'OTHER',
  'STATUS',
  'PUBLISH',
  'SUBSCRIBE_STREAM',
  'STATE_PROOF',
  'UNRECOGNIZED',
]);
const valuesRegisteredNodeType = /*#__PURE__*/ new Set([
  'BLOCK_NODE',
  'GENERAL_SERVICE',
  'MIRROR_NODE',
  'RPC_RELAY',
]);
const valuesRegisteredServiceEndpoint = [
  'block_node',
  'domain_name',
  'general_service',
  'ip_address',
  'mirror_node',
  'port',
  'requires_tls',
  'rpc_relay',
  'type',
];
const valuesString9 = /*#__PURE__*/ new Set([
  'CALL',
  'CALLCODE',
  'CREATE',
  'CREATE2',
  'DELEGATECALL',
  'STATICCALL',
  'UNKNOWN',
]);
const valuesString10 = /*#__PURE__*/ new Set(['NO_ACTION', 'CALL', 'CREATE', 'PRECOMPILE', 'SYSTEM']);
const valuesString11 = /*#__PURE__*/ new Set(['ACCOUNT', 'CONTRACT']);
const valuesString13 = /*#__PURE__*/ new Set(['OUTPUT', 'REVERT_REASON', 'ERROR']);
const valuesString17 = /*#__PURE__*/ new Set(['ACCOUNT_ALLOWANCE_HOOK']);
const valuesString18 = /*#__PURE__*/ new Set(['EVM']);
const valuesString19 = /*#__PURE__*/ new Set(['ECDSA_SECP256K1', 'ED25519', 'ProtobufEncoded']);
const valuesString25 = /*#__PURE__*/ new Set([
  'CONTRACT',
  'ED25519',
  'RSA_3072',
  'ECDSA_384',
  'ECDSA_SECP256K1',
  'UNKNOWN',
]);
const valuesString27 = /*#__PURE__*/ new Set(['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']);
const valuesString28 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'PAUSED', 'UNPAUSED']);
const valuesString29 = /*#__PURE__*/ new Set(['FINITE', 'INFINITE']);
const valuesString34 = /*#__PURE__*/ new Set([
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
const valuesStringOrNull13 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN']);
const valuesStringOrNull14 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'GRANTED', 'REVOKED']);
const valuesTransactionTypes = /*#__PURE__*/ new Set([
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

const validateAccessListEntry: Validate = (data, report, path, key) => {
  report.object(data, path, key, { address: validateAddress, storage_keys: validateStringArray });
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
  report.object(
    data,
    path,
    key,
    {
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
      stake_period_start: validateStringOrNull15,
      transactions: validateTransactionArray,
      links: validateAccountLinks,
    },
    { delegation_address: validateString30 },
  );
};

const validateAccountInfo: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
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
      stake_period_start: validateStringOrNull15,
    },
    { delegation_address: validateString30 },
  );
};

const validateAccountInfoArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAccountInfo);
};

const validateAccountLinks: Validate = (data, report, path, key) => {
  report.object(data, path, key, {}, { next: validateStringOrNull });
};

const validateAccountTokenBalance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {}, { token_id: validateEntityId, balance: validateInteger });
};

const validateAccountTokenBalanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateAccountTokenBalance);
};

export const validateAccountsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { accounts: validateAccountInfoArray, links: validateLinks });
};

const validateAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternAddressNullable.test(data)) {
      report.unlike(path, key, patternAddressNullable);
    }
  }
};

const validateAddressNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternAddressNullable.test(data)) {
        report.unlike(path, key, patternAddressNullable);
      }
    }
  }
};

const validateAlias: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternAlias.test(data)) {
        report.unlike(path, key, patternAlias);
      }
    }
  }
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
    chain_id: validateString,
    nonce: validateInteger,
    r: validateString2,
    s: validateString2,
    y_parity: validateValue,
  });
};

const validateAuthorizationArrayOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Array.isArray(data)) {
      report.mismatch(path, key, 'an array or null');
    } else {
      report.items(data, path, key, validateAuthorization);
    }
  }
};

const validateBalance: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'an object or null');
    } else {
      report.object(data, path, key, {
        timestamp: validateTimestampNullable,
        balance: validateIntegerOrNull,
        tokens: validateAccountTokenBalanceArray,
      });
    }
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
    hapi_version: validateStringOrNull2,
    hash: validateString3,
    logs_bloom: validateStringOrNull3,
    name: validateString4,
    number: validateIntegerFrom0,
    previous_hash: validateString5,
    size: validateIntegerOrNull,
    timestamp: validateTimestampRange,
  });
};

const validateBlockArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateBlock);
};

export const validateBlocksResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { blocks: validateBlockArray, links: validateLinks });
};

const validateBloom: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull4.test(data)) {
        report.unlike(path, key, patternStringOrNull4);
      }
    }
  }
};

const validateBoolean: Validate = (data, report, path, key) => {
  if (typeof data !== 'boolean') {
    report.mismatch(path, key, 'a boolean');
  }
};

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'boolean') {
      report.mismatch(path, key, 'a boolean or null');
    }
  }
};

const validateChunkInfo: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'an object or null');
    } else {
      report.object(data, path, key, {
        initial_transaction_id: validateTransactionId,
        number: validateInt32,
        total: validateInt32,
      });
    }
  }
};

const validateConsensusCustomFees: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    created_timestamp: validateTimestamp,
    fixed_fees: validateFixedCustomFeeArray,
  });
};

const validateContract: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {},
    {
      admin_key: validateKey,
      auto_renew_account: validateEntityIdNullable,
      auto_renew_period: validateIntegerOrNull,
      contract_id: validateEntityIdNullable,
      created_timestamp: validateTimestampNullable,
      deleted: validateBoolean,
      evm_address: validateEvmAddress,
      expiration_timestamp: validateTimestampNullable,
      file_id: validateEntityIdNullable,
      max_automatic_token_associations: validateInt32OrNull,
      memo: validateString4,
      nonce: validateIntegerOrNull,
      obtainer_id: validateEntityIdNullable,
      permanent_removal: validateBooleanOrNull,
      proxy_account_id: validateEntityIdNullable,
      timestamp: validateTimestampRange,
    },
  );
};

const validateContractAction: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    call_depth: validateInt32,
    call_operation_type: validateString9,
    call_type: validateString10,
    caller: validateEntityId,
    caller_type: validateString11,
    from: validateString12,
    gas: validateInteger,
    gas_used: validateInteger,
    index: validateInt32,
    input: validateStringOrNull4,
    recipient: validateEntityIdNullable,
    recipient_type: validateStringOrNull5,
    result_data: validateStringOrNull4,
    result_data_type: validateString13,
    timestamp: validateTimestamp,
    to: validateAddressNullable,
    value: validateInteger,
  });
};

const validateContractActionArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractAction);
};

export const validateContractActionsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { actions: validateContractActionArray, links: validateLinks });
};

const validateContractArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContract);
};

export const validateContractCallResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { result: validateString });
};

const validateContractLog: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateString31,
    bloom: validateBloom,
    contract_id: validateEntityIdNullable,
    data: validateString24,
    index: validateInt32,
    topics: validateContractLogTopics,
    block_hash: validateString14,
    block_number: validateIntegerOrNull,
    root_contract_id: validateEntityIdNullable,
    timestamp: validateTimestamp,
    transaction_hash: validateString15,
    transaction_index: validateInt32OrNull,
  });
};

const validateContractLogArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractLog);
};

const validateContractLogTopics: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString16);
};

export const validateContractLogsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { logs: validateContractLogArray, links: validateLinks });
};

export const validateContractResponse: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    { bytecode: validateStringOrNull4, runtime_bytecode: validateStringOrNull4 },
    {
      admin_key: validateKey,
      auto_renew_account: validateEntityIdNullable,
      auto_renew_period: validateIntegerOrNull,
      contract_id: validateEntityIdNullable,
      created_timestamp: validateTimestampNullable,
      deleted: validateBoolean,
      evm_address: validateEvmAddress,
      expiration_timestamp: validateTimestampNullable,
      file_id: validateEntityIdNullable,
      max_automatic_token_associations: validateInt32OrNull,
      memo: validateString4,
      nonce: validateIntegerOrNull,
      obtainer_id: validateEntityIdNullable,
      permanent_removal: validateBooleanOrNull,
      proxy_account_id: validateEntityIdNullable,
      timestamp: validateTimestampRange,
    },
  );
};

const validateContractResult: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      address: validateStringOrNull16,
      amount: validateIntegerOrNull,
      bloom: validateBloom,
      call_result: validateStringOrNull4,
      contract_id: validateEntityIdNullable,
      created_contract_ids: validateEntityIdArrayOrNull,
      error_message: validateStringOrNull,
      from: validateAddressNullable,
      function_parameters: validateStringOrNull4,
      gas_consumed: validateIntegerOrNull,
      gas_limit: validateInteger,
      gas_used: validateIntegerOrNull,
      hash: validateString15,
      timestamp: validateTimestamp,
      to: validateAddressNullable,
      access_list: validateValue9,
      block_gas_used: validateIntegerOrNull,
      block_hash: validateStringOrNull17,
      block_number: validateIntegerOrNull,
      chain_id: validateStringOrNull11,
      failed_initcode: validateStringOrNull4,
      gas_price: validateStringOrNull11,
      max_fee_per_gas: validateStringOrNull11,
      max_priority_fee_per_gas: validateStringOrNull11,
      nonce: validateIntegerOrNull,
      r: validateStringOrNull18,
      result: validateString32,
      s: validateStringOrNull18,
      status: validateString33,
      transaction_index: validateIntegerOrNull,
      type: validateInt32OrNull,
      v: validateInt32OrNull,
    },
    { authorization_list: validateAuthorizationArrayOrNull },
  );
};

const validateContractResultArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResult);
};

export const validateContractResultDetails: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      address: validateStringOrNull16,
      amount: validateIntegerOrNull,
      bloom: validateBloom,
      call_result: validateStringOrNull4,
      contract_id: validateEntityIdNullable,
      created_contract_ids: validateEntityIdArrayOrNull,
      error_message: validateStringOrNull,
      from: validateAddressNullable,
      function_parameters: validateStringOrNull4,
      gas_consumed: validateIntegerOrNull,
      gas_limit: validateInteger,
      gas_used: validateIntegerOrNull,
      hash: validateString15,
      timestamp: validateTimestamp,
      to: validateAddressNullable,
      access_list: validateValue9,
      block_gas_used: validateIntegerOrNull,
      block_hash: validateStringOrNull17,
      block_number: validateIntegerOrNull,
      chain_id: validateStringOrNull11,
      failed_initcode: validateStringOrNull4,
      gas_price: validateStringOrNull11,
      max_fee_per_gas: validateStringOrNull11,
      max_priority_fee_per_gas: validateStringOrNull11,
      nonce: validateIntegerOrNull,
      r: validateStringOrNull18,
      result: validateString32,
      s: validateStringOrNull18,
      status: validateString33,
      transaction_index: validateIntegerOrNull,
      type: validateInt32OrNull,
      v: validateInt32OrNull,
      logs: validateContractResultLogArray,
      state_changes: validateContractResultStateChangeArray,
    },
    { authorization_list: validateAuthorizationArrayOrNull },
  );
};

const validateContractResultLog: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateString31,
    bloom: validateBloom,
    contract_id: validateEntityIdNullable,
    data: validateString24,
    index: validateInt32,
    topics: validateContractLogTopics,
  });
};

const validateContractResultLogArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResultLog);
};

const validateContractResultStateChange: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateAddress,
    contract_id: validateEntityId,
    slot: validateString16,
    value_read: validateString16,
    value_written: validateStringOrNull10,
  });
};

const validateContractResultStateChangeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResultStateChange);
};

export const validateContractResultSummariesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { results: validateContractResultSummaryArray, links: validateLinks });
};

const validateContractResultSummary: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      address: validateStringOrNull16,
      amount: validateIntegerOrNull,
      bloom: validateBloom,
      call_result: validateStringOrNull4,
      contract_id: validateEntityIdNullable,
      created_contract_ids: validateEntityIdArrayOrNull,
      error_message: validateStringOrNull,
      from: validateAddressNullable,
      function_parameters: validateStringOrNull4,
      gas_consumed: validateIntegerOrNull,
      gas_limit: validateInteger,
      gas_used: validateIntegerOrNull,
      hash: validateString15,
      timestamp: validateTimestamp,
      to: validateAddressNullable,
    },
    { authorization_list: validateAuthorizationArrayOrNull },
  );
};

const validateContractResultSummaryArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractResultSummary);
};

export const validateContractResultsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { results: validateContractResultArray, links: validateLinks });
};

const validateContractState: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateAddress,
    contract_id: validateEntityId,
    timestamp: validateTimestamp,
    slot: validateString16,
    value: validateString16,
  });
};

const validateContractStateArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateContractState);
};

export const validateContractStateResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { state: validateContractStateArray, links: validateLinks });
};

export const validateContractsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { contracts: validateContractArray, links: validateLinks });
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
  report.object(data, path, key, { allowances: validateCryptoAllowanceArray, links: validateLinks });
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
  report.object(
    data,
    path,
    key,
    { created_timestamp: validateTimestamp, fixed_fees: validateFixedFeeArray },
    { fractional_fees: validateFractionalFeeArray, royalty_fees: validateRoyaltyFeeArray },
  );
};

const validateEntityId: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternEntityId.test(data)) {
      report.unlike(path, key, patternEntityId);
    }
  }
};

const validateEntityIdArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateEntityId);
};

const validateEntityIdArrayOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Array.isArray(data)) {
      report.mismatch(path, key, 'an array or null');
    } else {
      report.items(data, path, key, validateEntityId);
    }
  }
};

const validateEntityIdNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternEntityId.test(data)) {
        report.unlike(path, key, patternEntityId);
      }
    }
  }
};

const validateEvmAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternAddressNullable.test(data)) {
      report.unlike(path, key, patternAddressNullable);
    }
  }
};

const validateExchangeRate: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    cent_equivalent: validateInt32,
    expiration_time: validateInteger,
    hbar_equivalent: validateInt32,
  });
};

const validateFallbackFee: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'an object or null');
    } else {
      report.object(data, path, key, {
        amount: validateInteger,
        denominating_token_id: validateEntityIdNullable,
      });
    }
  }
};

const validateFeeEstimate: Validate = (data, report, path, key) => {
  report.object(data, path, key, { base: validateIntegerFrom0, extras: validateFeeExtraArray });
};

const validateFeeEstimateNetwork: Validate = (data, report, path, key) => {
  report.object(data, path, key, { multiplier: validateInt32From0, subtotal: validateIntegerFrom0 });
};

export const validateFeeEstimateResponse: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      high_volume_multiplier: validateIntegerFrom1,
      network: validateFeeEstimateNetwork,
      node: validateFeeEstimate,
      service: validateFeeEstimate,
      total: validateIntegerFrom0,
    },
    { notes: validateString4Array },
  );
};

const validateFeeExtra: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    charged: validateIntegerFrom0,
    count: validateIntegerFrom0,
    fee_per_unit: validateIntegerFrom0,
    included: validateIntegerFrom0,
    name: validateString4,
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
  report.object(data, path, key, {}, { numerator: validateInteger, denominator: validateInteger });
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

const validateHook: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    contract_id: validateEntityIdNullable,
    created_timestamp: validateTimestampNullable,
    deleted: validateBoolean,
    extension_point: validateString17,
    hook_id: validateInteger,
    owner_id: validateEntityId,
    timestamp_range: validateTimestampRangeNullable,
    type: validateString18,
  });
};

const validateHookArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateHook);
};

const validateHookStorage: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    key: validateString16,
    value: validateStringOrNull10,
    timestamp: validateTimestamp,
  });
};

const validateHookStorageArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateHookStorage);
};

export const validateHooksResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { hooks: validateHookArray, links: validateLinks });
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
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < -2147483648 || isNaN(data)) {
      report.mismatch(path, key, 'at least -2147483648');
    }
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) {
      report.mismatch(path, key, 'at most 2147483647');
    }
  }
};

const validateInt32From0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      report.mismatch(path, key, 'at least 0');
    }
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) {
      report.mismatch(path, key, 'at most 2147483647');
    }
  }
};

const validateInt32From0To65535: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      report.mismatch(path, key, 'at least 0');
    }
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 65535 || isNaN(data)) {
      report.mismatch(path, key, 'at most 65535');
    }
  }
};

const validateInt32OrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer or null');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < -2147483648 || isNaN(data)) {
        report.mismatch(path, key, 'at least -2147483648');
      }
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        report.mismatch(path, key, 'at most 2147483647');
      }
    }
  }
};

const validateInt32OrNullFrom0: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer or null');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        report.mismatch(path, key, 'at least 0');
      }
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        report.mismatch(path, key, 'at most 2147483647');
      }
    }
  }
};

const validateInteger: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
};

const validateIntegerFrom0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      report.mismatch(path, key, 'at least 0');
    }
  }
};

const validateIntegerFrom0Array: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateIntegerFrom0);
};

const validateIntegerFrom1: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 1 || isNaN(data)) {
      report.mismatch(path, key, 'at least 1');
    }
  }
};

const validateIntegerOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer or null');
    }
  }
};

const validateIntegerOrNullFrom0: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer or null');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        report.mismatch(path, key, 'at least 0');
      }
    }
  }
};

const validateKey: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'an object or null');
    } else {
      report.object(data, path, key, { _type: validateString19, key: validateString20 });
    }
  }
};

const validateKeyArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateKey);
};

const validateLinks: Validate = (data, report, path, key) => {
  report.object(data, path, key, { next: validateStringOrNull });
};

export const validateNetworkExchangeRateSetResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    current_rate: validateExchangeRate,
    next_rate: validateExchangeRate,
    timestamp: validateTimestamp,
  });
};

const validateNetworkFee: Validate = (data, report, path, key) => {
  report.object(data, path, key, { gas: validateInteger, transaction_type: validateString4 });
};

const validateNetworkFeeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNetworkFee);
};

export const validateNetworkFeesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { fees: validateNetworkFeeArray, timestamp: validateTimestamp });
};

const validateNetworkNode: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      admin_key: validateKey,
      decline_reward: validateBooleanOrNull,
      description: validateStringOrNull,
      file_id: validateEntityId,
      grpc_proxy_endpoint: validateValue2,
      max_stake: validateIntegerOrNull,
      memo: validateStringOrNull,
      min_stake: validateIntegerOrNull,
      node_account_id: validateEntityId,
      node_id: validateInteger,
      node_cert_hash: validateStringOrNull11,
      public_key: validateStringOrNull11,
      reward_rate_start: validateIntegerOrNull,
      service_endpoints: validateServiceEndpointArray,
      stake: validateIntegerOrNull,
      stake_not_rewarded: validateIntegerOrNull,
      stake_rewarded: validateIntegerOrNull,
      staking_period: validateTimestampRangeNullable,
      timestamp: validateTimestampRange,
    },
    { associated_registered_nodes: validateIntegerFrom0Array },
  );
};

const validateNetworkNodeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNetworkNode);
};

export const validateNetworkNodesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { nodes: validateNetworkNodeArray, links: validateLinks });
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
    released_supply: validateString21,
    timestamp: validateTimestamp,
    total_supply: validateString21,
  });
};

export const validateNft: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    account_id: validateEntityIdNullable,
    created_timestamp: validateTimestampNullable,
    delegating_spender: validateEntityIdNullable,
    deleted: validateBoolean,
    metadata: validateString4,
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
  report.object(data, path, key, { allowances: validateNftAllowanceArray, links: validateLinks });
};

const validateNftArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNft);
};

export const validateNftTransactionHistory: Validate = (data, report, path, key) => {
  report.object(data, path, key, { transactions: validateNftTransactionTransferArray, links: validateLinks });
};

const validateNftTransactionTransfer: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    consensus_timestamp: validateTimestamp,
    is_approval: validateBoolean,
    nonce: validateInt32From0,
    receiver_account_id: validateEntityIdNullable,
    sender_account_id: validateEntityIdNullable,
    transaction_id: validateString22,
    type: validateTransactionTypes,
  });
};

const validateNftTransactionTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateNftTransactionTransfer);
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
  report.object(data, path, key, { nfts: validateNftArray, links: validateLinks });
};

const validateNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    report.mismatch(path, key, 'null');
  }
};

const validateNumber: Validate = (data, report, path, key) => {
  if (!Number.isFinite(data)) {
    report.mismatch(path, key, 'a number');
  }
};

const validateObjectOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'an object or null');
    } else {
      report.members(data, path, key, validateString);
    }
  }
};

const validateOpcode: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      depth: validateInt32,
      gas: validateInteger,
      gas_cost: validateInteger,
      memory: validateStringArrayOrNull,
      op: validateString23,
      pc: validateInt32,
      stack: validateStringArrayOrNull,
      storage: validateObjectOrNull,
    },
    { reason: validateStringOrNull4 },
  );
};

const validateOpcodeArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateOpcode);
};

export const validateOpcodesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateString12,
    contract_id: validateEntityIdNullable,
    failed: validateBoolean,
    gas: validateInteger,
    opcodes: validateOpcodeArray,
    return_value: validateString24,
  });
};

const validateRegisteredBlockNodeApi: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesRegisteredBlockNodeApi.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateRegisteredBlockNodeApiArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateRegisteredBlockNodeApi);
};

const validateRegisteredBlockNodeEndpoint: Validate = (data, report, path, key) => {
  report.object(data, path, key, {}, { endpoint_apis: validateRegisteredBlockNodeApiArray });
};

const validateRegisteredGeneralServiceEndpoint: Validate = (data, report, path, key) => {
  report.object(data, path, key, {}, { description: validateStringOrNull });
};

const validateRegisteredMirrorNodeEndpoint: Validate = (data, report, path, key) => {
  if (!isRecord(data)) {
    report.mismatch(path, key, 'an object');
  }
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
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesRegisteredNodeType.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateRegisteredNodesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { registered_nodes: validateRegisteredNodeArray, links: validateLinks });
};

const validateRegisteredRpcRelayEndpoint: Validate = (data, report, path, key) => {
  if (!isRecord(data)) {
    report.mismatch(path, key, 'an object');
  }
};

const validateRegisteredServiceEndpoint: Validate = (data, report, path, key) => {
  report.fields(
    data,
    path,
    key,
    {
      block_node: validateValue3,
      general_service: validateValue4,
      mirror_node: validateValue5,
      port: validateInt32From0To65535,
      requires_tls: validateBoolean,
      rpc_relay: validateValue6,
      type: validateRegisteredNodeType,
    },
    { domain_name: validateStringOrNull, ip_address: validateStringOrNull },
  );
  report.anyOf(data, path, key, [validateValue7, validateValue8]);
  if (isRecord(data)) {
    report.names(data, path, key, valuesRegisteredServiceEndpoint);
  }
};

const validateRegisteredServiceEndpointArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateRegisteredServiceEndpoint);
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
    memo: validateString4,
    payer_account_id: validateEntityId,
    schedule_id: validateEntityId,
    signatures: validateScheduleSignatureArray,
    transaction_body: validateString4,
    wait_for_expiry: validateBoolean,
  });
};

const validateScheduleArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateSchedule);
};

const validateScheduleSignature: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    consensus_timestamp: validateTimestamp,
    public_key_prefix: validateString4,
    signature: validateString4,
    type: validateString25,
  });
};

const validateScheduleSignatureArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateScheduleSignature);
};

export const validateSchedulesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { schedules: validateScheduleArray, links: validateLinks });
};

const validateServiceEndpoint: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    domain_name: validateString4,
    ip_address_v4: validateString4,
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
  report.object(data, path, key, { account: validateEntityId, amount: validateInteger });
};

const validateStakingRewardTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStakingRewardTransfer);
};

export const validateStakingRewardsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { rewards: validateStakingRewardArray, links: validateLinks });
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString5.test(data)) {
      report.unlike(path, key, patternString5);
    }
  }
};

const validateString10: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString10.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString11: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString11.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString12: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternStringOrNull16.test(data)) {
      report.unlike(path, key, patternStringOrNull16);
    }
  }
};

const validateString13: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString13.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString14: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString5.test(data)) {
      report.unlike(path, key, patternString5);
    }
    if (!patternString15.test(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString15: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString15.test(data)) {
      report.unlike(path, key, patternString15);
    }
  }
};

const validateString16: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternStringOrNull18.test(data)) {
      report.unlike(path, key, patternStringOrNull18);
    }
  }
};

const validateString17: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString17.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString18: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString18.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString19: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString19.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString2: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString5.test(data)) {
      report.unlike(path, key, patternString5);
    }
    if (!patternStringOrNull18.test(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString20: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString20.test(data)) {
      report.unlike(path, key, patternString20);
    }
  }
};

const validateString21: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString21.test(data)) {
      report.unlike(path, key, patternString21);
    }
  }
};

const validateString22: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString22.test(data)) {
      report.unlike(path, key, patternString22);
    }
  }
};

const validateString23: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString23.test(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString24: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternStringOrNull4.test(data)) {
      report.unlike(path, key, patternStringOrNull4);
    }
  }
};

const validateString25: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString25.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString27: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString27.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString28: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString28.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString29: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString29.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString3: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString3.test(data)) {
      report.unlike(path, key, patternString3);
    }
  }
};

const validateString30: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString30.test(data)) {
      report.unlike(path, key, patternString30);
    }
  }
};

const validateString31: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString31.test(data)) {
      report.unlike(path, key, patternString31);
    }
  }
};

const validateString32: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString32.test(data)) {
      report.unlike(path, key, patternString32);
    }
  }
};

const validateString33: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString33.test(data)) {
      report.unlike(path, key, patternString33);
    }
  }
};

const validateString34: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString34.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString4: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  }
};

const validateString4Array: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString4);
};

const validateString5: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternString5.test(data)) {
      report.unlike(path, key, patternString5);
    }
    if (!patternString3.test(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString9: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString9.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateStringArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString);
};

const validateStringArrayOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Array.isArray(data)) {
      report.mismatch(path, key, 'an array or null');
    } else {
      report.items(data, path, key, validateString);
    }
  }
};

const validateStringOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    }
  }
};

const validateStringOrNull10: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull18.test(data)) {
        report.unlike(path, key, patternStringOrNull18);
      }
    }
  }
};

const validateStringOrNull11: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternString5.test(data)) {
        report.unlike(path, key, patternString5);
      }
    }
  }
};

const validateStringOrNull13: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!valuesStringOrNull13.has(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateStringOrNull14: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!valuesStringOrNull14.has(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateStringOrNull15: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull15.test(data)) {
        report.unlike(path, key, patternStringOrNull15);
      }
      if (!patternStringOrNull152.test(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateStringOrNull16: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull16.test(data)) {
        report.unlike(path, key, patternStringOrNull16);
      }
    }
  }
};

const validateStringOrNull17: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternString5.test(data)) {
        report.unlike(path, key, patternString5);
      }
      if (!patternString15.test(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateStringOrNull18: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull4.test(data)) {
        report.unlike(path, key, patternStringOrNull4);
      }
      if (!patternStringOrNull18.test(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateStringOrNull19: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternString21.test(data)) {
        report.unlike(path, key, patternString21);
      }
    }
  }
};

const validateStringOrNull2: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull2.test(data)) {
        report.unlike(path, key, patternStringOrNull2);
      }
    }
  }
};

const validateStringOrNull3: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull3.test(data)) {
        report.unlike(path, key, patternStringOrNull3);
      }
    }
  }
};

const validateStringOrNull4: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternStringOrNull4.test(data)) {
        report.unlike(path, key, patternStringOrNull4);
      }
    }
  }
};

const validateStringOrNull5: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!valuesString11.has(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateTimestamp: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!patternTimestampNullable.test(data)) {
      report.unlike(path, key, patternTimestampNullable);
    }
  }
};

const validateTimestampNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    } else {
      if (!patternTimestampNullable.test(data)) {
        report.unlike(path, key, patternTimestampNullable);
      }
    }
  }
};

const validateTimestampRange: Validate = (data, report, path, key) => {
  report.object(data, path, key, { from: validateTimestamp, to: validateTimestampNullable });
};

const validateTimestampRangeNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'an object or null');
    } else {
      report.object(data, path, key, { from: validateTimestamp, to: validateTimestampNullable });
    }
  }
};

const validateToken: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    admin_key: validateKey,
    decimals: validateInteger,
    metadata: validateString4,
    name: validateString4,
    symbol: validateString4,
    token_id: validateEntityId,
    type: validateString27,
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
  report.object(data, path, key, { airdrops: validateTokenAirdropArray, links: validateLinks });
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
  report.object(data, path, key, { allowances: validateTokenAllowanceArray, links: validateLinks });
};

const validateTokenArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateToken);
};

const validateTokenBalance: Validate = (data, report, path, key) => {
  report.object(data, path, key, { token_id: validateEntityId, balance: validateInteger });
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
    decimals: validateString21,
    deleted: validateBooleanOrNull,
    expiry_timestamp: validateIntegerOrNull,
    fee_schedule_key: validateKey,
    freeze_default: validateBoolean,
    freeze_key: validateKey,
    initial_supply: validateString21,
    kyc_key: validateKey,
    max_supply: validateString21,
    metadata: validateString4,
    metadata_key: validateKey,
    modified_timestamp: validateTimestamp,
    name: validateString4,
    memo: validateString4,
    pause_key: validateKey,
    pause_status: validateString28,
    supply_key: validateKey,
    supply_type: validateString29,
    symbol: validateString4,
    token_id: validateEntityId,
    total_supply: validateString21,
    treasury_account_id: validateEntityId,
    type: validateString27,
    wipe_key: validateKey,
    custom_fees: validateCustomFees,
  });
};

const validateTokenRelationship: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    automatic_association: validateBooleanOrNull,
    balance: validateInteger,
    created_timestamp: validateTimestampNullable,
    decimals: validateIntegerOrNull,
    freeze_status: validateStringOrNull13,
    kyc_status: validateStringOrNull14,
    token_id: validateEntityId,
  });
};

const validateTokenRelationshipArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenRelationship);
};

export const validateTokenRelationshipResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { tokens: validateTokenRelationshipArray, links: validateLinks });
};

const validateTokenTransfer: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    { token_id: validateEntityId, account: validateEntityId, amount: validateInteger },
    { is_approval: validateBoolean },
  );
};

const validateTokenTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTokenTransfer);
};

export const validateTokensResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { tokens: validateTokenArray, links: validateLinks });
};

export const validateTopic: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      admin_key: validateKey,
      auto_renew_account: validateEntityIdNullable,
      auto_renew_period: validateIntegerOrNull,
      created_timestamp: validateTimestampNullable,
      deleted: validateBooleanOrNull,
      memo: validateString4,
      submit_key: validateKey,
      timestamp: validateTimestampRange,
      topic_id: validateEntityId,
    },
    {
      custom_fees: validateConsensusCustomFees,
      fee_exempt_key_list: validateKeyArray,
      fee_schedule_key: validateKey,
    },
  );
};

export const validateTopicMessage: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    chunk_info: validateChunkInfo,
    consensus_timestamp: validateTimestamp,
    message: validateString4,
    payer_account_id: validateEntityId,
    running_hash: validateString4,
    running_hash_version: validateInt32,
    sequence_number: validateInteger,
    topic_id: validateEntityId,
  });
};

const validateTopicMessageArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTopicMessage);
};

export const validateTopicMessagesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { messages: validateTopicMessageArray }, { links: validateLinks });
};

const validateTransaction: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      bytes: validateStringOrNull,
      charged_tx_fee: validateInteger,
      consensus_timestamp: validateTimestamp,
      entity_id: validateEntityIdNullable,
      max_fee: validateString21,
      memo_base64: validateStringOrNull,
      name: validateValue10,
      node: validateEntityIdNullable,
      nonce: validateInt32From0,
      parent_consensus_timestamp: validateTimestampNullable,
      result: validateString32,
      scheduled: validateBoolean,
      staking_reward_transfers: validateStakingRewardTransferArray,
      token_transfers: validateTokenTransferArray,
      transaction_hash: validateString4,
      transaction_id: validateString22,
      transfers: validateTransferArray,
      valid_duration_seconds: validateStringOrNull19,
      valid_start_timestamp: validateTimestamp,
    },
    {
      batch_key: validateKey,
      high_volume: validateBoolean,
      high_volume_pricing_multiplier: validateIntegerOrNullFrom0,
      max_custom_fees: validateCustomFeeLimitArray,
      nft_transfers: validateNftTransferArray,
    },
  );
};

const validateTransactionArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTransaction);
};

export const validateTransactionByIdResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { transactions: validateTransactionDetailArray });
};

const validateTransactionDetail: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      bytes: validateStringOrNull,
      charged_tx_fee: validateInteger,
      consensus_timestamp: validateTimestamp,
      entity_id: validateEntityIdNullable,
      max_fee: validateString21,
      memo_base64: validateStringOrNull,
      name: validateValue10,
      node: validateEntityIdNullable,
      nonce: validateInt32From0,
      parent_consensus_timestamp: validateTimestampNullable,
      result: validateString32,
      scheduled: validateBoolean,
      staking_reward_transfers: validateStakingRewardTransferArray,
      token_transfers: validateTokenTransferArray,
      transaction_hash: validateString4,
      transaction_id: validateString22,
      transfers: validateTransferArray,
      valid_duration_seconds: validateStringOrNull19,
      valid_start_timestamp: validateTimestamp,
    },
    {
      batch_key: validateKey,
      high_volume: validateBoolean,
      high_volume_pricing_multiplier: validateIntegerOrNullFrom0,
      max_custom_fees: validateCustomFeeLimitArray,
      nft_transfers: validateNftTransferArray,
      assessed_custom_fees: validateAssessedCustomFeeArray,
    },
  );
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

const validateTransactionTypes: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesTransactionTypes.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateTransactionsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { transactions: validateTransactionArray }, { links: validateLinks });
};

const validateTransfer: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    { account: validateEntityId, amount: validateInteger },
    { is_approval: validateBoolean },
  );
};

const validateTransferArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateTransfer);
};

const validateValue: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateInt32, validateString]);
};

const validateValue10: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateString34, validateString34]);
};

const validateValue2: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateServiceEndpoint, validateNull]);
};

const validateValue3: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredBlockNodeEndpoint, validateNull]);
};

const validateValue4: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredGeneralServiceEndpoint, validateNull]);
};

const validateValue5: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredMirrorNodeEndpoint, validateNull]);
};

const validateValue6: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateRegisteredRpcRelayEndpoint, validateNull]);
};

const validateValue7: Validate = (data, report, path, key) => {
  if (isRecord(data)) {
    if (data.domain_name === undefined) {
      report.mismatch(path + key, '/domain_name', 'a value');
    }
  }
};

const validateValue8: Validate = (data, report, path, key) => {
  if (isRecord(data)) {
    if (data.ip_address === undefined) {
      report.mismatch(path + key, '/ip_address', 'a value');
    }
  }
};

const validateValue9: Validate = (data, report, path, key) => {
  report.anyOf(data, path, key, [validateStringOrNull4, validateAccessListEntryArray]);
};
