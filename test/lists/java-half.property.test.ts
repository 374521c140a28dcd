import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createTransport, ParameterError } from '../../src/ledger.js';
import type { ListRequest } from '../../src/lists/lists.js';
import { functionOf } from '../fixtures.js';
import type { Keys } from '../keyset/java/bound.js';
import { type JavaList, javaLists } from '../keyset/java/lists.js';
import { JavaService, valuesOf } from '../keyset/java/service.js';
import { holds, type Order, type Pair, readPair } from '../keyset/query.js';
import { property } from './runs.js';

function nameOf({ keys }: JavaList, row: Keys): string {
  return keys.map(({ kind }, index) => kind.write(row[index] ?? 0n)).join(' ');
}

/** A text that identifies an item of a reply. */
function nameOfItem({ keys }: JavaList, item: object): string {
  return keys.map(({ field, kind }) => String(Reflect.get(item, field) ?? kind.write(0n))).join(' ');
}

/** The filters of one key: the operators of none, one or two. */
const forms: readonly (readonly string[])[] = [
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
  ['ne'],
  ['eq', 'eq'],
  ['eq', 'lt'],
];

/** Rows in ascending order, and filters whose values equal row keys or lie beside them. */
function worlds({ keys, isNullable }: JavaList) {
  const small = fc.bigInt({ min: 1n, max: 4n });
  const form: fc.Arbitrary<readonly string[]> = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.constant(['eq']) },
    { weight: 5, arbitrary: fc.constantFrom(...forms) },
  );
  const row = fc.tuple(small, small, fc.bigInt({ min: 0n, max: 6n })).map(([first, second, third]): Keys => {
    // A token is fungible, or has serial numbers.
    const serial = second % 2n === 0n ? 0n : third + 1n;
    return [first, second, isNullable ? serial : third].slice(0, keys.length);
  });
  const order: fc.Arbitrary<Order | undefined> = fc.constantFrom('asc', 'desc', undefined);
  const ordered = (a: Keys, b: Keys): number => {
    const index = a.findIndex((key, at) => key !== b[at]);
    return index < 0 ? 0 : (a[index] ?? 0n) < (b[index] ?? 0n) ? -1 : 1;
  };
  return fc.record({
    rows: fc.uniqueArray(row, { selector: String, maxLength: 60 }).map((found) => found.toSorted(ordered)),
    filters: fc.tuple(
      ...keys.map(() =>
        fc.record({
          form,
          values: fc.array(small, { minLength: 2, maxLength: 2 }),
        }),
      ),
    ),
    order,
    limit: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })),
    stop: fc.nat(6),
  });
}

type World = ReturnType<typeof worlds> extends fc.Arbitrary<infer Of> ? Of : never;

/** The filters of a world as parameters. */
function filtersOf({ keys }: JavaList, { filters }: World): Record<string, string[]> {
  return Object.fromEntries(
    keys.flatMap(({ parameter, kind }, index): [string, string[]][] => {
      const { form = [], values = [] } = filters[index] ?? {};
      const texts = form.map((operator, at) => `${operator}:${kind.write(values[at] ?? 1n)}`);
      return texts.length === 0 ? [] : [[parameter, texts]];
    }),
  );
}

/**
 * The meaning of a call: an equality holds everywhere; a bound on a lower key holds everywhere if the first key is one,
 * and otherwise only at the bound of the same side.
 */
function meant({ keys }: JavaList, rows: readonly Keys[], pairs: readonly Pair[]): Keys[] {
  const [first] = keys;
  const major = first ? valuesOf(first, pairs) : [];
  const isNamed = major.some(({ operator }) => operator === 'eq');
  const read = (text: string): bigint => first?.kind.read(text) ?? 0n;
  return rows.filter((row) =>
    keys.every((key, index) => {
      const values = valuesOf(key, pairs);
      const value = row[index] ?? 0n;
      const equal = values.filter(({ operator }) => operator === 'eq');
      const isEqual = equal.length === 0 || equal.some((pair) => key.kind.read(pair.value) === value);
      return (
        isEqual &&
        values
          .filter(({ operator }) => operator !== 'eq')
          .every((pair) => {
            const edge = major.find(({ operator }) => operator[0] === pair.operator[0]);
            const isAway = index > 0 && !isNamed && row[0] !== read(edge?.value ?? '');
            return isAway || holds(value, pair.operator, key.kind.read(pair.value) ?? 0n);
          })
      );
    }),
  );
}

/** A walk that stops after some pages and resumes in a new call; undefined if the client refuses it. */
async function walked(list: JavaList, world: World, stop: number): Promise<string[] | undefined> {
  const { fetch } = new JavaService(list, world.rows);
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch,
    retry: false,
    validation: { request: 'throw', response: 'off' },
  });
  const { order, limit } = world;
  const params = { ...list.params, ...filtersOf(list, world), order, limit };
  const request = () =>
    functionOf('ledger', list.operationId)(transport, params) as ListRequest<object, object>;
  const found: string[] = [];
  try {
    let from: string | null | undefined;
    for (let round = 0; from !== null; round++) {
      let pages = 0;
      for await (const page of request().pages({ from })) {
        const items: object[] = Object.getOwnPropertyDescriptor(page.data, list.items)?.value;
        found.push(...items.map((item) => nameOfItem(list, item)));
        from = page.next;
        if (round === 0 && ++pages > stop) break;
      }
      if (from === undefined) break;
    }
    return found;
  } catch (error) {
    if (error instanceof ParameterError && error.parameter !== 'from') return undefined;
    throw error;
  }
}

describe('each item of the filters once, in order, in every form that is accepted', () => {
  for (const [index, list] of javaLists.entries())
    property(`${list.operationId} ${index}`, worlds(list), 400, async (world) => {
      const found = await walked(list, world, world.stop);
      if (!found) return;
      const pairs = Object.entries(filtersOf(list, world)).flatMap(([name, texts]) =>
        texts.map((text) => readPair(name, text)),
      );
      const expected = meant(list, world.rows, pairs).map((row) => nameOf(list, row));
      if (world.order === 'desc') expected.reverse();
      expect(found).toEqual(expected);
    });
});
