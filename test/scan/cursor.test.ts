import { describe, expect, it } from 'vitest';
import { createTransport, type Operation } from '../../src/client/client.js';
import { rangedList } from '../../src/scan/scan.js';
import { descriptorOf } from '../setup/fixtures.js';

interface Ferry {
  readonly number: number;
  readonly name: string;
}

/** A list with several items of one number. */
const operation = {
  operationId: 'listFerries',
  method: 'GET',
  path: '/ferries',
  items: 'ferries',
  parameters: descriptorOf('ledger', 'getBlocks').parameters ?? {},
  rangeKey: { parameter: 'block.number', field: 'number', min: '0', max: '9999999999', mayRepeatKey: true },
} satisfies Operation;

const limit = 6;

/** Ferries from number 100 on. A page that begins before 80 is empty, and leads on by 40. */
function ferries(numbers: readonly number[]) {
  const all = numbers.map((number, index) => ({ number, name: `ferry ${index}` }));
  const queries: string[] = [];
  const fetch = async (address: string): Promise<Response> => {
    const { searchParams, search } = new URL(address);
    queries.push(search);
    const bounds = searchParams.getAll('block.number').map((text) => text.split(':'));
    const isWithin = ({ number }: Ferry): boolean =>
      bounds.every(([operator, value]) => {
        const by = number - Number(value);
        return { gt: by > 0, gte: by >= 0, lt: by < 0, lte: by <= 0 }[String(operator)];
      });
    const begin = Number(bounds.find(([operator]) => operator?.startsWith('g'))?.[1] ?? 0);
    const isDescending = searchParams.get('order') === 'desc';
    if (begin < 80 && !isDescending)
      return Response.json({
        ferries: [],
        links: { next: `/ferries?order=asc&limit=${limit}&block.number=gt:${begin + 40}` },
      });
    const found = isDescending ? all.filter(isWithin).reverse() : all.filter(isWithin);
    const page = found.slice(0, Number(searchParams.get('limit')));
    const last = page.at(-1)?.number;
    const next =
      page.length < found.length ? `/ferries?order=asc&limit=${limit}&block.number=gte:${last}` : null;
    return Response.json({ ferries: page, links: { next } });
  };
  const transport = createTransport({
    baseUrl: 'https://ferries.test',
    fetch,
    validation: 'off',
    retry: false,
  });
  const scan = (options: object) =>
    rangedList<object, Ferry>(transport, operation, { limit, order: 'asc' }).scan(options);
  return { scan, queries, names: all.map(({ name }) => name) };
}

async function taken(items: AsyncIterable<Ferry>, most = Infinity): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of items) {
    found.push(name);
    if (found.length === most) break;
  }
  return found;
}

describe('the cursor of a scan', () => {
  const several = [101, 101, 102, 103, 103, 104, 105, 105, 105, 106, 107, 107, 108, 109];

  it.each(several.map((_, index) => index + 1))(
    'loses no item that has the key of another: %d',
    async (most) => {
      const { scan, names } = ferries(several);
      const first = scan({});
      const before = await taken(first, most);
      const rest = await taken(scan({ from: first.cursor }));
      expect([...new Set([...before, ...rest])]).toEqual(names);
      // Of items with one key, all are read again.
      expect(before.length + rest.length).toBeLessThanOrEqual(names.length + 2);
    },
  );

  it.each([1, 2, 5])('at item %d leaves out the empty pages before it', async (most) => {
    const { scan, queries } = ferries(several);
    const first = scan({});
    await taken(first, most);
    const before = queries.length;
    await taken(scan({ from: first.cursor }), 1);
    expect(queries[before]).toMatch(/block.number=gt:(80|10\d)$/);
  });

  it('after the last item of the list reads no item again', async () => {
    const { scan } = ferries([101, 102, 103, 104]);
    const first = scan({});
    await taken(first);
    expect(await taken(scan({ from: first.cursor }))).toEqual([]);
  });

  it('after an item without a number, the last one of its page, is the next page', async () => {
    const { mayRepeatKey: _, ...rangeKey } = operation.rangeKey;
    const unique: Operation = { ...operation, rangeKey };
    const fetch = async (address: string): Promise<Response> => {
      const next = '/ferries?order=asc&limit=6&block.number=gt:101';
      if (address.includes('block.number='))
        return Response.json({ ferries: [{ number: 102, name: 'c' }], links: { next: null } });
      const page = [
        { number: 101, name: 'a' },
        { number: null, name: 'b' },
      ];
      return Response.json({ ferries: page, links: { next } });
    };
    const transport = createTransport({ baseUrl: 'https://ferries.test', fetch, validation: 'off' });
    const scan = (options: object) =>
      rangedList<object, Ferry>(transport, unique, { limit, order: 'asc' }).scan(options);
    const first = scan({});
    expect(await taken(first, 2)).toEqual(['a', 'b']);
    expect(await taken(scan({ from: first.cursor }))).toEqual(['c']);
  });

  it('before the first number of a page is that page, also far behind the first one', async () => {
    const { mayRepeatKey: _, ...rangeKey } = operation.rangeKey;
    const pages: Readonly<Record<string, readonly (readonly [number | null, string])[]>> = {
      '': [[101, 'a']],
      'gt:101': [[102, 'b']],
      'gt:102': [
        [null, 'c'],
        [103, 'd'],
      ],
    };
    const fetch = async (address: string): Promise<Response> => {
      const page = pages[new URL(address).searchParams.get('block.number') ?? ''] ?? [];
      const last = page.at(-1)?.[0];
      const next = last === 103 ? null : `/ferries?order=asc&limit=6&block.number=gt:${last}`;
      return Response.json({ ferries: page.map(([number, name]) => ({ number, name })), links: { next } });
    };
    const transport = createTransport({ baseUrl: 'https://ferries.test', fetch, validation: 'off' });
    const list = rangedList<object, Ferry>(transport, { ...operation, rangeKey }, { limit, order: 'asc' });
    const first = list.scan({ concurrency: 1 });
    expect(await taken(first, 3)).toEqual(['a', 'b', 'c']);
    const rest = list.scan({ concurrency: 1, from: first.cursor });
    expect(await taken(rest)).toEqual(['c', 'd']);
  });
});

it('a scan ends with an error at an item without a number, after all items up to it', async () => {
  const page = [
    { number: 101, name: 'a' },
    { number: null, name: 'b' },
  ];
  const links = { next: '/ferries?order=asc&limit=6&block.number=gt:101' };
  const fetch = async (): Promise<Response> => Response.json({ ferries: page, links });
  const transport = createTransport({ baseUrl: 'https://ferries.test', fetch, validation: 'off' });
  const scan = rangedList<object, Ferry>(transport, operation, { limit, order: 'asc' }).scan();
  expect(await taken(scan, 2)).toEqual(['a', 'b']);
  const all = rangedList<object, Ferry>(transport, operation, { limit, order: 'asc' }).scan();
  await expect(taken(all)).rejects.toThrow('an item has no key');
});
