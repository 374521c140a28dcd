// The types of values that callers pass. SDK objects are recognised by their structure, so no SDK is imported.
//
// A guard says what an object must have, and a reader takes numbers and bits from it, or text in a form that it checks.
// The text of an object's own `toString` is never sent unchecked: for a private key, that is the key.

/** A 64-bit integer of long.js, as SDKs have it. */
export interface LongObject {
  readonly low: number;
  readonly high: number;
  readonly unsigned: boolean;
  toString(): string;
}

/** The ID of an SDK for an account, a token or another entity. */
export interface EntityIdObject {
  readonly shard: LongObject | bigint | number;
  readonly realm: LongObject | bigint | number;
  readonly num: LongObject | bigint | number;
  readonly aliasKey?: PublicKeyObject | null;
  toString(): string;
}

/** The EVM address of an SDK. */
export interface EvmAddressObject {
  /** Its 20 bytes. */
  readonly _bytes: Uint8Array;
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

/** The public key of an SDK. A private key is refused: it has no `verify`. */
export interface PublicKeyObject {
  /** Returns the bytes in hexadecimal, without a prefix for the type of the key. */
  toStringRaw(): string;
  verify(message: Uint8Array, signature: Uint8Array): boolean;
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

/**
 * An entity: its number, `shard.realm.num`, an address if the parameter accepts one, or an SDK's ID or EvmAddress. An account
 * may also be an alias, or a public key as SDKs print it: `0.0.302a300506032b6570032100…`.
 */
export type EntityIdValue = string | number | bigint | EntityIdObject | EvmAddressObject;

/**
 * A time: `seconds.nanoseconds` or ISO 8601 as a string (`'2026-01-01T12:00:00+01:00'`, UTC without an offset), a Date,
 * nanoseconds since the Unix epoch, or an SDK's Timestamp. In filters also a day, a month or a year (`'2025-12-31'`), which is
 * all of it, and a time before now with an operator (`'gte:7d'`).
 */
export type TimestampValue = string | bigint | Date | TimestampObject;

/** An integer. A number beyond 2^53 is refused because it may have lost digits. */
export type IntegerValue = string | number | bigint | LongObject;

/** An amount of the native currency: an integer of tinybars, or an SDK's Hbar. */
export type AmountValue = IntegerValue | HbarObject;

/** A public key: its bytes in hexadecimal, with or without `0x` and the algorithm in DER, or an SDK's key. */
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

/**
 * Whether an object is no object of a class, such as a literal or an object of parsed JSON. It may be one of another realm, such
 * as an iframe or the machine of Jest, whose `Object.prototype` is another one. So the end of the chain decides.
 */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function isLong(value: unknown): value is LongObject {
  return (
    isRecord(value) &&
    Number.isInteger(value.low) &&
    Number.isInteger(value.high) &&
    typeof value.unsigned === 'boolean'
  );
}

export function isHbar(value: unknown): value is HbarObject {
  return isRecord(value) && typeof value.toTinybars === 'function';
}

export function isEntityId(value: unknown): value is EntityIdObject {
  return (
    isRecord(value) && [value.shard, value.realm, value.num].every((part) => toBigint(part) !== undefined)
  );
}

export function isEvmAddress(value: unknown): value is EvmAddressObject {
  // Jest runs tests in a realm whose Uint8Array is another, so `instanceof` would be false there.
  return isRecord(value) && ArrayBuffer.isView(value._bytes) && value._bytes.byteLength === 20;
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
  return (
    isRecord(value) &&
    typeof value.toStringRaw === 'function' &&
    typeof value.verify === 'function' &&
    !('sign' in value)
  );
}

/** The integer of a Long by its bits, of a bigint, or of an exact number. Undefined for any other value. */
export function toBigint(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (Number.isSafeInteger(value)) return BigInt(value as number);
  if (!isLong(value)) return undefined;
  const { low, high, unsigned } = value;
  const bits = (BigInt(high) << 32n) | BigInt.asUintN(32, BigInt(low));
  if (unsigned) return BigInt.asUintN(64, bits);
  return BigInt.asIntN(64, bits);
}

/** ED25519 keys have 32 bytes. Those of ECDSA are compressed: 33 bytes, of which the first is 2 or 3. */
const publicKeyBytes = /^(0[23])?[\da-f]{64}$/i;

export function publicKeyText(key: PublicKeyObject): string | undefined {
  const text: unknown = key.toStringRaw();
  return typeof text === 'string' && publicKeyBytes.test(text) ? text : undefined;
}

export function addressText({ _bytes: bytes }: EvmAddressObject): string {
  const own = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from(own, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function timestampText({ seconds, nanos }: TimestampObject): string {
  return `${toBigint(seconds)}.${String(toBigint(nanos)).padStart(9, '0')}`;
}

export function plainText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) || value % 1 ? String(value) : undefined;
  if (['bigint', 'boolean', 'string'].includes(typeof value)) return String(value);
  return undefined;
}

/** The text of a string or boolean, for kinds that would misread the decimal digits of a number. */
export function textOnly(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  return undefined;
}

export function isInexact(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}
