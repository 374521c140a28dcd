import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { ApiError, TimeoutError } from '../../src/errors/errors.js';
import { createLedgerClient, getContractsResults } from '../../src/ledger.js';
import type { ListCall, Row } from '../keyset/list.js';
import { listOf, lists } from '../keyset/lists.js';
import { KeysetService, type Nature } from '../keyset/service.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { ask, askRanged, names, namesOfPage } from './reading.js';
import { truth } from './truth.js';

const day = 86_400_000_000_000n;
/** The first transaction of a ledger that is 400 days old. */
const begin = 1_700_000_000_000_000_000n;
const now = begin + 400n * day;

function serviceOf(name: string, days: readonly bigint[], nature: Nature = {}) {
  const rows: Row[] = days.map((at) => ({ first: begin + at * day, second: 0n, tag: 0 }));
  const window = { width: 60n * day, begin, now };
  const service = new KeysetService(listOf(name), rows, { window, ...nature });
  const expected = (call: ListCall): string[] => truth(listOf(name), rows, call);
  return { service, expected };
}

const ranges: readonly (readonly [name: string, first: string[] | undefined])[] = [
  ['no bounds', undefined],
  ['from 1970', ['gt:0']],
  ['from 1970 to 2019', ['gt:0', 'lt:1577750400.000000000']],
  ['from 1970 to 2100', ['gte:0', 'lt:4102444800.000000000']],
  ['to 2100', ['lte:4102444800.000000000']],
  ['after the present', ['gte:3000000000.000000000', 'lte:4000000000.000000000']],
];

const windowed = lists.filter(({ emptyWindow }) => emptyWindow).map(({ name }) => name);
const orders = ['asc', 'desc'] as const;
const worlds = windowed.flatMap((list) =>
  orders.flatMap((order) => ranges.map(([range, first]) => ({ list, order, range, first }))),
);

/** A service keeps nothing between pages, but each one is read by the same client. */
async function byCursor(service: KeysetService, call: ListCall): Promise<string[]> {
  const list = ask(service, call);
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list.page(cursor);
    found.push(...namesOfPage(service, page));
    cursor = page.next;
  }
  return found;
}

const ways: Readonly<Record<string, (service: KeysetService, call: ListCall) => Promise<string[]>>> = {
  walk: (service, call) => names(service, ask(service, call)),
  'page by page': byCursor,
  scan: (service, call) => names(service, askRanged(service, call).scan({ concurrency: 3 })),
};

/**
 * The list, its last item, the first transaction, and the 460 days up to which a wrong clock may be right. Logs between two
 * bounds are searched in windows of seven days, and so are those behind a window that ended in a failure.
 */
function mostRequests(list: string, first: string[] | undefined, hasItems: boolean): number {
  const isNarrow = list === 'getContractsLogs' && (hasItems || first !== undefined);
  return 3 + Math.ceil(460 / (isNarrow ? 7 : 60)) + (hasItems ? 4 : 0);
}

describe.each(Object.keys(ways))('a range that is wider than the ledger, by a %s', (way) => {
  const read = ways[way] as (typeof ways)[string];

  it.each(worlds)('takes few requests without items: $list, $order, $range', async (world) => {
    const { service } = serviceOf(world.list, []);
    expect(await read(service, { ...world, limit: 10 })).toEqual([]);
    expect(service.queries).toEqual([...new Set(service.queries)]);
    expect(service.requests).toBeLessThanOrEqual(mostRequests(world.list, world.first, false));
  });

  it.each(worlds)('loses no item behind gaps of months: $list, $order, $range', async (world) => {
    const { service, expected } = serviceOf(world.list, [5n, 6n, 150n, 390n]);
    const call = { ...world, limit: 10 };
    expect(await read(service, call)).toEqual(expected(call));
    const isScan = way === 'scan';
    if (!isScan) expect(service.queries).toEqual([...new Set(service.queries)]);
    const most = mostRequests(world.list, world.first, true);
    expect(service.requests).toBeLessThanOrEqual(isScan ? 2 * most + 11 : most);
  });
});

