import { describe, expect, it } from 'vitest';
// By their inner paths: the choice of each slice, of which the requests of a scan show only the sum.
import type { Begin } from '../../src/scan/key-axis.js';
import { forecast, fullSpan, spanAfter } from '../../src/scan/page-forecast.js';
import type { Slice } from '../../src/scan/slice.js';
import { SliceQueue } from '../../src/scan/slice-queue.js';

/** The rest of a list from 101 on, whose pages have ten items, one a key. */
function queue(end = 1000n, concurrency = 2, isCompound = false, keys = 10): SliceQueue<bigint> {
  const after = { first: '100', second: '', third: '' };
  const axis = { end, isCompound, isWindowed: false, isBounded: false, isGapless: false };
  return new SliceQueue({ from: 101n, after }, axis, keys, { size: 10, concurrency });
}

/** A full page of a dense list. */
function page(from: bigint, rest: boolean, count = 10) {
  const places = Array.from({ length: count }, (_, index) => from + BigInt(index));
  const keys = places.map((place) => ({ first: String(place), second: '', third: '' }));
  const next = from + BigInt(count);
  const begin: Begin = { from: next, after: keys.at(-1) };
  return { items: places, places, keys, ...(rest ? { rest: begin } : {}) };
}

const next = (
  of: SliceQueue<bigint>,
  { remainingRequests = 9, openRequests = 1, usefulRequests = Infinity } = {},
) => of.cut({ remainingRequests, openRequests, usefulRequests });

function cut(of: SliceQueue<bigint>): Slice<bigint> {
  const slice = next(of);
  if (!slice) throw new Error('nothing is cut');
  return slice;
}

const froms = (slices: readonly (Begin | undefined)[]) => slices.map((slice) => slice && Number(slice.from));

