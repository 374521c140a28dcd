import type { Key } from '../../../generated/ledger/types.js';
import { cyclicItem } from './cyclic-item.js';
import type { Random } from './random.js';

export type PublicKey = NonNullable<Key>;

export function ed25519Key(random: Random): PublicKey {
  return { _type: 'ED25519', key: random.hex(32) };
}

export function ecdsaKey(random: Random): PublicKey {
  return { _type: 'ECDSA_SECP256K1', key: `${random.pick(['02', '03'])}${random.hex(32)}` };
}

export function keyList(random: Random): PublicKey {
  const entry = (): string => `0a221220${random.hex(32)}`;
  return { _type: 'ProtobufEncoded', key: `3248${entry()}${entry()}` };
}

export function anyKey(random: Random, index: number): PublicKey {
  return cyclicItem([ed25519Key, ecdsaKey, ed25519Key, keyList], index)(random);
}

export function keyOrNone(random: Random, probability: number): Key {
  if (random.chance(probability)) return anyKey(random, random.integer(0, 3));
  return null;
}

const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The account alias of a key: the protobuf key in base32 without padding. */
export function aliasOf({ _type, key = '' }: PublicKey): string {
  const bytes = `${_type === 'ED25519' ? '1220' : '3a21'}${key}`;
  let alias = '';
  let bits = 0;
  let buffer = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    buffer = (buffer << 8) | Number.parseInt(bytes.slice(at, at + 2), 16);
    bits += 8;
    for (; bits >= 5; bits -= 5) alias += base32Digits.charAt((buffer >> (bits - 5)) & 31);
    buffer &= (1 << bits) - 1;
  }
  if (bits > 0) return alias + base32Digits.charAt((buffer << (5 - bits)) & 31);
  return alias;
}
