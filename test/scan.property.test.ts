import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RangedListRequest } from '../src/core/ranged-list-request.js';
import { stringify } from '../src/core/stringify.js';
import { openTransport, type Transport } from '../src/core/transport.js';
import * as ledger from '../src/ledger.js';
import {
  entity,
  type Item,
  integer,
  type KeysetList,
  KeysetServer,
  timestamp,
  type Weakness,
} from './keyset-server.js';
import { VirtualTime } from './virtual-time.js';

type Params = { limit: number; order?: 'asc' | 'desc' };
type Call = (
  transport: Transport,
  filters: string[] | undefined,
  params: Params,
) => RangedListRequest<object, Item>;

interface Subject {
  name: string;
  list: Omit<KeysetList, 'items'>;
  /** How the number of an item is written in a filter. */
  write(number: number): string;
  call: Call;
  takesNe?: boolean;
}

const asItems = (request: RangedListRequest<object, object>): RangedListRequest<object, Item> =>
  request as unknown as RangedListRequest<object, Item>;

const subjects: Subject[] = [
  {
    name: 'getContracts',
    list: {
      path: '/api/v1/contracts',
      property: 'contracts',
      column: { parameter: 'contract.id', field: 'contract_id', read: entity },
      order: 'desc',
    },
    write: (number) => `0.0.${number}`,
    call: (transport, filters, params) =>
      asItems(ledger.getContracts(transport, { ...params, 'contract.id': filters })),
    takesNe: true,
  },
  {
    name: 'getTransactions',
    list: {
      path: '/api/v1/transactions',
      property: 'transactions',
      column: { parameter: 'timestamp', field: 'consensus_timestamp', read: timestamp },
      order: 'desc',
    },
    // Neighbours differ in the last of nine digits.
    write: (number) => `${1_767_225_599 + Math.floor(number / 1e9)}.${String(number % 1e9).padStart(9, '0')}`,
    call: (transport, filters, params) =>
      asItems(ledger.getTransactions(transport, { ...params, timestamp: filters })),
    takesNe: true,
  },
  {
    name: 'getTopicMessages',
    list: {
      path: '/api/v1/topics/0.0.5/messages',
      property: 'messages',
      column: { parameter: 'sequencenumber', field: 'sequence_number', read: integer },
      order: 'asc',
    },
    write: String,
    call: (transport, filters, params) =>
      asItems(ledger.getTopicMessages(transport, { topicId: '0.0.5', ...params, sequencenumber: filters })),
    takesNe: true,
  },
  {
    name: 'getContractState',
    list: {
      path: '/api/v1/contracts/0.0.5/state',
      property: 'state',
      column: { parameter: 'slot', field: 'slot', read: integer },
      order: 'asc',
    },
    write: (number) => `0x${number.toString(16).padStart(60, '0')}ffff`,
    call: (transport, filters, params) =>
      asItems(ledger.getContractState(transport, { contractIdOrAddress: '0.0.5', ...params, slot: filters })),
  },
  {
    name: 'getContractsLogs',
    list: {
      path: '/api/v1/contracts/results/logs',
      property: 'logs',
      column: { parameter: 'timestamp', field: 'timestamp', read: timestamp },
      lower: { parameter: 'index', field: 'index', read: integer },
      order: 'desc',
    },
    write: (number) => `${1_767_225_599 + number}.000000000`,
    call: (transport, filters, params) =>
      asItems(ledger.getContractsLogs(transport, { ...params, timestamp: filters })),
  },
  {
    name: 'getNftsByAccountId',
    list: {
      path: '/api/v1/accounts/0.0.5/nfts',
      property: 'nfts',
      column: { parameter: 'token.id', field: 'token_id', read: entity },
      lower: { parameter: 'serialnumber', field: 'serial_number', read: integer },
      order: 'desc',
    },
    write: (number) => `0.0.${number}`,
    call: (transport, filters, params) =>
      asItems(
        ledger.getNftsByAccountId(transport, {
          idOrAliasOrEvmAddress: '0.0.5',
          ...params,
          'token.id': filters,
        }),
      ),
  },
];

