// What the entries of the ledger have beside: the words of its wire, and lists that can be cut into ranges.

export type {
  Follow,
  FollowOptions,
  GapEvent,
  GrowingListRequest,
} from './core/follow/growing-list-request.js';
export type { RangedListRequest } from './core/scan/ranged-list-request.js';
export type { Scan, ScanOptions } from './core/scan/scan.js';
export type { ListPart } from './core/scan/split.js';
export { formatHbar, formatUnits, parseHbar, parseUnits } from './core/values/amounts.js';
export {
  between,
  Comparison,
  eq,
  type Filter,
  type FilterBounds,
  type FilterRange,
  type Filters,
  gt,
  gte,
  lt,
  lte,
  ne,
  type Operator,
} from './core/values/filters.js';
export type {
  AfterValue,
  AmountValue,
  EntityIdObject,
  EntityIdValue,
  HbarObject,
  IntegerValue,
  LongObject,
  NftIdObject,
  NftSerialNumberValue,
  NftTokenIdValue,
  PublicKeyObject,
  PublicKeyValue,
  TimestampObject,
  TimestampValue,
  TransactionIdObject,
  TransactionIdValue,
  TransactionResponseObject,
} from './core/values/given.js';
export { toEntityNumber, toLongZeroAddress } from './core/values/long-zero.js';
export type { Network } from './core/values/networks.js';
export { toDate, toNanoseconds, toTimestamp } from './core/values/timestamps.js';
export {
  ChunkJoiner,
  type ChunkJoinerOptions,
  type JoinedMessage,
  type JoinedMessages,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from './core/values/topic-messages.js';
export { toSdkTransactionId, toTransactionId } from './core/values/transaction-ids.js';
