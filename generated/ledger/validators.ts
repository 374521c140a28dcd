// Checks the replies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/generated-code.js';

const knownAccessListEntry = ['address', 'storage_keys'];
const knownAccountBalance = ['account', 'balance', 'tokens'];
const knownAccountBalanceTransactions = [
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
const knownAccountInfo = [
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
const knownAccountLinks = ['next'];
const knownAccountsResponse = ['accounts', 'links'];
const knownAssessedCustomFee = ['amount', 'collector_account_id', 'effective_payer_account_ids', 'token_id'];
const knownAuthorization = ['address', 'chain_id', 'nonce', 'r', 's', 'y_parity'];
const knownBalance = ['balance', 'timestamp', 'tokens'];
const knownBalancesResponse = ['balances', 'links', 'timestamp'];
const knownBlock = [
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
];
const knownBlocksResponse = ['blocks', 'links'];
const knownChunkInfo = ['initial_transaction_id', 'number', 'total'];
const knownConsensusCustomFees = ['created_timestamp', 'fixed_fees'];
const knownContract = [
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
const knownContractAction = /*#__PURE__*/ new Set([
  'CALL',
  'CALLCODE',
  'CREATE',
  'CREATE2',
  'DELEGATECALL',
  'STATICCALL',
  'UNKNOWN',
]);
const knownContractAction2 = /*#__PURE__*/ new Set(['NO_ACTION', 'CALL', 'CREATE', 'PRECOMPILE', 'SYSTEM']);
const knownContractAction3 = /*#__PURE__*/ new Set(['ACCOUNT', 'CONTRACT']);
const knownContractAction4 = /*#__PURE__*/ new Set(['OUTPUT', 'REVERT_REASON', 'ERROR']);
const knownContractAction5 = [
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
];
const knownContractActionsResponse = ['actions', 'links'];
const knownContractCallResponse = ['result'];
const knownContractLog = [
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
const knownContractLogsResponse = ['links', 'logs'];
const knownContractResponse = [
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
const knownContractResult = [
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
const knownContractResultDetails = [
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
const knownContractResultLog = ['address', 'bloom', 'contract_id', 'data', 'index', 'topics'];
const knownContractResultStateChange = ['address', 'contract_id', 'slot', 'value_read', 'value_written'];
const knownContractResultSummariesResponse = ['links', 'results'];
const knownContractResultSummary = [
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
const knownContractsResponse = ['contracts', 'links'];
const knownContractState = ['address', 'contract_id', 'slot', 'timestamp', 'value'];
const knownContractStateResponse = ['links', 'state'];
const knownCryptoAllowance = ['amount', 'amount_granted', 'owner', 'spender', 'timestamp'];
const knownCryptoAllowancesResponse = ['allowances', 'links'];
const knownCustomFeeLimit = ['account_id', 'amount', 'denominating_token_id'];
const knownCustomFees = ['created_timestamp', 'fixed_fees', 'fractional_fees', 'royalty_fees'];
const knownExchangeRate = ['cent_equivalent', 'expiration_time', 'hbar_equivalent'];
const knownFallbackFee = ['amount', 'denominating_token_id'];
const knownFeeEstimate = ['base', 'extras'];
const knownFeeEstimateNetwork = ['multiplier', 'subtotal'];
const knownFeeEstimateResponse = ['high_volume_multiplier', 'network', 'node', 'notes', 'service', 'total'];
const knownFeeExtra = ['charged', 'count', 'fee_per_unit', 'included', 'name', 'subtotal'];
const knownFixedCustomFee = ['amount', 'collector_account_id', 'denominating_token_id'];
const knownFixedFee = [
  'all_collectors_are_exempt',
  'amount',
  'collector_account_id',
  'denominating_token_id',
];
const knownFraction = ['denominator', 'numerator'];
const knownFractionalFee = [
  'all_collectors_are_exempt',
  'amount',
  'collector_account_id',
  'denominating_token_id',
  'maximum',
  'minimum',
  'net_of_transfers',
];
const knownHook = /*#__PURE__*/ new Set(['ACCOUNT_ALLOWANCE_HOOK']);
const knownHook2 = /*#__PURE__*/ new Set(['EVM']);
const knownHook3 = [
  'admin_key',
  'contract_id',
  'created_timestamp',
  'deleted',
  'extension_point',
  'hook_id',
  'owner_id',
  'timestamp_range',
  'type',
];
const knownHooksResponse = ['hooks', 'links'];
const knownHooksStorageResponse = ['hook_id', 'links', 'owner_id', 'storage'];
const knownHookStorage = ['key', 'timestamp', 'value'];
const knownKey = /*#__PURE__*/ new Set(['ECDSA_SECP256K1', 'ED25519', 'ProtobufEncoded']);
const knownKey2 = ['_type', 'key'];
const knownNetworkExchangeRateSetResponse = ['current_rate', 'next_rate', 'timestamp'];
const knownNetworkFee = ['gas', 'transaction_type'];
const knownNetworkFeesResponse = ['fees', 'timestamp'];
const knownNetworkNode = [
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
const knownNetworkNodesResponse = ['links', 'nodes'];
const knownNetworkStakeResponse = [
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
];
const knownNetworkSupplyResponse = ['released_supply', 'timestamp', 'total_supply'];
const knownNft = [
  'account_id',
  'created_timestamp',
  'delegating_spender',
  'deleted',
  'metadata',
  'modified_timestamp',
  'serial_number',
  'spender',
  'token_id',
];
const knownNftAllowance = ['approved_for_all', 'owner', 'spender', 'timestamp', 'token_id'];
const knownNfts = ['links', 'nfts'];
const knownNftTransactionHistory = ['links', 'transactions'];
const knownNftTransactionTransfer = [
  'consensus_timestamp',
  'is_approval',
  'nonce',
  'receiver_account_id',
  'sender_account_id',
  'transaction_id',
  'type',
];
const knownNftTransfer = [
  'is_approval',
  'receiver_account_id',
  'sender_account_id',
  'serial_number',
  'token_id',
];
const knownOpcode = ['depth', 'gas', 'gas_cost', 'memory', 'op', 'pc', 'reason', 'stack', 'storage'];
const knownOpcodesResponse = ['address', 'contract_id', 'failed', 'gas', 'opcodes', 'return_value'];
const knownRegisteredBlockNodeApi = /*#__PURE__*/ new Set([
  'OTHER',
  'STATUS',
  'PUBLISH',
  'SUBSCRIBE_STREAM',
  'STATE_PROOF',
  'UNRECOGNIZED',
]);
const knownRegisteredBlockNodeEndpoint = ['endpoint_apis'];
const knownRegisteredGeneralServiceEndpoint = ['description'];
const knownRegisteredNode = [
  'admin_key',
  'created_timestamp',
  'description',
  'registered_node_id',
  'service_endpoints',
  'timestamp',
];
const knownRegisteredNodesResponse = ['links', 'registered_nodes'];
const knownRegisteredNodeType = /*#__PURE__*/ new Set([
  'BLOCK_NODE',
  'GENERAL_SERVICE',
  'MIRROR_NODE',
  'RPC_RELAY',
]);
const knownRegisteredServiceEndpoint = [
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
const knownRoyaltyFee = ['all_collectors_are_exempt', 'amount', 'collector_account_id', 'fallback_fee'];
const knownSchedule = [
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
const knownScheduleSignature = /*#__PURE__*/ new Set([
  'CONTRACT',
  'ED25519',
  'RSA_3072',
  'ECDSA_384',
  'ECDSA_SECP256K1',
  'UNKNOWN',
]);
const knownScheduleSignature2 = ['consensus_timestamp', 'public_key_prefix', 'signature', 'type'];
const knownSchedulesResponse = ['links', 'schedules'];
const knownServiceEndpoint = ['domain_name', 'ip_address_v4', 'port'];
const knownStakingReward = ['account_id', 'amount', 'timestamp'];
const knownStakingRewardsResponse = ['links', 'rewards'];
const knownStakingRewardTransfer = ['account', 'amount'];
const knownString8 = /*#__PURE__*/ new Set(['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']);
const knownString10 = /*#__PURE__*/ new Set([
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
const knownTimestampRange = ['from', 'to'];
const knownToken = ['admin_key', 'decimals', 'metadata', 'name', 'symbol', 'token_id', 'type'];
const knownTokenAirdrop = ['amount', 'receiver_id', 'sender_id', 'serial_number', 'timestamp', 'token_id'];
const knownTokenAirdropsResponse = ['airdrops', 'links'];
const knownTokenAllowance = ['amount', 'amount_granted', 'owner', 'spender', 'timestamp', 'token_id'];
const knownTokenBalance = ['balance', 'token_id'];
const knownTokenHolder = ['account', 'balance', 'decimals'];
const knownTokenInfo = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'PAUSED', 'UNPAUSED']);
const knownTokenInfo2 = /*#__PURE__*/ new Set(['FINITE', 'INFINITE']);
const knownTokenInfo3 = [
  'admin_key',
  'auto_renew_account',
  'auto_renew_period',
  'created_timestamp',
  'custom_fees',
  'decimals',
  'deleted',
  'expiry_timestamp',
  'fee_schedule_key',
  'freeze_default',
  'freeze_key',
  'initial_supply',
  'kyc_key',
  'max_supply',
  'memo',
  'metadata',
  'metadata_key',
  'modified_timestamp',
  'name',
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
];
const knownTokenRelationship = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN']);
const knownTokenRelationship2 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'GRANTED', 'REVOKED']);
const knownTokenRelationship3 = [
  'automatic_association',
  'balance',
  'created_timestamp',
  'decimals',
  'freeze_status',
  'kyc_status',
  'token_id',
];
const knownTokenRelationshipResponse = ['links', 'tokens'];
const knownTokenTransfer = ['account', 'amount', 'is_approval', 'token_id'];
const knownTopic = [
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
const knownTopicMessage = [
  'chunk_info',
  'consensus_timestamp',
  'message',
  'payer_account_id',
  'running_hash',
  'running_hash_version',
  'sequence_number',
  'topic_id',
];
const knownTopicMessagesResponse = ['links', 'messages'];
const knownTransaction = [
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
const knownTransactionByIdResponse = ['transactions'];
const knownTransactionDetail = [
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
const knownTransactionId = ['account_id', 'nonce', 'scheduled', 'transaction_valid_start'];
const knownTransactionTypes = /*#__PURE__*/ new Set([
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
const knownTransfer = ['account', 'amount', 'is_approval'];
const patternAccountInfoFields = /^\d{1,19}(\.\d{1,9})?$/;
const patternAccountInfoFields2 = /^0x([0-9a-fA-F]{40})?$/;
const patternAddressNullable = /^0x[A-Fa-f0-9]{40}$/;
const patternAlias = /^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$/;
const patternBlock = /^\d+\.\d+\.\d+([-+].*)?$/;
const patternBlock2 = /^0x([0-9a-fA-F]{32}){2,3}$/;
const patternBlock3 = /^0x([0-9a-fA-F]{512})?$/;
const patternContractResultFields = /^0x[01]$/;
const patternContractResultLogFields = /^0x[0-9A-Fa-f]{40}$/;
const patternEntityId = /^\d{1,10}\.\d{1,10}\.\d{1,12}$/;
const patternEvmAddress = /^(0x)?[A-Fa-f0-9]{40}$/;
const patternKey = /^([0-9a-fA-F]{2})*$/;
const patternOpcodesResponse = /^0x([0-9a-fA-F]{2})*$/;
const patternString = /^0x[0-9a-fA-F]*$/;
const patternString3 = /^0x[0-9a-fA-F]{40}$/;
const patternString4 = /^0x(([0-9a-fA-F]{32}){2,3})?$/;
const patternString5 = /^0x([0-9a-fA-F]{64})?$/;
const patternString6 = /^\d{1,19}$/;
const patternString7 = /^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$/;
const patternString9 = /^[A-Z][A-Z0-9_]*$/;
const patternTimestampNullable = /^\d{1,10}(\.\d{1,9})?$/;

const validateAccessListEntry: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      validateAddress(data.address, report, here, '/address');
    }
    if (data.storage_keys === undefined) {
      report.missing(here, '/storage_keys');
    } else {
      report.items(data.storage_keys, report.at(here, '/storage_keys'), validateString);
    }
    report.names(data, knownAccessListEntry, here);
  }
};

const validateAccountBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account === undefined) {
      report.missing(here, '/account');
    } else {
      validateEntityId(data.account, report, here, '/account');
    }
    if (data.balance === undefined) {
      report.missing(here, '/balance');
    } else {
      validateInteger(data.balance, report, here, '/balance');
    }
    if (data.tokens === undefined) {
      report.missing(here, '/tokens');
    } else {
      report.items(data.tokens, report.at(here, '/tokens'), validateTokenBalance);
    }
    report.names(data, knownAccountBalance, here);
  }
};

export const validateAccountBalanceTransactions: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAccountInfoFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateTransaction);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateAccountLinks(data.links, report, here, '/links');
    }
  }
  if (isRecord(data)) {
    report.names(data, knownAccountBalanceTransactions, here);
  }
};

const validateAccountInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAccountInfoFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownAccountInfo, here);
  }
};

const validateAccountInfoFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account === undefined) {
      report.missing(here, '/account');
    } else {
      validateEntityId(data.account, report, here, '/account');
    }
    if (data.alias === undefined) {
      report.missing(here, '/alias');
    } else {
      validateAlias(data.alias, report, here, '/alias');
    }
    if (data.auto_renew_period === undefined) {
      report.missing(here, '/auto_renew_period');
    } else {
      validateIntegerOrNull(data.auto_renew_period, report, here, '/auto_renew_period');
    }
    if (data.balance === undefined) {
      report.missing(here, '/balance');
    } else {
      validateBalance(data.balance, report, here, '/balance');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.decline_reward === undefined) {
      report.missing(here, '/decline_reward');
    } else {
      validateBoolean(data.decline_reward, report, here, '/decline_reward');
    }
    if (data.deleted === undefined) {
      report.missing(here, '/deleted');
    } else {
      validateBooleanOrNull(data.deleted, report, here, '/deleted');
    }
    if (data.ethereum_nonce === undefined) {
      report.missing(here, '/ethereum_nonce');
    } else {
      validateIntegerOrNull(data.ethereum_nonce, report, here, '/ethereum_nonce');
    }
    if (data.evm_address === undefined) {
      report.missing(here, '/evm_address');
    } else {
      validateAddressNullable(data.evm_address, report, here, '/evm_address');
    }
    if (data.expiry_timestamp === undefined) {
      report.missing(here, '/expiry_timestamp');
    } else {
      validateTimestampNullable(data.expiry_timestamp, report, here, '/expiry_timestamp');
    }
    if (data.key === undefined) {
      report.missing(here, '/key');
    } else {
      validateKey(data.key, report, here, '/key');
    }
    if (data.max_automatic_token_associations === undefined) {
      report.missing(here, '/max_automatic_token_associations');
    } else {
      validateInt32OrNull(
        data.max_automatic_token_associations,
        report,
        here,
        '/max_automatic_token_associations',
      );
    }
    if (data.memo === undefined) {
      report.missing(here, '/memo');
    } else {
      validateStringOrNull(data.memo, report, here, '/memo');
    }
    if (data.pending_reward === undefined) {
      report.missing(here, '/pending_reward');
    } else {
      validateInteger(data.pending_reward, report, here, '/pending_reward');
    }
    if (data.receiver_sig_required === undefined) {
      report.missing(here, '/receiver_sig_required');
    } else {
      validateBooleanOrNull(data.receiver_sig_required, report, here, '/receiver_sig_required');
    }
    if (data.staked_account_id === undefined) {
      report.missing(here, '/staked_account_id');
    } else {
      validateEntityIdNullable(data.staked_account_id, report, here, '/staked_account_id');
    }
    if (data.staked_node_id === undefined) {
      report.missing(here, '/staked_node_id');
    } else {
      validateIntegerOrNull(data.staked_node_id, report, here, '/staked_node_id');
    }
    if (data.stake_period_start === undefined) {
      report.missing(here, '/stake_period_start');
    } else {
      let data17 = data.stake_period_start;
      if (data17 !== null) {
        if (typeof data17 !== 'string') {
          report.mismatch(here, '/stake_period_start', 'string or null');
        } else {
          if (!patternAccountInfoFields.test(data17)) {
            report.unlike(here, '/stake_period_start', patternAccountInfoFields);
          }
        }
      }
    }
    if (data.delegation_address !== undefined) {
      let data18 = data.delegation_address;
      if (typeof data18 !== 'string') {
        report.mismatch(here, '/delegation_address', 'string');
      } else {
        if (!patternAccountInfoFields2.test(data18)) {
          report.unlike(here, '/delegation_address', patternAccountInfoFields2);
        }
      }
    }
  }
};

