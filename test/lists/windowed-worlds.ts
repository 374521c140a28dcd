import fc from 'fast-check';
import type { List, ListCall, Row } from '../keyset/list.js';
import { truth } from './truth.js';
import { reading, type World } from './worlds.js';

const day = 86_400_000_000_000n;
const year = 365n * day;
/** The start of the ledger. */
const start = 1_568_411_631_396_440_000n;

/** A time that is not a round number, so that no item is exactly at the edge of a window. */
const days = (most: number): fc.Arbitrary<bigint> =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.bigInt(1n, day - 1n))
    .map(([count, rest]) => BigInt(count) * day + rest);

/** Rows over years with gaps of up to 400 days, a call for them, and a service with windows of 60 days. */
export function windowedWorlds(list: List): fc.Arbitrary<World> {
  const gap = fc.oneof(
    { weight: 6, arbitrary: fc.bigInt(1n, 2_000_000_000n) },
    { weight: 2, arbitrary: days(3) },
    { weight: 1, arbitrary: days(400) },
  );
  return fc
    .record({
      ...reading,
      gaps: fc.array(gap, { maxLength: 60 }),
      bursts: fc.array(fc.constantFrom(1, 1, 1, 2, 40), { minLength: 1, maxLength: 6 }),
      age: days(900),
      silence: days(200),
      isBornLate: fc.boolean(),
      hasLargest: fc.boolean(),
      hasTag: fc.boolean(),
      bounds: fc.constantFrom(
        'none',
        'none',
        'lower',
        'upper',
        'both',
        'ancient',
        ...(list.takesNe ? ['unequal'] : []),
      ),
      low: fc.nat(),
      high: fc.nat(),
      limit: fc.integer({ min: 3, max: 100 }),
    })
    .map((world) => {
      const rows: Row[] = [];
      let first = start + world.age;
      for (const [index, gap] of world.gaps.entries()) {
        first += gap;
        const count = world.bursts[index % world.bursts.length] ?? 1;
        for (let within = 0; within < count; within++) {
          if (!list.second) first += 1n;
          rows.push({ first, second: list.second ? BigInt(within) : 0n, tag: index % 3 });
        }
      }
      const oldest = rows[0]?.first ?? first;
      const now = first + world.silence;
      const birth = world.isBornLate ? oldest - 1n : start;
      const nature = {
        window: { width: 60n * day, begin: start, now },
        birth,
        tooLate: world.hasLargest ? now + year : undefined,
        turns: world.turns,
      };
      const call = {
        first: boundsOf(list, rows, world),
        tag: world.hasTag ? list.tag?.words[0] : undefined,
        limit: world.limit,
        order: world.order,
      };
      return { ...world, rows, nature, call, expected: truth(list, rows, call) };
    });
}

/** Bounds at existing rows, which never cross: an account returns an error for crossed bounds. */
function boundsOf(
  list: List,
  rows: readonly Row[],
  { bounds, low, high }: { bounds: string; low: number; high: number },
): ListCall['first'] {
  const places = [low, high]
    .map((place) => (rows.length > 0 ? place % rows.length : 0))
    .sort((a, b) => a - b);
  const [from, to] = places.map((place) => rows[place]?.first);
  if (from === undefined || to === undefined || bounds === 'none') return undefined;
  const [lower, upper] = [`gte:${list.first.kind.write(from)}`, `lte:${list.first.kind.write(to)}`];
  // Years before the ledger.
  if (bounds === 'ancient') return ['gt:1568400000.000000001'];
  if (bounds === 'unequal') return [`ne:${list.first.kind.write(from)}`];
  return bounds === 'lower' ? [lower] : bounds === 'upper' ? [upper] : [lower, upper];
}
