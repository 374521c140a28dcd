import { describe, expect, it } from 'vitest';
import {
  type Anchor,
  createLedgerClient,
  type Fetch,
  gte,
  type LedgerClient,
  lte,
  ne,
  ParameterError,
  ProofError,
  runningHash,
  ServiceBehindError,
  type TopicMessage,
  type Verify,
} from '../../src/index.js';
import { createSandbox, type MessageLie } from '../../src/sandbox.js';
import { allItems } from '../setup/all-items.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { ways as ofChain, type Way } from './ways.js';

type Lie = (page: TopicMessage[]) => TopicMessage[] | Promise<TopicMessage[]>;

const topicId = '0.0.4001';
const count = 100;

/** A topic of many messages, and a client of a service that lies about them. */
function world(lie: Lie = (page) => page, size = count, time?: VirtualTime) {
  const sandbox = createSandbox({ size: 0.1 });
  for (let length = 0; length < size; length++)
    sandbox.add.message({ topic_id: topicId, message: btoa('x'.repeat(length % 9)) });
  let requests = 0;
  const client = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    clock: time ?? sandbox.clock,
    fetch: async (url, init) => {
      requests += 1;
      const response = await sandbox.fetch(url, init);
      const body = await response.json();
      if (Array.isArray(body.messages)) body.messages = await lie(body.messages);
      return Response.json(body, { status: response.status });
    },
  });
  const truth = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    fetch: sandbox.fetch,
    clock: sandbox.clock,
  });
  return { sandbox, client, truth, requests: () => requests };
}

/** A client of a service that lies about the topic from one message on. */
function lying(kind: MessageLie, sequenceNumber: number): LedgerClient {
  const { sandbox, client } = world();
  sandbox.lies.set(kind, { topicId, sequenceNumber });
  return client;
}

const ways: Record<string, Way> = {
  'one page': async (list, into) => into.push(...(await list.page()).items),
  ...ofChain,
};

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const numbers = (messages: readonly TopicMessage[]) => messages.map(({ sequence_number: number }) => number);

describe.each(['asc', 'desc'] as const)('a verified list, %s,', (order) => {
  it.each(Object.entries(ways))('is the list itself, read by %s', async (name, read) => {
    const { client, requests } = world();
    const plain: TopicMessage[] = [];
    await read(client.getTopicMessages({ topicId, order, limit: 20 }), plain);
    const before = requests();
    const verified: TopicMessage[] = [];
    await read(client.getTopicMessages({ topicId, order, limit: 20 }, { verify: true }), verified);
    const byNumber = (a: TopicMessage, b: TopicMessage) =>
      Number(a.sequence_number) - Number(b.sequence_number);
    if (name === 'scan without order') for (const messages of [plain, verified]) messages.sort(byNumber);
    expect(verified).toEqual(plain);
    // A page, a part and each slice of a scan without order know no message before theirs.
    const more = {
      'page by cursor': before,
      'shortened pages': before,
      'parts of a split': 4,
      'scan without order': before,
    };
    expect(requests() - before - before).toBeLessThanOrEqual(more[name as keyof typeof more] ?? 1);
  });

  it('begins in the middle with one more request, and with none at message 1', async () => {
    const { client, requests } = world();
    const whole = client.getTopicMessages({ topicId, order }, { verify: true });
    await whole.toArray();
    const first = requests();
    await client.getTopicMessages({ topicId, order }).toArray();
    expect(requests() - first).toBe(first);
    const middle = { topicId, order, sequencenumber: [gte(40), lte(60)] };
    const start = requests();
    await client.getTopicMessages(middle).toArray();
    const plain = requests() - start;
    const messages = await client.getTopicMessages(middle, { verify: true }).toArray();
    expect(messages).toHaveLength(21);
    expect(requests() - start - plain).toBe(plain + 1);
  });

  it.each(Object.entries(ways))('proves what an anchor covers, read by %s', async (name, read) => {
    const { client, truth } = world();
    const anchorAt = async (sequenceNumber: bigint): Promise<Anchor> => {
      const filter = { topicId, sequencenumber: sequenceNumber };
      const [message] = (await truth.getTopicMessages(filter)).messages;
      return { sequenceNumber, runningHash: String(message?.running_hash) };
    };
    // The highest anchor proves the most, wherever it stands among the others and in the list.
    const verify = [await anchorAt(9n), await anchorAt(15n), await anchorAt(4n)];
    const list = client.getTopicMessages({ topicId, limit: 20 }, { verify });
    expect(list.proven).toBeUndefined();
    await read(list, []);
    const isInParts = /parts|by cursor|shortened|resumed/.test(name);
    if (!isInParts) expect(list.proven).toEqual({ from: 1n, to: 15n });
  });
});

