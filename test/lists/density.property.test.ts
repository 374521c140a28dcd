import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { List, ListCall, Row } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { ask, askRanged, names } from './reading.js';
import { property } from './runs.js';
import { truth } from './truth.js';
import { concurrency, order, turns } from './worlds.js';

/** The size of the key space: for entities, 64-bit integers and slots. */
function widthOf({ first }: List): bigint {
  if (first.kind.write(1n).startsWith('0.0.')) return 274_877_906_943n - first.kind.start;
  return first.kind.write(1n).startsWith('0x') ? 2n ** 256n - 1n : 2n ** 40n;
}

type Shape = (index: number, chance: bigint, width: bigint) => bigint;

/** The distribution of keys in the range of a list: relative positions, or distances between neighbours. */
const shapes: Record<string, Shape> = {
  'one after the other': (index) => BigInt(index),
  'anywhere in the range': (_, chance, width) => chance % width,
  'in bursts far apart': (index, _, width) =>
    (width / 7n) * BigInt(Math.floor(index / 150) % 7) + BigInt(index),
  'all but one at the end': (index, _, width) => (index === 0 ? 0n : width - BigInt(index)),
};

function worldsOfShape(list: List, shape: Shape) {
  const width = widthOf(list);
  return fc
    .record({
      count: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 500 })),
      seed: fc.bigInt(1n, 2n ** 128n),
      perKey: fc.constantFrom(1, 1, 3, 70),
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
      return { ...world, list, rows, call, expected: truth(list, rows, call) };
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

describe.each(Object.entries(shapes))('a scan of a list whose keys lie %s', (_, shape) => {
  const worlds = fc.constantFrom(...some.map(listOf)).chain((list) => worldsOfShape(list, shape));
  const title = 'returns the items of a walk, with at most twice its requests and one more for each at once';
  property(title, worlds, 14, async ({ list, rows, call, expected, concurrency, turns }) => {
    const walked = new KeysetService(list, rows, { turns });
    expect(await names(walked, ask(walked, call))).toEqual(expected);
    const scanned = new KeysetService(list, rows, { turns });
    expect(await names(scanned, askRanged(scanned, call).scan({ concurrency }))).toEqual(expected);
    expect(scanned.requests).toBeLessThanOrEqual(2 * walked.requests + concurrency);
    // The scan may fall back to a walk, which requests one page ahead.
    expect(scanned.mostUnderWay).toBeLessThanOrEqual(Math.max(2, concurrency));
  });
});
