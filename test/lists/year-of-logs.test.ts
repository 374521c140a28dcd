import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContractsLogs, gt, gte, lt, lte, ParameterError } from '../../src/ledger.js';
import { allItems } from '../setup/all-items.js';
import { LivingSandbox, minute, stamp } from '../setup/living-sandbox.js';
import { patience, runs } from './runs.js';

const day = 24 * 60 * minute;
const topic0 = `0x${'ab'.repeat(32)}` as const;

/** A service that searches by topic within a week. Its logs were made within the last year, at these milliseconds of it. */
function serviceOf(times: readonly number[]) {
  const world = new LivingSandbox({ size: 0.01 });
  const { time, sandbox } = world;
  sandbox.faults.latency = 30;
  const begin = time.elapsed() - 365 * day;
  // Each log belongs to a transaction, so the ledger begins before the first one.
  sandbox.add.transaction({ consensus_timestamp: stamp(begin) });
  const { logs } = sandbox.ledger;
  const [log] = logs;
  if (!log) throw new Error('the sandbox has no logs');
  logs.length = 0;
  for (const [index, at] of times.entries())
    logs.push({ ...log, timestamp: stamp(begin + at), index, topics: [topic0] });
  const params = {
    topic0,
    timestamp: [gte(stamp(begin)), lt(stamp(begin + 365 * day))],
    limit: 100,
  } as const;
  const list = (more: object = {}) =>
    getContractsLogs(world.connect({ retry: false }), { ...params, ...more });
  const truth = (more: object = {}) => sandbox.truth.getContractsLogs?.({ topic0, order: 'asc', ...more });
  return { ...world, time, begin, list, truth, run: world.time.run.bind(world.time), sent: world.sent };
}

/** A year with bursts, empty months and several logs in the last moment of a week. */
const years = fc
  .record({
    bursts: fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 364 * day }), count: fc.integer({ min: 1, max: 200 }) }),
      { minLength: 1, maxLength: 8 },
    ),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    edge: fc.integer({ min: 1, max: 51 }),
  })
  .map(({ bursts, order, edge }) => {
    const times = bursts.flatMap(({ at, count }) =>
      Array.from({ length: count }, (_, index) => at + 7 * index),
    );
    const onEdge = [7 * day * edge, 7 * day * edge - 1].flatMap((at) => Array<number>(5).fill(at));
    return { order, times: [...times, ...onEdge].sort((a, b) => a - b) };
  });

describe('a year of logs by topic', () => {
  it(
    'is complete by a walk and by a scan, in windows that the service accepts',
    async () => {
      await fc.assert(
        fc.asyncProperty(years, async ({ times, order }) => {
          const [walked, scanned] = [serviceOf(times), serviceOf(times)];
          const expected = walked.truth({ order });
          expect(await walked.run(allItems(walked.list({ order })))).toEqual(expected);
          expect(await scanned.run(allItems(scanned.list({ order }).scan()))).toEqual(expected);
          const [windows, pages] = [53, Math.ceil(times.length / 100)];
          expect(walked.sent.length).toBeLessThanOrEqual(1.1 * (windows + pages));
          expect(scanned.sent.length).toBeLessThanOrEqual(2 * walked.sent.length + 8);
        }),
        runs(5),
      );
    },
    patience,
  );

  it('ends a day from now if the range has no end, as the clock may be slow', async () => {
    const { begin, time, list, truth, run, sent } = serviceOf([365 * day - 60 * minute, 365 * day + 5 * day]);
    const timestamp = gte(stamp(begin + 364 * day));
    expect(await run(allItems(list({ timestamp })))).toEqual(truth()?.slice(0, 1));
    expect(sent).toHaveLength(1);
    expect(decodeURIComponent(sent[0]?.path ?? '')).toContain(
      `timestamp=lte:${stamp(time.elapsed() - 30 + day)}`,
    );
  });

  it('is at least five times as fast by a scan', async () => {
    const times = Array.from({ length: 8000 }, (_, index) => Math.floor((index * 365 * day) / 8000));
    const took = async (how: 'walk' | 'scan'): Promise<number> => {
      const { time, list, run } = serviceOf(times);
      const from = time.elapsed();
      const logs = list({ order: 'asc' });
      expect(await run(allItems(how === 'walk' ? logs : logs.scan()))).toHaveLength(8000);
      return time.elapsed() - from;
    };
    expect((await took('walk')) / (await took('scan'))).toBeGreaterThan(5);
  });

  it('must have a lower bound, and is refused as one page with a hint to the method that works', async () => {
    const { list, run, sent } = serviceOf([]);
    for (const timestamp of [undefined, lt('1767225600.000000000')]) {
      const logs = list({ timestamp });
      const reason =
        /^getContractsLogs: timestamp .*must be a range with a lower bound, gt or gte, beside topic0/i;
      await expect(run(logs.pages().next())).rejects.toThrow(reason);
      await expect(run(logs.scan().next())).rejects.toThrow(reason);
      await expect(run(logs.withResponse())).rejects.toThrow(reason);
    }
    const error: unknown = await run(list().then(undefined, (reason: unknown) => reason));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({
      parameter: 'timestamp',
      message: expect.stringContaining(
        'within 7 days for one page; iterate the list, or scan it, for a wider',
      ),
    });
    expect(sent).toEqual([]);
  });

  it('is read in windows without a topic as well if its range is bounded', async () => {
    const weeks = [0, 10, 20].map((count) => count * 7 * day);
    const { begin, list, truth, run, sent } = serviceOf(weeks);
    const bounded = [gt(stamp(begin - 1)), lte(stamp(begin + 200 * day))];
    const others = { topic0: undefined, order: 'asc' };
    expect(await run(allItems(list({ ...others, timestamp: bounded })))).toEqual(truth());
    const requests = sent.length;
    expect(requests).toBeGreaterThan(20);
    // An open range is sent unchanged.
    expect(await run(allItems(list({ ...others, timestamp: gte(stamp(begin)) })))).toEqual(truth());
    expect(sent).toHaveLength(requests + 1);
  });
});
