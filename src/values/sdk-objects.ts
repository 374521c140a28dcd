import type {
  EntityIdObject,
  HbarObject,
  NftIdObject,
  PublicKeyObject,
  TimestampObject,
  TransactionIdObject,
  TransactionResponseObject,
} from './given.js';
import { has, isLong } from './long.js';
import { isRecord } from './record.js';

// An SDK is told by the structure of its objects, so that none of its versions is needed here.

export function isHbar(value: unknown): value is HbarObject {
  return isRecord(value) && typeof value.toTinybars === 'function';
}

export function isEntityId(value: unknown): value is EntityIdObject {
  return isRecord(value) && has(value, 'shard', 'realm', 'num');
}

export function isTimestamp(value: unknown): value is TimestampObject {
  return isRecord(value) && isLong(value.seconds) && isLong(value.nanos);
}

export function isTransactionId(value: unknown): value is TransactionIdObject {
  return isRecord(value) && isEntityId(value.accountId) && isTimestamp(value.validStart);
}

export function isTransactionResponse(value: unknown): value is TransactionResponseObject {
  return isRecord(value) && isTransactionId(value.transactionId);
}

export function isNftId(value: unknown): value is NftIdObject {
  return isRecord(value) && isEntityId(value.tokenId) && isLong(value.serial);
}

export function isPublicKey(value: unknown): value is PublicKeyObject {
  return isRecord(value) && typeof value.toStringRaw === 'function';
}

/** Seconds and nine digits of nanoseconds. */
export function timestampText({ seconds, nanos }: TimestampObject): string {
  return `${seconds}.${String(nanos).padStart(9, '0')}`;
}

/** The text of an ID; undefined where an object has none, as one read from JSON. */
export function entityText(id: EntityIdObject): string | undefined {
  const { shard, realm, aliasKey } = id;
  try {
    const text = String(id);
    return isPublicKey(aliasKey) ? `${shard}.${realm}.${aliasOf(aliasKey)}` : text;
  } catch {
    return undefined;
  }
}

// What the ledger's protobuf writes before the bytes of a key: field and length.
const ed25519 = '1220';
const secp256k1 = '3a21';

/** The alias of an account that was made by paying to a key: the key as the ledger has it, in base32. */
function aliasOf(key: PublicKeyObject): string {
  const raw = key.toStringRaw();
  return base32((raw.length === 64 ? ed25519 : secp256k1) + raw);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Hexadecimal digits, the first of which is not 0, as base32 of RFC 4648 without padding. */
function base32(hex: string): string {
  // What four bits a digit lack to be a number of fives.
  const lacking = BigInt(hex.length % 5);
  const digits = (BigInt(`0x${hex}`) << lacking).toString(32);
  return digits.replace(/./g, (digit) => letters.charAt(Number.parseInt(digit, 32)));
}
