import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import {
  ApiError,
  eq,
  getContracts,
  getContractsLogs,
  getTopicMessages,
  getTransactions,
  gt,
  lt,
  lte,
  ne,
  ParameterError,
  ResponseError,
} from '../../src/ledger.js';
import { bursts, numbers, rowsOf } from '../keyset/list.js';
import { listOf, numberedMessages } from '../keyset/lists.js';
import { KeysetService, type Nature } from '../keyset/service.js';
import { taken } from '../setup/all-items.js';
import { deployed, descriptorOf, functionOf } from '../setup/fixtures.js';
import { thrown } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

type Fault = NonNullable<Nature['fault']>;

function transportOver({ fetch, nature }: KeysetService, retry = true, requestsPerSecond?: number) {
  const { time } = nature;
  const clock = time instanceof VirtualTime ? time : new VirtualTime();
  return createTransport({
    baseUrl: 'https://ledger.test',
    fetch,
    validation: 'off',
    requestsPerSecond,
    ...(!retry && { retry }),
    clock,
  });
}

/** A topic with this number of messages and a latency of 50 ms. */
function topic(count: number, fault?: Fault, retry = false) {
  const time = new VirtualTime();
  const rows = rowsOf(numbers(count));
  const list = new KeysetService(numberedMessages, rows, { time, fault });
  return { time, list, rows, transport: transportOver(list, retry) };
}

const sequence = (items: readonly { sequence_number?: bigint }[]) =>
  items.map((item) => Number(item.sequence_number));
const upTo = (last: number) => numbers(last).map(Number);

/** Scans all messages of a topic. */
function scanned(
  { time, transport }: Pick<ReturnType<typeof topic>, 'time' | 'transport'>,
  options: object = {},
) {
  return time.run(taken(getTopicMessages(transport, { topicId: '0.0.5' }).scan(options)));
}

