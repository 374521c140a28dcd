// Validators for the replies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/generated-code.js';

const patternAddressNullable = /^0x[A-Fa-f0-9]{40}$/;
const patternAlias = /^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$/;
const patternEntityId = /^\d{1,10}\.\d{1,10}\.\d{1,12}$/;
const patternEvmAddress = /^(0x)?[A-Fa-f0-9]{40}$/;
const patternString = /^0x[0-9a-fA-F]*$/;
const patternString2 = /^0x([0-9a-fA-F]{32}){2,3}$/;
const patternString7 = /^0x[0-9a-fA-F]{40}$/;
const patternString9 = /^0x(([0-9a-fA-F]{32}){2,3})?$/;
const patternString10 = /^0x([0-9a-fA-F]{64})?$/;
const patternString14 = /^([0-9a-fA-F]{2})*$/;
const patternString15 = /^\d{1,19}$/;
const patternString16 = /^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$/;
const patternString22 = /^0x([0-9a-fA-F]{40})?$/;
const patternString23 = /^0x[0-9A-Fa-f]{40}$/;
const patternString24 = /^[A-Z][A-Z0-9_]*$/;
const patternString25 = /^0x[01]$/;
const patternStringOrNull2 = /^\d+\.\d+\.\d+([-+].*)?$/;
const patternStringOrNull3 = /^0x([0-9a-fA-F]{512})?$/;
const patternStringOrNull4 = /^0x([0-9a-fA-F]{2})*$/;
const patternStringOrNull14 = /^\d{1,19}(\.\d{1,9})?$/;
const patternTimestampNullable = /^\d{1,10}(\.\d{1,9})?$/;
const valuesAccessListEntry = ['address', 'storage_keys'];
const valuesAccountBalance = ['account', 'balance', 'tokens'];
const valuesAccountBalanceTransactions = [
  'account',
  'alias',
  'auto_renew_period',
  'balance',
  'created_timestamp',
  'decline_reward',
  'delegation_address',
  'deleted',
  'ethereum_nonce',
  'evm_address',
  'expiry_timestamp',
  'key',
  'links',
  'max_automatic_token_associations',
  'memo',
  'pending_reward',
  'receiver_sig_required',
  'stake_period_start',
  'staked_account_id',
  'staked_node_id',
  'transactions',
];
const valuesAccountInfo = [
  'account',
  'alias',
  'auto_renew_period',
  'balance',
  'created_timestamp',
  'decline_reward',
  'delegation_address',
  'deleted',
  'ethereum_nonce',
  'evm_address',
  'expiry_timestamp',
  'key',
  'max_automatic_token_associations',
  'memo',
  'pending_reward',
  'receiver_sig_required',
  'stake_period_start',
  'staked_account_id',
  'staked_node_id',
];
const valuesAccountsResponse = ['accounts', 'links'];
const valuesAssessedCustomFee = ['amount', 'collector_account_id', 'effective_payer_account_ids', 'token_id'];
const valuesAuthorization = ['address', 'chain_id', 'nonce', 'r', 's', 'y_parity'];
const valuesBalance = ['balance', 'timestamp', 'tokens'];
const valuesBalancesResponse = ['balances', 'links', 'timestamp'];
const valuesBlocksResponse = ['blocks', 'links'];
const valuesConsensusCustomFees = ['created_timestamp', 'fixed_fees'];
const valuesContract = [
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
];
const valuesContractActionsResponse = ['actions', 'links'];
const valuesContractLog = [
  'address',
  'block_hash',
  'block_number',
  'bloom',
  'contract_id',
  'data',
  'index',
  'root_contract_id',
  'timestamp',
  'topics',
  'transaction_hash',
  'transaction_index',
];
const valuesContractLogsResponse = ['links', 'logs'];
const valuesContractResponse = [
  'admin_key',
  'auto_renew_account',
  'auto_renew_period',
  'bytecode',
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
  'runtime_bytecode',
  'timestamp',
];
const valuesContractResult = [
  'access_list',
  'address',
  'amount',
  'authorization_list',
  'block_gas_used',
  'block_hash',
  'block_number',
  'bloom',
  'call_result',
  'chain_id',
  'contract_id',
  'created_contract_ids',
  'error_message',
  'failed_initcode',
  'from',
  'function_parameters',
  'gas_consumed',
  'gas_limit',
  'gas_price',
  'gas_used',
  'hash',
  'max_fee_per_gas',
  'max_priority_fee_per_gas',
  'nonce',
  'r',
  'result',
  's',
  'status',
  'timestamp',
  'to',
  'transaction_index',
  'type',
  'v',
];
const valuesContractResultDetails = [
  'access_list',
  'address',
  'amount',
  'authorization_list',
  'block_gas_used',
  'block_hash',
  'block_number',
  'bloom',
  'call_result',
  'chain_id',
  'contract_id',
  'created_contract_ids',
  'error_message',
  'failed_initcode',
  'from',
  'function_parameters',
  'gas_consumed',
  'gas_limit',
  'gas_price',
  'gas_used',
  'hash',
  'logs',
  'max_fee_per_gas',
  'max_priority_fee_per_gas',
  'nonce',
  'r',
  'result',
  's',
  'state_changes',
  'status',
  'timestamp',
  'to',
  'transaction_index',
  'type',
  'v',
];
const valuesContractResultLog = ['address', 'bloom', 'contract_id', 'data', 'index', 'topics'];
const valuesContractResultSummariesResponse = ['links', 'results'];
const valuesContractResultSummary = [
  'address',
  'amount',
  'authorization_list',
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
];
const valuesContractsResponse = ['contracts', 'links'];
const valuesContractStateResponse = ['links', 'state'];
const valuesCryptoAllowance = ['amount', 'amount_granted', 'owner', 'spender', 'timestamp'];
const valuesCryptoAllowancesResponse = ['allowances', 'links'];
const valuesCustomFees = ['created_timestamp', 'fixed_fees', 'fractional_fees', 'royalty_fees'];
const valuesFeeEstimate = ['base', 'extras'];
const valuesFeeEstimateResponse = ['high_volume_multiplier', 'network', 'node', 'notes', 'service', 'total'];
const valuesHooksResponse = ['hooks', 'links'];
const valuesHooksStorageResponse = ['hook_id', 'links', 'owner_id', 'storage'];
const valuesNetworkFeesResponse = ['fees', 'timestamp'];
const valuesNetworkNode = [
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
  'node_cert_hash',
  'node_id',
  'public_key',
  'reward_rate_start',
  'service_endpoints',
  'stake',
  'stake_not_rewarded',
  'stake_rewarded',
  'staking_period',
  'timestamp',
];
const valuesNetworkNodesResponse = ['links', 'nodes'];
const valuesNfts = ['links', 'nfts'];
const valuesNftTransactionHistory = ['links', 'transactions'];
const valuesOpcode = ['depth', 'gas', 'gas_cost', 'memory', 'op', 'pc', 'reason', 'stack', 'storage'];
const valuesOpcodesResponse = ['address', 'contract_id', 'failed', 'gas', 'opcodes', 'return_value'];
const valuesRegisteredBlockNodeApi = /*#__PURE__*/ new Set([
  'OTHER',
  'STATUS',
  'PUBLISH',
  'SUBSCRIBE_STREAM',
  'STATE_PROOF',
  'UNRECOGNIZED',
]);
const valuesRegisteredBlockNodeEndpoint = ['endpoint_apis'];
const valuesRegisteredNode = [
  'admin_key',
  'created_timestamp',
  'description',
  'registered_node_id',
  'service_endpoints',
  'timestamp',
];
const valuesRegisteredNodesResponse = ['links', 'registered_nodes'];
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
const valuesSchedule = [
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
];
const valuesSchedulesResponse = ['links', 'schedules'];
const valuesStakingRewardsResponse = ['links', 'rewards'];
const valuesString4 = /*#__PURE__*/ new Set([
  'CALL',
  'CALLCODE',
  'CREATE',
  'CREATE2',
  'DELEGATECALL',
  'STATICCALL',
  'UNKNOWN',
]);
const valuesString5 = /*#__PURE__*/ new Set(['NO_ACTION', 'CALL', 'CREATE', 'PRECOMPILE', 'SYSTEM']);
const valuesString6 = /*#__PURE__*/ new Set(['ACCOUNT', 'CONTRACT']);
const valuesString8 = /*#__PURE__*/ new Set(['OUTPUT', 'REVERT_REASON', 'ERROR']);
const valuesString11 = /*#__PURE__*/ new Set(['ACCOUNT_ALLOWANCE_HOOK']);
const valuesString12 = /*#__PURE__*/ new Set(['EVM']);
const valuesString13 = /*#__PURE__*/ new Set(['ECDSA_SECP256K1', 'ED25519', 'ProtobufEncoded']);
const valuesString18 = /*#__PURE__*/ new Set([
  'CONTRACT',
  'ED25519',
  'RSA_3072',
  'ECDSA_384',
  'ECDSA_SECP256K1',
  'UNKNOWN',
]);
const valuesString19 = /*#__PURE__*/ new Set(['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']);
const valuesString20 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'PAUSED', 'UNPAUSED']);
const valuesString21 = /*#__PURE__*/ new Set(['FINITE', 'INFINITE']);
const valuesString26 = /*#__PURE__*/ new Set([
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
const valuesStringOrNull12 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN']);
const valuesStringOrNull13 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'GRANTED', 'REVOKED']);
const valuesTokenAirdropsResponse = ['airdrops', 'links'];
const valuesTokenAllowance = ['amount', 'amount_granted', 'owner', 'spender', 'timestamp', 'token_id'];
const valuesTokenRelationshipResponse = ['links', 'tokens'];
const valuesTopic = [
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
];
const valuesTopicMessagesResponse = ['links', 'messages'];
const valuesTransaction = [
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
];
const valuesTransactionByIdResponse = ['transactions'];
const valuesTransactionDetail = [
  'assessed_custom_fees',
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
];
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
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { address: validateAddress });
    if (data.storage_keys === undefined) {
      report.missing(here, '/storage_keys');
    } else {
      report.items(data.storage_keys, report.at(here, '/storage_keys'), validateString);
    }
    report.names(data, valuesAccessListEntry, here);
  }
};

const validateAccountBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { account: validateEntityId, balance: validateInteger });
    if (data.tokens === undefined) {
      report.missing(here, '/tokens');
    } else {
      report.items(data.tokens, report.at(here, '/tokens'), validateTokenBalance);
    }
    report.names(data, valuesAccountBalance, here);
  }
};

export const validateAccountBalanceTransactions: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAccountInfoFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateAccountLinks });
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateTransaction);
    }
  }
  if (isRecord(data)) {
    report.names(data, valuesAccountBalanceTransactions, here);
  }
};

const validateAccountInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAccountInfoFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesAccountInfo, here);
  }
};

const validateAccountInfoFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
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
        stake_period_start: validateStringOrNull14,
        delegation_address: validateString22,
      },
      ['delegation_address'],
    );
  }
};

const validateAccountLinks: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { next: validateStringOrNull }, ['next']);
  }
};

const validateAccountTokenBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { token_id: validateEntityId, balance: validateInteger }, [
      'token_id',
      'balance',
    ]);
  }
};

export const validateAccountsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.accounts === undefined) {
      report.missing(here, '/accounts');
    } else {
      report.items(data.accounts, report.at(here, '/accounts'), validateAccountInfo);
    }
    report.names(data, valuesAccountsResponse, here);
  }
};

const validateAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternAddressNullable.test(data)) {
      report.unlike(path, key, patternAddressNullable);
    }
  }
};

const validateAddressNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
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
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternAlias.test(data)) {
        report.unlike(path, key, patternAlias);
      }
    }
  }
};

const validateAllowanceFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      amount: validateInteger,
      amount_granted: validateInteger,
      owner: validateEntityId,
      spender: validateEntityId,
      timestamp: validateTimestampRange,
    });
  }
};

const validateAssessedCustomFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      amount: validateInteger,
      collector_account_id: validateEntityId,
      token_id: validateEntityIdNullable,
    });
    if (data.effective_payer_account_ids === undefined) {
      report.missing(here, '/effective_payer_account_ids');
    } else {
      report.items(
        data.effective_payer_account_ids,
        report.at(here, '/effective_payer_account_ids'),
        validateEntityId,
      );
    }
    report.names(data, valuesAssessedCustomFee, here);
  }
};

const validateAuthorization: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      address: validateAddress,
      chain_id: validateString,
      nonce: validateInteger,
      r: validateString,
      s: validateString,
    });
    if (data.y_parity === undefined) {
      report.missing(here, '/y_parity');
    } else {
      let data0 = data.y_parity;
      const count0 = report.count;
      validateInt32(data0, report, here, '/y_parity');
      if (report.count > count0) {
        const count1 = report.count;
        validateString(data0, report, here, '/y_parity');
        if (report.count > count1) {
          report.mismatch(here, '/y_parity', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count0);
        }
      }
    }
    report.names(data, valuesAuthorization, here);
  }
};

const validateBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      report.members(data, here, { timestamp: validateTimestampNullable, balance: validateIntegerOrNull });
      if (data.tokens === undefined) {
        report.missing(here, '/tokens');
      } else {
        report.items(data.tokens, report.at(here, '/tokens'), validateAccountTokenBalance);
      }
      report.names(data, valuesBalance, here);
    }
  }
};

