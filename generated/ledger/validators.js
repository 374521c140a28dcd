// Checks the replies and bodies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { merge, mismatch } from '../../src/core/mismatch.js';

const knownAccountBalance = /*#__PURE__*/ new Set(['account', 'balance', 'tokens']);
const knownAccountBalanceTransactions = /*#__PURE__*/ new Set([
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
]);
const knownAccountInfo = /*#__PURE__*/ new Set([
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
]);
const knownAccountsResponse = /*#__PURE__*/ new Set(['accounts', 'links']);
const knownAccountTokenBalance = /*#__PURE__*/ new Set(['balance', 'token_id']);
const knownAssessedCustomFee = /*#__PURE__*/ new Set([
  'amount',
  'collector_account_id',
  'effective_payer_account_ids',
  'token_id',
]);
const knownAuthorization = /*#__PURE__*/ new Set(['address', 'chain_id', 'nonce', 'r', 's', 'y_parity']);
const knownBalance = /*#__PURE__*/ new Set(['balance', 'timestamp', 'tokens']);
const knownBalancesResponse = /*#__PURE__*/ new Set(['balances', 'links', 'timestamp']);
const knownBlock = /*#__PURE__*/ new Set([
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
]);
const knownBlocksResponse = /*#__PURE__*/ new Set(['blocks', 'links']);
const knownChunkInfo = /*#__PURE__*/ new Set(['initial_transaction_id', 'number', 'total']);
const knownConsensusCustomFees = /*#__PURE__*/ new Set(['created_timestamp', 'fixed_fees']);
const knownContract = /*#__PURE__*/ new Set([
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
]);
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
const knownContractAction5 = /*#__PURE__*/ new Set([
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
]);
const knownContractActionsResponse = /*#__PURE__*/ new Set(['actions', 'links']);
const knownContractCallRequest = /*#__PURE__*/ new Set([
  'block',
  'data',
  'estimate',
  'from',
  'gas',
  'gasPrice',
  'to',
  'value',
]);
const knownContractCallResponse = /*#__PURE__*/ new Set(['result']);
const knownContractLog = /*#__PURE__*/ new Set([
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
]);
const knownContractLogsResponse = /*#__PURE__*/ new Set(['links', 'logs']);
const knownContractResponse = /*#__PURE__*/ new Set([
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
]);
const knownContractResult = /*#__PURE__*/ new Set([
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
]);
const knownContractResultDetails = /*#__PURE__*/ new Set([
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
]);
const knownContractResultLog = /*#__PURE__*/ new Set([
  'address',
  'bloom',
  'contract_id',
  'data',
  'index',
  'topics',
]);
const knownContractResultsResponse = /*#__PURE__*/ new Set(['links', 'results']);
const knownContractResultStateChange = /*#__PURE__*/ new Set([
  'address',
  'contract_id',
  'slot',
  'value_read',
  'value_written',
]);
const knownContractsResponse = /*#__PURE__*/ new Set(['contracts', 'links']);
const knownContractState = /*#__PURE__*/ new Set(['address', 'contract_id', 'slot', 'timestamp', 'value']);
const knownContractStateResponse = /*#__PURE__*/ new Set(['links', 'state']);
const knownCryptoAllowance = /*#__PURE__*/ new Set([
  'amount',
  'amount_granted',
  'owner',
  'spender',
  'timestamp',
]);
const knownCryptoAllowancesResponse = /*#__PURE__*/ new Set(['allowances', 'links']);
const knownCustomFeeLimit = /*#__PURE__*/ new Set(['account_id', 'amount', 'denominating_token_id']);
const knownCustomFees = /*#__PURE__*/ new Set([
  'created_timestamp',
  'fixed_fees',
  'fractional_fees',
  'royalty_fees',
]);
const knownExchangeRate = /*#__PURE__*/ new Set(['cent_equivalent', 'expiration_time', 'hbar_equivalent']);
const knownFallbackFee = /*#__PURE__*/ new Set(['amount', 'denominating_token_id']);
const knownFeeEstimate = /*#__PURE__*/ new Set(['base', 'extras']);
const knownFeeEstimateNetwork = /*#__PURE__*/ new Set(['multiplier', 'subtotal']);
const knownFeeEstimateResponse = /*#__PURE__*/ new Set([
  'high_volume_multiplier',
  'network',
  'node',
  'notes',
  'service',
  'total',
]);
const knownFeeExtra = /*#__PURE__*/ new Set([
  'charged',
  'count',
  'fee_per_unit',
  'included',
  'name',
  'subtotal',
]);
const knownFixedCustomFee = /*#__PURE__*/ new Set([
  'amount',
  'collector_account_id',
  'denominating_token_id',
]);
const knownFixedFee = /*#__PURE__*/ new Set([
  'all_collectors_are_exempt',
  'amount',
  'collector_account_id',
  'denominating_token_id',
]);
const knownFraction = /*#__PURE__*/ new Set(['denominator', 'numerator']);
const knownFractionalFee = /*#__PURE__*/ new Set([
  'all_collectors_are_exempt',
  'amount',
  'collector_account_id',
  'denominating_token_id',
  'maximum',
  'minimum',
  'net_of_transfers',
]);
const knownHook = /*#__PURE__*/ new Set(['ACCOUNT_ALLOWANCE_HOOK']);
const knownHook2 = /*#__PURE__*/ new Set(['EVM']);
const knownHook3 = /*#__PURE__*/ new Set([
  'admin_key',
  'contract_id',
  'created_timestamp',
  'deleted',
  'extension_point',
  'hook_id',
  'owner_id',
  'timestamp_range',
  'type',
]);
const knownHooksResponse = /*#__PURE__*/ new Set(['hooks', 'links']);
const knownHooksStorageResponse = /*#__PURE__*/ new Set(['hook_id', 'links', 'owner_id', 'storage']);
const knownHookStorage = /*#__PURE__*/ new Set(['key', 'timestamp', 'value']);
const knownKey = /*#__PURE__*/ new Set(['ECDSA_SECP256K1', 'ED25519', 'ProtobufEncoded']);
const knownKey2 = /*#__PURE__*/ new Set(['_type', 'key']);
const knownLinks = /*#__PURE__*/ new Set(['next']);
const knownNetworkExchangeRateSetResponse = /*#__PURE__*/ new Set(['current_rate', 'next_rate', 'timestamp']);
const knownNetworkFee = /*#__PURE__*/ new Set(['gas', 'transaction_type']);
const knownNetworkFeesResponse = /*#__PURE__*/ new Set(['fees', 'timestamp']);
const knownNetworkNode = /*#__PURE__*/ new Set([
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
]);
const knownNetworkNodesResponse = /*#__PURE__*/ new Set(['links', 'nodes']);
const knownNetworkStakeResponse = /*#__PURE__*/ new Set([
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
]);
const knownNetworkSupplyResponse = /*#__PURE__*/ new Set(['released_supply', 'timestamp', 'total_supply']);
const knownNft = /*#__PURE__*/ new Set([
  'account_id',
  'created_timestamp',
  'delegating_spender',
  'deleted',
  'metadata',
  'modified_timestamp',
  'serial_number',
  'spender',
  'token_id',
]);
const knownNftAllowance = /*#__PURE__*/ new Set([
  'approved_for_all',
  'owner',
  'spender',
  'timestamp',
  'token_id',
]);
const knownNfts = /*#__PURE__*/ new Set(['links', 'nfts']);
const knownNftTransactionHistory = /*#__PURE__*/ new Set(['links', 'transactions']);
const knownNftTransactionTransfer = /*#__PURE__*/ new Set([
  'consensus_timestamp',
  'is_approval',
  'nonce',
  'receiver_account_id',
  'sender_account_id',
  'transaction_id',
  'type',
]);
const knownNftTransfer = /*#__PURE__*/ new Set([
  'is_approval',
  'receiver_account_id',
  'sender_account_id',
  'serial_number',
  'token_id',
]);
const knownOpcode = /*#__PURE__*/ new Set([
  'depth',
  'gas',
  'gas_cost',
  'memory',
  'op',
  'pc',
  'reason',
  'stack',
  'storage',
]);
const knownOpcodesResponse = /*#__PURE__*/ new Set([
  'address',
  'contract_id',
  'failed',
  'gas',
  'opcodes',
  'return_value',
]);
const knownRegisteredBlockNodeApi = /*#__PURE__*/ new Set([
  'OTHER',
  'STATUS',
  'PUBLISH',
  'SUBSCRIBE_STREAM',
  'STATE_PROOF',
  'UNRECOGNIZED',
]);
const knownRegisteredBlockNodeEndpoint = /*#__PURE__*/ new Set(['endpoint_apis']);
const knownRegisteredGeneralServiceEndpoint = /*#__PURE__*/ new Set(['description']);
const knownRegisteredNode = /*#__PURE__*/ new Set([
  'admin_key',
  'created_timestamp',
  'description',
  'registered_node_id',
  'service_endpoints',
  'timestamp',
]);
const knownRegisteredNodesResponse = /*#__PURE__*/ new Set(['links', 'registered_nodes']);
const knownRegisteredNodeType = /*#__PURE__*/ new Set([
  'BLOCK_NODE',
  'GENERAL_SERVICE',
  'MIRROR_NODE',
  'RPC_RELAY',
]);
const knownRegisteredServiceEndpoint = /*#__PURE__*/ new Set([
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
const knownRoyaltyFee = /*#__PURE__*/ new Set([
  'all_collectors_are_exempt',
  'amount',
  'collector_account_id',
  'fallback_fee',
]);
const knownSchedule = /*#__PURE__*/ new Set([
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
]);
const knownScheduleSignature = /*#__PURE__*/ new Set([
  'CONTRACT',
  'ED25519',
  'RSA_3072',
  'ECDSA_384',
  'ECDSA_SECP256K1',
  'UNKNOWN',
]);
const knownScheduleSignature2 = /*#__PURE__*/ new Set([
  'consensus_timestamp',
  'public_key_prefix',
  'signature',
  'type',
]);
const knownSchedulesResponse = /*#__PURE__*/ new Set(['links', 'schedules']);
const knownServiceEndpoint = /*#__PURE__*/ new Set(['domain_name', 'ip_address_v4', 'port']);
const knownStakingReward = /*#__PURE__*/ new Set(['account_id', 'amount', 'timestamp']);
const knownStakingRewardsResponse = /*#__PURE__*/ new Set(['links', 'rewards']);
const knownStakingRewardTransfer = /*#__PURE__*/ new Set(['account', 'amount']);
const knownTimestampRange = /*#__PURE__*/ new Set(['from', 'to']);
const knownToken = /*#__PURE__*/ new Set([
  'admin_key',
  'decimals',
  'metadata',
  'name',
  'symbol',
  'token_id',
  'type',
]);
const knownTokenAirdrop = /*#__PURE__*/ new Set([
  'amount',
  'receiver_id',
  'sender_id',
  'serial_number',
  'timestamp',
  'token_id',
]);
const knownTokenAirdropsResponse = /*#__PURE__*/ new Set(['airdrops', 'links']);
const knownTokenAllowance = /*#__PURE__*/ new Set([
  'amount',
  'amount_granted',
  'owner',
  'spender',
  'timestamp',
  'token_id',
]);
const knownTokenHolder = /*#__PURE__*/ new Set(['account', 'balance', 'decimals']);
const knownTokenInfo = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'PAUSED', 'UNPAUSED']);
const knownTokenInfo2 = /*#__PURE__*/ new Set(['FINITE', 'INFINITE']);
const knownTokenInfo3 = /*#__PURE__*/ new Set(['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']);
const knownTokenInfo4 = /*#__PURE__*/ new Set([
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
]);
const knownTokenRelationship = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN']);
const knownTokenRelationship2 = /*#__PURE__*/ new Set(['NOT_APPLICABLE', 'GRANTED', 'REVOKED']);
const knownTokenRelationship3 = /*#__PURE__*/ new Set([
  'automatic_association',
  'balance',
  'created_timestamp',
  'decimals',
  'freeze_status',
  'kyc_status',
  'token_id',
]);
const knownTokenRelationshipResponse = /*#__PURE__*/ new Set(['links', 'tokens']);
const knownTokenTransfer = /*#__PURE__*/ new Set(['account', 'amount', 'is_approval', 'token_id']);
const knownTopic = /*#__PURE__*/ new Set([
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
]);
const knownTopicMessage = /*#__PURE__*/ new Set([
  'chunk_info',
  'consensus_timestamp',
  'message',
  'payer_account_id',
  'running_hash',
  'running_hash_version',
  'sequence_number',
  'topic_id',
]);
const knownTopicMessagesResponse = /*#__PURE__*/ new Set(['links', 'messages']);
const knownTransaction = /*#__PURE__*/ new Set([
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
]);
const knownTransactionByIdResponse = /*#__PURE__*/ new Set(['transactions']);
const knownTransactionDetail = /*#__PURE__*/ new Set([
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
]);
const knownTransactionId = /*#__PURE__*/ new Set([
  'account_id',
  'nonce',
  'scheduled',
  'transaction_valid_start',
]);
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
  'HOOKSTORE',
  'LEDGERIDPUBLICATION',
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
const knownTransfer = /*#__PURE__*/ new Set(['account', 'amount', 'is_approval']);
const pattern1 = /^((0x)?[0-9a-fA-F]+|(earliest|pending|latest))$/;
const pattern2 = /^(0x)?([A-Fa-f0-9]{40})?$/;
const pattern3 = /^(0x)?[0-9a-fA-F]+$/;
const pattern4 = /^(0x)?[A-Fa-f0-9]{40}$/;
const pattern5 = /^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$/;
const pattern6 = /^0x([0-9a-fA-F]{512})?$/;
const pattern7 = /^0x[0-9A-Fa-f]{40}$/;
const pattern8 = /^0x[0-9a-fA-F]*$/;
const pattern9 = /^\d{1,10}(\.\d{1,9})?$/;
const pattern10 = /^\d{1,10}\.\d{1,10}\.\d{1,12}$/;
const pattern11 = /^\d{1,19}(\.\d{1,9})?$/;

