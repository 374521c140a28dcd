import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResponseError } from '../../src/ledger.js';
import { KeysetService } from './keyset-service.js';
import type { List, ListCall } from './list.js';
import { listOf, unrangedLists } from './lists.js';
import { faultOf, outcome } from './outcome.js';
import { ask, askRanged } from './reading.js';
import { patience, runs } from './runs.js';
import { truth } from './truth.js';
import { order, rowsOf, turns } from './worlds.js';
import { behind, type Wrong, wrongAt, wrongs } from './wrong-next.js';

function worlds(list: List) {
  const [word] = list.tag?.words ?? [];
  return fc
    .record({
      rows: rowsOf(list, 200),
      limit: fc.integer({ min: 1, max: 25 }),
      order,
      turns,
      bounds: fc.constantFrom('none', 'lower', 'upper', 'both'),
      low: fc.nat(),
      high: fc.nat(),
      hasTag: fc.boolean(),
      page: fc.oneof(fc.nat(3), fc.nat(20)),
      forGood: fc.boolean(),
      chance: fc.nat(1000),
      isScan: fc.boolean(),
      concurrency: fc.integer({ min: 1, max: 8 }),
    })
    .map(({ limit, order, bounds, low, high, hasTag, ...world }) => {
      const { rows } = world;
      const at = [low, high]
        .map((place) => (rows.length > 0 ? place % rows.length : 0))
        .sort((a, b) => a - b);
      const [from, to] = at.map((place) => rows[place]?.first ?? list.first.kind.start);
      const first = [
        ...(bounds === 'lower' || bounds === 'both' ? [`gte:${list.first.kind.write(from ?? 1n)}`] : []),
        ...(bounds === 'upper' || bounds === 'both' ? [`lte:${list.first.kind.write(to ?? 1n)}`] : []),
      ];
      const call: ListCall = { first, tag: hasTag ? word : undefined, limit, order };
      return { ...world, call, expected: truth(list, rows, call) };
    });
}

const names = [
  'getTransactions',
  'getTokens',
  'getNfts',
  'getNftsByAccountId',
  'getContracts',
  'getContractsLogs',
];

describe.each(Object.entries<Wrong>(wrongs))('if next %s', (_, wrong) => {
  it.each(names.map((name) => [name, listOf(name)] as const))(
    '%s returns all items, or the first ones and a ResponseError',
    async (_, list) => {
      const property = fc.asyncProperty(worlds(list), async (world) => {
        const { rows, call, turns, page, chance, forGood, isScan, concurrency, expected } = world;
        const service = new KeysetService(list, rows, {
          turns,
          fault: wrongAt(wrong, page, chance, forGood),
        });
        const items = isScan ? askRanged(service, call).scan({ concurrency }) : ask(service, call);
        expect(faultOf(await outcome(list, items), expected)).toBeUndefined();
      });
      // Twelve kinds and six lists give about a thousand runs.
      await fc.assert(property, runs(14));
    },
    patience,
  );
});

/** Rows with one on each page. From page 1,100 on, next leads back to the first. */
function circle(list: List) {
  const rows = Array.from({ length: 1200 }, (_, index) => ({ first: BigInt(index + 1), second: 0n, tag: 0 }));
  const service = new KeysetService(list, rows, {
    patience: 10_000,
    fault: ({ rows: [row], next }, question) =>
      next !== null && row === rows[1099] ? behind(question, next, rows[0]) : undefined,
  });
  const call: ListCall = { limit: 1, order: 'asc' };
  return { service, call, expected: truth(list, rows, call) };
}

describe('if next leads through a loop of 1,100 pages', () => {
  it.each([false, true])(
    'a list with a range key returns no item twice: %s',
    async (isScan) => {
      const list = listOf('getContracts');
      const { service, call, expected } = circle(list);
      const items = isScan ? askRanged(service, call).scan({ concurrency: 1 }) : ask(service, call);
      expect(faultOf(await outcome(list, items), expected)).toBeUndefined();
    },
    patience,
  );

  it(
    'a list without a range key ends in a ResponseError',
    async () => {
      const list = listOf('getNftsAtDocumentedPath');
      const { service, call } = circle(list);
      expect(await outcome(list, ask(service, call))).toHaveProperty('error', expect.any(ResponseError));
    },
    patience,
  );
});

/** Wrong next links that can be detected without the sort key. */
const detectable = [
  'stands still',
  'drops a bound',
  'changes the limit',
  'turns round',
  'is no query',
  'is missing',
] as const;

describe.each(unrangedLists.map((list) => [list.name, list] as const))(
  '%s, which has no range key,',
  (_, list) => {
    it.each(detectable)(
      'returns all items or an error if next %s',
      async (name) => {
        const property = fc.asyncProperty(
          worlds(list),
          async ({ rows, call, turns, page, chance, expected }) => {
            const service = new KeysetService(list, rows, {
              turns,
              fault: wrongAt(wrongs[name], page, chance),
            });
            expect(faultOf(await outcome(list, ask(service, call)), expected)).toBeUndefined();
          },
        );
        await fc.assert(property, runs(40));
      },
      patience,
    );

    it.each(Object.entries<Wrong>(wrongs))(
      'ends if next %s',
      async (_, wrong) => {
        const property = fc.asyncProperty(
          worlds(list),
          async ({ rows, call, turns, page, chance, forGood }) => {
            const service = new KeysetService(list, rows, {
              turns,
              fault: wrongAt(wrong, page, chance, forGood),
            });
            await outcome(list, ask(service, call));
            expect(service.requests).toBeLessThanOrEqual(rows.length + 50);
          },
        );
        await fc.assert(property, runs(15));
      },
      patience,
    );
  },
);