const validateAccountLinks: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.next !== undefined) {
      validateStringOrNull(data.next, report, here, '/next');
    }
    report.names(data, knownAccountLinks, here);
  }
};

const validateAccountTokenBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.token_id !== undefined) {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    if (data.balance !== undefined) {
      validateInteger(data.balance, report, here, '/balance');
    }
    report.names(data, knownTokenBalance, here);
  }
};

export const validateAccountsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.accounts === undefined) {
      report.missing(here, '/accounts');
    } else {
      report.items(data.accounts, report.at(here, '/accounts'), validateAccountInfo);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownAccountsResponse, here);
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
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.amount_granted === undefined) {
      report.missing(here, '/amount_granted');
    } else {
      validateInteger(data.amount_granted, report, here, '/amount_granted');
    }
    if (data.owner === undefined) {
      report.missing(here, '/owner');
    } else {
      validateEntityId(data.owner, report, here, '/owner');
    }
    if (data.spender === undefined) {
      report.missing(here, '/spender');
    } else {
      validateEntityId(data.spender, report, here, '/spender');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
  }
};

const validateAssessedCustomFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.collector_account_id === undefined) {
      report.missing(here, '/collector_account_id');
    } else {
      validateEntityId(data.collector_account_id, report, here, '/collector_account_id');
    }
    if (data.effective_payer_account_ids === undefined) {
      report.missing(here, '/effective_payer_account_ids');
    } else {
      report.items(
        data.effective_payer_account_ids,
        report.at(here, '/effective_payer_account_ids'),
        validateEntityId,
      );
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityIdNullable(data.token_id, report, here, '/token_id');
    }
    report.names(data, knownAssessedCustomFee, here);
  }
};

const validateAuthorization: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      validateAddress(data.address, report, here, '/address');
    }
    if (data.chain_id === undefined) {
      report.missing(here, '/chain_id');
    } else {
      validateString(data.chain_id, report, here, '/chain_id');
    }
    if (data.nonce === undefined) {
      report.missing(here, '/nonce');
    } else {
      validateInteger(data.nonce, report, here, '/nonce');
    }
    if (data.r === undefined) {
      report.missing(here, '/r');
    } else {
      validateString(data.r, report, here, '/r');
    }
    if (data.s === undefined) {
      report.missing(here, '/s');
    } else {
      validateString(data.s, report, here, '/s');
    }
    if (data.y_parity === undefined) {
      report.missing(here, '/y_parity');
    } else {
      let data5 = data.y_parity;
      const count0 = report.count;
      validateInt32(data5, report, here, '/y_parity');
      if (report.count > count0) {
        const count1 = report.count;
        validateString(data5, report, here, '/y_parity');
        if (report.count > count1) {
          report.mismatch(here, '/y_parity', 'one of the declared forms');
        } else {
          report.forget(count0);
        }
      }
    }
    report.names(data, knownAuthorization, here);
  }
};

const validateBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      if (data.timestamp === undefined) {
        report.missing(here, '/timestamp');
      } else {
        validateTimestampNullable(data.timestamp, report, here, '/timestamp');
      }
      if (data.balance === undefined) {
        report.missing(here, '/balance');
      } else {
        validateIntegerOrNull(data.balance, report, here, '/balance');
      }
      if (data.tokens === undefined) {
        report.missing(here, '/tokens');
      } else {
        report.items(data.tokens, report.at(here, '/tokens'), validateAccountTokenBalance);
      }
      report.names(data, knownBalance, here);
    }
  }
};

export const validateBalancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampNullable(data.timestamp, report, here, '/timestamp');
    }
    if (data.balances === undefined) {
      report.missing(here, '/balances');
    } else {
      report.items(data.balances, report.at(here, '/balances'), validateAccountBalance);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownBalancesResponse, here);
  }
};

export const validateBlock: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.count === undefined) {
      report.missing(here, '/count');
    } else {
      validateIntegerFrom0(data.count, report, here, '/count');
    }
    if (data.gas_used === undefined) {
      report.missing(here, '/gas_used');
    } else {
      validateIntegerOrNullFrom0(data.gas_used, report, here, '/gas_used');
    }
    if (data.hapi_version === undefined) {
      report.missing(here, '/hapi_version');
    } else {
      let data2 = data.hapi_version;
      if (data2 !== null) {
        if (typeof data2 !== 'string') {
          report.mismatch(here, '/hapi_version', 'string or null');
        } else {
          if (!patternBlock.test(data2)) {
            report.unlike(here, '/hapi_version', patternBlock);
          }
        }
      }
    }
    if (data.hash === undefined) {
      report.missing(here, '/hash');
    } else {
      let data3 = data.hash;
      if (typeof data3 !== 'string') {
        report.mismatch(here, '/hash', 'string');
      } else {
        if (!patternBlock2.test(data3)) {
          report.unlike(here, '/hash', patternBlock2);
        }
      }
    }
    if (data.logs_bloom === undefined) {
      report.missing(here, '/logs_bloom');
    } else {
      let data4 = data.logs_bloom;
      if (data4 !== null) {
        if (typeof data4 !== 'string') {
          report.mismatch(here, '/logs_bloom', 'string or null');
        } else {
          if (!patternBlock3.test(data4)) {
            report.unlike(here, '/logs_bloom', patternBlock3);
          }
        }
      }
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString2(data.name, report, here, '/name');
    }
    if (data.number === undefined) {
      report.missing(here, '/number');
    } else {
      validateIntegerFrom0(data.number, report, here, '/number');
    }
    if (data.previous_hash === undefined) {
      report.missing(here, '/previous_hash');
    } else {
      validateString(data.previous_hash, report, here, '/previous_hash');
    }
    if (data.size === undefined) {
      report.missing(here, '/size');
    } else {
      validateIntegerOrNull(data.size, report, here, '/size');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownBlock, here);
  }
};

export const validateBlocksResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.blocks === undefined) {
      report.missing(here, '/blocks');
    } else {
      report.items(data.blocks, report.at(here, '/blocks'), validateBlock);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownBlocksResponse, here);
  }
};

const validateBloom: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternOpcodesResponse.test(data)) {
        report.unlike(path, key, patternOpcodesResponse);
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
      if (data.initial_transaction_id === undefined) {
        report.missing(here, '/initial_transaction_id');
      } else {
        validateTransactionId(data.initial_transaction_id, report, here, '/initial_transaction_id');
      }
      if (data.number === undefined) {
        report.missing(here, '/number');
      } else {
        validateInt32(data.number, report, here, '/number');
      }
      if (data.total === undefined) {
        report.missing(here, '/total');
      } else {
        validateInt32(data.total, report, here, '/total');
      }
      report.names(data, knownChunkInfo, here);
    }
  }
};

const validateConsensusCustomFees: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestamp(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.fixed_fees === undefined) {
      report.missing(here, '/fixed_fees');
    } else {
      report.items(data.fixed_fees, report.at(here, '/fixed_fees'), validateFixedCustomFee);
    }
    report.names(data, knownConsensusCustomFees, here);
  }
};

const validateContract: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownContract, here);
  }
};