describe('a queue of slices', () => {
  it('cuts three pages of a list with unknown end, and continues behind the ones that arrived', () => {
    const of = queue();
    const slices = [cut(of), cut(of), cut(of)];
    expect(froms([...slices, next(of)])).toEqual([101, 111, 121, undefined]);
    for (const slice of slices) of.fill(slice, page(slice.from, true));
    expect(froms([next(of), next(of)])).toEqual([131, undefined]);
  });

  it('begins slices as many pages ahead as keep all busy, once the end is known', () => {
    const of = queue();
    of.endAt(1000n);
    for (const slice of [cut(of), cut(of), cut(of)]) {
      of.fill(slice, page(slice.from, true));
      of.drop(slice, undefined);
    }
    // A slice right behind an arrived page wastes nothing, so it comes first. Then two slices share the twelve pages ahead.
    const slices = [cut(of), cut(of)];
    expect(froms(slices)).toEqual([131, 191]);
    expect(slices.map(({ after }) => after?.first)).toEqual(['130', undefined]);
    expect(next(of)).toBeUndefined();
  });

  it('begins no slice ahead if that saves no time or is not allowed', () => {
    const of = queue();
    of.endAt(1000n);
    for (const slice of [cut(of), cut(of), cut(of)]) of.fill(slice, page(slice.from, true));
    expect(next(of, { usefulRequests: 1 })).toMatchObject({ from: 131n });
    expect(next(of, { usefulRequests: 1 })).toBeUndefined();
    expect(next(of, { remainingRequests: 0 })).toBeUndefined();
    // Two pages are here, and wait to be yielded.
    expect(next(of)).toBeUndefined();
    const first = of.ready(true);
    if (first) of.drop(first, undefined);
    expect(next(of)).toBeUndefined();
    const second = of.ready(true);
    if (second) of.drop(second, undefined);
    expect(next(of)).toMatchObject({ from: 191n });
  });

  it('divides what is left at the end of a list', () => {
    const of = queue();
    of.endAt(170n);
    of.fill(cut(of), page(101n, true));
    // Six pages in two times three.
    expect(froms([next(of), next(of), next(of)])).toEqual([111, 141, undefined]);
  });

  it.each([
    ['by key, as many as items', false, 10, [111, 121]],
    ['by key, fewer than items', false, 40, [138, 175]],
    ['by two keys', true, 40, [138, 175]],
    ['by two keys, as many as items', true, 10, [110, 119]],
  ])(
    'begins slices a sixteenth of a page early if keys are missing or shared: %s',
    (_, isCompound, keys, expected) => {
      const of = queue(1000n, 2, isCompound, keys);
      expect(froms([cut(of), cut(of), cut(of)])).toEqual([101, ...expected]);
    },
  );

  it('reads one page after the other from a tail whose end cannot be found', () => {
    const of = queue();
    of.readTailSequentially();
    const first = cut(of);
    expect([first.start, next(of)]).toEqual(['sequential', undefined]);
    of.fill(first, page(101n, true));
    expect(next(of)).toBeUndefined();
    of.drop(first, { from: 111n });
    expect(next(of)).toMatchObject({ from: 111n, start: 'sequential' });
  });

  it('learns from a page that was there before how far the next slice comes', () => {
    const of = queue(100_000n, 4);
    of.endAt(100_000n);
    const [first, second] = [cut(of), cut(of)];
    // All that comes of the first is the second's as well, which begins in the same silence.
    const far = page(5000n, true);
    expect(of.fill(first, far)).toMatchObject({ count: 0, isUnfinished: false });
    const ahead = next(of);
    expect(second.from).toBe(111n);
    expect(Number(ahead?.from)).toBeGreaterThan(5010);
  });

  it('asks for all that is left at once where no request is to spare', () => {
    const of = queue();
    const slice = next(of, { remainingRequests: 0 });
    expect(slice).toMatchObject({ from: 101n, after: { first: '100' } });
    expect(next(of, { remainingRequests: 0 })).toBeUndefined();
    if (slice) of.fill(slice, page(101n, true));
    expect(of.ready(true)).toBe(slice);
    expect(next(of, { remainingRequests: 0 })).toMatchObject({ from: 111n, after: { first: '110' } });
  });

  it('takes what comes before the next slice, and drops what is of that one', () => {
    const of = queue();
    const [first, second] = [cut(of), cut(of)];
    expect(of.fill(first, page(101n, true, 15))).toEqual({
      count: 10,
      isUnfinished: false,
      isContradicted: false,
    });
    expect(first.state).toMatchObject({ items: page(101n, false).items });
    expect(of.fill(second, page(111n, true))).toEqual({
      count: 10,
      isUnfinished: true,
      isContradicted: false,
    });
  });

  it('asks for what a page did not reach, behind its last item', () => {
    const of = queue();
    const [first] = [cut(of), cut(of)];
    expect(of.fill(first, page(101n, true, 4))).toEqual({
      count: 4,
      isUnfinished: true,
      isContradicted: false,
    });
    expect(of.pendingRanges).toBe(1);
    expect(next(of)).toMatchObject({
      from: 105n,
      after: { first: '104', second: '', third: '' },
      start: 'continued',
    });
  });

  it('requests a dropped part in order, from behind the last yielded item', () => {
    const of = queue();
    of.endAt(500n);
    const [first, second] = [cut(of), cut(of)];
    // A page whose items are all of the next slice, which then fails.
    expect(of.fill(first, page(111n, true))).toMatchObject({ count: 0 });
    of.requestAgain(second);
    of.drop(first, undefined);
    expect(next(of)).toMatchObject({ from: 101n, start: 'sequential' });
  });

  it('reports items that arrive behind a confirmed end', () => {
    const over = { items: [], keys: [], places: [] };
    for (const isSecondFirst of [false, true]) {
      const of = queue();
      of.endAt(500n);
      const [first, second] = [cut(of), cut(of)];
      of.requestAgain(first);
      const again = cut(of);
      expect(again).toMatchObject({ from: 101n, start: 'sequential' });
      if (isSecondFirst) expect(of.fill(second, page(111n, true)).isContradicted).toBe(false);
      expect(of.fill(again, over).isContradicted).toBe(isSecondFirst);
      if (!isSecondFirst) expect(of.fill(second, page(111n, true)).isContradicted).toBe(true);
    }
  });

  it('believes a page that ends right before the next slice, although it has no next page', () => {
    for (const isSecondFirst of [false, true]) {
      const of = queue();
      of.endAt(500n);
      const [first, second] = [cut(of), cut(of)];
      if (isSecondFirst) of.fill(second, page(111n, true));
      // A cluster that lacks what follows has the whole range of the slice.
      expect(of.fill(first, page(101n, false))).toMatchObject({ count: 10, isContradicted: false });
      if (!isSecondFirst) expect(of.fill(second, page(111n, true)).isContradicted).toBe(false);
      expect(of.isOver).toBe(false);
    }
  });

  it('asks for what may share the first key of a page that ends right before the next slice', () => {
    const of = queue(1000n, 2, true);
    of.endAt(500n);
    const [first, second] = [cut(of), cut(of)];
    const lacking = page(first.from, false, Number(second.from - first.from));
    of.fill(first, lacking);
    of.fill(second, page(second.from, true));
    const after = lacking.keys.at(-1);
    of.drop(first, { from: second.from - 1n, after });
    expect(next(of)).toMatchObject({ from: second.from - 1n, after, start: 'sequential' });
  });

  it('asks nothing more behind a confirmed end when an empty page arrives from there', () => {
    const over = { items: [], keys: [], places: [] };
    const of = queue();
    of.endAt(500n);
    const [first, second] = [cut(of), cut(of)];
    of.requestAgain(first);
    of.fill(cut(of), over);
    expect(of.fill(second, over)).toMatchObject({ count: 0, isContradicted: false });
    expect(of.pendingRanges).toBe(0);
    expect(of.isOver).toBe(true);
  });

  it('cuts nothing beyond its end', () => {
    const of = queue();
    const slices = [cut(of), cut(of)];
    of.endAt(115n);
    expect(of.pendingRanges).toBe(0);
    expect(next(of)).toBeUndefined();
    expect(of.isOver).toBe(false);
    expect(froms(slices)).toEqual([101, 111]);
    expect(queue(100n).head).toBeUndefined();
  });

  it('requests a failed slice once more when it is next in order, and then fails', () => {
    const of = queue();
    const [first, second, third] = [cut(of), cut(of), cut(of)];
    of.requestAgain(second);
    of.fill(third, page(121n, true));
    expect(of.ready(true)).toBeUndefined();
    expect(next(of)).toBeUndefined();
    of.fill(first, page(101n, true));
    of.drop(first, { from: 111n, after: { first: '110', second: '', third: '' } });
    const again = cut(of);
    expect(again).toMatchObject({
      from: 111n,
      after: { first: '110', second: '', third: '' },
      start: 'sequential',
    });
    const error = new Error('twice');
    of.fail(again, error);
    expect(of.ready(true)).toMatchObject({ state: { name: 'failed', error } });
    // Callers that take slices in order of arrival get the ready ones first.
    expect(of.ready(false)).toBe(third);
    expect(next(of)).toBeUndefined();
  });

  it('asks for neighbours that failed as one', () => {
    const of = queue();
    const [first, second, third] = [cut(of), cut(of), cut(of)];
    for (const slice of [third, first, second]) of.requestAgain(slice);
    expect(of.pendingRanges).toBe(1);
    expect(next(of)).toMatchObject({
      from: 101n,
      after: { first: '100', second: '', third: '' },
      start: 'sequential',
    });
  });
});