function validateAccountBalance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account', 'a value');
      errors++;
    }
    if (data.balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balance', 'a value');
      errors++;
    }
    if (data.tokens === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/tokens', 'a value');
      errors++;
    }
    if (data.account !== undefined) {
      let data0 = data.account;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.balance !== undefined) {
      let data1 = data.balance;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/balance', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.tokens !== undefined) {
      let data2 = data.tokens;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTokenBalance.call(this, data2[i0], instancePath + '/tokens/' + i0)) {
            vErrors = merge(vErrors, validateTokenBalance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/tokens', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownAccountBalance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAccountBalance.errors = vErrors;
  return errors === 0;
}

export function validateAccountBalanceTransactions(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateAccountInfoFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateAccountInfoFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.transactions === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/transactions', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.transactions !== undefined) {
      let data0 = data.transactions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTransaction.call(this, data0[i0], instancePath + '/transactions/' + i0)) {
            vErrors = merge(vErrors, validateTransaction.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/transactions', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownAccountBalanceTransactions.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateAccountBalanceTransactions.errors = vErrors;
  return errors === 0;
}

function validateAccountInfo(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateAccountInfoFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateAccountInfoFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownAccountInfo.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateAccountInfo.errors = vErrors;
  return errors === 0;
}

function validateAccountInfoFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account', 'a value');
      errors++;
    }
    if (data.alias === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/alias', 'a value');
      errors++;
    }
    if (data.auto_renew_period === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'a value');
      errors++;
    }
    if (data.balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balance', 'a value');
      errors++;
    }
    if (data.created_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'a value');
      errors++;
    }
    if (data.decline_reward === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/decline_reward', 'a value');
      errors++;
    }
    if (data.deleted === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/deleted', 'a value');
      errors++;
    }
    if (data.ethereum_nonce === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/ethereum_nonce', 'a value');
      errors++;
    }
    if (data.evm_address === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/evm_address', 'a value');
      errors++;
    }
    if (data.expiry_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/expiry_timestamp', 'a value');
      errors++;
    }
    if (data.key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/key', 'a value');
      errors++;
    }
    if (data.max_automatic_token_associations === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/max_automatic_token_associations', 'a value');
      errors++;
    }
    if (data.memo === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/memo', 'a value');
      errors++;
    }
    if (data.receiver_sig_required === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/receiver_sig_required', 'a value');
      errors++;
    }
    if (data.staked_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staked_account_id', 'a value');
      errors++;
    }
    if (data.staked_node_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staked_node_id', 'a value');
      errors++;
    }
    if (data.stake_period_start === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/stake_period_start', 'a value');
      errors++;
    }
    if (data.account !== undefined) {
      let data0 = data.account;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.alias !== undefined) {
      let data1 = data.alias;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/alias', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/alias',
            'text like ^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$',
          );
          errors++;
        }
      }
    }
    if (data.auto_renew_period !== undefined) {
      let data2 = data.auto_renew_period;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'integer or null');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.balance !== undefined) {
      if (!validateBalance.call(this, data.balance, instancePath + '/balance')) {
        vErrors = merge(vErrors, validateBalance.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_timestamp !== undefined) {
      let data4 = data.created_timestamp;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern9.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.decline_reward !== undefined) {
      if (typeof data.decline_reward !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/decline_reward', 'boolean');
        errors++;
      }
    }
    if (data.deleted !== undefined) {
      let data6 = data.deleted;
      if (typeof data6 !== 'boolean' && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean or null');
        errors++;
      }
    }
    if (data.ethereum_nonce !== undefined) {
      let data7 = data.ethereum_nonce;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/ethereum_nonce', 'integer or null');
        errors++;
      }
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 > 9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/ethereum_nonce', 'at most 9223372036854776000');
          errors++;
        }
        if (data7 < -9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/ethereum_nonce', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.evm_address !== undefined) {
      let data8 = data.evm_address;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/evm_address', 'string or null');
        errors++;
      }
      if (typeof data8 === 'string') {
        if (data8.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/evm_address', 'at most 42 characters');
          errors++;
        }
        if (data8.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/evm_address', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data8)) {
          vErrors = mismatch(vErrors, instancePath + '/evm_address', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      }
    }
    if (data.expiry_timestamp !== undefined) {
      let data9 = data.expiry_timestamp;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/expiry_timestamp', 'string or null');
        errors++;
      }
      if (typeof data9 === 'string') {
        if (!pattern9.test(data9)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/expiry_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.key !== undefined) {
      if (!validateKey.call(this, data.key, instancePath + '/key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.max_automatic_token_associations !== undefined) {
      let data11 = data.max_automatic_token_associations;
      if (
        !(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
        data11 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/max_automatic_token_associations', 'integer or null');
        errors++;
      }
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 > 2147483647 || isNaN(data11)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/max_automatic_token_associations',
            'at most 2147483647',
          );
          errors++;
        }
        if (data11 < -2147483648 || isNaN(data11)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/max_automatic_token_associations',
            'at least -2147483648',
          );
          errors++;
        }
      }
    }
    if (data.memo !== undefined) {
      let data12 = data.memo;
      if (typeof data12 !== 'string' && data12 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/memo', 'string or null');
        errors++;
      }
    }
    if (data.pending_reward !== undefined) {
      let data13 = data.pending_reward;
      if (!(typeof data13 == 'number' && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        vErrors = mismatch(vErrors, instancePath + '/pending_reward', 'integer');
        errors++;
      }
      if (typeof data13 == 'number' && isFinite(data13)) {
        if (data13 > 9223372036854776000 || isNaN(data13)) {
          vErrors = mismatch(vErrors, instancePath + '/pending_reward', 'at most 9223372036854776000');
          errors++;
        }
        if (data13 < -9223372036854776000 || isNaN(data13)) {
          vErrors = mismatch(vErrors, instancePath + '/pending_reward', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.receiver_sig_required !== undefined) {
      let data14 = data.receiver_sig_required;
      if (typeof data14 !== 'boolean' && data14 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/receiver_sig_required', 'boolean or null');
        errors++;
      }
    }
    if (data.staked_account_id !== undefined) {
      let data15 = data.staked_account_id;
      if (typeof data15 !== 'string' && data15 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/staked_account_id', 'string or null');
        errors++;
      }
      if (typeof data15 === 'string') {
        if (!pattern10.test(data15)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staked_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.staked_node_id !== undefined) {
      let data16 = data.staked_node_id;
      if (
        !(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16) && isFinite(data16)) &&
        data16 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/staked_node_id', 'integer or null');
        errors++;
      }
      if (typeof data16 == 'number' && isFinite(data16)) {
        if (data16 > 9223372036854776000 || isNaN(data16)) {
          vErrors = mismatch(vErrors, instancePath + '/staked_node_id', 'at most 9223372036854776000');
          errors++;
        }
        if (data16 < -9223372036854776000 || isNaN(data16)) {
          vErrors = mismatch(vErrors, instancePath + '/staked_node_id', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.stake_period_start !== undefined) {
      let data17 = data.stake_period_start;
      if (typeof data17 !== 'string' && data17 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/stake_period_start', 'string or null');
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!pattern11.test(data17)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/stake_period_start',
            'text like ^\\d{1,19}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.delegation_address !== undefined) {
      let data18 = data.delegation_address;
      if (typeof data18 === 'string') {
        if (!pattern2.test(data18)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/delegation_address',
            'text like ^(0x)?([A-Fa-f0-9]{40})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/delegation_address', 'string');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAccountInfoFields.errors = vErrors;
  return errors === 0;
}

function validateAccountTokenBalance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token_id !== undefined) {
      let data0 = data.token_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.balance !== undefined) {
      let data1 = data.balance;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/balance', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownAccountTokenBalance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAccountTokenBalance.errors = vErrors;
  return errors === 0;
}

export function validateAccountsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.accounts === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/accounts', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.accounts !== undefined) {
      let data0 = data.accounts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateAccountInfo.call(this, data0[i0], instancePath + '/accounts/' + i0)) {
            vErrors = merge(vErrors, validateAccountInfo.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/accounts', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownAccountsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAccountsResponse.errors = vErrors;
  return errors === 0;
}

function validateAllowanceFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.amount_granted !== undefined) {
      let data1 = data.amount_granted;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount_granted', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount_granted', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount_granted', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.owner !== undefined) {
      let data2 = data.owner;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/owner', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/owner',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.spender !== undefined) {
      let data3 = data.spender;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/spender', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/spender',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAllowanceFields.errors = vErrors;
  return errors === 0;
}

function validateAssessedCustomFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.collector_account_id !== undefined) {
      let data1 = data.collector_account_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/collector_account_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/collector_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.effective_payer_account_ids !== undefined) {
      let data2 = data.effective_payer_account_ids;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== 'string' && data3 !== null) {
            vErrors = mismatch(
              vErrors,
              instancePath + '/effective_payer_account_ids/' + i0,
              'string or null',
            );
            errors++;
          }
          if (typeof data3 === 'string') {
            if (!pattern10.test(data3)) {
              vErrors = mismatch(
                vErrors,
                instancePath + '/effective_payer_account_ids/' + i0,
                'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
              );
              errors++;
            }
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/effective_payer_account_ids', 'array');
        errors++;
      }
    }
    if (data.token_id !== undefined) {
      let data4 = data.token_id;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern10.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownAssessedCustomFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAssessedCustomFee.errors = vErrors;
  return errors === 0;
}

function validateAuthorization(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.address === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/address', 'a value');
      errors++;
    }
    if (data.chain_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/chain_id', 'a value');
      errors++;
    }
    if (data.nonce === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/nonce', 'a value');
      errors++;
    }
    if (data.r === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/r', 'a value');
      errors++;
    }
    if (data.s === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/s', 'a value');
      errors++;
    }
    if (data.y_parity === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/y_parity', 'a value');
      errors++;
    }
    if (data.address !== undefined) {
      let data0 = data.address;
      if (typeof data0 === 'string') {
        if (data0.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'at most 42 characters');
          errors++;
        }
        if (data0.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/address', 'string');
        errors++;
      }
    }
    if (data.chain_id !== undefined) {
      if (typeof data.chain_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/chain_id', 'string');
        errors++;
      }
    }
    if (data.nonce !== undefined) {
      let data2 = data.nonce;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/nonce', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.r !== undefined) {
      if (typeof data.r !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/r', 'string');
        errors++;
      }
    }
    if (data.s !== undefined) {
      if (typeof data.s !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/s', 'string');
        errors++;
      }
    }
    if (data.y_parity !== undefined) {
      let data5 = data.y_parity;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/y_parity', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/y_parity', 'at most 2147483647');
          errors++;
        }
        if (data5 < -2147483648 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/y_parity', 'at least -2147483648');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownAuthorization.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAuthorization.errors = vErrors;
  return errors === 0;
}

function validateBalance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data)) && data !== null) {
    vErrors = mismatch(vErrors, instancePath, 'object or null');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balance', 'a value');
      errors++;
    }
    if (data.tokens === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/tokens', 'a value');
      errors++;
    }
    if (data.timestamp !== undefined) {
      let data0 = data.timestamp;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      }
    }
    if (data.balance !== undefined) {
      let data1 = data.balance;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/balance', 'integer or null');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.tokens !== undefined) {
      let data2 = data.tokens;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateAccountTokenBalance.call(this, data2[i0], instancePath + '/tokens/' + i0)) {
            vErrors = merge(vErrors, validateAccountTokenBalance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/tokens', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownBalance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateBalance.errors = vErrors;
  return errors === 0;
}

export function validateBalancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.balances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balances', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.timestamp !== undefined) {
      let data0 = data.timestamp;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      }
    }
    if (data.balances !== undefined) {
      let data1 = data.balances;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateAccountBalance.call(this, data1[i0], instancePath + '/balances/' + i0)) {
            vErrors = merge(vErrors, validateAccountBalance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/balances', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownBalancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateBalancesResponse.errors = vErrors;
  return errors === 0;
}

export function validateBlock(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.count !== undefined) {
      let data0 = data.count;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/count', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/count', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/count', 'at least 0');
          errors++;
        }
      }
    }
    if (data.gas_used !== undefined) {
      let data1 = data.gas_used;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/gas_used', 'integer or null');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_used', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_used', 'at least 0');
          errors++;
        }
      }
    }
    if (data.hapi_version !== undefined) {
      let data2 = data.hapi_version;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/hapi_version', 'string or null');
        errors++;
      }
    }
    if (data.hash !== undefined) {
      if (typeof data.hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/hash', 'string');
        errors++;
      }
    }
    if (data.logs_bloom !== undefined) {
      let data4 = data.logs_bloom;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/logs_bloom', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern6.test(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/logs_bloom', 'text like ^0x([0-9a-fA-F]{512})?$');
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.number !== undefined) {
      let data6 = data.number;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/number', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/number', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/number', 'at least 0');
          errors++;
        }
      }
    }
    if (data.previous_hash !== undefined) {
      if (typeof data.previous_hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/previous_hash', 'string');
        errors++;
      }
    }
    if (data.size !== undefined) {
      let data8 = data.size;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/size', 'integer or null');
        errors++;
      }
      if (typeof data8 == 'number' && isFinite(data8)) {
        if (data8 > 9223372036854776000 || isNaN(data8)) {
          vErrors = mismatch(vErrors, instancePath + '/size', 'at most 9223372036854776000');
          errors++;
        }
        if (data8 < -9223372036854776000 || isNaN(data8)) {
          vErrors = mismatch(vErrors, instancePath + '/size', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownBlock.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateBlock.errors = vErrors;
  return errors === 0;
}

export function validateBlocksResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.blocks === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/blocks', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.blocks !== undefined) {
      let data0 = data.blocks;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateBlock.call(this, data0[i0], instancePath + '/blocks/' + i0)) {
            vErrors = merge(vErrors, validateBlock.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/blocks', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownBlocksResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateBlocksResponse.errors = vErrors;
  return errors === 0;
}

function validateChunkInfo(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data)) && data !== null) {
    vErrors = mismatch(vErrors, instancePath, 'object or null');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.initial_transaction_id !== undefined) {
      if (
        !validateTransactionId.call(
          this,
          data.initial_transaction_id,
          instancePath + '/initial_transaction_id',
        )
      ) {
        vErrors = merge(vErrors, validateTransactionId.errors);
        errors = vErrors.length;
      }
    }
    if (data.number !== undefined) {
      let data1 = data.number;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/number', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/number', 'at most 2147483647');
          errors++;
        }
        if (data1 < -2147483648 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/number', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.total !== undefined) {
      let data2 = data.total;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/total', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/total', 'at most 2147483647');
          errors++;
        }
        if (data2 < -2147483648 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/total', 'at least -2147483648');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownChunkInfo.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateChunkInfo.errors = vErrors;
  return errors === 0;
}

function validateConsensusCustomFees(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.created_timestamp !== undefined) {
      let data0 = data.created_timestamp;
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string');
        errors++;
      }
    }
    if (data.fixed_fees !== undefined) {
      let data1 = data.fixed_fees;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateFixedCustomFee.call(this, data1[i0], instancePath + '/fixed_fees/' + i0)) {
            vErrors = merge(vErrors, validateFixedCustomFee.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/fixed_fees', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownConsensusCustomFees.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateConsensusCustomFees.errors = vErrors;
  return errors === 0;
}

function validateContract(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateContractFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateContractFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownContract.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateContract.errors = vErrors;
  return errors === 0;
}

function validateContractAction(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.call_depth !== undefined) {
      let data0 = data.call_depth;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/call_depth', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/call_depth', 'at most 2147483647');
          errors++;
        }
        if (data0 < -2147483648 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/call_depth', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.call_operation_type !== undefined) {
      let data1 = data.call_operation_type;
      if (typeof data1 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/call_operation_type', 'string');
        errors++;
      }
      if (typeof data1 === 'string' && !knownContractAction.has(data1)) {
        this.unknownValue(instancePath + '/call_operation_type', data1);
      }
    }
    if (data.call_type !== undefined) {
      let data2 = data.call_type;
      if (typeof data2 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/call_type', 'string');
        errors++;
      }
      if (typeof data2 === 'string' && !knownContractAction2.has(data2)) {
        this.unknownValue(instancePath + '/call_type', data2);
      }
    }
    if (data.caller !== undefined) {
      let data3 = data.caller;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/caller', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/caller',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.caller_type !== undefined) {
      let data4 = data.caller_type;
      if (typeof data4 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/caller_type', 'string');
        errors++;
      }
      if (typeof data4 === 'string' && !knownContractAction3.has(data4)) {
        this.unknownValue(instancePath + '/caller_type', data4);
      }
    }
    if (data.from !== undefined) {
      if (typeof data.from !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/from', 'string');
        errors++;
      }
    }
    if (data.gas !== undefined) {
      let data6 = data.gas;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/gas', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < -9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.gas_used !== undefined) {
      let data7 = data.gas_used;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        vErrors = mismatch(vErrors, instancePath + '/gas_used', 'integer');
        errors++;
      }
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 > 9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_used', 'at most 9223372036854776000');
          errors++;
        }
        if (data7 < -9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_used', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.index !== undefined) {
      let data8 = data.index;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        vErrors = mismatch(vErrors, instancePath + '/index', 'integer');
        errors++;
      }
      if (typeof data8 == 'number' && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) {
          vErrors = mismatch(vErrors, instancePath + '/index', 'at most 2147483647');
          errors++;
        }
        if (data8 < -2147483648 || isNaN(data8)) {
          vErrors = mismatch(vErrors, instancePath + '/index', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.input !== undefined) {
      let data9 = data.input;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/input', 'string or null');
        errors++;
      }
    }
    if (data.recipient !== undefined) {
      let data10 = data.recipient;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/recipient', 'string or null');
        errors++;
      }
      if (typeof data10 === 'string') {
        if (!pattern10.test(data10)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/recipient',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.recipient_type !== undefined) {
      let data11 = data.recipient_type;
      if (typeof data11 !== 'string' && data11 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/recipient_type', 'string or null');
        errors++;
      }
      if (typeof data11 === 'string' && !knownContractAction3.has(data11)) {
        this.unknownValue(instancePath + '/recipient_type', data11);
      }
    }
    if (data.result_data !== undefined) {
      let data12 = data.result_data;
      if (typeof data12 !== 'string' && data12 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/result_data', 'string or null');
        errors++;
      }
    }
    if (data.result_data_type !== undefined) {
      let data13 = data.result_data_type;
      if (typeof data13 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/result_data_type', 'string');
        errors++;
      }
      if (typeof data13 === 'string' && !knownContractAction4.has(data13)) {
        this.unknownValue(instancePath + '/result_data_type', data13);
      }
    }
    if (data.timestamp !== undefined) {
      let data14 = data.timestamp;
      if (typeof data14 === 'string') {
        if (!pattern9.test(data14)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    if (data.to !== undefined) {
      let data15 = data.to;
      if (typeof data15 !== 'string' && data15 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/to', 'string or null');
        errors++;
      }
      if (typeof data15 === 'string') {
        if (data15.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'at most 42 characters');
          errors++;
        }
        if (data15.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data15)) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      }
    }
    if (data.value !== undefined) {
      let data16 = data.value;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        vErrors = mismatch(vErrors, instancePath + '/value', 'integer');
        errors++;
      }
      if (typeof data16 == 'number' && isFinite(data16)) {
        if (data16 > 9223372036854776000 || isNaN(data16)) {
          vErrors = mismatch(vErrors, instancePath + '/value', 'at most 9223372036854776000');
          errors++;
        }
        if (data16 < -9223372036854776000 || isNaN(data16)) {
          vErrors = mismatch(vErrors, instancePath + '/value', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownContractAction5.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractAction.errors = vErrors;
  return errors === 0;
}

export function validateContractActionsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.actions === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/actions', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.actions !== undefined) {
      let data0 = data.actions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateContractAction.call(this, data0[i0], instancePath + '/actions/' + i0)) {
            vErrors = merge(vErrors, validateContractAction.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/actions', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownContractActionsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractActionsResponse.errors = vErrors;
  return errors === 0;
}

export function validateContractCallRequest(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.to === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/to', 'a value');
      errors++;
    }
    if (data.block !== undefined) {
      let data0 = data.block;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/block', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern1.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/block',
            'text like ^((0x)?[0-9a-fA-F]+|(earliest|pending|latest))$',
          );
          errors++;
        }
      }
    }
    if (data.data !== undefined) {
      let data1 = data.data;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/data', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (data1.length > 262146) {
          vErrors = mismatch(vErrors, instancePath + '/data', 'at most 262146 characters');
          errors++;
        }
        if (!pattern3.test(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/data', 'text like ^(0x)?[0-9a-fA-F]+$');
          errors++;
        }
      }
    }
    if (data.estimate !== undefined) {
      let data2 = data.estimate;
      if (typeof data2 !== 'boolean' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/estimate', 'boolean or null');
        errors++;
      }
    }
    if (data.from !== undefined) {
      let data3 = data.from;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/from', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (data3.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'at most 42 characters');
          errors++;
        }
        if (data3.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      }
    }
    if (data.gas !== undefined) {
      let data4 = data.gas;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/gas', 'integer or null');
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 9223372036854776000 || isNaN(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at most 9223372036854776000');
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at least 0');
          errors++;
        }
      }
    }
    if (data.gasPrice !== undefined) {
      let data5 = data.gasPrice;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/gasPrice', 'integer or null');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/gasPrice', 'at most 9223372036854776000');
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/gasPrice', 'at least 0');
          errors++;
        }
      }
    }
    if (data.to !== undefined) {
      let data6 = data.to;
      if (typeof data6 === 'string') {
        if (data6.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'at most 42 characters');
          errors++;
        }
        if (data6.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/to', 'string');
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data7 = data.value;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/value', 'integer or null');
        errors++;
      }
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 > 9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/value', 'at most 9223372036854776000');
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/value', 'at least 0');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownContractCallRequest.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractCallRequest.errors = vErrors;
  return errors === 0;
}