interface Bound {
  operator: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
  /** The item whose key it has, counted around; or a key one beyond it. */
  at: number;
  beyond: number;
}

const at = { at: fc.nat(), beyond: fc.integer({ min: -1, max: 1 }) };
const lower = fc.record({ operator: fc.constantFrom('gt' as const, 'gte' as const), ...at });
const upper = fc.record({ operator: fc.constantFrom('lt' as const, 'lte' as const), ...at });
const bounds = (takesNe: boolean): fc.Arbitrary<Bound[]> =>
  fc.oneof<fc.Arbitrary<Bound[]>[]>(
    { weight: 3, arbitrary: fc.constant<Bound[]>([]) } as never,
    fc.tuple(fc.oneof(lower, upper)),
    fc.tuple(lower, upper),
    fc.tuple(upper, lower),
    fc.tuple(fc.record({ operator: fc.constant('eq' as const), ...at })),
    ...(takesNe ? [fc.tuple(fc.record({ operator: fc.constant('ne' as const), ...at }))] : []),
  );

/** Dense runs, bursts far apart, and anything between. */
const gaps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 30_000_000 }) },
  ),
  { minLength: 1, maxLength: 40 },
);

const size = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 300 }) },
);

const worlds = (subject: Subject) =>
  fc.record({
    length: size,
    gaps,
    /** Items of one key, where a key may have several. */
    repeats: fc.array(fc.constantFrom(1, 1, 2, 30), { minLength: 1, maxLength: 6 }),
    // With one item a page, keys that lie far apart take more requests than the service has patience for.
    limit: fc.noBias(fc.integer({ min: subject.takesNe ? 1 : 3, max: 40 })),
    order: fc.constantFrom('asc' as const, 'desc' as const, undefined),
    bounds: bounds(subject.takesNe === true),
    concurrency: fc.integer({ min: 1, max: 16 }),
    latencies: fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 20 }),
    weakness: fc.constantFrom<Weakness>(
      {},
      { repeatsUnderNe: true },
      { dropsBounds: true },
      ...(subject.takesNe ? [{ emptyPages: true }] : []),
    ),
  });

type World = ReturnType<typeof worlds> extends fc.Arbitrary<infer Of> ? Of : never;

/** A service with such a list, on a clock of its own, and what is asked of it. */
function open(subject: Subject, world: World) {
  const { column, lower: second } = subject.list;
  const items: Item[] = [];
  const keys: number[] = [];
  for (let number = 1000, key = 0; items.length < world.length; key++) {
    number += world.gaps[key % world.gaps.length] ?? 1;
    const count = second ? (world.repeats[key % world.repeats.length] ?? 1) : 1;
    keys.push(number);
    for (let index = 1; index <= count && items.length < world.length; index++) {
      const name = column.read === integer && column.parameter !== 'slot' ? number : subject.write(number);
      items.push({ [column.field]: name, ...(second ? { [second.field]: index } : {}) });
    }
  }
  const filters = world.bounds.map(({ operator, at: place, beyond }) => {
    const key = keys.length > 0 ? (keys[place % keys.length] ?? 1000) : 1000;
    return `${operator}:${subject.write(key + beyond)}`;
  });
  const time = new VirtualTime();
  const server = new KeysetServer({ ...subject.list, items }, world.weakness);
  let count = 0;
  let underWay = 0;
  let most = 0;
  const fetch = async (request: Request): Promise<Response> => {
    most = Math.max(most, ++underWay);
    const latency = world.latencies[count++ % world.latencies.length] ?? 0;
    await new Promise<void>((resolve) => time.after(latency, resolve));
    underWay -= 1;
    return server.fetch(request);
  };
  const transport = openTransport(
    { baseUrl: 'https://ledger.test', fetch, validation: 'off', retry: false },
    time,
  );
  const { limit, order } = world;
  const request = subject.call(transport, filters.length > 0 ? filters : undefined, {
    limit,
    ...(order ? { order } : {}),
  });
  return { time, request, mostUnderWay: () => most };
}