describe('the requests of a scan', () => {
  it('begin with a full page, find the end, and then read pages at places of the range', async () => {
    const { time, list, transport } = topic(2000);
    const { items } = await scanned({ time, transport }, { concurrency: 3 });
    expect(sequence(items)).toEqual(upTo(2000));
    expect(list.sent.slice(0, 6).map(({ query }) => query)).toEqual([
      'limit=100',
      'order=desc&limit=1',
      'limit=100&sequencenumber=gt:100',
      'limit=100&sequencenumber=gte:201',
      'limit=100&sequencenumber=gte:301',
      'limit=100&sequencenumber=gte:1101',
    ]);
    // A page for each hundred, the search for the end, and the page behind the end, which may have new items.
    expect(list.requests).toBe(22);
    expect(list.sent.at(-1)?.query).toBe('limit=100&sequencenumber=gt:2000');
    expect(list.mostUnderWay).toBe(3);
  });

  it('have the limit of the call', async () => {
    const { time, list, transport } = topic(20);
    await time.run(taken(getTopicMessages(transport, { topicId: '0.0.5', limit: 7 }).scan()));
    const behind = ['gt:7', 'gte:15', 'gte:22'].map((bound) => `limit=7&sequencenumber=${bound}`);
    expect(list.queries).toEqual(['limit=7', 'order=desc&limit=1', ...behind]);
  });

  it('wait until half of the first page was consumed, and are few before the end is known', async () => {
    const { time, list, transport } = topic(5000);
    const sent: [number, number][] = [];
    let items = 0;
    const consume = async (): Promise<void> => {
      for await (const _ of getTopicMessages(transport, { topicId: '0.0.5' }).scan()) {
        items += 1;
        await setImmediate();
        if (list.requests !== sent.at(-1)?.[1]) sent.push([items, list.requests]);
        if (items === 60) break;
      }
    };
    await time.run(consume());
    // The first page; then, at its middle, the search for the end and three slices. More follow when those have arrived.
    expect(sent.slice(0, 2)).toEqual([
      [1, 1],
      [51, 5],
    ]);
  });

  it('have the bounds of the call, replaced by those of each slice', async () => {
    const { time, list, transport } = topic(5000);
    const request = getTopicMessages(transport, {
      topicId: '0.0.5',
      sequencenumber: [gt(900), lt(4001), lte(4700)],
    });
    expect(sequence((await time.run(taken(request.scan()))).items)).toEqual(upTo(4000).slice(900));
    expect(list.sent[0]?.query).toBe(
      'sequencenumber=gt:900&sequencenumber=lt:4001&sequencenumber=lte:4700&limit=100',
    );
    const slice = /^sequencenumber=lt:4001&sequencenumber=lte:4700&limit=100&sequencenumber=gte?:(\d+)$/;
    const begins = list.sent.slice(2).map(({ query }) => Number(slice.exec(query)?.[1]));
    expect(Math.min(...begins)).toBe(1000);
    expect(Math.max(...begins)).toBe(3901);
    // A page for each hundred, and the search for the end.
    expect(list.requests).toBe(32);
  });

  it('have no key below the first possible one', async () => {
    const { time, list, transport } = topic(300);
    const request = getTopicMessages(transport, { topicId: '0.0.5', order: 'desc' });
    expect(sequence((await time.run(taken(request.scan()))).items)).toEqual(upTo(300).reverse());
    // Sequence numbers begin at 1, so nothing is requested below the first message.
    for (const { query } of list.sent) expect(query).not.toMatch(/:(0|-\d+)(&|$)/);
    expect(list.sent.at(-1)?.query).not.toContain('lt:');
  });

  it('end with the first page if it is the only one', async () => {
    const { time, list, transport } = topic(99);
    expect((await scanned({ time, transport })).items).toHaveLength(99);
    expect(list.requests).toBe(1);
    const empty = topic(0);
    const scan = getTopicMessages(empty.transport, { topicId: '0.0.5' }).scan();
    expect(scan.cursor).toBeUndefined();
    expect((await empty.time.run(taken(scan))).items).toEqual([]);
    expect(scan.cursor).toBeUndefined();
  });

  it.each([
    ['ne', [ne(500)]],
    ['an equality', eq(7)],
    ['ne beside a bound', [ne(500), lt(700)]],
  ])('are those of a walk if the filter on the keys has %s', async (_, sequencenumber) => {
    const walked = topic(1000);
    await walked.time.run(
      taken(getTopicMessages(walked.transport, { topicId: '0.0.5', limit: 100, sequencenumber })),
    );
    const { time, list, transport } = topic(1000);
    await time.run(
      taken(getTopicMessages(transport, { topicId: '0.0.5', limit: 100, sequencenumber }).scan()),
    );
    expect(list.sent.map(({ query }) => query)).toEqual(walked.list.sent.map(({ query }) => query));
  });

  it.each(['lte:1.1.700', 'lte:2.0.700', 'gte:700'])(
    'are those of a walk if a bound is of another realm: %s',
    async (bound) => {
      const queries: string[] = [];
      const fetch = async (url: string): Promise<Response> => {
        queries.push(new URL(url).search);
        const contracts = [5, 4].map((number) => ({ contract_id: `1.0.${number - 2 * queries.length}` }));
        const next =
          queries.length > 1 ? null : `?order=desc&limit=2&contract.id=${bound}&contract.id=lt:1.0.2`;
        return Response.json({ contracts, links: { next } });
      };
      const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, validation: 'off' });
      const request = getContracts(transport, { 'contract.id': bound, limit: 2, order: 'desc' });
      const { items, error } = await taken(request.scan());
      expect(error).toBeUndefined();
      expect(items.map(({ contract_id }) => contract_id)).toEqual(['1.0.3', '1.0.2', '1.0.1', '1.0.0']);
      expect(queries).toHaveLength(2);
    },
  );

  it.each([
    ['getTransactions', { consensus_timestamp: null }],
    ['getContractsLogs', { index: 'last' }],
  ] as const)(
    'are those of a walk if an item of the first page has no readable key: %s',
    async (name, key) => {
      const time = new VirtualTime();
      const fault: Fault = (request, { items, next }) =>
        request === 0 ? { items: [{ ...items[0], ...key }, ...items.slice(1)], next } : undefined;
      const list = new KeysetService(listOf(name), rowsOf(bursts(1000, 300)), { time, fault });
      const transport = transportOver(list);
      const request = name === 'getTransactions' ? getTransactions(transport) : getContractsLogs(transport);
      const { items, error } = await time.run(taken<object>(request.scan()));
      expect(error).toBeUndefined();
      expect(items).toHaveLength(1000);
      expect(list.mostUnderWay).toBe(1);
    },
  );

  it('have a cursor that is accepted also behind an item whose lower key cannot be read', async () => {
    for (const index of ['last', '?', 0.5, { toString: 0 }]) {
      const logs = [
        { timestamp: '9.000000000', index },
        { timestamp: '8.000000000', index: 1 },
      ];
      const body = { logs, links: { next: '/api/v1/contracts/results/logs?timestamp=lte:8.000000000' } };
      const fetch = async (): Promise<Response> => Response.json(body);
      const list = getContractsLogs(
        createTransport({ baseUrl: 'http://ledger.test', fetch, validation: 'off' }),
      );
      const scan = list.scan();
      const { error } = await taken(scan, 1);
      if (error) expect(error).toBeInstanceOf(ResponseError);
      else expect((await taken(list.scan({ from: scan.cursor }), 1)).error).toBeUndefined();
    }
  });

  it.each([{}, { sequencenumber: lte(5000) }])(
    'include items that were added during the scan: %j',
    async (bound) => {
      const { time, transport, rows } = topic(1000, (request) => {
        if (request === 6) rows.push(...rowsOf([1001n, 1002n]));
        return undefined;
      });
      const scan = getTopicMessages(transport, { topicId: '0.0.5', ...bound }).scan();
      expect(sequence((await time.run(taken(scan))).items)).toEqual(upTo(1002));
    },
  );

  it('are sent together as well if the first page is empty', async () => {
    const { time, list, transport } = topic(1000, (request, { items }, url) =>
      request === 0
        ? { items: items.slice(100), next: `${url.pathname}?limit=100&sequencenumber=gte:1` }
        : undefined,
    );
    const { items, error } = await scanned({ time, transport });
    expect(error).toBeUndefined();
    expect(sequence(items)).toEqual(upTo(1000));
    expect(list.mostUnderWay).toBeGreaterThan(2);
  });

  it.each([
    ['asc', 3],
    ['desc', 2],
  ] as const)(
    'ask behind the only page of a known end for new items, not for older ones: %s',
    async (order, requests) => {
      const time = new VirtualTime();
      const list = new KeysetService(listOf('getTransactions'), rowsOf(bursts(100, 30)), { time });
      const transport = transportOver(list, true, 1);
      // Without a burst, the end is known before the next page is requested.
      for (let count = 0; count < 10; count++) transport.waitForRate({});
      const { items } = await time.run(taken(getTransactions(transport, { order }).scan()));
      expect([items.length, list.requests]).toEqual([100, requests]);
      for (const [index, { at }] of list.sent.slice(1).entries())
        expect(at - (list.sent[index]?.at ?? 0)).toBeGreaterThan(900);
    },
  );

  it('continue past the end of a realm', async () => {
    const ids = ['0.0.5', '0.0.6', '0.0.9', '0.1.2', '0.1.3', '1.0.1'];
    const fetch = async (url: string): Promise<Response> => {
      const { searchParams } = new URL(url);
      const isUp = searchParams.get('order') === 'asc';
      const limit = Number(searchParams.get('limit'));
      const place = (id: string): string => id.replace(/\d+/g, (part) => part.padStart(12, '0'));
      const isWithin = (filter: string, id: string): boolean => {
        const [operator = '', bound = ''] = filter.split(':');
        if (id === bound) return operator.endsWith('e');
        return operator.startsWith('g') === place(id) > place(bound);
      };
      const found = ids.filter((id) => searchParams.getAll('contract.id').every((one) => isWithin(one, id)));
      const page = (isUp ? found : found.reverse()).slice(0, limit);
      const next =
        page.length < limit ? null : `?${searchParams}&contract.id=${isUp ? 'gt' : 'lt'}:${page.at(-1)}`;
      return Response.json({ contracts: page.map((contract_id) => ({ contract_id })), links: { next } });
    };
    const transport = createTransport({ baseUrl: 'https://ledger.test', fetch, validation: 'off' });
    for (const order of ['asc', 'desc'] as const) {
      const { items, error } = await taken(getContracts(transport, { limit: 2, order }).scan());
      expect(error).toBeUndefined();
      expect(items.map(({ contract_id }) => contract_id)).toEqual(order === 'asc' ? ids : ids.toReversed());
    }
  });
});

