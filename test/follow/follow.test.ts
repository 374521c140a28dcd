import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch, type Transport } from '../../src/client/client.js';
import type { Follow, FollowOptions } from '../../src/follow/follow.js';
import {
  ApiError,
  getContractLogsByContractId,
  getTopicMessages,
  getTransactions,
  gte,
  lt,
  lte,
  ParameterError,
} from '../../src/ledger.js';
import { rejection } from '../client/thrown.js';
import { VirtualTime } from '../virtual-time.js';
import { bursts, type Event, LivingService, type Nature, seeded } from './living-service.js';

const minute = 60_000;

type Lists = Record<
  string,
  (transport: Transport, options: FollowOptions, events: readonly Event[]) => Follow<object>
>;

const lists: Lists = {
  messages: (transport, options) => getTopicMessages(transport, { topicId: '0.0.5' }).follow(options),
  transactions: (transport, options) => getTransactions(transport).follow(options),
};

function nameOf(item: object): string {
  const { sequence_number, consensus_timestamp, timestamp } = item as Record<string, unknown>;
  return String(sequence_number ?? consensus_timestamp ?? timestamp);
}

const stamp = (time: bigint): string =>
  `${time / 1_000_000_000n}.${String(time % 1_000_000_000n).padStart(9, '0')}`;

interface Run {
  readonly got: string[];
  readonly delays: number[];
  readonly service: LivingService;
  readonly time: VirtualTime;
}

/** Follows a list through a whole world. The follower is stopped at times and resumes from its stored cursor. */
async function followed(
  list: keyof typeof lists,
  {
    events,
    nature,
    seed,
    length,
    kills,
  }: { events: number; nature: Nature; seed: number; length: number; kills: number },
): Promise<Run & { all: readonly Event[] }> {
  const random = seeded(seed);
  const time = new VirtualTime();
  const all = bursts(time.now(), length - 2000, events, random);
  const service = new LivingService(all, time, nature, random, length);
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch: service.fetch,
    validation: { response: 'off' },
    clock: time,
  });
  const got: string[] = [];
  const delays: number[] = [];
  const work = async (): Promise<void> => {
    let from: string | undefined;
    const stop = new Set(Array.from({ length: kills }, () => Math.floor(random() * all.length)));
    while (got.length < all.length) {
      const follow = lists[list]?.(transport, { from }, all);
      if (!follow) throw new Error('no such list');
      for await (const item of follow) {
        const event = all[got.length];
        got.push(nameOf(item));
        if (event) delays.push(time.now() - service.visible(event));
        from = JSON.parse(JSON.stringify(follow.cursor));
        if (got.length >= all.length || stop.delete(got.length)) break;
      }
    }
  };
  await time.run(work());
  return { got, delays, service, time, all };
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

const hard: Nature = {
  lags: [
    [1000, 3000],
    [2000, 8000],
  ],
  late: { share: 0.02, by: 1500 },
  frozen: [20 * minute, 30 * minute],
  faults: 0.02,
};

describe.each(Object.keys(lists))('%s that are followed', (list) => {
  it.each([1, 2, 3])(
    'each arrive once, in order, from any cluster and after any restart (%d)',
    async (seed) => {
      const { got, all, delays } = await followed(list, {
        events: 4000,
        nature: hard,
        seed,
        length: 60 * minute,
        kills: 20,
      });
      const names = all.map(({ number, time }) => (list === 'messages' ? String(number) : stamp(time)));
      expect(got).toEqual(names);
      console.log(
        `${list}, seed ${seed}: ${got.length} items, delay behind visibility: median ${Math.round(percentile(delays, 0.5))} ms, 99 % ${Math.round(percentile(delays, 0.99))} ms`,
      );
    },
  );
});

/** A service with some events in the first minute, and a transport to it. */
function world(count = 10, nature: Nature = { lags: [[1000, 1000]] }, length = 10 * minute) {
  const time = new VirtualTime();
  const begin = BigInt(time.now()) * 1_000_000n;
  const all = Array.from({ length: count }, (_, index): Event => {
    return { time: begin + BigInt(index) * 5_000_000_000n, number: BigInt(index + 1) };
  });
  const service = new LivingService(all, time, nature, seeded(5), length);
  const fetched: { answer: Fetch } = { answer: service.fetch };
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch: (...args) => fetched.answer(...args),
    validation: { response: 'off' },
    retry: false,
    clock: time,
  });
  return { time, all, service, transport, fetched };
}

async function taken(follow: Follow<object>, most = Infinity): Promise<string[]> {
  const names: string[] = [];
  for await (const item of follow) {
    names.push(nameOf(item));
    if (names.length >= most) break;
  }
  return names;
}

