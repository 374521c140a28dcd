import nock from 'nock';
import { describe, expect, it } from 'vitest';
import { createLedgerClient, type LedgerClient, ServiceBehindError } from '../../src/index.js';
import { toTimestamp } from '../../src/values/values.js';
import { rowsOf } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { allItems } from '../setup/all-items.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** In nanoseconds. */
const second = 1_000_000_000n;

/** Sixty rows, one a second, and two clusters in turns: the second one lacks the newest ten. */
function world(
  name: 'getTransactions' | 'getTopicMessages',
  missing = 10,
  turn = (request: number): number => request,
  deadline?: number,
) {
  const time = new VirtualTime();
  const now = BigInt(time.now()) * 1_000_000n;
  const list = listOf(name);
  const isByTime = name === 'getTransactions';
  const firsts = Array.from({ length: 60 }, (_, index) =>
    isByTime ? now - 70n * second + BigInt(index) * second : BigInt(index + 1),
  );
  const rows = rowsOf(firsts);
  const clusters = [new KeysetService(list, rows), new KeysetService(list, rows.slice(0, 60 - missing))];
  const queries: string[] = [];
  const client = createLedgerClient({
    baseUrl: 'https://ledger.test',
    clock: time,
    retry: false,
    deadline,
    validation: { response: 'off' },
    fetch: async (url, init) => {
      const cluster = clusters[turn(queries.length) % clusters.length];
      queries.push(new URL(url).search);
      await new Promise<void>((resolve) => time.setTimer(20, resolve));
      const reply = (await cluster?.fetch(url, init)) ?? Response.error();
      reply.headers.set('date', new Date(Number(now / 1_000_000n)).toUTCString());
      return reply;
    },
  });
  const expected = firsts.map((first) => (isByTime ? toTimestamp(first) : Number(first)));
  return { time, client, clusters, queries, newestFirst: expected.reverse() };
}

type Reading = (client: LedgerClient) => Promise<unknown[]>;

const params = { order: 'desc', limit: 5 } as const;
const messages = { ...params, topicId: '0.0.4001' };

const transactions: Record<string, Reading> = {
  iteration: (client) => allItems(client.getTransactions(params)),
  'iteration in pages of the largest size': (client) =>
    allItems(client.getTransactions({ order: 'desc', limit: 100 })),
  'iteration in pages of one': (client) => allItems(client.getTransactions({ order: 'desc', limit: 1 })),
  toArray: (client) => client.getTransactions(params).toArray(),
  'a scan': (client) => allItems(client.getTransactions(params).scan({ concurrency: 4 })),
  'cursors in new calls': async (client) => {
    const found: unknown[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await client.getTransactions(params).page(cursor);
      found.push(...page.items);
      cursor = page.next;
    }
    return found;
  },
};

async function readParts(client: LedgerClient, order: 'asc' | 'desc'): Promise<unknown[]> {
  const list = client.getTopicMessages({ ...messages, order });
  const found: unknown[] = [];
  for (const part of await list.split(4)) found.push(...(await allItems(list.part(part))));
  return found;
}

function valuesOf(items: unknown[]): unknown[] {
  return items.map((item) => {
    const { consensus_timestamp, sequence_number } = Object(item);
    return sequence_number === undefined ? consensus_timestamp : Number(sequence_number);
  });
}

