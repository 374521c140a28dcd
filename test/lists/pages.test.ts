import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch, type Operation, type Transport } from '../../src/client/client.js';
import { createLedgerClient } from '../../src/index.js';
import {
  ApiError,
  getAccount,
  getAccounts,
  getContracts,
  getNfts,
  getTokens,
  getTopicMessages,
  getTransactions,
  gt,
  gte,
  lte,
  ne,
  ParameterError,
} from '../../src/ledger.js';
import { type ListRequest, list } from '../../src/lists/lists.js';
import { createSandbox } from '../../src/sandbox.js';
import { getComponents, getIncidents } from '../../src/status.js';
import { timestampKind } from '../../src/values/values.js';
import { numbers, rowsOf } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService, type Nature } from '../keyset/service.js';
import { allItems, taken } from '../setup/all-items.js';
import { rejection } from '../setup/thrown.js';

const baseUrl = 'https://ledger.test';

function transportOver(fetch: Fetch, base = baseUrl): Transport {
  return createTransport({ baseUrl: base, fetch, retry: false, validation: { response: 'off' } });
}

const contract = (id: number) => ({ contract_id: `0.0.${id}` });
/** The numbers of contracts. */
const idsOf = (items: readonly { contract_id?: string | null }[]): number[] =>
  items.map(({ contract_id }) => Number(contract_id?.slice(4)));
const upTo = (last: number): number[] => numbers(last).map(Number);

/** A service with so many contracts, and a transport to it. */
function contractServer(count: number, nature: Nature = {}) {
  const server = new KeysetService(listOf('getContracts'), rowsOf(numbers(count)), nature);
  return { server, transport: transportOver(server.fetch) };
}

/** Returns the nth page for the nth request. */
function playing(...pages: readonly (object | (() => Response | Promise<Response>))[]) {
  const urls: URL[] = [];
  const signals: AbortSignal[] = [];
  const fetch: Fetch = async (url, { signal }) => {
    const page = pages[urls.push(new URL(url)) - 1] ?? { _status: { messages: [] } };
    if (signal) signals.push(signal);
    return typeof page === 'function' ? page() : Response.json(page);
  };
  return { transport: transportOver(fetch), urls, signals };
}

const page = (ids: readonly number[], next: unknown): object => ({
  contracts: ids.map(contract),
  links: { next },
});
const behind = (id: number): string => `/api/v1/contracts?contract.id=lt:0.0.${id}`;
const never = (): Promise<Response> => new Promise(() => undefined);
const queries = (urls: readonly URL[]): string[] => urls.map(({ search }) => search);
const idle = async (turns = 20): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await setImmediate();
};

