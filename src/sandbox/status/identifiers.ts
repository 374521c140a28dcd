import type { Random } from '../data/random.js';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function identifier(random: Random): string {
  return Array.from({ length: 12 }, () => alphabet[random.integer(0, alphabet.length - 1)]).join('');
}

/** Like real post numbers, it exceeds 2^53. */
export function postNumber(random: Random): bigint {
  return (
    1_580_000_000_000_000_000n +
    (BigInt(random.integer(0, 2 ** 32 - 1)) << 20n) +
    BigInt(random.integer(0, 2 ** 20 - 1))
  );
}