describe('a lie', () => {
  const { truth } = world();
  it.each(['iteration', 'scan', 'toArray', 'pages'])(
    'with new hashes is shown by an anchor, read by %s',
    async (way) => {
      const whole = await truth.getTopicMessages({ topicId }).toArray();
      const last = whole.at(-1);
      const anchor = {
        sequenceNumber: BigInt(last?.sequence_number ?? 0),
        runningHash: last?.running_hash ?? '',
      };
      const read = async (verify: Verify) => {
        const messages: TopicMessage[] = [];
        await ways[way]?.(
          lying('rehashed', 50).getTopicMessages({ topicId, limit: 100 }, { verify }),
          messages,
        );
        return messages;
      };
      expect(numbers(await read(true))).toEqual(numbers(whole));
      await expect(read(anchor)).rejects.toMatchObject({
        name: 'ProofError',
        sequenceNumber: anchor.sequenceNumber,
        expected: anchor.runningHash,
      });
    },
  );

  /** A lie that replaces the number of one message by a text. */
  const withoutNumber =
    (unreadable: number): Lie =>
    (page) =>
      page.map((message) => {
        if (Number(message.sequence_number) !== unreadable) return message;
        return { ...message, sequence_number: 'x' as never };
      });

  it.each([
    ['asc', 1, 1n],
    ['asc', 12, 11n],
    ['desc', 7, 11n],
  ] as const)(
    'names the first message that was not verified, %s, if number %i cannot be read',
    async (...given) => {
      const [order, unreadable, sequenceNumber] = given;
      const { client } = world(withoutNumber(unreadable));
      const range = { topicId, order, sequencenumber: [gte(1), lte(20)], limit: 10 };
      const list = client.getTopicMessages(range, { verify: true, validation: { response: 'off' } });
      const error = await rejection(allItems(list, []));
      expect(error).toMatchObject({ name: 'ProofError', sequenceNumber });
      expect((error as ProofError).cause).toMatchObject({
        message: expect.stringContaining('sequence_number'),
      });
    },
  );

  it('names the message behind a cursor that cannot be read', async () => {
    const { client } = world(withoutNumber(4));
    const list = client.getTopicMessages(
      { topicId, order: 'asc', limit: 3 },
      { verify: true, validation: { response: 'off' } },
    );
    const { next } = await list.page();
    await expect(list.page(next ?? '')).rejects.toMatchObject({ name: 'ProofError', sequenceNumber: 4n });
  });

  it.each(['asc', 'desc'] as const)(
    'is refused at once if its reply lacks another message, too, %s',
    async (order) => {
      const time = new VirtualTime();
      const wrong: Lie = (page) =>
        page
          .filter(({ sequence_number: number }) => Number(number) !== 7)
          .map((message) =>
            Number(message.sequence_number) === 4 ? { ...message, running_hash: 'A'.repeat(64) } : message,
          );
      const { client } = world(wrong, count, time);
      const range = [gte(1), lte(9)];
      const list = client.getTopicMessages({ topicId, order, sequencenumber: range }, { verify: true });
      const begin = time.elapsed();
      await expect(time.run(list.toArray())).rejects.toMatchObject({ name: 'ProofError' });
      // A message that is missing alone may be late, and is waited for.
      expect(time.elapsed() - begin).toBeLessThan(1000);
    },
  );

  it('about the end of the list is shown by an anchor behind it', async () => {
    const [message] = await truth.getTopicMessages({ topicId, sequencenumber: 100 }).toArray();
    const anchor = { sequenceNumber: '100', runningHash: String(message?.running_hash) };
    const time = new VirtualTime();
    const withheld: Lie = (page) => page.filter(({ sequence_number: number }) => Number(number) < 90);
    const { client } = world(withheld, count, time);
    for (const order of ['asc', 'desc'] as const)
      for (const [way, read] of Object.entries(ways)) {
        // The first page does not have to show the end.
        if (way === 'one page' && order === 'asc') continue;
        const options = { verify: anchor, deadline: 10_000 };
        const list = client.getTopicMessages({ topicId, order, limit: 100 }, options);
        // A service that is behind looks the same, so it is not accused.
        await expect(time.run(read(list, [])), way).rejects.toBeInstanceOf(ServiceBehindError);
      }
  });

  /** Each page is a chain of its own, whose base is the message before it. */
  const forked =
    (order: string): Lie =>
    async (page) => {
      let hash = btoa('x'.repeat(48));
      if (page.length <= 2) return page.map((message) => ({ ...message, running_hash: hash }));
      const upwards = [...page];
      if (order === 'desc') upwards.reverse();
      for (const [index, message] of upwards.entries()) {
        hash = await runningHash(Number(message.sequence_number) === 1 ? undefined : hash, message);
        upwards[index] = { ...message, running_hash: hash };
      }
      return order === 'desc' ? upwards.reverse() : upwards;
    };

  it.each<[string, Lie]>([
    ['has two hashes', (page) => (Number(page[0]?.sequence_number) < 200 ? page : forked('asc')(page))],
    [
      'is missing',
      (page) => page.filter(({ sequence_number: at }) => page.length <= 2 || Number(at) !== 250),
    ],
  ])('about a scan without order is shown: a number %s', async (reason, lie) => {
    const second = gate();
    const time = new VirtualTime();
    // The second page arrives after a later one, and after the base of that.
    const { client } = world(
      async (page) => {
        const first = Number(page[0]?.sequence_number);
        if (page.length === 2 && first === 201) second.open();
        if (first === 101) await second.opened;
        return lie(page);
      },
      280,
      time,
    );
    const scan = client.getTopicMessages({ topicId, limit: 100 }, { verify: true }).scan({ ordered: false });
    await expect(time.run(allItems(scan))).rejects.toThrow(reason);
  });

  it('with the chain of another topic is noticed', async () => {
    const { sandbox } = world();
    const fetch: Fetch = (url, init) => sandbox.fetch(url.replace('/0.0.4002/', `/${topicId}/`), init);
    const client = createLedgerClient({ baseUrl: sandbox.ledgerUrl, clock: sandbox.clock, fetch });
    const list = client.getTopicMessages({ topicId: '0.0.4002' }, { verify: true });
    await expect(list.toArray()).rejects.toThrow(`is a message of "${topicId}"`);
  });

  it('with the chain of a topic of the same number in another shard is noticed', async () => {
    const { client: source } = world();
    const [first] = await source.getTopicMessages({ topicId }).toArray({ limit: 1 });
    // A bigint cannot be written as JSON.
    const moved = {
      ...first,
      topic_id: topicId.replace('0', '1'),
      sequence_number: 1,
    } as unknown as TopicMessage;
    const message = { ...moved, running_hash: await runningHash(undefined, moved) };
    const { client } = world(() => [message], 0);
    const read = (topicId: string) =>
      client.getTopicMessages({ topicId }, { verify: true }).toArray({ limit: 1 });
    await expect(read(topicId)).rejects.toThrow('is a message of "1.0.4001"');
    // A number alone is a topic of whichever shard the service has.
    await expect(read('4001')).resolves.toHaveLength(1);
  });

  it('about the message before the list is shown by its anchor', async () => {
    const { client } = world();
    const anchor = { sequenceNumber: 39, runningHash: 'A'.repeat(64) };
    const list = client.getTopicMessages({ topicId, sequencenumber: gte(40) }, { verify: anchor });
    await expect(list.toArray()).rejects.toMatchObject({ sequenceNumber: 39n, expected: anchor.runningHash });
  });

  it.each(['asc', 'desc'] as const)(
    'between two pages, %s, is shown by the hash in the cursor',
    async (order) => {
      let isLying = false;
      const { client } = world((page) => (isLying ? forked(order)(page) : page));
      const list = client.getTopicMessages({ topicId, order, limit: 20 }, { verify: true });
      const page = await list.page();
      const short = await list.shorten(page, 7);
      isLying = true;
      for (const next of [page.next, short?.next]) {
        await expect(list.page(next?.replace(/~~.*$/, ''))).resolves.toHaveProperty('items.length', 20);
        await expect(list.page(String(next))).rejects.toBeInstanceOf(ProofError);
      }
    },
  );
});