export const validateBalancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { timestamp: validateTimestampNullable, links: validateLinks });
    if (data.balances === undefined) {
      report.missing(here, '/balances');
    } else {
      report.items(data.balances, report.at(here, '/balances'), validateAccountBalance);
    }
    report.names(data, valuesBalancesResponse, here);
  }
};

export const validateBlock: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      count: validateIntegerFrom0,
      gas_used: validateIntegerOrNullFrom0,
      hapi_version: validateStringOrNull2,
      hash: validateString2,
      logs_bloom: validateStringOrNull3,
      name: validateString3,
      number: validateIntegerFrom0,
      previous_hash: validateString,
      size: validateIntegerOrNull,
      timestamp: validateTimestampRange,
    });
  }
};

export const validateBlocksResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.blocks === undefined) {
      report.missing(here, '/blocks');
    } else {
      report.items(data.blocks, report.at(here, '/blocks'), validateBlock);
    }
    report.names(data, valuesBlocksResponse, here);
  }
};

const validateBloom: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternStringOrNull4.test(data)) {
        report.unlike(path, key, patternStringOrNull4);
      }
    }
  }
};

const validateBoolean: Validate = (data, report, path, key) => {
  if (typeof data !== 'boolean') {
    report.mismatch(path, key, 'boolean');
  }
};

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'boolean') {
      report.mismatch(path, key, 'boolean or null');
    }
  }
};

const validateChunkInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      report.object(data, here, {
        initial_transaction_id: validateTransactionId,
        number: validateInt32,
        total: validateInt32,
      });
    }
  }
};

const validateConsensusCustomFees: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { created_timestamp: validateTimestamp });
    if (data.fixed_fees === undefined) {
      report.missing(here, '/fixed_fees');
    } else {
      report.items(data.fixed_fees, report.at(here, '/fixed_fees'), validateFixedCustomFee);
    }
    report.names(data, valuesConsensusCustomFees, here);
  }
};

const validateContract: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesContract, here);
  }
};

const validateContractAction: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      call_depth: validateInt32,
      call_operation_type: validateString4,
      call_type: validateString5,
      caller: validateEntityId,
      caller_type: validateString6,
      from: validateString7,
      gas: validateInteger,
      gas_used: validateInteger,
      index: validateInt32,
      input: validateStringOrNull4,
      recipient: validateEntityIdNullable,
      recipient_type: validateStringOrNull5,
      result_data: validateStringOrNull4,
      result_data_type: validateString8,
      timestamp: validateTimestamp,
      to: validateAddressNullable,
      value: validateInteger,
    });
  }
};

export const validateContractActionsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.actions === undefined) {
      report.missing(here, '/actions');
    } else {
      report.items(data.actions, report.at(here, '/actions'), validateContractAction);
    }
    report.names(data, valuesContractActionsResponse, here);
  }
};

export const validateContractCallResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { result: validateString });
  }
};

const validateContractFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
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
        memo: validateString3,
        nonce: validateIntegerOrNull,
        obtainer_id: validateEntityIdNullable,
        permanent_removal: validateBooleanOrNull,
        proxy_account_id: validateEntityIdNullable,
        timestamp: validateTimestampRange,
      },
      [
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
    );
  }
};

const validateContractLog: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultLogFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      block_hash: validateString,
      block_number: validateIntegerOrNull,
      root_contract_id: validateEntityIdNullable,
      timestamp: validateTimestamp,
      transaction_hash: validateString9,
      transaction_index: validateInt32OrNull,
    });
  }
  if (isRecord(data)) {
    report.names(data, valuesContractLog, here);
  }
};

const validateContractLogTopics: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  report.items(data, here, validateString10);
};

export const validateContractLogsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.logs === undefined) {
      report.missing(here, '/logs');
    } else {
      report.items(data.logs, report.at(here, '/logs'), validateContractLog);
    }
    report.names(data, valuesContractLogsResponse, here);
  }
};

export const validateContractResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { bytecode: validateStringOrNull4, runtime_bytecode: validateStringOrNull4 });
  }
  if (isRecord(data)) {
    report.names(data, valuesContractResponse, here);
  }
};

const validateContractResult: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesContractResult, here);
  }
};

export const validateContractResultDetails: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.logs === undefined) {
      report.missing(here, '/logs');
    } else {
      report.items(data.logs, report.at(here, '/logs'), validateContractResultLog);
    }
    if (data.state_changes === undefined) {
      report.missing(here, '/state_changes');
    } else {
      report.items(data.state_changes, report.at(here, '/state_changes'), validateContractResultStateChange);
    }
  }
  if (isRecord(data)) {
    report.names(data, valuesContractResultDetails, here);
  }
};

const validateContractResultFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultSummaryFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      block_gas_used: validateIntegerOrNull,
      block_hash: validateStringOrNull11,
      block_number: validateIntegerOrNull,
      chain_id: validateStringOrNull11,
      failed_initcode: validateStringOrNull4,
      gas_price: validateStringOrNull11,
      max_fee_per_gas: validateStringOrNull11,
      max_priority_fee_per_gas: validateStringOrNull11,
      nonce: validateIntegerOrNull,
      r: validateStringOrNull4,
      result: validateString24,
      s: validateStringOrNull4,
      status: validateString25,
      transaction_index: validateIntegerOrNull,
      type: validateInt32OrNull,
      v: validateInt32OrNull,
    });
    if (data.access_list === undefined) {
      report.missing(here, '/access_list');
    } else {
      let data0 = data.access_list;
      const count0 = report.count;
      validateStringOrNull4(data0, report, here, '/access_list');
      if (report.count > count0) {
        const count1 = report.count;
        report.items(data0, report.at(here, '/access_list'), validateAccessListEntry);
        if (report.count > count1) {
          report.mismatch(here, '/access_list', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count0);
        }
      }
    }
  }
};

const validateContractResultLog: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultLogFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesContractResultLog, here);
  }
};

const validateContractResultLogFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      address: validateString23,
      bloom: validateBloom,
      contract_id: validateEntityIdNullable,
      data: validateStringOrNull4,
      index: validateInt32,
      topics: validateContractLogTopics,
    });
  }
};

const validateContractResultStateChange: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      address: validateAddress,
      contract_id: validateEntityId,
      slot: validateString10,
      value_read: validateString10,
      value_written: validateStringOrNull10,
    });
  }
};

export const validateContractResultSummariesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.results === undefined) {
      report.missing(here, '/results');
    } else {
      report.items(data.results, report.at(here, '/results'), validateContractResultSummary);
    }
    report.names(data, valuesContractResultSummariesResponse, here);
  }
};

const validateContractResultSummary: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultSummaryFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesContractResultSummary, here);
  }
};

const validateContractResultSummaryFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      address: validateStringOrNull15,
      amount: validateIntegerOrNull,
      bloom: validateBloom,
      call_result: validateStringOrNull4,
      contract_id: validateEntityIdNullable,
      error_message: validateStringOrNull,
      from: validateAddressNullable,
      function_parameters: validateStringOrNull4,
      gas_consumed: validateIntegerOrNull,
      gas_limit: validateInteger,
      gas_used: validateIntegerOrNull,
      hash: validateString9,
      timestamp: validateTimestamp,
      to: validateAddressNullable,
    });
    if (data.created_contract_ids === undefined) {
      report.missing(here, '/created_contract_ids');
    } else {
      let data0 = data.created_contract_ids;
      if (data0 !== null) {
        if (!Array.isArray(data0)) {
          report.mismatch(here, '/created_contract_ids', 'array or null');
        } else {
          report.items(data0, report.at(here, '/created_contract_ids'), validateEntityId);
        }
      }
    }
    if (data.authorization_list !== undefined) {
      let data1 = data.authorization_list;
      if (data1 !== null) {
        if (!Array.isArray(data1)) {
          report.mismatch(here, '/authorization_list', 'array or null');
        } else {
          report.items(data1, report.at(here, '/authorization_list'), validateAuthorization);
        }
      }
    }
  }
};

export const validateContractResultsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.results === undefined) {
      report.missing(here, '/results');
    } else {
      report.items(data.results, report.at(here, '/results'), validateContractResult);
    }
    report.names(data, valuesContractResultSummariesResponse, here);
  }
};

const validateContractState: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      address: validateAddress,
      contract_id: validateEntityId,
      timestamp: validateTimestamp,
      slot: validateString10,
      value: validateString10,
    });
  }
};

export const validateContractStateResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.state === undefined) {
      report.missing(here, '/state');
    } else {
      report.items(data.state, report.at(here, '/state'), validateContractState);
    }
    report.names(data, valuesContractStateResponse, here);
  }
};

export const validateContractsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.contracts === undefined) {
      report.missing(here, '/contracts');
    } else {
      report.items(data.contracts, report.at(here, '/contracts'), validateContract);
    }
    report.names(data, valuesContractsResponse, here);
  }
};

const validateCryptoAllowance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAllowanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { amount: validateInteger, amount_granted: validateInteger });
  }
  if (isRecord(data)) {
    report.names(data, valuesCryptoAllowance, here);
  }
};

export const validateCryptoAllowancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.allowances === undefined) {
      report.missing(here, '/allowances');
    } else {
      report.items(data.allowances, report.at(here, '/allowances'), validateCryptoAllowance);
    }
    report.names(data, valuesCryptoAllowancesResponse, here);
  }
};

const validateCustomFeeLimit: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      account_id: validateEntityIdNullable,
      amount: validateInteger,
      denominating_token_id: validateEntityIdNullable,
    });
  }
};

const validateCustomFees: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { created_timestamp: validateTimestamp });
    if (data.fixed_fees === undefined) {
      report.missing(here, '/fixed_fees');
    } else {
      report.items(data.fixed_fees, report.at(here, '/fixed_fees'), validateFixedFee);
    }
    if (data.fractional_fees !== undefined) {
      report.items(data.fractional_fees, report.at(here, '/fractional_fees'), validateFractionalFee);
    }
    if (data.royalty_fees !== undefined) {
      report.items(data.royalty_fees, report.at(here, '/royalty_fees'), validateRoyaltyFee);
    }
    report.names(data, valuesCustomFees, here);
  }
};

const validateEntityId: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternEntityId.test(data)) {
      report.unlike(path, key, patternEntityId);
    }
  }
};

const validateEntityIdNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternEntityId.test(data)) {
        report.unlike(path, key, patternEntityId);
      }
    }
  }
};

const validateEvmAddress: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (data.length < 40) {
      report.mismatch(path, key, 'at least 40 characters');
    }
    if (data.length > 42) {
      report.mismatch(path, key, 'at most 42 characters');
    }
    if (!patternEvmAddress.test(data)) {
      report.unlike(path, key, patternEvmAddress);
    }
  }
};

const validateExchangeRate: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      cent_equivalent: validateInt32,
      expiration_time: validateInteger,
      hbar_equivalent: validateInt32,
    });
  }
};

const validateFallbackFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      report.object(data, here, { amount: validateInteger, denominating_token_id: validateEntityIdNullable });
    }
  }
};

const validateFeeEstimate: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { base: validateIntegerFrom0 });
    if (data.extras === undefined) {
      report.missing(here, '/extras');
    } else {
      report.items(data.extras, report.at(here, '/extras'), validateFeeExtra);
    }
    report.names(data, valuesFeeEstimate, here);
  }
};

const validateFeeEstimateNetwork: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { multiplier: validateInt32From0, subtotal: validateIntegerFrom0 });
  }
};

export const validateFeeEstimateResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      high_volume_multiplier: validateIntegerFrom1,
      network: validateFeeEstimateNetwork,
      node: validateFeeEstimate,
      service: validateFeeEstimate,
      total: validateIntegerFrom0,
    });
    if (data.notes !== undefined) {
      report.items(data.notes, report.at(here, '/notes'), validateString3);
    }
    report.names(data, valuesFeeEstimateResponse, here);
  }
};

const validateFeeExtra: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      charged: validateIntegerFrom0,
      count: validateIntegerFrom0,
      fee_per_unit: validateIntegerFrom0,
      included: validateIntegerFrom0,
      name: validateString3,
      subtotal: validateIntegerFrom0,
    });
  }
};

const validateFixedCustomFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      amount: validateInteger,
      collector_account_id: validateEntityIdNullable,
      denominating_token_id: validateEntityIdNullable,
    });
  }
};

const validateFixedFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      all_collectors_are_exempt: validateBoolean,
      amount: validateInteger,
      collector_account_id: validateEntityIdNullable,
      denominating_token_id: validateEntityIdNullable,
    });
  }
};

const validateFraction: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { numerator: validateInteger, denominator: validateInteger }, [
      'numerator',
      'denominator',
    ]);
  }
};

const validateFractionalFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      all_collectors_are_exempt: validateBoolean,
      amount: validateFraction,
      collector_account_id: validateEntityIdNullable,
      denominating_token_id: validateEntityId,
      maximum: validateIntegerOrNull,
      minimum: validateInteger,
      net_of_transfers: validateBoolean,
    });
  }
};

const validateHook: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      admin_key: validateKey,
      contract_id: validateEntityIdNullable,
      created_timestamp: validateTimestampNullable,
      deleted: validateBoolean,
      extension_point: validateString11,
      hook_id: validateInteger,
      owner_id: validateEntityId,
      timestamp_range: validateTimestampRangeNullable,
      type: validateString12,
    });
  }
};