describe('two clusters behind one name', () => {
  it.each(Object.entries(transactions))('lose no transaction between two others: %s', async (_, read) => {
    const { time, client, newestFirst } = world('getTransactions');
    expect(valuesOf(await time.run(read(client)))).toEqual(newestFirst);
  });

  it.each(Object.entries(transactions))(
    'lose no transaction if the clock here is ten hours ahead: %s',
    async (_, read) => {
      const { time, client, newestFirst } = world('getTransactions');
      time.setClock(10 * 3_600_000);
      expect(valuesOf(await time.run(read(client)))).toEqual(newestFirst);
    },
  );

  it.each([5, 100])('have pages of at most the limit of the call, %s', async (limit) => {
    for (const read of ['pages', 'cursors']) {
      const { time, client, queries } = world('getTransactions', 0);
      const list = () => client.getTransactions({ order: 'desc', limit });
      const sizes: number[] = [];
      if (read === 'pages')
        for (const { items } of await time.run(allItems(list().pages()))) sizes.push(items.length);
      else
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await time.run(list().page(cursor));
          sizes.push(page.items.length);
          cursor = page.next;
        }
      expect(Math.max(...sizes)).toBe(limit === 5 ? 5 : 60);
      // One more for the item that two pages share, unless the service has no larger pages.
      for (const query of queries.slice(1)) expect(query).toMatch(/limit=6(&|$)/);
    }
  });

  it('lose no message between two others, without another query', async () => {
    const { time, client, queries, newestFirst } = world('getTopicMessages');
    const found = await time.run(client.getTopicMessages(messages).toArray());
    expect(valuesOf(found)).toEqual(newestFirst);
    const links = Array.from({ length: 12 }, (_, page) => `&sequencenumber=lt:${56 - 5 * page}`);
    for (const query of queries.slice(1)) expect(links.some((link) => query.endsWith(link))).toBe(true);
  });

  const scanned: Record<string, Reading> = {
    'a scan of messages': (client) => allItems(client.getTopicMessages(messages).scan({ concurrency: 4 })),
    'a scan of messages, oldest first': (client) =>
      allItems(client.getTopicMessages({ ...messages, order: 'asc' }).scan({ concurrency: 4 })),
    'parts of a split': (client) => readParts(client, 'desc'),
    'parts of a split, oldest first': (client) => readParts(client, 'asc'),
  };
  it.each(Object.entries(scanned))('lose no message between two others: %s', async (name, read) => {
    for (const missing of [7, 10, 22, 40]) {
      const { time, client, newestFirst } = world('getTopicMessages', missing);
      const found = valuesOf(await time.run(read(client)));
      const expected = name.endsWith('oldest first') ? newestFirst.reverse() : newestFirst;
      // Oldest first, a list may end where the cluster ends that answers last.
      expect(found, `${missing} are missing`).toEqual(expected.slice(0, found.length));
      expect(found.length).toBeGreaterThanOrEqual(60 - missing);
    }
  });

  it('lose no transaction in a scan, oldest first', async () => {
    // Each pattern is another order in which the two clusters answer.
    for (let pattern = 1; pattern < 64; pattern++) {
      const turn = (request: number): number => (pattern >> (request % 6)) & 1;
      const { time, client, newestFirst } = world('getTransactions', 22, turn);
      const list = client.getTransactions({ order: 'asc', limit: 5 });
      const found = valuesOf(await time.run(allItems(list.scan({ concurrency: 4 }))));
      expect(found, `pattern ${pattern}`).toEqual(newestFirst.reverse().slice(0, found.length));
    }
  });

  it('lose no block in a list without the block of one time', async () => {
    const time = new VirtualTime();
    const now = BigInt(time.now()) * 1_000_000n;
    const block = (number: number) => ({
      number,
      timestamp: { from: toTimestamp(now - BigInt(60 - number) * second) },
    });
    // Number 5 is left out. The second cluster shows no block after 6.
    const numbers = [10, 9, 8, 7, 6, 4, 3, 2, 1];
    let requests = 0;
    const client = createLedgerClient({
      baseUrl: 'https://ledger.test',
      clock: time,
      validation: { response: 'off' },
      fetch: async (url) => {
        const newest = requests++ % 2 === 0 ? 10 : 6;
        const bounds = new URL(url).searchParams.getAll('block.number');
        const isInside = (number: number): boolean =>
          bounds.every((bound) => {
            const [operator, text] = bound.split(':');
            return operator === 'lte' ? number <= Number(text) : number < Number(text);
          });
        const found = numbers.filter((number) => number <= newest && isInside(number));
        const page = found.slice(0, 3);
        const link = `/api/v1/blocks?limit=3&order=desc&block.number=lt:${page.at(-1)}`;
        return Response.json({ blocks: page.map(block), links: { next: found.length > 3 ? link : null } });
      },
    });
    const list = client.getBlocks({ order: 'desc', limit: 3, timestamp: `ne:${block(5).timestamp.from}` });
    const found = await time.run(list.toArray());
    expect(found.map(({ number }) => Number(number))).toEqual(numbers);
  });

  it('are not judged by the reply to an older equal call', async () => {
    const { time, client, queries } = world('getTopicMessages');
    const list = () => client.getTopicMessages(messages);
    const { next } = await time.run(list().page());
    await time.run(Promise.all([list().page(next ?? undefined), list().page(next ?? undefined)]));
    // The calls share their first request, which meets the cluster that is behind. Then each sends its own: one meets the other
    // cluster, and one needs a third request.
    expect(queries.slice(1)).toHaveLength(1 + 1 + 2);
  });

  it('show the page before an empty one up to the item that was shown before', async () => {
    const { time, client, queries } = world('getTopicMessages', 15);
    const list = () => client.getTopicMessages({ topicId: '0.0.4001', order: 'asc', limit: 50 });
    const first = await time.run(list().page());
    const second = await time.run(list().page(first.next ?? undefined));
    expect(second.items).toEqual([]);
    queries.push('the turn of the cluster that has 45');
    const before = await time.run(list().page(second.previous ?? undefined));
    expect(valuesOf(before.items).at(-1)).toBe(50);
  });

  it('end in an error if no cluster shows what was shown before', async () => {
    const { time, client, clusters } = world('getTransactions');
    const list = () => client.getTransactions(params, { deadline: 9000 });
    const { next } = await time.run(list().page());
    clusters.shift();
    const error = await time.run(rejection(list().page(next ?? undefined)));
    expect(error).toBeInstanceOf(ServiceBehindError);
    expect(String(error)).toMatch(/did not show what follows timestamp 20\d\d-\d\d-\d\dT[\d:.]+Z in time/);
  });

  it('end in that error at the deadline itself, wherever it falls between and within requests', async () => {
    for (let deadline = 1000; deadline < 1600; deadline += 9.7) {
      const { time, client, clusters } = world('getTopicMessages');
      const list = () => client.getTopicMessages(messages, { deadline });
      const { next } = await time.run(list().page());
      clusters.shift();
      const begin = time.elapsed();
      const error = await time.run(rejection(list().page(next ?? undefined)));
      expect(error, `${deadline} ms`).toBeInstanceOf(ServiceBehindError);
      expect(time.elapsed() - begin).toBeCloseTo(deadline, 0);
    }
  });

  it('end in that error at the deadline of the client, if the call has none', async () => {
    const { time, client, clusters } = world('getTopicMessages', 10, undefined, 2000);
    const { next } = await time.run(client.getTopicMessages(messages).page());
    clusters.shift();
    const begin = time.elapsed();
    const error = await time.run(rejection(client.getTopicMessages(messages).page(next ?? undefined)));
    expect(error).toBeInstanceOf(ServiceBehindError);
    expect(time.elapsed() - begin).toBeCloseTo(2000, 0);
  });
});