describe('options of a scan', () => {
  const { transport } = topic(1);
  const request = getTopicMessages(transport, { topicId: '0.0.5' });

  it.each([
    ...[{ concurrency: 0 }, { concurrency: 1.5 }, { concurrency: 101 }, { concurrency: '8' }],
    ...[{ ordered: 'yes' }, { ordered: null }],
  ] as object[])('are refused at once: %j', (options) => {
    const [parameter] = Object.keys(options);
    const error = thrown(() => request.scan(options));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter, operationId: 'getTopicMessages' });
  });
});

describe('a scan that ends early', () => {
  it('aborts its running requests after a break', async () => {
    for (const most of [51, 99, 100, 101, 250]) {
      const { time, list, transport } = topic(20_000);
      const scan = getTopicMessages(transport, { topicId: '0.0.5' }).scan();
      expect((await time.run(taken(scan, most))).items).toHaveLength(most);
      const { requests } = list;
      await setImmediate();
      expect(list.sent.at(-1)?.signal?.aborted).toBe(true);
      expect(list.requests).toBe(requests);
    }
  });

  it('has sent one request after a break in the first half of the first page', async () => {
    for (const most of [1, 50]) {
      const { time, list, transport } = topic(20_000);
      const scan = getTopicMessages(transport, { topicId: '0.0.5' }).scan();
      expect((await time.run(taken(scan, most))).items).toHaveLength(most);
      await setImmediate();
      expect(list.requests).toBe(1);
      expect(scan.cursor).toMatch(new RegExp(`^getTopicMessages~\\w+~a~${most}$`));
    }
  });

  it.each([50, 5])(
    'rejects with the reason of its signal, aborted at any time, at %d a second',
    async (rate) => {
      const begin = (signal?: AbortSignal) => {
        const time = new VirtualTime();
        // Slices arrive in another order than that of the list.
        const latency = (): number => (list.requests % 3 === 0 ? 300 : 50);
        const list: KeysetService = new KeysetService(numberedMessages, rowsOf(numbers(3000)), {
          time,
          latency,
        });
        const transport = transportOver(list, false, rate);
        return { time, list, request: getTopicMessages(transport, { topicId: '0.0.5' }, { signal }) };
      };
      const usual = begin();
      await usual.time.run(taken(usual.request.scan()));
      const sent = usual.list.sent.map(({ at }) => at);
      const duration = (sent.at(-1) ?? 0) - (sent[0] ?? 0);
      for (let moment = 0; moment <= duration; moment += duration / 60) {
        const controller = new AbortController();
        const { time, list, request } = begin(controller.signal);
        const reason = new Error('enough');
        time.setTimer(moment, () => controller.abort(reason));
        const scan = request.scan();
        const { items, error } = await time.run(taken(scan));
        expect(error).toBe(reason);
        expect(sequence(items)).toEqual(upTo(items.length));
        if (scan.progress !== undefined)
          expect(scan.progress).toBeCloseTo(Math.max(0, items.length - 1) / 2999, 3);
        const rest = begin();
        const more = await rest.time.run(taken(rest.request.scan({ from: scan.cursor }), 1));
        expect(sequence(more.items)).toEqual(upTo(3000).slice(items.length, items.length + 1));
        for (const { at, signal } of list.sent)
          if (at > time.elapsed() - 50) expect(signal?.aborted).toBe(true);
      }
    },
  );

  it.each([
    ['the first page', 30],
    ['a slice', 150],
  ])('yields no further item of %s after its signal is aborted', async (_, last) => {
    const { time, transport } = topic(3000);
    const controller = new AbortController();
    const { signal } = controller;
    let count = 0;
    const reading = async (): Promise<void> => {
      for await (const _item of getTopicMessages(transport, { topicId: '0.0.5' }, { signal }).scan()) {
        count += 1;
        if (count === last) controller.abort(new Error('enough'));
      }
    };
    await expect(time.run(reading())).rejects.toThrow('enough');
    expect(count).toBe(last);
  });

  it('leaves no listener after a break in the middle of a page', async () => {
    const { time, transport } = topic(3000);
    const controller = new AbortController();
    const removed: string[] = [];
    const { signal } = controller;
    const remove = signal.removeEventListener.bind(signal);
    signal.removeEventListener = (type: string, ...rest: [EventListener]) => {
      removed.push(type);
      remove(type, ...rest);
    };
    const scan = getTopicMessages(transport, { topicId: '0.0.5' }, { signal }).scan();
    expect((await time.run(taken(scan, 150))).items).toHaveLength(150);
    expect(removed).toEqual(['abort']);
  });
});

