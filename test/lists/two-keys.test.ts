import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Key } from './key.js';
import { KeysetService } from './keyset-service.js';
import type { List, ListCall, Row } from './list.js';
import { lists } from './lists.js';
import { ask, askRanged, inTwoScans, inTwoWalks, names } from './reading.js';
import { refusal } from './refusal.js';
import { patience, runs } from './runs.js';
import { pairsOf, truth } from './truth.js';
import { concurrency, limit, order, rowsOf, turns } from './worlds.js';

/** The filters of one key: the operators of none, one or two. */
const forms = [
  [],
  ['eq'],
  ['gt'],
  ['gte'],
  ['lt'],
  ['lte'],
  ['gt', 'lt'],
  ['gt', 'lte'],
  ['gte', 'lt'],
  ['gte', 'lte'],
] as const;

/** Every pair of filters that the service accepts for this list. */
function formsOf(list: List) {
  const text = (key: Key | undefined, form: readonly string[]): string[] =>
    form.map((operator) => `${operator}:${key?.kind.write(key.kind.start + 1n)}`);
  return forms
    .flatMap((first) => forms.map((second) => ({ first, second })))
    .filter(({ first, second }) => {
      const call: ListCall = { first: text(list.first, first), second: text(list.second, second) };
      return refusal(list, pairsOf(list, call)) === undefined;
    });
}

/** The row that a bound is taken from, and the distance from it. */
const place = fc.record({ at: fc.nat(), beyond: fc.constantFrom(0n, 0n, 0n, -1n, 1n) });

function worlds(list: List) {
  return fc
    .record({
      rows: rowsOf(list, 150),
      form: fc.constantFrom(...formsOf(list)),
      lower: place,
      upper: place,
      // Services have errors if bounds meet, or nearly meet, in one first key.
      meeting: fc.constantFrom('in one row', 'in one key', 'not', 'not'),
      isSwapped: fc.boolean(),
      limit,
      order,
      turns,
      concurrency,
      stop: fc.nat(150),
    })
    .map(({ form, lower, upper, meeting, isSwapped, limit, order, ...world }) => {
      const { rows } = world;
      const rowAt = (at: number): Row => rows[at % rows.length] ?? { first: 1000n, second: 5n, tag: 0 };
      const low = rowAt(lower.at);
      const sameKey = rows.filter(({ first }) => first === low.first);
      const high =
        meeting === 'in one row'
          ? low
          : meeting === 'in one key'
            ? (sameKey[upper.at % sameKey.length] ?? low)
            : rowAt(upper.at);
      const filters = (
        key: Key | undefined,
        operators: readonly string[],
        of: 'first' | 'second',
      ): string[] => {
        const texts = operators.map((operator) => {
          const [row, { beyond }] = operator.startsWith('l') ? [high, upper] : [low, lower];
          // A bound beyond the first key would change the meaning of the bound on the second one.
          const isMoved = of === 'second' || meeting === 'not';
          const value = row[of] + (isMoved ? beyond : 0n);
          return `${operator}:${key?.kind.write(value > 0n ? value : 1n)}`;
        });
        return isSwapped ? texts.reverse() : texts;
      };
      const call: ListCall = {
        first: filters(list.first, form.first, 'first'),
        second: filters(list.second, form.second, 'second'),
        limit,
        order,
      };
      return { ...world, call, expected: truth(list, rows, call) };
    });
}

type World = ReturnType<typeof worlds> extends fc.Arbitrary<infer Of> ? Of : never;

const ofTwoKeys = lists.filter(({ second }) => second);

describe.each(ofTwoKeys.map((list) => [list.name, list] as const))('%s by two keys', (_, list) => {
  const property = (check: (service: KeysetService, world: World) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(worlds(list), (world) =>
        check(new KeysetService(list, world.rows, { turns: world.turns }), world),
      ),
      runs(250),
    );

  it(
    'returns the items between the bounds, in order',
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
