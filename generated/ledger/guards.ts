// Quick checks whether replies of the ledger service match their schemas.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { everyMember, hasCount, isArrayOf, isRecord, oneOf, type Guard } from '../../src/core.js';

// A pattern stands below that of the description, if it is written for speed: eight characters at a time, as V8 counts
// repetitions; two ranges for a hexadecimal digit, as its letters and digits alternate at random; `unlike`, a search for
// what does not match, as V8 stores each match. A page of logs takes 0.4 of the time, of contracts 0.83.

const isKnownContractActionCallOperationType = /*#__PURE__*/ oneOf([
  'CALL',
  'CALLCODE',
  'CREATE',
  'CREATE2',
  'DELEGATECALL',
  'STATICCALL',
  'UNKNOWN',
]);
const isKnownContractActionCallType = /*#__PURE__*/ oneOf([
  'NO_ACTION',
  'CALL',
  'CREATE',
  'PRECOMPILE',
  'SYSTEM',
]);
const isKnownRegisteredBlockNodeApi = /*#__PURE__*/ oneOf([
  'OTHER',
  'STATUS',
  'PUBLISH',
  'SUBSCRIBE_STREAM',
  'STATE_PROOF',
  'UNRECOGNIZED',
]);
const isKnownScheduleSignatureType = /*#__PURE__*/ oneOf([
  'CONTRACT',
  'ED25519',
  'RSA_3072',
  'ECDSA_384',
  'ECDSA_SECP256K1',
  'UNKNOWN',
]);
const isKnownTransactionName = /*#__PURE__*/ oneOf([
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
const isKnownTransactionTypes = /*#__PURE__*/ oneOf([
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
// ^\d{1,10}\.\d{9}$
const unlikeAccountInfoStakePeriodStart = /^(?!\d{1,10}\.\d\d\d\d\d\d\d\d\d$)/;
const unlikeAlias =
  /^(?!(?:[A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7])*(?:[A-Z2-7]{2}|[A-Z2-7]{4,5}|[A-Z2-7]{7,8})$)/;
// ^\d+\.\d+\.\d+([-+].*)?$
const unlikeBlockHapiVersion = /^(?!\d\d*\.\d\d*\.\d\d*(?:[-+].*)?$)/;
// ^0x([0-9a-fA-F]{32}){2,3}$
const unlikeBlockHash =
  /^(?!0x(?:(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`]){4}){2,3}$)/;
// ^0x(([0-9a-fA-F]{32}){2,3})?$
const unlikeContractLogBlockHash =
  /^(?!0x(?:(?:(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`]){4}){2,3})?$)/;
const unlikeContractResultResult = /^(?![A-Z][A-Z0-9_]*$)/;
const unlikeContractResultStatus = /^(?!0x[01]$)/;
const unlikeEntityId = /^(?!\d{1,10}\.\d{1,10}\.\d{1,12}$)/;
// ^0x[0-9a-fA-F]*$
const unlikeHex =
  /^(?!0x(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`])*(?:(?=[0-f])[^:-@G-`]){0,7}$)/;
// ^0x[A-Fa-f0-9]{40}$
const unlikeHex40 =
  /^(?!0x(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`]){5}$)/;
// ^0x([0-9a-fA-F]{40})?$
const unlikeHex40OrEmpty =
  /^(?!0x(?:(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`]){5})?$)/;
// ^0x([0-9a-fA-F]{512})?$
const unlikeHex512OrEmpty =
  /^(?!0x(?:(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`]){64})?$)/;
// ^0x([0-9a-fA-F]{64})?$
const unlikeHex64OrEmpty =
  /^(?!0x(?:(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`]){8})?$)/;
