// The values of a ledger: filters, timestamps, amounts, entity IDs, and the kinds of parameters.

export { readAfter, type WrittenTransaction } from './after.js';
export { formatHbar, formatUnits, parseHbar, parseUnits } from './amounts.js';
export { digestOf } from './digest.js';
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
} from './given.js';
export type { ParameterKind, WireValue } from './kind.js';
export { accountKind } from './kinds/account.js';
export { amountKind } from './kinds/amount.js';
export { booleanKind } from './kinds/boolean.js';
export { entityIdKind } from './kinds/entity-id.js';
export { entityIdOrEvmAddressKind } from './kinds/entity-id-or-evm-address.js';
export { hexKind } from './kinds/hex.js';
export { integerKind } from './kinds/integer.js';
export { integerOrHashKind } from './kinds/integer-or-hash.js';
export { integerOrHexKind } from './kinds/integer-or-hex.js';
export { nftSerialNumberKind } from './kinds/nft-serial-number.js';
export { nftTokenIdKind } from './kinds/nft-token-id.js';
export { numberKind } from './kinds/number.js';
export { publicKeyKind } from './kinds/public-key.js';
export { stringKind } from './kinds/string.js';
export { timestampKind } from './kinds/timestamp.js';
export { transactionIdKind } from './kinds/transaction-id.js';
export { isLong } from './long.js';
export { toEntityNumber, toLongZeroAddress } from './long-zero.js';
export { type Network, networks } from './networks.js';
export { fromOrdinal, toOrdinal } from './ordinal.js';
export { isInexact } from './plain-text.js';
export { isRecord } from './record.js';
export { isHbar } from './sdk-objects.js';
export { clockError, recordFile } from './times.js';
export {
  milliseconds,
  nanoseconds,
  nanosecondsPerSecond,
  readTimestamp,
  toDate,
  toNanoseconds,
  toTimestamp,
} from './timestamps.js';
export {
  ChunkJoiner,
  type ChunkJoinerOptions,
  type JoinedMessage,
  type JoinedMessages,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from './topic-messages.js';
export { toSdkTransactionId, toTransactionId } from './transaction-ids.js';
