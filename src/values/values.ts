// Converts values between the forms that callers use and the text that the service accepts and sends. A kind (`timestampKind`)
// does so for a parameter, and generated code names it. Of the others, callers get those that `shared-names.ts` exports.

export { formatHbar, formatUnits, parseHbar, parseUnits } from './amounts.js';
export { isBeforeLedgers, timestampKind } from './calendar.js';
export { withChecksum } from './checksum.js';
export { digestOf } from './digest.js';
export {
  accountKind,
  entityIdKind,
  entityIdOrEvmAddressKind,
  nftTokenIdKind,
  toEntityNumber,
  tokenIdKind,
  toLongZeroAddress,
} from './entity-ids.js';
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
  splitOperator,
} from './filters.js';
export type * from './inputs.js';
export { isHbar, isInexact, isLong, isPlain, isRecord, isTransactionId, toBigint } from './inputs.js';
export {
  amountKind,
  type Bound,
  booleanKind,
  hexKind,
  integerKind,
  integerOrHashKind,
  integerOrHexKind,
  nftSerialNumberKind,
  numberKind,
  type ParameterKind,
  stringKind,
  type TimePlace,
  toOrdinal,
  type WireValue,
} from './kinds.js';
export { localModules, type Network, networks, type ServiceModule } from './networks.js';
export { fromOrdinal } from './ordinal.js';
export { publicKeyKind } from './public-keys.js';
export { sameData } from './same-data.js';
export {
  clockError,
  instantKind,
  milliseconds,
  nanoseconds,
  nanosecondsPerSecond,
  readTimestamp,
  recordFile,
  toDate,
  toNanoseconds,
  toTimestamp,
} from './timestamps.js';
export {
  binaryBytes,
  ChunkJoiner,
  type ChunkJoinerOptions,
  decodedMessage,
  type JoinedMessage,
  type JoinedMessages,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from './topic-messages.js';
export { toSdkTransactionId, toTransactionId, transactionIdKind } from './transaction-ids.js';
