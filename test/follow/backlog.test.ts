import { describe, expect, it } from 'vitest';
import { getTransactionsOperation } from '../../generated/ledger/operations.js';
import type { FollowOptions } from '../../src/follow/follow.js';
// By its inner path: only some lags make a follow ask for a part that is before its range.
import { finishedPart } from '../../src/follow/reply-reader.js';
import { getTransactions } from '../../src/ledger.js';
import { ListQuery } from '../../src/lists/lists.js';
import { at, blocks, scripted } from '../after/scripted-service.js';
import { taken } from './taken.js';

const count = 3000;
/** One transaction a second, until the test begins. */
const times = Array.from({ length: count }, (_, index) => at(index - count));

/** A service that replies after 50 ms. `lagOf` gives the seconds that the cluster of a request is behind. */
function createService(lagOf: (request: number) => number) {
  let requests = 0;
  const service = scripted((path, seconds) => {
    requests += 1;
    const newest = seconds - lagOf(requests);
    if (path.startsWith('blocks')) return blocks(newest);
    const { searchParams } = new URL(path, 'https://ledger.test');
    const bounds = searchParams.getAll('timestamp').map((text) => text.split(':'));
    const low = bounds.find(([operator]) => operator?.startsWith('g')) ?? [];
    const isAfter = (time: string): boolean =>
      low[0] === 'gt' ? time > String(low[1]) : time >= String(low[1]);
    const shown = times.filter((time) => isAfter(time) && time <= at(newest));
    const transactions = shown.slice(0, 100).map((time) => ({ consensus_timestamp: time }));
    return { transactions, links: { next: null } };
  }, 50);
  const { transport, requested } = service;
  const sent = (isOfBlocks: boolean): number =>
    requested.filter((path) => path.startsWith('blocks') === isOfBlocks).length;
  const follow = (options?: FollowOptions) =>
    getTransactions(transport, { timestamp: `gte:${times[0]}` }).follow(options);
  return { ...service, sent, follow };
}

const stopped = count / 2;

describe('a backlog of 30 pages', () => {
  it.each([
    ['one cluster', () => 2, 2],
    ['two clusters, of which one stands still', (request: number) => (request % 3 === 0 ? stopped : 2), 60],
  ])('of %s is read once, and its first item comes with the first reply', async (_, lagOf, more) => {
    const { time, sent, follow } = createService(lagOf);
    const items = follow();
    const begin = time.elapsed();
    expect(await time.run(items.next())).toMatchObject({ value: { consensus_timestamp: times[0] } });
    // The request for the newest block, and that for the first page.
    expect(time.elapsed() - begin).toBe(100);
    // The last 120 are still young.
    expect(await time.run(taken(items, 2799))).toEqual(times.slice(1, 2800));
    expect(sent(false)).toBeLessThanOrEqual(count / 100 + more);
  });

  it('is read in lives of half a second, each of which begins at the cursor of the one before', async () => {
    const got: string[] = [];
    let from: string | undefined;
    let requests = 0;
    for (let life = 0; life < 4; life++) {
      const { time, sent, follow } = createService(() => 2);
      const end = new AbortController();
      time.setTimer(500, () => end.abort('over'));
      const items = follow({ from, signal: end.signal });
      const before = got.length;
      const read = async (): Promise<void> => {
        for await (const { consensus_timestamp } of items) got.push(String(consensus_timestamp));
      };
      expect(await time.run(read().catch((error: unknown) => error))).toBe('over');
      expect(got.length).toBeGreaterThan(before);
      requests += sent(false);
      from = items.cursor;
    }
    expect(got).toEqual(times.slice(0, got.length));
    expect(got.length).toBeGreaterThan(2500);
    expect(requests).toBeLessThan(50);
  });
});

it('a follow behind a cursor that is before its range begins at the cursor', async () => {
  const { time, follow, transport } = createService(() => 2);
  const first = follow();
  await time.run(taken(first, 2));
  const later = getTransactions(transport, { timestamp: `gte:${times[2000]}` }).follow({
    from: first.cursor,
  });
  expect(await time.run(later.next())).toMatchObject({ value: { consensus_timestamp: times[2] } });
  await later.return();
});

it('a part that ends before the range of a list is no part of it', () => {
  const { transport } = createService(() => 2);
  const call = {
    operation: getTransactionsOperation,
    params: { timestamp: 'gte:20' },
    options: {},
    transport,
  };
  const query = ListQuery.parse(getTransactionsOperation, 'timestamp=gte:20');
  const second = 1_000_000_000n;
  expect(finishedPart(call, query, 10n * second)).toBeUndefined();
  expect(finishedPart(call, query, 30n * second)?.params.timestamp).toHaveLength(2);
});
