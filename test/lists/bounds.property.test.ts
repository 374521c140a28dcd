import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, isCrossed } from './bound.js';
import { KeysetService } from './keyset-service.js';
import type { List, ListCall } from './list.js';
import { lists } from './lists.js';
import { ask, askRanged, inTwoScans, inTwoWalks, names } from './reading.js';
import { patience, runs } from './runs.js';
import { pairsOf, truth } from './truth.js';
import { concurrency, limit, order, rowsOf, turns } from './worlds.js';

/** The filters on the first key: none, one or two, in either order, and `ne` if the list accepts it. */
function forms({ takesNe }: List): fc.Arbitrary<readonly string[]> {
  const usual = [[], ['gt'], ['gte'], ['lt'], ['lte'], ['eq'], ['gte', 'lt'], ['gt', 'lte'], ['lte', 'gt']];
  const unequal = [['ne'], ['ne'], ['ne', 'ne'], ['ne', 'gt'], ['ne', 'lte'], ['gte', 'ne', 'lt']];
  return fc.constantFrom<readonly string[]>(...usual, ...(takesNe ? unequal : []));
}

function worlds(list: List) {
  return fc
    .record({
      rows: rowsOf(list, 200),
      form: forms(list),
      places: fc.array(fc.record({ at: fc.nat(), beyond: fc.constantFrom(0n, 0n, 0n, -1n, 1n) }), {
        minLength: 3,
        maxLength: 3,
      }),
      hasTag: fc.boolean(),
      limit,
      order,
      turns,
      concurrency,
      stop: fc.nat(150),
    })
    .map(({ form, places, hasTag, limit, order, ...world }) => {
      const { rows } = world;
      const values = places.map(({ at, beyond }) => (rows[at % rows.length]?.first ?? 1000n) + beyond);
      const [low = 1n, high = 1n, other = 1n] = values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      const first = form.map((operator) => {
        const value = operator.startsWith('l') ? high : operator === 'ne' ? other : low;
        return `${operator}:${list.first.kind.write(value > 0n ? value : 1n)}`;
      });
      // Some services answer an empty range with 404.
      const isAnswered =
        list.crossed !== 'not found' || !isCrossed(boundsOf(pairsOf(list, { first }), list.first));
      const call: ListCall = {
        // A repeated equality counts once.
        first: isAnswered ? [...new Set(first)] : undefined,
        tag: hasTag ? list.tag?.words[0] : undefined,
        limit,
        order,
      };
      return { ...world, call, expected: truth(list, rows, call) };
    });
}

type World = ReturnType<typeof worlds> extends fc.Arbitrary<infer Of> ? Of : never;

describe.each(lists.map((list) => [list.name, list] as const))('%s between bounds', (_, list) => {
  const property = (check: (service: KeysetService, world: World) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(worlds(list), (world) =>
        check(new KeysetService(list, world.rows, { turns: world.turns }), world),
      ),
      runs(40),
    );

  it(
    'returns every item once, in order',
    async () => {
      await property(async (service, { call, expected }) => {
        expect(await names(service, ask(service, call))).toEqual(expected);
      });
    },
    patience,
  );

  it(
    'continues a walk from its cursor',
    async () => {
      await property(async (service, { call, expected, stop }) => {
        expect(await inTwoWalks(service, call, { pages: 1 + (stop % 5), prefetch: stop % 4 })).toEqual(
          expected,
        );
      });
    },
    patience,
  );

  it(
    'returns the same by a scan, with at most the allowed requests at once',
    async () => {
      await property(async (service, { call, expected, concurrency }) => {
        const scan = askRanged(service, call).scan({ concurrency });
        expect(await names(service, scan)).toEqual(expected);
        const from = scan.cursor;
        if (from !== undefined)
          expect(await names(service, askRanged(service, call).scan({ from }))).toEqual([]);
        // The scan may fall back to a walk, which requests one page ahead.
        expect(service.mostUnderWay).toBeLessThanOrEqual(Math.max(2, concurrency));
      });
    },
    patience,
  );

  it(
    'continues a scan from its cursor',
    async () => {
      await property(async (service, { call, expected, concurrency, stop }) => {
        expect(await inTwoScans(service, call, { concurrency, items: stop })).toEqual(expected);
      });
    },
    patience,
  );

  it(
    'returns the same without order, with all items before the cursor of the scan',
    async () => {
      await property(async (service, { call, expected, concurrency, stop }) => {
        const scan = askRanged(service, call).scan({ concurrency, ordered: false });
        const found = await names(service, scan, 1 + stop);
        const isOver = found.length < 1 + stop;
        const from = scan.cursor;
        found.push(...(await names(service, askRanged(service, call).scan({ from }))));
        expect([...new Set(found)].sort()).toEqual([...expected].sort());
        if (isOver) expect(found.length).toBe(expected.length);
      });
    },
    patience,
  );
});
