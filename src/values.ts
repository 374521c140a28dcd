// What the entries of the ledger have beside: the words of its wire, and lists that can be cut into ranges.
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
} from './core/filters.js';
export type { Network } from './core/networks.js';
export type { RangedListRequest } from './core/ranged-list-request.js';
export type { Scan, ScanOptions } from './core/scan.js';
export { type Moment, toDate, toNanoseconds, toTimestamp } from './core/timestamps.js';
export {
  type JoinedMessage,
  type JoinedMessages,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from './core/topic-messages.js';
export { toSdkTransactionId, toTransactionId } from './core/transaction-ids.js';