const validateHookStorage: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      key: validateString10,
      value: validateStringOrNull10,
      timestamp: validateTimestamp,
    });
  }
};

export const validateHooksResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.hooks === undefined) {
      report.missing(here, '/hooks');
    } else {
      report.items(data.hooks, report.at(here, '/hooks'), validateHook);
    }
    report.names(data, valuesHooksResponse, here);
  }
};

export const validateHooksStorageResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      hook_id: validateInteger,
      links: validateLinks,
      owner_id: validateEntityId,
    });
    if (data.storage === undefined) {
      report.missing(here, '/storage');
    } else {
      report.items(data.storage, report.at(here, '/storage'), validateHookStorage);
    }
    report.names(data, valuesHooksStorageResponse, here);
  }
};

const validateInt32: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'integer');
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
    report.mismatch(path, key, 'integer');
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
    report.mismatch(path, key, 'integer');
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
      report.mismatch(path, key, 'integer or null');
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
      report.mismatch(path, key, 'integer or null');
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
    report.mismatch(path, key, 'integer');
  }
};

const validateIntegerFrom0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      report.mismatch(path, key, 'at least 0');
    }
  }
};

const validateIntegerFrom1: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'integer');
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
      report.mismatch(path, key, 'integer or null');
    }
  }
};

const validateIntegerOrNullFrom0: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'integer or null');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        report.mismatch(path, key, 'at least 0');
      }
    }
  }
};

const validateKey: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      report.object(data, here, { _type: validateString13, key: validateString14 });
    }
  }
};

const validateLinks: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { next: validateStringOrNull });
  }
};

export const validateNetworkExchangeRateSetResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      current_rate: validateExchangeRate,
      next_rate: validateExchangeRate,
      timestamp: validateTimestamp,
    });
  }
};

const validateNetworkFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { gas: validateInteger, transaction_type: validateString3 });
  }
};

export const validateNetworkFeesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { timestamp: validateTimestamp });
    if (data.fees === undefined) {
      report.missing(here, '/fees');
    } else {
      report.items(data.fees, report.at(here, '/fees'), validateNetworkFee);
    }
    report.names(data, valuesNetworkFeesResponse, here);
  }
};

const validateNetworkNode: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      admin_key: validateKey,
      decline_reward: validateBooleanOrNull,
      description: validateStringOrNull,
      file_id: validateEntityId,
      max_stake: validateIntegerOrNull,
      memo: validateStringOrNull,
      min_stake: validateIntegerOrNull,
      node_account_id: validateEntityId,
      node_id: validateInteger,
      node_cert_hash: validateStringOrNull11,
      public_key: validateStringOrNull11,
      reward_rate_start: validateIntegerOrNull,
      stake: validateIntegerOrNull,
      stake_not_rewarded: validateIntegerOrNull,
      stake_rewarded: validateIntegerOrNull,
      staking_period: validateTimestampRangeNullable,
      timestamp: validateTimestampRange,
    });
    if (data.associated_registered_nodes !== undefined) {
      report.items(
        data.associated_registered_nodes,
        report.at(here, '/associated_registered_nodes'),
        validateIntegerFrom0,
      );
    }
    if (data.grpc_proxy_endpoint === undefined) {
      report.missing(here, '/grpc_proxy_endpoint');
    } else {
      let data1 = data.grpc_proxy_endpoint;
      const count0 = report.count;
      validateServiceEndpoint(data1, report, here, '/grpc_proxy_endpoint');
      if (report.count > count0) {
        const count1 = report.count;
        if (data1 !== null) {
          report.mismatch(here, '/grpc_proxy_endpoint', 'null');
        }
        if (report.count > count1) {
          report.mismatch(
            here,
            '/grpc_proxy_endpoint',
            'a value that matches one of the declared alternatives',
          );
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.service_endpoints === undefined) {
      report.missing(here, '/service_endpoints');
    } else {
      report.items(data.service_endpoints, report.at(here, '/service_endpoints'), validateServiceEndpoint);
    }
    report.names(data, valuesNetworkNode, here);
  }
};

export const validateNetworkNodesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.nodes === undefined) {
      report.missing(here, '/nodes');
    } else {
      report.items(data.nodes, report.at(here, '/nodes'), validateNetworkNode);
    }
    report.names(data, valuesNetworkNodesResponse, here);
  }
};

export const validateNetworkStakeResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
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
  }
};

export const validateNetworkSupplyResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      released_supply: validateString15,
      timestamp: validateTimestamp,
      total_supply: validateString15,
    });
  }
};

export const validateNft: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      account_id: validateEntityIdNullable,
      created_timestamp: validateTimestampNullable,
      delegating_spender: validateEntityIdNullable,
      deleted: validateBoolean,
      metadata: validateString3,
      modified_timestamp: validateTimestampNullable,
      serial_number: validateInteger,
      spender: validateEntityIdNullable,
      token_id: validateEntityId,
    });
  }
};

const validateNftAllowance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      approved_for_all: validateBoolean,
      owner: validateEntityId,
      spender: validateEntityId,
      timestamp: validateTimestampRange,
      token_id: validateEntityId,
    });
  }
};

export const validateNftAllowancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.allowances === undefined) {
      report.missing(here, '/allowances');
    } else {
      report.items(data.allowances, report.at(here, '/allowances'), validateNftAllowance);
    }
    report.names(data, valuesCryptoAllowancesResponse, here);
  }
};

export const validateNftTransactionHistory: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateNftTransactionTransfer);
    }
    report.names(data, valuesNftTransactionHistory, here);
  }
};

const validateNftTransactionTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      consensus_timestamp: validateTimestamp,
      is_approval: validateBoolean,
      nonce: validateInt32From0,
      receiver_account_id: validateEntityIdNullable,
      sender_account_id: validateEntityIdNullable,
      transaction_id: validateString16,
      type: validateTransactionTypes,
    });
  }
};

const validateNftTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      is_approval: validateBoolean,
      receiver_account_id: validateEntityIdNullable,
      sender_account_id: validateEntityIdNullable,
      serial_number: validateInteger,
      token_id: validateEntityId,
    });
  }
};

export const validateNfts: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.nfts === undefined) {
      report.missing(here, '/nfts');
    } else {
      report.items(data.nfts, report.at(here, '/nfts'), validateNft);
    }
    report.names(data, valuesNfts, here);
  }
};

const validateNumber: Validate = (data, report, path, key) => {
  if (!Number.isFinite(data)) {
    report.mismatch(path, key, 'number');
  }
};

