// Public keys in the forms of SDKs and wallets. The service takes the bytes of a key, or the alias that is made of them.

import { isPublicKey, publicKeyText, textOnly } from './inputs.js';
import type { ParameterKind } from './kinds.js';

export const publicKeyKind: ParameterKind = {
  name: 'public-key',
  form: 'a public key of 64, 66 or 88 hexadecimal digits',
  write(value) {
    if (isPublicKey(value)) return publicKeyText(value);
    const text = textOnly(value);
    return readPublicKey(text ?? '') ?? text;
  },
};

/** The algorithm of an ED25519 key in DER, which SDKs print before its 32 bytes. */
const ed25519 = /^(?:0x)?(?:302a300506032b6570032100)?([\da-f]{64})$/i;

/**
 * The algorithm of an ECDSA key on secp256k1 in DER, in both spellings (with and without the identifier of the elliptic curves),
 * before its 33 bytes, or its 65 if it is not compressed.
 */
const secp256k1 =
  /^(?:0x)?(?:30[\da-f]{2}30[\da-f]{2}(?:06072a8648ce3d0201)?06052b8104000a03[\da-f]{2}00)?(0[23][\da-f]{64}|04[\da-f]{128})$/i;

/** The bytes of a public key in lower case, compressed. Undefined for text that is not a public key. */
export function readPublicKey(text: string): string | undefined {
  const [, bytes] = ed25519.exec(text) ?? secp256k1.exec(text) ?? [];
  const key = bytes?.toLowerCase();
  if (key?.startsWith('04') && key.length === 130) return compressed(key);
  return key;
}

/** The first byte of a compressed key says whether y is even or odd; x follows. */
function compressed(key: string): string {
  const isOdd = /[13579bdf]$/.test(key);
  return `${isOdd ? '03' : '02'}${key.slice(2, 66)}`;
}

// The protobuf field number and the length that precede the bytes of a key.
const ed25519Prefix = '1220';
const secp256k1Prefix = '3a21';

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The alias of an account that was created by a payment to a key: the key in protobuf form, in base32. */
export function aliasOf(raw: string): string {
  const hex = (raw.length === 64 ? ed25519Prefix : secp256k1Prefix) + raw;
  // Each hexadecimal digit has 4 bits; the number of bits must be a multiple of 5.
  const padding = BigInt(hex.length % 5);
  const digits = (BigInt(`0x${hex}`) << padding).toString(32);
  return digits.replace(/./g, (digit) => base32Letters.charAt(Number.parseInt(digit, 32)));
}