describe('the request for the next page', () => {
  it('keeps a path prefix of the base URL once, and takes only the query of next', async () => {
    const { server } = contractServer(5, { prefix: '/v1/KEY' });
    const transport = transportOver(server.fetch, `${baseUrl}/v1/KEY/`);
    expect(idsOf(await getContracts(transport, { limit: 2, order: 'asc' }).toArray())).toEqual(upTo(5));
    expect(server.sent.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/v1/KEY/api/v1/contracts'));
  });

  it.each(['http://10.0.0.7:5551', 'https://evil.test', '//evil.test', 'https://ledger.test@evil.test'])(
    'goes to the base URL although next names %s',
    async (nextOrigin) => {
      const { server, transport } = contractServer(5, { nextOrigin });
      expect(await getContracts(transport, { limit: 2 }).toArray()).toHaveLength(5);
      expect(server.sent.map(({ url }) => url.origin)).toEqual(Array(3).fill(baseUrl));
    },
  );

  it('has the query of next unchanged, with repeated keys in order and unescaped colons', async () => {
    const query = 'account.id=0.0.9&account.id=eq:0.0.3&limit=1&timestamp=gt%3A0&timestamp=lt:5.000000001';
    const { transport, urls } = playing(
      {
        transactions: [{ consensus_timestamp: '5.000000001' }],
        links: { next: `/api/v1/transactions?${query}` },
      },
      { transactions: [], links: { next: null } },
    );
    await getTransactions(transport, {
      'account.id': ['0.0.9', 'eq:0.0.3'],
      limit: 2,
      timestamp: gt('0'),
    }).toArray();
    expect(queries(urls)).toEqual([
      '?account.id=0.0.9&account.id=eq:0.0.3&limit=2&timestamp=gt:0',
      '?account.id=0.0.9&account.id=eq:0.0.3&limit=1&timestamp=gt%3A0&timestamp=lt:5.000000001',
    ]);
  });
});

describe('a 404 after a good page', () => {
  const full = {
    transactions: [{ consensus_timestamp: '5.000000000' }],
    links: { next: '/api/v1/transactions?limit=1&timestamp=lt:5.000000000' },
  };
  const ofService = (): Response =>
    Response.json({ _status: { messages: [{ message: 'Not found' }] } }, { status: 404 });
  const ofEdge = (): Response => new Response('<html>Not Found</html>', { status: 404 });

  it('ends a list in descending time, because its owner did not exist before', async () => {
    const { transport } = playing(full, ofService);
    expect(await getTransactions(transport, { limit: 1 }).toArray()).toHaveLength(1);
  });

  it('is an error if a proxy sent it, in ascending time, and as the first reply', async () => {
    const forwards = { ...full, links: { next: '/api/v1/transactions?limit=1&order=asc&timestamp=gt:5' } };
    for (const [pages, order] of [
      [[full, ofEdge], 'desc'],
      [[forwards, ofService], 'asc'],
      [[ofService], 'desc'],
    ] as const) {
      const { transport } = playing(...pages);
      await expect(getTransactions(transport, { limit: 1, order }).toArray()).rejects.toThrow(ApiError);
    }
  });
});

describe('toArray', () => {
  it.each([
    [0, 0],
    // A page that is not needed is not requested ahead either.
    [25, 1],
    [100, 1],
    [101, 2],
    [undefined, 3],
  ])('returns the first %s items with %i requests', async (limit, requests) => {
    const { server, transport } = contractServer(240);
    const found = await getContracts(transport, { order: 'asc' }).toArray(
      limit === undefined ? {} : { limit },
    );
    expect(idsOf(found)).toEqual(upTo(limit ?? 240));
    expect(server.requests).toBe(requests);
  });

  it('asks for no more than it needs', async () => {
    const { server, transport } = contractServer(240);
    await getContracts(transport).toArray({ limit: 30 });
    expect(server.queries).toEqual(['limit=30']);
  });

  it('uses a limit of the call as the page size', async () => {
    const { server, transport } = contractServer(9);
    expect(await getContracts(transport, { limit: 2 }).toArray({ limit: 3 })).toHaveLength(3);
    expect(server.queries).toEqual(['limit=2', 'limit=2&contract.id=lt:0.0.8']);
  });
});

describe('the first page, read back by a cursor,', () => {
  it.each([1, 3, 20, 50, 100])('has no page before it if pages have %i items', async (limit) => {
    const { transport } = contractServer(2 * limit);
    const list = () => getContracts(transport, { limit });
    const first = await list().page();
    const second = await list().page(first.next ?? '');
    const again = await list().page(second.previous ?? '');
    expect(first.previous).toBeNull();
    expect(again.previous).toBeNull();
    expect(again.items).toEqual(first.items);
    expect(again.next).toBe(first.next);
  });

  it('differs from a page that has another one before it', async () => {
    const { transport } = contractServer(5);
    const list = () => getContracts(transport, { limit: 2 });
    const pages = [await list().page()];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list().page(next));
    const back = await list().page(pages[2]?.previous ?? '');
    expect(back.items).toEqual(pages[1]?.items);
    expect(back.previous).not.toBeNull();
  });
});

describe('an iteration', () => {
  const walked = async (count: number, params: object): Promise<string[]> => {
    const { server, transport } = contractServer(count);
    const found: unknown[] = [];
    for await (const item of getContracts(transport, { order: 'asc', ...params })) found.push(item);
    expect(idsOf(found as never)).toEqual(upTo(count));
    return server.queries;
  };

  it('begins with the default page and reads on in the largest ones', async () => {
    expect(await walked(240, {})).toEqual([
      'order=asc',
      'order=asc&contract.id=gt:0.0.25&limit=100',
      'order=asc&limit=100&contract.id=gt:0.0.125',
      'order=asc&limit=100&contract.id=gt:0.0.225',
    ]);
  });

  it('keeps a limit of the call', async () => {
    const queries = await walked(50, { limit: 20 });
    expect(queries.every((query) => query.includes('limit=20'))).toBe(true);
    expect(queries).toHaveLength(3);
  });

  it('keeps the query of next behind a page that is not full, as in a mock', async () => {
    const { transport, urls } = playing(page([9, 8], behind(8)), page([7], null));
    const found: unknown[] = [];
    for await (const item of getContracts(transport)) found.push(item);
    expect(found).toHaveLength(3);
    expect(queries(urls)).toEqual(['', '?contract.id=lt:0.0.8']);
  });
});