it('a verified scan without order continues before a page that had not arrived', async () => {
  const second = gate();
  const { client } = world(async (page) => {
    if (page.length > 1 && page.some(({ sequence_number: at }) => Number(at) === 150)) await second.opened;
    return page;
  }, 280);
  const list = client.getTopicMessages({ topicId, limit: 100 }, { verify: true });
  const scan = list.scan({ ordered: false });
  for await (const { sequence_number: at } of scan) if (at > 200) break;
  second.open();
  const rest = await allItems(list.scan({ ordered: false, from: scan.cursor }));
  expect(numbers(rest).map(Number)).toContain(101);
});

describe('a verified follow', () => {
  it('returns messages as they are added, and continues behind its cursor', async () => {
    const { sandbox, client } = world();
    const list = client.getTopicMessages({ topicId }, { verify: true });
    const whole = await list.toArray();
    let from: string | undefined;
    let cursor: string | undefined;
    const read: TopicMessage[] = [];
    for (const target of [whole.length - 5, whole.length + 3]) {
      const follow = list.follow({ from });
      if (target > whole.length)
        for (let more = 0; more < 3; more++)
          sandbox.add.message({ topic_id: topicId, message: btoa('more') });
      for await (const message of follow) {
        read.push(message);
        from = follow.cursor;
        cursor ??= from;
        if (read.length === target) break;
      }
    }
    expect(numbers(read).map(Number)).toEqual(
      Array.from({ length: whole.length + 3 }, (_, index) => index + 1),
    );
    expect(from).toMatch(/~~[\w+/]{64}$/);
    const other = list.follow({ from: cursor?.replace(/.{8}$/, 'AAAAAAAA') });
    await expect(other.next()).rejects.toBeInstanceOf(ProofError);
  });

  it('throws at a message that does not fit', async () => {
    const read: TopicMessage[] = [];
    const follow = lying('text', 30).getTopicMessages({ topicId }, { verify: true }).follow();
    await expect(allItems(follow, read)).rejects.toMatchObject({ sequenceNumber: 30n });
    expect(read).toHaveLength(29);
  });
});