export function validateContractCallResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.result !== undefined) {
      let data0 = data.result;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/result', 'text like ^0x[0-9a-fA-F]*$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/result', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownContractCallResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractCallResponse.errors = vErrors;
  return errors === 0;
}

function validateContractFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.auto_renew_account !== undefined) {
      let data1 = data.auto_renew_account;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_account', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/auto_renew_account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.auto_renew_period !== undefined) {
      let data2 = data.auto_renew_period;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'integer or null');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.contract_id !== undefined) {
      let data3 = data.contract_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.created_timestamp !== undefined) {
      let data4 = data.created_timestamp;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern9.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.deleted !== undefined) {
      if (typeof data.deleted !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean');
        errors++;
      }
    }
    if (data.evm_address !== undefined) {
      let data6 = data.evm_address;
      if (typeof data6 === 'string') {
        if (data6.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/evm_address', 'at most 42 characters');
          errors++;
        }
        if (data6.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/evm_address', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/evm_address', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/evm_address', 'string');
        errors++;
      }
    }
    if (data.expiration_timestamp !== undefined) {
      let data7 = data.expiration_timestamp;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/expiration_timestamp', 'string or null');
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!pattern9.test(data7)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/expiration_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.file_id !== undefined) {
      let data8 = data.file_id;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/file_id', 'string or null');
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!pattern10.test(data8)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/file_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.max_automatic_token_associations !== undefined) {
      let data9 = data.max_automatic_token_associations;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/max_automatic_token_associations', 'integer or null');
        errors++;
      }
      if (typeof data9 == 'number' && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/max_automatic_token_associations',
            'at most 2147483647',
          );
          errors++;
        }
        if (data9 < -2147483648 || isNaN(data9)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/max_automatic_token_associations',
            'at least -2147483648',
          );
          errors++;
        }
      }
    }
    if (data.memo !== undefined) {
      if (typeof data.memo !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/memo', 'string');
        errors++;
      }
    }
    if (data.nonce !== undefined) {
      let data11 = data.nonce;
      if (
        !(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
        data11 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/nonce', 'integer or null');
        errors++;
      }
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 > 9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at most 9223372036854776000');
          errors++;
        }
        if (data11 < -9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.obtainer_id !== undefined) {
      let data12 = data.obtainer_id;
      if (typeof data12 !== 'string' && data12 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/obtainer_id', 'string or null');
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!pattern10.test(data12)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/obtainer_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.permanent_removal !== undefined) {
      let data13 = data.permanent_removal;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/permanent_removal', 'boolean or null');
        errors++;
      }
    }
    if (data.proxy_account_id !== undefined) {
      let data14 = data.proxy_account_id;
      if (typeof data14 !== 'string' && data14 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/proxy_account_id', 'string or null');
        errors++;
      }
      if (typeof data14 === 'string') {
        if (!pattern10.test(data14)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/proxy_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractFields.errors = vErrors;
  return errors === 0;
}

function validateContractLog(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateContractResultLogFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateContractResultLogFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.block_hash !== undefined) {
      if (typeof data.block_hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/block_hash', 'string');
        errors++;
      }
    }
    if (data.block_number !== undefined) {
      let data1 = data.block_number;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/block_number', 'integer or null');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/block_number', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/block_number', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.root_contract_id !== undefined) {
      let data2 = data.root_contract_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/root_contract_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/root_contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      let data3 = data.timestamp;
      if (typeof data3 === 'string') {
        if (!pattern9.test(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    if (data.transaction_hash !== undefined) {
      if (typeof data.transaction_hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/transaction_hash', 'string');
        errors++;
      }
    }
    if (data.transaction_index !== undefined) {
      let data5 = data.transaction_index;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/transaction_index', 'integer or null');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/transaction_index', 'at most 2147483647');
          errors++;
        }
        if (data5 < -2147483648 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/transaction_index', 'at least -2147483648');
          errors++;
        }
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownContractLog.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateContractLog.errors = vErrors;
  return errors === 0;
}

export function validateContractLogsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.logs === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/logs', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.logs !== undefined) {
      let data0 = data.logs;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateContractLog.call(this, data0[i0], instancePath + '/logs/' + i0)) {
            vErrors = merge(vErrors, validateContractLog.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/logs', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownContractLogsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractLogsResponse.errors = vErrors;
  return errors === 0;
}

export function validateContractResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateContractFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateContractFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.bytecode !== undefined) {
      let data0 = data.bytecode;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/bytecode', 'string or null');
        errors++;
      }
    }
    if (data.runtime_bytecode !== undefined) {
      let data1 = data.runtime_bytecode;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/runtime_bytecode', 'string or null');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownContractResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateContractResponse.errors = vErrors;
  return errors === 0;
}

function validateContractResult(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateContractResultFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateContractResultFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownContractResult.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateContractResult.errors = vErrors;
  return errors === 0;
}

export function validateContractResultDetails(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateContractResultFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateContractResultFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.logs !== undefined) {
      let data0 = data.logs;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateContractResultLog.call(this, data0[i0], instancePath + '/logs/' + i0)) {
            vErrors = merge(vErrors, validateContractResultLog.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/logs', 'array');
        errors++;
      }
    }
    if (data.state_changes !== undefined) {
      let data2 = data.state_changes;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validateContractResultStateChange.call(this, data2[i1], instancePath + '/state_changes/' + i1)
          ) {
            vErrors = merge(vErrors, validateContractResultStateChange.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/state_changes', 'array');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownContractResultDetails.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateContractResultDetails.errors = vErrors;
  return errors === 0;
}

function validateContractResultFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.access_list !== undefined) {
      let data0 = data.access_list;
      if (typeof data0 !== 'string' && !Array.isArray(data0) && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/access_list', 'string or array or null');
        errors++;
      }
    }
    if (data.address !== undefined) {
      let data1 = data.address;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/address', 'string or null');
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer or null');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.block_gas_used !== undefined) {
      let data3 = data.block_gas_used;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/block_gas_used', 'integer or null');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/block_gas_used', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < -9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/block_gas_used', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.block_hash !== undefined) {
      let data4 = data.block_hash;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/block_hash', 'string or null');
        errors++;
      }
    }
    if (data.block_number !== undefined) {
      let data5 = data.block_number;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/block_number', 'integer or null');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/block_number', 'at most 9223372036854776000');
          errors++;
        }
        if (data5 < -9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/block_number', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.bloom !== undefined) {
      let data6 = data.bloom;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/bloom', 'string or null');
        errors++;
      }
    }
    if (data.call_result !== undefined) {
      let data7 = data.call_result;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/call_result', 'string or null');
        errors++;
      }
    }
    if (data.chain_id !== undefined) {
      let data8 = data.chain_id;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/chain_id', 'string or null');
        errors++;
      }
    }
    if (data.contract_id !== undefined) {
      let data9 = data.contract_id;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data9 === 'string') {
        if (!pattern10.test(data9)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.created_contract_ids !== undefined) {
      let data10 = data.created_contract_ids;
      if (!Array.isArray(data10) && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_contract_ids', 'array or null');
        errors++;
      }
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (typeof data11 !== 'string' && data11 !== null) {
            vErrors = mismatch(vErrors, instancePath + '/created_contract_ids/' + i0, 'string or null');
            errors++;
          }
          if (typeof data11 === 'string') {
            if (!pattern10.test(data11)) {
              vErrors = mismatch(
                vErrors,
                instancePath + '/created_contract_ids/' + i0,
                'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
              );
              errors++;
            }
          }
        }
      }
    }
    if (data.error_message !== undefined) {
      let data12 = data.error_message;
      if (typeof data12 !== 'string' && data12 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/error_message', 'string or null');
        errors++;
      }
    }
    if (data.failed_initcode !== undefined) {
      let data13 = data.failed_initcode;
      if (typeof data13 !== 'string' && data13 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/failed_initcode', 'string or null');
        errors++;
      }
    }
    if (data.from !== undefined) {
      let data14 = data.from;
      if (typeof data14 !== 'string' && data14 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/from', 'string or null');
        errors++;
      }
      if (typeof data14 === 'string') {
        if (data14.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'at most 42 characters');
          errors++;
        }
        if (data14.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data14)) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      }
    }
    if (data.function_parameters !== undefined) {
      let data15 = data.function_parameters;
      if (typeof data15 !== 'string' && data15 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/function_parameters', 'string or null');
        errors++;
      }
    }
    if (data.gas_consumed !== undefined) {
      let data16 = data.gas_consumed;
      if (
        !(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16) && isFinite(data16)) &&
        data16 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/gas_consumed', 'integer or null');
        errors++;
      }
      if (typeof data16 == 'number' && isFinite(data16)) {
        if (data16 > 9223372036854776000 || isNaN(data16)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_consumed', 'at most 9223372036854776000');
          errors++;
        }
        if (data16 < -9223372036854776000 || isNaN(data16)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_consumed', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.gas_limit !== undefined) {
      let data17 = data.gas_limit;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        vErrors = mismatch(vErrors, instancePath + '/gas_limit', 'integer');
        errors++;
      }
      if (typeof data17 == 'number' && isFinite(data17)) {
        if (data17 > 9223372036854776000 || isNaN(data17)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_limit', 'at most 9223372036854776000');
          errors++;
        }
        if (data17 < -9223372036854776000 || isNaN(data17)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_limit', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.gas_price !== undefined) {
      let data18 = data.gas_price;
      if (typeof data18 !== 'string' && data18 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/gas_price', 'string or null');
        errors++;
      }
    }
    if (data.gas_used !== undefined) {
      let data19 = data.gas_used;
      if (
        !(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19) && isFinite(data19)) &&
        data19 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/gas_used', 'integer or null');
        errors++;
      }
      if (typeof data19 == 'number' && isFinite(data19)) {
        if (data19 > 9223372036854776000 || isNaN(data19)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_used', 'at most 9223372036854776000');
          errors++;
        }
        if (data19 < -9223372036854776000 || isNaN(data19)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_used', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.hash !== undefined) {
      if (typeof data.hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/hash', 'string');
        errors++;
      }
    }
    if (data.max_fee_per_gas !== undefined) {
      let data21 = data.max_fee_per_gas;
      if (typeof data21 !== 'string' && data21 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/max_fee_per_gas', 'string or null');
        errors++;
      }
    }
    if (data.max_priority_fee_per_gas !== undefined) {
      let data22 = data.max_priority_fee_per_gas;
      if (typeof data22 !== 'string' && data22 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/max_priority_fee_per_gas', 'string or null');
        errors++;
      }
    }
    if (data.nonce !== undefined) {
      let data23 = data.nonce;
      if (
        !(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23) && isFinite(data23)) &&
        data23 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/nonce', 'integer or null');
        errors++;
      }
      if (typeof data23 == 'number' && isFinite(data23)) {
        if (data23 > 9223372036854776000 || isNaN(data23)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at most 9223372036854776000');
          errors++;
        }
        if (data23 < -9223372036854776000 || isNaN(data23)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.r !== undefined) {
      let data24 = data.r;
      if (typeof data24 !== 'string' && data24 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/r', 'string or null');
        errors++;
      }
    }
    if (data.result !== undefined) {
      if (typeof data.result !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/result', 'string');
        errors++;
      }
    }
    if (data.s !== undefined) {
      let data26 = data.s;
      if (typeof data26 !== 'string' && data26 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/s', 'string or null');
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/status', 'string');
        errors++;
      }
    }
    if (data.timestamp !== undefined) {
      let data28 = data.timestamp;
      if (typeof data28 === 'string') {
        if (!pattern9.test(data28)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    if (data.to !== undefined) {
      let data29 = data.to;
      if (typeof data29 !== 'string' && data29 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/to', 'string or null');
        errors++;
      }
      if (typeof data29 === 'string') {
        if (data29.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'at most 42 characters');
          errors++;
        }
        if (data29.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data29)) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      }
    }
    if (data.transaction_index !== undefined) {
      let data30 = data.transaction_index;
      if (
        !(typeof data30 == 'number' && !(data30 % 1) && !isNaN(data30) && isFinite(data30)) &&
        data30 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/transaction_index', 'integer or null');
        errors++;
      }
      if (typeof data30 == 'number' && isFinite(data30)) {
        if (data30 > 9223372036854776000 || isNaN(data30)) {
          vErrors = mismatch(vErrors, instancePath + '/transaction_index', 'at most 9223372036854776000');
          errors++;
        }
        if (data30 < -9223372036854776000 || isNaN(data30)) {
          vErrors = mismatch(vErrors, instancePath + '/transaction_index', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.type !== undefined) {
      let data31 = data.type;
      if (
        !(typeof data31 == 'number' && !(data31 % 1) && !isNaN(data31) && isFinite(data31)) &&
        data31 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/type', 'integer or null');
        errors++;
      }
      if (typeof data31 == 'number' && isFinite(data31)) {
        if (data31 > 2147483647 || isNaN(data31)) {
          vErrors = mismatch(vErrors, instancePath + '/type', 'at most 2147483647');
          errors++;
        }
        if (data31 < -2147483648 || isNaN(data31)) {
          vErrors = mismatch(vErrors, instancePath + '/type', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.v !== undefined) {
      let data32 = data.v;
      if (
        !(typeof data32 == 'number' && !(data32 % 1) && !isNaN(data32) && isFinite(data32)) &&
        data32 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/v', 'integer or null');
        errors++;
      }
      if (typeof data32 == 'number' && isFinite(data32)) {
        if (data32 > 2147483647 || isNaN(data32)) {
          vErrors = mismatch(vErrors, instancePath + '/v', 'at most 2147483647');
          errors++;
        }
        if (data32 < -2147483648 || isNaN(data32)) {
          vErrors = mismatch(vErrors, instancePath + '/v', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.authorization_list !== undefined) {
      let data33 = data.authorization_list;
      if (!Array.isArray(data33) && data33 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/authorization_list', 'array or null');
        errors++;
      }
      if (Array.isArray(data33)) {
        const len1 = data33.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateAuthorization.call(this, data33[i1], instancePath + '/authorization_list/' + i1)) {
            vErrors = merge(vErrors, validateAuthorization.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractResultFields.errors = vErrors;
  return errors === 0;
}

function validateContractResultLog(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateContractResultLogFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateContractResultLogFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownContractResultLog.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateContractResultLog.errors = vErrors;
  return errors === 0;
}

function validateContractResultLogFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.address !== undefined) {
      let data0 = data.address;
      if (typeof data0 === 'string') {
        if (!pattern7.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'text like ^0x[0-9A-Fa-f]{40}$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/address', 'string');
        errors++;
      }
    }
    if (data.bloom !== undefined) {
      let data1 = data.bloom;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/bloom', 'string or null');
        errors++;
      }
    }
    if (data.contract_id !== undefined) {
      let data2 = data.contract_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.data !== undefined) {
      let data3 = data.data;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/data', 'string or null');
        errors++;
      }
    }
    if (data.index !== undefined) {
      let data4 = data.index;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        vErrors = mismatch(vErrors, instancePath + '/index', 'integer');
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/index', 'at most 2147483647');
          errors++;
        }
        if (data4 < -2147483648 || isNaN(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/index', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.topics !== undefined) {
      let data5 = data.topics;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== 'string') {
            vErrors = mismatch(vErrors, instancePath + '/topics/' + i0, 'string');
            errors++;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/topics', 'array');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractResultLogFields.errors = vErrors;
  return errors === 0;
}

function validateContractResultStateChange(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.address !== undefined) {
      let data0 = data.address;
      if (typeof data0 === 'string') {
        if (data0.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'at most 42 characters');
          errors++;
        }
        if (data0.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/address', 'string');
        errors++;
      }
    }
    if (data.contract_id !== undefined) {
      let data1 = data.contract_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.slot !== undefined) {
      if (typeof data.slot !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/slot', 'string');
        errors++;
      }
    }
    if (data.value_read !== undefined) {
      if (typeof data.value_read !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/value_read', 'string');
        errors++;
      }
    }
    if (data.value_written !== undefined) {
      let data4 = data.value_written;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/value_written', 'string or null');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownContractResultStateChange.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractResultStateChange.errors = vErrors;
  return errors === 0;
}

export function validateContractResultsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.results === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/results', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.results !== undefined) {
      let data0 = data.results;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateContractResult.call(this, data0[i0], instancePath + '/results/' + i0)) {
            vErrors = merge(vErrors, validateContractResult.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/results', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownContractResultsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractResultsResponse.errors = vErrors;
  return errors === 0;
}

function validateContractState(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.address === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/address', 'a value');
      errors++;
    }
    if (data.contract_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/contract_id', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.slot === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/slot', 'a value');
      errors++;
    }
    if (data.value === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/value', 'a value');
      errors++;
    }
    if (data.address !== undefined) {
      let data0 = data.address;
      if (typeof data0 === 'string') {
        if (data0.length > 42) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'at most 42 characters');
          errors++;
        }
        if (data0.length < 40) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'at least 40 characters');
          errors++;
        }
        if (!pattern4.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/address', 'text like ^(0x)?[A-Fa-f0-9]{40}$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/address', 'string');
        errors++;
      }
    }
    if (data.contract_id !== undefined) {
      let data1 = data.contract_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      let data2 = data.timestamp;
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    if (data.slot !== undefined) {
      if (typeof data.slot !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/slot', 'string');
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/value', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownContractState.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractState.errors = vErrors;
  return errors === 0;
}

export function validateContractStateResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.state === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/state', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.state !== undefined) {
      let data0 = data.state;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateContractState.call(this, data0[i0], instancePath + '/state/' + i0)) {
            vErrors = merge(vErrors, validateContractState.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/state', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownContractStateResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractStateResponse.errors = vErrors;
  return errors === 0;
}

export function validateContractsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.contracts === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/contracts', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.contracts !== undefined) {
      let data0 = data.contracts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateContract.call(this, data0[i0], instancePath + '/contracts/' + i0)) {
            vErrors = merge(vErrors, validateContract.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/contracts', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownContractsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateContractsResponse.errors = vErrors;
  return errors === 0;
}

function validateCryptoAllowance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateAllowanceFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateAllowanceFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.amount_granted !== undefined) {
      let data1 = data.amount_granted;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount_granted', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount_granted', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount_granted', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownCryptoAllowance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateCryptoAllowance.errors = vErrors;
  return errors === 0;
}

export function validateCryptoAllowancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.allowances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/allowances', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.allowances !== undefined) {
      let data0 = data.allowances;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateCryptoAllowance.call(this, data0[i0], instancePath + '/allowances/' + i0)) {
            vErrors = merge(vErrors, validateCryptoAllowance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/allowances', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownCryptoAllowancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateCryptoAllowancesResponse.errors = vErrors;
  return errors === 0;
}

function validateCustomFeeLimit(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.denominating_token_id !== undefined) {
      let data2 = data.denominating_token_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/denominating_token_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/denominating_token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownCustomFeeLimit.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateCustomFeeLimit.errors = vErrors;
  return errors === 0;
}

function validateCustomFees(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.created_timestamp !== undefined) {
      let data0 = data.created_timestamp;
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string');
        errors++;
      }
    }
    if (data.fixed_fees !== undefined) {
      let data1 = data.fixed_fees;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateFixedFee.call(this, data1[i0], instancePath + '/fixed_fees/' + i0)) {
            vErrors = merge(vErrors, validateFixedFee.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/fixed_fees', 'array');
        errors++;
      }
    }
    if (data.fractional_fees !== undefined) {
      let data3 = data.fractional_fees;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateFractionalFee.call(this, data3[i1], instancePath + '/fractional_fees/' + i1)) {
            vErrors = merge(vErrors, validateFractionalFee.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/fractional_fees', 'array');
        errors++;
      }
    }
    if (data.royalty_fees !== undefined) {
      let data5 = data.royalty_fees;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validateRoyaltyFee.call(this, data5[i2], instancePath + '/royalty_fees/' + i2)) {
            vErrors = merge(vErrors, validateRoyaltyFee.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/royalty_fees', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownCustomFees.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateCustomFees.errors = vErrors;
  return errors === 0;
}

function validateExchangeRate(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cent_equivalent !== undefined) {
      let data0 = data.cent_equivalent;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/cent_equivalent', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/cent_equivalent', 'at most 2147483647');
          errors++;
        }
        if (data0 < -2147483648 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/cent_equivalent', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.expiration_time !== undefined) {
      let data1 = data.expiration_time;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/expiration_time', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/expiration_time', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/expiration_time', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.hbar_equivalent !== undefined) {
      let data2 = data.hbar_equivalent;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/hbar_equivalent', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/hbar_equivalent', 'at most 2147483647');
          errors++;
        }
        if (data2 < -2147483648 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/hbar_equivalent', 'at least -2147483648');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownExchangeRate.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateExchangeRate.errors = vErrors;
  return errors === 0;
}

function validateFallbackFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data)) && data !== null) {
    vErrors = mismatch(vErrors, instancePath, 'object or null');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.denominating_token_id !== undefined) {
      let data1 = data.denominating_token_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/denominating_token_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/denominating_token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFallbackFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateFallbackFee.errors = vErrors;
  return errors === 0;
}

function validateFeeEstimate(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.base === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/base', 'a value');
      errors++;
    }
    if (data.extras === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/extras', 'a value');
      errors++;
    }
    if (data.base !== undefined) {
      let data0 = data.base;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/base', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/base', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/base', 'at least 0');
          errors++;
        }
      }
    }
    if (data.extras !== undefined) {
      let data1 = data.extras;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateFeeExtra.call(this, data1[i0], instancePath + '/extras/' + i0)) {
            vErrors = merge(vErrors, validateFeeExtra.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/extras', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownFeeEstimate.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFeeEstimate.errors = vErrors;
  return errors === 0;
}

function validateFeeEstimateNetwork(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.multiplier === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/multiplier', 'a value');
      errors++;
    }
    if (data.subtotal === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/subtotal', 'a value');
      errors++;
    }
    if (data.multiplier !== undefined) {
      let data0 = data.multiplier;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/multiplier', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/multiplier', 'at most 2147483647');
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/multiplier', 'at least 0');
          errors++;
        }
      }
    }
    if (data.subtotal !== undefined) {
      let data1 = data.subtotal;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/subtotal', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/subtotal', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/subtotal', 'at least 0');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFeeEstimateNetwork.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFeeEstimateNetwork.errors = vErrors;
  return errors === 0;
}

export function validateFeeEstimateResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.high_volume_multiplier === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/high_volume_multiplier', 'a value');
      errors++;
    }
    if (data.network === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/network', 'a value');
      errors++;
    }
    if (data.node === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/node', 'a value');
      errors++;
    }
    if (data.service === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/service', 'a value');
      errors++;
    }
    if (data.total === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/total', 'a value');
      errors++;
    }
    if (data.high_volume_multiplier !== undefined) {
      let data0 = data.high_volume_multiplier;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/high_volume_multiplier', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/high_volume_multiplier',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/high_volume_multiplier', 'at least 1');
          errors++;
        }
      }
    }
    if (data.network !== undefined) {
      if (!validateFeeEstimateNetwork.call(this, data.network, instancePath + '/network')) {
        vErrors = merge(vErrors, validateFeeEstimateNetwork.errors);
        errors = vErrors.length;
      }
    }
    if (data.node !== undefined) {
      if (!validateFeeEstimate.call(this, data.node, instancePath + '/node')) {
        vErrors = merge(vErrors, validateFeeEstimate.errors);
        errors = vErrors.length;
      }
    }
    if (data.notes !== undefined) {
      let data3 = data.notes;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data3[i0] !== 'string') {
            vErrors = mismatch(vErrors, instancePath + '/notes/' + i0, 'string');
            errors++;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/notes', 'array');
        errors++;
      }
    }
    if (data.service !== undefined) {
      if (!validateFeeEstimate.call(this, data.service, instancePath + '/service')) {
        vErrors = merge(vErrors, validateFeeEstimate.errors);
        errors = vErrors.length;
      }
    }
    if (data.total !== undefined) {
      let data6 = data.total;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/total', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/total', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/total', 'at least 0');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFeeEstimateResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFeeEstimateResponse.errors = vErrors;
  return errors === 0;
}

