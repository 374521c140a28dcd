import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeysetService } from './keyset-service.js';
import type { List, ListCall } from './list.js';
import { lists } from './lists.js';
import { ask, askRanged, inTwoScans, inTwoWalks, names } from './reading.js';
import { patience, runs } from './runs.js';
import { truth } from './truth.js';
import { concurrency, limit, order, rowsOf, turns } from './worlds.js';

/** Number of values in a query. The service takes 100 in a request; the client may send several requests. */
const mostValues = ({ repeats }: List): number => (repeats === 'any' ? 300 : 100);

/** Some rows of a list, and a call with some of their keys, with missing keys and with repeated ones. */
function worlds(list: List) {
  const { kind } = list.first;
  return fc
    .record({
      rows: rowsOf(list),
      chosen: fc.array(fc.record({ at: fc.nat(), beyond: fc.constantFrom(0n, 0n, 0n, 1n) }), {
        minLength: 1,
        maxLength: mostValues(list),
        size: 'max',
      }),
      isExplicit: fc.boolean(),
      limit,
      order,
      turns,
      concurrency,
      stop: fc.nat(120),
    })
    .map(({ chosen, isExplicit, limit, order, ...world }) => {
      const first = chosen.map(({ at, beyond }) => {
        const key = world.rows[at % world.rows.length]?.first ?? kind.start;
        return `${isExplicit ? 'eq:' : ''}${kind.write(key + beyond)}`;
      });
      const call: ListCall = { first, limit, order };
      return { ...world, call, expected: truth(list, world.rows, call) };
    });
}

const taking = lists.filter(({ repeats }) => repeats !== 'refused');

describe.each(taking.map((list) => [list.name, list] as const))('%s by their keys', (_, list) => {
  const property = (
    check: (
      service: KeysetService,
      world: ReturnType<typeof worlds> extends fc.Arbitrary<infer W> ? W : never,
    ) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(worlds(list), (world) =>
        check(new KeysetService(list, world.rows, { turns: world.turns }), world),
      ),
      runs(12),
    );

  it(
    'returns each of them once as an array',
    async () => {
      await property(async (service, { call, expected }) => {
        const items = await ask(service, call).toArray();
        expect(items.length).toBe(expected.length);
      });
    },
    patience,
  );

  it(
    'returns each of them once, in order, by iteration',
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
    'returns the same by a scan',
    async () => {
      await property(async (service, { call, expected, concurrency }) => {
        expect(await names(service, askRanged(service, call).scan({ concurrency }))).toEqual(expected);
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
});