const validateContractAction: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.call_depth === undefined) {
      report.missing(here, '/call_depth');
    } else {
      validateInt32(data.call_depth, report, here, '/call_depth');
    }
    if (data.call_operation_type === undefined) {
      report.missing(here, '/call_operation_type');
    } else {
      let data1 = data.call_operation_type;
      if (typeof data1 !== 'string') {
        report.mismatch(here, '/call_operation_type', 'string');
      } else {
        if (!knownContractAction.has(data1)) {
          report.unknownValue(here, '/call_operation_type', data1);
        }
      }
    }
    if (data.call_type === undefined) {
      report.missing(here, '/call_type');
    } else {
      let data2 = data.call_type;
      if (typeof data2 !== 'string') {
        report.mismatch(here, '/call_type', 'string');
      } else {
        if (!knownContractAction2.has(data2)) {
          report.unknownValue(here, '/call_type', data2);
        }
      }
    }
    if (data.caller === undefined) {
      report.missing(here, '/caller');
    } else {
      validateEntityId(data.caller, report, here, '/caller');
    }
    if (data.caller_type === undefined) {
      report.missing(here, '/caller_type');
    } else {
      let data4 = data.caller_type;
      if (typeof data4 !== 'string') {
        report.mismatch(here, '/caller_type', 'string');
      } else {
        if (!knownContractAction3.has(data4)) {
          report.unknownValue(here, '/caller_type', data4);
        }
      }
    }
    if (data.from === undefined) {
      report.missing(here, '/from');
    } else {
      validateString3(data.from, report, here, '/from');
    }
    if (data.gas === undefined) {
      report.missing(here, '/gas');
    } else {
      validateInteger(data.gas, report, here, '/gas');
    }
    if (data.gas_used === undefined) {
      report.missing(here, '/gas_used');
    } else {
      validateInteger(data.gas_used, report, here, '/gas_used');
    }
    if (data.index === undefined) {
      report.missing(here, '/index');
    } else {
      validateInt32(data.index, report, here, '/index');
    }
    if (data.input === undefined) {
      report.missing(here, '/input');
    } else {
      validateStringOrNull2(data.input, report, here, '/input');
    }
    if (data.recipient === undefined) {
      report.missing(here, '/recipient');
    } else {
      validateEntityIdNullable(data.recipient, report, here, '/recipient');
    }
    if (data.recipient_type === undefined) {
      report.missing(here, '/recipient_type');
    } else {
      let data11 = data.recipient_type;
      if (data11 !== null) {
        if (typeof data11 !== 'string') {
          report.mismatch(here, '/recipient_type', 'string or null');
        } else {
          if (!knownContractAction3.has(data11)) {
            report.unknownValue(here, '/recipient_type', data11);
          }
        }
      }
    }
    if (data.result_data === undefined) {
      report.missing(here, '/result_data');
    } else {
      validateStringOrNull2(data.result_data, report, here, '/result_data');
    }
    if (data.result_data_type === undefined) {
      report.missing(here, '/result_data_type');
    } else {
      let data13 = data.result_data_type;
      if (typeof data13 !== 'string') {
        report.mismatch(here, '/result_data_type', 'string');
      } else {
        if (!knownContractAction4.has(data13)) {
          report.unknownValue(here, '/result_data_type', data13);
        }
      }
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    if (data.to === undefined) {
      report.missing(here, '/to');
    } else {
      validateAddressNullable(data.to, report, here, '/to');
    }
    if (data.value === undefined) {
      report.missing(here, '/value');
    } else {
      validateInteger(data.value, report, here, '/value');
    }
    report.names(data, knownContractAction5, here);
  }
};

export const validateContractActionsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.actions === undefined) {
      report.missing(here, '/actions');
    } else {
      report.items(data.actions, report.at(here, '/actions'), validateContractAction);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownContractActionsResponse, here);
  }
};

export const validateContractCallResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.result === undefined) {
      report.missing(here, '/result');
    } else {
      validateString(data.result, report, here, '/result');
    }
    report.names(data, knownContractCallResponse, here);
  }
};

const validateContractFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key !== undefined) {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.auto_renew_account !== undefined) {
      validateEntityIdNullable(data.auto_renew_account, report, here, '/auto_renew_account');
    }
    if (data.auto_renew_period !== undefined) {
      validateIntegerOrNull(data.auto_renew_period, report, here, '/auto_renew_period');
    }
    if (data.contract_id !== undefined) {
      validateEntityIdNullable(data.contract_id, report, here, '/contract_id');
    }
    if (data.created_timestamp !== undefined) {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.deleted !== undefined) {
      validateBoolean(data.deleted, report, here, '/deleted');
    }
    if (data.evm_address !== undefined) {
      validateEvmAddress(data.evm_address, report, here, '/evm_address');
    }
    if (data.expiration_timestamp !== undefined) {
      validateTimestampNullable(data.expiration_timestamp, report, here, '/expiration_timestamp');
    }
    if (data.file_id !== undefined) {
      validateEntityIdNullable(data.file_id, report, here, '/file_id');
    }
    if (data.max_automatic_token_associations !== undefined) {
      validateInt32OrNull(
        data.max_automatic_token_associations,
        report,
        here,
        '/max_automatic_token_associations',
      );
    }
    if (data.memo !== undefined) {
      validateString2(data.memo, report, here, '/memo');
    }
    if (data.nonce !== undefined) {
      validateIntegerOrNull(data.nonce, report, here, '/nonce');
    }
    if (data.obtainer_id !== undefined) {
      validateEntityIdNullable(data.obtainer_id, report, here, '/obtainer_id');
    }
    if (data.permanent_removal !== undefined) {
      validateBooleanOrNull(data.permanent_removal, report, here, '/permanent_removal');
    }
    if (data.proxy_account_id !== undefined) {
      validateEntityIdNullable(data.proxy_account_id, report, here, '/proxy_account_id');
    }
    if (data.timestamp !== undefined) {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
  }
};

const validateContractLog: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultLogFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.block_hash === undefined) {
      report.missing(here, '/block_hash');
    } else {
      validateString(data.block_hash, report, here, '/block_hash');
    }
    if (data.block_number === undefined) {
      report.missing(here, '/block_number');
    } else {
      validateIntegerOrNull(data.block_number, report, here, '/block_number');
    }
    if (data.root_contract_id === undefined) {
      report.missing(here, '/root_contract_id');
    } else {
      validateEntityIdNullable(data.root_contract_id, report, here, '/root_contract_id');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    if (data.transaction_hash === undefined) {
      report.missing(here, '/transaction_hash');
    } else {
      validateString4(data.transaction_hash, report, here, '/transaction_hash');
    }
    if (data.transaction_index === undefined) {
      report.missing(here, '/transaction_index');
    } else {
      validateInt32OrNull(data.transaction_index, report, here, '/transaction_index');
    }
  }
  if (isRecord(data)) {
    report.names(data, knownContractLog, here);
  }
};

const validateContractLogTopics: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  report.items(data, here, validateString5);
};

export const validateContractLogsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.logs === undefined) {
      report.missing(here, '/logs');
    } else {
      report.items(data.logs, report.at(here, '/logs'), validateContractLog);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownContractLogsResponse, here);
  }
};

export const validateContractResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.bytecode === undefined) {
      report.missing(here, '/bytecode');
    } else {
      validateStringOrNull2(data.bytecode, report, here, '/bytecode');
    }
    if (data.runtime_bytecode === undefined) {
      report.missing(here, '/runtime_bytecode');
    } else {
      validateStringOrNull2(data.runtime_bytecode, report, here, '/runtime_bytecode');
    }
  }
  if (isRecord(data)) {
    report.names(data, knownContractResponse, here);
  }
};

const validateContractResult: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownContractResult, here);
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
    report.names(data, knownContractResultDetails, here);
  }
};

const validateContractResultFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultSummaryFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.access_list === undefined) {
      report.missing(here, '/access_list');
    } else {
      let data0 = data.access_list;
      const count0 = report.count;
      validateStringOrNull2(data0, report, here, '/access_list');
      if (report.count > count0) {
        const count1 = report.count;
        report.items(data0, report.at(here, '/access_list'), validateAccessListEntry);
        if (report.count > count1) {
          report.mismatch(here, '/access_list', 'one of the declared forms');
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.block_gas_used === undefined) {
      report.missing(here, '/block_gas_used');
    } else {
      validateIntegerOrNull(data.block_gas_used, report, here, '/block_gas_used');
    }
    if (data.block_hash === undefined) {
      report.missing(here, '/block_hash');
    } else {
      validateStringOrNull4(data.block_hash, report, here, '/block_hash');
    }
    if (data.block_number === undefined) {
      report.missing(here, '/block_number');
    } else {
      validateIntegerOrNull(data.block_number, report, here, '/block_number');
    }
    if (data.chain_id === undefined) {
      report.missing(here, '/chain_id');
    } else {
      validateStringOrNull4(data.chain_id, report, here, '/chain_id');
    }
    if (data.failed_initcode === undefined) {
      report.missing(here, '/failed_initcode');
    } else {
      validateStringOrNull2(data.failed_initcode, report, here, '/failed_initcode');
    }
    if (data.gas_price === undefined) {
      report.missing(here, '/gas_price');
    } else {
      validateStringOrNull4(data.gas_price, report, here, '/gas_price');
    }
    if (data.max_fee_per_gas === undefined) {
      report.missing(here, '/max_fee_per_gas');
    } else {
      validateStringOrNull4(data.max_fee_per_gas, report, here, '/max_fee_per_gas');
    }
    if (data.max_priority_fee_per_gas === undefined) {
      report.missing(here, '/max_priority_fee_per_gas');
    } else {
      validateStringOrNull4(data.max_priority_fee_per_gas, report, here, '/max_priority_fee_per_gas');
    }
    if (data.nonce === undefined) {
      report.missing(here, '/nonce');
    } else {
      validateIntegerOrNull(data.nonce, report, here, '/nonce');
    }
    if (data.r === undefined) {
      report.missing(here, '/r');
    } else {
      validateStringOrNull2(data.r, report, here, '/r');
    }
    if (data.result === undefined) {
      report.missing(here, '/result');
    } else {
      validateString9(data.result, report, here, '/result');
    }
    if (data.s === undefined) {
      report.missing(here, '/s');
    } else {
      validateStringOrNull2(data.s, report, here, '/s');
    }
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      let data13 = data.status;
      if (typeof data13 !== 'string') {
        report.mismatch(here, '/status', 'string');
      } else {
        if (!patternContractResultFields.test(data13)) {
          report.unlike(here, '/status', patternContractResultFields);
        }
      }
    }
    if (data.transaction_index === undefined) {
      report.missing(here, '/transaction_index');
    } else {
      validateIntegerOrNull(data.transaction_index, report, here, '/transaction_index');
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      validateInt32OrNull(data.type, report, here, '/type');
    }
    if (data.v === undefined) {
      report.missing(here, '/v');
    } else {
      validateInt32OrNull(data.v, report, here, '/v');
    }
  }
};

const validateContractResultLog: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultLogFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownContractResultLog, here);
  }
};

const validateContractResultLogFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      let data0 = data.address;
      if (typeof data0 !== 'string') {
        report.mismatch(here, '/address', 'string');
      } else {
        if (!patternContractResultLogFields.test(data0)) {
          report.unlike(here, '/address', patternContractResultLogFields);
        }
      }
    }
    if (data.bloom === undefined) {
      report.missing(here, '/bloom');
    } else {
      validateBloom(data.bloom, report, here, '/bloom');
    }
    if (data.contract_id === undefined) {
      report.missing(here, '/contract_id');
    } else {
      validateEntityIdNullable(data.contract_id, report, here, '/contract_id');
    }
    if (data.data === undefined) {
      report.missing(here, '/data');
    } else {
      validateStringOrNull2(data.data, report, here, '/data');
    }
    if (data.index === undefined) {
      report.missing(here, '/index');
    } else {
      validateInt32(data.index, report, here, '/index');
    }
    if (data.topics === undefined) {
      report.missing(here, '/topics');
    } else {
      validateContractLogTopics(data.topics, report, here, '/topics');
    }
  }
};

const validateContractResultStateChange: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      validateAddress(data.address, report, here, '/address');
    }
    if (data.contract_id === undefined) {
      report.missing(here, '/contract_id');
    } else {
      validateEntityId(data.contract_id, report, here, '/contract_id');
    }
    if (data.slot === undefined) {
      report.missing(here, '/slot');
    } else {
      validateString5(data.slot, report, here, '/slot');
    }
    if (data.value_read === undefined) {
      report.missing(here, '/value_read');
    } else {
      validateString5(data.value_read, report, here, '/value_read');
    }
    if (data.value_written === undefined) {
      report.missing(here, '/value_written');
    } else {
      validateStringOrNull3(data.value_written, report, here, '/value_written');
    }
    report.names(data, knownContractResultStateChange, here);
  }
};

export const validateContractResultSummariesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.results === undefined) {
      report.missing(here, '/results');
    } else {
      report.items(data.results, report.at(here, '/results'), validateContractResultSummary);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownContractResultSummariesResponse, here);
  }
};

const validateContractResultSummary: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateContractResultSummaryFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownContractResultSummary, here);
  }
};

const validateContractResultSummaryFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      let data0 = data.address;
      if (data0 !== null) {
        if (typeof data0 !== 'string') {
          report.mismatch(here, '/address', 'string or null');
        } else {
          if (!patternString3.test(data0)) {
            report.unlike(here, '/address', patternString3);
          }
        }
      }
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateIntegerOrNull(data.amount, report, here, '/amount');
    }
    if (data.bloom === undefined) {
      report.missing(here, '/bloom');
    } else {
      validateBloom(data.bloom, report, here, '/bloom');
    }
    if (data.call_result === undefined) {
      report.missing(here, '/call_result');
    } else {
      validateStringOrNull2(data.call_result, report, here, '/call_result');
    }
    if (data.contract_id === undefined) {
      report.missing(here, '/contract_id');
    } else {
      validateEntityIdNullable(data.contract_id, report, here, '/contract_id');
    }
    if (data.created_contract_ids === undefined) {
      report.missing(here, '/created_contract_ids');
    } else {
      let data5 = data.created_contract_ids;
      if (data5 !== null) {
        if (!Array.isArray(data5)) {
          report.mismatch(here, '/created_contract_ids', 'array or null');
        } else {
          report.items(data5, report.at(here, '/created_contract_ids'), validateEntityId);
        }
      }
    }
    if (data.error_message === undefined) {
      report.missing(here, '/error_message');
    } else {
      validateStringOrNull(data.error_message, report, here, '/error_message');
    }
    if (data.from === undefined) {
      report.missing(here, '/from');
    } else {
      validateAddressNullable(data.from, report, here, '/from');
    }
    if (data.function_parameters === undefined) {
      report.missing(here, '/function_parameters');
    } else {
      validateStringOrNull2(data.function_parameters, report, here, '/function_parameters');
    }
    if (data.gas_consumed === undefined) {
      report.missing(here, '/gas_consumed');
    } else {
      validateIntegerOrNull(data.gas_consumed, report, here, '/gas_consumed');
    }
    if (data.gas_limit === undefined) {
      report.missing(here, '/gas_limit');
    } else {
      validateInteger(data.gas_limit, report, here, '/gas_limit');
    }
    if (data.gas_used === undefined) {
      report.missing(here, '/gas_used');
    } else {
      validateIntegerOrNull(data.gas_used, report, here, '/gas_used');
    }
    if (data.hash === undefined) {
      report.missing(here, '/hash');
    } else {
      validateString4(data.hash, report, here, '/hash');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    if (data.to === undefined) {
      report.missing(here, '/to');
    } else {
      validateAddressNullable(data.to, report, here, '/to');
    }
    if (data.authorization_list !== undefined) {
      let data15 = data.authorization_list;
      if (data15 !== null) {
        if (!Array.isArray(data15)) {
          report.mismatch(here, '/authorization_list', 'array or null');
        } else {
          report.items(data15, report.at(here, '/authorization_list'), validateAuthorization);
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
    if (data.results === undefined) {
      report.missing(here, '/results');
    } else {
      report.items(data.results, report.at(here, '/results'), validateContractResult);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownContractResultSummariesResponse, here);
  }
};

const validateContractState: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      validateAddress(data.address, report, here, '/address');
    }
    if (data.contract_id === undefined) {
      report.missing(here, '/contract_id');
    } else {
      validateEntityId(data.contract_id, report, here, '/contract_id');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    if (data.slot === undefined) {
      report.missing(here, '/slot');
    } else {
      validateString5(data.slot, report, here, '/slot');
    }
    if (data.value === undefined) {
      report.missing(here, '/value');
    } else {
      validateString5(data.value, report, here, '/value');
    }
    report.names(data, knownContractState, here);
  }
};

export const validateContractStateResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.state === undefined) {
      report.missing(here, '/state');
    } else {
      report.items(data.state, report.at(here, '/state'), validateContractState);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownContractStateResponse, here);
  }
};

export const validateContractsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.contracts === undefined) {
      report.missing(here, '/contracts');
    } else {
      report.items(data.contracts, report.at(here, '/contracts'), validateContract);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownContractsResponse, here);
  }
};

const validateCryptoAllowance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAllowanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.amount_granted === undefined) {
      report.missing(here, '/amount_granted');
    } else {
      validateInteger(data.amount_granted, report, here, '/amount_granted');
    }
  }
  if (isRecord(data)) {
    report.names(data, knownCryptoAllowance, here);
  }
};

export const validateCryptoAllowancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.allowances === undefined) {
      report.missing(here, '/allowances');
    } else {
      report.items(data.allowances, report.at(here, '/allowances'), validateCryptoAllowance);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownCryptoAllowancesResponse, here);
  }
};

const validateCustomFeeLimit: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account_id === undefined) {
      report.missing(here, '/account_id');
    } else {
      validateEntityIdNullable(data.account_id, report, here, '/account_id');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.denominating_token_id === undefined) {
      report.missing(here, '/denominating_token_id');
    } else {
      validateEntityIdNullable(data.denominating_token_id, report, here, '/denominating_token_id');
    }
    report.names(data, knownCustomFeeLimit, here);
  }
};

const validateCustomFees: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestamp(data.created_timestamp, report, here, '/created_timestamp');
    }
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
    report.names(data, knownCustomFees, here);
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
    if (data.cent_equivalent === undefined) {
      report.missing(here, '/cent_equivalent');
    } else {
      validateInt32(data.cent_equivalent, report, here, '/cent_equivalent');
    }
    if (data.expiration_time === undefined) {
      report.missing(here, '/expiration_time');
    } else {
      validateInteger(data.expiration_time, report, here, '/expiration_time');
    }
    if (data.hbar_equivalent === undefined) {
      report.missing(here, '/hbar_equivalent');
    } else {
      validateInt32(data.hbar_equivalent, report, here, '/hbar_equivalent');
    }
    report.names(data, knownExchangeRate, here);
  }
};

const validateFallbackFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      if (data.amount === undefined) {
        report.missing(here, '/amount');
      } else {
        validateInteger(data.amount, report, here, '/amount');
      }
      if (data.denominating_token_id === undefined) {
        report.missing(here, '/denominating_token_id');
      } else {
        validateEntityIdNullable(data.denominating_token_id, report, here, '/denominating_token_id');
      }
      report.names(data, knownFallbackFee, here);
    }
  }
};

const validateFeeEstimate: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.base === undefined) {
      report.missing(here, '/base');
    } else {
      validateIntegerFrom0(data.base, report, here, '/base');
    }
    if (data.extras === undefined) {
      report.missing(here, '/extras');
    } else {
      report.items(data.extras, report.at(here, '/extras'), validateFeeExtra);
    }
    report.names(data, knownFeeEstimate, here);
  }
};

const validateFeeEstimateNetwork: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.multiplier === undefined) {
      report.missing(here, '/multiplier');
    } else {
      validateInt32From0(data.multiplier, report, here, '/multiplier');
    }
    if (data.subtotal === undefined) {
      report.missing(here, '/subtotal');
    } else {
      validateIntegerFrom0(data.subtotal, report, here, '/subtotal');
    }
    report.names(data, knownFeeEstimateNetwork, here);
  }
};

export const validateFeeEstimateResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.high_volume_multiplier === undefined) {
      report.missing(here, '/high_volume_multiplier');
    } else {
      let data0 = data.high_volume_multiplier;
      if (!Number.isInteger(data0)) {
        report.mismatch(here, '/high_volume_multiplier', 'integer');
      }
      if (typeof data0 === 'number' && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          report.mismatch(here, '/high_volume_multiplier', 'at least 1');
        }
      }
    }
    if (data.network === undefined) {
      report.missing(here, '/network');
    } else {
      validateFeeEstimateNetwork(data.network, report, here, '/network');
    }
    if (data.node === undefined) {
      report.missing(here, '/node');
    } else {
      validateFeeEstimate(data.node, report, here, '/node');
    }
    if (data.notes !== undefined) {
      report.items(data.notes, report.at(here, '/notes'), validateString2);
    }
    if (data.service === undefined) {
      report.missing(here, '/service');
    } else {
      validateFeeEstimate(data.service, report, here, '/service');
    }
    if (data.total === undefined) {
      report.missing(here, '/total');
    } else {
      validateIntegerFrom0(data.total, report, here, '/total');
    }
    report.names(data, knownFeeEstimateResponse, here);
  }
};

const validateFeeExtra: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.charged === undefined) {
      report.missing(here, '/charged');
    } else {
      validateIntegerFrom0(data.charged, report, here, '/charged');
    }
    if (data.count === undefined) {
      report.missing(here, '/count');
    } else {
      validateIntegerFrom0(data.count, report, here, '/count');
    }
    if (data.fee_per_unit === undefined) {
      report.missing(here, '/fee_per_unit');
    } else {
      validateIntegerFrom0(data.fee_per_unit, report, here, '/fee_per_unit');
    }
    if (data.included === undefined) {
      report.missing(here, '/included');
    } else {
      validateIntegerFrom0(data.included, report, here, '/included');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString2(data.name, report, here, '/name');
    }
    if (data.subtotal === undefined) {
      report.missing(here, '/subtotal');
    } else {
      validateIntegerFrom0(data.subtotal, report, here, '/subtotal');
    }
    report.names(data, knownFeeExtra, here);
  }
};

const validateFixedCustomFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.collector_account_id === undefined) {
      report.missing(here, '/collector_account_id');
    } else {
      validateEntityIdNullable(data.collector_account_id, report, here, '/collector_account_id');
    }
    if (data.denominating_token_id === undefined) {
      report.missing(here, '/denominating_token_id');
    } else {
      validateEntityIdNullable(data.denominating_token_id, report, here, '/denominating_token_id');
    }
    report.names(data, knownFixedCustomFee, here);
  }
};

const validateFixedFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.all_collectors_are_exempt === undefined) {
      report.missing(here, '/all_collectors_are_exempt');
    } else {
      validateBoolean(data.all_collectors_are_exempt, report, here, '/all_collectors_are_exempt');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.collector_account_id === undefined) {
      report.missing(here, '/collector_account_id');
    } else {
      validateEntityIdNullable(data.collector_account_id, report, here, '/collector_account_id');
    }
    if (data.denominating_token_id === undefined) {
      report.missing(here, '/denominating_token_id');
    } else {
      validateEntityIdNullable(data.denominating_token_id, report, here, '/denominating_token_id');
    }
    report.names(data, knownFixedFee, here);
  }
};

const validateFraction: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.numerator !== undefined) {
      validateInteger(data.numerator, report, here, '/numerator');
    }
    if (data.denominator !== undefined) {
      validateInteger(data.denominator, report, here, '/denominator');
    }
    report.names(data, knownFraction, here);
  }
};

const validateFractionalFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.all_collectors_are_exempt === undefined) {
      report.missing(here, '/all_collectors_are_exempt');
    } else {
      validateBoolean(data.all_collectors_are_exempt, report, here, '/all_collectors_are_exempt');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateFraction(data.amount, report, here, '/amount');
    }
    if (data.collector_account_id === undefined) {
      report.missing(here, '/collector_account_id');
    } else {
      validateEntityIdNullable(data.collector_account_id, report, here, '/collector_account_id');
    }
    if (data.denominating_token_id === undefined) {
      report.missing(here, '/denominating_token_id');
    } else {
      validateEntityId(data.denominating_token_id, report, here, '/denominating_token_id');
    }
    if (data.maximum === undefined) {
      report.missing(here, '/maximum');
    } else {
      validateIntegerOrNull(data.maximum, report, here, '/maximum');
    }
    if (data.minimum === undefined) {
      report.missing(here, '/minimum');
    } else {
      validateInteger(data.minimum, report, here, '/minimum');
    }
    if (data.net_of_transfers === undefined) {
      report.missing(here, '/net_of_transfers');
    } else {
      validateBoolean(data.net_of_transfers, report, here, '/net_of_transfers');
    }
    report.names(data, knownFractionalFee, here);
  }
};

const validateHook: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.contract_id === undefined) {
      report.missing(here, '/contract_id');
    } else {
      validateEntityIdNullable(data.contract_id, report, here, '/contract_id');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.deleted === undefined) {
      report.missing(here, '/deleted');
    } else {
      validateBoolean(data.deleted, report, here, '/deleted');
    }
    if (data.extension_point === undefined) {
      report.missing(here, '/extension_point');
    } else {
      let data4 = data.extension_point;
      if (typeof data4 !== 'string') {
        report.mismatch(here, '/extension_point', 'string');
      } else {
        if (!knownHook.has(data4)) {
          report.unknownValue(here, '/extension_point', data4);
        }
      }
    }
    if (data.hook_id === undefined) {
      report.missing(here, '/hook_id');
    } else {
      validateInteger(data.hook_id, report, here, '/hook_id');
    }
    if (data.owner_id === undefined) {
      report.missing(here, '/owner_id');
    } else {
      validateEntityId(data.owner_id, report, here, '/owner_id');
    }
    if (data.timestamp_range === undefined) {
      report.missing(here, '/timestamp_range');
    } else {
      validateTimestampRangeNullable(data.timestamp_range, report, here, '/timestamp_range');
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      let data8 = data.type;
      if (typeof data8 !== 'string') {
        report.mismatch(here, '/type', 'string');
      } else {
        if (!knownHook2.has(data8)) {
          report.unknownValue(here, '/type', data8);
        }
      }
    }
    report.names(data, knownHook3, here);
  }
};

