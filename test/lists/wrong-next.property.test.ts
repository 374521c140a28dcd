import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResponseError } from '../../src/ledger.js';
import { KeysetService } from './keyset-service.js';
import type { Asked, List } from './list.js';
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
      const asked: Asked = { first, tag: hasTag ? word : undefined, limit, order };
      return { ...world, asked, expected: truth(list, rows, asked) };
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

describe.each(Object.entries<Wrong>(wrongs))('where next %s', (_, wrong) => {
  it.each(names.map((name) => [name, listOf(name)] as const))(
    '%s gives the truth, or the begin of it and a ResponseError',
    async (_, list) => {
      const property = fc.asyncProperty(worlds(list), async (world) => {
        const { rows, asked, turns, page, chance, forGood, isScan, concurrency, expected } = world;
        const service = new KeysetService(list, rows, {
          turns,
          fault: wrongAt(wrong, page, chance, forGood),
        });
        const items = isScan ? askRanged(service, asked).scan({ concurrency }) : ask(service, asked);
        expect(faultOf(await outcome(list, items), expected)).toBeUndefined();
      });
      // Twelve ways and six lists make a thousand.
      await fc.assert(property, runs(14));
    },
    patience,
  );
});

/** Rows a page each, of which next leads back to the first from the 1,100th. */
function circle(list: List) {
  const rows = Array.from({ length: 1200 }, (_, index) => ({ first: BigInt(index + 1), second: 0n, tag: 0 }));
  const service = new KeysetService(list, rows, {
    patience: 10_000,
    fault: ({ rows: [row], next }, question) =>
      next !== null && row === rows[1099] ? behind(question, next, rows[0]) : undefined,
  });
  const asked: Asked = { limit: 1, order: 'asc' };
  return { service, asked, expected: truth(list, rows, asked) };
}

describe('where next goes round in a circle of 1,100 pages', () => {
  it.each([false, true])(
    'a list with a range key gives nothing twice, scanned: %s',
    async (isScan) => {
      const list = listOf('getContracts');
      const { service, asked, expected } = circle(list);
      const items = isScan ? askRanged(service, asked).scan({ concurrency: 1 }) : ask(service, asked);
      expect(faultOf(await outcome(list, items), expected)).toBeUndefined();
    },
    patience,
  );

  it(
    'a list without ends in a ResponseError',
    async () => {
      const list = listOf('getNftsAtDocumentedPath');
      const { service, asked } = circle(list);
      expect(await outcome(list, ask(service, asked))).toHaveProperty('error', expect.any(ResponseError));
    },
    patience,
  );
});

/** Wrong next links that can be detected without the sort key. */
const told = [
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
    it.each(told)(
      'gives the truth or an error where next %s',
      async (name) => {
        const property = fc.asyncProperty(
          worlds(list),
          async ({ rows, asked, turns, page, chance, expected }) => {
            const service = new KeysetService(list, rows, {
              turns,
              fault: wrongAt(wrongs[name], page, chance),
            });
            expect(faultOf(await outcome(list, ask(service, asked)), expected)).toBeUndefined();
          },
        );
        await fc.assert(property, runs(40));
      },
      patience,
    );

    it.each(Object.entries<Wrong>(wrongs))(
      'ends, whatever it gives, where next %s',
      async (_, wrong) => {
        const property = fc.asyncProperty(
          worlds(list),
          async ({ rows, asked, turns, page, chance, forGood }) => {
            const service = new KeysetService(list, rows, {
              turns,
              fault: wrongAt(wrong, page, chance, forGood),
            });
            await outcome(list, ask(service, asked));
            expect(service.requests).toBeLessThanOrEqual(rows.length + 50);
          },
        );
        await fc.assert(property, runs(15));
      },
      patience,
    );
  },
);
