import fc from 'fast-check';
import type { List, Row } from './list.js';
import type { Order } from './query.js';

/** Both orders, and the default of the list. */
export const order: fc.Arbitrary<Order | undefined> = fc.constantFrom('asc', 'desc', undefined);

/** The size of a page; small ones make many pages. */
export const limit: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 100 }) },
);

export const concurrency: fc.Arbitrary<number> = fc.integer({ min: 1, max: 16 });

/** Turns that each reply takes. They vary, so that replies arrive out of order. */
export const turns: fc.Arbitrary<number[]> = fc.array(fc.nat(12), { minLength: 1, maxLength: 7 });

/** Dense runs, distant bursts, and anything between, in steps of the key. */
export const gaps: fc.Arbitrary<number[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 30_000_000 }) },
  ),
  { minLength: 1, maxLength: 40 },
);

/** The number of rows with the same first key. */
const repeats = fc.array(fc.constantFrom(1, 1, 2, 3, 30), { minLength: 1, maxLength: 6 });

/** Rows of a list, in ascending order. */
export function rowsOf(list: List, most = 300): fc.Arbitrary<Row[]> {
  const length = fc.oneof(fc.integer({ min: 0, max: Math.min(30, most) }), fc.integer({ min: 0, max: most }));
  return fc
    .record({ length, gaps, repeats, tags: fc.array(fc.nat(1), { minLength: 1, maxLength: 5 }) })
    .map(({ length, gaps, repeats, tags }) => {
      const rows: Row[] = [];
      let first = list.first.kind.start;
      for (let key = 0; rows.length < length; key++) {
        first += BigInt(gaps[key % gaps.length] ?? 1);
        if (list.first.kind.end !== undefined && first > list.first.kind.end) break;
        const count = list.second ? (repeats[key % repeats.length] ?? 1) : 1;
        let second = list.second?.kind.start ?? 0n;
        for (let index = 0; index < count && rows.length < length; index++) {
          second += BigInt(gaps[(key + index) % gaps.length] ?? 1) % 1000n || 1n;
          rows.push({ first, second: list.second ? second : 0n, tag: tags[rows.length % tags.length] ?? 0 });
        }
      }
      return rows;
    });
}
