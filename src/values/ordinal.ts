import type { ParameterKind } from './kinds.js';
import { maxLength, readTimestamp, toTimestamp } from './timestamps.js';

const lowBits = (1n << 64n) - 1n;
export function toOrdinal(value: string, kind: ParameterKind | undefined): bigint | undefined {
  if (value.length > maxLength) return undefined;
  if (kind?.isEntity) return entityOrdinal(value);
  switch (kind?.name) {
    case 'timestamp':
      return readTimestamp(value);
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

function entityOrdinal(value: string): bigint | undefined {
  if (!/^(\d{1,10}\.){0,2}\d{1,12}$/.test(value)) return undefined;
  const parts = value.split('.').map(BigInt);
  const [number = 0n, realm = 0n, shard = 0n] = parts.reverse();
  return (shard << 128n) + (realm << 64n) + number;
}

/** Writes an ordinal as a value of its kind. Prefix and length of hexadecimal digits are those of `like`. */
export function fromOrdinal(ordinal: bigint, kind: ParameterKind | undefined, like: string): string {
  if (kind?.isEntity) return [ordinal >> 128n, (ordinal >> 64n) & lowBits, ordinal & lowBits].join('.');
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
