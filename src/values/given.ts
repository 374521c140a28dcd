// What a person holds for a value of the wire. The objects are those of the ledger's SDKs, told by their structure.

/** A 64-bit integer of long.js. */
export interface LongObject {
  readonly low: number;
  readonly high: number;
  readonly unsigned: boolean;
  toString(): string;
}

/** An ID as SDKs have it; its text is what counts, or the key that is its alias. */
export interface EntityIdObject {
  readonly shard: unknown;
  readonly realm: unknown;
  readonly num: unknown;
  readonly aliasKey?: PublicKeyObject | null;
  toString(): string;
}

/** A moment as SDKs have it. */
export interface TimestampObject {
  readonly seconds: LongObject;
  readonly nanos: LongObject;
}

/** An amount of the native currency as SDKs have it. */
export interface HbarObject {
  toTinybars(): LongObject;
}

/** A public key as SDKs have it. */
export interface PublicKeyObject {
  /** Its bytes in hexadecimal, without what tells their kind. */
  toStringRaw(): string;
}

/** A transaction ID as SDKs have it. */
export interface TransactionIdObject {
  readonly accountId: EntityIdObject | null;
  readonly validStart: TimestampObject | null;
  readonly scheduled: boolean | null;
  readonly nonce: LongObject | null;
}

/** What SDKs answer to who submits a transaction. */
export interface TransactionResponseObject {
  readonly transactionId: TransactionIdObject;
}

/** An NFT as SDKs have it. */
export interface NftIdObject {
  readonly tokenId: EntityIdObject;
  readonly serial: LongObject;
}

/** An entity: its number, `shard.realm.num`, an address where the parameter takes one, or an SDK's ID object. */
export type EntityIdValue = string | number | bigint | EntityIdObject;

/** A moment: `seconds.nanoseconds` as a string, a Date, nanoseconds since the Unix epoch as a bigint, or an SDK's. */
export type TimestampValue = string | bigint | Date | TimestampObject;

/** An integer. A number beyond 2^53 is refused, as it is no longer exact. */
export type IntegerValue = string | number | bigint | LongObject;

/** An amount of the native currency: an integer of tinybars, or an SDK's Hbar. */
export type AmountValue = IntegerValue | HbarObject;

/** A public key: its bytes in hexadecimal, or an SDK's key. */
export type PublicKeyValue = string | PublicKeyObject;

/** A transaction: its ID in the form of the wire or of SDKs, a hash where the parameter takes one, or an SDK's object. */
export type TransactionIdValue = string | TransactionIdObject;

/** What was written: a transaction's ID, what an SDK answered when it was submitted, or the moment of consensus. */
export type AfterValue = TransactionIdValue | TransactionResponseObject | TimestampValue;

/** The token of an NFT, or an SDK's NftId. */
export type NftTokenIdValue = EntityIdValue | NftIdObject;

/** The serial number of an NFT, or an SDK's NftId. */
export type NftSerialNumberValue = IntegerValue | NftIdObject;
