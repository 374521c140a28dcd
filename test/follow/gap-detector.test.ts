import { describe, expect, it } from 'vitest';
// By its inner path: each case is a sequence of replies at exact times.
import { GapDetector } from '../../src/follow/gap-detector.js';
import { PendingItems } from '../../src/follow/pending-items.js';
import { getTransactionsOperation } from '../../src/ledger.js';
import { ListQuery } from '../../src/lists/lists.js';
import { integerKind } from '../../src/values/values.js';

const second = 1000;

function itemsOf(numbers: readonly number[]) {
  return numbers.map((number) => {
    const key = { first: String(number), second: '', third: '' };
    return { item: number, key, time: BigInt(number) };
  });
}

/** Replies take 100 ms. */
function timesOf(requested: number, settledUntil?: bigint) {
  return { settle: second, requested, received: requested + 100, settledUntil };
}

type Answers = readonly (readonly [requested: number, numbers: readonly number[]])[];

/**
 * Numbers that are yielded after each reply. The list may begin anywhere. Item 5 has the time 5.
 *
 * @param expected Null if a filter by time leaves out the first items.
 */
function yielded(answers: Answers, expected: bigint | null = 1n, settledUntil?: bigint): string[] {
  const gaps = new GapDetector(integerKind, 1n);
  return answers.map(([requested, numbers]) => {
    return gaps
      .upToGap(itemsOf(numbers), expected ?? undefined, expected !== null, timesOf(requested, settledUntil))
      .map(({ item }) => item)
      .join();
  });
}

describe('a list without gaps that begins late', () => {
  it('begins after three equal replies with pauses between them', () =>
    expect(
      yielded([
        [0, [5, 6]],
        [2000, [5, 6]],
        [4000, [5, 6, 7, 9]],
      ]),
    ).toEqual(['', '', '5,6,7']));

  it('does not begin after replies in quick succession, because late rows may come before them', () =>
    expect(
      yielded([
        [0, [5]],
        [500, [5]],
        [1000, [5]],
        [1099, [5]],
        [1100, [5]],
        [2200, [5]],
      ]),
    ).toEqual(['', '', '', '', '', '5']));

  it('starts counting again if a reply begins elsewhere', () =>
    expect(
      yielded([
        [0, [5]],
        [2000, [5]],
        [4000, [4, 5]],
        [6000, [5]],
        [8000, [5]],
        [9000, [5]],
        [10_000, [5]],
      ]),
    ).toEqual(['', '', '', '', '', '', '5']));

  it('begins at once with the first number of all, and with one that is old', () => {
    const answers: Answers = [[0, [1, 2]]];
    expect(yielded(answers)).toEqual(['1,2']);
    expect(yielded([[0, [5, 6]]], 1n, 5n)).toEqual(['5,6']);
    expect(yielded([[0, [5, 6]]], 1n, 4n)).toEqual(['']);
  });

  it('begins no earlier if its range is one of time', () =>
    expect([
      yielded([[0, [1, 2]]], null),
      yielded(
        [
          [0, [3]],
          [2000, [1, 2, 3]],
        ],
        null,
      ),
      yielded(
        [
          [0, [3]],
          [2000, [3]],
          [4000, [3, 4]],
        ],
        null,
      ),
    ]).toEqual([['1,2'], ['', '1,2,3'], ['', '', '3,4']]));
});

it('a gap names the item behind it in the newest reply', () => {
  const gaps = new GapDetector(integerKind, 1n);
  gaps.upToGap(itemsOf([1, 5]), 1n, false, timesOf(0));
  expect(gaps.gap).toMatchObject({ missing: 2n, next: { item: 5 } });
  gaps.upToGap(itemsOf([4, 5]), 2n, false, timesOf(2000));
  expect(gaps.gap).toMatchObject({ missing: 2n, next: { item: 4 } });
});

it('items that wait are read on up to 5,000, and then again from their first', () => {
  const pending = new PendingItems<number>(ListQuery.parse(getTransactionsOperation, 'order=asc'));
  const times = { settle: second, requested: 0, received: 100, settledUntil: undefined };
  let pages = 0;
  do {
    const items = Array.from({ length: 100 }, (_, index) => {
      const item = 100 * pages + index;
      return { item, key: { first: String(item), second: '', third: '' }, time: undefined };
    });
    expect(pending.add(items, 100, times)).toEqual([]);
    pages += 1;
  } while (pending.start && pages < 100);
  expect(pages).toBe(51);
});