const validateHookStorage: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.key === undefined) {
      report.missing(here, '/key');
    } else {
      validateString5(data.key, report, here, '/key');
    }
    if (data.value === undefined) {
      report.missing(here, '/value');
    } else {
      validateStringOrNull3(data.value, report, here, '/value');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownHookStorage, here);
  }
};

export const validateHooksResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.hooks === undefined) {
      report.missing(here, '/hooks');
    } else {
      report.items(data.hooks, report.at(here, '/hooks'), validateHook);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownHooksResponse, here);
  }
};

export const validateHooksStorageResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.hook_id === undefined) {
      report.missing(here, '/hook_id');
    } else {
      validateInteger(data.hook_id, report, here, '/hook_id');
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    if (data.owner_id === undefined) {
      report.missing(here, '/owner_id');
    } else {
      validateEntityId(data.owner_id, report, here, '/owner_id');
    }
    if (data.storage === undefined) {
      report.missing(here, '/storage');
    } else {
      report.items(data.storage, report.at(here, '/storage'), validateHookStorage);
    }
    report.names(data, knownHooksStorageResponse, here);
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
      if (data._type === undefined) {
        report.missing(here, '/_type');
      } else {
        let data0 = data._type;
        if (typeof data0 !== 'string') {
          report.mismatch(here, '/_type', 'string');
        } else {
          if (!knownKey.has(data0)) {
            report.unknownValue(here, '/_type', data0);
          }
        }
      }
      if (data.key === undefined) {
        report.missing(here, '/key');
      } else {
        let data1 = data.key;
        if (typeof data1 !== 'string') {
          report.mismatch(here, '/key', 'string');
        } else {
          if (!patternKey.test(data1)) {
            report.unlike(here, '/key', patternKey);
          }
        }
      }
      report.names(data, knownKey2, here);
    }
  }
};

const validateLinks: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.next === undefined) {
      report.missing(here, '/next');
    } else {
      validateStringOrNull(data.next, report, here, '/next');
    }
    report.names(data, knownAccountLinks, here);
  }
};

export const validateNetworkExchangeRateSetResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.current_rate === undefined) {
      report.missing(here, '/current_rate');
    } else {
      validateExchangeRate(data.current_rate, report, here, '/current_rate');
    }
    if (data.next_rate === undefined) {
      report.missing(here, '/next_rate');
    } else {
      validateExchangeRate(data.next_rate, report, here, '/next_rate');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownNetworkExchangeRateSetResponse, here);
  }
};

const validateNetworkFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.gas === undefined) {
      report.missing(here, '/gas');
    } else {
      validateInteger(data.gas, report, here, '/gas');
    }
    if (data.transaction_type === undefined) {
      report.missing(here, '/transaction_type');
    } else {
      validateString2(data.transaction_type, report, here, '/transaction_type');
    }
    report.names(data, knownNetworkFee, here);
  }
};

export const validateNetworkFeesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.fees === undefined) {
      report.missing(here, '/fees');
    } else {
      report.items(data.fees, report.at(here, '/fees'), validateNetworkFee);
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownNetworkFeesResponse, here);
  }
};

const validateNetworkNode: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.associated_registered_nodes !== undefined) {
      report.items(
        data.associated_registered_nodes,
        report.at(here, '/associated_registered_nodes'),
        validateIntegerFrom0,
      );
    }
    if (data.decline_reward === undefined) {
      report.missing(here, '/decline_reward');
    } else {
      validateBooleanOrNull(data.decline_reward, report, here, '/decline_reward');
    }
    if (data.description === undefined) {
      report.missing(here, '/description');
    } else {
      validateStringOrNull(data.description, report, here, '/description');
    }
    if (data.file_id === undefined) {
      report.missing(here, '/file_id');
    } else {
      validateEntityId(data.file_id, report, here, '/file_id');
    }
    if (data.grpc_proxy_endpoint === undefined) {
      report.missing(here, '/grpc_proxy_endpoint');
    } else {
      let data5 = data.grpc_proxy_endpoint;
      const count0 = report.count;
      validateServiceEndpoint(data5, report, here, '/grpc_proxy_endpoint');
      if (report.count > count0) {
        const count1 = report.count;
        if (data5 !== null) {
          report.mismatch(here, '/grpc_proxy_endpoint', 'null');
        }
        if (report.count > count1) {
          report.mismatch(here, '/grpc_proxy_endpoint', 'one of the declared forms');
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.max_stake === undefined) {
      report.missing(here, '/max_stake');
    } else {
      validateIntegerOrNull(data.max_stake, report, here, '/max_stake');
    }
    if (data.memo === undefined) {
      report.missing(here, '/memo');
    } else {
      validateStringOrNull(data.memo, report, here, '/memo');
    }
    if (data.min_stake === undefined) {
      report.missing(here, '/min_stake');
    } else {
      validateIntegerOrNull(data.min_stake, report, here, '/min_stake');
    }
    if (data.node_account_id === undefined) {
      report.missing(here, '/node_account_id');
    } else {
      validateEntityId(data.node_account_id, report, here, '/node_account_id');
    }
    if (data.node_id === undefined) {
      report.missing(here, '/node_id');
    } else {
      validateInteger(data.node_id, report, here, '/node_id');
    }
    if (data.node_cert_hash === undefined) {
      report.missing(here, '/node_cert_hash');
    } else {
      validateStringOrNull4(data.node_cert_hash, report, here, '/node_cert_hash');
    }
    if (data.public_key === undefined) {
      report.missing(here, '/public_key');
    } else {
      validateStringOrNull4(data.public_key, report, here, '/public_key');
    }
    if (data.reward_rate_start === undefined) {
      report.missing(here, '/reward_rate_start');
    } else {
      validateIntegerOrNull(data.reward_rate_start, report, here, '/reward_rate_start');
    }
    if (data.service_endpoints === undefined) {
      report.missing(here, '/service_endpoints');
    } else {
      report.items(data.service_endpoints, report.at(here, '/service_endpoints'), validateServiceEndpoint);
    }
    if (data.stake === undefined) {
      report.missing(here, '/stake');
    } else {
      validateIntegerOrNull(data.stake, report, here, '/stake');
    }
    if (data.stake_not_rewarded === undefined) {
      report.missing(here, '/stake_not_rewarded');
    } else {
      validateIntegerOrNull(data.stake_not_rewarded, report, here, '/stake_not_rewarded');
    }
    if (data.stake_rewarded === undefined) {
      report.missing(here, '/stake_rewarded');
    } else {
      validateIntegerOrNull(data.stake_rewarded, report, here, '/stake_rewarded');
    }
    if (data.staking_period === undefined) {
      report.missing(here, '/staking_period');
    } else {
      validateTimestampRangeNullable(data.staking_period, report, here, '/staking_period');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownNetworkNode, here);
  }
};

export const validateNetworkNodesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.nodes === undefined) {
      report.missing(here, '/nodes');
    } else {
      report.items(data.nodes, report.at(here, '/nodes'), validateNetworkNode);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownNetworkNodesResponse, here);
  }
};

export const validateNetworkStakeResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.max_stake_rewarded === undefined) {
      report.missing(here, '/max_stake_rewarded');
    } else {
      validateInteger(data.max_stake_rewarded, report, here, '/max_stake_rewarded');
    }
    if (data.max_staking_reward_rate_per_hbar === undefined) {
      report.missing(here, '/max_staking_reward_rate_per_hbar');
    } else {
      validateInteger(
        data.max_staking_reward_rate_per_hbar,
        report,
        here,
        '/max_staking_reward_rate_per_hbar',
      );
    }
    if (data.max_total_reward === undefined) {
      report.missing(here, '/max_total_reward');
    } else {
      validateInteger(data.max_total_reward, report, here, '/max_total_reward');
    }
    if (data.node_reward_fee_fraction === undefined) {
      report.missing(here, '/node_reward_fee_fraction');
    } else {
      validateNumber(data.node_reward_fee_fraction, report, here, '/node_reward_fee_fraction');
    }
    if (data.reserved_staking_rewards === undefined) {
      report.missing(here, '/reserved_staking_rewards');
    } else {
      validateInteger(data.reserved_staking_rewards, report, here, '/reserved_staking_rewards');
    }
    if (data.reward_balance_threshold === undefined) {
      report.missing(here, '/reward_balance_threshold');
    } else {
      validateInteger(data.reward_balance_threshold, report, here, '/reward_balance_threshold');
    }
    if (data.stake_total === undefined) {
      report.missing(here, '/stake_total');
    } else {
      validateInteger(data.stake_total, report, here, '/stake_total');
    }
    if (data.staking_period === undefined) {
      report.missing(here, '/staking_period');
    } else {
      validateTimestampRange(data.staking_period, report, here, '/staking_period');
    }
    if (data.staking_period_duration === undefined) {
      report.missing(here, '/staking_period_duration');
    } else {
      validateInteger(data.staking_period_duration, report, here, '/staking_period_duration');
    }
    if (data.staking_periods_stored === undefined) {
      report.missing(here, '/staking_periods_stored');
    } else {
      validateInteger(data.staking_periods_stored, report, here, '/staking_periods_stored');
    }
    if (data.staking_reward_fee_fraction === undefined) {
      report.missing(here, '/staking_reward_fee_fraction');
    } else {
      validateNumber(data.staking_reward_fee_fraction, report, here, '/staking_reward_fee_fraction');
    }
    if (data.staking_reward_rate === undefined) {
      report.missing(here, '/staking_reward_rate');
    } else {
      validateInteger(data.staking_reward_rate, report, here, '/staking_reward_rate');
    }
    if (data.staking_start_threshold === undefined) {
      report.missing(here, '/staking_start_threshold');
    } else {
      validateInteger(data.staking_start_threshold, report, here, '/staking_start_threshold');
    }
    if (data.unreserved_staking_reward_balance === undefined) {
      report.missing(here, '/unreserved_staking_reward_balance');
    } else {
      validateInteger(
        data.unreserved_staking_reward_balance,
        report,
        here,
        '/unreserved_staking_reward_balance',
      );
    }
    report.names(data, knownNetworkStakeResponse, here);
  }
};

export const validateNetworkSupplyResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.released_supply === undefined) {
      report.missing(here, '/released_supply');
    } else {
      validateString6(data.released_supply, report, here, '/released_supply');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    if (data.total_supply === undefined) {
      report.missing(here, '/total_supply');
    } else {
      validateString6(data.total_supply, report, here, '/total_supply');
    }
    report.names(data, knownNetworkSupplyResponse, here);
  }
};

export const validateNft: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account_id === undefined) {
      report.missing(here, '/account_id');
    } else {
      validateEntityIdNullable(data.account_id, report, here, '/account_id');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.delegating_spender === undefined) {
      report.missing(here, '/delegating_spender');
    } else {
      validateEntityIdNullable(data.delegating_spender, report, here, '/delegating_spender');
    }
    if (data.deleted === undefined) {
      report.missing(here, '/deleted');
    } else {
      validateBoolean(data.deleted, report, here, '/deleted');
    }
    if (data.metadata === undefined) {
      report.missing(here, '/metadata');
    } else {
      validateString2(data.metadata, report, here, '/metadata');
    }
    if (data.modified_timestamp === undefined) {
      report.missing(here, '/modified_timestamp');
    } else {
      validateTimestampNullable(data.modified_timestamp, report, here, '/modified_timestamp');
    }
    if (data.serial_number === undefined) {
      report.missing(here, '/serial_number');
    } else {
      validateInteger(data.serial_number, report, here, '/serial_number');
    }
    if (data.spender === undefined) {
      report.missing(here, '/spender');
    } else {
      validateEntityIdNullable(data.spender, report, here, '/spender');
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    report.names(data, knownNft, here);
  }
};

const validateNftAllowance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.approved_for_all === undefined) {
      report.missing(here, '/approved_for_all');
    } else {
      validateBoolean(data.approved_for_all, report, here, '/approved_for_all');
    }
    if (data.owner === undefined) {
      report.missing(here, '/owner');
    } else {
      validateEntityId(data.owner, report, here, '/owner');
    }
    if (data.spender === undefined) {
      report.missing(here, '/spender');
    } else {
      validateEntityId(data.spender, report, here, '/spender');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    report.names(data, knownNftAllowance, here);
  }
};

