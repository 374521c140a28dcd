// What generated code imports, be it that of this package or what `ledger-query-client generate` writes elsewhere: the
// entry `ledger-query-client/core`. What is taken from it or changes its meaning here is a new major version, after
// which code elsewhere is generated again.

export { replyAfter } from './after/reply-after.js';
export type { LedgerRequest } from './core/call/lazy-request.js';
export { type Route, route } from './core/call/route.js';
export { call, createHostedTransport, createTransport, type Transport } from './core/call/transport.js';
export type { Change } from './core/changes/change.js';
export { type Changes, type ChangesOptions, changes } from './core/changes/changes.js';
export { type GrowingListRequest, growingList } from './core/follow/growing-list-request.js';
export { decodeArray, decodeMap, type Int64 } from './core/operation/decode.js';
export { everyMember, type Guard, hasCount, isArrayOf, oneOf } from './core/operation/guard.js';
export type { OpenEnum } from './core/operation/open-enum.js';
export type { AfterRules, Operation } from './core/operation/operation.js';
export type { CallOptions, HostedOptions, NoParams, TransportOptions } from './core/operation/options.js';
export type { ParameterRule } from './core/operation/parameter-rule.js';
export type { Validate } from './core/operation/report.js';
export { type ListRequest, list } from './core/pages/list-request.js';
export { request, type UndescribedCall } from './core/pages/undescribed-request.js';
export { byteBody, jsonBody } from './core/request/body.js';
export { requestCheck } from './core/request/check-rules.js';
export { checkCombinations } from './core/request/combinations.js';
export { checkRange } from './core/request/range.js';
export { type RangedListRequest, rangedList } from './core/scan/ranged-list-request.js';
export type { Filter, FilterBounds, FilterRange, Filters, Operator } from './core/values/filters.js';
export type {
  AmountValue,
  EntityIdValue,
  HbarObject,
  IntegerValue,
  LongObject,
  NftSerialNumberValue,
  NftTokenIdValue,
  PublicKeyValue,
  TimestampValue,
  TransactionIdValue,
} from './core/values/given.js';
export { accountKind } from './core/values/kinds/account.js';
export { amountKind } from './core/values/kinds/amount.js';
export { booleanKind } from './core/values/kinds/boolean.js';
export { entityIdKind } from './core/values/kinds/entity-id.js';
export { entityIdOrEvmAddressKind } from './core/values/kinds/entity-id-or-evm-address.js';
export { hexKind } from './core/values/kinds/hex.js';
export { integerKind } from './core/values/kinds/integer.js';
export { integerOrHashKind } from './core/values/kinds/integer-or-hash.js';
export { integerOrHexKind } from './core/values/kinds/integer-or-hex.js';
export { nftSerialNumberKind } from './core/values/kinds/nft-serial-number.js';
export { nftTokenIdKind } from './core/values/kinds/nft-token-id.js';
export { numberKind } from './core/values/kinds/number.js';
export { publicKeyKind } from './core/values/kinds/public-key.js';
export { stringKind } from './core/values/kinds/string.js';
export { timestampKind } from './core/values/kinds/timestamp.js';
export { transactionIdKind } from './core/values/kinds/transaction-id.js';
export { isRecord } from './core/values/record.js';
