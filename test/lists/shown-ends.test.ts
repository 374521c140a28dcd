import { describe, expect, it } from 'vitest';
import { createLedgerClient, gt, type LedgerClient, lt, ServiceBehindError } from '../../src/index.js';
import { toTimestamp } from '../../src/values/values.js';
import { allItems } from '../setup/all-items.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** The numbers that a cluster has, each of which is a second older than the next one. */
interface Cluster {
  readonly from?: number;
  readonly to: number;
  /** It ends its pages before this number, which it has. */
  readonly hides?: number;
}

const newest = 60;
const limit = 5;
const topicId = '0.0.4001';

/** Clusters behind one name, which answer in turns. `turn` says which one answers a request. */
function world(clusters: readonly Cluster[], turn = (request: number): number => request) {
  const time = new VirtualTime();
  const begin = BigInt(time.now()) * 1_000_000n - BigInt(newest + 10) * 1_000_000_000n;
  const at = (number: number): string => toTimestamp(begin + BigInt(number) * 1_000_000_000n);
  const queries: string[] = [];
  const state = { clusters, turn };
  const fetch = async (address: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(address);
    const name = pathname.endsWith('/blocks') ? 'blocks' : 'messages';
    const {
      from = 1,
      to,
      hides,
    } = state.clusters[state.turn(queries.length) % state.clusters.length] as Cluster;
    queries.push(decodeURIComponent(address.split('?')[1] ?? ''));
    await new Promise<void>((resolve) => time.setTimer(20, resolve));
    const key = name === 'blocks' ? 'block.number' : 'sequencenumber';
    const bounds = ['timestamp', key].flatMap((parameter) =>
      searchParams.getAll(parameter).map((text) => {
        const [operator = '', value = text] = text.includes(':') ? text.split(':') : ['eq', text];
        return (number: number): boolean => {
          const own = parameter === key ? number - Number(value) : Number(at(number)) - Number(value);
          if (operator === 'eq') return own === 0;
          const side = operator.startsWith('g') ? own : -own;
          return side > 0 || (side === 0 && operator.endsWith('e'));
        };
      }),
    );
    const isAscending = searchParams.get('order') === 'asc';
    const all = Array.from({ length: to - from + 1 }, (_, index) =>
      isAscending ? from + index : to - index,
    );
    const found = all.filter((number) => bounds.every((includes) => includes(number)));
    const size = Number(searchParams.get('limit') ?? 25);
    const hidden = hides === undefined ? -1 : found.indexOf(hides);
    const page = found.slice(0, hidden < 0 ? size : Math.min(hidden, size));
    const items = page.map((number) =>
      name === 'blocks'
        ? { number, timestamp: { from: at(number), to: at(number) } }
        : { sequence_number: number, consensus_timestamp: at(number) },
    );
    const next = page.length < size ? null : `${pathname}?${key}=${isAscending ? 'gt' : 'lt'}:${page.at(-1)}`;
    return Response.json({ [name]: items, links: { next } });
  };
  const connect = (deadline?: number): LedgerClient =>
    createLedgerClient({
      baseUrl: 'https://ledger.test',
      clock: time,
      retry: false,
      validation: { response: 'off' },
      ...{ fetch, deadline },
    });
  return { time, connect, queries, state, at };
}

const numbersOf = (items: readonly object[]): number[] =>
  items.map((item) => Number(Object(item).sequence_number ?? Object(item).number));
const down = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

type List = ReturnType<LedgerClient['getTopicMessages']>;

const lists = {
  messages: (client: LedgerClient, params: object) =>
    client.getTopicMessages({ topicId, limit, ...params } as never),
  blocks: (client: LedgerClient, { sequencenumber, ...params }: Record<string, unknown>) =>
    client.getBlocks({
      limit,
      ...params,
      ...(sequencenumber !== undefined && { 'block.number': sequencenumber }),
    } as never) as unknown as List,
};

/** Ways to read a list to its end. Each takes a function that makes the list, in a new client. */
const ways: Record<string, (list: () => List) => Promise<object[]>> = {
  'for await': (list) => allItems(list()),
  toArray: (list) => list().toArray(),
  pages: async (list) => (await allItems(list().pages())).flatMap(({ items }) => items),
  'cursors in new processes': async (list) => {
    const found: object[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list().page(cursor);
      found.push(...page.items);
      cursor = page.next;
    }
    return found;
  },
  scan: (list) => allItems(list().scan({ concurrency: 6 })),
  'scan without order': async (list) => {
    const items = await allItems(list().scan({ concurrency: 6, ordered: false }));
    return items.sort((a, b) => Number(numbersOf([b])[0]) - Number(numbersOf([a])[0]));
  },
  'parts of a split': async (list) => {
    const found: object[] = [];
    for (const part of await list().split(4)) found.push(...(await allItems(list().part(part))));
    return found;
  },
};

const bound = 30;
const bounds: Record<string, (at: (number: number) => string) => object> = {
  'a bound by number': () => ({ sequencenumber: gt(bound) }),
  'a bound by time': (at) => ({ timestamp: gt(at(bound)) }),
};
const cases = Object.keys(lists).flatMap((list) =>
  Object.keys(bounds).flatMap((bound) => Object.keys(ways).map((way) => [list, bound, way] as const)),
);

