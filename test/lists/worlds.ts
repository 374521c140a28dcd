import fc from 'fast-check';
import { boundsOf, isCrossed, rangeOf } from '../keyset/bound.js';
import type { Key } from '../keyset/key.js';
import type { List, ListCall, Row } from '../keyset/list.js';
import type { Order } from '../keyset/query.js';
import { refusal } from '../keyset/refusal.js';
import type { Nature } from '../keyset/service.js';
import { type Habit, habitNames } from './consumer.js';
import { pairsOf, truth } from './truth.js';

/** Rows of a list, a call for some of them, and how they are read. */
export interface World {
  readonly rows: readonly Row[];
  readonly nature: Nature;
  readonly call: ListCall;
  readonly expected: readonly string[];
  readonly concurrency: number;
  /** How many pages or items are read before the next cursor is used. */
  readonly stops: readonly number[];
  readonly habits: readonly Habit[];
}

/** Both orders, and the default of the list. */
export const order: fc.Arbitrary<Order | undefined> = fc.constantFrom('asc', 'desc', undefined);

/** The size of a page; small ones make many pages. */
const limit: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 100 }) },
);

export const concurrency: fc.Arbitrary<number> = fc.integer({ min: 1, max: 16 });

/** Turns that each reply takes. They vary, so that replies arrive out of order. */
export const turns: fc.Arbitrary<number[]> = fc.array(fc.nat(12), { minLength: 1, maxLength: 7 });

/** How a list is read. */
export const reading = {
  order,
  turns,
  concurrency,
  stops: fc.array(fc.nat(60), { maxLength: 3 }),
  habits: fc.array(fc.constantFrom(...habitNames), { minLength: 1, maxLength: 4 }),
};

/** Dense runs, distant bursts, and anything between, in steps of the key. */
const gaps: fc.Arbitrary<number[]> = fc.array(
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
export function rowsOf(list: List, most: number): fc.Arbitrary<Row[]> {
  const length = fc.oneof(fc.integer({ min: 0, max: Math.min(30, most) }), fc.integer({ min: 0, max: most }));
  return fc
    .record({ length, gaps, repeats, tags: fc.array(fc.nat(1), { minLength: 1, maxLength: 5 }) })
    .map(({ length, gaps, repeats, tags }) => {
      const rows: Row[] = [];
      let first = list.first.kind.start;
      for (let key = 0; rows.length < length; key++) {
        first += list.isGapless ? 1n : BigInt(gaps[key % gaps.length] ?? 1);
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

/** The operators of the filters on one key. */
type Form = readonly string[];

const forms: readonly Form[] = [
  ...[[], [], ['eq'], ['gt'], ['gte'], ['lt'], ['lte']],
  ...[
    ['gt', 'lt'],
    ['gt', 'lte'],
    ['gte', 'lt'],
    ['gte', 'lte'],
  ],
];
const unequal: readonly Form[] = [['ne'], ['ne', 'ne'], ['ne', 'gt'], ['ne', 'lte'], ['gte', 'ne', 'lt']];

/** All pairs of filters on the keys that the service accepts. */
function formsOf(list: List) {
  const text = (key: Key | undefined, form: Form): string[] =>
    form.map((operator) => `${operator}:${key?.kind.write(key.kind.start + 1n)}`);
  return [...forms, ...unequal]
    .flatMap((first) => (list.second ? forms : [[]]).map((second) => ({ first, second })))
    .filter(({ first, second }) => {
      const call = { first: text(list.first, first), second: text(list.second, second) };
      return refusal(list, pairsOf(list, call)) === undefined;
    });
}

/** A row that a filter has its value from, and the distance of that value. */
const place = fc.record({ at: fc.nat(), beyond: fc.constantFrom(0n, 0n, 0n, -1n, 1n) });

/** A call of a list with filters on its keys: bounds, inequalities, or up to `mostNamed` values of the first key. */
export function worldsOf(list: List, most = 100, mostNamed = 300): fc.Arbitrary<World> {
  const maxLength = { any: mostNamed, all: 1, refused: 1 }[list.repeats];
  const several = { minLength: 1, maxLength, size: 'max' } as const;
  return fc
    .record({
      ...reading,
      limit,
      rows: rowsOf(list, most),
      form: fc.constantFrom(...formsOf(list)),
      low: place,
      high: place,
      // Services have errors if bounds meet, or nearly meet, in one first key.
      meeting: fc.constantFrom('in one row', 'in one key', 'never', 'never', 'never', 'anywhere'),
      isSwapped: fc.boolean(),
      hasTag: fc.boolean(),
      // A request takes 100 values of a key: for more, the client sends several requests.
      named: fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        { weight: list.repeats === 'refused' ? 0 : 1, arbitrary: fc.array(place, several) },
      ),
      isExplicit: fc.boolean(),
    })
    .map(
      ({ form, low, high, meeting, isSwapped, hasTag, named, isExplicit, limit, order, turns, ...world }) => {
        const { rows } = world;
        const rowAt = (at: number): Row =>
          rows[at % rows.length] ?? { first: list.first.kind.start + 5n, second: 5n, tag: 0 };
        const begin = rows.length > 0 ? low.at % rows.length : 0;
        const lower = rowAt(begin);
        const sameKey = rows.filter(({ first }) => first === lower.first);
        const upper = {
          'in one row': lower,
          'in one key': sameKey[high.at % sameKey.length] ?? lower,
          never: rowAt(begin + (high.at % Math.max(1, rows.length - begin))),
          anywhere: rowAt(high.at),
        }[meeting];
        const filters = (key: Key | undefined, form: Form, of: 'first' | 'second'): string[] => {
          const texts = form.map((operator, index) => {
            const [row, { beyond }] = operator.startsWith('l') ? [upper, high] : [lower, low];
            const { [of]: found } = operator === 'ne' ? rowAt(begin + index) : row;
            // A bound beyond the first key would change the meaning of the bound on the second one.
            const isMoved = of === 'second' || !meeting.startsWith('in one');
            const value = found + (isMoved ? beyond : 0n);
            return `${operator}:${key?.kind.write(value > 0n ? value : 1n)}`;
          });
          return isSwapped ? texts.reverse() : texts;
        };
        const names = named?.map(({ at, beyond }) => {
          const value = list.first.kind.write(rowAt(at).first + (beyond > 0n ? 1n : 0n));
          return `${isExplicit ? 'eq:' : ''}${value}`;
        });
        const first = names ?? filters(list.first, form.first, 'first');
        // A range without values is refused. The bounds of a second key are a range of their own behind one first key.
        const isEmpty = (key: Key | undefined, texts: ListCall): boolean =>
          key !== undefined && isCrossed(boundsOf(pairsOf(list, texts), key));
        const second = names ? undefined : filters(list.second, form.second, 'second');
        const isFirstEmpty = isEmpty(list.first, { first });
        const range = rangeOf(boundsOf(pairsOf(list, { first }), list.first));
        const isOneKey = form.first[0] === 'eq' || (range.begin !== undefined && range.begin === range.end);
        const isSecondEmpty = isFirstEmpty || (isOneKey && isEmpty(list.second, { first, second }));
        const call: ListCall = {
          first: isFirstEmpty ? undefined : first,
          second: isSecondEmpty ? undefined : second,
          tag: hasTag ? list.tag?.words[0] : undefined,
          limit,
          order,
        };
        return { ...world, call, nature: { turns }, expected: truth(list, rows, call) };
      },
    );
}
