// The types of values that callers pass. SDK objects are recognised by their structure, so no SDK is imported.

/** A 64-bit integer of long.js, as SDKs have it. */
export interface LongObject {
  readonly low: number;
  readonly high: number;
  readonly unsigned: boolean;
  toString(): string;
}

/** The ID of an SDK for an account, a token or another entity. */
export interface EntityIdObject {
  readonly shard: unknown;
  readonly realm: unknown;
  readonly num: unknown;
  readonly aliasKey?: PublicKeyObject | null;
  toString(): string;
}

/** The timestamp of an SDK. */
export interface TimestampObject {
  readonly seconds: LongObject;
  readonly nanos: LongObject;
}

/** The amount of an SDK in the native currency. */
export interface HbarObject {
  toTinybars(): LongObject;
}

/** The public key of an SDK. */
export interface PublicKeyObject {
  /** Returns the bytes in hexadecimal, without a prefix for the type of the key. */
  toStringRaw(): string;
}

/** The transaction ID of an SDK. */
export interface TransactionIdObject {
  readonly accountId: EntityIdObject | null;
  readonly validStart: TimestampObject | null;
  readonly scheduled: boolean | null;
  readonly nonce: LongObject | null;
}

/** The object that an SDK returns when a transaction is submitted. */
export interface TransactionResponseObject {
  readonly transactionId: TransactionIdObject;
}

/** The ID of an SDK for an NFT. */
export interface NftIdObject {
  readonly tokenId: EntityIdObject;
  readonly serial: LongObject;
}

/** An entity: its number, `shard.realm.num`, an address if the parameter accepts one, or an SDK's ID. */
export type EntityIdValue = string | number | bigint | EntityIdObject;

/**
 * A time: `seconds.nanoseconds` or ISO 8601 as a string (`'2026-01-01'`, `'2026-01-01T12:00:00+01:00'`, UTC without an
 * offset), a Date, nanoseconds since the Unix epoch, or an SDK's Timestamp.
 */
export type TimestampValue = string | bigint | Date | TimestampObject;

/** An integer. A number beyond 2^53 is refused because it may have lost digits. */
export type IntegerValue = string | number | bigint | LongObject;

/** An amount of the native currency: an integer of tinybars, or an SDK's Hbar. */
export type AmountValue = IntegerValue | HbarObject;

/** A public key: its bytes in hexadecimal, or an SDK's key. */
export type PublicKeyValue = string | PublicKeyObject;

/** A transaction: its ID as the service or an SDK writes it, a hash if the parameter accepts one, or an SDK's ID. */
export type TransactionIdValue = string | TransactionIdObject;

/** A write: the ID of its transaction, the SDK's response to its submission, or its consensus time. */
export type AfterValue = TransactionIdValue | TransactionResponseObject | TimestampValue;

/** The token of an NFT, or an SDK's NftId. */
export type NftTokenIdValue = EntityIdValue | NftIdObject;

/** The serial number of an NFT, or an SDK's NftId. */
export type NftSerialNumberValue = IntegerValue | NftIdObject;

/** Whether a value is an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLong(value: unknown): value is LongObject {
  return isRecord(value) && Number.isInteger(value.low) && 'high' in value && 'unsigned' in value;
}

export function isHbar(value: unknown): value is HbarObject {
  return isRecord(value) && typeof value.toTinybars === 'function';
}

export function isEntityId(value: unknown): value is EntityIdObject {
  return isRecord(value) && 'shard' in value && 'realm' in value && 'num' in value;
}

export function isTimestamp(value: unknown): value is TimestampObject {
  return isRecord(value) && isLong(value.seconds) && isLong(value.nanos);
}

export function isTransactionId(value: unknown): value is TransactionIdObject {
  return isRecord(value) && isEntityId(value.accountId) && isTimestamp(value.validStart);
}

export function isNftId(value: unknown): value is NftIdObject {
  return isRecord(value) && isEntityId(value.tokenId) && isLong(value.serial);
}

export function isPublicKey(value: unknown): value is PublicKeyObject {
  return isRecord(value) && typeof value.toStringRaw === 'function';
}

export function timestampText({ seconds, nanos }: TimestampObject): string {
  return `${seconds}.${String(nanos).padStart(9, '0')}`;
}

export function plainText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) || value % 1 ? String(value) : undefined;
  return ['bigint', 'boolean', 'string'].includes(typeof value) ? String(value) : undefined;
}

/** The text of a string or boolean, for kinds that would misread the decimal digits of a number. */
export function textOnly(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}

export function isInexact(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}
