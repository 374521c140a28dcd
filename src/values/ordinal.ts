import type { ParameterKind } from './kind.js';
import { toNanoseconds, toTimestamp } from './timestamps.js';

// What holds one part of an entity's ordinal.
const part = (1n << 64n) - 1n;

// Longer than any key; reading a number takes longer than its length grows.
const longest = 100;

/** A number that orders the values of a kind; undefined where there is none. An entity has its shard and realm in it. */
export function toOrdinal(value: string, kind: ParameterKind | undefined): bigint | undefined {
  if (value.length > longest) return undefined;
  if (kind?.isEntity) return entityOrdinal(value);
  switch (kind?.name) {
    case 'timestamp':
      return /^\d+(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : undefined;
    case 'amount':
    case 'integer':
    case 'integer-or-hex':
      return /^(-?\d+|0x[0-9a-f]+)$/i.test(value) ? BigInt(value) : undefined;
    case 'hex':
      return /^(0x)?[0-9a-f]+$/i.test(value) ? BigInt(`0x${value.replace(/^0x/i, '')}`) : undefined;
    default:
      return undefined;
  }
}

/** Shard, realm and number as one; those that are left out are 0. */
function entityOrdinal(value: string): bigint | undefined {
  if (!/^(\d{1,10}\.){0,2}\d{1,12}$/.test(value)) return undefined;
  const parts = value.split('.').map(BigInt);
  const [number = 0n, realm = 0n, shard = 0n] = parts.reverse();
  return (shard << 128n) + (realm << 64n) + number;
}

/** The value of an ordinal as the service takes it: spelled as `like`, which is of the same kind, is. */
export function fromOrdinal(ordinal: bigint, kind: ParameterKind | undefined, like: string): string {
  if (kind?.isEntity) return [ordinal >> 128n, (ordinal >> 64n) & part, ordinal & part].join('.');
  switch (kind?.name) {
    case 'timestamp':
      return toTimestamp(ordinal);
    case 'hex': {
      const [, prefix = '', digits = ''] = /^(0x)?(.*)$/i.exec(like) ?? [];
      return prefix + ordinal.toString(16).padStart(digits.length, '0');
    }
    default:
      return String(ordinal);
  }
}