describe('what a reply has beside its items', () => {
  const sandbox = createSandbox({ size: 0.5 });
  const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

  it.each<[string, (list: ReturnType<typeof ledger.getBalances>) => Promise<unknown>]>([
    ['toArray', (list) => list.toArray()],
    ['an iteration', (list) => list[Symbol.asyncIterator]().next()],
    ['pages', (list) => list.pages().next()],
    ['a page', (list) => list.page()],
    ['a scan', (list) => list.scan().next()],
  ])('is readable after %s', async (_, read) => {
    const { timestamp } = await ledger.getBalances();
    const list = ledger.getBalances();
    expect(list.reply).toBeUndefined();
    await read(list);
    expect(timestamp).toMatch(/^\d+\.\d{9}$/);
    expect(list.reply).toEqual({ timestamp });
  });
});

describe('pages', () => {
  it('resume exactly after a page, also in another process', async () => {
    const { transport } = contractServer(20);
    const list = () => getContracts(transport, { limit: 3, 'contract.id': gt('0.0.4') });
    const all = await list().toArray();
    const seen: unknown[] = [];
    let next: string | null = null;
    for await (const first of list().pages()) {
      seen.push(...first.items);
      next = first.next;
      if (seen.length === 6) break;
    }
    const from: string = JSON.parse(JSON.stringify(next));
    for await (const later of list().pages({ from })) seen.push(...later.items);
    expect(seen).toEqual(all);
  });

  it('are plain records with the cursors of both neighbours, null at the ends', async () => {
    const { transport } = contractServer(3);
    const pages = await allItems(getContracts(transport, { limit: 2 }).pages());
    expect(pages.map((page) => Object.keys(page))).toEqual(
      Array(2).fill(['data', 'items', 'next', 'previous']),
    );
    expect(structuredClone(pages)).toEqual(pages);
    expect(JSON.parse(JSON.stringify(pages)).map((page: object) => Object.keys(page))).toEqual(
      Array(2).fill(['data', 'items', 'next', 'previous']),
    );
    expect(pages.map(({ next, previous }) => ({ next, previous }))).toEqual([
      { next: 'getContracts~1d6ts73cz23~a~0.0.2', previous: null },
      { next: null, previous: 'getContracts~1d6ts73cz23~b~0.0.1' },
    ]);
    expect(pages[0]?.data.contracts).toEqual(pages[0]?.items);
  });

  it.each(['', 'a b', 'a#b', 'limit=7', 'getContracts', 'getContracts~1~z~0.0.1~', '~', '%zz', 5, null])(
    'refuse to resume from %j',
    async (from) => {
      const { server, transport } = contractServer(0);
      const list = getContracts(transport);
      const expected = {
        name: 'ParameterError',
        message: `getContracts: from must be a cursor: the next or previous of a page, got ${JSON.stringify(from)}`,
        parameter: 'from',
        value: from,
      };
      for (const items of [list.pages({ from: from as string }), list.scan({ from: from as string })]) {
        await expect(items.next()).rejects.toMatchObject(expected);
        // Thrown once, as by every generator.
        expect(await items.next()).toEqual({ done: true, value: undefined });
      }
      expect(server.requests).toBe(0);
    },
  );

  it('refuse the cursor of another call with a reason, but not one of another page size', async () => {
    const { transport } = contractServer(20);
    const from = (await getContracts(transport, { limit: 2 }).page()).next ?? '';
    await expect(getAccounts(transport).pages({ from }).next()).rejects.toThrow(
      /^getAccounts: from must be a cursor of getAccounts, and not of getContracts, got/,
    );
    await expect(getContracts(transport, { order: 'asc' }).page(from)).rejects.toThrow(
      /^getContracts: cursor must be a cursor of the same call: order or a path parameter differs, got/,
    );
    const later = await getContracts(transport, { limit: 7 }).page(from);
    expect(idsOf(later.items)[0]).toBe(18);
  });

  it.each<[string, (list: ReturnType<typeof getContracts>) => unknown]>([
    ['prefech is not a valid option. Did you mean prefetch?', (list) => list.pages({ prefech: 2 } as never)],
    ['max is not one of the options limit', (list) => list.toArray({ max: 2 } as never)],
    ['limit must be an integer from 0, or Infinity, got NaN', (list) => list.toArray({ limit: Number.NaN })],
    // The first page would have been requested with limit=2.5.
    ['limit must be an integer from 0, or Infinity, got 2.5', (list) => list.toArray({ limit: 2.5 })],
    ['parallel is not one of the options concurrency', (list) => list.scan({ parallel: 2 } as never)],
    ['every is not one of the options from, signal', (list) => list.follow({ every: 2 } as never)],
    ...[-1, 1.5, 101, Infinity].map(
      (prefetch): [string, (list: ReturnType<typeof getContracts>) => unknown] => [
        `prefetch must be an integer from 0 to 100, got ${prefetch}`,
        (list) => list.pages({ prefetch }),
      ],
    ),
  ])('refuse an option: %s', async (message, use) => {
    const refused = async (): Promise<unknown> => use(getContracts(createTransport({ baseUrl })));
    const error = await rejection(refused());
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ operationId: 'getContracts', message: expect.stringContaining(message) });
  });

  it.each<[string, (list: ReturnType<typeof getContracts>, options: { from?: string }) => AsyncGenerator]>([
    ['pages', (list, options) => list.pages(options)],
    ['scan', (list, options) => list.scan(options)],
  ])('uses the options of %s as they were at the call', async (_, use) => {
    const fetch: Fetch = async () => new Response('{"contracts":[],"links":{"next":null}}');
    const list = getContracts(transportOver(fetch), {
      'contract.id': [gte('0.0.5'), lte('0.0.5')],
    });
    const options: { from?: string } = {};
    const items = use(list, options);
    options.from = 'no cursor';
    await expect(items.next()).resolves.toBeDefined();
    const followed: { from?: string } = {};
    const follow = list.follow(followed);
    followed.from = 'no cursor';
    expect(follow.cursor).toBeUndefined();
  });
});