describe('the windows of a client', () => {
  it.each([502, 503])('do not take a status of %d for an empty window', async (status) => {
    const fault: Nature['fault'] = (request) =>
      request === 1 ? new Response('<html>', { status }) : undefined;
    const { service } = serviceOf('getContractsLogs', [380n, 384n, 388n, 390n, 395n], { fault });
    const walk = names(service, ask(service, { first: undefined, limit: 2, order: 'desc' }));
    await expect(walk).rejects.toBeInstanceOf(ApiError);
    await expect(walk).rejects.toMatchObject({ status });
  });

  it('look up the last item once, however many requests of a scan meet an empty window', async () => {
    const days = Array.from({ length: 12 }, (_, index) => 1n + BigInt(index) / 12n);
    const rows = days.map((at, index) => ({ first: begin + at * day + BigInt(index), second: 0n, tag: 0 }));
    const window = { width: 60n * day, begin, now };
    const turns = [0, 3, 9, 40, 90];
    const service = new KeysetService(listOf('getContractsResults'), rows, { window, turns });
    const call = { first: undefined, limit: 10, order: 'asc' } as const;
    const scan = askRanged(service, call).scan({ concurrency: 6 });
    expect(await names(service, scan)).toEqual(truth(service.list, rows, call));
    expect(service.queries).toEqual([...new Set(service.queries)]);
  });

  it('wait for the rate of the client in each request of a scan', async () => {
    const time = new VirtualTime();
    const present = BigInt(time.now()) * 1_000_000n;
    const rows = [400n, 300n, 180n, 20n].flatMap((age) =>
      Array.from({ length: 12 }, (_, index) => ({
        first: present - age * day + BigInt(index) * 3_600_000_000_000n,
        second: 0n,
        tag: 0,
      })),
    );
    const window = { width: 60n * day, begin: present - 400n * day, now: present };
    const list = new KeysetService(listOf('getContractsResults'), rows, { window, time });
    const settings = { fetch: list.fetch, clock: time, requestsPerSecond: 2, validation: 'off' } as const;
    const client = createLedgerClient({ baseUrl: 'https://ledger.test', ...settings });
    const scan = client.getContractsResults({ order: 'asc', limit: 4 }).scan({ concurrency: 6 });
    expect(await time.run(names(list, scan))).toHaveLength(rows.length);
    const moments = list.sent.map(({ at }) => at);
    const seconds = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / 1000;
    // The rate allows one burst of ten, and the scan uses all of it.
    expect(moments.length).toBeLessThanOrEqual(10 + 2 * seconds);
  });

  it.each([0, 1, 23])(
    'of a young ledger are read by a machine whose clock is %d hours behind',
    async (hours) => {
      const time = new VirtualTime();
      const present = BigInt(time.now()) * 1_000_000n;
      time.setClock(-hours * 3_600_000);
      const minute = day / 1440n;
      const rows = [40n, 25n, 24n, 3n].map((age) => ({ first: present - age * minute, second: 0n, tag: 0 }));
      const window = { width: 60n * day, begin: present - 45n * minute, now: present };
      for (const order of ['asc', 'desc'] as const) {
        const list = new KeysetService(listOf('getContractsResults'), rows, { window, time });
        const settings = { fetch: list.fetch, clock: time, validation: 'off' } as const;
        const client = createLedgerClient({ baseUrl: 'https://ledger.test', ...settings });
        const walk = client.getContractsResults({ timestamp: 'gt:0', order, limit: 2 });
        expect(await time.run(names(list, walk))).toHaveLength(rows.length);
      }
    },
  );

  it('look up the first transaction again if a proxy has answered in place of the service', async () => {
    const { service } = serviceOf('getContractsLogs', [380n, 384n]);
    let lookups = 0;
    const fetch: typeof service.fetch = async (address, init) => {
      if (!address.includes('/transactions?')) return service.fetch(address, init);
      lookups += 1;
      return lookups === 1 ? Response.json({ message: 'Quota exceeded' }) : service.fetch(address, init);
    };
    const first = ['gt:0', 'lt:1568500000.000000000'];
    const proxied = { ...service, list: service.list, nature: service.nature, fetch } as typeof service;
    const list = ask(proxied, { first, limit: 10, order: 'desc' });
    expect(await list.toArray()).toEqual([]);
    expect(lookups).toBe(2);
    expect(service.requests).toBeLessThan(10);
  });

  it('look up the first transaction once for a client', async () => {
    const { service } = serviceOf('getContractsResults', []);
    const list = ask(service, { first: ['gt:0'], limit: 10 });
    for (const _ of Array(3)) expect(await list.toArray()).toEqual([]);
    expect(service.sent.filter(({ url }) => url.pathname === '/api/v1/transactions')).toHaveLength(1);
  });

  it('end with a ledger that has no transactions', async () => {
    const { list, requests } = resultsOf(({ pathname }) =>
      Response.json({
        [pathname.endsWith('/results') ? 'results' : 'transactions']: [],
        links: { next: null },
      }),
    );
    expect(await list({ timestamp: 'gt:0' }).toArray()).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it.each([
    [404, undefined],
    [503, 503],
  ])('read on without a first transaction if it is refused with %d', async (status, thrown) => {
    const { list } = resultsOf(({ pathname }) =>
      pathname.endsWith('/results')
        ? Response.json({ results: [], links: { next: null } })
        : Response.json({ _status: { messages: [{ message: 'No' }] } }, { status }),
    );
    const items = list({ timestamp: 'gt:0' }).toArray();
    if (thrown === undefined) expect(await items).toEqual([]);
    else await expect(items).rejects.toMatchObject({ status: thrown });
  });
});

const empty = (): Response => Response.json({ results: [], links: { next: null } });
const firstTransaction = (): Response =>
  Response.json({ transactions: [{ consensus_timestamp: '1700000000.000000000' }], links: { next: null } });

/** Lists of results from a service that `answer` stands for, with its requests. */
function resultsOf(answer: (url: URL) => Response | Promise<Response>) {
  const requests: { url: URL; headers: Headers; signal: AbortSignal | null | undefined }[] = [];
  const time = new VirtualTime();
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    retry: false,
    clock: time,
    validation: { response: 'off' },
    fetch: async (address, { headers, signal } = {}) => {
      const url = new URL(address);
      requests.push({ url, headers: new Headers(headers), signal });
      return answer(url);
    },
  });
  const list = (params: object, options: object = {}) => getContractsResults(transport, params, options);
  return { list, requests, time };
}