describe('the option verify', () => {
  const { client, requests } = world();
  it.each<[unknown]>([
    ['yes'],
    [{}],
    [{ sequenceNumber: 0, runningHash: 'A'.repeat(64) }],
    [{ sequenceNumber: 1, runningHash: 'A'.repeat(63) }],
    [[]],
    [[{ topicSequenceNumber: null, topicRunningHash: null }]],
    [{ sequenceNumber: '9223372036854775808', runningHash: 'A'.repeat(64) }],
    [
      [
        { sequenceNumber: 1, runningHash: 'A'.repeat(64) },
        { sequenceNumber: 1, runningHash: 'B'.repeat(64) },
      ],
    ],
  ])('refuses %j, and sends nothing', async (verify) => {
    const before = requests();
    const list = client.getTopicMessages({ topicId }, { verify: verify as Verify });
    await expect(allItems(list)).rejects.toBeInstanceOf(ParameterError);
    await expect(list.toArray()).rejects.toMatchObject({ parameter: 'verify' });
    expect(requests()).toBe(before);
  });

  it('refuses content as text, whose bytes are unknown', async () => {
    const list = client.getTopicMessages({ topicId, encoding: 'utf-8' }, { verify: true });
    await expect(list.toArray()).rejects.toMatchObject({ parameter: 'encoding' });
  });

  it('refuses a filter that leaves out messages inside the range', async () => {
    const list = client.getTopicMessages({ topicId, sequencenumber: ne(5) }, { verify: true });
    await expect(allItems(list)).rejects.toMatchObject({ parameter: 'sequencenumber' });
  });

  it('takes the receipt of an SDK', async () => {
    const [message] = await client.getTopicMessages({ topicId, sequencenumber: 3 }).toArray();
    const hash = Uint8Array.from(atob(String(message?.running_hash)), (character) => character.charCodeAt(0));
    const receipt: Anchor = { topicSequenceNumber: { toString: () => '3' }, topicRunningHash: hash };
    const list = client.getTopicMessages({ topicId }, { verify: [receipt] });
    await list.toArray();
    expect(list.proven).toEqual({ from: 1n, to: 3n });
    for (const reading of [list.scan(), list.follow()]) {
      expect(reading.proven).toBeUndefined();
      for await (const { sequence_number: number } of reading) if (number >= 5) break;
      expect(reading.proven).toEqual({ from: 1n, to: 3n });
    }
  });
});