describe('a list request', () => {
  it('returns the first page when awaited, and requests no other', async () => {
    const { server, transport } = contractServer(9);
    const list = getContracts(transport, { limit: 2 });
    expect(await list).toEqual({
      contracts: [{ contract_id: '0.0.9' }, { contract_id: '0.0.8' }],
      links: { next: '/api/v1/contracts?limit=2&contract.id=lt:0.0.8' },
    });
    expect((await list.withResponse()).response.status).toBe(200);
    await setImmediate();
    expect(server.requests).toBe(1);
  });

  it('is an error if the page is full and has no links', async () => {
    const body = { contracts: [{ contract_id: '0.0.2' }, { contract_id: '0.0.1' }] };
    const transport = transportOver(async () => Response.json(body));
    const error = await rejection(getContracts(transport, { limit: 2 }).page());
    expect(String(error)).toContain('a full page has no links');
  });

  it('starts a new walk for each iteration', async () => {
    const { server, transport } = contractServer(5);
    const list = getContracts(transport, { limit: 2 });
    const [one, other] = await Promise.all([taken(list), taken(list)]);
    expect(one).toEqual(other);
    expect(one.items).toHaveLength(5);
    expect(await list.toArray()).toEqual(one.items);
    // The two walks at the same time share their three requests.
    expect(server.requests).toBe(6);
  });

  it('ignores later changes of its parameters', async () => {
    const { server, transport } = contractServer(30);
    const filters: unknown[] = [gte('0.0.11'), lte('0.0.20')];
    const params: Record<string, unknown> = { limit: 4, order: 'asc', 'contract.id': filters };
    const list = getContracts(transport, params);
    const found: number[] = [];
    const change = (): void => {
      filters[0] = 'nonsense';
      filters.push(ne('0.0.15'));
      params.limit = 'none';
      params.order = 'desc';
    };
    change();
    for await (const item of list) {
      found.push(...idsOf([item]));
      change();
    }
    expect(found).toEqual(upTo(20).slice(10));
    expect(server.requests).toBe(3);
  });

  it.each([
    [
      'tokens found by name',
      (transport: Transport) => getTokens(transport, { name: 'harbour' }),
      { tokens: [{ token_id: '0.0.1' }], links: { next: null } },
      1,
    ],
    [
      'an account without its transactions',
      (transport: Transport) =>
        getAccount(transport, { idOrAliasOrEvmAddress: '0.0.1', transactions: false }),
      { account: '0.0.1', transactions: [], links: {} },
      0,
    ],
    ['components of the status page', getComponents, { page: {}, components: [{ id: 'a' }, { id: 'b' }] }, 2],
    ['incidents of the status page', getIncidents, { page: {}, incidents: [{ id: 'a' }] }, 1],
  ])('without pages is one page: %s', async (_, call, body, count) => {
    const { transport, urls } = playing(body);
    const list: ListRequest<object, object> = call(transport);
    expect(await list.toArray()).toHaveLength(count);
    const again: ListRequest<object, object> = call(playing(body).transport);
    expect((await allItems(again.pages())).map(({ data, next }) => ({ data, next }))).toEqual([
      { data: body, next: null },
    ]);
    expect(urls).toHaveLength(1);
  });

  it('walks messages and NFTs whose keys are 64-bit integers', async () => {
    const first = 9_007_199_254_740_993n;
    const { transport, urls } = playing(
      () => new Response(`{"messages":[{"sequence_number":${first}}],"links":{"next":"/x"}}`),
      { messages: [], links: { next: null } },
      () => new Response(`{"nfts":[{"serial_number":${first}}],"links":{"next":"/x"}}`),
      { nfts: [], links: { next: null } },
    );
    const messages = await getTopicMessages(transport, { topicId: '0.0.1' }).toArray();
    expect(messages.map(({ sequence_number }) => sequence_number)).toEqual([first]);
    await getNfts(transport, { tokenId: '0.0.1' }).toArray();
    expect(queries(urls)).toEqual([
      '?limit=100',
      `?limit=100&sequencenumber=gt:${first}`,
      '?limit=100',
      `?limit=100&serialnumber=lt:${first}`,
    ]);
  });
});

