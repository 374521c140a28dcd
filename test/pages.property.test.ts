import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRequest } from '../src/core/list-request.js';
import { openTransport, type Transport } from '../src/core/transport.js';
import { getContracts, getNfts, getTransactions } from '../src/ledger.js';
import { entity, integer, type KeysetList, KeysetServer, timestamp, type Weakness } from './keyset-server.js';
import { VirtualTime } from './virtual-time.js';

interface Subject {
  name: string;
  runs: number;
  list: Omit<KeysetList, 'items'>;
  /** How the number of an item is written in a filter. */
  write(number: number): string;
  /** How it stands in the item; as in a filter, if not given. */
  inItem?(number: number): number;
  call(
    transport: Transport,
    filters: string[] | undefined,
    params: { limit: number; order?: 'asc' | 'desc' },
  ): ListRequest<object, object>;
  takesNe: boolean;
}

const subjects: Subject[] = [
  {
    name: 'getContracts',
    runs: 700,
    list: {
      path: '/api/v1/contracts',
      property: 'contracts',
      column: { parameter: 'contract.id', field: 'contract_id', read: entity },
      order: 'desc',
    },
    write: (number) => `0.0.${number}`,
    call: (transport, filters, params) => getContracts(transport, { ...params, 'contract.id': filters }),
    takesNe: true,
  },
  {
    name: 'getTransactions by timestamp',
    runs: 150,
    list: {
      path: '/api/v1/transactions',
      property: 'transactions',
      column: { parameter: 'timestamp', field: 'consensus_timestamp', read: timestamp },
      order: 'desc',
    },
    // Neighbours differ in the last of nine digits.
    write: (number) => `1767225599.${String(number + 999_990_000).padStart(9, '0')}`,
    call: (transport, filters, params) => getTransactions(transport, { ...params, timestamp: filters }),
    takesNe: true,
  },
  {
    name: 'getNfts by serial number',
    runs: 150,
    list: {
      path: '/api/v1/tokens/0.0.2001/nfts',
      property: 'nfts',
      column: { parameter: 'serialnumber', field: 'serial_number', read: integer },
      order: 'desc',
    },
    write: (number) => String(number),
    inItem: (number) => number,
    call: (transport, filters, params) =>
      getNfts(transport, { tokenId: '0.0.2001', ...params, serialnumber: filters }),
    takesNe: false,
  },
];

interface Bound {
  operator: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
  /** Where in the ledger, from 0 for its first number to 1 for its last; a little beyond either is tried as well. */
  at: number;
}

const tests: Record<Bound['operator'], (value: number, bound: number) => boolean> = {
  eq: (value, bound) => value === bound,
  ne: (value, bound) => value !== bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
};

const size = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 2000 }) },
);
const at = fc.double({ min: -0.1, max: 1.1, noNaN: true });
const lower = fc.record({ operator: fc.constantFrom('gt' as const, 'gte' as const), at });
const upper = fc.record({ operator: fc.constantFrom('lt' as const, 'lte' as const), at });
const bounds = (takesNe: boolean): fc.Arbitrary<Bound[]> =>
  fc.oneof<fc.Arbitrary<Bound[]>[]>(
    fc.constant<Bound[]>([]),
    fc.tuple(fc.oneof(lower, upper)),
    fc.tuple(lower, upper),
    fc.tuple(upper, lower),
    fc.tuple(fc.record({ operator: fc.constant('eq' as const), at })),
    ...(takesNe
      ? [fc.tuple(fc.record({ operator: fc.constant('ne' as const), at }), fc.oneof(lower, upper))]
      : []),
    ...(takesNe ? [fc.tuple(fc.record({ operator: fc.constant('ne' as const), at }))] : []),
  );

// One at a time: an empty page whose next is broken leaves nothing to go on from.
const weaknesses = fc.constantFrom<Weakness>(
  {},
  { repeatsUnderNe: true },
  { dropsBounds: true },
  { emptyPages: true },
);

/** Numbers in ascending order, with gaps. */
function numbers(length: number, gaps: readonly number[]): number[] {
  let number = 1000;
  return Array.from({ length }, (_, index) => {
    number += gaps[index % gaps.length] ?? 1;
    return number;
  });
}

describe('a walk over any ledger', () => {
  it.each(subjects)(
    'gives every item of $name once, in order',
    async (subject) => {
      const { list, write, call, takesNe, runs, inItem = write } = subject;
      const property = fc.asyncProperty(
        size,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
        // As many small limits as fast-check would try make it a test of patience.
        fc.noBias(fc.integer({ min: 1, max: 100 })),
        fc.constantFrom('asc' as const, 'desc' as const, undefined),
        bounds(takesNe),
        weaknesses,
        async (length, gaps, limit, order, given, weakness) => {
          const all = numbers(length, gaps);
          const [low, high] = [all[0] ?? 1000, all.at(-1) ?? 1000];
          const placed = given.map(({ operator, at: place }) => ({
            operator,
            value: Math.round(low + place * (high - low)),
          }));
          const expected = all.filter((number) =>
            placed.every(({ operator, value }) => tests[operator](number, value)),
          );
          if ((order ?? list.order) === 'desc') expected.reverse();
          const items = all.map((number) => ({ [list.column.field]: inItem(number) }));
          const filters = placed.map(({ operator, value }) => `${operator}:${write(value)}`);
          for (const prefetch of [undefined, 0, 3]) {
            const server = new KeysetServer({ ...list, items }, weakness);
            const transport = openTransport(
              { baseUrl: 'https://ledger.test', fetch: server.fetch, validation: 'off', retry: false },
              new VirtualTime(),
            );
            const request = call(transport, filters.length > 0 ? filters : undefined, {
              limit,
              ...(order ? { order } : {}),
            });
            const found: object[] = [];
            if (prefetch === undefined) for await (const item of request) found.push(item);
            else
              for await (const page of request.pages({ prefetch }))
                found.push(...((page as Record<string, object[]>)[list.property] ?? []));
            const keys = found.map((item) => String((item as Record<string, unknown>)[list.column.field]));
            expect(keys).toEqual(expected.map(write));
          }
        },
      );
      await fc.assert(property, { numRuns: runs });
    },
    60_000,
  );
});