export const validateNftAllowancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.allowances === undefined) {
      report.missing(here, '/allowances');
    } else {
      report.items(data.allowances, report.at(here, '/allowances'), validateNftAllowance);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownCryptoAllowancesResponse, here);
  }
};

export const validateNftTransactionHistory: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateNftTransactionTransfer);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownNftTransactionHistory, here);
  }
};

const validateNftTransactionTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.consensus_timestamp === undefined) {
      report.missing(here, '/consensus_timestamp');
    } else {
      validateTimestamp(data.consensus_timestamp, report, here, '/consensus_timestamp');
    }
    if (data.is_approval === undefined) {
      report.missing(here, '/is_approval');
    } else {
      validateBoolean(data.is_approval, report, here, '/is_approval');
    }
    if (data.nonce === undefined) {
      report.missing(here, '/nonce');
    } else {
      validateInt32From0(data.nonce, report, here, '/nonce');
    }
    if (data.receiver_account_id === undefined) {
      report.missing(here, '/receiver_account_id');
    } else {
      validateEntityIdNullable(data.receiver_account_id, report, here, '/receiver_account_id');
    }
    if (data.sender_account_id === undefined) {
      report.missing(here, '/sender_account_id');
    } else {
      validateEntityIdNullable(data.sender_account_id, report, here, '/sender_account_id');
    }
    if (data.transaction_id === undefined) {
      report.missing(here, '/transaction_id');
    } else {
      validateString7(data.transaction_id, report, here, '/transaction_id');
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      validateTransactionTypes(data.type, report, here, '/type');
    }
    report.names(data, knownNftTransactionTransfer, here);
  }
};

const validateNftTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.is_approval === undefined) {
      report.missing(here, '/is_approval');
    } else {
      validateBoolean(data.is_approval, report, here, '/is_approval');
    }
    if (data.receiver_account_id === undefined) {
      report.missing(here, '/receiver_account_id');
    } else {
      validateEntityIdNullable(data.receiver_account_id, report, here, '/receiver_account_id');
    }
    if (data.sender_account_id === undefined) {
      report.missing(here, '/sender_account_id');
    } else {
      validateEntityIdNullable(data.sender_account_id, report, here, '/sender_account_id');
    }
    if (data.serial_number === undefined) {
      report.missing(here, '/serial_number');
    } else {
      validateInteger(data.serial_number, report, here, '/serial_number');
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    report.names(data, knownNftTransfer, here);
  }
};

export const validateNfts: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.nfts === undefined) {
      report.missing(here, '/nfts');
    } else {
      report.items(data.nfts, report.at(here, '/nfts'), validateNft);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownNfts, here);
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
    if (data.depth === undefined) {
      report.missing(here, '/depth');
    } else {
      validateInt32(data.depth, report, here, '/depth');
    }
    if (data.gas === undefined) {
      report.missing(here, '/gas');
    } else {
      validateInteger(data.gas, report, here, '/gas');
    }
    if (data.gas_cost === undefined) {
      report.missing(here, '/gas_cost');
    } else {
      validateInteger(data.gas_cost, report, here, '/gas_cost');
    }
    if (data.memory === undefined) {
      report.missing(here, '/memory');
    } else {
      let data3 = data.memory;
      if (data3 !== null) {
        if (!Array.isArray(data3)) {
          report.mismatch(here, '/memory', 'array or null');
        } else {
          report.items(data3, report.at(here, '/memory'), validateString);
        }
      }
    }
    if (data.op === undefined) {
      report.missing(here, '/op');
    } else {
      validateString2(data.op, report, here, '/op');
    }
    if (data.pc === undefined) {
      report.missing(here, '/pc');
    } else {
      validateInt32(data.pc, report, here, '/pc');
    }
    if (data.reason !== undefined) {
      validateStringOrNull2(data.reason, report, here, '/reason');
    }
    if (data.stack === undefined) {
      report.missing(here, '/stack');
    } else {
      let data7 = data.stack;
      if (data7 !== null) {
        if (!Array.isArray(data7)) {
          report.mismatch(here, '/stack', 'array or null');
        } else {
          report.items(data7, report.at(here, '/stack'), validateString);
        }
      }
    }
    if (data.storage === undefined) {
      report.missing(here, '/storage');
    } else {
      let data8 = data.storage;
      if (data8 !== null) {
        if (!isRecord(data8)) {
          report.mismatch(here, '/storage', 'object or null');
        } else {
          for (const key0 in data8) {
            validateString(
              data8[key0],
              report,
              here,
              '/storage/' + key0.replace(/~/g, '~0').replace(/\//g, '~1'),
            );
          }
        }
      }
    }
    report.names(data, knownOpcode, here);
  }
};

export const validateOpcodesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.address === undefined) {
      report.missing(here, '/address');
    } else {
      validateString3(data.address, report, here, '/address');
    }
    if (data.contract_id === undefined) {
      report.missing(here, '/contract_id');
    } else {
      validateEntityIdNullable(data.contract_id, report, here, '/contract_id');
    }
    if (data.failed === undefined) {
      report.missing(here, '/failed');
    } else {
      validateBoolean(data.failed, report, here, '/failed');
    }
    if (data.gas === undefined) {
      report.missing(here, '/gas');
    } else {
      validateInteger(data.gas, report, here, '/gas');
    }
    if (data.opcodes === undefined) {
      report.missing(here, '/opcodes');
    } else {
      report.items(data.opcodes, report.at(here, '/opcodes'), validateOpcode);
    }
    if (data.return_value === undefined) {
      report.missing(here, '/return_value');
    } else {
      let data5 = data.return_value;
      if (typeof data5 !== 'string') {
        report.mismatch(here, '/return_value', 'string');
      } else {
        if (!patternOpcodesResponse.test(data5)) {
          report.unlike(here, '/return_value', patternOpcodesResponse);
        }
      }
    }
    report.names(data, knownOpcodesResponse, here);
  }
};

const validateRegisteredBlockNodeApi: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownRegisteredBlockNodeApi.has(data)) {
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
    report.names(data, knownRegisteredBlockNodeEndpoint, here);
  }
};

const validateRegisteredGeneralServiceEndpoint: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.description !== undefined) {
      validateStringOrNull(data.description, report, here, '/description');
    }
    report.names(data, knownRegisteredGeneralServiceEndpoint, here);
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
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.description === undefined) {
      report.missing(here, '/description');
    } else {
      validateStringOrNull(data.description, report, here, '/description');
    }
    if (data.registered_node_id === undefined) {
      report.missing(here, '/registered_node_id');
    } else {
      validateInteger(data.registered_node_id, report, here, '/registered_node_id');
    }
    if (data.service_endpoints === undefined) {
      report.missing(here, '/service_endpoints');
    } else {
      report.items(
        data.service_endpoints,
        report.at(here, '/service_endpoints'),
        validateRegisteredServiceEndpoint,
      );
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownRegisteredNode, here);
  }
};

const validateRegisteredNodeType: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownRegisteredNodeType.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateRegisteredNodesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.registered_nodes === undefined) {
      report.missing(here, '/registered_nodes');
    } else {
      report.items(data.registered_nodes, report.at(here, '/registered_nodes'), validateRegisteredNode);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownRegisteredNodesResponse, here);
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
          report.mismatch(here, '/block_node', 'one of the declared forms');
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.domain_name !== undefined) {
      validateStringOrNull(data.domain_name, report, here, '/domain_name');
    }
    if (data.general_service === undefined) {
      report.missing(here, '/general_service');
    } else {
      let data2 = data.general_service;
      const count2 = report.count;
      validateRegisteredGeneralServiceEndpoint(data2, report, here, '/general_service');
      if (report.count > count2) {
        const count3 = report.count;
        if (data2 !== null) {
          report.mismatch(here, '/general_service', 'null');
        }
        if (report.count > count3) {
          report.mismatch(here, '/general_service', 'one of the declared forms');
        } else {
          report.forget(count2);
        }
      }
    }
    if (data.ip_address !== undefined) {
      validateStringOrNull(data.ip_address, report, here, '/ip_address');
    }
    if (data.mirror_node === undefined) {
      report.missing(here, '/mirror_node');
    } else {
      let data4 = data.mirror_node;
      const count4 = report.count;
      validateRegisteredMirrorNodeEndpoint(data4, report, here, '/mirror_node');
      if (report.count > count4) {
        const count5 = report.count;
        if (data4 !== null) {
          report.mismatch(here, '/mirror_node', 'null');
        }
        if (report.count > count5) {
          report.mismatch(here, '/mirror_node', 'one of the declared forms');
        } else {
          report.forget(count4);
        }
      }
    }
    if (data.port === undefined) {
      report.missing(here, '/port');
    } else {
      let data5 = data.port;
      if (!Number.isInteger(data5)) {
        report.mismatch(here, '/port', 'integer');
      }
      if (typeof data5 === 'number' && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          report.mismatch(here, '/port', 'at least 0');
        }
      }
      if (typeof data5 === 'number' && isFinite(data5)) {
        if (data5 > 65535 || isNaN(data5)) {
          report.mismatch(here, '/port', 'at most 65535');
        }
      }
    }
    if (data.requires_tls === undefined) {
      report.missing(here, '/requires_tls');
    } else {
      validateBoolean(data.requires_tls, report, here, '/requires_tls');
    }
    if (data.rpc_relay === undefined) {
      report.missing(here, '/rpc_relay');
    } else {
      let data7 = data.rpc_relay;
      const count6 = report.count;
      validateRegisteredRpcRelayEndpoint(data7, report, here, '/rpc_relay');
      if (report.count > count6) {
        const count7 = report.count;
        if (data7 !== null) {
          report.mismatch(here, '/rpc_relay', 'null');
        }
        if (report.count > count7) {
          report.mismatch(here, '/rpc_relay', 'one of the declared forms');
        } else {
          report.forget(count6);
        }
      }
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      validateRegisteredNodeType(data.type, report, here, '/type');
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
      report.mismatch(path, key, 'one of the declared forms');
    } else {
      report.forget(count8);
    }
  }
  if (isRecord(data)) {
    report.names(data, knownRegisteredServiceEndpoint, here);
  }
};

const validateRoyaltyFee: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.all_collectors_are_exempt === undefined) {
      report.missing(here, '/all_collectors_are_exempt');
    } else {
      validateBoolean(data.all_collectors_are_exempt, report, here, '/all_collectors_are_exempt');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateFraction(data.amount, report, here, '/amount');
    }
    if (data.collector_account_id === undefined) {
      report.missing(here, '/collector_account_id');
    } else {
      validateEntityIdNullable(data.collector_account_id, report, here, '/collector_account_id');
    }
    if (data.fallback_fee === undefined) {
      report.missing(here, '/fallback_fee');
    } else {
      validateFallbackFee(data.fallback_fee, report, here, '/fallback_fee');
    }
    report.names(data, knownRoyaltyFee, here);
  }
};

export const validateSchedule: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.consensus_timestamp === undefined) {
      report.missing(here, '/consensus_timestamp');
    } else {
      validateTimestamp(data.consensus_timestamp, report, here, '/consensus_timestamp');
    }
    if (data.creator_account_id === undefined) {
      report.missing(here, '/creator_account_id');
    } else {
      validateEntityId(data.creator_account_id, report, here, '/creator_account_id');
    }
    if (data.deleted === undefined) {
      report.missing(here, '/deleted');
    } else {
      validateBoolean(data.deleted, report, here, '/deleted');
    }
    if (data.executed_timestamp === undefined) {
      report.missing(here, '/executed_timestamp');
    } else {
      validateTimestampNullable(data.executed_timestamp, report, here, '/executed_timestamp');
    }
    if (data.expiration_time === undefined) {
      report.missing(here, '/expiration_time');
    } else {
      validateTimestampNullable(data.expiration_time, report, here, '/expiration_time');
    }
    if (data.memo === undefined) {
      report.missing(here, '/memo');
    } else {
      validateString2(data.memo, report, here, '/memo');
    }
    if (data.payer_account_id === undefined) {
      report.missing(here, '/payer_account_id');
    } else {
      validateEntityId(data.payer_account_id, report, here, '/payer_account_id');
    }
    if (data.schedule_id === undefined) {
      report.missing(here, '/schedule_id');
    } else {
      validateEntityId(data.schedule_id, report, here, '/schedule_id');
    }
    if (data.signatures === undefined) {
      report.missing(here, '/signatures');
    } else {
      report.items(data.signatures, report.at(here, '/signatures'), validateScheduleSignature);
    }
    if (data.transaction_body === undefined) {
      report.missing(here, '/transaction_body');
    } else {
      validateString2(data.transaction_body, report, here, '/transaction_body');
    }
    if (data.wait_for_expiry === undefined) {
      report.missing(here, '/wait_for_expiry');
    } else {
      validateBoolean(data.wait_for_expiry, report, here, '/wait_for_expiry');
    }
    report.names(data, knownSchedule, here);
  }
};