const validateOpcode: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        depth: validateInt32,
        gas: validateInteger,
        gas_cost: validateInteger,
        op: validateString3,
        pc: validateInt32,
        reason: validateStringOrNull4,
      },
      ['reason'],
    );
    if (data.memory === undefined) {
      report.missing(here, '/memory');
    } else {
      let data0 = data.memory;
      if (data0 !== null) {
        if (!Array.isArray(data0)) {
          report.mismatch(here, '/memory', 'array or null');
        } else {
          report.items(data0, report.at(here, '/memory'), validateString);
        }
      }
    }
    if (data.stack === undefined) {
      report.missing(here, '/stack');
    } else {
      let data1 = data.stack;
      if (data1 !== null) {
        if (!Array.isArray(data1)) {
          report.mismatch(here, '/stack', 'array or null');
        } else {
          report.items(data1, report.at(here, '/stack'), validateString);
        }
      }
    }
    if (data.storage === undefined) {
      report.missing(here, '/storage');
    } else {
      let data2 = data.storage;
      if (data2 !== null) {
        if (!isRecord(data2)) {
          report.mismatch(here, '/storage', 'object or null');
        } else {
          for (const key0 in data2) {
            validateString(
              data2[key0],
              report,
              here,
              '/storage/' + key0.replace(/~/g, '~0').replace(/\//g, '~1'),
            );
          }
        }
      }
    }
    report.names(data, valuesOpcode, here);
  }
};

export const validateOpcodesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      address: validateString7,
      contract_id: validateEntityIdNullable,
      failed: validateBoolean,
      gas: validateInteger,
      return_value: validateString17,
    });
    if (data.opcodes === undefined) {
      report.missing(here, '/opcodes');
    } else {
      report.items(data.opcodes, report.at(here, '/opcodes'), validateOpcode);
    }
    report.names(data, valuesOpcodesResponse, here);
  }
};

const validateRegisteredBlockNodeApi: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesRegisteredBlockNodeApi.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateRegisteredBlockNodeEndpoint: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.endpoint_apis !== undefined) {
      report.items(data.endpoint_apis, report.at(here, '/endpoint_apis'), validateRegisteredBlockNodeApi);
    }
    report.names(data, valuesRegisteredBlockNodeEndpoint, here);
  }
};

const validateRegisteredGeneralServiceEndpoint: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { description: validateStringOrNull }, ['description']);
  }
};

const validateRegisteredMirrorNodeEndpoint: Validate = (data, report, path, key) => {
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  }
};

const validateRegisteredNode: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      admin_key: validateKey,
      created_timestamp: validateTimestampNullable,
      description: validateStringOrNull,
      registered_node_id: validateInteger,
      timestamp: validateTimestampRange,
    });
    if (data.service_endpoints === undefined) {
      report.missing(here, '/service_endpoints');
    } else {
      report.items(
        data.service_endpoints,
        report.at(here, '/service_endpoints'),
        validateRegisteredServiceEndpoint,
      );
    }
    report.names(data, valuesRegisteredNode, here);
  }
};

const validateRegisteredNodeType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesRegisteredNodeType.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateRegisteredNodesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.registered_nodes === undefined) {
      report.missing(here, '/registered_nodes');
    } else {
      report.items(data.registered_nodes, report.at(here, '/registered_nodes'), validateRegisteredNode);
    }
    report.names(data, valuesRegisteredNodesResponse, here);
  }
};

const validateRegisteredRpcRelayEndpoint: Validate = (data, report, path, key) => {
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  }
};

const validateRegisteredServiceEndpoint: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        domain_name: validateStringOrNull,
        ip_address: validateStringOrNull,
        port: validateInt32From0To65535,
        requires_tls: validateBoolean,
        type: validateRegisteredNodeType,
      },
      ['domain_name', 'ip_address'],
    );
    if (data.block_node === undefined) {
      report.missing(here, '/block_node');
    } else {
      let data0 = data.block_node;
      const count0 = report.count;
      validateRegisteredBlockNodeEndpoint(data0, report, here, '/block_node');
      if (report.count > count0) {
        const count1 = report.count;
        if (data0 !== null) {
          report.mismatch(here, '/block_node', 'null');
        }
        if (report.count > count1) {
          report.mismatch(here, '/block_node', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.general_service === undefined) {
      report.missing(here, '/general_service');
    } else {
      let data1 = data.general_service;
      const count2 = report.count;
      validateRegisteredGeneralServiceEndpoint(data1, report, here, '/general_service');
      if (report.count > count2) {
        const count3 = report.count;
        if (data1 !== null) {
          report.mismatch(here, '/general_service', 'null');
        }
        if (report.count > count3) {
          report.mismatch(here, '/general_service', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count2);
        }
      }
    }
    if (data.mirror_node === undefined) {
      report.missing(here, '/mirror_node');
    } else {
      let data2 = data.mirror_node;
      const count4 = report.count;
      validateRegisteredMirrorNodeEndpoint(data2, report, here, '/mirror_node');
      if (report.count > count4) {
        const count5 = report.count;
        if (data2 !== null) {
          report.mismatch(here, '/mirror_node', 'null');
        }
        if (report.count > count5) {
          report.mismatch(here, '/mirror_node', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count4);
        }
      }
    }
    if (data.rpc_relay === undefined) {
      report.missing(here, '/rpc_relay');
    } else {
      let data3 = data.rpc_relay;
      const count6 = report.count;
      validateRegisteredRpcRelayEndpoint(data3, report, here, '/rpc_relay');
      if (report.count > count6) {
        const count7 = report.count;
        if (data3 !== null) {
          report.mismatch(here, '/rpc_relay', 'null');
        }
        if (report.count > count7) {
          report.mismatch(here, '/rpc_relay', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count6);
        }
      }
    }
  }
  const count8 = report.count;
  if (isRecord(data)) {
    if (data.domain_name === undefined) {
      report.missing(here, '/domain_name');
    }
  }
  if (report.count > count8) {
    const count9 = report.count;
    if (isRecord(data)) {
      if (data.ip_address === undefined) {
        report.missing(here, '/ip_address');
      }
    }
    if (report.count > count9) {
      report.mismatch(path, key, 'a value that matches one of the declared alternatives');
    } else {
      report.forget(count8);
    }
  }
  if (isRecord(data)) {
    report.names(data, valuesRegisteredServiceEndpoint, here);
  }
};

const validateRoyaltyFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      all_collectors_are_exempt: validateBoolean,
      amount: validateFraction,
      collector_account_id: validateEntityIdNullable,
      fallback_fee: validateFallbackFee,
    });
  }
};

