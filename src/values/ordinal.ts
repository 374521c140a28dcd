import type { ParameterKind } from './kinds.js';
import { toTimestamp } from './timestamps.js';

const lowBits = (1n << 64n) - 1n;

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
