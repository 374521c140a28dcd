import { describe, expect, it, vi } from 'vitest';
import type { Transport } from '../../src/client/client.js';
import {
  type GapEvent,
  getContractsLogs,
  getContractsResults,
  getTopicMessages,
  getTransactions,
  gt,
  lt,
  ResponseError,
} from '../../src/ledger.js';
import { blocks, scripted } from '../after/scripted-service.js';
import { rejection } from '../setup/thrown.js';
import { taken } from './taken.js';

const second = 1000;
const minute = 60 * second;

/** A service of one list, whose newest block is 3 s old. */
function world(answer: (url: URL, seconds: number) => object | number, isOfBlocks = true, latency = 20) {
  const { transport, time, requested } = scripted((path, seconds) => {
    if (!path.startsWith('blocks')) return answer(new URL(`https://ledger.test/api/v1/${path}`), seconds);
    return isOfBlocks ? blocks(Math.floor(seconds) - 3) : { blocks: [], links: { next: null } };
  }, latency);
  const ofList = (): string[] => requested.filter((path) => !path.startsWith('blocks'));
  return { time, begin: time.now(), ofList, transport };
}

const keyOf = (url: URL, parameter: string, operator = 'gt', usual = '0'): string =>
  url.searchParams
    .getAll(parameter)
    .find((text) => text.startsWith(operator))
    ?.split(':')[1] ?? usual;

/** Messages with only some of the numbers. */
const messagesOf = (url: URL, numbers: readonly number[]): object => ({
  messages: numbers
    .filter((number) => number > Number(keyOf(url, 'sequencenumber')))
    .map((number) => ({ sequence_number: number, consensus_timestamp: `1767225600.00000000${number}` })),
  links: { next: null },
});

/** Transactions at seconds of Unix time. */
const transactionsOf = (url: URL, seconds: readonly number[]): object => {
  const isUp = url.searchParams.get('order') === 'asc';
  const all = seconds
    .map((at) => `${at}.000000000`)
    .filter((at) => at > keyOf(url, 'timestamp') && at < keyOf(url, 'timestamp', 'lt', 'x'))
    .sort();
  const items = (isUp ? all : all.reverse()).slice(0, Number(url.searchParams.get('limit')));
  const before = isUp ? undefined : items.at(-1);
  return {
    transactions: items.map((at) => ({ consensus_timestamp: at })),
    links: { next: before ? `/api/v1/transactions?order=desc&limit=1&timestamp=lt:${before}` : null },
  };
};

const topic = (transport: Transport) => getTopicMessages(transport, { topicId: '0.0.5' });

describe('a missing number', () => {
  it('is reported by a property, once by a hook, and by `behind`', async () => {
    const { time, begin, transport } = world((url, at) =>
      messagesOf(url, at < 60 ? [1, 2, 3, 5, 6] : [1, 2, 3, 4, 5, 6]),
    );
    const events: GapEvent[] = [];
    const onGap = (event: GapEvent): void => {
      events.push(event);
      expect(time.now() - begin).toBeGreaterThan(4000);
      throw new Error('the hook of a caller fails');
    };
    const follow = topic(transport).follow({ onGap });
    const seen: unknown[] = [];
    time.setTimer(40 * second, () => seen.push(follow.missing, follow.behind));
    expect(await time.run(taken(follow, 6))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(seen).toEqual([4n, 40 * second]);
    expect(follow.missing).toBeUndefined();
    expect(events).toEqual([{ operationId: 'getTopicMessages', missing: 4n, next: 5n }]);
  });

  it('is not reported if it is only late', async () => {
    const { time, transport } = world((url, at) => messagesOf(url, at < 1.5 ? [1, 3] : [1, 2, 3]));
    const onGap = vi.fn();
    expect(await time.run(taken(topic(transport).follow({ onGap }), 3))).toEqual(['1', '2', '3']);
    expect(onGap).not.toHaveBeenCalled();
  });

  it.each([
    ['the same answer', () => false],
    ['answers of a cluster that is behind', (count: number) => count % 2 === 0],
  ])('ends the list after `giveUpAfter`, counted from the last progress, by %s', async (_, isBehind) => {
    let count = 0;
    const { time, begin, transport } = world((url, at) => {
      const numbers = at < 120 ? [1, 2] : [1, 2, 3, 5, 6, 7];
      return messagesOf(url, isBehind(++count) ? [1, 2] : numbers);
    });
    const work = taken(topic(transport).follow({ giveUpAfter: minute }));
    const error = await time.run(rejection(work));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ issues: [{ expected: '4', got: '"5"' }] });
    expect(String(error)).toMatch(/4 has been missing for 1\.\d+ minutes/);
    expect(time.now() - begin).toBeGreaterThanOrEqual(3 * minute);
    expect(time.now() - begin).toBeLessThan(3 * minute + 30 * second);
  });

  it('does not end the list after `giveUpAfter` if it only has no news', async () => {
    const { time, transport } = world((url, at) => messagesOf(url, at < 600 ? [1] : [1, 2]));
    const follow = topic(transport).follow({ giveUpAfter: minute });
    expect(await time.run(taken(follow, 2))).toEqual(['1', '2']);
  });
});