export const validateSchedule: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      admin_key: validateKey,
      consensus_timestamp: validateTimestamp,
      creator_account_id: validateEntityId,
      deleted: validateBoolean,
      executed_timestamp: validateTimestampNullable,
      expiration_time: validateTimestampNullable,
      memo: validateString3,
      payer_account_id: validateEntityId,
      schedule_id: validateEntityId,
      transaction_body: validateString3,
      wait_for_expiry: validateBoolean,
    });
    if (data.signatures === undefined) {
      report.missing(here, '/signatures');
    } else {
      report.items(data.signatures, report.at(here, '/signatures'), validateScheduleSignature);
    }
    report.names(data, valuesSchedule, here);
  }
};

const validateScheduleSignature: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      consensus_timestamp: validateTimestamp,
      public_key_prefix: validateString3,
      signature: validateString3,
      type: validateString18,
    });
  }
};

export const validateSchedulesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.schedules === undefined) {
      report.missing(here, '/schedules');
    } else {
      report.items(data.schedules, report.at(here, '/schedules'), validateSchedule);
    }
    report.names(data, valuesSchedulesResponse, here);
  }
};

const validateServiceEndpoint: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      domain_name: validateString3,
      ip_address_v4: validateString3,
      port: validateInt32,
    });
  }
};

const validateStakingReward: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      account_id: validateEntityId,
      amount: validateInteger,
      timestamp: validateTimestamp,
    });
  }
};

const validateStakingRewardTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { account: validateEntityId, amount: validateInteger });
  }
};

export const validateStakingRewardsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.rewards === undefined) {
      report.missing(here, '/rewards');
    } else {
      report.items(data.rewards, report.at(here, '/rewards'), validateStakingReward);
    }
    report.names(data, valuesStakingRewardsResponse, here);
  }
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString.test(data)) {
      report.unlike(path, key, patternString);
    }
  }
};

const validateString10: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString10.test(data)) {
      report.unlike(path, key, patternString10);
    }
  }
};

const validateString11: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString11.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString12: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString12.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString13: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString13.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString14: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString14.test(data)) {
      report.unlike(path, key, patternString14);
    }
  }
};

const validateString15: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString15.test(data)) {
      report.unlike(path, key, patternString15);
    }
  }
};

const validateString16: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString16.test(data)) {
      report.unlike(path, key, patternString16);
    }
  }
};

const validateString17: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternStringOrNull4.test(data)) {
      report.unlike(path, key, patternStringOrNull4);
    }
  }
};

const validateString18: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString18.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString19: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString19.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString2: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString2.test(data)) {
      report.unlike(path, key, patternString2);
    }
  }
};

const validateString20: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString20.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString21: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString21.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString22: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString22.test(data)) {
      report.unlike(path, key, patternString22);
    }
  }
};

const validateString23: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString23.test(data)) {
      report.unlike(path, key, patternString23);
    }
  }
};

const validateString24: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString24.test(data)) {
      report.unlike(path, key, patternString24);
    }
  }
};

const validateString25: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString25.test(data)) {
      report.unlike(path, key, patternString25);
    }
  }
};

const validateString26: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString26.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString3: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  }
};

const validateString4: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString4.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString5: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString5.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString6: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString6.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString7: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString7.test(data)) {
      report.unlike(path, key, patternString7);
    }
  }
};

const validateString8: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString8.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString9: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString9.test(data)) {
      report.unlike(path, key, patternString9);
    }
  }
};

const validateStringOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    }
  }
};

const validateStringOrNull10: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternString10.test(data)) {
        report.unlike(path, key, patternString10);
      }
    }
  }
};

const validateStringOrNull11: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternString.test(data)) {
        report.unlike(path, key, patternString);
      }
    }
  }
};

const validateStringOrNull12: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!valuesStringOrNull12.has(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateStringOrNull13: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
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
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternStringOrNull14.test(data)) {
        report.unlike(path, key, patternStringOrNull14);
      }
    }
  }
};

const validateStringOrNull15: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternString7.test(data)) {
        report.unlike(path, key, patternString7);
      }
    }
  }
};

const validateStringOrNull16: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternString15.test(data)) {
        report.unlike(path, key, patternString15);
      }
    }
  }
};

const validateStringOrNull2: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
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
      report.mismatch(path, key, 'string or null');
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
      report.mismatch(path, key, 'string or null');
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
      report.mismatch(path, key, 'string or null');
    } else {
      if (!valuesString6.has(data)) {
        report.unknownValue(path, key, data);
      }
    }
  }
};

const validateTimestamp: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternTimestampNullable.test(data)) {
      report.unlike(path, key, patternTimestampNullable);
    }
  }
};

const validateTimestampNullable: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternTimestampNullable.test(data)) {
        report.unlike(path, key, patternTimestampNullable);
      }
    }
  }
};

const validateTimestampRange: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { from: validateTimestamp, to: validateTimestampNullable });
  }
};

const validateTimestampRangeNullable: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      report.object(data, here, { from: validateTimestamp, to: validateTimestampNullable });
    }
  }
};

const validateToken: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      admin_key: validateKey,
      decimals: validateInteger,
      metadata: validateString3,
      name: validateString3,
      symbol: validateString3,
      token_id: validateEntityId,
      type: validateString19,
    });
  }
};

const validateTokenAirdrop: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      amount: validateIntegerOrNull,
      receiver_id: validateEntityId,
      sender_id: validateEntityId,
      serial_number: validateIntegerOrNull,
      timestamp: validateTimestampRange,
      token_id: validateEntityId,
    });
  }
};

export const validateTokenAirdropsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.airdrops === undefined) {
      report.missing(here, '/airdrops');
    } else {
      report.items(data.airdrops, report.at(here, '/airdrops'), validateTokenAirdrop);
    }
    report.names(data, valuesTokenAirdropsResponse, here);
  }
};

const validateTokenAllowance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAllowanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { token_id: validateEntityId });
  }
  if (isRecord(data)) {
    report.names(data, valuesTokenAllowance, here);
  }
};

export const validateTokenAllowancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.allowances === undefined) {
      report.missing(here, '/allowances');
    } else {
      report.items(data.allowances, report.at(here, '/allowances'), validateTokenAllowance);
    }
    report.names(data, valuesCryptoAllowancesResponse, here);
  }
};

const validateTokenBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { token_id: validateEntityId, balance: validateInteger });
  }
};

export const validateTokenBalancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { timestamp: validateTimestampNullable, links: validateLinks });
    if (data.balances === undefined) {
      report.missing(here, '/balances');
    } else {
      report.items(data.balances, report.at(here, '/balances'), validateTokenHolder);
    }
    report.names(data, valuesBalancesResponse, here);
  }
};

const validateTokenHolder: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      account: validateEntityId,
      balance: validateInteger,
      decimals: validateIntegerOrNull,
    });
  }
};