// ^0x([0-9a-fA-F]{2})*$
const unlikeHexBytes =
  /^(?!0x(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`])*(?:(?=[0-f][0-f])[^:-@G-`][^:-@G-`]){0,3}$)/;
// ^([0-9a-fA-F]{2})*$
const unlikeKeyKey =
  /^(?!(?:(?=[0-f][0-f][0-f][0-f][0-f][0-f][0-f][0-f])[^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`][^:-@G-`])*(?:(?=[0-f][0-f])[^:-@G-`][^:-@G-`]){0,3}$)/;
const unlikeNetworkSupplyResponseReleasedSupply = /^(?!\d{1,19}$)/;
// ^\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d{9}$
const unlikeNftTransactionTransferTransactionId =
  /^(?!\d{1,10}\.\d{1,10}\.\d{1,12}-\d{1,19}-\d\d\d\d\d\d\d\d\d$)/;
const unlikeOpcodeOp = /^(?![A-Z][A-Z0-9]*$)/;
// ^\d{1,10}(\.\d{1,9})?$
const unlikeTimestampNullable = /^(?!(?:\d\d\d\d\d\d\d\d\d\d\.\d\d\d\d\d\d\d\d\d|\d{1,10}(?:\.\d{1,9})?)$)/;

const fitsAccessListEntry: Guard = (data) =>
  isRecord(data) && fitsAddress(data.address) && isArrayOf(data.storage_keys, fitsHex) && hasCount(data, 2);

const fitsAccountBalance: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.account) &&
  Number.isInteger(data.balance) &&
  isArrayOf(data.tokens, fitsTokenBalance) &&
  hasCount(data, 3);

export const fitsAccountBalanceTransactions: Guard = (data) =>
  fitsAccountInfoFields(data) &&
  isRecord(data) &&
  isArrayOf(data.transactions, fitsTransaction) &&
  fitsAccountLinks(data.links) &&
  hasCount(data, 20 + +(data.delegation_address !== undefined));

const fitsAccountInfo: Guard = (data) =>
  fitsAccountInfoFields(data) &&
  isRecord(data) &&
  hasCount(data, 18 + +(data.delegation_address !== undefined));

const fitsAccountInfoFields: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.account) &&
  fitsAlias(data.alias) &&
  fitsIntegerOrNull(data.auto_renew_period) &&
  fitsBalance(data.balance) &&
  fitsTimestampNullable(data.created_timestamp) &&
  typeof data.decline_reward === 'boolean' &&
  fitsBooleanOrNull(data.deleted) &&
  fitsIntegerOrNull(data.ethereum_nonce) &&
  fitsAddressNullable(data.evm_address) &&
  fitsTimestampNullable(data.expiry_timestamp) &&
  fitsKey(data.key) &&
  fitsInt32OrNull(data.max_automatic_token_associations) &&
  fitsStringOrNull(data.memo) &&
  Number.isInteger(data.pending_reward) &&
  fitsBooleanOrNull(data.receiver_sig_required) &&
  fitsEntityIdNullable(data.staked_account_id) &&
  fitsIntegerOrNull(data.staked_node_id) &&
  ((typeof data.stake_period_start === 'string' &&
    !unlikeAccountInfoStakePeriodStart.test(data.stake_period_start)) ||
    data.stake_period_start === null) &&
  (data.delegation_address === undefined ||
    (typeof data.delegation_address === 'string' && !unlikeHex40OrEmpty.test(data.delegation_address)));

const fitsAccountLinks: Guard = (data) =>
  isRecord(data) &&
  (data.next === undefined || fitsStringOrNull(data.next)) &&
  hasCount(data, +(data.next !== undefined));

const fitsAccountTokenBalance: Guard = (data) =>
  isRecord(data) &&
  (data.token_id === undefined || fitsEntityId(data.token_id)) &&
  (data.balance === undefined || Number.isInteger(data.balance)) &&
  hasCount(data, +(data.balance !== undefined) + +(data.token_id !== undefined));

export const fitsAccountsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.accounts, fitsAccountInfo) && fitsLinks(data.links) && hasCount(data, 2);

const fitsAddress: Guard = (data) => typeof data === 'string' && !unlikeHex40.test(data);

const fitsAddressNullable: Guard = (data) =>
  (typeof data === 'string' && !unlikeHex40.test(data)) || data === null;

const fitsAlias: Guard = (data) => (typeof data === 'string' && !unlikeAlias.test(data)) || data === null;

const fitsAllowanceFields: Guard = (data) =>
  isRecord(data) &&
  Number.isInteger(data.amount) &&
  Number.isInteger(data.amount_granted) &&
  fitsEntityId(data.owner) &&
  fitsEntityId(data.spender) &&
  fitsTimestampRange(data.timestamp);

const fitsAssessedCustomFee: Guard = (data) =>
  isRecord(data) &&
  Number.isInteger(data.amount) &&
  fitsEntityId(data.collector_account_id) &&
  isArrayOf(data.effective_payer_account_ids, fitsEntityId) &&
  fitsEntityIdNullable(data.token_id) &&
  hasCount(data, 4);

const fitsAuthorization: Guard = (data) =>
  isRecord(data) &&
  fitsAddress(data.address) &&
  fitsHex(data.chain_id) &&
  Number.isInteger(data.nonce) &&
  typeof data.r === 'string' &&
  !unlikeHex64OrEmpty.test(data.r) &&
  typeof data.s === 'string' &&
  !unlikeHex64OrEmpty.test(data.s) &&
  (fitsInt32(data.y_parity) || fitsHex(data.y_parity)) &&
  hasCount(data, 6);

const fitsBalance: Guard = (data) =>
  (isRecord(data) &&
    fitsTimestampNullable(data.timestamp) &&
    fitsIntegerOrNull(data.balance) &&
    isArrayOf(data.tokens, fitsAccountTokenBalance) &&
    hasCount(data, 3)) ||
  data === null;

export const fitsBalancesResponse: Guard = (data) =>
  isRecord(data) &&
  fitsTimestampNullable(data.timestamp) &&
  isArrayOf(data.balances, fitsAccountBalance) &&
  fitsLinks(data.links) &&
  hasCount(data, 3);

export const fitsBlock: Guard = (data) =>
  isRecord(data) &&
  fitsIntegerFrom0(data.count) &&
  fitsIntegerOrNullFrom0(data.gas_used) &&
  ((typeof data.hapi_version === 'string' && !unlikeBlockHapiVersion.test(data.hapi_version)) ||
    data.hapi_version === null) &&
  typeof data.hash === 'string' &&
  !unlikeBlockHash.test(data.hash) &&
  ((typeof data.logs_bloom === 'string' && !unlikeHex512OrEmpty.test(data.logs_bloom)) ||
    data.logs_bloom === null) &&
  typeof data.name === 'string' &&
  fitsIntegerFrom0(data.number) &&
  typeof data.previous_hash === 'string' &&
  !unlikeBlockHash.test(data.previous_hash) &&
  fitsIntegerOrNull(data.size) &&
  fitsTimestampRange(data.timestamp) &&
  hasCount(data, 10);

export const fitsBlocksResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.blocks, fitsBlock) && fitsLinks(data.links) && hasCount(data, 2);

const fitsBloom: Guard = (data) => (typeof data === 'string' && !unlikeHexBytes.test(data)) || data === null;

const fitsBooleanOrNull: Guard = (data) => typeof data === 'boolean' || data === null;

const fitsChunkInfo: Guard = (data) =>
  (isRecord(data) &&
    fitsTransactionId(data.initial_transaction_id) &&
    fitsInt32(data.number) &&
    fitsInt32(data.total) &&
    hasCount(data, 3)) ||
  data === null;

const fitsConsensusCustomFees: Guard = (data) =>
  isRecord(data) &&
  fitsTimestamp(data.created_timestamp) &&
  isArrayOf(data.fixed_fees, fitsFixedCustomFee) &&
  hasCount(data, 2);

const fitsContract: Guard = (data) =>
  fitsContractFields(data) &&
  isRecord(data) &&
  hasCount(
    data,
    +(data.admin_key !== undefined) +
      +(data.auto_renew_account !== undefined) +
      +(data.auto_renew_period !== undefined) +
      +(data.contract_id !== undefined) +
      +(data.created_timestamp !== undefined) +
      +(data.deleted !== undefined) +
      +(data.evm_address !== undefined) +
      +(data.expiration_timestamp !== undefined) +
      +(data.file_id !== undefined) +
      +(data.max_automatic_token_associations !== undefined) +
      +(data.memo !== undefined) +
      +(data.nonce !== undefined) +
      +(data.obtainer_id !== undefined) +
      +(data.permanent_removal !== undefined) +
      +(data.proxy_account_id !== undefined) +
      +(data.timestamp !== undefined),
  );

const fitsContractAction: Guard = (data) =>
  isRecord(data) &&
  fitsInt32(data.call_depth) &&
  typeof data.call_operation_type === 'string' &&
  isKnownContractActionCallOperationType(data.call_operation_type) &&
  typeof data.call_type === 'string' &&
  isKnownContractActionCallType(data.call_type) &&
  fitsEntityId(data.caller) &&
  typeof data.caller_type === 'string' &&
  (data.caller_type === 'ACCOUNT' || data.caller_type === 'CONTRACT') &&
  fitsHex40(data.from) &&
  Number.isInteger(data.gas) &&
  Number.isInteger(data.gas_used) &&
  fitsInt32(data.index) &&
  fitsHexBytesOrNull(data.input) &&
  fitsEntityIdNullable(data.recipient) &&
  ((typeof data.recipient_type === 'string' &&
    (data.recipient_type === 'ACCOUNT' || data.recipient_type === 'CONTRACT')) ||
    data.recipient_type === null) &&
  fitsHexBytesOrNull(data.result_data) &&
  typeof data.result_data_type === 'string' &&
  (data.result_data_type === 'OUTPUT' ||
    data.result_data_type === 'REVERT_REASON' ||
    data.result_data_type === 'ERROR') &&
  fitsTimestamp(data.timestamp) &&
  fitsAddressNullable(data.to) &&
  Number.isInteger(data.value) &&
  hasCount(data, 17);

export const fitsContractActionsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.actions, fitsContractAction) && fitsLinks(data.links) && hasCount(data, 2);

export const fitsContractCallResponse: Guard = (data) =>
  isRecord(data) && fitsHex(data.result) && hasCount(data, 1);

const fitsContractFields: Guard = (data) =>
  isRecord(data) &&
  (data.admin_key === undefined || fitsKey(data.admin_key)) &&
  (data.auto_renew_account === undefined || fitsEntityIdNullable(data.auto_renew_account)) &&
  (data.auto_renew_period === undefined || fitsIntegerOrNull(data.auto_renew_period)) &&
  (data.contract_id === undefined || fitsEntityIdNullable(data.contract_id)) &&
  (data.created_timestamp === undefined || fitsTimestampNullable(data.created_timestamp)) &&
  (data.deleted === undefined || typeof data.deleted === 'boolean') &&
  (data.evm_address === undefined || fitsEvmAddress(data.evm_address)) &&
  (data.expiration_timestamp === undefined || fitsTimestampNullable(data.expiration_timestamp)) &&
  (data.file_id === undefined || fitsEntityIdNullable(data.file_id)) &&
  (data.max_automatic_token_associations === undefined ||
    fitsInt32OrNull(data.max_automatic_token_associations)) &&
  (data.memo === undefined || typeof data.memo === 'string') &&
  (data.nonce === undefined || fitsIntegerOrNull(data.nonce)) &&
  (data.obtainer_id === undefined || fitsEntityIdNullable(data.obtainer_id)) &&
  (data.permanent_removal === undefined || fitsBooleanOrNull(data.permanent_removal)) &&
  (data.proxy_account_id === undefined || fitsEntityIdNullable(data.proxy_account_id)) &&
  (data.timestamp === undefined || fitsTimestampRange(data.timestamp));

const fitsContractLog: Guard = (data) =>
  fitsContractResultLogFields(data) &&
  isRecord(data) &&
  typeof data.block_hash === 'string' &&
  !unlikeContractLogBlockHash.test(data.block_hash) &&
  fitsIntegerOrNull(data.block_number) &&
  fitsEntityIdNullable(data.root_contract_id) &&
  fitsTimestamp(data.timestamp) &&
  typeof data.transaction_hash === 'string' &&
  !unlikeContractLogBlockHash.test(data.transaction_hash) &&
  fitsInt32OrNull(data.transaction_index) &&
  hasCount(data, 12);

const fitsContractLogTopics: Guard = (data) => isArrayOf(data, fitsHex64OrEmpty);

export const fitsContractLogsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.logs, fitsContractLog) && fitsLinks(data.links) && hasCount(data, 2);

export const fitsContractResponse: Guard = (data) =>
  fitsContractFields(data) &&
  isRecord(data) &&
  fitsHexBytesOrNull(data.bytecode) &&
  fitsHexBytesOrNull(data.runtime_bytecode) &&
  hasCount(
    data,
    2 +
      +(data.admin_key !== undefined) +
      +(data.auto_renew_account !== undefined) +
      +(data.auto_renew_period !== undefined) +
      +(data.contract_id !== undefined) +
      +(data.created_timestamp !== undefined) +
      +(data.deleted !== undefined) +
      +(data.evm_address !== undefined) +
      +(data.expiration_timestamp !== undefined) +
      +(data.file_id !== undefined) +
      +(data.max_automatic_token_associations !== undefined) +
      +(data.memo !== undefined) +
      +(data.nonce !== undefined) +
      +(data.obtainer_id !== undefined) +
      +(data.permanent_removal !== undefined) +
      +(data.proxy_account_id !== undefined) +
      +(data.timestamp !== undefined),
  );

const fitsContractResult: Guard = (data) =>
  fitsContractResultFields(data) &&
  isRecord(data) &&
  hasCount(data, 32 + +(data.authorization_list !== undefined));

export const fitsContractResultDetails: Guard = (data) =>
  fitsContractResultFields(data) &&
  isRecord(data) &&
  isArrayOf(data.logs, fitsContractResultLog) &&
  isArrayOf(data.state_changes, fitsContractResultStateChange) &&
  hasCount(data, 34 + +(data.authorization_list !== undefined));

const fitsContractResultFields: Guard = (data) =>
  fitsContractResultSummaryFields(data) &&
  isRecord(data) &&
  (fitsHexBytesOrNull(data.access_list) || isArrayOf(data.access_list, fitsAccessListEntry)) &&
  fitsIntegerOrNull(data.block_gas_used) &&
  ((typeof data.block_hash === 'string' && !unlikeContractLogBlockHash.test(data.block_hash)) ||
    data.block_hash === null) &&
  fitsIntegerOrNull(data.block_number) &&
  fitsHexOrNull(data.chain_id) &&
  fitsHexBytesOrNull(data.failed_initcode) &&
  fitsHexOrNull(data.gas_price) &&
  fitsHexOrNull(data.max_fee_per_gas) &&
  fitsHexOrNull(data.max_priority_fee_per_gas) &&
  fitsIntegerOrNull(data.nonce) &&
  ((typeof data.r === 'string' && !unlikeHex64OrEmpty.test(data.r)) || data.r === null) &&
  typeof data.result === 'string' &&
  !unlikeContractResultResult.test(data.result) &&
  ((typeof data.s === 'string' && !unlikeHex64OrEmpty.test(data.s)) || data.s === null) &&
  typeof data.status === 'string' &&
  !unlikeContractResultStatus.test(data.status) &&
  fitsIntegerOrNull(data.transaction_index) &&
  fitsInt32OrNull(data.type) &&
  fitsInt32OrNull(data.v);

const fitsContractResultLog: Guard = (data) =>
  fitsContractResultLogFields(data) && isRecord(data) && hasCount(data, 6);

const fitsContractResultLogFields: Guard = (data) =>
  isRecord(data) &&
  typeof data.address === 'string' &&
  !unlikeHex40.test(data.address) &&
  fitsBloom(data.bloom) &&
  fitsEntityIdNullable(data.contract_id) &&
  fitsHexBytes(data.data) &&
  fitsInt32(data.index) &&
  fitsContractLogTopics(data.topics);

const fitsContractResultStateChange: Guard = (data) =>
  isRecord(data) &&
  fitsAddress(data.address) &&
  fitsEntityId(data.contract_id) &&
  fitsHex64OrEmpty(data.slot) &&
  fitsHex64OrEmpty(data.value_read) &&
  fitsHex64OrEmptyOrNull(data.value_written) &&
  hasCount(data, 5);

export const fitsContractResultSummariesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.results, fitsContractResultSummary) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

const fitsContractResultSummary: Guard = (data) =>
  fitsContractResultSummaryFields(data) &&
  isRecord(data) &&
  hasCount(data, 15 + +(data.authorization_list !== undefined));

const fitsContractResultSummaryFields: Guard = (data) =>
  isRecord(data) &&
  ((typeof data.address === 'string' && !unlikeHex40.test(data.address)) || data.address === null) &&
  fitsIntegerOrNull(data.amount) &&
  fitsBloom(data.bloom) &&
  fitsHexBytesOrNull(data.call_result) &&
  fitsEntityIdNullable(data.contract_id) &&
  (isArrayOf(data.created_contract_ids, fitsEntityId) || data.created_contract_ids === null) &&
  fitsStringOrNull(data.error_message) &&
  fitsAddressNullable(data.from) &&
  fitsHexBytesOrNull(data.function_parameters) &&
  fitsIntegerOrNull(data.gas_consumed) &&
  Number.isInteger(data.gas_limit) &&
  fitsIntegerOrNull(data.gas_used) &&
  typeof data.hash === 'string' &&
  !unlikeContractLogBlockHash.test(data.hash) &&
  fitsTimestamp(data.timestamp) &&
  fitsAddressNullable(data.to) &&
  (data.authorization_list === undefined ||
    isArrayOf(data.authorization_list, fitsAuthorization) ||
    data.authorization_list === null);

export const fitsContractResultsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.results, fitsContractResult) && fitsLinks(data.links) && hasCount(data, 2);

const fitsContractState: Guard = (data) =>
  isRecord(data) &&
  fitsAddress(data.address) &&
  fitsEntityId(data.contract_id) &&
  fitsTimestamp(data.timestamp) &&
  fitsHex64OrEmpty(data.slot) &&
  fitsHex64OrEmpty(data.value) &&
  hasCount(data, 5);

export const fitsContractStateResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.state, fitsContractState) && fitsLinks(data.links) && hasCount(data, 2);

export const fitsContractsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.contracts, fitsContract) && fitsLinks(data.links) && hasCount(data, 2);

const fitsCryptoAllowance: Guard = (data) =>
  fitsAllowanceFields(data) &&
  isRecord(data) &&
  Number.isInteger(data.amount) &&
  Number.isInteger(data.amount_granted) &&
  hasCount(data, 5);

export const fitsCryptoAllowancesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.allowances, fitsCryptoAllowance) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

const fitsCustomFeeLimit: Guard = (data) =>
  isRecord(data) &&
  fitsEntityIdNullable(data.account_id) &&
  Number.isInteger(data.amount) &&
  fitsEntityIdNullable(data.denominating_token_id) &&
  hasCount(data, 3);

const fitsCustomFees: Guard = (data) =>
  isRecord(data) &&
  fitsTimestamp(data.created_timestamp) &&
  isArrayOf(data.fixed_fees, fitsFixedFee) &&
  (data.fractional_fees === undefined || isArrayOf(data.fractional_fees, fitsFractionalFee)) &&
  (data.royalty_fees === undefined || isArrayOf(data.royalty_fees, fitsRoyaltyFee)) &&
  hasCount(data, 2 + +(data.fractional_fees !== undefined) + +(data.royalty_fees !== undefined));

const fitsEntityId: Guard = (data) => typeof data === 'string' && !unlikeEntityId.test(data);

const fitsEntityIdNullable: Guard = (data) =>
  (typeof data === 'string' && !unlikeEntityId.test(data)) || data === null;

const fitsEvmAddress: Guard = (data) => typeof data === 'string' && !unlikeHex40.test(data);

const fitsExchangeRate: Guard = (data) =>
  isRecord(data) &&
  fitsInt32(data.cent_equivalent) &&
  Number.isInteger(data.expiration_time) &&
  fitsInt32(data.hbar_equivalent) &&
  hasCount(data, 3);

const fitsFallbackFee: Guard = (data) =>
  (isRecord(data) &&
    Number.isInteger(data.amount) &&
    fitsEntityIdNullable(data.denominating_token_id) &&
    hasCount(data, 2)) ||
  data === null;

const fitsFeeEstimate: Guard = (data) =>
  isRecord(data) && fitsIntegerFrom0(data.base) && isArrayOf(data.extras, fitsFeeExtra) && hasCount(data, 2);

const fitsFeeEstimateNetwork: Guard = (data) =>
  isRecord(data) && fitsInt32From0(data.multiplier) && fitsIntegerFrom0(data.subtotal) && hasCount(data, 2);

export const fitsFeeEstimateResponse: Guard = (data) =>
  isRecord(data) &&
  typeof data.high_volume_multiplier === 'number' &&
  Number.isInteger(data.high_volume_multiplier) &&
  data.high_volume_multiplier >= 1 &&
  fitsFeeEstimateNetwork(data.network) &&
  fitsFeeEstimate(data.node) &&
  (data.notes === undefined || isArrayOf(data.notes, (item) => typeof item === 'string')) &&
  fitsFeeEstimate(data.service) &&
  fitsIntegerFrom0(data.total) &&
  hasCount(data, 5 + +(data.notes !== undefined));

const fitsFeeExtra: Guard = (data) =>
  isRecord(data) &&
  fitsIntegerFrom0(data.charged) &&
  fitsIntegerFrom0(data.count) &&
  fitsIntegerFrom0(data.fee_per_unit) &&
  fitsIntegerFrom0(data.included) &&
  typeof data.name === 'string' &&
  fitsIntegerFrom0(data.subtotal) &&
  hasCount(data, 6);

const fitsFixedCustomFee: Guard = (data) =>
  isRecord(data) &&
  Number.isInteger(data.amount) &&
  fitsEntityIdNullable(data.collector_account_id) &&
  fitsEntityIdNullable(data.denominating_token_id) &&
  hasCount(data, 3);

const fitsFixedFee: Guard = (data) =>
  isRecord(data) &&
  typeof data.all_collectors_are_exempt === 'boolean' &&
  Number.isInteger(data.amount) &&
  fitsEntityIdNullable(data.collector_account_id) &&
  fitsEntityIdNullable(data.denominating_token_id) &&
  hasCount(data, 4);

const fitsFraction: Guard = (data) =>
  isRecord(data) &&
  (data.numerator === undefined || Number.isInteger(data.numerator)) &&
  (data.denominator === undefined || Number.isInteger(data.denominator)) &&
  hasCount(data, +(data.denominator !== undefined) + +(data.numerator !== undefined));

const fitsFractionalFee: Guard = (data) =>
  isRecord(data) &&
  typeof data.all_collectors_are_exempt === 'boolean' &&
  fitsFraction(data.amount) &&
  fitsEntityIdNullable(data.collector_account_id) &&
  fitsEntityId(data.denominating_token_id) &&
  fitsIntegerOrNull(data.maximum) &&
  Number.isInteger(data.minimum) &&
  typeof data.net_of_transfers === 'boolean' &&
  hasCount(data, 7);

const fitsHex: Guard = (data) => typeof data === 'string' && !unlikeHex.test(data);

const fitsHex40: Guard = (data) => typeof data === 'string' && !unlikeHex40.test(data);

const fitsHex64OrEmpty: Guard = (data) => typeof data === 'string' && !unlikeHex64OrEmpty.test(data);

const fitsHex64OrEmptyOrNull: Guard = (data) =>
  (typeof data === 'string' && !unlikeHex64OrEmpty.test(data)) || data === null;

const fitsHexBytes: Guard = (data) => typeof data === 'string' && !unlikeHexBytes.test(data);

const fitsHexBytesOrNull: Guard = (data) =>
  (typeof data === 'string' && !unlikeHexBytes.test(data)) || data === null;

const fitsHexOrNull: Guard = (data) => (typeof data === 'string' && !unlikeHex.test(data)) || data === null;

const fitsHook: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  fitsEntityIdNullable(data.contract_id) &&
  fitsTimestampNullable(data.created_timestamp) &&
  typeof data.deleted === 'boolean' &&
  typeof data.extension_point === 'string' &&
  data.extension_point === 'ACCOUNT_ALLOWANCE_HOOK' &&
  Number.isInteger(data.hook_id) &&
  fitsEntityId(data.owner_id) &&
  fitsTimestampRangeNullable(data.timestamp_range) &&
  typeof data.type === 'string' &&
  data.type === 'EVM' &&
  hasCount(data, 9);

const fitsHookStorage: Guard = (data) =>
  isRecord(data) &&
  fitsHex64OrEmpty(data.key) &&
  fitsHex64OrEmptyOrNull(data.value) &&
  fitsTimestamp(data.timestamp) &&
  hasCount(data, 3);

export const fitsHooksResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.hooks, fitsHook) && fitsLinks(data.links) && hasCount(data, 2);

export const fitsHooksStorageResponse: Guard = (data) =>
  isRecord(data) &&
  Number.isInteger(data.hook_id) &&
  fitsLinks(data.links) &&
  fitsEntityId(data.owner_id) &&
  isArrayOf(data.storage, fitsHookStorage) &&
  hasCount(data, 4);

const fitsInt32: Guard = (data) =>
  typeof data === 'number' && Number.isInteger(data) && data >= -2147483648 && data <= 2147483647;

const fitsInt32From0: Guard = (data) =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= 2147483647;

const fitsInt32OrNull: Guard = (data) =>
  (typeof data === 'number' && Number.isInteger(data) && data >= -2147483648 && data <= 2147483647) ||
  data === null;

const fitsIntegerFrom0: Guard = (data) => typeof data === 'number' && Number.isInteger(data) && data >= 0;

const fitsIntegerOrNull: Guard = (data) => Number.isInteger(data) || data === null;

const fitsIntegerOrNullFrom0: Guard = (data) =>
  (typeof data === 'number' && Number.isInteger(data) && data >= 0) || data === null;

const fitsKey: Guard = (data) =>
  (isRecord(data) &&
    typeof data._type === 'string' &&
    (data._type === 'ECDSA_SECP256K1' || data._type === 'ED25519' || data._type === 'ProtobufEncoded') &&
    typeof data.key === 'string' &&
    !unlikeKeyKey.test(data.key) &&
    hasCount(data, 2)) ||
  data === null;

const fitsLinks: Guard = (data) => isRecord(data) && fitsStringOrNull(data.next) && hasCount(data, 1);

export const fitsNetworkExchangeRateSetResponse: Guard = (data) =>
  isRecord(data) &&
  fitsExchangeRate(data.current_rate) &&
  fitsExchangeRate(data.next_rate) &&
  fitsTimestamp(data.timestamp) &&
  hasCount(data, 3);

const fitsNetworkFee: Guard = (data) =>
  isRecord(data) &&
  Number.isInteger(data.gas) &&
  typeof data.transaction_type === 'string' &&
  hasCount(data, 2);

export const fitsNetworkFeesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.fees, fitsNetworkFee) &&
  fitsTimestamp(data.timestamp) &&
  hasCount(data, 2);

const fitsNetworkNode: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  (data.associated_registered_nodes === undefined ||
    isArrayOf(data.associated_registered_nodes, fitsIntegerFrom0)) &&
  fitsBooleanOrNull(data.decline_reward) &&
  fitsStringOrNull(data.description) &&
  fitsEntityId(data.file_id) &&
  (fitsServiceEndpoint(data.grpc_proxy_endpoint) || data.grpc_proxy_endpoint === null) &&
  fitsIntegerOrNull(data.max_stake) &&
  fitsStringOrNull(data.memo) &&
  fitsIntegerOrNull(data.min_stake) &&
  fitsEntityId(data.node_account_id) &&
  Number.isInteger(data.node_id) &&
  fitsHexOrNull(data.node_cert_hash) &&
  fitsHexOrNull(data.public_key) &&
  fitsIntegerOrNull(data.reward_rate_start) &&
  isArrayOf(data.service_endpoints, fitsServiceEndpoint) &&
  fitsIntegerOrNull(data.stake) &&
  fitsIntegerOrNull(data.stake_not_rewarded) &&
  fitsIntegerOrNull(data.stake_rewarded) &&
  fitsTimestampRangeNullable(data.staking_period) &&
  fitsTimestampRange(data.timestamp) &&
  hasCount(data, 19 + +(data.associated_registered_nodes !== undefined));

export const fitsNetworkNodesResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.nodes, fitsNetworkNode) && fitsLinks(data.links) && hasCount(data, 2);

export const fitsNetworkStakeResponse: Guard = (data) =>
  isRecord(data) &&
  Number.isInteger(data.max_stake_rewarded) &&
  Number.isInteger(data.max_staking_reward_rate_per_hbar) &&
  Number.isInteger(data.max_total_reward) &&
  Number.isFinite(data.node_reward_fee_fraction) &&
  Number.isInteger(data.reserved_staking_rewards) &&
  Number.isInteger(data.reward_balance_threshold) &&
  Number.isInteger(data.stake_total) &&
  fitsTimestampRange(data.staking_period) &&
  Number.isInteger(data.staking_period_duration) &&
  Number.isInteger(data.staking_periods_stored) &&
  Number.isFinite(data.staking_reward_fee_fraction) &&
  Number.isInteger(data.staking_reward_rate) &&
  Number.isInteger(data.staking_start_threshold) &&
  Number.isInteger(data.unreserved_staking_reward_balance) &&
  hasCount(data, 14);

export const fitsNetworkSupplyResponse: Guard = (data) =>
  isRecord(data) &&
  typeof data.released_supply === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.released_supply) &&
  fitsTimestamp(data.timestamp) &&
  typeof data.total_supply === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.total_supply) &&
  hasCount(data, 3);

export const fitsNft: Guard = (data) =>
  isRecord(data) &&
  fitsEntityIdNullable(data.account_id) &&
  fitsTimestampNullable(data.created_timestamp) &&
  fitsEntityIdNullable(data.delegating_spender) &&
  typeof data.deleted === 'boolean' &&
  typeof data.metadata === 'string' &&
  fitsTimestampNullable(data.modified_timestamp) &&
  Number.isInteger(data.serial_number) &&
  fitsEntityIdNullable(data.spender) &&
  fitsEntityId(data.token_id) &&
  hasCount(data, 9);

const fitsNftAllowance: Guard = (data) =>
  isRecord(data) &&
  typeof data.approved_for_all === 'boolean' &&
  fitsEntityId(data.owner) &&
  fitsEntityId(data.spender) &&
  fitsTimestampRange(data.timestamp) &&
  fitsEntityId(data.token_id) &&
  hasCount(data, 5);

export const fitsNftAllowancesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.allowances, fitsNftAllowance) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

export const fitsNftTransactionHistory: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.transactions, fitsNftTransactionTransfer) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

const fitsNftTransactionTransfer: Guard = (data) =>
  isRecord(data) &&
  fitsTimestamp(data.consensus_timestamp) &&
  typeof data.is_approval === 'boolean' &&
  fitsInt32From0(data.nonce) &&
  fitsEntityIdNullable(data.receiver_account_id) &&
  fitsEntityIdNullable(data.sender_account_id) &&
  typeof data.transaction_id === 'string' &&
  !unlikeNftTransactionTransferTransactionId.test(data.transaction_id) &&
  fitsTransactionTypes(data.type) &&
  hasCount(data, 7);

const fitsNftTransfer: Guard = (data) =>
  isRecord(data) &&
  typeof data.is_approval === 'boolean' &&
  fitsEntityIdNullable(data.receiver_account_id) &&
  fitsEntityIdNullable(data.sender_account_id) &&
  Number.isInteger(data.serial_number) &&
  fitsEntityId(data.token_id) &&
  hasCount(data, 5);

export const fitsNfts: Guard = (data) =>
  isRecord(data) && isArrayOf(data.nfts, fitsNft) && fitsLinks(data.links) && hasCount(data, 2);

const fitsOpcode: Guard = (data) =>
  isRecord(data) &&
  fitsInt32(data.depth) &&
  Number.isInteger(data.gas) &&
  Number.isInteger(data.gas_cost) &&
  (isArrayOf(data.memory, fitsHex) || data.memory === null) &&
  typeof data.op === 'string' &&
  !unlikeOpcodeOp.test(data.op) &&
  fitsInt32(data.pc) &&
  (data.reason === undefined || fitsHexBytesOrNull(data.reason)) &&
  (isArrayOf(data.stack, fitsHex) || data.stack === null) &&
  ((isRecord(data.storage) && everyMember(data.storage, fitsHex)) || data.storage === null) &&
  hasCount(data, 8 + +(data.reason !== undefined));

export const fitsOpcodesResponse: Guard = (data) =>
  isRecord(data) &&
  fitsHex40(data.address) &&
  fitsEntityIdNullable(data.contract_id) &&
  typeof data.failed === 'boolean' &&
  Number.isInteger(data.gas) &&
  isArrayOf(data.opcodes, fitsOpcode) &&
  fitsHexBytes(data.return_value) &&
  hasCount(data, 6);

const fitsRegisteredBlockNodeApi: Guard = (data) =>
  typeof data === 'string' && isKnownRegisteredBlockNodeApi(data);

const fitsRegisteredBlockNodeEndpoint: Guard = (data) =>
  isRecord(data) &&
  (data.endpoint_apis === undefined || isArrayOf(data.endpoint_apis, fitsRegisteredBlockNodeApi)) &&
  hasCount(data, +(data.endpoint_apis !== undefined));

const fitsRegisteredGeneralServiceEndpoint: Guard = (data) =>
  isRecord(data) &&
  (data.description === undefined || fitsStringOrNull(data.description)) &&
  hasCount(data, +(data.description !== undefined));

const fitsRegisteredMirrorNodeEndpoint: Guard = (data) => isRecord(data);

const fitsRegisteredNode: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  fitsTimestampNullable(data.created_timestamp) &&
  fitsStringOrNull(data.description) &&
  Number.isInteger(data.registered_node_id) &&
  isArrayOf(data.service_endpoints, fitsRegisteredServiceEndpoint) &&
  fitsTimestampRange(data.timestamp) &&
  hasCount(data, 6);

const fitsRegisteredNodeType: Guard = (data) =>
  typeof data === 'string' &&
  (data === 'BLOCK_NODE' || data === 'GENERAL_SERVICE' || data === 'MIRROR_NODE' || data === 'RPC_RELAY');

export const fitsRegisteredNodesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.registered_nodes, fitsRegisteredNode) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

const fitsRegisteredRpcRelayEndpoint: Guard = (data) => isRecord(data);

const fitsRegisteredServiceEndpoint: Guard = (data) =>
  isRecord(data) &&
  (fitsRegisteredBlockNodeEndpoint(data.block_node) || data.block_node === null) &&
  (data.domain_name === undefined || fitsStringOrNull(data.domain_name)) &&
  (fitsRegisteredGeneralServiceEndpoint(data.general_service) || data.general_service === null) &&
  (data.ip_address === undefined || fitsStringOrNull(data.ip_address)) &&
  (fitsRegisteredMirrorNodeEndpoint(data.mirror_node) || data.mirror_node === null) &&
  typeof data.port === 'number' &&
  Number.isInteger(data.port) &&
  data.port >= 0 &&
  data.port <= 65535 &&
  typeof data.requires_tls === 'boolean' &&
  (fitsRegisteredRpcRelayEndpoint(data.rpc_relay) || data.rpc_relay === null) &&
  fitsRegisteredNodeType(data.type) &&
  (!isRecord(data) || data.domain_name !== undefined || !isRecord(data) || data.ip_address !== undefined) &&
  hasCount(data, 7 + +(data.domain_name !== undefined) + +(data.ip_address !== undefined));

const fitsRoyaltyFee: Guard = (data) =>
  isRecord(data) &&
  typeof data.all_collectors_are_exempt === 'boolean' &&
  fitsFraction(data.amount) &&
  fitsEntityIdNullable(data.collector_account_id) &&
  fitsFallbackFee(data.fallback_fee) &&
  hasCount(data, 4);

export const fitsSchedule: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  fitsTimestamp(data.consensus_timestamp) &&
  fitsEntityId(data.creator_account_id) &&
  typeof data.deleted === 'boolean' &&
  fitsTimestampNullable(data.executed_timestamp) &&
  fitsTimestampNullable(data.expiration_time) &&
  typeof data.memo === 'string' &&
  fitsEntityId(data.payer_account_id) &&
  fitsEntityId(data.schedule_id) &&
  isArrayOf(data.signatures, fitsScheduleSignature) &&
  typeof data.transaction_body === 'string' &&
  typeof data.wait_for_expiry === 'boolean' &&
  hasCount(data, 12);

const fitsScheduleSignature: Guard = (data) =>
  isRecord(data) &&
  fitsTimestamp(data.consensus_timestamp) &&
  typeof data.public_key_prefix === 'string' &&
  typeof data.signature === 'string' &&
  typeof data.type === 'string' &&
  isKnownScheduleSignatureType(data.type) &&
  hasCount(data, 4);

export const fitsSchedulesResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.schedules, fitsSchedule) && fitsLinks(data.links) && hasCount(data, 2);

const fitsServiceEndpoint: Guard = (data) =>
  isRecord(data) &&
  typeof data.domain_name === 'string' &&
  typeof data.ip_address_v4 === 'string' &&
  fitsInt32(data.port) &&
  hasCount(data, 3);

const fitsStakingReward: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.account_id) &&
  Number.isInteger(data.amount) &&
  fitsTimestamp(data.timestamp) &&
  hasCount(data, 3);

const fitsStakingRewardTransfer: Guard = (data) =>
  isRecord(data) && fitsEntityId(data.account) && Number.isInteger(data.amount) && hasCount(data, 2);

export const fitsStakingRewardsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.rewards, fitsStakingReward) && fitsLinks(data.links) && hasCount(data, 2);

const fitsStringOrNull: Guard = (data) => typeof data === 'string' || data === null;

const fitsTimestamp: Guard = (data) => typeof data === 'string' && !unlikeTimestampNullable.test(data);

const fitsTimestampNullable: Guard = (data) =>
  (typeof data === 'string' && !unlikeTimestampNullable.test(data)) || data === null;

const fitsTimestampRange: Guard = (data) =>
  isRecord(data) && fitsTimestamp(data.from) && fitsTimestampNullable(data.to) && hasCount(data, 2);

const fitsTimestampRangeNullable: Guard = (data) =>
  (isRecord(data) && fitsTimestamp(data.from) && fitsTimestampNullable(data.to) && hasCount(data, 2)) ||
  data === null;

const fitsToken: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  Number.isInteger(data.decimals) &&
  typeof data.metadata === 'string' &&
  typeof data.name === 'string' &&
  typeof data.symbol === 'string' &&
  fitsEntityId(data.token_id) &&
  typeof data.type === 'string' &&
  (data.type === 'FUNGIBLE_COMMON' || data.type === 'NON_FUNGIBLE_UNIQUE') &&
  hasCount(data, 7);

const fitsTokenAirdrop: Guard = (data) =>
  isRecord(data) &&
  fitsIntegerOrNull(data.amount) &&
  fitsEntityId(data.receiver_id) &&
  fitsEntityId(data.sender_id) &&
  fitsIntegerOrNull(data.serial_number) &&
  fitsTimestampRange(data.timestamp) &&
  fitsEntityId(data.token_id) &&
  hasCount(data, 6);

export const fitsTokenAirdropsResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.airdrops, fitsTokenAirdrop) && fitsLinks(data.links) && hasCount(data, 2);

const fitsTokenAllowance: Guard = (data) =>
  fitsAllowanceFields(data) && isRecord(data) && fitsEntityId(data.token_id) && hasCount(data, 6);

export const fitsTokenAllowancesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.allowances, fitsTokenAllowance) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

const fitsTokenBalance: Guard = (data) =>
  isRecord(data) && fitsEntityId(data.token_id) && Number.isInteger(data.balance) && hasCount(data, 2);

export const fitsTokenBalancesResponse: Guard = (data) =>
  isRecord(data) &&
  fitsTimestampNullable(data.timestamp) &&
  isArrayOf(data.balances, fitsTokenHolder) &&
  fitsLinks(data.links) &&
  hasCount(data, 3);

const fitsTokenHolder: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.account) &&
  Number.isInteger(data.balance) &&
  fitsIntegerOrNull(data.decimals) &&
  hasCount(data, 3);

export const fitsTokenInfo: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  fitsEntityIdNullable(data.auto_renew_account) &&
  fitsIntegerOrNull(data.auto_renew_period) &&
  fitsTimestamp(data.created_timestamp) &&
  typeof data.decimals === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.decimals) &&
  fitsBooleanOrNull(data.deleted) &&
  fitsIntegerOrNull(data.expiry_timestamp) &&
  fitsKey(data.fee_schedule_key) &&
  typeof data.freeze_default === 'boolean' &&
  fitsKey(data.freeze_key) &&
  typeof data.initial_supply === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.initial_supply) &&
  fitsKey(data.kyc_key) &&
  typeof data.max_supply === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.max_supply) &&
  typeof data.metadata === 'string' &&
  fitsKey(data.metadata_key) &&
  fitsTimestamp(data.modified_timestamp) &&
  typeof data.name === 'string' &&
  typeof data.memo === 'string' &&
  fitsKey(data.pause_key) &&
  typeof data.pause_status === 'string' &&
  (data.pause_status === 'NOT_APPLICABLE' ||
    data.pause_status === 'PAUSED' ||
    data.pause_status === 'UNPAUSED') &&
  fitsKey(data.supply_key) &&
  typeof data.supply_type === 'string' &&
  (data.supply_type === 'FINITE' || data.supply_type === 'INFINITE') &&
  typeof data.symbol === 'string' &&
  fitsEntityId(data.token_id) &&
  typeof data.total_supply === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.total_supply) &&
  fitsEntityId(data.treasury_account_id) &&
  typeof data.type === 'string' &&
  (data.type === 'FUNGIBLE_COMMON' || data.type === 'NON_FUNGIBLE_UNIQUE') &&
  fitsKey(data.wipe_key) &&
  fitsCustomFees(data.custom_fees) &&
  hasCount(data, 29);

const fitsTokenRelationship: Guard = (data) =>
  isRecord(data) &&
  fitsBooleanOrNull(data.automatic_association) &&
  Number.isInteger(data.balance) &&
  fitsTimestampNullable(data.created_timestamp) &&
  fitsIntegerOrNull(data.decimals) &&
  ((typeof data.freeze_status === 'string' &&
    (data.freeze_status === 'NOT_APPLICABLE' ||
      data.freeze_status === 'FROZEN' ||
      data.freeze_status === 'UNFROZEN')) ||
    data.freeze_status === null) &&
  ((typeof data.kyc_status === 'string' &&
    (data.kyc_status === 'NOT_APPLICABLE' ||
      data.kyc_status === 'GRANTED' ||
      data.kyc_status === 'REVOKED')) ||
    data.kyc_status === null) &&
  fitsEntityId(data.token_id) &&
  hasCount(data, 7);

export const fitsTokenRelationshipResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.tokens, fitsTokenRelationship) &&
  fitsLinks(data.links) &&
  hasCount(data, 2);

const fitsTokenTransfer: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.token_id) &&
  fitsEntityId(data.account) &&
  Number.isInteger(data.amount) &&
  (data.is_approval === undefined || typeof data.is_approval === 'boolean') &&
  hasCount(data, 3 + +(data.is_approval !== undefined));

export const fitsTokensResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.tokens, fitsToken) && fitsLinks(data.links) && hasCount(data, 2);

export const fitsTopic: Guard = (data) =>
  isRecord(data) &&
  fitsKey(data.admin_key) &&
  fitsEntityIdNullable(data.auto_renew_account) &&
  fitsIntegerOrNull(data.auto_renew_period) &&
  fitsTimestampNullable(data.created_timestamp) &&
  (data.custom_fees === undefined || fitsConsensusCustomFees(data.custom_fees)) &&
  fitsBooleanOrNull(data.deleted) &&
  (data.fee_exempt_key_list === undefined || isArrayOf(data.fee_exempt_key_list, fitsKey)) &&
  (data.fee_schedule_key === undefined || fitsKey(data.fee_schedule_key)) &&
  typeof data.memo === 'string' &&
  fitsKey(data.submit_key) &&
  fitsTimestampRange(data.timestamp) &&
  fitsEntityId(data.topic_id) &&
  hasCount(
    data,
    9 +
      +(data.custom_fees !== undefined) +
      +(data.fee_exempt_key_list !== undefined) +
      +(data.fee_schedule_key !== undefined),
  );

export const fitsTopicMessage: Guard = (data) =>
  isRecord(data) &&
  fitsChunkInfo(data.chunk_info) &&
  fitsTimestamp(data.consensus_timestamp) &&
  typeof data.message === 'string' &&
  fitsEntityId(data.payer_account_id) &&
  typeof data.running_hash === 'string' &&
  fitsInt32(data.running_hash_version) &&
  Number.isInteger(data.sequence_number) &&
  fitsEntityId(data.topic_id) &&
  hasCount(data, 8);

export const fitsTopicMessagesResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.messages, fitsTopicMessage) &&
  (data.links === undefined || fitsLinks(data.links)) &&
  hasCount(data, 1 + +(data.links !== undefined));

const fitsTransaction: Guard = (data) =>
  fitsTransactionFields(data) &&
  isRecord(data) &&
  hasCount(
    data,
    19 +
      +(data.batch_key !== undefined) +
      +(data.high_volume !== undefined) +
      +(data.high_volume_pricing_multiplier !== undefined) +
      +(data.max_custom_fees !== undefined) +
      +(data.nft_transfers !== undefined),
  );

export const fitsTransactionByIdResponse: Guard = (data) =>
  isRecord(data) && isArrayOf(data.transactions, fitsTransactionDetail) && hasCount(data, 1);

const fitsTransactionDetail: Guard = (data) =>
  fitsTransactionFields(data) &&
  isRecord(data) &&
  (data.assessed_custom_fees === undefined || isArrayOf(data.assessed_custom_fees, fitsAssessedCustomFee)) &&
  hasCount(
    data,
    19 +
      +(data.assessed_custom_fees !== undefined) +
      +(data.batch_key !== undefined) +
      +(data.high_volume !== undefined) +
      +(data.high_volume_pricing_multiplier !== undefined) +
      +(data.max_custom_fees !== undefined) +
      +(data.nft_transfers !== undefined),
  );

const fitsTransactionFields: Guard = (data) =>
  isRecord(data) &&
  (data.batch_key === undefined || fitsKey(data.batch_key)) &&
  fitsStringOrNull(data.bytes) &&
  Number.isInteger(data.charged_tx_fee) &&
  fitsTimestamp(data.consensus_timestamp) &&
  fitsEntityIdNullable(data.entity_id) &&
  (data.high_volume === undefined || typeof data.high_volume === 'boolean') &&
  (data.high_volume_pricing_multiplier === undefined ||
    fitsIntegerOrNullFrom0(data.high_volume_pricing_multiplier)) &&
  (data.max_custom_fees === undefined || isArrayOf(data.max_custom_fees, fitsCustomFeeLimit)) &&
  typeof data.max_fee === 'string' &&
  !unlikeNetworkSupplyResponseReleasedSupply.test(data.max_fee) &&
  fitsStringOrNull(data.memo_base64) &&
  typeof data.name === 'string' &&
  isKnownTransactionName(data.name) &&
  (data.nft_transfers === undefined || isArrayOf(data.nft_transfers, fitsNftTransfer)) &&
  fitsEntityIdNullable(data.node) &&
  fitsInt32From0(data.nonce) &&
  fitsTimestampNullable(data.parent_consensus_timestamp) &&
  typeof data.result === 'string' &&
  !unlikeContractResultResult.test(data.result) &&
  typeof data.scheduled === 'boolean' &&
  isArrayOf(data.staking_reward_transfers, fitsStakingRewardTransfer) &&
  isArrayOf(data.token_transfers, fitsTokenTransfer) &&
  typeof data.transaction_hash === 'string' &&
  typeof data.transaction_id === 'string' &&
  !unlikeNftTransactionTransferTransactionId.test(data.transaction_id) &&
  isArrayOf(data.transfers, fitsTransfer) &&
  ((typeof data.valid_duration_seconds === 'string' &&
    !unlikeNetworkSupplyResponseReleasedSupply.test(data.valid_duration_seconds)) ||
    data.valid_duration_seconds === null) &&
  fitsTimestamp(data.valid_start_timestamp);

const fitsTransactionId: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.account_id) &&
  ((typeof data.nonce === 'number' &&
    Number.isInteger(data.nonce) &&
    data.nonce >= 0 &&
    data.nonce <= 2147483647) ||
    data.nonce === null) &&
  fitsBooleanOrNull(data.scheduled) &&
  fitsTimestamp(data.transaction_valid_start) &&
  hasCount(data, 4);

const fitsTransactionTypes: Guard = (data) => typeof data === 'string' && isKnownTransactionTypes(data);

export const fitsTransactionsResponse: Guard = (data) =>
  isRecord(data) &&
  isArrayOf(data.transactions, fitsTransaction) &&
  (data.links === undefined || fitsLinks(data.links)) &&
  hasCount(data, 1 + +(data.links !== undefined));

const fitsTransfer: Guard = (data) =>
  isRecord(data) &&
  fitsEntityId(data.account) &&
  Number.isInteger(data.amount) &&
  (data.is_approval === undefined || typeof data.is_approval === 'boolean') &&
  hasCount(data, 2 + +(data.is_approval !== undefined));
