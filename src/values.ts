// What the entries of the ledger have beside: the words of its wire, and lists that can be cut into ranges.

export type { RangedListRequest } from './core/scan/ranged-list-request.js';
export type { Scan, ScanOptions } from './core/scan/scan.js';
export {
  between,
  Comparison,
  type EntityIdObject,
  type EntityIdValue,
  eq,
  type Filter,
  type Filters,
  gt,
  gte,
  type IntegerValue,
  lt,
  lte,
  ne,
  type Operator,
  type TimestampValue,
} from './core/values/filters.js';
export type { Network } from './core/values/networks.js';
export { type Moment, toDate, toNanoseconds, toTimestamp } from './core/values/timestamps.js';
export {
  type JoinedMessage,
  type JoinedMessages,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from './core/values/topic-messages.js';
export { toSdkTransactionId, toTransactionId } from './core/values/transaction-ids.js';