describe('a reply without the account that the page before ended with', () => {
  /** Ten young accounts. The second reply is without number 6, and so are the later ones if `isGone`. */
  function accountsWorld(isGone: boolean) {
    const time = new VirtualTime();
    const created_timestamp = toTimestamp(BigInt(time.now()) * 1_000_000n - 60n * second);
    const queries: URLSearchParams[] = [];
    const client = createLedgerClient({
      baseUrl: 'https://ledger.test',
      clock: time,
      validation: { response: 'off' },
      fetch: async (url) => {
        const { searchParams } = new URL(url);
        queries.push(searchParams);
        const bound = searchParams.getAll('account.id').find((text) => text.startsWith('lt')) ?? 'lt:0.0.11';
        const [operator, last] = bound.split(':0.0.');
        const isLacking = queries.length === 2 || (isGone && queries.length > 2);
        const numbers = Array.from({ length: 10 }, (_, index) => 10 - index).filter((number) => {
          const isBehind = operator === 'lte' ? number <= Number(last) : number < Number(last);
          return isBehind && !(isLacking && number === 6);
        });
        const page = numbers.slice(0, 5).map((number) => ({ account: `0.0.${number}`, created_timestamp }));
        const next =
          numbers.length > 5 ? `/api/v1/accounts?limit=5&account.id=lt:${page.at(-1)?.account}` : null;
        return Response.json({ accounts: page, links: { next } });
      },
    });
    return { time, client, queries };
  }
  const all = Array.from({ length: 10 }, (_, index) => `0.0.${10 - index}`);

  it('is true if accounts may leave the list: another key was given to it', async () => {
    const { time, client, queries } = accountsWorld(true);
    const list = client.getAccounts({ 'account.publickey': 'ab'.repeat(32), order: 'desc', limit: 5 });
    const found = await time.run(list.toArray());
    expect(found.map(({ account }) => account)).toEqual(all);
    expect(queries).toHaveLength(2);
  });

  it.each([{}, { 'account.id': 'gte:0.0.1' } as const, { balance: false }, { balance: true }])(
    'is that of a cluster that is behind in a list of %j, and is requested again',
    async (filter) => {
      const { time, client, queries } = accountsWorld(false);
      const list = client.getAccounts({ ...filter, order: 'desc', limit: 5 });
      const found = await time.run(list.toArray());
      expect(found.map(({ account }) => account)).toEqual(all);
      expect(queries.length).toBeGreaterThan(2);
    },
  );
});

describe('old items', () => {
  it('are read as links.next says, so a mock that knows nothing else is enough', async () => {
    const at = (age: number) => toTimestamp(BigInt(Date.now()) * 1_000_000n - BigInt(age) * 86_400n * second);
    const [first, next] = [at(1), at(2)];
    const link = `/api/v1/transactions?limit=1&timestamp=lt:${first}`;
    nock('https://ledger.test')
      .get('/api/v1/transactions?limit=1')
      .reply(200, { transactions: [{ consensus_timestamp: first }], links: { next: link } })
      .get(link)
      .reply(200, { transactions: [{ consensus_timestamp: next }], links: { next: null } });
    const client = createLedgerClient({ baseUrl: 'https://ledger.test', validation: { response: 'off' } });
    const found = await client.getTransactions({ limit: 1 }).toArray();
    expect(valuesOf(found)).toEqual([first, next]);
    expect(nock.isDone()).toBe(true);
    nock.cleanAll();
    // The worker runs other files, too, whose connections would not be kept.
    nock.restore();
  });
});