describe('the page that is requested ahead', () => {
  it.each([
    [0, [1, 2, 3]],
    [1, [2, 3, 4]],
    [2, [3, 4, 5]],
  ])('is at most that of prefetch %i', async (prefetch, expected) => {
    const { server, transport } = contractServer(9);
    const counts: number[] = [];
    for await (const _ of getContracts(transport, { limit: 1 }).pages({ prefetch })) {
      await idle();
      counts.push(server.requests);
      if (counts.length === 3) break;
    }
    expect(counts).toEqual(expected);
  });

  it('is one page while items are iterated', async () => {
    const { server, transport } = contractServer(9);
    for await (const _ of getContracts(transport, { limit: 3 })) {
      await idle();
      break;
    }
    expect(server.requests).toBe(2);
  });

  it('is aborted by an error of the consumer, and by toArray after its last item', async () => {
    const thrower = playing(page([5], behind(5)), never);
    const walk = async (): Promise<void> => {
      for await (const _ of getContracts(thrower.transport)) {
        while (thrower.urls.length < 2) await setImmediate();
        throw new Error('enough');
      }
    };
    await expect(walk()).rejects.toThrow('enough');
    expect(thrower.signals[1]?.aborted).toBe(true);
    const gatherer = playing(page([5], behind(5)), never);
    await getContracts(gatherer.transport).toArray({ limit: 1 });
    for (const signal of gatherer.signals.slice(1)) expect(signal.aborted).toBe(true);
  });

  it('throws its failure after the pages before it', async () => {
    const { transport, urls } = playing(page([5], behind(5)), page([4], behind(4)), () =>
      Response.json({}, { status: 500 }),
    );
    const seen: number[] = [];
    const walk = async (): Promise<void> => {
      for await (const { items } of getContracts(transport).pages({ prefetch: 3 })) {
        await idle();
        expect(urls).toHaveLength(3);
        seen.push(items.length);
      }
    };
    await expect(walk()).rejects.toBeInstanceOf(ApiError);
    expect(seen).toEqual([1, 1]);
  });

  it('leaves no unhandled rejection if it fails after the end of the walk', async () => {
    const { transport, urls } = playing(page([5], behind(5)), () => Response.json({}, { status: 500 }));
    for await (const _ of getContracts(transport)) {
      while (urls.length < 2) await setImmediate();
      await idle();
      break;
    }
  });
});