export const validateTokenInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      admin_key: validateKey,
      auto_renew_account: validateEntityIdNullable,
      auto_renew_period: validateIntegerOrNull,
      created_timestamp: validateTimestamp,
      decimals: validateString15,
      deleted: validateBooleanOrNull,
      expiry_timestamp: validateIntegerOrNull,
      fee_schedule_key: validateKey,
      freeze_default: validateBoolean,
      freeze_key: validateKey,
      initial_supply: validateString15,
      kyc_key: validateKey,
      max_supply: validateString15,
      metadata: validateString3,
      metadata_key: validateKey,
      modified_timestamp: validateTimestamp,
      name: validateString3,
      memo: validateString3,
      pause_key: validateKey,
      pause_status: validateString20,
      supply_key: validateKey,
      supply_type: validateString21,
      symbol: validateString3,
      token_id: validateEntityId,
      total_supply: validateString15,
      treasury_account_id: validateEntityId,
      type: validateString19,
      wipe_key: validateKey,
      custom_fees: validateCustomFees,
    });
  }
};

const validateTokenRelationship: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      automatic_association: validateBooleanOrNull,
      balance: validateInteger,
      created_timestamp: validateTimestampNullable,
      decimals: validateIntegerOrNull,
      freeze_status: validateStringOrNull12,
      kyc_status: validateStringOrNull13,
      token_id: validateEntityId,
    });
  }
};

export const validateTokenRelationshipResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.tokens === undefined) {
      report.missing(here, '/tokens');
    } else {
      report.items(data.tokens, report.at(here, '/tokens'), validateTokenRelationship);
    }
    report.names(data, valuesTokenRelationshipResponse, here);
  }
};

const validateTokenTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(
      data,
      here,
      {
        token_id: validateEntityId,
        account: validateEntityId,
        amount: validateInteger,
        is_approval: validateBoolean,
      },
      ['is_approval'],
    );
  }
};

export const validateTokensResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks });
    if (data.tokens === undefined) {
      report.missing(here, '/tokens');
    } else {
      report.items(data.tokens, report.at(here, '/tokens'), validateToken);
    }
    report.names(data, valuesTokenRelationshipResponse, here);
  }
};

export const validateTopic: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        admin_key: validateKey,
        auto_renew_account: validateEntityIdNullable,
        auto_renew_period: validateIntegerOrNull,
        created_timestamp: validateTimestampNullable,
        custom_fees: validateConsensusCustomFees,
        deleted: validateBooleanOrNull,
        fee_schedule_key: validateKey,
        memo: validateString3,
        submit_key: validateKey,
        timestamp: validateTimestampRange,
        topic_id: validateEntityId,
      },
      ['custom_fees', 'fee_schedule_key'],
    );
    if (data.fee_exempt_key_list !== undefined) {
      report.items(data.fee_exempt_key_list, report.at(here, '/fee_exempt_key_list'), validateKey);
    }
    report.names(data, valuesTopic, here);
  }
};

export const validateTopicMessage: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      chunk_info: validateChunkInfo,
      consensus_timestamp: validateTimestamp,
      message: validateString3,
      payer_account_id: validateEntityId,
      running_hash: validateString3,
      running_hash_version: validateInt32,
      sequence_number: validateInteger,
      topic_id: validateEntityId,
    });
  }
};

export const validateTopicMessagesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks }, ['links']);
    if (data.messages === undefined) {
      report.missing(here, '/messages');
    } else {
      report.items(data.messages, report.at(here, '/messages'), validateTopicMessage);
    }
    report.names(data, valuesTopicMessagesResponse, here);
  }
};

const validateTransaction: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateTransactionFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesTransaction, here);
  }
};

export const validateTransactionByIdResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateTransactionDetail);
    }
    report.names(data, valuesTransactionByIdResponse, here);
  }
};

const validateTransactionDetail: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateTransactionFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.assessed_custom_fees !== undefined) {
      report.items(
        data.assessed_custom_fees,
        report.at(here, '/assessed_custom_fees'),
        validateAssessedCustomFee,
      );
    }
  }
  if (isRecord(data)) {
    report.names(data, valuesTransactionDetail, here);
  }
};

const validateTransactionFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        batch_key: validateKey,
        bytes: validateStringOrNull,
        charged_tx_fee: validateInteger,
        consensus_timestamp: validateTimestamp,
        entity_id: validateEntityIdNullable,
        high_volume: validateBoolean,
        high_volume_pricing_multiplier: validateIntegerOrNullFrom0,
        max_fee: validateString15,
        memo_base64: validateStringOrNull,
        node: validateEntityIdNullable,
        nonce: validateInt32From0,
        parent_consensus_timestamp: validateTimestampNullable,
        result: validateString24,
        scheduled: validateBoolean,
        transaction_hash: validateString3,
        transaction_id: validateString16,
        valid_duration_seconds: validateStringOrNull16,
        valid_start_timestamp: validateTimestamp,
      },
      ['batch_key', 'high_volume', 'high_volume_pricing_multiplier'],
    );
    if (data.max_custom_fees !== undefined) {
      report.items(data.max_custom_fees, report.at(here, '/max_custom_fees'), validateCustomFeeLimit);
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      let data1 = data.name;
      const count0 = report.count;
      validateString26(data1, report, here, '/name');
      if (report.count > count0) {
        const count1 = report.count;
        validateString26(data1, report, here, '/name');
        if (report.count > count1) {
          report.mismatch(here, '/name', 'a value that matches one of the declared alternatives');
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.nft_transfers !== undefined) {
      report.items(data.nft_transfers, report.at(here, '/nft_transfers'), validateNftTransfer);
    }
    if (data.staking_reward_transfers === undefined) {
      report.missing(here, '/staking_reward_transfers');
    } else {
      report.items(
        data.staking_reward_transfers,
        report.at(here, '/staking_reward_transfers'),
        validateStakingRewardTransfer,
      );
    }
    if (data.token_transfers === undefined) {
      report.missing(here, '/token_transfers');
    } else {
      report.items(data.token_transfers, report.at(here, '/token_transfers'), validateTokenTransfer);
    }
    if (data.transfers === undefined) {
      report.missing(here, '/transfers');
    } else {
      report.items(data.transfers, report.at(here, '/transfers'), validateTransfer);
    }
  }
};

const validateTransactionId: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      account_id: validateEntityId,
      nonce: validateInt32OrNullFrom0,
      scheduled: validateBooleanOrNull,
      transaction_valid_start: validateTimestamp,
    });
  }
};

const validateTransactionTypes: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesTransactionTypes.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateTransactionsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { links: validateLinks }, ['links']);
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateTransaction);
    }
    report.names(data, valuesNftTransactionHistory, here);
  }
};

const validateTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(
      data,
      here,
      { account: validateEntityId, amount: validateInteger, is_approval: validateBoolean },
      ['is_approval'],
    );
  }
};
