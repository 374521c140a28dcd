/** Keys of a list's items, ascending: numbers, or nanoseconds since the Unix epoch. */
export interface World {
  readonly name: string;
  readonly list: 'messages' | 'transactions' | 'logs' | 'account' | 'accounts';
  /** For logs, the nanosecond and the index within it (16 bits). */
  keys(count: number): bigint[];
}

const second = 1_000_000_000n;
const begin = 1_767_225_600n * second;
const day = 86_400n * second;

/** A reproducible sequence of numbers from 0 to 1. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Keys at even intervals, in seconds. */
function gaps(count: number, gap: (chance: () => number, index: number) => number): bigint[] {
  const chance = chances(5);
  let at = begin;
  return Array.from({ length: count }, (_, index) => {
    at += 1n + BigInt(Math.floor(gap(chance, index) * 1e9));
    return at;
  });
}

const exponential = (chance: () => number): number => -Math.log(1 - chance());

/** Bursts within a second, at even intervals in seconds. */
const inBursts = (size: number, apart: number) => (count: number) =>
  gaps(count, (chance, index) =>
    index % size === 0 ? apart * (0.5 + chance()) : exponential(chance) / size,
  );

export const worlds: readonly World[] = [
  {
    name: 'numbers without a gap',
    list: 'messages',
    keys: (count) => Array.from({ length: count }, (_, index) => BigInt(index + 1)),
  },
  { name: 'bursts of 250 a minute apart', list: 'transactions', keys: inBursts(250, 60) },
  {
    name: 'gaps by a power law',
    list: 'transactions',
    keys: (count) => gaps(count, (chance) => Math.min(0.001 * (1 - chance()) ** (-1 / 1.1), 1e7)),
  },
  {
    name: 'accounts of which all but one are new',
    list: 'accounts',
    keys: (count) =>
      Array.from({ length: count }, (_, index) =>
        index === 0 ? 2n : 274_877_906_000n - BigInt(count - index),
      ),
  },
  {
    name: 'logs, up to 80 at one time',
    list: 'logs',
    keys(count) {
      const chance = chances(7);
      const keys: bigint[] = [];
      for (let at = begin; keys.length < count; at += 2n * second) {
        const logs = Math.min(Math.floor(chance() ** 3 * 80), count - keys.length);
        for (let index = 0; index < logs; index += 1) keys.push((at << 16n) + BigInt(index));
      }
      return keys;
    },
  },
  {
    name: 'an account by windows of 60 days',
    list: 'account',
    keys: (count) =>
      gaps(count, (chance, index) => (index % 400 === 0 ? 1e7 * chance() : 600 * exponential(chance))),
  },
];

/** The width of a request's window for the transactions of an account. */
export const windowWidth = 60n * day;
