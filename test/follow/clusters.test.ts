import { describe, expect, it } from 'vitest';
import type { Transport } from '../../src/client/client.js';
import type { Follow, FollowOptions } from '../../src/follow/follow.js';
import { getContractLogsByContractId, getTopicMessages, getTransactions } from '../../src/ledger.js';
import type { ClusterOptions } from '../../src/sandbox.js';
import { LivingSandbox, minute, stamp } from '../setup/living-sandbox.js';
import { keyOf } from './taken.js';

/** A call of a list, as the client and as the sandbox's truth read it. */
interface List {
  readonly name: 'getTransactions' | 'getTopicMessages' | 'getContractLogsByContractId';
  readonly params: object;
}

const open = { getTransactions, getTopicMessages, getContractLogsByContractId } as unknown as Record<
  List['name'],
  (transport: Transport, params: object) => { follow(options: FollowOptions): Follow<object> }
>;

const day = 24 * 60 * minute;
const { time, sandbox } = new LivingSandbox();
const begin = time.elapsed();
const topicId = String(sandbox.ledger.topics[0]?.topic_id);
const contractIdOrAddress = String(sandbox.ledger.contracts[0]?.contract_id);
const topic0 = `0x${'01'.repeat(32)}` as const;

const lagging: readonly ClusterOptions[] = [
  { lag: [1000, 3000], skew: { share: 0.02, upTo: 1500 } },
  { lag: [2000, 8000], skew: { share: 0.02, upTo: 1500 } },
];

/** A ledger that grows, with logs of one topic since 14 days ago. */
function createWorld(clusters = lagging, rate = 0.5): LivingSandbox {
  const bursts = { rate: 25, seconds: 2, every: 120 };
  const live = { rate, bursts, activities: { transfer: 2, message: 1 } };
  const world = new LivingSandbox({ live, clusters });
  world.disturb();
  const addLog = (at: number): void => {
    world.sandbox.add.log({ timestamp: stamp(at), topics: [topic0], contract_id: contractIdOrAddress });
  };
  for (let count = 100; count > 0; count--) addLog(begin - count * Math.floor((14 * day) / 101));
  for (let delay = 1000; delay < 16 * minute; delay += 9000) world.after(delay, () => addLog(begin + delay));
  return world;
}

/** Follows lists, each with its own client, until minute `end`. Returns their items and the true ones. */
async function followed(
  { world, end, settle, pause = 0 }: { world: LivingSandbox; end: number; settle?: number; pause?: number },
  lists: readonly List[],
) {
  const { time, sandbox } = world;
  const controller = new AbortController();
  const { signal } = controller;
  world.after(begin + end * minute - time.elapsed(), () => controller.abort('over'));
  const results = lists.map(async ({ name, params }) => {
    const got: string[] = [];
    let isEndless = false;
    try {
      for await (const item of open[name](world.connect(), params).follow({ signal, settle }))
        if (got.push(keyOf(item)) % 400 === 0) await world.sleep(pause);
    } catch (error) {
      if (error !== 'over') throw error;
      isEndless = true;
    }
    // The items of the last two minutes may not have come yet.
    const at = isEndless ? begin + (end - 2) * minute : undefined;
    const truth = sandbox.truth[name]?.({ ...params, order: 'asc' }, { at }).map(keyOf) ?? [];
    return { got: isEndless ? got.slice(0, truth.length) : got, truth, isEndless };
  });
  return time.run(Promise.all(results));
}

const all: List = { name: 'getTransactions', params: {} };
const until = (timestamp: string | readonly string[]): List => ({ ...all, params: { timestamp } });
const logs: List = {
  name: 'getContractLogsByContractId',
  params: { contractIdOrAddress, topic0, timestamp: `gte:${stamp(begin - 14 * day)}` },
};

describe('if one of two clusters stops from minute 3 to 12', () => {
  const at = (minutes: number): string => stamp(begin + minutes * minute);
  const endless: Readonly<Record<string, List>> = {
    'all items, also older ones': all,
    'logs of 14 days in windows of a week': logs,
  };
  const bounded: Readonly<Record<string, List>> = {
    'items up to a bound in the future': until([`gte:${at(1)}`, `lt:${at(8)}`]),
    'items up to a bound after the stop': until(`lte:${at(4)}`),
    'items up to a bound before the stop': until(`lte:${at(2)}`),
    'items up to a bound of another key': {
      name: 'getTopicMessages',
      params: { topicId, timestamp: `lt:${at(8)}` },
    },
    'a single item of the future': until(at(8)),
    'no item of a time without items': until(at(9)),
  };

  it.each([
    ['yields each item once and in order, without end', endless],
    ['ends at a bound, after each item up to it', bounded],
  ])('%s', async (_, lists) => {
    const world = createWorld();
    world.freeze(1, 3 * minute, 12 * minute);
    world.after(8 * minute, () => world.sandbox.add.transaction({ consensus_timestamp: at(8) }));
    world.time.advance(5 * minute);
    const results = await followed({ world, end: 16 }, Object.values(lists));
    for (const [index, title] of Object.keys(lists).entries()) {
      const { got, truth, isEndless } = results[index] ?? {};
      expect(got, title).toEqual(truth);
      expect(isEndless, title).toBe(lists === endless);
    }
  });
});

describe('if the system clock is set', () => {
  it.each([-30, 30])('by %d minutes, each item still arrives once and in order', async (minutes) => {
    const world = createWorld();
    world.time.advance(2 * minute);
    world.after(2 * minute, () => world.time.setClock(minutes * minute));
    for (const { got, truth } of await followed({ world, end: 6 }, [all, logs])) expect(got).toEqual(truth);
  });
});

describe('late rows of two clusters', () => {
  const skew = { share: 0.1, upTo: 1500 };
  const pair = (options: ClusterOptions): readonly ClusterOptions[] => [
    { lag: 2500, skew },
    { lag: 4000, skew, ...options },
  ];
  const worlds: Readonly<Record<string, readonly ClusterOptions[]>> = {
    'of which one stops for 70 of 90 s': pair({ stops: { seconds: 70, every: 20 } }),
    'of which one stops, and lags 7 s otherwise': pair({ lag: 7000, stops: { seconds: 70, every: 20 } }),
  };

  it.each(Object.entries(worlds))('%s, are yielded once and in order', async (_, clusters) => {
    const [result] = await followed({ world: createWorld(clusters, 2), end: 5 }, [all]);
    expect(result?.got).toEqual(result?.truth);
  });

  it('of which one catches up in a moment, are yielded once and in order', async () => {
    const world = createWorld(pair({}), 2);
    for (let start = 0.3; start < 6; start += 1.5) world.freeze(1, start * minute, (start + 1.2) * minute);
    const [result] = await followed({ world, end: 6 }, [all]);
    expect(result?.got).toEqual(result?.truth);
  });

  it('are yielded once and in order to a slow consumer, for whom older items are scanned', async () => {
    const often = { lag: 2500, skew: { ...skew, share: 0.3 } };
    const world = createWorld([often, { ...often, lag: 4000 }], 12);
    const [result] = await followed({ world, end: 4.5, pause: 30_000 }, [all]);
    expect(result?.got).toEqual(result?.truth);
  });

  it('are lost with settle: 0, so these worlds have late rows', async () => {
    const world = createWorld(pair({}), 2);
    const [result] = await followed({ world, end: 6, settle: 0 }, [all]);
    expect(result?.got).not.toEqual(result?.truth);
  });
});