function validateFeeExtra(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.charged === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/charged', 'a value');
      errors++;
    }
    if (data.count === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/count', 'a value');
      errors++;
    }
    if (data.fee_per_unit === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/fee_per_unit', 'a value');
      errors++;
    }
    if (data.included === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/included', 'a value');
      errors++;
    }
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.subtotal === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/subtotal', 'a value');
      errors++;
    }
    if (data.charged !== undefined) {
      let data0 = data.charged;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/charged', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/charged', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/charged', 'at least 0');
          errors++;
        }
      }
    }
    if (data.count !== undefined) {
      let data1 = data.count;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/count', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/count', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/count', 'at least 0');
          errors++;
        }
      }
    }
    if (data.fee_per_unit !== undefined) {
      let data2 = data.fee_per_unit;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/fee_per_unit', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/fee_per_unit', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/fee_per_unit', 'at least 0');
          errors++;
        }
      }
    }
    if (data.included !== undefined) {
      let data3 = data.included;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        vErrors = mismatch(vErrors, instancePath + '/included', 'integer');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/included', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/included', 'at least 0');
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.subtotal !== undefined) {
      let data5 = data.subtotal;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/subtotal', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/subtotal', 'at most 9223372036854776000');
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/subtotal', 'at least 0');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFeeExtra.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFeeExtra.errors = vErrors;
  return errors === 0;
}

function validateFixedCustomFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.collector_account_id !== undefined) {
      let data1 = data.collector_account_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/collector_account_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/collector_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.denominating_token_id !== undefined) {
      let data2 = data.denominating_token_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/denominating_token_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/denominating_token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFixedCustomFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFixedCustomFee.errors = vErrors;
  return errors === 0;
}

function validateFixedFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.all_collectors_are_exempt !== undefined) {
      if (typeof data.all_collectors_are_exempt !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/all_collectors_are_exempt', 'boolean');
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.collector_account_id !== undefined) {
      let data2 = data.collector_account_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/collector_account_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/collector_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.denominating_token_id !== undefined) {
      let data3 = data.denominating_token_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/denominating_token_id', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/denominating_token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFixedFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFixedFee.errors = vErrors;
  return errors === 0;
}

function validateFraction(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.numerator !== undefined) {
      let data0 = data.numerator;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/numerator', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/numerator', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/numerator', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.denominator !== undefined) {
      let data1 = data.denominator;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/denominator', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/denominator', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/denominator', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownFraction.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFraction.errors = vErrors;
  return errors === 0;
}

function validateFractionalFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.all_collectors_are_exempt !== undefined) {
      if (typeof data.all_collectors_are_exempt !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/all_collectors_are_exempt', 'boolean');
        errors++;
      }
    }
    if (data.amount !== undefined) {
      if (!validateFraction.call(this, data.amount, instancePath + '/amount')) {
        vErrors = merge(vErrors, validateFraction.errors);
        errors = vErrors.length;
      }
    }
    if (data.collector_account_id !== undefined) {
      let data2 = data.collector_account_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/collector_account_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/collector_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.denominating_token_id !== undefined) {
      let data3 = data.denominating_token_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/denominating_token_id', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/denominating_token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.maximum !== undefined) {
      let data4 = data.maximum;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/maximum', 'integer or null');
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 9223372036854776000 || isNaN(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/maximum', 'at most 9223372036854776000');
          errors++;
        }
        if (data4 < -9223372036854776000 || isNaN(data4)) {
          vErrors = mismatch(vErrors, instancePath + '/maximum', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.minimum !== undefined) {
      let data5 = data.minimum;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/minimum', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/minimum', 'at most 9223372036854776000');
          errors++;
        }
        if (data5 < -9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/minimum', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.net_of_transfers !== undefined) {
      if (typeof data.net_of_transfers !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/net_of_transfers', 'boolean');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownFractionalFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateFractionalFee.errors = vErrors;
  return errors === 0;
}

function validateHook(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/admin_key', 'a value');
      errors++;
    }
    if (data.contract_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/contract_id', 'a value');
      errors++;
    }
    if (data.created_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'a value');
      errors++;
    }
    if (data.deleted === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/deleted', 'a value');
      errors++;
    }
    if (data.extension_point === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/extension_point', 'a value');
      errors++;
    }
    if (data.hook_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/hook_id', 'a value');
      errors++;
    }
    if (data.owner_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/owner_id', 'a value');
      errors++;
    }
    if (data.timestamp_range === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp_range', 'a value');
      errors++;
    }
    if (data.type === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/type', 'a value');
      errors++;
    }
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.contract_id !== undefined) {
      let data1 = data.contract_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.created_timestamp !== undefined) {
      let data2 = data.created_timestamp;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.deleted !== undefined) {
      if (typeof data.deleted !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean');
        errors++;
      }
    }
    if (data.extension_point !== undefined) {
      let data4 = data.extension_point;
      if (typeof data4 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/extension_point', 'string');
        errors++;
      }
      if (typeof data4 === 'string' && !knownHook.has(data4)) {
        this.unknownValue(instancePath + '/extension_point', data4);
      }
    }
    if (data.hook_id !== undefined) {
      let data5 = data.hook_id;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/hook_id', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/hook_id', 'at most 9223372036854776000');
          errors++;
        }
        if (data5 < -9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/hook_id', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.owner_id !== undefined) {
      let data6 = data.owner_id;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/owner_id', 'string or null');
        errors++;
      }
      if (typeof data6 === 'string') {
        if (!pattern10.test(data6)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/owner_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.timestamp_range !== undefined) {
      if (
        !validateTimestampRangeNullable.call(this, data.timestamp_range, instancePath + '/timestamp_range')
      ) {
        vErrors = merge(vErrors, validateTimestampRangeNullable.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== undefined) {
      let data8 = data.type;
      if (typeof data8 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/type', 'string');
        errors++;
      }
      if (typeof data8 === 'string' && !knownHook2.has(data8)) {
        this.unknownValue(instancePath + '/type', data8);
      }
    }
    for (const key0 in data) {
      if (!knownHook3.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateHook.errors = vErrors;
  return errors === 0;
}

function validateHookStorage(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/key', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.value === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/value', 'a value');
      errors++;
    }
    if (data.key !== undefined) {
      if (typeof data.key !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/key', 'string');
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/value', 'string or null');
        errors++;
      }
    }
    if (data.timestamp !== undefined) {
      let data2 = data.timestamp;
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownHookStorage.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateHookStorage.errors = vErrors;
  return errors === 0;
}

export function validateHooksResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.hooks === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/hooks', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.hooks !== undefined) {
      let data0 = data.hooks;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateHook.call(this, data0[i0], instancePath + '/hooks/' + i0)) {
            vErrors = merge(vErrors, validateHook.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/hooks', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownHooksResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateHooksResponse.errors = vErrors;
  return errors === 0;
}

export function validateHooksStorageResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.hook_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/hook_id', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.owner_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/owner_id', 'a value');
      errors++;
    }
    if (data.storage === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/storage', 'a value');
      errors++;
    }
    if (data.hook_id !== undefined) {
      let data0 = data.hook_id;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/hook_id', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/hook_id', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/hook_id', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== undefined) {
      let data2 = data.owner_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/owner_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/owner_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.storage !== undefined) {
      let data3 = data.storage;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateHookStorage.call(this, data3[i0], instancePath + '/storage/' + i0)) {
            vErrors = merge(vErrors, validateHookStorage.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/storage', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownHooksStorageResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateHooksStorageResponse.errors = vErrors;
  return errors === 0;
}

function validateKey(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data)) && data !== null) {
    vErrors = mismatch(vErrors, instancePath, 'object or null');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data._type !== undefined) {
      let data0 = data._type;
      if (typeof data0 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/_type', 'string');
        errors++;
      }
      if (typeof data0 === 'string' && !knownKey.has(data0)) {
        this.unknownValue(instancePath + '/_type', data0);
      }
    }
    if (data.key !== undefined) {
      if (typeof data.key !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/key', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownKey2.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateKey.errors = vErrors;
  return errors === 0;
}

function validateLinks(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.next !== undefined) {
      let data0 = data.next;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/next', 'string or null');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownLinks.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateLinks.errors = vErrors;
  return errors === 0;
}

export function validateNetworkExchangeRateSetResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.current_rate !== undefined) {
      if (!validateExchangeRate.call(this, data.current_rate, instancePath + '/current_rate')) {
        vErrors = merge(vErrors, validateExchangeRate.errors);
        errors = vErrors.length;
      }
    }
    if (data.next_rate !== undefined) {
      if (!validateExchangeRate.call(this, data.next_rate, instancePath + '/next_rate')) {
        vErrors = merge(vErrors, validateExchangeRate.errors);
        errors = vErrors.length;
      }
    }
    if (data.timestamp !== undefined) {
      let data2 = data.timestamp;
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownNetworkExchangeRateSetResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkExchangeRateSetResponse.errors = vErrors;
  return errors === 0;
}

function validateNetworkFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.gas !== undefined) {
      let data0 = data.gas;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/gas', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.transaction_type !== undefined) {
      if (typeof data.transaction_type !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/transaction_type', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownNetworkFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkFee.errors = vErrors;
  return errors === 0;
}

export function validateNetworkFeesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.fees !== undefined) {
      let data0 = data.fees;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateNetworkFee.call(this, data0[i0], instancePath + '/fees/' + i0)) {
            vErrors = merge(vErrors, validateNetworkFee.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/fees', 'array');
        errors++;
      }
    }
    if (data.timestamp !== undefined) {
      let data2 = data.timestamp;
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownNetworkFeesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkFeesResponse.errors = vErrors;
  return errors === 0;
}

function validateNetworkNode(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/admin_key', 'a value');
      errors++;
    }
    if (data.associated_registered_nodes === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/associated_registered_nodes', 'a value');
      errors++;
    }
    if (data.decline_reward === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/decline_reward', 'a value');
      errors++;
    }
    if (data.description === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/description', 'a value');
      errors++;
    }
    if (data.file_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/file_id', 'a value');
      errors++;
    }
    if (data.grpc_proxy_endpoint === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/grpc_proxy_endpoint', 'a value');
      errors++;
    }
    if (data.max_stake === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/max_stake', 'a value');
      errors++;
    }
    if (data.memo === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/memo', 'a value');
      errors++;
    }
    if (data.min_stake === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/min_stake', 'a value');
      errors++;
    }
    if (data.node_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/node_account_id', 'a value');
      errors++;
    }
    if (data.node_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/node_id', 'a value');
      errors++;
    }
    if (data.node_cert_hash === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/node_cert_hash', 'a value');
      errors++;
    }
    if (data.public_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/public_key', 'a value');
      errors++;
    }
    if (data.reward_rate_start === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/reward_rate_start', 'a value');
      errors++;
    }
    if (data.service_endpoints === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/service_endpoints', 'a value');
      errors++;
    }
    if (data.stake === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/stake', 'a value');
      errors++;
    }
    if (data.stake_not_rewarded === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/stake_not_rewarded', 'a value');
      errors++;
    }
    if (data.stake_rewarded === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/stake_rewarded', 'a value');
      errors++;
    }
    if (data.staking_period === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_period', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.associated_registered_nodes !== undefined) {
      let data1 = data.associated_registered_nodes;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            vErrors = mismatch(vErrors, instancePath + '/associated_registered_nodes/' + i0, 'integer');
            errors++;
          }
          if (typeof data2 == 'number' && isFinite(data2)) {
            if (data2 > 9223372036854776000 || isNaN(data2)) {
              vErrors = mismatch(
                vErrors,
                instancePath + '/associated_registered_nodes/' + i0,
                'at most 9223372036854776000',
              );
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = mismatch(vErrors, instancePath + '/associated_registered_nodes/' + i0, 'at least 0');
              errors++;
            }
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/associated_registered_nodes', 'array');
        errors++;
      }
    }
    if (data.decline_reward !== undefined) {
      let data3 = data.decline_reward;
      if (typeof data3 !== 'boolean' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/decline_reward', 'boolean or null');
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data4 = data.description;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/description', 'string or null');
        errors++;
      }
    }
    if (data.file_id !== undefined) {
      let data5 = data.file_id;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/file_id', 'string or null');
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!pattern10.test(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/file_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.grpc_proxy_endpoint !== undefined) {
      let data6 = data.grpc_proxy_endpoint;
      const _errs14 = errors;
      let valid4 = false;
      const _errs15 = errors;
      if (!validateServiceEndpoint.call(this, data6, instancePath + '/grpc_proxy_endpoint')) {
        vErrors = merge(vErrors, validateServiceEndpoint.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs15 === errors;
      valid4 = valid4 || _valid0;
      if (!valid4) {
        const _errs16 = errors;
        if (data6 !== null) {
          vErrors = mismatch(vErrors, instancePath + '/grpc_proxy_endpoint', 'null');
          errors++;
        }
        var _valid0 = _errs16 === errors;
        valid4 = valid4 || _valid0;
      }
      if (!valid4) {
        vErrors = mismatch(vErrors, instancePath + '/grpc_proxy_endpoint', 'one of the declared forms');
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = Math.min(vErrors.length, _errs14);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.max_stake !== undefined) {
      let data7 = data.max_stake;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/max_stake', 'integer or null');
        errors++;
      }
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 > 9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/max_stake', 'at most 9223372036854776000');
          errors++;
        }
        if (data7 < -9223372036854776000 || isNaN(data7)) {
          vErrors = mismatch(vErrors, instancePath + '/max_stake', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.memo !== undefined) {
      let data8 = data.memo;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/memo', 'string or null');
        errors++;
      }
    }
    if (data.min_stake !== undefined) {
      let data9 = data.min_stake;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/min_stake', 'integer or null');
        errors++;
      }
      if (typeof data9 == 'number' && isFinite(data9)) {
        if (data9 > 9223372036854776000 || isNaN(data9)) {
          vErrors = mismatch(vErrors, instancePath + '/min_stake', 'at most 9223372036854776000');
          errors++;
        }
        if (data9 < -9223372036854776000 || isNaN(data9)) {
          vErrors = mismatch(vErrors, instancePath + '/min_stake', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.node_account_id !== undefined) {
      let data10 = data.node_account_id;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/node_account_id', 'string or null');
        errors++;
      }
      if (typeof data10 === 'string') {
        if (!pattern10.test(data10)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/node_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.node_id !== undefined) {
      let data11 = data.node_id;
      if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        vErrors = mismatch(vErrors, instancePath + '/node_id', 'integer');
        errors++;
      }
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 > 9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/node_id', 'at most 9223372036854776000');
          errors++;
        }
        if (data11 < -9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/node_id', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.node_cert_hash !== undefined) {
      let data12 = data.node_cert_hash;
      if (typeof data12 !== 'string' && data12 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/node_cert_hash', 'string or null');
        errors++;
      }
    }
    if (data.public_key !== undefined) {
      let data13 = data.public_key;
      if (typeof data13 !== 'string' && data13 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/public_key', 'string or null');
        errors++;
      }
    }
    if (data.reward_rate_start !== undefined) {
      let data14 = data.reward_rate_start;
      if (
        !(typeof data14 == 'number' && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) &&
        data14 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/reward_rate_start', 'integer or null');
        errors++;
      }
      if (typeof data14 == 'number' && isFinite(data14)) {
        if (data14 > 9223372036854776000 || isNaN(data14)) {
          vErrors = mismatch(vErrors, instancePath + '/reward_rate_start', 'at most 9223372036854776000');
          errors++;
        }
        if (data14 < -9223372036854776000 || isNaN(data14)) {
          vErrors = mismatch(vErrors, instancePath + '/reward_rate_start', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.service_endpoints !== undefined) {
      let data15 = data.service_endpoints;
      if (Array.isArray(data15)) {
        const len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateServiceEndpoint.call(this, data15[i1], instancePath + '/service_endpoints/' + i1)) {
            vErrors = merge(vErrors, validateServiceEndpoint.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/service_endpoints', 'array');
        errors++;
      }
    }
    if (data.stake !== undefined) {
      let data17 = data.stake;
      if (
        !(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17) && isFinite(data17)) &&
        data17 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/stake', 'integer or null');
        errors++;
      }
      if (typeof data17 == 'number' && isFinite(data17)) {
        if (data17 > 9223372036854776000 || isNaN(data17)) {
          vErrors = mismatch(vErrors, instancePath + '/stake', 'at most 9223372036854776000');
          errors++;
        }
        if (data17 < -9223372036854776000 || isNaN(data17)) {
          vErrors = mismatch(vErrors, instancePath + '/stake', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.stake_not_rewarded !== undefined) {
      let data18 = data.stake_not_rewarded;
      if (
        !(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18) && isFinite(data18)) &&
        data18 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/stake_not_rewarded', 'integer or null');
        errors++;
      }
      if (typeof data18 == 'number' && isFinite(data18)) {
        if (data18 > 9223372036854776000 || isNaN(data18)) {
          vErrors = mismatch(vErrors, instancePath + '/stake_not_rewarded', 'at most 9223372036854776000');
          errors++;
        }
        if (data18 < -9223372036854776000 || isNaN(data18)) {
          vErrors = mismatch(vErrors, instancePath + '/stake_not_rewarded', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.stake_rewarded !== undefined) {
      let data19 = data.stake_rewarded;
      if (
        !(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19) && isFinite(data19)) &&
        data19 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/stake_rewarded', 'integer or null');
        errors++;
      }
      if (typeof data19 == 'number' && isFinite(data19)) {
        if (data19 > 9223372036854776000 || isNaN(data19)) {
          vErrors = mismatch(vErrors, instancePath + '/stake_rewarded', 'at most 9223372036854776000');
          errors++;
        }
        if (data19 < -9223372036854776000 || isNaN(data19)) {
          vErrors = mismatch(vErrors, instancePath + '/stake_rewarded', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.staking_period !== undefined) {
      if (!validateTimestampRangeNullable.call(this, data.staking_period, instancePath + '/staking_period')) {
        vErrors = merge(vErrors, validateTimestampRangeNullable.errors);
        errors = vErrors.length;
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownNetworkNode.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkNode.errors = vErrors;
  return errors === 0;
}

export function validateNetworkNodesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.nodes === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/nodes', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.nodes !== undefined) {
      let data0 = data.nodes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateNetworkNode.call(this, data0[i0], instancePath + '/nodes/' + i0)) {
            vErrors = merge(vErrors, validateNetworkNode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/nodes', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownNetworkNodesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkNodesResponse.errors = vErrors;
  return errors === 0;
}

export function validateNetworkStakeResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.max_stake_rewarded === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/max_stake_rewarded', 'a value');
      errors++;
    }
    if (data.max_staking_reward_rate_per_hbar === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/max_staking_reward_rate_per_hbar', 'a value');
      errors++;
    }
    if (data.max_total_reward === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/max_total_reward', 'a value');
      errors++;
    }
    if (data.node_reward_fee_fraction === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/node_reward_fee_fraction', 'a value');
      errors++;
    }
    if (data.reserved_staking_rewards === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/reserved_staking_rewards', 'a value');
      errors++;
    }
    if (data.reward_balance_threshold === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/reward_balance_threshold', 'a value');
      errors++;
    }
    if (data.stake_total === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/stake_total', 'a value');
      errors++;
    }
    if (data.staking_period === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_period', 'a value');
      errors++;
    }
    if (data.staking_period_duration === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_period_duration', 'a value');
      errors++;
    }
    if (data.staking_periods_stored === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_periods_stored', 'a value');
      errors++;
    }
    if (data.staking_reward_fee_fraction === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_reward_fee_fraction', 'a value');
      errors++;
    }
    if (data.staking_reward_rate === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_reward_rate', 'a value');
      errors++;
    }
    if (data.staking_start_threshold === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/staking_start_threshold', 'a value');
      errors++;
    }
    if (data.unreserved_staking_reward_balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/unreserved_staking_reward_balance', 'a value');
      errors++;
    }
    if (data.max_stake_rewarded !== undefined) {
      let data0 = data.max_stake_rewarded;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/max_stake_rewarded', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/max_stake_rewarded', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/max_stake_rewarded', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.max_staking_reward_rate_per_hbar !== undefined) {
      let data1 = data.max_staking_reward_rate_per_hbar;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/max_staking_reward_rate_per_hbar', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/max_staking_reward_rate_per_hbar',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/max_staking_reward_rate_per_hbar',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    if (data.max_total_reward !== undefined) {
      let data2 = data.max_total_reward;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/max_total_reward', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/max_total_reward', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/max_total_reward', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.node_reward_fee_fraction !== undefined) {
      let data3 = data.node_reward_fee_fraction;
      if (!(typeof data3 == 'number' && isFinite(data3))) {
        vErrors = mismatch(vErrors, instancePath + '/node_reward_fee_fraction', 'number');
        errors++;
      }
    }
    if (data.reserved_staking_rewards !== undefined) {
      let data4 = data.reserved_staking_rewards;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        vErrors = mismatch(vErrors, instancePath + '/reserved_staking_rewards', 'integer');
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 9223372036854776000 || isNaN(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/reserved_staking_rewards',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data4 < -9223372036854776000 || isNaN(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/reserved_staking_rewards',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    if (data.reward_balance_threshold !== undefined) {
      let data5 = data.reward_balance_threshold;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/reward_balance_threshold', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/reward_balance_threshold',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data5 < -9223372036854776000 || isNaN(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/reward_balance_threshold',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    if (data.stake_total !== undefined) {
      let data6 = data.stake_total;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/stake_total', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/stake_total', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < -9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/stake_total', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.staking_period !== undefined) {
      if (!validateTimestampRange.call(this, data.staking_period, instancePath + '/staking_period')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    if (data.staking_period_duration !== undefined) {
      let data8 = data.staking_period_duration;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        vErrors = mismatch(vErrors, instancePath + '/staking_period_duration', 'integer');
        errors++;
      }
      if (typeof data8 == 'number' && isFinite(data8)) {
        if (data8 > 9223372036854776000 || isNaN(data8)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staking_period_duration',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data8 < -9223372036854776000 || isNaN(data8)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staking_period_duration',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    if (data.staking_periods_stored !== undefined) {
      let data9 = data.staking_periods_stored;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        vErrors = mismatch(vErrors, instancePath + '/staking_periods_stored', 'integer');
        errors++;
      }
      if (typeof data9 == 'number' && isFinite(data9)) {
        if (data9 > 9223372036854776000 || isNaN(data9)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staking_periods_stored',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data9 < -9223372036854776000 || isNaN(data9)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staking_periods_stored',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    if (data.staking_reward_fee_fraction !== undefined) {
      let data10 = data.staking_reward_fee_fraction;
      if (!(typeof data10 == 'number' && isFinite(data10))) {
        vErrors = mismatch(vErrors, instancePath + '/staking_reward_fee_fraction', 'number');
        errors++;
      }
    }
    if (data.staking_reward_rate !== undefined) {
      let data11 = data.staking_reward_rate;
      if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        vErrors = mismatch(vErrors, instancePath + '/staking_reward_rate', 'integer');
        errors++;
      }
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 > 9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/staking_reward_rate', 'at most 9223372036854776000');
          errors++;
        }
        if (data11 < -9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/staking_reward_rate', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.staking_start_threshold !== undefined) {
      let data12 = data.staking_start_threshold;
      if (!(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        vErrors = mismatch(vErrors, instancePath + '/staking_start_threshold', 'integer');
        errors++;
      }
      if (typeof data12 == 'number' && isFinite(data12)) {
        if (data12 > 9223372036854776000 || isNaN(data12)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staking_start_threshold',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data12 < -9223372036854776000 || isNaN(data12)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/staking_start_threshold',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    if (data.unreserved_staking_reward_balance !== undefined) {
      let data13 = data.unreserved_staking_reward_balance;
      if (!(typeof data13 == 'number' && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        vErrors = mismatch(vErrors, instancePath + '/unreserved_staking_reward_balance', 'integer');
        errors++;
      }
      if (typeof data13 == 'number' && isFinite(data13)) {
        if (data13 > 9223372036854776000 || isNaN(data13)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/unreserved_staking_reward_balance',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data13 < -9223372036854776000 || isNaN(data13)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/unreserved_staking_reward_balance',
            'at least -9223372036854776000',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownNetworkStakeResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkStakeResponse.errors = vErrors;
  return errors === 0;
}

export function validateNetworkSupplyResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.released_supply !== undefined) {
      if (typeof data.released_supply !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/released_supply', 'string');
        errors++;
      }
    }
    if (data.timestamp !== undefined) {
      let data1 = data.timestamp;
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    if (data.total_supply !== undefined) {
      if (typeof data.total_supply !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/total_supply', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownNetworkSupplyResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNetworkSupplyResponse.errors = vErrors;
  return errors === 0;
}

export function validateNft(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.created_timestamp !== undefined) {
      let data1 = data.created_timestamp;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.delegating_spender !== undefined) {
      let data2 = data.delegating_spender;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/delegating_spender', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/delegating_spender',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.deleted !== undefined) {
      if (typeof data.deleted !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean');
        errors++;
      }
    }
    if (data.metadata !== undefined) {
      if (typeof data.metadata !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/metadata', 'string');
        errors++;
      }
    }
    if (data.modified_timestamp !== undefined) {
      let data5 = data.modified_timestamp;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/modified_timestamp', 'string or null');
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!pattern9.test(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/modified_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.serial_number !== undefined) {
      let data6 = data.serial_number;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/serial_number', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/serial_number', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < -9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/serial_number', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.spender !== undefined) {
      let data7 = data.spender;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/spender', 'string or null');
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!pattern10.test(data7)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/spender',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.token_id !== undefined) {
      let data8 = data.token_id;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!pattern10.test(data8)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownNft.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNft.errors = vErrors;
  return errors === 0;
}

function validateNftAllowance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.approved_for_all === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/approved_for_all', 'a value');
      errors++;
    }
    if (data.owner === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/owner', 'a value');
      errors++;
    }
    if (data.spender === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/spender', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.approved_for_all !== undefined) {
      if (typeof data.approved_for_all !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/approved_for_all', 'boolean');
        errors++;
      }
    }
    if (data.owner !== undefined) {
      let data1 = data.owner;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/owner', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/owner',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.spender !== undefined) {
      let data2 = data.spender;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/spender', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/spender',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    if (data.token_id !== undefined) {
      let data4 = data.token_id;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern10.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownNftAllowance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNftAllowance.errors = vErrors;
  return errors === 0;
}

export function validateNftAllowancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.allowances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/allowances', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.allowances !== undefined) {
      let data0 = data.allowances;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateNftAllowance.call(this, data0[i0], instancePath + '/allowances/' + i0)) {
            vErrors = merge(vErrors, validateNftAllowance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/allowances', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownCryptoAllowancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNftAllowancesResponse.errors = vErrors;
  return errors === 0;
}

export function validateNftTransactionHistory(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.transactions === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/transactions', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.transactions !== undefined) {
      let data0 = data.transactions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateNftTransactionTransfer.call(this, data0[i0], instancePath + '/transactions/' + i0)) {
            vErrors = merge(vErrors, validateNftTransactionTransfer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/transactions', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownNftTransactionHistory.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNftTransactionHistory.errors = vErrors;
  return errors === 0;
}

function validateNftTransactionTransfer(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.consensus_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'a value');
      errors++;
    }
    if (data.is_approval === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/is_approval', 'a value');
      errors++;
    }
    if (data.nonce === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/nonce', 'a value');
      errors++;
    }
    if (data.receiver_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/receiver_account_id', 'a value');
      errors++;
    }
    if (data.sender_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/sender_account_id', 'a value');
      errors++;
    }
    if (data.transaction_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/transaction_id', 'a value');
      errors++;
    }
    if (data.type === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/type', 'a value');
      errors++;
    }
    if (data.consensus_timestamp !== undefined) {
      let data0 = data.consensus_timestamp;
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/consensus_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'string');
        errors++;
      }
    }
    if (data.is_approval !== undefined) {
      if (typeof data.is_approval !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/is_approval', 'boolean');
        errors++;
      }
    }
    if (data.nonce !== undefined) {
      let data2 = data.nonce;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/nonce', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at most 2147483647');
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at least 0');
          errors++;
        }
      }
    }
    if (data.receiver_account_id !== undefined) {
      let data3 = data.receiver_account_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/receiver_account_id', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/receiver_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.sender_account_id !== undefined) {
      let data4 = data.sender_account_id;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/sender_account_id', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern10.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/sender_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.transaction_id !== undefined) {
      if (typeof data.transaction_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/transaction_id', 'string');
        errors++;
      }
    }
    if (data.type !== undefined) {
      if (!validateTransactionTypes.call(this, data.type, instancePath + '/type')) {
        vErrors = merge(vErrors, validateTransactionTypes.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownNftTransactionTransfer.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNftTransactionTransfer.errors = vErrors;
  return errors === 0;
}

function validateNftTransfer(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.is_approval === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/is_approval', 'a value');
      errors++;
    }
    if (data.receiver_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/receiver_account_id', 'a value');
      errors++;
    }
    if (data.sender_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/sender_account_id', 'a value');
      errors++;
    }
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.serial_number === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/serial_number', 'a value');
      errors++;
    }
    if (data.is_approval !== undefined) {
      if (typeof data.is_approval !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/is_approval', 'boolean');
        errors++;
      }
    }
    if (data.receiver_account_id !== undefined) {
      let data1 = data.receiver_account_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/receiver_account_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/receiver_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.sender_account_id !== undefined) {
      let data2 = data.sender_account_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/sender_account_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/sender_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.serial_number !== undefined) {
      let data3 = data.serial_number;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        vErrors = mismatch(vErrors, instancePath + '/serial_number', 'integer');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/serial_number', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < -9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/serial_number', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.token_id !== undefined) {
      let data4 = data.token_id;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern10.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownNftTransfer.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNftTransfer.errors = vErrors;
  return errors === 0;
}

export function validateNfts(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.nfts === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/nfts', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.nfts !== undefined) {
      let data0 = data.nfts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateNft.call(this, data0[i0], instancePath + '/nfts/' + i0)) {
            vErrors = merge(vErrors, validateNft.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/nfts', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownNfts.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateNfts.errors = vErrors;
  return errors === 0;
}

function validateOpcode(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.depth === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/depth', 'a value');
      errors++;
    }
    if (data.gas === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/gas', 'a value');
      errors++;
    }
    if (data.gas_cost === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/gas_cost', 'a value');
      errors++;
    }
    if (data.memory === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/memory', 'a value');
      errors++;
    }
    if (data.op === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/op', 'a value');
      errors++;
    }
    if (data.pc === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/pc', 'a value');
      errors++;
    }
    if (data.stack === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/stack', 'a value');
      errors++;
    }
    if (data.storage === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/storage', 'a value');
      errors++;
    }
    if (data.depth !== undefined) {
      let data0 = data.depth;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = mismatch(vErrors, instancePath + '/depth', 'integer');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/depth', 'at most 2147483647');
          errors++;
        }
        if (data0 < -2147483648 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/depth', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.gas !== undefined) {
      let data1 = data.gas;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/gas', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.gas_cost !== undefined) {
      let data2 = data.gas_cost;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/gas_cost', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_cost', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/gas_cost', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.memory !== undefined) {
      let data3 = data.memory;
      if (!Array.isArray(data3) && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/memory', 'array or null');
        errors++;
      }
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data3[i0] !== 'string') {
            vErrors = mismatch(vErrors, instancePath + '/memory/' + i0, 'string');
            errors++;
          }
        }
      }
    }
    if (data.op !== undefined) {
      if (typeof data.op !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/op', 'string');
        errors++;
      }
    }
    if (data.pc !== undefined) {
      let data6 = data.pc;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/pc', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/pc', 'at most 2147483647');
          errors++;
        }
        if (data6 < -2147483648 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/pc', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.reason !== undefined) {
      let data7 = data.reason;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/reason', 'string or null');
        errors++;
      }
    }
    if (data.stack !== undefined) {
      let data8 = data.stack;
      if (!Array.isArray(data8) && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/stack', 'array or null');
        errors++;
      }
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data8[i1] !== 'string') {
            vErrors = mismatch(vErrors, instancePath + '/stack/' + i1, 'string');
            errors++;
          }
        }
      }
    }
    if (data.storage !== undefined) {
      let data10 = data.storage;
      if (!(data10 && typeof data10 == 'object' && !Array.isArray(data10)) && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/storage', 'object or null');
        errors++;
      }
      if (data10 && typeof data10 == 'object' && !Array.isArray(data10)) {
        for (const key0 in data10) {
          if (typeof data10[key0] !== 'string') {
            vErrors = mismatch(
              vErrors,
              instancePath + '/storage/' + key0.replace(/~/g, '~0').replace(/\//g, '~1'),
              'string',
            );
            errors++;
          }
        }
      }
    }
    for (const key1 in data) {
      if (!knownOpcode.has(key1)) {
        this.unknownProperty(instancePath, key1, data[key1]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateOpcode.errors = vErrors;
  return errors === 0;
}

export function validateOpcodesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.address === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/address', 'a value');
      errors++;
    }
    if (data.contract_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/contract_id', 'a value');
      errors++;
    }
    if (data.failed === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/failed', 'a value');
      errors++;
    }
    if (data.gas === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/gas', 'a value');
      errors++;
    }
    if (data.opcodes === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/opcodes', 'a value');
      errors++;
    }
    if (data.return_value === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/return_value', 'a value');
      errors++;
    }
    if (data.address !== undefined) {
      if (typeof data.address !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/address', 'string');
        errors++;
      }
    }
    if (data.contract_id !== undefined) {
      let data1 = data.contract_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/contract_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/contract_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.failed !== undefined) {
      if (typeof data.failed !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/failed', 'boolean');
        errors++;
      }
    }
    if (data.gas !== undefined) {
      let data3 = data.gas;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        vErrors = mismatch(vErrors, instancePath + '/gas', 'integer');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < -9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/gas', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.opcodes !== undefined) {
      let data4 = data.opcodes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateOpcode.call(this, data4[i0], instancePath + '/opcodes/' + i0)) {
            vErrors = merge(vErrors, validateOpcode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/opcodes', 'array');
        errors++;
      }
    }
    if (data.return_value !== undefined) {
      if (typeof data.return_value !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/return_value', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownOpcodesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateOpcodesResponse.errors = vErrors;
  return errors === 0;
}

function validateRegisteredBlockNodeApi(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownRegisteredBlockNodeApi.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateRegisteredBlockNodeApi.errors = vErrors;
  return errors === 0;
}

function validateRegisteredBlockNodeEndpoint(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.endpoint_apis !== undefined) {
      let data0 = data.endpoint_apis;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateRegisteredBlockNodeApi.call(this, data0[i0], instancePath + '/endpoint_apis/' + i0)) {
            vErrors = merge(vErrors, validateRegisteredBlockNodeApi.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/endpoint_apis', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownRegisteredBlockNodeEndpoint.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateRegisteredBlockNodeEndpoint.errors = vErrors;
  return errors === 0;
}

function validateRegisteredGeneralServiceEndpoint(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.description !== undefined) {
      let data0 = data.description;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/description', 'string or null');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownRegisteredGeneralServiceEndpoint.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateRegisteredGeneralServiceEndpoint.errors = vErrors;
  return errors === 0;
}

function validateRegisteredNode(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/admin_key', 'a value');
      errors++;
    }
    if (data.created_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'a value');
      errors++;
    }
    if (data.description === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/description', 'a value');
      errors++;
    }
    if (data.registered_node_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/registered_node_id', 'a value');
      errors++;
    }
    if (data.service_endpoints === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/service_endpoints', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_timestamp !== undefined) {
      let data1 = data.created_timestamp;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.description !== undefined) {
      let data2 = data.description;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/description', 'string or null');
        errors++;
      }
    }
    if (data.registered_node_id !== undefined) {
      let data3 = data.registered_node_id;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        vErrors = mismatch(vErrors, instancePath + '/registered_node_id', 'integer');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/registered_node_id', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < -9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/registered_node_id', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.service_endpoints !== undefined) {
      let data4 = data.service_endpoints;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validateRegisteredServiceEndpoint.call(
              this,
              data4[i0],
              instancePath + '/service_endpoints/' + i0,
            )
          ) {
            vErrors = merge(vErrors, validateRegisteredServiceEndpoint.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/service_endpoints', 'array');
        errors++;
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownRegisteredNode.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateRegisteredNode.errors = vErrors;
  return errors === 0;
}

function validateRegisteredNodeType(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownRegisteredNodeType.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateRegisteredNodeType.errors = vErrors;
  return errors === 0;
}

export function validateRegisteredNodesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.registered_nodes === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/registered_nodes', 'a value');
      errors++;
    }
    if (data.registered_nodes !== undefined) {
      let data0 = data.registered_nodes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateRegisteredNode.call(this, data0[i0], instancePath + '/registered_nodes/' + i0)) {
            vErrors = merge(vErrors, validateRegisteredNode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/registered_nodes', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownRegisteredNodesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateRegisteredNodesResponse.errors = vErrors;
  return errors === 0;
}

function validateRegisteredServiceEndpoint(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.block_node === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/block_node', 'a value');
      errors++;
    }
    if (data.general_service === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/general_service', 'a value');
      errors++;
    }
    if (data.mirror_node === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/mirror_node', 'a value');
      errors++;
    }
    if (data.port === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/port', 'a value');
      errors++;
    }
    if (data.rpc_relay === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/rpc_relay', 'a value');
      errors++;
    }
    if (data.requires_tls === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/requires_tls', 'a value');
      errors++;
    }
    if (data.type === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/type', 'a value');
      errors++;
    }
    if (data.block_node !== undefined) {
      let data0 = data.block_node;
      const _errs3 = errors;
      let valid2 = false;
      const _errs4 = errors;
      if (!validateRegisteredBlockNodeEndpoint.call(this, data0, instancePath + '/block_node')) {
        vErrors = merge(vErrors, validateRegisteredBlockNodeEndpoint.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs5 = errors;
        if (data0 !== null) {
          vErrors = mismatch(vErrors, instancePath + '/block_node', 'null');
          errors++;
        }
        var _valid0 = _errs5 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        vErrors = mismatch(vErrors, instancePath + '/block_node', 'one of the declared forms');
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = Math.min(vErrors.length, _errs3);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.domain_name !== undefined) {
      let data1 = data.domain_name;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/domain_name', 'string or null');
        errors++;
      }
    }
    if (data.general_service !== undefined) {
      let data2 = data.general_service;
      const _errs10 = errors;
      let valid3 = false;
      const _errs11 = errors;
      if (!validateRegisteredGeneralServiceEndpoint.call(this, data2, instancePath + '/general_service')) {
        vErrors = merge(vErrors, validateRegisteredGeneralServiceEndpoint.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs11 === errors;
      valid3 = valid3 || _valid1;
      if (!valid3) {
        const _errs12 = errors;
        if (data2 !== null) {
          vErrors = mismatch(vErrors, instancePath + '/general_service', 'null');
          errors++;
        }
        var _valid1 = _errs12 === errors;
        valid3 = valid3 || _valid1;
      }
      if (!valid3) {
        vErrors = mismatch(vErrors, instancePath + '/general_service', 'one of the declared forms');
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ip_address !== undefined) {
      let data3 = data.ip_address;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/ip_address', 'string or null');
        errors++;
      }
    }
    if (data.mirror_node !== undefined) {
      let data4 = data.mirror_node;
      const _errs17 = errors;
      let valid4 = false;
      const _errs18 = errors;
      if (!(data4 && typeof data4 == 'object' && !Array.isArray(data4))) {
        vErrors = mismatch(vErrors, instancePath + '/mirror_node', 'object');
        errors++;
      }
      var _valid2 = _errs18 === errors;
      valid4 = valid4 || _valid2;
      if (!valid4) {
        const _errs21 = errors;
        if (data4 !== null) {
          vErrors = mismatch(vErrors, instancePath + '/mirror_node', 'null');
          errors++;
        }
        var _valid2 = _errs21 === errors;
        valid4 = valid4 || _valid2;
      }
      if (!valid4) {
        vErrors = mismatch(vErrors, instancePath + '/mirror_node', 'one of the declared forms');
        errors++;
      } else {
        errors = _errs17;
        if (vErrors !== null) {
          if (_errs17) {
            vErrors.length = Math.min(vErrors.length, _errs17);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.port !== undefined) {
      let data5 = data.port;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/port', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 65535 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/port', 'at most 65535');
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/port', 'at least 0');
          errors++;
        }
      }
    }
    if (data.requires_tls !== undefined) {
      if (typeof data.requires_tls !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/requires_tls', 'boolean');
        errors++;
      }
    }
    if (data.rpc_relay !== undefined) {
      let data7 = data.rpc_relay;
      const _errs28 = errors;
      let valid6 = false;
      const _errs29 = errors;
      if (!(data7 && typeof data7 == 'object' && !Array.isArray(data7))) {
        vErrors = mismatch(vErrors, instancePath + '/rpc_relay', 'object');
        errors++;
      }
      var _valid3 = _errs29 === errors;
      valid6 = valid6 || _valid3;
      if (!valid6) {
        const _errs32 = errors;
        if (data7 !== null) {
          vErrors = mismatch(vErrors, instancePath + '/rpc_relay', 'null');
          errors++;
        }
        var _valid3 = _errs32 === errors;
        valid6 = valid6 || _valid3;
      }
      if (!valid6) {
        vErrors = mismatch(vErrors, instancePath + '/rpc_relay', 'one of the declared forms');
        errors++;
      } else {
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = Math.min(vErrors.length, _errs28);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.type !== undefined) {
      if (!validateRegisteredNodeType.call(this, data.type, instancePath + '/type')) {
        vErrors = merge(vErrors, validateRegisteredNodeType.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  const _errs36 = errors;
  let valid8 = false;
  const _errs37 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.domain_name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/domain_name', 'a value');
      errors++;
    }
  }
  var _valid4 = _errs37 === errors;
  valid8 = valid8 || _valid4;
  if (!valid8) {
    const _errs38 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.ip_address === undefined) {
        vErrors = mismatch(vErrors, instancePath + '/ip_address', 'a value');
        errors++;
      }
    }
    var _valid4 = _errs38 === errors;
    valid8 = valid8 || _valid4;
  }
  if (!valid8) {
    vErrors = mismatch(vErrors, instancePath, 'one of the declared forms');
    errors++;
  } else {
    errors = _errs36;
    if (vErrors !== null) {
      if (_errs36) {
        vErrors.length = Math.min(vErrors.length, _errs36);
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownRegisteredServiceEndpoint.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateRegisteredServiceEndpoint.errors = vErrors;
  return errors === 0;
}

function validateRoyaltyFee(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.all_collectors_are_exempt !== undefined) {
      if (typeof data.all_collectors_are_exempt !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/all_collectors_are_exempt', 'boolean');
        errors++;
      }
    }
    if (data.amount !== undefined) {
      if (!validateFraction.call(this, data.amount, instancePath + '/amount')) {
        vErrors = merge(vErrors, validateFraction.errors);
        errors = vErrors.length;
      }
    }
    if (data.collector_account_id !== undefined) {
      let data2 = data.collector_account_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/collector_account_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/collector_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.fallback_fee !== undefined) {
      if (!validateFallbackFee.call(this, data.fallback_fee, instancePath + '/fallback_fee')) {
        vErrors = merge(vErrors, validateFallbackFee.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownRoyaltyFee.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateRoyaltyFee.errors = vErrors;
  return errors === 0;
}

export function validateSchedule(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.consensus_timestamp !== undefined) {
      let data1 = data.consensus_timestamp;
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/consensus_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'string');
        errors++;
      }
    }
    if (data.creator_account_id !== undefined) {
      let data2 = data.creator_account_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/creator_account_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/creator_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.deleted !== undefined) {
      if (typeof data.deleted !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean');
        errors++;
      }
    }
    if (data.executed_timestamp !== undefined) {
      let data4 = data.executed_timestamp;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/executed_timestamp', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern9.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/executed_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.expiration_time !== undefined) {
      let data5 = data.expiration_time;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/expiration_time', 'string or null');
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!pattern9.test(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/expiration_time',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.memo !== undefined) {
      if (typeof data.memo !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/memo', 'string');
        errors++;
      }
    }
    if (data.payer_account_id !== undefined) {
      let data7 = data.payer_account_id;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/payer_account_id', 'string or null');
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!pattern10.test(data7)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/payer_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.schedule_id !== undefined) {
      let data8 = data.schedule_id;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/schedule_id', 'string or null');
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!pattern10.test(data8)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/schedule_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.signatures !== undefined) {
      let data9 = data.signatures;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateScheduleSignature.call(this, data9[i0], instancePath + '/signatures/' + i0)) {
            vErrors = merge(vErrors, validateScheduleSignature.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/signatures', 'array');
        errors++;
      }
    }
    if (data.transaction_body !== undefined) {
      if (typeof data.transaction_body !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/transaction_body', 'string');
        errors++;
      }
    }
    if (data.wait_for_expiry !== undefined) {
      if (typeof data.wait_for_expiry !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/wait_for_expiry', 'boolean');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownSchedule.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateSchedule.errors = vErrors;
  return errors === 0;
}

function validateScheduleSignature(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.consensus_timestamp !== undefined) {
      let data0 = data.consensus_timestamp;
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/consensus_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'string');
        errors++;
      }
    }
    if (data.public_key_prefix !== undefined) {
      if (typeof data.public_key_prefix !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/public_key_prefix', 'string');
        errors++;
      }
    }
    if (data.signature !== undefined) {
      if (typeof data.signature !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/signature', 'string');
        errors++;
      }
    }
    if (data.type !== undefined) {
      let data3 = data.type;
      if (typeof data3 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/type', 'string');
        errors++;
      }
      if (typeof data3 === 'string' && !knownScheduleSignature.has(data3)) {
        this.unknownValue(instancePath + '/type', data3);
      }
    }
    for (const key0 in data) {
      if (!knownScheduleSignature2.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateScheduleSignature.errors = vErrors;
  return errors === 0;
}

export function validateSchedulesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.schedules === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/schedules', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.schedules !== undefined) {
      let data0 = data.schedules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateSchedule.call(this, data0[i0], instancePath + '/schedules/' + i0)) {
            vErrors = merge(vErrors, validateSchedule.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/schedules', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownSchedulesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateSchedulesResponse.errors = vErrors;
  return errors === 0;
}

function validateServiceEndpoint(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.domain_name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/domain_name', 'a value');
      errors++;
    }
    if (data.ip_address_v4 === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/ip_address_v4', 'a value');
      errors++;
    }
    if (data.port === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/port', 'a value');
      errors++;
    }
    if (data.domain_name !== undefined) {
      if (typeof data.domain_name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/domain_name', 'string');
        errors++;
      }
    }
    if (data.ip_address_v4 !== undefined) {
      if (typeof data.ip_address_v4 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/ip_address_v4', 'string');
        errors++;
      }
    }
    if (data.port !== undefined) {
      let data2 = data.port;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/port', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/port', 'at most 2147483647');
          errors++;
        }
        if (data2 < -2147483648 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/port', 'at least -2147483648');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownServiceEndpoint.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateServiceEndpoint.errors = vErrors;
  return errors === 0;
}

function validateStakingReward(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account_id', 'a value');
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/amount', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      let data2 = data.timestamp;
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownStakingReward.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateStakingReward.errors = vErrors;
  return errors === 0;
}

function validateStakingRewardTransfer(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account', 'a value');
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/amount', 'a value');
      errors++;
    }
    if (data.account !== undefined) {
      let data0 = data.account;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownStakingRewardTransfer.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateStakingRewardTransfer.errors = vErrors;
  return errors === 0;
}

export function validateStakingRewardsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.rewards === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/rewards', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.rewards !== undefined) {
      let data0 = data.rewards;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateStakingReward.call(this, data0[i0], instancePath + '/rewards/' + i0)) {
            vErrors = merge(vErrors, validateStakingReward.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/rewards', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownStakingRewardsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateStakingRewardsResponse.errors = vErrors;
  return errors === 0;
}

function validateTimestampRange(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.from !== undefined) {
      let data0 = data.from;
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/from', 'string');
        errors++;
      }
    }
    if (data.to !== undefined) {
      let data1 = data.to;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/to', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTimestampRange.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTimestampRange.errors = vErrors;
  return errors === 0;
}

function validateTimestampRangeNullable(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data)) && data !== null) {
    vErrors = mismatch(vErrors, instancePath, 'object or null');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.from !== undefined) {
      let data0 = data.from;
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/from', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/from', 'string');
        errors++;
      }
    }
    if (data.to !== undefined) {
      let data1 = data.to;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/to', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/to', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTimestampRange.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateTimestampRangeNullable.errors = vErrors;
  return errors === 0;
}

function validateToken(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/admin_key', 'a value');
      errors++;
    }
    if (data.decimals === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/decimals', 'a value');
      errors++;
    }
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.symbol === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/symbol', 'a value');
      errors++;
    }
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.type === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/type', 'a value');
      errors++;
    }
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.decimals !== undefined) {
      let data1 = data.decimals;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/decimals', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/decimals', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/decimals', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.metadata !== undefined) {
      if (typeof data.metadata !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/metadata', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.symbol !== undefined) {
      if (typeof data.symbol !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/symbol', 'string');
        errors++;
      }
    }
    if (data.token_id !== undefined) {
      let data5 = data.token_id;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!pattern10.test(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/type', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownToken.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateToken.errors = vErrors;
  return errors === 0;
}

function validateTokenAirdrop(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/amount', 'a value');
      errors++;
    }
    if (data.receiver_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/receiver_id', 'a value');
      errors++;
    }
    if (data.sender_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/sender_id', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer or null');
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data0 < -9223372036854776000 || isNaN(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.receiver_id !== undefined) {
      let data1 = data.receiver_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/receiver_id', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/receiver_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.sender_id !== undefined) {
      let data2 = data.sender_id;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/sender_id', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern10.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/sender_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.serial_number !== undefined) {
      let data3 = data.serial_number;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/serial_number', 'integer or null');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/serial_number', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < -9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/serial_number', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    if (data.token_id !== undefined) {
      let data5 = data.token_id;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!pattern10.test(data5)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTokenAirdrop.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenAirdrop.errors = vErrors;
  return errors === 0;
}

export function validateTokenAirdropsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.airdrops === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/airdrops', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.airdrops !== undefined) {
      let data0 = data.airdrops;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTokenAirdrop.call(this, data0[i0], instancePath + '/airdrops/' + i0)) {
            vErrors = merge(vErrors, validateTokenAirdrop.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/airdrops', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownTokenAirdropsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenAirdropsResponse.errors = vErrors;
  return errors === 0;
}

function validateTokenAllowance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateAllowanceFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateAllowanceFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token_id !== undefined) {
      let data0 = data.token_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownTokenAllowance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateTokenAllowance.errors = vErrors;
  return errors === 0;
}

export function validateTokenAllowancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.allowances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/allowances', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.allowances !== undefined) {
      let data0 = data.allowances;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTokenAllowance.call(this, data0[i0], instancePath + '/allowances/' + i0)) {
            vErrors = merge(vErrors, validateTokenAllowance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/allowances', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownCryptoAllowancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenAllowancesResponse.errors = vErrors;
  return errors === 0;
}

function validateTokenBalance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balance', 'a value');
      errors++;
    }
    if (data.token_id !== undefined) {
      let data0 = data.token_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.balance !== undefined) {
      let data1 = data.balance;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/balance', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownAccountTokenBalance.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenBalance.errors = vErrors;
  return errors === 0;
}

export function validateTokenBalancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.balances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balances', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.timestamp !== undefined) {
      let data0 = data.timestamp;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/timestamp', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          vErrors = mismatch(vErrors, instancePath + '/timestamp', 'text like ^\\d{1,10}(\\.\\d{1,9})?$');
          errors++;
        }
      }
    }
    if (data.balances !== undefined) {
      let data1 = data.balances;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTokenHolder.call(this, data1[i0], instancePath + '/balances/' + i0)) {
            vErrors = merge(vErrors, validateTokenHolder.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/balances', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownBalancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenBalancesResponse.errors = vErrors;
  return errors === 0;
}

function validateTokenHolder(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account', 'a value');
      errors++;
    }
    if (data.balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balance', 'a value');
      errors++;
    }
    if (data.decimals === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/decimals', 'a value');
      errors++;
    }
    if (data.account !== undefined) {
      let data0 = data.account;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.balance !== undefined) {
      let data1 = data.balance;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/balance', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/decimals', 'integer or null');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/decimals', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/decimals', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTokenHolder.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenHolder.errors = vErrors;
  return errors === 0;
}

export function validateTokenInfo(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.auto_renew_account !== undefined) {
      let data1 = data.auto_renew_account;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_account', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/auto_renew_account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.auto_renew_period !== undefined) {
      let data2 = data.auto_renew_period;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'integer or null');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.created_timestamp !== undefined) {
      let data3 = data.created_timestamp;
      if (typeof data3 === 'string') {
        if (!pattern9.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string');
        errors++;
      }
    }
    if (data.decimals !== undefined) {
      if (typeof data.decimals !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/decimals', 'string');
        errors++;
      }
    }
    if (data.deleted !== undefined) {
      let data5 = data.deleted;
      if (typeof data5 !== 'boolean' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean or null');
        errors++;
      }
    }
    if (data.expiry_timestamp !== undefined) {
      let data6 = data.expiry_timestamp;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/expiry_timestamp', 'integer or null');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/expiry_timestamp', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < -9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/expiry_timestamp', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.fee_schedule_key !== undefined) {
      if (!validateKey.call(this, data.fee_schedule_key, instancePath + '/fee_schedule_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.freeze_default !== undefined) {
      if (typeof data.freeze_default !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/freeze_default', 'boolean');
        errors++;
      }
    }
    if (data.freeze_key !== undefined) {
      if (!validateKey.call(this, data.freeze_key, instancePath + '/freeze_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.initial_supply !== undefined) {
      if (typeof data.initial_supply !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/initial_supply', 'string');
        errors++;
      }
    }
    if (data.kyc_key !== undefined) {
      if (!validateKey.call(this, data.kyc_key, instancePath + '/kyc_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.max_supply !== undefined) {
      if (typeof data.max_supply !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/max_supply', 'string');
        errors++;
      }
    }
    if (data.metadata !== undefined) {
      if (typeof data.metadata !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/metadata', 'string');
        errors++;
      }
    }
    if (data.metadata_key !== undefined) {
      if (!validateKey.call(this, data.metadata_key, instancePath + '/metadata_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.modified_timestamp !== undefined) {
      let data15 = data.modified_timestamp;
      if (typeof data15 === 'string') {
        if (!pattern9.test(data15)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/modified_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/modified_timestamp', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.memo !== undefined) {
      if (typeof data.memo !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/memo', 'string');
        errors++;
      }
    }
    if (data.pause_key !== undefined) {
      if (!validateKey.call(this, data.pause_key, instancePath + '/pause_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.pause_status !== undefined) {
      let data19 = data.pause_status;
      if (typeof data19 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/pause_status', 'string');
        errors++;
      }
      if (typeof data19 === 'string' && !knownTokenInfo.has(data19)) {
        this.unknownValue(instancePath + '/pause_status', data19);
      }
    }
    if (data.supply_key !== undefined) {
      if (!validateKey.call(this, data.supply_key, instancePath + '/supply_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.supply_type !== undefined) {
      let data21 = data.supply_type;
      if (typeof data21 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/supply_type', 'string');
        errors++;
      }
      if (typeof data21 === 'string' && !knownTokenInfo2.has(data21)) {
        this.unknownValue(instancePath + '/supply_type', data21);
      }
    }
    if (data.symbol !== undefined) {
      if (typeof data.symbol !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/symbol', 'string');
        errors++;
      }
    }
    if (data.token_id !== undefined) {
      let data23 = data.token_id;
      if (typeof data23 !== 'string' && data23 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data23 === 'string') {
        if (!pattern10.test(data23)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.total_supply !== undefined) {
      if (typeof data.total_supply !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/total_supply', 'string');
        errors++;
      }
    }
    if (data.treasury_account_id !== undefined) {
      let data25 = data.treasury_account_id;
      if (typeof data25 !== 'string' && data25 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/treasury_account_id', 'string or null');
        errors++;
      }
      if (typeof data25 === 'string') {
        if (!pattern10.test(data25)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/treasury_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.type !== undefined) {
      let data26 = data.type;
      if (typeof data26 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/type', 'string');
        errors++;
      }
      if (typeof data26 === 'string' && !knownTokenInfo3.has(data26)) {
        this.unknownValue(instancePath + '/type', data26);
      }
    }
    if (data.wipe_key !== undefined) {
      if (!validateKey.call(this, data.wipe_key, instancePath + '/wipe_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.custom_fees !== undefined) {
      if (!validateCustomFees.call(this, data.custom_fees, instancePath + '/custom_fees')) {
        vErrors = merge(vErrors, validateCustomFees.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownTokenInfo4.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenInfo.errors = vErrors;
  return errors === 0;
}

function validateTokenRelationship(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.automatic_association === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/automatic_association', 'a value');
      errors++;
    }
    if (data.balance === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/balance', 'a value');
      errors++;
    }
    if (data.created_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'a value');
      errors++;
    }
    if (data.decimals === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/decimals', 'a value');
      errors++;
    }
    if (data.freeze_status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/freeze_status', 'a value');
      errors++;
    }
    if (data.kyc_status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/kyc_status', 'a value');
      errors++;
    }
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.automatic_association !== undefined) {
      let data0 = data.automatic_association;
      if (typeof data0 !== 'boolean' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/automatic_association', 'boolean or null');
        errors++;
      }
    }
    if (data.balance !== undefined) {
      let data1 = data.balance;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/balance', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/balance', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.created_timestamp !== undefined) {
      let data2 = data.created_timestamp;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern9.test(data2)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data3 = data.decimals;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/decimals', 'integer or null');
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/decimals', 'at most 9223372036854776000');
          errors++;
        }
        if (data3 < -9223372036854776000 || isNaN(data3)) {
          vErrors = mismatch(vErrors, instancePath + '/decimals', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.freeze_status !== undefined) {
      let data4 = data.freeze_status;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/freeze_status', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string' && !knownTokenRelationship.has(data4)) {
        this.unknownValue(instancePath + '/freeze_status', data4);
      }
    }
    if (data.kyc_status !== undefined) {
      let data5 = data.kyc_status;
      if (typeof data5 !== 'string' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/kyc_status', 'string or null');
        errors++;
      }
      if (typeof data5 === 'string' && !knownTokenRelationship2.has(data5)) {
        this.unknownValue(instancePath + '/kyc_status', data5);
      }
    }
    if (data.token_id !== undefined) {
      let data6 = data.token_id;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data6 === 'string') {
        if (!pattern10.test(data6)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTokenRelationship3.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenRelationship.errors = vErrors;
  return errors === 0;
}

export function validateTokenRelationshipResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tokens === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/tokens', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.tokens !== undefined) {
      let data0 = data.tokens;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTokenRelationship.call(this, data0[i0], instancePath + '/tokens/' + i0)) {
            vErrors = merge(vErrors, validateTokenRelationship.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/tokens', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownTokenRelationshipResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenRelationshipResponse.errors = vErrors;
  return errors === 0;
}

function validateTokenTransfer(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/token_id', 'a value');
      errors++;
    }
    if (data.account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account', 'a value');
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/amount', 'a value');
      errors++;
    }
    if (data.token_id !== undefined) {
      let data0 = data.token_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/token_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/token_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.account !== undefined) {
      let data1 = data.account;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.is_approval !== undefined) {
      if (typeof data.is_approval !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/is_approval', 'boolean');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownTokenTransfer.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokenTransfer.errors = vErrors;
  return errors === 0;
}

export function validateTokensResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tokens === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/tokens', 'a value');
      errors++;
    }
    if (data.links === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/links', 'a value');
      errors++;
    }
    if (data.tokens !== undefined) {
      let data0 = data.tokens;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateToken.call(this, data0[i0], instancePath + '/tokens/' + i0)) {
            vErrors = merge(vErrors, validateToken.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/tokens', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownTokenRelationshipResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTokensResponse.errors = vErrors;
  return errors === 0;
}

export function validateTopic(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.admin_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/admin_key', 'a value');
      errors++;
    }
    if (data.auto_renew_account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/auto_renew_account', 'a value');
      errors++;
    }
    if (data.auto_renew_period === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'a value');
      errors++;
    }
    if (data.created_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'a value');
      errors++;
    }
    if (data.deleted === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/deleted', 'a value');
      errors++;
    }
    if (data.memo === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/memo', 'a value');
      errors++;
    }
    if (data.submit_key === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/submit_key', 'a value');
      errors++;
    }
    if (data.timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/timestamp', 'a value');
      errors++;
    }
    if (data.topic_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/topic_id', 'a value');
      errors++;
    }
    if (data.admin_key !== undefined) {
      if (!validateKey.call(this, data.admin_key, instancePath + '/admin_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.auto_renew_account !== undefined) {
      let data1 = data.auto_renew_account;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_account', 'string or null');
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern10.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/auto_renew_account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.auto_renew_period !== undefined) {
      let data2 = data.auto_renew_period;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'integer or null');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/auto_renew_period', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.created_timestamp !== undefined) {
      let data3 = data.created_timestamp;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/created_timestamp', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern9.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/created_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.custom_fees !== undefined) {
      if (!validateConsensusCustomFees.call(this, data.custom_fees, instancePath + '/custom_fees')) {
        vErrors = merge(vErrors, validateConsensusCustomFees.errors);
        errors = vErrors.length;
      }
    }
    if (data.deleted !== undefined) {
      let data5 = data.deleted;
      if (typeof data5 !== 'boolean' && data5 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/deleted', 'boolean or null');
        errors++;
      }
    }
    if (data.fee_exempt_key_list !== undefined) {
      let data6 = data.fee_exempt_key_list;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateKey.call(this, data6[i0], instancePath + '/fee_exempt_key_list/' + i0)) {
            vErrors = merge(vErrors, validateKey.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/fee_exempt_key_list', 'array');
        errors++;
      }
    }
    if (data.fee_schedule_key !== undefined) {
      if (!validateKey.call(this, data.fee_schedule_key, instancePath + '/fee_schedule_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.memo !== undefined) {
      if (typeof data.memo !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/memo', 'string');
        errors++;
      }
    }
    if (data.submit_key !== undefined) {
      if (!validateKey.call(this, data.submit_key, instancePath + '/submit_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.timestamp !== undefined) {
      if (!validateTimestampRange.call(this, data.timestamp, instancePath + '/timestamp')) {
        vErrors = merge(vErrors, validateTimestampRange.errors);
        errors = vErrors.length;
      }
    }
    if (data.topic_id !== undefined) {
      let data12 = data.topic_id;
      if (typeof data12 !== 'string' && data12 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/topic_id', 'string or null');
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!pattern10.test(data12)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/topic_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTopic.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTopic.errors = vErrors;
  return errors === 0;
}

export function validateTopicMessage(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.consensus_timestamp === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'a value');
      errors++;
    }
    if (data.message === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/message', 'a value');
      errors++;
    }
    if (data.payer_account_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/payer_account_id', 'a value');
      errors++;
    }
    if (data.running_hash === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/running_hash', 'a value');
      errors++;
    }
    if (data.running_hash_version === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/running_hash_version', 'a value');
      errors++;
    }
    if (data.sequence_number === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/sequence_number', 'a value');
      errors++;
    }
    if (data.topic_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/topic_id', 'a value');
      errors++;
    }
    if (data.chunk_info !== undefined) {
      if (!validateChunkInfo.call(this, data.chunk_info, instancePath + '/chunk_info')) {
        vErrors = merge(vErrors, validateChunkInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.consensus_timestamp !== undefined) {
      let data1 = data.consensus_timestamp;
      if (typeof data1 === 'string') {
        if (!pattern9.test(data1)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/consensus_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'string');
        errors++;
      }
    }
    if (data.message !== undefined) {
      if (typeof data.message !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/message', 'string');
        errors++;
      }
    }
    if (data.payer_account_id !== undefined) {
      let data3 = data.payer_account_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/payer_account_id', 'string or null');
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern10.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/payer_account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.running_hash !== undefined) {
      if (typeof data.running_hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/running_hash', 'string');
        errors++;
      }
    }
    if (data.running_hash_version !== undefined) {
      let data5 = data.running_hash_version;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/running_hash_version', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/running_hash_version', 'at most 2147483647');
          errors++;
        }
        if (data5 < -2147483648 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/running_hash_version', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.sequence_number !== undefined) {
      let data6 = data.sequence_number;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        vErrors = mismatch(vErrors, instancePath + '/sequence_number', 'integer');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/sequence_number', 'at most 9223372036854776000');
          errors++;
        }
        if (data6 < -9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/sequence_number', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.topic_id !== undefined) {
      let data7 = data.topic_id;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/topic_id', 'string or null');
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!pattern10.test(data7)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/topic_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownTopicMessage.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTopicMessage.errors = vErrors;
  return errors === 0;
}

export function validateTopicMessagesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.messages === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/messages', 'a value');
      errors++;
    }
    if (data.messages !== undefined) {
      let data0 = data.messages;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTopicMessage.call(this, data0[i0], instancePath + '/messages/' + i0)) {
            vErrors = merge(vErrors, validateTopicMessage.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/messages', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownTopicMessagesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTopicMessagesResponse.errors = vErrors;
  return errors === 0;
}

function validateTransaction(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateTransactionFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateTransactionFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownTransaction.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateTransaction.errors = vErrors;
  return errors === 0;
}

export function validateTransactionByIdResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.transactions !== undefined) {
      let data0 = data.transactions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTransactionDetail.call(this, data0[i0], instancePath + '/transactions/' + i0)) {
            vErrors = merge(vErrors, validateTransactionDetail.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/transactions', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownTransactionByIdResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTransactionByIdResponse.errors = vErrors;
  return errors === 0;
}

function validateTransactionDetail(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateTransactionFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateTransactionFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.assessed_custom_fees !== undefined) {
      let data0 = data.assessed_custom_fees;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validateAssessedCustomFee.call(this, data0[i0], instancePath + '/assessed_custom_fees/' + i0)
          ) {
            vErrors = merge(vErrors, validateAssessedCustomFee.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/assessed_custom_fees', 'array');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownTransactionDetail.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateTransactionDetail.errors = vErrors;
  return errors === 0;
}

function validateTransactionFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.batch_key !== undefined) {
      if (!validateKey.call(this, data.batch_key, instancePath + '/batch_key')) {
        vErrors = merge(vErrors, validateKey.errors);
        errors = vErrors.length;
      }
    }
    if (data.bytes !== undefined) {
      let data1 = data.bytes;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/bytes', 'string or null');
        errors++;
      }
    }
    if (data.charged_tx_fee !== undefined) {
      let data2 = data.charged_tx_fee;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        vErrors = mismatch(vErrors, instancePath + '/charged_tx_fee', 'integer');
        errors++;
      }
      if (typeof data2 == 'number' && isFinite(data2)) {
        if (data2 > 9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/charged_tx_fee', 'at most 9223372036854776000');
          errors++;
        }
        if (data2 < -9223372036854776000 || isNaN(data2)) {
          vErrors = mismatch(vErrors, instancePath + '/charged_tx_fee', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.consensus_timestamp !== undefined) {
      let data3 = data.consensus_timestamp;
      if (typeof data3 === 'string') {
        if (!pattern9.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/consensus_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/consensus_timestamp', 'string');
        errors++;
      }
    }
    if (data.entity_id !== undefined) {
      let data4 = data.entity_id;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/entity_id', 'string or null');
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern10.test(data4)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/entity_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.high_volume !== undefined) {
      if (typeof data.high_volume !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/high_volume', 'boolean');
        errors++;
      }
    }
    if (data.high_volume_pricing_multiplier !== undefined) {
      let data6 = data.high_volume_pricing_multiplier;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/high_volume_pricing_multiplier', 'integer or null');
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 9223372036854776000 || isNaN(data6)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/high_volume_pricing_multiplier',
            'at most 9223372036854776000',
          );
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          vErrors = mismatch(vErrors, instancePath + '/high_volume_pricing_multiplier', 'at least 0');
          errors++;
        }
      }
    }
    if (data.max_custom_fees !== undefined) {
      let data7 = data.max_custom_fees;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateCustomFeeLimit.call(this, data7[i0], instancePath + '/max_custom_fees/' + i0)) {
            vErrors = merge(vErrors, validateCustomFeeLimit.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/max_custom_fees', 'array');
        errors++;
      }
    }
    if (data.max_fee !== undefined) {
      if (typeof data.max_fee !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/max_fee', 'string');
        errors++;
      }
    }
    if (data.memo_base64 !== undefined) {
      let data10 = data.memo_base64;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/memo_base64', 'string or null');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (!validateTransactionTypes.call(this, data.name, instancePath + '/name')) {
        vErrors = merge(vErrors, validateTransactionTypes.errors);
        errors = vErrors.length;
      }
    }
    if (data.nft_transfers !== undefined) {
      let data12 = data.nft_transfers;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateNftTransfer.call(this, data12[i1], instancePath + '/nft_transfers/' + i1)) {
            vErrors = merge(vErrors, validateNftTransfer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/nft_transfers', 'array');
        errors++;
      }
    }
    if (data.node !== undefined) {
      let data14 = data.node;
      if (typeof data14 !== 'string' && data14 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/node', 'string or null');
        errors++;
      }
      if (typeof data14 === 'string') {
        if (!pattern10.test(data14)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/node',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.nonce !== undefined) {
      let data15 = data.nonce;
      if (!(typeof data15 == 'number' && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        vErrors = mismatch(vErrors, instancePath + '/nonce', 'integer');
        errors++;
      }
      if (typeof data15 == 'number' && isFinite(data15)) {
        if (data15 > 2147483647 || isNaN(data15)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at most 2147483647');
          errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at least 0');
          errors++;
        }
      }
    }
    if (data.parent_consensus_timestamp !== undefined) {
      let data16 = data.parent_consensus_timestamp;
      if (typeof data16 !== 'string' && data16 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/parent_consensus_timestamp', 'string or null');
        errors++;
      }
      if (typeof data16 === 'string') {
        if (!pattern9.test(data16)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/parent_consensus_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      }
    }
    if (data.result !== undefined) {
      if (typeof data.result !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/result', 'string');
        errors++;
      }
    }
    if (data.scheduled !== undefined) {
      if (typeof data.scheduled !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/scheduled', 'boolean');
        errors++;
      }
    }
    if (data.staking_reward_transfers !== undefined) {
      let data19 = data.staking_reward_transfers;
      if (Array.isArray(data19)) {
        const len2 = data19.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validateStakingRewardTransfer.call(
              this,
              data19[i2],
              instancePath + '/staking_reward_transfers/' + i2,
            )
          ) {
            vErrors = merge(vErrors, validateStakingRewardTransfer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/staking_reward_transfers', 'array');
        errors++;
      }
    }
    if (data.token_transfers !== undefined) {
      let data21 = data.token_transfers;
      if (Array.isArray(data21)) {
        const len3 = data21.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validateTokenTransfer.call(this, data21[i3], instancePath + '/token_transfers/' + i3)) {
            vErrors = merge(vErrors, validateTokenTransfer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/token_transfers', 'array');
        errors++;
      }
    }
    if (data.transaction_hash !== undefined) {
      if (typeof data.transaction_hash !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/transaction_hash', 'string');
        errors++;
      }
    }
    if (data.transaction_id !== undefined) {
      if (typeof data.transaction_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/transaction_id', 'string');
        errors++;
      }
    }
    if (data.transfers !== undefined) {
      let data25 = data.transfers;
      if (Array.isArray(data25)) {
        const len4 = data25.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validateTransfer.call(this, data25[i4], instancePath + '/transfers/' + i4)) {
            vErrors = merge(vErrors, validateTransfer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/transfers', 'array');
        errors++;
      }
    }
    if (data.valid_duration_seconds !== undefined) {
      let data27 = data.valid_duration_seconds;
      if (typeof data27 !== 'string' && data27 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/valid_duration_seconds', 'string or null');
        errors++;
      }
    }
    if (data.valid_start_timestamp !== undefined) {
      let data28 = data.valid_start_timestamp;
      if (typeof data28 === 'string') {
        if (!pattern9.test(data28)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/valid_start_timestamp',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/valid_start_timestamp', 'string');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTransactionFields.errors = vErrors;
  return errors === 0;
}

function validateTransactionId(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account_id', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account_id',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.nonce !== undefined) {
      let data1 = data.nonce;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/nonce', 'integer or null');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at most 2147483647');
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/nonce', 'at least 0');
          errors++;
        }
      }
    }
    if (data.scheduled !== undefined) {
      let data2 = data.scheduled;
      if (typeof data2 !== 'boolean' && data2 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/scheduled', 'boolean or null');
        errors++;
      }
    }
    if (data.transaction_valid_start !== undefined) {
      let data3 = data.transaction_valid_start;
      if (typeof data3 === 'string') {
        if (!pattern9.test(data3)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/transaction_valid_start',
            'text like ^\\d{1,10}(\\.\\d{1,9})?$',
          );
          errors++;
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/transaction_valid_start', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownTransactionId.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTransactionId.errors = vErrors;
  return errors === 0;
}

function validateTransactionTypes(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownTransactionTypes.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateTransactionTypes.errors = vErrors;
  return errors === 0;
}

export function validateTransactionsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.transactions === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/transactions', 'a value');
      errors++;
    }
    if (data.transactions !== undefined) {
      let data0 = data.transactions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateTransaction.call(this, data0[i0], instancePath + '/transactions/' + i0)) {
            vErrors = merge(vErrors, validateTransaction.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/transactions', 'array');
        errors++;
      }
    }
    if (data.links !== undefined) {
      if (!validateLinks.call(this, data.links, instancePath + '/links')) {
        vErrors = merge(vErrors, validateLinks.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownNftTransactionHistory.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTransactionsResponse.errors = vErrors;
  return errors === 0;
}

function validateTransfer(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.account === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/account', 'a value');
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/amount', 'a value');
      errors++;
    }
    if (data.account !== undefined) {
      let data0 = data.account;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/account', 'string or null');
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern10.test(data0)) {
          vErrors = mismatch(
            vErrors,
            instancePath + '/account',
            'text like ^\\d{1,10}\\.\\d{1,10}\\.\\d{1,12}$',
          );
          errors++;
        }
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = mismatch(vErrors, instancePath + '/amount', 'integer');
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at most 9223372036854776000');
          errors++;
        }
        if (data1 < -9223372036854776000 || isNaN(data1)) {
          vErrors = mismatch(vErrors, instancePath + '/amount', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    if (data.is_approval !== undefined) {
      if (typeof data.is_approval !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/is_approval', 'boolean');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownTransfer.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateTransfer.errors = vErrors;
  return errors === 0;
}