const validateScheduleSignature: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.consensus_timestamp === undefined) {
      report.missing(here, '/consensus_timestamp');
    } else {
      validateTimestamp(data.consensus_timestamp, report, here, '/consensus_timestamp');
    }
    if (data.public_key_prefix === undefined) {
      report.missing(here, '/public_key_prefix');
    } else {
      validateString2(data.public_key_prefix, report, here, '/public_key_prefix');
    }
    if (data.signature === undefined) {
      report.missing(here, '/signature');
    } else {
      validateString2(data.signature, report, here, '/signature');
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      let data3 = data.type;
      if (typeof data3 !== 'string') {
        report.mismatch(here, '/type', 'string');
      } else {
        if (!knownScheduleSignature.has(data3)) {
          report.unknownValue(here, '/type', data3);
        }
      }
    }
    report.names(data, knownScheduleSignature2, here);
  }
};

export const validateSchedulesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.schedules === undefined) {
      report.missing(here, '/schedules');
    } else {
      report.items(data.schedules, report.at(here, '/schedules'), validateSchedule);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownSchedulesResponse, here);
  }
};

const validateServiceEndpoint: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.domain_name === undefined) {
      report.missing(here, '/domain_name');
    } else {
      validateString2(data.domain_name, report, here, '/domain_name');
    }
    if (data.ip_address_v4 === undefined) {
      report.missing(here, '/ip_address_v4');
    } else {
      validateString2(data.ip_address_v4, report, here, '/ip_address_v4');
    }
    if (data.port === undefined) {
      report.missing(here, '/port');
    } else {
      validateInt32(data.port, report, here, '/port');
    }
    report.names(data, knownServiceEndpoint, here);
  }
};

const validateStakingReward: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account_id === undefined) {
      report.missing(here, '/account_id');
    } else {
      validateEntityId(data.account_id, report, here, '/account_id');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestamp(data.timestamp, report, here, '/timestamp');
    }
    report.names(data, knownStakingReward, here);
  }
};

const validateStakingRewardTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account === undefined) {
      report.missing(here, '/account');
    } else {
      validateEntityId(data.account, report, here, '/account');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    report.names(data, knownStakingRewardTransfer, here);
  }
};

export const validateStakingRewardsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.rewards === undefined) {
      report.missing(here, '/rewards');
    } else {
      report.items(data.rewards, report.at(here, '/rewards'), validateStakingReward);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownStakingRewardsResponse, here);
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
    if (!knownString10.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString2: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  }
};

const validateString3: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString3.test(data)) {
      report.unlike(path, key, patternString3);
    }
  }
};

const validateString4: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString4.test(data)) {
      report.unlike(path, key, patternString4);
    }
  }
};

const validateString5: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString5.test(data)) {
      report.unlike(path, key, patternString5);
    }
  }
};

const validateString6: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString6.test(data)) {
      report.unlike(path, key, patternString6);
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
    if (!knownString8.has(data)) {
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

const validateStringOrNull2: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternOpcodesResponse.test(data)) {
        report.unlike(path, key, patternOpcodesResponse);
      }
    }
  }
};

const validateStringOrNull3: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternString5.test(data)) {
        report.unlike(path, key, patternString5);
      }
    }
  }
};

const validateStringOrNull4: Validate = (data, report, path, key) => {
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
    if (data.from === undefined) {
      report.missing(here, '/from');
    } else {
      validateTimestamp(data.from, report, here, '/from');
    }
    if (data.to === undefined) {
      report.missing(here, '/to');
    } else {
      validateTimestampNullable(data.to, report, here, '/to');
    }
    report.names(data, knownTimestampRange, here);
  }
};

const validateTimestampRangeNullable: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (data !== null) {
    if (!isRecord(data)) {
      report.mismatch(path, key, 'object or null');
    } else {
      if (data.from === undefined) {
        report.missing(here, '/from');
      } else {
        validateTimestamp(data.from, report, here, '/from');
      }
      if (data.to === undefined) {
        report.missing(here, '/to');
      } else {
        validateTimestampNullable(data.to, report, here, '/to');
      }
      report.names(data, knownTimestampRange, here);
    }
  }
};

const validateToken: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.decimals === undefined) {
      report.missing(here, '/decimals');
    } else {
      validateInteger(data.decimals, report, here, '/decimals');
    }
    if (data.metadata === undefined) {
      report.missing(here, '/metadata');
    } else {
      validateString2(data.metadata, report, here, '/metadata');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString2(data.name, report, here, '/name');
    }
    if (data.symbol === undefined) {
      report.missing(here, '/symbol');
    } else {
      validateString2(data.symbol, report, here, '/symbol');
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      validateString8(data.type, report, here, '/type');
    }
    report.names(data, knownToken, here);
  }
};

const validateTokenAirdrop: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateIntegerOrNull(data.amount, report, here, '/amount');
    }
    if (data.receiver_id === undefined) {
      report.missing(here, '/receiver_id');
    } else {
      validateEntityId(data.receiver_id, report, here, '/receiver_id');
    }
    if (data.sender_id === undefined) {
      report.missing(here, '/sender_id');
    } else {
      validateEntityId(data.sender_id, report, here, '/sender_id');
    }
    if (data.serial_number === undefined) {
      report.missing(here, '/serial_number');
    } else {
      validateIntegerOrNull(data.serial_number, report, here, '/serial_number');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    report.names(data, knownTokenAirdrop, here);
  }
};

export const validateTokenAirdropsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.airdrops === undefined) {
      report.missing(here, '/airdrops');
    } else {
      report.items(data.airdrops, report.at(here, '/airdrops'), validateTokenAirdrop);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownTokenAirdropsResponse, here);
  }
};

const validateTokenAllowance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateAllowanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
  }
  if (isRecord(data)) {
    report.names(data, knownTokenAllowance, here);
  }
};

export const validateTokenAllowancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.allowances === undefined) {
      report.missing(here, '/allowances');
    } else {
      report.items(data.allowances, report.at(here, '/allowances'), validateTokenAllowance);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownCryptoAllowancesResponse, here);
  }
};

const validateTokenBalance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    if (data.balance === undefined) {
      report.missing(here, '/balance');
    } else {
      validateInteger(data.balance, report, here, '/balance');
    }
    report.names(data, knownTokenBalance, here);
  }
};

export const validateTokenBalancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampNullable(data.timestamp, report, here, '/timestamp');
    }
    if (data.balances === undefined) {
      report.missing(here, '/balances');
    } else {
      report.items(data.balances, report.at(here, '/balances'), validateTokenHolder);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownBalancesResponse, here);
  }
};

const validateTokenHolder: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account === undefined) {
      report.missing(here, '/account');
    } else {
      validateEntityId(data.account, report, here, '/account');
    }
    if (data.balance === undefined) {
      report.missing(here, '/balance');
    } else {
      validateInteger(data.balance, report, here, '/balance');
    }
    if (data.decimals === undefined) {
      report.missing(here, '/decimals');
    } else {
      validateIntegerOrNull(data.decimals, report, here, '/decimals');
    }
    report.names(data, knownTokenHolder, here);
  }
};

export const validateTokenInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.auto_renew_account === undefined) {
      report.missing(here, '/auto_renew_account');
    } else {
      validateEntityIdNullable(data.auto_renew_account, report, here, '/auto_renew_account');
    }
    if (data.auto_renew_period === undefined) {
      report.missing(here, '/auto_renew_period');
    } else {
      validateIntegerOrNull(data.auto_renew_period, report, here, '/auto_renew_period');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestamp(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.decimals === undefined) {
      report.missing(here, '/decimals');
    } else {
      validateString6(data.decimals, report, here, '/decimals');
    }
    if (data.deleted === undefined) {
      report.missing(here, '/deleted');
    } else {
      validateBooleanOrNull(data.deleted, report, here, '/deleted');
    }
    if (data.expiry_timestamp === undefined) {
      report.missing(here, '/expiry_timestamp');
    } else {
      validateIntegerOrNull(data.expiry_timestamp, report, here, '/expiry_timestamp');
    }
    if (data.fee_schedule_key === undefined) {
      report.missing(here, '/fee_schedule_key');
    } else {
      validateKey(data.fee_schedule_key, report, here, '/fee_schedule_key');
    }
    if (data.freeze_default === undefined) {
      report.missing(here, '/freeze_default');
    } else {
      validateBoolean(data.freeze_default, report, here, '/freeze_default');
    }
    if (data.freeze_key === undefined) {
      report.missing(here, '/freeze_key');
    } else {
      validateKey(data.freeze_key, report, here, '/freeze_key');
    }
    if (data.initial_supply === undefined) {
      report.missing(here, '/initial_supply');
    } else {
      validateString6(data.initial_supply, report, here, '/initial_supply');
    }
    if (data.kyc_key === undefined) {
      report.missing(here, '/kyc_key');
    } else {
      validateKey(data.kyc_key, report, here, '/kyc_key');
    }
    if (data.max_supply === undefined) {
      report.missing(here, '/max_supply');
    } else {
      validateString6(data.max_supply, report, here, '/max_supply');
    }
    if (data.metadata === undefined) {
      report.missing(here, '/metadata');
    } else {
      validateString2(data.metadata, report, here, '/metadata');
    }
    if (data.metadata_key === undefined) {
      report.missing(here, '/metadata_key');
    } else {
      validateKey(data.metadata_key, report, here, '/metadata_key');
    }
    if (data.modified_timestamp === undefined) {
      report.missing(here, '/modified_timestamp');
    } else {
      validateTimestamp(data.modified_timestamp, report, here, '/modified_timestamp');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString2(data.name, report, here, '/name');
    }
    if (data.memo === undefined) {
      report.missing(here, '/memo');
    } else {
      validateString2(data.memo, report, here, '/memo');
    }
    if (data.pause_key === undefined) {
      report.missing(here, '/pause_key');
    } else {
      validateKey(data.pause_key, report, here, '/pause_key');
    }
    if (data.pause_status === undefined) {
      report.missing(here, '/pause_status');
    } else {
      let data19 = data.pause_status;
      if (typeof data19 !== 'string') {
        report.mismatch(here, '/pause_status', 'string');
      } else {
        if (!knownTokenInfo.has(data19)) {
          report.unknownValue(here, '/pause_status', data19);
        }
      }
    }
    if (data.supply_key === undefined) {
      report.missing(here, '/supply_key');
    } else {
      validateKey(data.supply_key, report, here, '/supply_key');
    }
    if (data.supply_type === undefined) {
      report.missing(here, '/supply_type');
    } else {
      let data21 = data.supply_type;
      if (typeof data21 !== 'string') {
        report.mismatch(here, '/supply_type', 'string');
      } else {
        if (!knownTokenInfo2.has(data21)) {
          report.unknownValue(here, '/supply_type', data21);
        }
      }
    }
    if (data.symbol === undefined) {
      report.missing(here, '/symbol');
    } else {
      validateString2(data.symbol, report, here, '/symbol');
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    if (data.total_supply === undefined) {
      report.missing(here, '/total_supply');
    } else {
      validateString6(data.total_supply, report, here, '/total_supply');
    }
    if (data.treasury_account_id === undefined) {
      report.missing(here, '/treasury_account_id');
    } else {
      validateEntityId(data.treasury_account_id, report, here, '/treasury_account_id');
    }
    if (data.type === undefined) {
      report.missing(here, '/type');
    } else {
      validateString8(data.type, report, here, '/type');
    }
    if (data.wipe_key === undefined) {
      report.missing(here, '/wipe_key');
    } else {
      validateKey(data.wipe_key, report, here, '/wipe_key');
    }
    if (data.custom_fees === undefined) {
      report.missing(here, '/custom_fees');
    } else {
      validateCustomFees(data.custom_fees, report, here, '/custom_fees');
    }
    report.names(data, knownTokenInfo3, here);
  }
};