/** The items of a list after some events, and the expected ones. */
async function late(
  seed: number,
  nature: Nature,
  open: (transport: Transport, all: readonly Event[], begin: bigint) => Follow<object>,
  isExpected: (event: Event, all: readonly Event[], begin: bigint) => boolean,
  { from = 25 * minute, before = 0, count = 3000, clock = 0, spoil = (body: unknown) => body } = {},
): Promise<{ got: string[]; expected: string[]; ended: boolean; time: VirtualTime }> {
  const random = seeded(seed);
  const time = new VirtualTime();
  const length = 60 * minute;
  const begin = BigInt(time.now()) * 1_000_000n;
  const all = bursts(time.now() - before, before + length - minute, count, random);
  const service = new LivingService(all, time, nature, random, length + 20 * minute);
  service.spoil = spoil;
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch: service.fetch,
    validation: { response: 'off' },
    clock: time,
  });
  time.advance(from);
  if (clock) time.setTimer(5 * minute, () => time.setClock(clock));
  const expected = all.filter((event) => isExpected(event, all, begin));
  const got: string[] = [];
  let ended = true;
  const controller = new AbortController();
  time.setTimer(length + 15 * minute - from, () => controller.abort());
  const work = async (): Promise<void> => {
    for await (const item of open(transport, all, begin)) {
      got.push(nameOf(item));
      if (controller.signal.aborted) break;
    }
  };
  const stopped = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => {
      ended = false;
      resolve();
    });
  });
  await time.run(Promise.race([work(), stopped]));
  return { got, expected: expected.map((event) => stamp(event.time)), ended, time };
}