describe('empty pages with a next link', () => {
  it.each([
    ['a number', (url: URL) => `sequencenumber=gt:${Number(keyOf(url, 'sequencenumber')) + 1}`, topic],
    [
      'a second',
      (url: URL) =>
        `timestamp=gt:${Math.max(1_600_000_000, Math.floor(Number(keyOf(url, 'timestamp')))) + 1}.0`,
      (transport: Transport) => getTransactions(transport),
    ],
  ] as const)('by %s are delayed by `interval` after the first 20', async (_, next, list) => {
    const { time, begin, ofList, transport } = world(
      (url) => ({
        messages: [],
        transactions: [],
        links: { next: `${url.pathname}?order=asc&limit=100&${next(url)}` },
      }),
      false,
    );
    const controller = new AbortController();
    const work = taken(list(transport).follow({ interval: 5 * second, signal: controller.signal }));
    time.setTimer(10 * minute, () => controller.abort());
    await time.run(rejection(work));
    expect(time.now() - begin).toBe(10 * minute);
    expect(ofList().length).toBeGreaterThan(100);
    expect(ofList().length).toBeLessThan(170);
  });

  it('by windows of the service are not delayed', async () => {
    const window = 60 * 86_400;
    const { time, begin, transport } = world((url) => {
      const from = Math.floor(Number(keyOf(url, 'timestamp'))) || 1_500_000_000;
      if (from + window < 1_767_000_000)
        return {
          transactions: [],
          links: { next: `/api/v1/transactions?order=asc&limit=100&timestamp=gt:${from + window}.0` },
        };
      return transactionsOf(url, [1_767_100_000]);
    });
    expect(await time.run(taken(getTransactions(transport).follow(), 1))).toEqual(['1767100000.000000000']);
    // 51 windows: it takes 16 s to find out that nothing more comes into old ones.
    expect(time.now() - begin).toBeLessThan(minute);
  });
});

describe('replies of a proxy', () => {
  const garbage = { message: 'Quota exceeded' };
  const day = 86_400;
  const window = 60 * day;
  const item = 1_767_100_000;
  /**
   * A list of one item behind empty windows, each of which looks like its end. Of the replies, those that `isReadable` names are
   * of the service.
   */
  const windowed = (isReadable: (count: number) => boolean) => {
    let count = 0;
    return world((url) => {
      count += 1;
      if (!isReadable(count)) return garbage;
      const isUp = url.searchParams.get('order') === 'asc';
      const from = Math.floor(Number(keyOf(url, 'timestamp'))) || item - 6 * window;
      const isShown = !isUp || (from < item && from + window >= item);
      return { results: isShown ? [{ timestamp: `${item}.000000000` }] : [], links: { next: null } };
    });
  };
  const follow = (transport: Transport) =>
    getContractsResults(transport, { timestamp: gt(`${item - 6 * window}.000000000`) }).follow();

  it('between readable ones do not end a follow that reads several windows in a step', async () => {
    const { time, transport } = windowed((count) => count % 3 === 0);
    expect(await time.run(taken(follow(transport), 1))).toEqual([`${item}.000000000`]);
  });

  it('one after the other end it, and are not multiplied by its steps', async () => {
    const { time, ofList, transport } = windowed((count) => count < 3);
    expect(await time.run(rejection(taken(follow(transport), 1)))).toBeInstanceOf(ResponseError);
    expect(ofList().length).toBe(2 + 21);
  });
});

describe('an item dated 2286', () => {
  const happened = (now: number, begin: number): number[] => [
    9_999_999_990,
    ...Array.from({ length: 30 }, (_, index) => begin / second + 10 * index).filter((at) => at <= now),
  ];

  it.each([undefined, 'now'])('hides no other item (from: %s)', async (from) => {
    const state = world((url, at) => transactionsOf(url, happened(state.begin / second + at, state.begin)));
    const { time, begin, transport } = state;
    time.advance(5 * second);
    const follow = getTransactions(transport).follow({ from });
    const expected = Array.from({ length: 20 }, (_, index) => `${begin / second + 10 * index}.000000000`);
    expect(await time.run(taken(follow, from ? 19 : 20))).toEqual(from ? expected.slice(1) : expected);
    expect(follow.cursor).not.toContain('9999999990');
  });

  it('is yielded if the service confirms the time', async () => {
    const { time, transport } = world((url) => transactionsOf(url, [9_999_999_990]), false);
    const names = await time.run(taken(getTransactions(transport).follow(), 1));
    expect(names).toEqual(['9999999990.000000000']);
  });
});

