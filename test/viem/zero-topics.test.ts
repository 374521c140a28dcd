import { encodeAbiParameters, encodeEventTopics, type Hex, pad, parseAbi, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { requestKey } from '../../src/core.js';
import { createLedgerClient } from '../../src/index.js';
import { contractEvents } from '../../src/viem.js';
import { VirtualTime } from '../setup/virtual-time.js';

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Flag(bool indexed on, uint256 indexed id, bytes4 indexed kind)',
]);
const bob: Hex = `0x${'11'.repeat(20)}`;
/** The digits of its topic are odd in number, and end in zeros. */
const short: Hex = pad('0x100', { size: 20 });
/** A day before the clock of the tests. */
const begin = 1_767_225_600 - 86_400;

/** What the importer stores: no leading zero bytes, but one byte at least. Synthetic logs of tokens store none for zero. */
function stored(topic: Hex, isSynthetic: boolean): string {
  const bytes = topic.slice(2).replace(/^(00)+/, '');
  return bytes === '' && !isSynthetic ? '00' : bytes;
}

/** What the REST module searches for. */
function searched(value: string): string {
  const digits = value.replace(/^(0x)?0*/, '');
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}

interface StoredLog {
  readonly at: number;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly isSynthetic: boolean;
}

/** A service that has these logs of one contract, a second apart, and stores and searches topics as the real one does. */
function withLogs(logs: readonly Omit<StoredLog, 'at'>[]) {
  const rows = logs.map((log, index): StoredLog => ({ ...log, at: begin + index }));
  const urls: URL[] = [];
  const time = new VirtualTime();
  const ledger = createLedgerClient({
    baseUrl: 'https://ledger.test',
    clock: time,
    validation: { response: 'off' },
    fetch: async (input) => {
      const url = new URL(input);
      urls.push(url);
      const { searchParams: query, pathname } = url;
      if (pathname.endsWith('/blocks')) {
        const end = `${Math.floor(time.now() / 1000)}.000000000`;
        return Response.json({
          blocks: [{ number: 1, timestamp: { from: end, to: end } }],
          links: { next: null },
        });
      }
      if (!pathname.endsWith('/logs')) return Response.json({ transactions: [], links: { next: null } });
      const hasTopics = ({ topics, isSynthetic }: StoredLog) =>
        [0, 1, 2, 3].every((position) => {
          const values = query.getAll(`topic${position}`).map(searched);
          const topic = topics[position];
          return values.length === 0 || (topic !== undefined && values.includes(stored(topic, isSynthetic)));
        });
      const isWithin = ({ at }: StoredLog) =>
        query.getAll('timestamp').every((text) => {
          const [operator = '', bound] = text.includes(':') ? text.split(':') : ['eq', text];
          const order = at - Number(bound);
          return { eq: order === 0, gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[
            operator
          ];
        });
      // All logs have index 0.
      // All logs have index 0: a bound above or below it leaves out the log at the bound of its side.
      const excluding = query.getAll('index').filter((text) => /^(gt|lt):0$/.test(text));
      const isLeftOut = ({ at }: StoredLog) =>
        query.getAll('timestamp').some((text) => {
          const [operator = '', bound] = text.includes(':') ? text.split(':') : ['eq', text];
          const isOnItsSide = excluding.some((index) => operator === 'eq' || index[0] === operator[0]);
          return isOnItsSide && Number(bound) === at;
        });
      const found = rows.filter((log) => hasTopics(log) && isWithin(log) && !isLeftOut(log));
      if (query.get('order') !== 'asc') found.reverse();
      const limit = Number(query.get('limit') ?? 25);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const side = query.get('order') === 'asc' ? 'gt' : 'lt';
      const others = [...query].filter(
        ([name, value]) => !(name === 'timestamp' && value.startsWith(side)) && name !== 'index',
      );
      const next = new URLSearchParams([
        ...others,
        ['timestamp', `${side}e:${last?.at}.000000000`],
        ['index', `${side}:0`],
      ]);
      return Response.json({
        logs: page.map(({ at, topics, data }) => ({
          address: '0x0000000000000000000000000000000000000bb9',
          contract_id: '0.0.3001',
          bloom: '0x',
          block_hash: `0x${'ab'.repeat(48)}`,
          block_number: 1,
          root_contract_id: null,
          transaction_hash: `0x${'cd'.repeat(32)}`,
          transaction_index: 0,
          topics,
          data,
          index: 0,
          timestamp: `${at}.000000000`,
        })),
        links: { next: page.length < limit ? null : `${pathname}?${next}` },
      });
    },
  });
  return { ledger, urls, time };
}

type Args = { from?: Hex | Hex[]; to?: Hex | Hex[] };

/** Most are transfers of bob: few are found where zero is asked for, and many pages have none. */
const parties = Array.from({ length: 60 }, (_, index): { from: Hex; to: Hex } => {
  if (index % 13 === 4) return { from: zeroAddress, to: bob };
  if (index % 17 === 3) return { from: bob, to: zeroAddress };
  if (index % 19 === 5) return { from: short, to: bob };
  return { from: bob, to: short };
});
const word = (value: number): Hex => encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)]);
const transfers = parties.map((args, index) => ({
  topics: encodeEventTopics({ abi, eventName: 'Transfer', args }) as Hex[],
  data: word(index),
  isSynthetic: index % 2 === 0,
}));