const validateTokenRelationship: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.automatic_association === undefined) {
      report.missing(here, '/automatic_association');
    } else {
      validateBooleanOrNull(data.automatic_association, report, here, '/automatic_association');
    }
    if (data.balance === undefined) {
      report.missing(here, '/balance');
    } else {
      validateInteger(data.balance, report, here, '/balance');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.decimals === undefined) {
      report.missing(here, '/decimals');
    } else {
      validateIntegerOrNull(data.decimals, report, here, '/decimals');
    }
    if (data.freeze_status === undefined) {
      report.missing(here, '/freeze_status');
    } else {
      let data4 = data.freeze_status;
      if (data4 !== null) {
        if (typeof data4 !== 'string') {
          report.mismatch(here, '/freeze_status', 'string or null');
        } else {
          if (!knownTokenRelationship.has(data4)) {
            report.unknownValue(here, '/freeze_status', data4);
          }
        }
      }
    }
    if (data.kyc_status === undefined) {
      report.missing(here, '/kyc_status');
    } else {
      let data5 = data.kyc_status;
      if (data5 !== null) {
        if (typeof data5 !== 'string') {
          report.mismatch(here, '/kyc_status', 'string or null');
        } else {
          if (!knownTokenRelationship2.has(data5)) {
            report.unknownValue(here, '/kyc_status', data5);
          }
        }
      }
    }
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    report.names(data, knownTokenRelationship3, here);
  }
};

export const validateTokenRelationshipResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.tokens === undefined) {
      report.missing(here, '/tokens');
    } else {
      report.items(data.tokens, report.at(here, '/tokens'), validateTokenRelationship);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownTokenRelationshipResponse, here);
  }
};

const validateTokenTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.token_id === undefined) {
      report.missing(here, '/token_id');
    } else {
      validateEntityId(data.token_id, report, here, '/token_id');
    }
    if (data.account === undefined) {
      report.missing(here, '/account');
    } else {
      validateEntityId(data.account, report, here, '/account');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.is_approval !== undefined) {
      validateBoolean(data.is_approval, report, here, '/is_approval');
    }
    report.names(data, knownTokenTransfer, here);
  }
};

export const validateTokensResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.tokens === undefined) {
      report.missing(here, '/tokens');
    } else {
      report.items(data.tokens, report.at(here, '/tokens'), validateToken);
    }
    if (data.links === undefined) {
      report.missing(here, '/links');
    } else {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownTokenRelationshipResponse, here);
  }
};

export const validateTopic: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.admin_key === undefined) {
      report.missing(here, '/admin_key');
    } else {
      validateKey(data.admin_key, report, here, '/admin_key');
    }
    if (data.auto_renew_account === undefined) {
      report.missing(here, '/auto_renew_account');
    } else {
      validateEntityIdNullable(data.auto_renew_account, report, here, '/auto_renew_account');
    }
    if (data.auto_renew_period === undefined) {
      report.missing(here, '/auto_renew_period');
    } else {
      validateIntegerOrNull(data.auto_renew_period, report, here, '/auto_renew_period');
    }
    if (data.created_timestamp === undefined) {
      report.missing(here, '/created_timestamp');
    } else {
      validateTimestampNullable(data.created_timestamp, report, here, '/created_timestamp');
    }
    if (data.custom_fees !== undefined) {
      validateConsensusCustomFees(data.custom_fees, report, here, '/custom_fees');
    }
    if (data.deleted === undefined) {
      report.missing(here, '/deleted');
    } else {
      validateBooleanOrNull(data.deleted, report, here, '/deleted');
    }
    if (data.fee_exempt_key_list !== undefined) {
      report.items(data.fee_exempt_key_list, report.at(here, '/fee_exempt_key_list'), validateKey);
    }
    if (data.fee_schedule_key !== undefined) {
      validateKey(data.fee_schedule_key, report, here, '/fee_schedule_key');
    }
    if (data.memo === undefined) {
      report.missing(here, '/memo');
    } else {
      validateString2(data.memo, report, here, '/memo');
    }
    if (data.submit_key === undefined) {
      report.missing(here, '/submit_key');
    } else {
      validateKey(data.submit_key, report, here, '/submit_key');
    }
    if (data.timestamp === undefined) {
      report.missing(here, '/timestamp');
    } else {
      validateTimestampRange(data.timestamp, report, here, '/timestamp');
    }
    if (data.topic_id === undefined) {
      report.missing(here, '/topic_id');
    } else {
      validateEntityId(data.topic_id, report, here, '/topic_id');
    }
    report.names(data, knownTopic, here);
  }
};

export const validateTopicMessage: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.chunk_info === undefined) {
      report.missing(here, '/chunk_info');
    } else {
      validateChunkInfo(data.chunk_info, report, here, '/chunk_info');
    }
    if (data.consensus_timestamp === undefined) {
      report.missing(here, '/consensus_timestamp');
    } else {
      validateTimestamp(data.consensus_timestamp, report, here, '/consensus_timestamp');
    }
    if (data.message === undefined) {
      report.missing(here, '/message');
    } else {
      validateString2(data.message, report, here, '/message');
    }
    if (data.payer_account_id === undefined) {
      report.missing(here, '/payer_account_id');
    } else {
      validateEntityId(data.payer_account_id, report, here, '/payer_account_id');
    }
    if (data.running_hash === undefined) {
      report.missing(here, '/running_hash');
    } else {
      validateString2(data.running_hash, report, here, '/running_hash');
    }
    if (data.running_hash_version === undefined) {
      report.missing(here, '/running_hash_version');
    } else {
      validateInt32(data.running_hash_version, report, here, '/running_hash_version');
    }
    if (data.sequence_number === undefined) {
      report.missing(here, '/sequence_number');
    } else {
      validateInteger(data.sequence_number, report, here, '/sequence_number');
    }
    if (data.topic_id === undefined) {
      report.missing(here, '/topic_id');
    } else {
      validateEntityId(data.topic_id, report, here, '/topic_id');
    }
    report.names(data, knownTopicMessage, here);
  }
};

export const validateTopicMessagesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.messages === undefined) {
      report.missing(here, '/messages');
    } else {
      report.items(data.messages, report.at(here, '/messages'), validateTopicMessage);
    }
    if (data.links !== undefined) {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownTopicMessagesResponse, here);
  }
};

const validateTransaction: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateTransactionFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownTransaction, here);
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
    report.names(data, knownTransactionByIdResponse, here);
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
    report.names(data, knownTransactionDetail, here);
  }
};

const validateTransactionFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.batch_key !== undefined) {
      validateKey(data.batch_key, report, here, '/batch_key');
    }
    if (data.bytes === undefined) {
      report.missing(here, '/bytes');
    } else {
      validateStringOrNull(data.bytes, report, here, '/bytes');
    }
    if (data.charged_tx_fee === undefined) {
      report.missing(here, '/charged_tx_fee');
    } else {
      validateInteger(data.charged_tx_fee, report, here, '/charged_tx_fee');
    }
    if (data.consensus_timestamp === undefined) {
      report.missing(here, '/consensus_timestamp');
    } else {
      validateTimestamp(data.consensus_timestamp, report, here, '/consensus_timestamp');
    }
    if (data.entity_id === undefined) {
      report.missing(here, '/entity_id');
    } else {
      validateEntityIdNullable(data.entity_id, report, here, '/entity_id');
    }
    if (data.high_volume !== undefined) {
      validateBoolean(data.high_volume, report, here, '/high_volume');
    }
    if (data.high_volume_pricing_multiplier !== undefined) {
      validateIntegerOrNullFrom0(
        data.high_volume_pricing_multiplier,
        report,
        here,
        '/high_volume_pricing_multiplier',
      );
    }
    if (data.max_custom_fees !== undefined) {
      report.items(data.max_custom_fees, report.at(here, '/max_custom_fees'), validateCustomFeeLimit);
    }
    if (data.max_fee === undefined) {
      report.missing(here, '/max_fee');
    } else {
      validateString6(data.max_fee, report, here, '/max_fee');
    }
    if (data.memo_base64 === undefined) {
      report.missing(here, '/memo_base64');
    } else {
      validateStringOrNull(data.memo_base64, report, here, '/memo_base64');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      let data10 = data.name;
      const count0 = report.count;
      validateString10(data10, report, here, '/name');
      if (report.count > count0) {
        const count1 = report.count;
        validateString10(data10, report, here, '/name');
        if (report.count > count1) {
          report.mismatch(here, '/name', 'one of the declared forms');
        } else {
          report.forget(count0);
        }
      }
    }
    if (data.nft_transfers !== undefined) {
      report.items(data.nft_transfers, report.at(here, '/nft_transfers'), validateNftTransfer);
    }
    if (data.node === undefined) {
      report.missing(here, '/node');
    } else {
      validateEntityIdNullable(data.node, report, here, '/node');
    }
    if (data.nonce === undefined) {
      report.missing(here, '/nonce');
    } else {
      validateInt32From0(data.nonce, report, here, '/nonce');
    }
    if (data.parent_consensus_timestamp === undefined) {
      report.missing(here, '/parent_consensus_timestamp');
    } else {
      validateTimestampNullable(data.parent_consensus_timestamp, report, here, '/parent_consensus_timestamp');
    }
    if (data.result === undefined) {
      report.missing(here, '/result');
    } else {
      validateString9(data.result, report, here, '/result');
    }
    if (data.scheduled === undefined) {
      report.missing(here, '/scheduled');
    } else {
      validateBoolean(data.scheduled, report, here, '/scheduled');
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
    if (data.transaction_hash === undefined) {
      report.missing(here, '/transaction_hash');
    } else {
      validateString2(data.transaction_hash, report, here, '/transaction_hash');
    }
    if (data.transaction_id === undefined) {
      report.missing(here, '/transaction_id');
    } else {
      validateString7(data.transaction_id, report, here, '/transaction_id');
    }
    if (data.transfers === undefined) {
      report.missing(here, '/transfers');
    } else {
      report.items(data.transfers, report.at(here, '/transfers'), validateTransfer);
    }
    if (data.valid_duration_seconds === undefined) {
      report.missing(here, '/valid_duration_seconds');
    } else {
      let data22 = data.valid_duration_seconds;
      if (data22 !== null) {
        if (typeof data22 !== 'string') {
          report.mismatch(here, '/valid_duration_seconds', 'string or null');
        } else {
          if (!patternString6.test(data22)) {
            report.unlike(here, '/valid_duration_seconds', patternString6);
          }
        }
      }
    }
    if (data.valid_start_timestamp === undefined) {
      report.missing(here, '/valid_start_timestamp');
    } else {
      validateTimestamp(data.valid_start_timestamp, report, here, '/valid_start_timestamp');
    }
  }
};

const validateTransactionId: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account_id === undefined) {
      report.missing(here, '/account_id');
    } else {
      validateEntityId(data.account_id, report, here, '/account_id');
    }
    if (data.nonce === undefined) {
      report.missing(here, '/nonce');
    } else {
      let data1 = data.nonce;
      if (data1 !== null) {
        if (!Number.isInteger(data1)) {
          report.mismatch(here, '/nonce', 'integer or null');
        }
        if (typeof data1 === 'number' && isFinite(data1)) {
          if (data1 < 0 || isNaN(data1)) {
            report.mismatch(here, '/nonce', 'at least 0');
          }
        }
        if (typeof data1 === 'number' && isFinite(data1)) {
          if (data1 > 2147483647 || isNaN(data1)) {
            report.mismatch(here, '/nonce', 'at most 2147483647');
          }
        }
      }
    }
    if (data.scheduled === undefined) {
      report.missing(here, '/scheduled');
    } else {
      validateBooleanOrNull(data.scheduled, report, here, '/scheduled');
    }
    if (data.transaction_valid_start === undefined) {
      report.missing(here, '/transaction_valid_start');
    } else {
      validateTimestamp(data.transaction_valid_start, report, here, '/transaction_valid_start');
    }
    report.names(data, knownTransactionId, here);
  }
};

const validateTransactionTypes: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownTransactionTypes.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateTransactionsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.transactions === undefined) {
      report.missing(here, '/transactions');
    } else {
      report.items(data.transactions, report.at(here, '/transactions'), validateTransaction);
    }
    if (data.links !== undefined) {
      validateLinks(data.links, report, here, '/links');
    }
    report.names(data, knownNftTransactionHistory, here);
  }
};

const validateTransfer: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.account === undefined) {
      report.missing(here, '/account');
    } else {
      validateEntityId(data.account, report, here, '/account');
    }
    if (data.amount === undefined) {
      report.missing(here, '/amount');
    } else {
      validateInteger(data.amount, report, here, '/amount');
    }
    if (data.is_approval !== undefined) {
      validateBoolean(data.is_approval, report, here, '/is_approval');
    }
    report.names(data, knownTransfer, here);
  }
};