/** The requests of a walk over a list without items, in the order in which they are sent. */
const kinds = {
  'of the list': (url: URL, index: number) => url.pathname.endsWith('/results') && index === 0,
  'for the last item': (url: URL) => url.search.includes('limit=1') && url.pathname.endsWith('/results'),
  'for the first transaction': (url: URL) => url.pathname.endsWith('/transactions'),
  'for a window': (url: URL) => url.search.includes('lte'),
};

describe.each(Object.entries(kinds))('a request %s', (_, isIt) => {
  const answer = (url: URL): Response => (url.pathname.endsWith('/results') ? empty() : firstTransaction());
  /** Never answers the requests of the kind. */
  function stuck() {
    let count = 0;
    return resultsOf((url) => (isIt(url, count++) ? new Promise<Response>(() => undefined) : answer(url)));
  }

  it('has the headers of the call', async () => {
    const { list, requests } = resultsOf(answer);
    await list({ order: 'asc' }, { headers: { 'x-test': 'yes' } }).toArray();
    const found = requests.filter(({ url }, index) => isIt(url, index));
    expect(found).not.toEqual([]);
    for (const { headers } of found) expect(headers.get('x-test')).toBe('yes');
  });

  it('ends with the signal of the call', async () => {
    const { list, requests, time } = stuck();
    const controller = new AbortController();
    const reason = new Error('stopped');
    const items = list({ order: 'asc' }, { signal: controller.signal }).toArray();
    items.catch(() => undefined);
    await time.run(new Promise<void>((resolve) => time.setTimer(50, resolve)));
    expect(isIt((requests.at(-1) as (typeof requests)[0]).url, requests.length - 1)).toBe(true);
    controller.abort(reason);
    await expect(items).rejects.toBe(reason);
    expect(requests.at(-1)?.signal?.aborted).toBe(true);
  });

  it('ends with the timeout of the call', async () => {
    const { list, requests, time } = stuck();
    const items = list({ order: 'asc' }, { timeout: 700 }).toArray();
    await expect(time.run(items)).rejects.toBeInstanceOf(TimeoutError);
    expect(requests.at(-1)?.signal?.aborted).toBe(true);
  });
});

it('behind an empty window, a page of a cache that repeats items is refused', async () => {
  const at = (day: number): string => `${1767225600 - day * 86_400}.000000000`;
  const row = (day: number) => ({ consensus_timestamp: at(day) });
  const link = (day: number): string => `/api/v1/transactions?limit=2&timestamp=lt:${at(day)}`;
  const first = { transactions: [row(1), row(2)], links: { next: link(2) } };
  const empty = { transactions: [], links: { next: link(62) } };
  const client = (replies: readonly object[]) => {
    const left = [...replies];
    const fetch = async () => Response.json(left.shift());
    return createLedgerClient({ baseUrl: 'http://cache.test', fetch, validation: 'off' });
  };
  const call = { limit: 2 };
  const reading = client([first, empty]);
  const page = await reading.getTransactions(call).page();
  const behind = await reading.getTransactions(call).page(page.next ?? undefined);
  expect(behind.items).toEqual([]);
  // Another process has only the cursor, and the cache sends it the first page.
  const repeated = client([first])
    .getTransactions(call)
    .page(behind.next ?? undefined);
  await expect(repeated).rejects.toThrow('/transactions/0 should be within the bounds of the call');
});