/** The numbers of the transfers with these arguments, oldest first. */
function expectedOf({ from, to }: Args): number[] {
  const fits = (given: Hex | Hex[] | undefined, own: Hex) =>
    given === undefined || [given].flat().includes(own);
  return parties.flatMap((own, index) => (fits(from, own.from) && fits(to, own.to) ? [index] : []));
}

const range = [`gte:${begin}.0`, `lte:${begin + 100}.0`] as const;
const searches: Args[] = [
  { from: zeroAddress },
  { to: zeroAddress },
  { from: [bob, zeroAddress] },
  { from: [zeroAddress, short], to: [bob, zeroAddress] },
  { from: zeroAddress, to: zeroAddress },
  { from: short },
];

describe.each(searches)('transfers with arguments that may be zero: %j', (args) => {
  const expected = expectedOf(args);
  const listOf = (settings: { order?: 'asc' | 'desc'; limit?: number } = {}) => {
    const { ledger, urls, time } = withLogs(transfers);
    const timestamp = range;
    const call = { address: '0.0.3001', abi, eventName: 'Transfer', args, timestamp, ...settings } as const;
    return { urls, time, list: contractEvents(ledger, call) };
  };
  const inTime = (
    settings: Parameters<typeof listOf>[0],
    read: (world: ReturnType<typeof listOf>) => Promise<void>,
  ) => {
    const world = listOf(settings);
    return world.time.run(read(world));
  };
  type Found = { readonly args: { readonly value?: bigint | undefined } };
  const numbers = (items: readonly unknown[]) => items.map((item) => Number((item as Found).args.value));
  const collect = async (items: AsyncIterable<unknown>) => {
    const found: unknown[] = [];
    for await (const item of items) found.push(item);
    return numbers(found);
  };

  it('are all found, and no zero is sent', () =>
    inTime({ order: 'asc', limit: 5 }, async ({ list, urls }) => {
      expect(numbers(await list.toArray())).toEqual(expected);
      const topics = urls.flatMap(({ searchParams }) =>
        [1, 2, 3].flatMap((at) => searchParams.getAll(`topic${at}`)),
      );
      expect(topics.filter((topic) => /^(0x)?0*$/.test(topic))).toEqual([]);
      expect(urls.every(({ searchParams }) => searchParams.has('topic0'))).toBe(true);
    }));

  it.each(['asc', 'desc'] as const)('are found in each way, %s', (order) =>
    inTime({ order, limit: 5 }, async ({ list }) => {
      const inOrder = order === 'asc' ? expected : expected.toReversed();
      expect(await collect(list)).toEqual(inOrder);
      expect(await collect(list.scan())).toEqual(inOrder);
      for (const limit of [0, 1, 2, 100])
        expect(numbers(await list.toArray({ limit }))).toEqual(inOrder.slice(0, limit));
      const parts = await list.split(3);
      const ofParts = await Promise.all(parts.map((part) => list.part(part).toArray()));
      expect(numbers(ofParts.flat())).toEqual(inOrder);
      const batches = [];
      for await (const { items } of list.scan().batches({ size: 2, wait: Infinity })) batches.push(...items);
      expect(numbers(batches)).toEqual(inOrder);
    }),
  );

  it('are found page by page, forwards and back', () =>
    inTime({ order: 'asc', limit: 5 }, async ({ list }) => {
      const paged = [];
      for await (const { items, data } of list.pages()) {
        expect(data.logs).toEqual(items);
        paged.push(...items);
      }
      expect(numbers(paged)).toEqual(expected);
      const forwards: unknown[] = [];
      let page = await list.page();
      for (; ; page = await list.page(page.next)) {
        forwards.push(...page.items);
        if (page.next === null) break;
      }
      expect(numbers(forwards)).toEqual(expected);
      const backwards: unknown[] = [...page.items];
      while (page.previous !== null) {
        page = await list.page(page.previous);
        backwards.unshift(...page.items);
      }
      expect(numbers(backwards)).toEqual(expected);
    }));

  it('are continued behind an item by a cursor of a scan', () =>
    inTime({ order: 'asc', limit: 5 }, async ({ list }) => {
      const scan = list.scan();
      const { value: first } = await scan.next();
      const rest = await collect(list.scan({ from: scan.cursor }));
      expect([...numbers(first === undefined ? [] : [first]), ...rest]).toEqual(expected);
    }));

  it('are followed up to a bound', () =>
    inTime({ limit: 5 }, async ({ list }) => {
      expect(await collect(list.follow())).toEqual(expected);
    }));

  it('are left out of the page that an await returns', () =>
    inTime({ order: 'asc', limit: 100 }, async ({ list }) => {
      expect(numbers((await list).logs)).toEqual(expected);
    }));
});