async function all<Of>(list: AsyncIterable<Of>, most = Number.POSITIVE_INFINITY): Promise<Of[]> {
  const items: Of[] = [];
  if (most === 0) return items;
  for await (const item of list) {
    items.push(item);
    if (items.length >= most) break;
  }
  return items;
}

function texts(items: readonly Item[]): string[] {
  return items.map((item) => stringify(item));
}

const runs = 150;

describe.each(subjects)('a scan of $name', (subject) => {
  it('gives what a walk gives, in its order, with no more requests at once than are allowed', async () => {
    const property = fc.asyncProperty(worlds(subject), async (world) => {
      const walked = open(subject, world);
      const expected = await walked.time.run(all(walked.request));
      const { time, request, mostUnderWay } = open(subject, world);
      const { concurrency } = world;
      const scan = request.scan({ concurrency });
      expect(await time.run(all(scan))).toEqual(expected);
      expect(scan.rest).toBeNull();
      // A walk, to which it falls back, asks for one page ahead.
      expect(mostUnderWay()).toBeLessThanOrEqual(Math.max(concurrency, 2));
    });
    await fc.assert(property, { numRuns: runs });
  }, 60_000);

  it('gives the same items without an order', async () => {
    const property = fc.asyncProperty(worlds(subject), async (world) => {
      const walked = open(subject, world);
      const expected = await walked.time.run(all(walked.request));
      const { time, request } = open(subject, world);
      const { concurrency } = world;
      const found = await time.run(all(request.scan({ concurrency, ordered: false })));
      expect(texts(found).sort()).toEqual(texts(expected).sort());
    });
    await fc.assert(property, { numRuns: runs });
  }, 60_000);

  it('goes on from wherever it was left, as a scan and as a walk', async () => {
    const property = fc.asyncProperty(worlds(subject), fc.nat(), async (world, place) => {
      const walked = open(subject, world);
      const expected = await walked.time.run(all(walked.request));
      const { concurrency } = world;
      const left = place % (expected.length + 1);
      const first = open(subject, world);
      const scan = first.request.scan({ concurrency });
      expect(await first.time.run(all(scan, left))).toEqual(expected.slice(0, left));
      const from = scan.rest;
      if (from === null) {
        expect(left).toBe(expected.length);
        return;
      }
      const second = open(subject, world);
      const scanned = second.request.scan({ concurrency, from });
      expect(await second.time.run(all(scanned))).toEqual(expected.slice(left));
      const third = open(subject, world);
      const items: Item[] = [];
      const walk = async (): Promise<void> => {
        for await (const page of third.request.pages({ from }))
          items.push(...((page as Record<string, unknown>)[subject.list.property] as Item[]));
      };
      await third.time.run(walk());
      expect(items).toEqual(expected.slice(left));
    });
    await fc.assert(property, { numRuns: runs });
  }, 60_000);

  it('has yielded all before its rest, also without an order', async () => {
    const property = fc.asyncProperty(worlds(subject), fc.nat(), async (world, place) => {
      const walked = open(subject, world);
      const expected = await walked.time.run(all(walked.request));
      const { concurrency } = world;
      const first = open(subject, world);
      const scan = first.request.scan({ concurrency, ordered: false });
      const before = await first.time.run(all(scan, place % (expected.length + 1)));
      const from = scan.rest;
      const second = open(subject, world);
      const after = from === null ? [] : await second.time.run(all(second.request.scan({ from })));
      expect([...new Set(texts([...before, ...after]))].sort()).toEqual(texts(expected).sort());
    });
    await fc.assert(property, { numRuns: runs });
  }, 60_000);
});
