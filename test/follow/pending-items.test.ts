import { describe, expect, it } from 'vitest';
// By its inner path: each case is a sequence of replies at exact times.
import { PendingItems } from '../../src/follow/pending-items.js';
import { createLedgerClient, getTransactionsOperation } from '../../src/ledger.js';
import { ListQuery } from '../../src/lists/lists.js';
import { createSandbox } from '../../src/sandbox.js';

const limit = 4;
const second = 1000;

interface Reply {
  readonly at: number;
  readonly numbers: readonly number[];
  readonly settledUntil?: bigint;
}

/** The numbers that a sequence of replies settles, one text for each reply, and where the next page begins. */
function settledBy(replies: readonly Reply[], settle = second) {
  const pending = new PendingItems<number>(ListQuery.parse(getTransactionsOperation, 'order=asc'));
  return replies.map(({ at, numbers, settledUntil }) => {
    const items = numbers.map((number) => ({
      item: number,
      key: { first: `${number}.000000000`, second: '', third: '' },
      time: BigInt(number),
    }));
    const timing = { settle, requested: at, received: at, settledUntil };
    const settled = pending.add(items, limit, timing).map(({ item }) => item);
    return { settled: settled.join(), start: pending.start?.first };
  });
}

/** Replies that are far enough apart to count. */
const repliesWith = (...all: readonly (readonly number[])[]): Reply[] =>
  all.map((numbers, index) => ({ at: index * 2 * second, numbers }));

const settledOf = (replies: readonly Reply[]): string[] => settledBy(replies).map(({ settled }) => settled);

describe('items that others may still precede', () => {
  it('are settled by three replies that reach them', () =>
    expect(settledOf(repliesWith([1, 2], [1, 2], [1, 2]))).toEqual(['', '', '1,2']));

  it('are settled by two, if a page with room for them does not show them: it is of the other cluster', () => {
    expect(settledOf(repliesWith([1], [1], []))).toEqual(['', '', '1']);
    expect(settledOf(repliesWith([1], [], [1]))).toEqual(['', '', '']);
  });

  it('are not settled by a page that has no room for them', () => {
    const full = { at: 4 * second, numbers: [1, 2, 3, 4], settledUntil: 4n };
    expect(settledOf([...repliesWith([8], [8]), full])).toEqual(['', '', '1,2,3,4']);
  });

  it('wait for those before them', () =>
    expect(settledOf(repliesWith([5], [3, 5], [3, 5], [3, 5]))).toEqual(['', '', '', '3,5']));

  it('are settled at once up to the time of which all clusters have everything', () => {
    expect(settledOf([{ at: 0, numbers: [1, 2, 3], settledUntil: 2n }])).toEqual(['1,2']);
    expect(settledOf([{ at: 0, numbers: [1, 2, 3] }])).toEqual(['']);
  });

  it('are not held back if they may be out of order', () =>
    expect(settledBy([{ at: 0, numbers: [1, 2] }], 0)[0]?.settled).toBe('1,2'));
});

describe('the next page of pending items', () => {
  it('begins behind the last item of a full page, and not before one is full', () => {
    expect(settledBy([{ at: 0, numbers: [1, 2, 3] }])[0]?.start).toBeUndefined();
    expect(settledBy([{ at: 0, numbers: [1, 2, 3, 4] }])[0]?.start).toBe('4.000000000');
  });

  it('begins where it did before if all of a full page are settled', () => {
    const [reply] = settledBy([{ at: 0, numbers: [1, 2, 3, 4], settledUntil: 4n }]);
    expect(reply).toEqual({ settled: '1,2,3,4', start: undefined });
  });

  it('begins behind a page of which one item is pending', () => {
    const [reply] = settledBy([{ at: 0, numbers: [1, 2, 3, 4], settledUntil: 3n }]);
    expect(reply).toEqual({ settled: '1,2,3', start: '4.000000000' });
  });
});

it('a follow refuses the cursor of the page before', async () => {
  const ledger = createLedgerClient({ baseUrl: 'http://sandbox.test', fetch: createSandbox().fetch });
  const list = () => ledger.getTransactions({ order: 'asc', limit: 2 });
  const first = await list().page();
  const { previous } = await list().page(first.next ?? '');
  await expect(list().follow({ from: previous }).next()).rejects.toMatchObject({
    parameter: 'from',
    value: previous,
    allowed: 'a cursor of what follows',
  });
});