it('pages of pending items are not read on if a scan has returned the items in the meantime', async () => {
  // It takes 16 samples, one with each page, until older items are scanned. Then the fifth of ten pages is read.
  const state = world((url, at) => transactionsOf(url, happened.concat(at > 40 ? later : [])), true, 500);
  const { time, begin, transport } = state;
  const happened = Array.from({ length: 30 }, (_, index) => begin / second - 60 + index);
  const later = [begin / second + 40];
  const follow = getTransactions(transport, { limit: 3 }).follow({ settle: 10 * second });
  const names = await time.run(taken(follow, 31));
  expect(names).toEqual([...happened, ...later].map((at) => `${at}.000000000`));
});

it('a list with an upper bound ends two minutes after it if the service has no blocks', async () => {
  const state = world((url, at) => transactionsOf(url, at < 100 ? [] : [state.begin / second + 5]), false);
  const { time, begin, transport } = state;
  const list = getTransactions(transport, { timestamp: lt(`${begin / second + 10}`) });
  expect(await time.run(taken(list.follow()))).toEqual([`${begin / second + 5}.000000000`]);
  expect(time.now() - begin).toBeGreaterThanOrEqual(130 * second);
});

it('a follow of logs by topic begins behind its cursor if the clock of the client is late', async () => {
  const base = 1_767_225_600;
  const { time, transport } = world((url) => {
    const upper = keyOf(url, 'timestamp', 'lt');
    const logs = [base - 60, base + 3600].map((at) => ({ timestamp: `${at}.000000000`, index: 1 }));
    return {
      logs: logs.filter(({ timestamp: at }) => at > keyOf(url, 'timestamp') && at <= upper),
      links: { next: null },
    };
  }, false);
  const topic0 = `0x${'ab'.repeat(32)}` as const;
  const logs = () => getContractsLogs(transport, { topic0, timestamp: `gte:${base - 3600}.000000000` });
  const first = logs().follow();
  expect(await time.run(first.next())).toMatchObject({ value: { timestamp: `${base - 60}.000000000` } });
  const from = first.cursor?.replace(String(base - 60), String(base + 3599));
  const { value } = await time.run(logs().follow({ from }).next());
  expect(value).toMatchObject({ timestamp: `${base + 3600}.000000000` });
});

describe('a follow that has lived for long', () => {
  it('waits no longer after a failure than after its first one', async () => {
    const requests: { at: number; hasFailed: boolean }[] = [];
    const { time, transport } = world((url, at) => {
      const hasFailed = requests.length % 4 === 3;
      requests.push({ at, hasFailed });
      return hasFailed ? 503 : messagesOf(url, [1, 2, 3, 4, 5, 6, 7, 8].slice(0, Math.ceil(at / 20)));
    });
    await time.run(taken(topic(transport).follow(), 8));
    const pauses = requests.flatMap(({ at, hasFailed }, index) => {
      const next = requests[index + 1];
      return hasFailed && next ? [next.at - at] : [];
    });
    expect(pauses.length).toBeGreaterThan(5);
    expect(Math.max(...pauses)).toBeLessThan(1.5);
  });

  it('waits no longer behind an empty page than behind its first one', async () => {
    const items = Array.from({ length: 30 }, (_, index) => 1_600_000_000 + 10 * index);
    const { time, begin, transport } = world((url) => {
      const from = Math.floor(Number(keyOf(url, 'timestamp')));
      const isAtItem = from === 0 || items.includes(from);
      if (from > 0 && isAtItem)
        return {
          transactions: [],
          links: { next: `/api/v1/transactions?order=asc&limit=100&timestamp=gt:${from + 1}.0` },
        };
      const next = items.find((at) => at > from);
      return {
        transactions: next ? [{ consensus_timestamp: `${next}.000000000` }] : [],
        links: { next: null },
      };
    }, false);
    await time.run(taken(getTransactions(transport).follow(), items.length));
    const perItem = (time.now() - begin) / items.length;
    // Each item is confirmed by replies that are two seconds apart.
    expect(perItem).toBeLessThan(7 * second);
  });
});

it('a topic that is never created ends a follow after `giveUpAfter`', async () => {
  const { time, begin, transport } = scriptedWithoutTopic();
  const error = await time.run(
    rejection(taken(topic(transport).follow({ waitForList: true, giveUpAfter: minute }))),
  );
  expect(error).toMatchObject({ name: 'ApiError', status: 404 });
  expect(time.now() - begin).toBeLessThan(minute + 10 * second);
});

function scriptedWithoutTopic() {
  const { transport, time } = scripted((path) => (path.startsWith('blocks') ? blocks(0) : undefined), 20);
  return { transport, time, begin: time.now() };
}

it('options that the caller changes after the call do not change a follow', async () => {
  const { time, begin, transport } = world((url, at) => messagesOf(url, at < 600 ? [1] : [1, 2]));
  const options = { interval: 10 * second };
  const follow = topic(transport).follow(options);
  options.interval = 5 * minute;
  expect(await time.run(taken(follow, 2))).toEqual(['1', '2']);
  expect(time.now() - begin).toBeLessThan(10 * minute + 20 * second);
});