describe('a signal', () => {
  const reason = new Error('the user left');

  it('that is aborted while a page is pending ends the walk with its reason', async () => {
    const controller = new AbortController();
    const { transport, urls, signals } = playing(page([5], behind(5)), never);
    const walk = taken(getContracts(transport, {}, { signal: controller.signal }));
    while (urls.length < 2) await setImmediate();
    controller.abort(reason);
    expect((await walk).error).toBe(reason);
    expect(signals[1]?.aborted).toBe(true);
  });

  it('that is aborted within a page yields no other item of it', async () => {
    const controller = new AbortController();
    const { transport } = contractServer(6);
    const items: object[] = [];
    const walk = async (): Promise<void> => {
      for await (const item of getContracts(transport, { limit: 3 }, { signal: controller.signal })) {
        items.push(item);
        if (items.length === 2) controller.abort(reason);
      }
    };
    await expect(walk()).rejects.toBe(reason);
    expect(items).toHaveLength(2);
  });

  it('that is aborted while a page is consumed discards the next one', async () => {
    const controller = new AbortController();
    const { server, transport } = contractServer(2);
    const pages: object[] = [];
    const walk = async (): Promise<void> => {
      for await (const one of getContracts(transport, { limit: 1 }, { signal: controller.signal }).pages({
        prefetch: 3,
      })) {
        pages.push(one);
        await idle(30);
        expect(server.requests).toBe(3);
        controller.abort(reason);
      }
    };
    await expect(walk()).rejects.toBe(reason);
    expect(pages).toHaveLength(1);
  });

  it('that was aborted before sends no request', async () => {
    const { server, transport } = contractServer(2);
    const list = getContracts(transport, {}, { signal: AbortSignal.abort(reason) });
    expect((await taken(list)).error).toBe(reason);
    expect(server.requests).toBe(0);
  });
});

it('requests at most 100 accounts at once, and no fewer as long as there are more', async () => {
  const requested: number[] = [];
  const fetch: Fetch = async (input) => {
    const ids = new URL(String(input)).searchParams.getAll('account.id');
    requested.push(ids.length);
    return Response.json({ accounts: [], links: { next: null } });
  };
  const transport = transportOver(fetch);
  const ids = Array.from({ length: 201 }, (_, index) => `0.0.${index + 1}`);
  expect(await getAccounts(transport, { 'account.id': ids }).toArray()).toEqual([]);
  expect(requested).toEqual([100, 100, 1]);
});

describe('a page that is shortened', () => {
  const timed = (times: readonly number[]) =>
    times.map((time) => ({ timestamp: `${time}.000000001`, amount: 1, account_id: '0.0.2' }));
  const rewards: Operation = {
    operationId: 'getRewards',
    method: 'GET',
    path: '/api/v1/rewards',
    items: 'rewards',
    parameters: { timestamp: { kind: timestampKind, operators: ['gt', 'gte', 'lt', 'lte'] } },
    rangeKey: { parameter: 'timestamp', field: 'timestamp', min: '0', max: '9999999999', mayRepeatKey: true },
  };
  const pageOf = async (items: readonly object[], operation: Operation = rewards) => {
    const transport = transportOver(async () => Response.json({ rewards: items, links: { next: null } }));
    const shown = list<object, object>(transport, operation);
    return { shown, page: await shown.page() };
  };

  it('ends behind a key that no later item shares', async () => {
    const { shown, page } = await pageOf(timed([1, 2, 2, 2, 3]));
    const kept = [0, 1, 2, 3, 4, 5].map(async (count) => (await shown.shorten(page, count))?.items.length);
    expect(await Promise.all(kept)).toEqual([undefined, 1, 1, 1, 4, 5]);
    const short = await shown.shorten(page, 3);
    expect(short?.data).toEqual({ rewards: page.items.slice(0, 1), links: { next: null } });
    expect(await shown.shorten(JSON.parse(JSON.stringify(page)), 3)).toEqual(short);
    expect(await shown.shorten(page, 5)).toBe(page);
  });

  it.each([
    ['has no keys', [{}, {}, {}], rewards],
    ['is not in order', timed([3, 1, 2]), rewards],
    ['is of a list without a key', timed([1, 2, 3]), { ...rewards, rangeKey: undefined }],
  ] as const)('has no cursor within it if it %s', async (_, items, operation) => {
    const { shown, page } = await pageOf(items, operation as Operation);
    expect(page.items).toHaveLength(3);
    expect(await shown.shorten(page, 2)).toBeUndefined();
  });

  it.each([{ count: -1 }, { count: 1.5 }, { count: '2' }, { page: null }])('refuses %j', async (wrong) => {
    const { shown, page } = await pageOf(timed([1, 2]));
    const args = Object.values({ page, count: 1, ...wrong }) as [typeof page, number];
    await expect(shown.shorten(...args)).rejects.toBeInstanceOf(ParameterError);
  });
});