describe('other values that are zero', () => {
  const flags = [
    { on: false, id: 0n, kind: '0x00000000' },
    { on: true, id: 0n, kind: '0x00000001' },
    { on: false, id: 256n, kind: '0x10000000' },
    { on: true, id: 1n, kind: '0x00000000' },
  ] as const;
  const logs = flags.map((args) => ({
    topics: encodeEventTopics({ abi, eventName: 'Flag', args }) as Hex[],
    data: '0x' as const,
    isSynthetic: false,
  }));

  it.each([
    [{ on: false }, [0, 2]],
    [{ id: 0n }, [0, 1]],
    [{ kind: '0x00000000' }, [0, 3]],
    [{ on: false, id: 0n, kind: '0x00000000' }, [0]],
    [{ on: [true, false], id: [0n, 256n] }, [0, 1, 2]],
    [{ id: 256n }, [2]],
  ])('are found, case %#', async (args, expected) => {
    const { ledger, time } = withLogs(logs);
    const call = { address: '0.0.3001', abi, eventName: 'Flag', timestamp: range, order: 'asc' } as const;
    const found = await time.run(contractEvents(ledger, { ...call, args: args as never }).toArray());
    expect(found.map((log) => log.args)).toEqual(expected.map((index) => flags[index]));
  });
});

it('lists that differ in a value that is not sent have keys of their own, and cursors', async () => {
  const { ledger, time } = withLogs(transfers);
  const call = { address: '0.0.3001', abi, eventName: 'Transfer', timestamp: range, limit: 5 } as const;
  const [mints, bobs, all] = [{ from: zeroAddress }, { from: [bob, zeroAddress] }, {}].map((args) =>
    contractEvents(ledger, { ...call, args: args as never }),
  );
  const keys = [mints, bobs, all].map((list) => JSON.stringify(requestKey(list)));
  expect(new Set(keys).size).toBe(3);
  const { next } = (await time.run(Promise.resolve(mints?.page()))) ?? {};
  await expect(bobs?.page(next ?? '')).rejects.toThrow('cursor');
});