describe('the end of a list without gaps, newest first, beside a cluster that has nothing in the range', () => {
  it.each(cases)('is the bound: %s, %s, %s', async (list, kind, way) => {
    for (const turn of [(request: number) => request, (request: number) => (request % 3 === 0 ? 0 : 1)]) {
      const { time, connect, at } = world([{ to: newest }, { to: 25 }], turn);
      const params = { order: 'desc', ...bounds[kind]?.(at) };
      const read =
        ways[way]?.(() => lists[list as keyof typeof lists](connect(), params)) ?? Promise.reject(way);
      expect(numbersOf(await time.run(read))).toEqual(down(newest, bound + 1));
    }
  });

  it.each(cases)('is an error if no other cluster answers: %s, %s, %s', async (list, kind, way) => {
    const { time, connect, at, queries } = world([{ to: newest }, { to: 25 }], (request) =>
      Math.min(request, 1),
    );
    const params = { order: 'desc', ...bounds[kind]?.(at) };
    const read =
      ways[way]?.(() => lists[list as keyof typeof lists](connect(3000), params)) ?? Promise.reject(way);
    expect(await time.run(rejection(read))).toBeInstanceOf(ServiceBehindError);
    expect(queries.length).toBeLessThan(60);
  });

  it('is not where one reply is cut off', async () => {
    const { time, connect } = world([{ to: newest }, { to: newest, hides: 48 }]);
    const list = lists.messages(connect(), { order: 'desc', sequencenumber: gt(bound) });
    expect(numbersOf(await time.run(list.toArray()))).toEqual(down(newest, bound + 1));
  });

  it('is the first item of the page before all others, for a list that is read back', async () => {
    const { time, connect, state } = world([{ to: newest }]);
    const list = () => lists.messages(connect(), { order: 'asc', sequencenumber: gt(bound) });
    let page = await time.run(list().page((await time.run(list().page())).next ?? undefined));
    page = await time.run(list().page(page.next ?? undefined));
    state.clusters = [{ to: 25 }, { to: newest }];
    const found: number[] = [];
    for (let cursor = page.previous; cursor; ) {
      const before = await time.run(list().page(cursor));
      found.unshift(...numbersOf(before.items));
      cursor = before.previous;
    }
    expect(found).toEqual(down(bound + 10, bound + 1).reverse());
  });
});

describe('a service that is not behind is not accused', () => {
  const readFrom = async (from: number, params: (at: (number: number) => string) => object) => {
    const { time, connect, at, queries } = world([{ from, to: newest }]);
    const begin = time.elapsed();
    const items = await time.run(lists.messages(connect(), params(at)).toArray());
    expect(time.elapsed() - begin).toBeLessThan(1000);
    return { numbers: numbersOf(items), requests: queries.length };
  };

  it('if its history begins later: one request looks up the end', async () => {
    for (const range of [{}, { sequencenumber: gt(10) }]) {
      const { numbers, requests } = await readFrom(20, () => ({ order: 'desc', ...range }));
      expect(numbers).toEqual(down(newest, 20));
      // Nine pages, the last of which has one item.
      expect(requests).toBe(9 + 1);
    }
  });

  it('if its history begins at message 1, without another request', async () => {
    const { numbers, requests } = await readFrom(1, () => ({ order: 'desc' }));
    expect(numbers).toEqual(down(newest, 1));
    expect(requests).toBeLessThanOrEqual(newest / limit + 1);
  });

  it('if a bound is beyond the newest item', async () => {
    expect(await readFrom(1, () => ({ order: 'asc', sequencenumber: gt(1_000_000) }))).toEqual({
      numbers: [],
      requests: 1,
    });
    expect(await readFrom(1, () => ({ order: 'desc', sequencenumber: gt(1_000_000) }))).toEqual({
      numbers: [],
      requests: 1,
    });
    const { numbers } = await readFrom(1, () => ({ order: 'desc', sequencenumber: lt(1_000_000) }));
    expect(numbers).toEqual(down(newest, 1));
  });

  it('if the range of time has moved beyond the item of a cursor', async () => {
    for (const name of ['messages', 'blocks'] as const) {
      const { time, connect, at } = world([{ to: newest }]);
      const list = (low: number) => lists[name](connect(), { order: 'desc', timestamp: gt(at(low)) });
      const { next } = await time.run(list(bound).page());
      const begin = time.elapsed();
      const page = await time.run(list(58).page(next ?? undefined));
      expect(page.items).toEqual([]);
      expect(time.elapsed() - begin).toBeLessThan(1000);
    }
  });
});

describe('a list without gaps, oldest first', () => {
  it('is read up to a time in the past that another cluster has reached', async () => {
    const { time, connect, at } = world([{ to: newest }, { to: 25 }]);
    const items = await time.run(
      lists.messages(connect(), { order: 'asc', timestamp: lt(at(50)) }).toArray(),
    );
    expect(numbersOf(items)).toEqual(down(49, 1).reverse());
  });

  it('is read at least up to the newest number that a reply has shown', async () => {
    for (const way of ['for await', 'pages', 'scan', 'parts of a split']) {
      const { time, connect, queries, state } = world([{ to: newest }, { to: 25 }]);
      const read =
        ways[way]?.(() => lists.messages(connect(), { order: 'asc', sequencenumber: gt(20) })) ?? [];
      const found = numbersOf(await time.run(Promise.resolve(read)));
      expect(found, way).toEqual(down(found.at(-1) ?? 0, 21).reverse());
      expect(queries.length).toBeLessThan(60);
      expect(state.clusters).toHaveLength(2);
    }
  });
});