/** The differences between actual and expected items. */
function unlike(got: readonly string[], expected: readonly string[]): object {
  const [has, should] = [new Set(got), new Set(expected)];
  const lost = expected.filter((name) => !has.has(name));
  const strange = got.filter((name) => !should.has(name)).length;
  const twice = got.length - has.size;
  const unordered = got.filter((name, index) => index > 0 && name <= (got[index - 1] ?? '')).length;
  const found = { lost: lost.length, first: lost[0], strange, twice, unordered };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

const standing: Nature = {
  lags: [
    [1000, 3000],
    [2000, 8000],
  ],
  late: { share: 0.02, by: 1500 },
  frozen: [15 * minute, 45 * minute],
};

describe('if one cluster has stopped', () => {
  const seeds = [1, 2, 3, 4, 5];

  it.each(seeds)('items from long before are delivered (%d)', async (seed) => {
    const { got, expected } = await late(
      seed,
      standing,
      (transport) => getTransactions(transport).follow(),
      () => true,
      { before: 600 * minute },
    );
    expect(unlike(got, expected)).toEqual({});
  });

  it.each(seeds)('all items up to a bound are delivered before the list ends (%d)', async (seed) => {
    for (const [place, from] of [
      [1000, 25],
      [1500, 10],
    ] as const) {
      const end = (all: readonly Event[]): bigint => all[place]?.time ?? 0n;
      const { got, expected, ended } = await late(
        seed,
        standing,
        (transport, all) => getTransactions(transport, { timestamp: lte(stamp(end(all))) }).follow(),
        ({ time }, all) => time <= end(all),
        { from: from * minute },
      );
      expect(unlike(got, expected)).toEqual({});
      expect(ended).toBe(true);
    }
  });

  it.each(seeds)(
    'the list also ends at a bound without items, and at a bound of another key (%d)',
    async (seed) => {
      const end = (all: readonly Event[]): bigint => (all[1200]?.time ?? 0n) + 1n;
      const messages = await late(
        seed,
        standing,
        (transport, all) =>
          getTopicMessages(transport, { topicId: '0.0.5', timestamp: lt(stamp(end(all))) }).follow(),
        () => true,
      );
      expect(messages.got).toEqual(Array.from({ length: 1201 }, (_, index) => String(index + 1)));
      expect(messages.ended).toBe(true);
      const none = await late(
        seed,
        standing,
        (transport, all) => getTransactions(transport, { timestamp: stamp(end(all)) }).follow(),
        () => false,
      );
      expect(none).toMatchObject({ got: [], ended: true });
    },
  );

  it.each(seeds)('a single value is waited for (%d)', async (seed) => {
    const wantedTime = (all: readonly Event[]): string =>
      stamp(
        all.findLast(({ time }) => Number(time / 1_000_000n) < 1_767_225_600_000 + 26 * minute)?.time ?? 0n,
      );
    const { got, ended } = await late(
      seed,
      standing,
      (transport, all) => {
        const timestamp = wantedTime(all);
        expect(timestamp).not.toBe('0.000000000');
        return getTransactions(transport, { timestamp }).follow();
      },
      () => false,
    );
    expect(got).toHaveLength(1);
    expect(ended).toBe(true);
  });

  it.each(seeds)('logs are followed from window to window (%d)', async (seed) => {
    const { got, expected, ended } = await late(
      seed,
      standing,
      (transport, [first]) =>
        getContractLogsByContractId(transport, {
          contractIdOrAddress: '0.0.5',
          topic0: '0x01',
          timestamp: gte(stamp(first?.time ?? 0n)),
        }).follow(),
      () => true,
      { before: 40 * 24 * 60 * minute, count: 400 },
    );
    expect(unlike(got, expected)).toEqual({});
    expect(ended).toBe(false);
  });
});

describe('no item is lost', () => {
  it.each([-30 * minute, 30 * minute])('if the clock is set by %d ms', async (clock) => {
    for (const seed of [6, 7, 8]) {
      const all = await late(
        seed,
        { ...standing, frozen: [0, 0] },
        (transport) => getTransactions(transport).follow(),
        () => true,
        { clock },
      );
      expect(unlike(all.got, all.expected)).toEqual({});
      const logs = await late(
        seed,
        { ...standing, frozen: [0, 0] },
        (transport, [first]) =>
          getContractLogsByContractId(transport, {
            contractIdOrAddress: '0.0.5',
            topic0: '0x01',
            timestamp: gte(stamp(first?.time ?? 0n)),
          }).follow(),
        () => true,
        { clock },
      );
      expect(unlike(logs.got, logs.expected)).toEqual({});
    }
  });

  it('if items of a reply have no key: the reply is requested again', async () => {
    let count = 0;
    const { got, expected } = await late(
      4,
      standing,
      (transport) => getTransactions(transport).follow(),
      () => true,
      {
        count: 500,
        spoil: (body) => {
          const { transactions } = body as { transactions?: object[] };
          return transactions?.length && ++count % 7 === 0
            ? { ...(body as object), transactions: [{}, ...transactions] }
            : body;
        },
      },
    );
    expect(unlike(got, expected)).toEqual({});
  });

  it('if a list begins after the first number', async () => {
    const kept = (body: unknown): unknown => {
      const { messages = [], links } = body as { messages?: { sequence_number: number }[]; links: object };
      return { messages: messages.filter(({ sequence_number }) => sequence_number >= 3), links };
    };
    const { got } = await late(
      4,
      standing,
      (transport) => getTopicMessages(transport, { topicId: '0.0.5' }).follow(),
      () => true,
      { count: 200, spoil: kept },
    );
    expect(got).toEqual(Array.from({ length: 198 }, (_, index) => String(index + 3)));
  });
});

describe('a follower', () => {
  it('may lose late rows with settle: 0, which this test would detect', async () => {
    const time = new VirtualTime();
    const random = seeded(3);
    const length = 30 * minute;
    const all = bursts(time.now(), length - 5000, 4000, random);
    const nature: Nature = {
      lags: [
        [1000, 3000],
        [2000, 8000],
      ],
      late: { share: 0.05, by: 1500 },
    };
    const service = new LivingService(all, time, nature, random, length);
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch: service.fetch,
      validation: { response: 'off' },
      clock: time,
    });
    const end = time.now() + length + minute;
    const got: string[] = [];
    const hasty = async (): Promise<void> => {
      for await (const item of getTransactions(transport).follow({ settle: 0, interval: 500 })) {
        got.push(nameOf(item));
        if (time.now() >= end || got.length >= all.length - 1000) break;
      }
    };
    await time.run(hasty());
    const missed =
      all.slice(
        0,
        all.findIndex((event) => stamp(event.time) === got.at(-1)),
      ).length +
      1 -
      got.length;
    expect(missed).toBeGreaterThan(0);
  });

  it('begins after the newest item with from: now, and only once', async () => {
    const { time, transport } = world();
    time.advance(20_000);
    const follow = getTopicMessages(transport, { topicId: '0.0.5' }).follow({ from: 'now' });
    const rest = getTopicMessages(transport, { topicId: '0.0.5' });
    expect(await time.run(taken(follow, 2))).toEqual(['5', '6']);
    expect(follow.cursor).toMatch(/^getTopicMessages~\w+~a~6$/);
    expect(await time.run(taken(rest.follow({ from: follow.cursor }), 2))).toEqual(['7', '8']);
  });

  it('ends at an upper bound', async () => {
    const { time, all, transport } = world();
    const numbers = getTopicMessages(transport, { topicId: '0.0.5', sequencenumber: lte(4) }).follow();
    expect(await time.run(taken(numbers))).toEqual(['1', '2', '3', '4']);
    const until = stamp((all[5] as Event).time);
    const times = getTransactions(transport, { timestamp: lt(until) }).follow();
    expect(await time.run(taken(times))).toEqual(all.slice(0, 5).map((event) => stamp(event.time)));
    const late = getTransactions(transport, { timestamp: [gte(stamp((all[3] as Event).time)), lt(until)] });
    expect(await time.run(taken(late.follow()))).toHaveLength(2);
  });

  it('is refused in descending order, with a cursor of another call and with invalid options', async () => {
    const { transport } = world();
    const list = getTopicMessages(transport, { topicId: '0.0.5' });
    expect(() => getTopicMessages(transport, { topicId: '0.0.5', order: 'desc' }).follow()).toThrow(
      /^getTopicMessages: order must be asc, or left out/,
    );
    for (const from of ['', 'x', 'getTransactions~1~a~5', 'getTopicMessages~1~a~5'])
      await expect(list.follow({ from }).next()).rejects.toThrow(ParameterError);
    for (const options of [
      { interval: 0 },
      { settle: -1 },
      { waitForList: 1 },
      { every: 5 },
      { signal: 'x' },
    ])
      expect(() => list.follow(options as FollowOptions)).toThrow(ParameterError);
  });

  it.each([400, 404])('ends with an error of status %d', async (status) => {
    const { time, transport, fetched } = world();
    fetched.answer = async () => Response.json({ _status: { messages: [{ message: 'No' }] } }, { status });
    const error = await time.run(
      rejection(taken(getTopicMessages(transport, { topicId: '0.0.5' }).follow())),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
  });

  it('waits for a list that does not exist yet if the option is set', async () => {
    const { time, transport, fetched, service } = world();
    let refused = 0;
    fetched.answer = async (...args) => {
      if (refused++ >= 6) return service.fetch(...args);
      return Response.json({ _status: { messages: [{ message: 'Not found' }] } }, { status: 404 });
    };
    const follow = getTopicMessages(transport, { topicId: '0.0.5' }).follow({ waitForList: true });
    expect(await time.run(taken(follow, 3))).toEqual(['1', '2', '3']);
  });

  it('throws the last failure after giveUpAfter, and never gives up without it', async () => {
    const { time, transport, fetched, service } = world();
    fetched.answer = async () => Response.json({}, { status: 503 });
    const list = getTopicMessages(transport, { topicId: '0.0.5' });
    const begin = time.now();
    const error = await time.run(rejection(taken(list.follow({ giveUpAfter: 5 * minute }))));
    expect(error).toMatchObject({ status: 503 });
    expect(time.now() - begin).toBeGreaterThanOrEqual(5 * minute);
    const follow = list.follow();
    const work = taken(follow, 1);
    const wake = time.now() + 60 * minute;
    fetched.answer = async (...args) =>
      time.now() < wake ? Response.json({}, { status: 503 }) : service.fetch(...args);
    expect(await time.run(work)).toEqual(['1']);
  });

  it('ends with the reason of its signal or of the call, and leaves no request running', async () => {
    for (const isOfCall of [true, false]) {
      const { time, transport } = world(0);
      const controller = new AbortController();
      const { signal } = controller;
      const reason = new Error('enough');
      const call = getTopicMessages(transport, { topicId: '0.0.5' }, isOfCall ? { signal } : {});
      const work = rejection(taken(call.follow(isOfCall ? {} : { signal })));
      time.setTimer(60_000, () => controller.abort(reason));
      expect(await time.run(work)).toBe(reason);
      expect(time.pending).toBe(0);
    }
  });

  it('sends at most 0.35 requests a second without news, and reports the lag of the service', async () => {
    const { time, transport, service } = world(0, { lags: [[4000, 4000]] }, 70 * minute);
    const controller = new AbortController();
    const follow = getTopicMessages(transport, { topicId: '0.0.5' }).follow({ signal: controller.signal });
    const work = rejection(taken(follow));
    time.setTimer(60 * minute, () => controller.abort());
    await time.run(work);
    expect(service.requests / 3600).toBeLessThanOrEqual(0.35);
    expect(follow.behind).toBeGreaterThan(4000);
    expect(follow.behind).toBeLessThan(40_000);
  });

  it('catches up as fast as a scan', async () => {
    const length = 10 * minute;
    const time = new VirtualTime();
    const random = seeded(9);
    const all = bursts(time.now() - 24 * 60 * minute, 20 * 60 * minute, 3000, random);
    const service = new LivingService(all, time, { lags: [[0, 0]] }, random, length);
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch: service.fetch,
      validation: { response: 'off' },
      clock: time,
    });
    const begin = time.elapsed();
    const follow = getTopicMessages(transport, { topicId: '0.0.5' }).follow();
    expect(await time.run(taken(follow, 3000))).toHaveLength(3000);
    // Thirty pages in sequence take a second.
    expect(time.elapsed() - begin).toBeLessThan(600);
  });
});
