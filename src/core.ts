// The names that generated code imports, in this package and in code that `ledger-query-client generate` writes
// elsewhere: the entry `ledger-query-client/core`. To remove a name or change its meaning is a breaking change, as code
// elsewhere must then be generated again.

export type { AfterRules } from './after/after.js';
export { newestTime, replyAfter } from './after/after.js';
export { type Change, type Changes, type ChangesOptions, changes } from './changes/changes.js';
export {
  anyJsonBody,
  byteBody,
  type CallOptions,
  call,
  checkCombinations,
  checkEquality,
  checkRange,
  createHostedTransport,
  decodeArray,
  decodeMap,
  everyMember,
  type Guard,
  type HostedOptions,
  hasCount,
  type Int64,
  isArrayOf,
  jsonBody,
  type LedgerRequest,
  type NoParams,
  type OpenEnum,
  type Operation,
  type OperationHelp,
  oneOf,
  type ParameterRule,
  type Route,
  requestCheck,
  route,
  type Transport,
  type TransportOptions,
  type Validate,
} from './client/client.js';
export { didYouMean, hidePrivateKeys } from './errors/errors.js';
export { type GrowingListRequest, growingList } from './follow/follow.js';
export { createTransport } from './hosts/hosts.js';
export { type ListRequest, list, request, requestKey, type UndescribedCall } from './lists/lists.js';
export {
  type ChainedCallOptions,
  type ChainedListRequest,
  type CheckedCallOptions,
  chainedList,
} from './proof/proof.js';
export { type RangedListRequest, rangedList } from './scan/scan.js';
export {
  type AmountValue,
  accountKind,
  amountKind,
  booleanKind,
  type EntityIdValue,
  entityIdKind,
  entityIdOrEvmAddressKind,
  type Filter,
  type FilterBounds,
  type FilterRange,
  type Filters,
  type HbarObject,
  hexKind,
  type IntegerValue,
  integerKind,
  integerOrHashKind,
  integerOrHexKind,
  isRecord,
  type LongObject,
  type NftSerialNumberValue,
  type NftTokenIdValue,
  nftSerialNumberKind,
  nftTokenIdKind,
  numberKind,
  type Operator,
  type PublicKeyValue,
  publicKeyKind,
  stringKind,
  type TimestampValue,
  type TransactionIdValue,
  timestampKind,
  tokenIdKind,
  transactionIdKind,
} from './values/values.js';
