import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { getTransactions, gte } from '../../src/ledger.js';
import { VirtualTime } from '../virtual-time.js';
import { type Event, LivingService, type Nature, seeded } from './living-service.js';

const second = 1000;
const rowsPerSecond = 10;
/** Rows of each world: `FOLLOW_ROWS=30000` for a long run. */
const rows = Number(process.env.FOLLOW_ROWS ?? 6000);
const followers = 2;

const late = { share: 0.1, by: 1500 };
const calm = () => 2500;
const jumping = (elapsed: number): number => (Math.floor(elapsed / (45 * second)) % 2 ? 8000 : 2000);
const stops = (length: number) => ({ for: length * second, every: 90 * second });

const worlds: Readonly<Record<string, Nature>> = {
  'stands still for 70 s of 90 s': { late, lags: [calm, () => 4000], stops: stops(70), pace: 60 },
  'stands still for 50 s of 90 s': { late, lags: [calm, () => 4000], stops: stops(50), pace: 60 },
  'lags 2 s and 8 s in turn': { late, lags: [calm, jumping], pace: 60 },
  'stands still and lags 7 s otherwise': { late, lags: [calm, () => 7000], stops: stops(70), pace: 60 },
  'stands still, and no row is late': { lags: [calm, () => 4000], stops: stops(70), pace: 60 },
  'catches up in one moment': { late, lags: [calm, () => 4000], stops: stops(70) },
  'lags 1.5 s more': { late, lags: [calm, () => 4000], pace: 60 },
};

const stamp = (time: bigint): string =>
  `${time / 1_000_000_000n}.${String(time % 1_000_000_000n).padStart(9, '0')}`;

function evenly(begin: number, length: number, count: number, random: () => number): Event[] {
  const times = Array.from(
    { length: count },
    () => BigInt(begin) * 1_000_000n + BigInt(Math.floor(random() * length * 1e6)),
  );
  return [...new Set(times)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((time, index) => ({ time, number: BigInt(index + 1) }));
}

describe('late rows while one of two clusters', () => {
  it.each(Object.entries(worlds))('%s: each is yielded once, in order', async (name, nature) => {
    const random = seeded(rows);
    const time = new VirtualTime();
    const length = (rows / followers / rowsPerSecond) * second;
    const all = evenly(time.now(), length, rows / followers, random);
    const service = new LivingService(all, time, nature, random, length + 600 * second);
    const expected = all.map((event) => stamp(event.time));
    const delays: number[] = [];
    const follow = async (): Promise<string[]> => {
      const transport = createTransport({
        baseUrl: 'https://ledger.test',
        fetch: service.fetch,
        validation: { response: 'off' },
        clock: time,
      });
      const got: string[] = [];
      const list = getTransactions(transport, { timestamp: gte(expected[0] ?? '0') });
      for await (const { consensus_timestamp } of list.follow()) {
        const event = all[got.push(String(consensus_timestamp)) - 1];
        if (event) delays.push(time.now() - service.visible(event));
        if (consensus_timestamp === expected.at(-1)) break;
      }
      return got;
    };
    const lists = await time.run(Promise.all(Array.from({ length: followers }, follow)));
    delays.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? 0);
    console.log(
      `${name}: ${delays.length} items, delay behind visibility: median ${at(0.5)} ms, 95 % ${at(0.95)} ms`,
    );
    for (const got of lists) expect(got).toEqual(expected);
  });
});