describe('a scan of a service that fails', () => {
  const refused = (): Response => Response.json({}, { status: 503 });

  /** The first message of a request's range. */
  const beginOf = (url: URL): number => {
    const [, operator, key = '1'] = /=(gte?):(\d+)/.exec(url.search) ?? [];
    return url.searchParams.get('order') === 'desc' ? Number.NaN : Number(key) + (operator === 'gt' ? 1 : 0);
  };

  it('repeats a failed request in order, from behind the last item before it', async () => {
    for (const broken of [1, 2, 12, 29]) {
      const other = topic(3000, (request) => (request === broken ? refused() : undefined));
      expect(sequence((await scanned(other)).items)).toEqual(upTo(3000));
      // The failed request may have been beyond the end, or may be repeated together with the one behind it.
      expect(other.list.requests).toBeLessThanOrEqual(34);
    }
    const { time, list, transport } = topic(3000, (request) => (request === 3 ? refused() : undefined));
    await scanned({ time, transport });
    expect(list.sent.slice(2, 8).map(({ query }) => query)).toEqual([
      'limit=100&sequencenumber=gt:100',
      'limit=100&sequencenumber=gte:201',
      'limit=100&sequencenumber=gte:301',
      'limit=100&sequencenumber=gte:1601',
      'limit=100&sequencenumber=gte:2301',
      'limit=100&sequencenumber=gt:200',
    ]);
  });

  it('repeats a request with the retries of the call', async () => {
    const tries: string[] = [];
    const fault: Fault = (_, __, url) => {
      if (beginOf(url) !== 201) return undefined;
      return tries.push(url.search) <= 2 ? refused() : undefined;
    };
    const { items, error } = await scanned(topic(1000, fault, true));
    expect(error).toBeUndefined();
    expect(sequence(items)).toEqual(upTo(1000));
    expect(tries).toEqual([
      '?limit=100&sequencenumber=gte:201',
      '?limit=100&sequencenumber=gt:200',
      '?limit=100&sequencenumber=gt:200',
    ]);
  });

  it.each([true, false])(
    'throws a repeated failure in order, and the cursor resumes there (ordered: %s)',
    async (ordered) => {
      for (const broken of [1, 101, 201, 301, 651, 1150, 1901, 2850]) {
        let isBroken = true;
        let before = Number.NaN;
        const { time, transport } = topic(3000, (_, __, url) => {
          const begin = beginOf(url);
          if (!isBroken || !(begin >= broken && begin < broken + 100)) return undefined;
          before = begin - 1;
          return refused();
        });
        const request = getTopicMessages(transport, { topicId: '0.0.5' });
        const scan = request.scan({ ordered });
        const { items, error } = await time.run(taken(scan));
        expect(error).toBeInstanceOf(ApiError);
        // Items before the failure were yielded.
        if (ordered) expect(sequence(items)).toEqual(upTo(before));
        else
          expect(
            sequence(items)
              .filter((number) => number <= before)
              .sort((a, b) => a - b),
          ).toEqual(upTo(before));
        const { cursor } = scan;
        if (broken === 1) expect(cursor).toBeUndefined();
        else expect(cursor).toMatch(/^getTopicMessages~\w+~[aq]~/);
        isBroken = false;
        const more = await time.run(taken(request.scan({ from: cursor })));
        expect(more.error).toBeUndefined();
        const all = [...new Set([...sequence(items), ...sequence(more.items)])].sort((a, b) => a - b);
        expect(all).toEqual(upTo(3000));
      }
    },
  );

  it('sends no more requests after a failure', async () => {
    const { time, list, transport } = topic(20_000, (_, __, url) =>
      beginOf(url) === 101 ? refused() : undefined,
    );
    const consume = async (): Promise<void> => {
      for await (const _ of getTopicMessages(transport, { topicId: '0.0.5' }).scan())
        await new Promise<void>((resolve) => time.setTimer(10, resolve));
    };
    await expect(time.run(consume())).rejects.toThrow(ApiError);
    // The first page, the search for the end, the requests that ran beside the failed one, and its repetition.
    expect(list.requests).toBeLessThanOrEqual(2 + 3 + 1);
  });

  it('repeats a request that a stale cluster answered, and loses no item', async () => {
    for (const ordered of [true, false]) {
      const { time, list, transport } = topic(3000, (request, { items }) =>
        request === 5 ? { items: items.slice(0, 10), next: null } : undefined,
      );
      const { items, error } = await scanned({ time, transport }, { ordered });
      expect(error).toBeUndefined();
      expect(sequence(items).sort((a, b) => a - b)).toEqual(upTo(3000));
      expect(list.requests).toBeLessThanOrEqual(38);
    }
  });

  it('continues behind a late page that its cluster ends right before the next slice', async () => {
    const time = new VirtualTime();
    let count = 0;
    const latency = (): number => (++count === 3 ? 5000 : 50);
    const fault: Fault = (request, { items }) => (request === 2 ? { items, next: null } : undefined);
    const list = new KeysetService(numberedMessages, rowsOf(numbers(3000)), { time, latency, fault });
    const { items, error } = await scanned({ time, transport: transportOver(list) });
    expect(error).toBeUndefined();
    expect(sequence(items)).toEqual(upTo(3000));
  });

  it('yields each item once if the last reply is that of an early slice', async () => {
    const time = new VirtualTime();
    let count = 0;
    const latency = (): number => (++count === 4 ? 5000 : 50);
    const list = new KeysetService(numberedMessages, rowsOf(numbers(3000)), { time, latency });
    const { items } = await scanned({ time, transport: transportOver(list) }, { ordered: false });
    expect(sequence(items).at(-1)).toBeLessThan(1000);
    expect(sequence(items).sort((a, b) => a - b)).toEqual(upTo(3000));
  });

  it('ends in an error if the service reports the end before the last item', async () => {
    const { time, transport } = topic(3000, (_, { items }) => {
      const from = Number(items[0]?.sequence_number);
      return from > 500 && from < 700
        ? { items: items.filter((item) => Number(item.sequence_number) <= 650), next: null }
        : undefined;
    });
    const request = getTopicMessages(transport, { topicId: '0.0.5' });
    const { items, error } = await time.run(taken(request.scan()));
    // So does a cluster that is behind, so it is waited for.
    expect(error).toMatchObject({
      name: 'ServiceBehindError',
      message: 'getTopicMessages: the service did not show what follows sequencenumber 600 in time',
    });
    expect(sequence(items)).toEqual(upTo(500));
  });

  it('succeeds although its search for the end fails', async () => {
    const progress: (number | undefined)[] = [];
    for (const answer of [
      refused(),
      Response.json({ messages: [], links: { next: '/x?order=desc&sequencenumber=lt:5' } }),
      Response.json({ messages: [{ sequence_number: 3 }], links: { next: null } }),
    ]) {
      const { time, transport } = topic(3000, (_, __, url) =>
        url.searchParams.get('order') === 'desc' ? answer : undefined,
      );
      const scan = getTopicMessages(transport, { topicId: '0.0.5' }).scan();
      const { items, error } = await time.run(taken(scan, 2900));
      expect(error).toBeUndefined();
      expect(sequence(items)).toEqual(upTo(2900));
      progress.push(scan.progress);
    }
    expect(progress).toEqual([undefined, undefined, undefined]);
  });

  const hostile: [string, Fault][] = [
    [
      'an item before its slice',
      (_, { items, next }) => ({ items: [{ sequence_number: 5 }, ...items.slice(1)], next }),
    ],
    ['an item twice', (_, { items, next }) => ({ items: [...items.slice(1), ...items.slice(-1)], next })],
    ['the wrong order', (_, { items, next }) => ({ items: items.toReversed(), next })],
    ['an item without its key', (_, { items, next }) => ({ items: [...items.slice(1), {}], next })],
    ['one item, whose key is no number', (_, { next }) => ({ items: [{ sequence_number: 'x' }], next })],
    ['an item that is none', (_, { items, next }) => ({ items: [...items.slice(1), null as never], next })],
    ['an empty page whose next leads to itself', (_, __, url) => ({ items: [], next: url.search })],
  ];
  it.each(hostile)('ends before the first item that may be wrong: %s', async (_, fault) => {
    const { time, list, transport } = topic(3000, (request, page, url) =>
      beginOf(url) === 401 ? fault(request, page, url) : undefined,
    );
    const { items, error } = await scanned({ time, transport });
    expect(error).toBeInstanceOf(ResponseError);
    expect(sequence(items)).toEqual(upTo(400));
    // Number 401 may only be late, so the page is requested for some seconds before what it has instead is refused.
    const repeats = list.sent.filter(({ query }) => query.endsWith('sequencenumber=gt:400'));
    expect(repeats.length).toBeGreaterThanOrEqual(2);
    expect(repeats.length).toBeLessThanOrEqual(14);
  });

  it.each(hostile)('repeats a request whose page was wrong once: %s', async (_, fault) => {
    const { time, transport } = topic(3000, (request, page, url) =>
      request === 5 ? fault(request, page, url) : undefined,
    );
    const { items, error } = await scanned({ time, transport });
    expect(error).toBeUndefined();
    expect(sequence(items)).toEqual(upTo(3000));
  });

  it('drops an item that is behind its slice', async () => {
    const { time, transport } = topic(3000, (_, { items, next }, url) =>
      beginOf(url) === 201 ? { items: [...items, { sequence_number: 2999 }], next } : undefined,
    );
    const { items, error } = await scanned({ time, transport });
    expect(error).toBeUndefined();
    expect(sequence(items)).toEqual(upTo(3000));
  });

  it.each([0, 2])('accepts pages that are longer than their limit, from request %i on', async (first) => {
    const time = new VirtualTime();
    const fault: Fault = (request, { items }, url) => {
      const last = Number(items.at(-1)?.sequence_number);
      if (request < first || url.searchParams.get('limit') !== '100' || !(last < 3_000_000)) return undefined;
      const longer = [...items, { sequence_number: last + 1000 }];
      return { items: longer, next: `${url.pathname}?limit=100&sequencenumber=gt:${last + 1000}` };
    };
    const rows = rowsOf(numbers(3000).map((number) => number * 1000n));
    const list = new KeysetService(numberedMessages, rows, { time, fault });
    const { items, error } = await scanned({ time, transport: transportOver(list) });
    expect(error).toBeUndefined();
    expect(sequence(items)).toEqual(upTo(3000).map((number) => number * 1000));
  });

  it.each<[string, Fault, number]>([
    ['repeats an item', (_, { next }) => ({ items: [{ sequence_number: 50 }], next }), 1],
    [
      'has no link',
      () => Response.json({ messages: upTo(100).map((sequence_number) => ({ sequence_number })) }),
      0,
    ],
  ])('ends at a page that %s without concurrency', async (_, fault, broken) => {
    const { time, transport } = topic(3000, (request, page, url) =>
      request === broken ? fault(request, page, url) : undefined,
    );
    const { items, error } = await scanned({ time, transport }, { concurrency: 1 });
    expect(error).toBeInstanceOf(ResponseError);
    expect(sequence(items)).toEqual(upTo(100));
  });

  it('ends at a first page that is out of order', async () => {
    const { time, transport } = topic(3000, (request, { items, next }) =>
      request === 0 ? { items: items.toReversed(), next } : undefined,
    );
    const { items, error } = await scanned({ time, transport });
    expect(error).toBeInstanceOf(ResponseError);
    expect((error as ResponseError).issues[0]?.instancePath).toMatch(/^\/messages\/\d+$/);
    expect(items).toEqual([]);
  });
});

it('a scan exists for every list with a range key, and for no other operation', () => {
  const { transport } = topic(0);
  const hasScan = ({ service, operationId }: (typeof deployed)[number]) =>
    'scan' in functionOf(service, operationId)(transport, {});
  const declared = deployed.filter(({ rangeKey }) => rangeKey !== undefined);
  expect(declared.length).toBeGreaterThan(29);
  expect(deployed.filter(hasScan)).toEqual(declared);
  for (const { service, operationId, rangeKey } of declared)
    expect(descriptorOf(service, operationId).rangeKey).toMatchObject({ field: rangeKey?.field });
});