describe('the keys that a full page covers', () => {
  it.each([
    [100, 10, 100, 800],
    [100, 100, 100, 100],
    [100, 50, 100, 200],
    [1000, 1, 100, 8000],
    [1, 100, 100, 1],
    [70, 0, 100, 70],
  ])(
    'are at most 8 times those of a page with few items: %d with %d items of %d is %d',
    (keys, items, size, expected) => {
      expect(fullSpan(keys, items, size)).toBe(expected);
    },
  );
});

describe('the keys of similar pages', () => {
  it('are their average, which starts over with a page that is not similar', () => {
    const even = [10, 10, 14].reduce(spanAfter, { keys: 10, pages: 1 });
    expect(even).toEqual({ keys: 11, pages: 4 });
    expect(spanAfter(even, 45)).toEqual({ keys: 45, pages: 1 });
    expect(spanAfter(even, 2)).toEqual({ keys: 2, pages: 1 });
  });
});

describe('a forecast', () => {
  it.each([
    [
      'four similar pages are no coincidence',
      100,
      { keys: 10, pages: 4 },
      10,
      { pages: 10, keys: 10, isSteady: true },
    ],
    ['three may be one', 100, { keys: 10, pages: 3 }, 10, { pages: 10, keys: 10, isSteady: false }],
    [
      'a burst says little of a long range',
      10_000,
      { keys: 10, pages: 5 },
      1000,
      { pages: 10, keys: 1000, isSteady: false },
    ],
    [
      'a burst that is as long as the range',
      10_000,
      { keys: 10, pages: 10 },
      1000,
      { pages: 10, keys: 10, isSteady: true },
    ],
    [
      'pages that are half as long as the average',
      1000,
      { keys: 10, pages: 4 },
      20,
      { pages: 50, keys: 10, isSteady: true },
    ],
    [
      'pages that are shorter than that',
      1050,
      { keys: 10, pages: 4 },
      21,
      { pages: 50, keys: 21, isSteady: false },
    ],
    [
      'a silence is not longer than its range',
      100,
      { keys: 50, pages: 9 },
      10,
      { pages: 2, keys: 50, isSteady: true },
    ],
    ['a page has some keys', 100, { keys: 1, pages: 1 }, 1, { pages: 25, keys: 4, isSteady: false }],
  ])('by the pages before a range, or by the average: %s', (_, keys, span, average, expected) => {
    expect(forecast(keys, span, average, 4)).toEqual(expected);
  });
});
