import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResponseError } from '../../src/ledger.js';
import { type List, type ListCall, nameOfItem } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { taken } from '../setup/all-items.js';
import { ask, askRanged } from './reading.js';
import { property } from './runs.js';
import { truth } from './truth.js';
import { order, rowsOf, turns } from './worlds.js';
import { behind, type Wrong, wrongAt, wrongs } from './wrong-next.js';

function worldsOf(list: List) {
  return fc
    .record({
      rows: rowsOf(list, 120),
      limit: fc.integer({ min: 1, max: 25 }),
      order,
      turns,
      hasLower: fc.boolean(),
      hasUpper: fc.boolean(),
      hasNe: fc.boolean(),
      ends: fc.tuple(fc.nat(), fc.nat()),
      hasTag: fc.boolean(),
      page: fc.oneof(fc.nat(3), fc.nat(20)),
      forGood: fc.boolean(),
      chance: fc.nat(1000),
      isScan: fc.boolean(),
      concurrency: fc.integer({ min: 1, max: 8 }),
    })
    .map(({ limit, order, hasLower, hasUpper, hasNe, ends, hasTag, ...world }) => {
      const { rows } = world;
      const places = ends.map((place) => place % Math.max(1, rows.length)).sort((a, b) => a - b);
      const [from, to] = places.map((at) => list.first.kind.write(rows[at]?.first ?? list.first.kind.start));
      const call: ListCall = {
        first: [
          ...(hasLower ? [`gte:${from}`] : []),
          ...(hasUpper ? [`lte:${to}`] : []),
          ...(hasNe && list.takesNe ? [`ne:${to}`] : []),
        ],
        tag: hasTag ? list.tag?.words[0] : undefined,
        limit,
        order,
      };
      return { ...world, list, call, expected: truth(list, rows, call) };
    });
}

type World = ReturnType<typeof worldsOf> extends fc.Arbitrary<infer Of> ? Of : never;

/** Reads the items up to the error that ends the list, if any. */
async function outcome(list: List, items: AsyncIterable<object>) {
  const { items: found, error } = await taken(items);
  if (error !== undefined && !(error instanceof ResponseError)) throw error;
  return { found: found.map((item) => nameOfItem(list, item)), error };
}

/** Expects all items, or the first ones and a `ResponseError`. */
async function expectItems({ list, expected }: World, items: AsyncIterable<object>): Promise<void> {
  const { found, error } = await outcome(list, items);
  expect(found).toEqual(error ? expected.slice(0, found.length) : expected);
}

const ranged = [
  'getTransactions',
  'getTokens',
  'getNfts',
  'getNftsByAccountId',
  'getContracts',
  'getContractsLogs',
].map(listOf);

/** Wrong links that can be detected without the sort key. */
const detectable = [
  'stands still',
  'drops a bound',
  'changes the limit',
  'turns round',
  'is no query',
  'is missing',
];

describe.each(Object.entries<Wrong>(wrongs))('if next %s', (name, wrong) => {
  const serve = ({ list, rows, turns, page, chance, forGood }: World) =>
    new KeysetService(list, rows, { turns, links: wrongAt(wrong, page, chance, forGood) });

  const worlds = fc.constantFrom(...ranged).chain(worldsOf);
  property('a list returns all items, or the first ones and a ResponseError', worlds, 30, async (world) => {
    const service = serve(world);
    const { call, isScan, concurrency } = world;
    await expectItems(world, isScan ? askRanged(service, call).scan({ concurrency }) : ask(service, call));
  });

  const unranged = worldsOf(listOf('getNftsAtDocumentedPath'));
  property(
    'a list without a range key ends, in an error if the client can see it',
    unranged,
    20,
    async (world) => {
      const service = serve(world);
      const items = ask(service, world.call);
      if (detectable.includes(name)) await expectItems(world, items);
      else await outcome(world.list, items);
      expect(service.requests).toBeLessThanOrEqual(world.rows.length + 50);
    },
  );
});

it('a list without a range key ends in a ResponseError if next leads through a loop of 1,100 pages', async () => {
  const list = listOf('getNftsAtDocumentedPath');
  const rows = Array.from({ length: 1200 }, (_, index) => ({ first: BigInt(index + 1), second: 0n, tag: 0 }));
  const service = new KeysetService(list, rows, {
    links: ({ rows: [row], next }, question) =>
      next !== null && row === rows[1099] ? behind(question, next, rows[0]) : undefined,
  });
  const { error } = await outcome(list, ask(service, { limit: 1, order: 'asc' }));
  expect(error).toBeInstanceOf(ResponseError);
});
