import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeysetService } from './keyset-service.js';
import type { List, ListCall, Row } from './list.js';
import { lists } from './lists.js';
import { ask, askRanged, names } from './reading.js';
import { patience, runs } from './runs.js';
import { truth } from './truth.js';
import { concurrency, gaps, order, turns } from './worlds.js';

/** The size of the key space: for entities, 64-bit integers and slots. */
function widthOf({ first }: List): bigint {
  if (first.kind.write(1n).startsWith('0.0.')) return 274_877_906_943n - first.kind.start;
  return first.kind.write(1n).startsWith('0x') ? 2n ** 256n - 1n : 2n ** 40n;
}

/** The distribution of keys in the range of a list: relative positions, or distances between neighbours. */
const shapes = {
  'one after the other': (index: number) => BigInt(index),
  'anywhere in the range': (_: number, chance: bigint, width: bigint) => chance % width,
  'half low and half anywhere': (index: number, chance: bigint, width: bigint) =>
    index % 2 === 0 ? BigInt(index) : chance % width,
  'in bursts far apart': (index: number, _: bigint, width: bigint) =>
    (width / 7n) * BigInt(Math.floor(index / 150) % 7) + BigInt(index),
  'all but one at the end': (index: number, _: bigint, width: bigint) =>
    index === 0 ? 0n : width - BigInt(index),
};

function worlds(list: List, shape: (index: number, chance: bigint, width: bigint) => bigint) {
  const width = widthOf(list);
  return fc
    .record({
      count: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 700 })),
      seed: fc.bigInt(1n, 2n ** 128n),
      perKey: fc.constantFrom(1, 1, 3, 70),
      gaps,
      limit: fc.integer({ min: 5, max: 100 }),
      order,
      turns,
      concurrency,
    })
    .map(({ count, seed, perKey, limit, order, ...world }) => {
      let chance = seed;
      const keys = new Set<bigint>();
      const rowsPerKey = list.second ? perKey : 1;
      for (let index = 0; index * rowsPerKey < count; index++) {
        // A separate generator, because fast-check would shrink five hundred numbers one by one.
        chance =
          (chance * 0x2360ed051fc65da44385df649fccf645n + 0x5851f42d4c957f2d14057b7ef767814fn) % 2n ** 257n;
        keys.add(list.first.kind.start + shape(index, chance, width));
      }
      const sorted = [...keys].sort((a, b) => (a < b ? -1 : 1));
      const rows: Row[] = sorted.flatMap((first) =>
        Array.from({ length: rowsPerKey }, (_, second) => ({
          first,
          second: list.second ? BigInt(second + 1) : 0n,
          tag: 0,
        })),
      );
      const call: ListCall = { limit, order };
      return { ...world, rows, call, expected: truth(list, rows, call) };
    });
}

const some = [
  'getContractState',
  'getTransactions',
  'getTopicMessages',
  'getAccounts',
  'getBlocks',
  'getContractsLogs',
];
const cases = lists
  .filter(({ name }) => some.includes(name))
  .flatMap((list) => Object.entries(shapes).map(([name, shape]) => [list.name, name, list, shape] as const));

describe.each(cases)('a scan of %s whose keys lie %s', (_, __, list, shape) => {
  it(
    'returns the items of a walk, with at most twice its requests and one more for each at once',
    async () => {
      await fc.assert(
        fc.asyncProperty(worlds(list, shape), async ({ rows, call, expected, concurrency, turns }) => {
          const walked = new KeysetService(list, rows, { turns });
          expect(await names(walked, ask(walked, call))).toEqual(expected);
          const scanned = new KeysetService(list, rows, { turns });
          expect(await names(scanned, askRanged(scanned, call).scan({ concurrency }))).toEqual(expected);
          expect(scanned.requests).toBeLessThanOrEqual(2 * walked.requests + concurrency);
          // The scan may fall back to a walk, which requests one page ahead.
          expect(scanned.mostUnderWay).toBeLessThanOrEqual(Math.max(2, concurrency));
        }),
        runs(12),
      );
    },
    patience,
  );
});
