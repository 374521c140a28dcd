import { describe, expect, it } from 'vitest';
import { type Begin, fittingWidth, type Slice, SliceQueue } from '../../../src/core/scan/slice-queue.js';

/** The rest of a list from 101 on, whose pages have ten items, one a key. */
function queue(end = 1000n, concurrency = 2): SliceQueue<bigint> {
  const after = { first: '100', second: '', third: '' };
  return new SliceQueue({ from: 101n, after }, end, 10n, {
    size: 10,
    concurrency,
    isCompound: false,
    isWindowed: false,
    isBounded: false,
  });
}

/** What a dense list answers from a place on. */
function page(from: bigint, rest: boolean, count = 10) {
  const places = Array.from({ length: count }, (_, index) => from + BigInt(index));
  const keys = places.map((place) => ({ first: String(place), second: '', third: '' }));
  const next = from + BigInt(count);
  const begin: Begin = { from: next, after: keys.at(-1) };
  return { items: places, places, keys, ...(rest ? { rest: begin } : {}) };
}

function cut(of: SliceQueue<bigint>, spare = 9): Slice<bigint> {
  const slice = of.cut(spare);
  if (!slice) throw new Error('nothing is cut');
  return slice;
}

const froms = (slices: readonly (Begin | undefined)[]) => slices.map((slice) => slice && Number(slice.from));

describe('a queue of slices', () => {
  it('cuts three of a list whose end nobody knows, and more once it is known', () => {
    const of = queue();
    expect(froms([of.cut(9), of.cut(9), of.cut(9), of.cut(9)])).toEqual([101, 111, 121, undefined]);
    expect(of.gaps).toBe(1);
    const other = queue();
    other.endAt(500n);
    const slices = [cut(other), cut(other), cut(other)];
    for (const slice of slices) other.fill(slice, page(slice.from, true));
    expect(froms([other.cut(9)])).toEqual([131]);
  });

  it('cuts no more than three times what is under way at once', () => {
    const of = queue();
    of.endAt(1000n);
    for (const slice of [cut(of), cut(of), cut(of)]) of.fill(slice, page(slice.from, true));
    // The pages that are here wait as well.
    expect(froms([of.cut(9), of.cut(9), of.cut(9), of.cut(9)])).toEqual([131, 141, 151, undefined]);
  });

  it('begins the first slice behind the last item, the others at a place', () => {
    const of = queue();
    expect([cut(of), cut(of)].map(({ after }) => after)).toEqual([
      { first: '100', second: '', third: '' },
      undefined,
    ]);
  });

  it('asks for all that is left at once where no request is to spare', () => {
    const of = queue();
    const slice = cut(of, 0);
    expect(slice).toMatchObject({ from: 101n, isWalked: true, isBlind: false });
    expect(of.cut(9)).toBeUndefined();
    of.fill(slice, page(101n, true));
    expect(of.ready(true)).toBe(slice);
  });

  it('takes what comes before the next slice, and drops what is of that one', () => {
    const of = queue();
    const [first, second] = [cut(of), cut(of)];
    expect(of.fill(first, page(101n, true, 15))).toEqual({
      count: 10,
      isUnfinished: false,
      isContradicted: false,
    });
    expect(first.items).toEqual(page(101n, false).items);
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
    expect(of.gaps).toBe(2);
    expect(of.cut(9)).toMatchObject({
      from: 105n,
      after: { first: '104', second: '', third: '' },
      isWalked: false,
    });
  });

  it('asks in its turn for all behind the last item that was yielded, not behind what was dropped', () => {
    const of = queue();
    of.endAt(500n);
    const [first, second] = [cut(of), cut(of)];
    // A page whose items are all of the next slice, which then fails.
    expect(of.fill(first, page(111n, true))).toMatchObject({ count: 0 });
    of.fail(second, new Error('broken'));
    of.drop(first, undefined);
    expect(of.cut(9)).toMatchObject({ from: 101n, isWalked: true });
  });

  it('tells where something comes behind what was said, in its turn, to be the end', () => {
    const over = { items: [], keys: [], places: [] };
    for (const isSecondFirst of [false, true]) {
      const of = queue();
      of.endAt(500n);
      const [first, second] = [cut(of), cut(of)];
      of.fail(first, new Error('broken'));
      const again = cut(of);
      expect(again).toMatchObject({ from: 101n, isWalked: true });
      if (isSecondFirst) expect(of.fill(second, page(111n, true)).isContradicted).toBe(false);
      expect(of.fill(again, over).isContradicted).toBe(isSecondFirst);
      if (!isSecondFirst) expect(of.fill(second, page(111n, true)).isContradicted).toBe(true);
    }
  });

  it('gives slices in their order, or as they come', () => {
    const of = queue();
    const [first, second] = [cut(of), cut(of)];
    of.fill(second, page(111n, true));
    expect(of.ready(true)).toBeUndefined();
    expect(of.ready(false)).toBe(second);
    of.fill(first, page(101n, true));
    expect(of.ready(true)).toBe(first);
    of.drop(first, { from: 111n });
    expect(of.ready(true)).toBe(second);
    of.drop(second, { from: 121n });
    expect(of.head).toMatchObject({ from: 121n });
  });

  it('is over where a page of the end says so', () => {
    const of = queue();
    const [first, second] = [cut(of), cut(of)];
    of.fill(second, page(111n, false, 3));
    expect(of.isOver).toBe(true);
    expect(of.cut(9)).toBeUndefined();
    of.fill(first, page(101n, true));
    of.drop(first, undefined);
    of.drop(second, undefined);
    expect(of.head).toBeUndefined();
  });

  it('cuts nothing beyond its end', () => {
    const of = queue();
    const slices = [cut(of), cut(of)];
    of.endAt(115n);
    expect(of.gaps).toBe(0);
    expect(of.cut(9)).toBeUndefined();
    expect(of.isOver).toBe(false);
    expect(froms(slices)).toEqual([101, 111]);
    expect(queue(100n).head).toBeUndefined();
  });

  it('walks what is not cut yet where the end was not found', () => {
    const of = queue();
    const first = cut(of);
    of.walkTail();
    // In its turn alone.
    expect(of.cut(9)).toBeUndefined();
    of.fill(first, page(101n, true));
    of.drop(first, { from: 111n, after: { first: '110', second: '', third: '' } });
    const tail = cut(of);
    expect(tail).toMatchObject({
      from: 111n,
      after: { first: '110', second: '', third: '' },
      isWalked: true,
    });
  });

  it('asks once more for what failed, in its turn; it fails for good then', () => {
    const of = queue();
    const [first, second, third] = [cut(of), cut(of), cut(of)];
    of.fail(second, new Error('once'));
    of.fill(third, page(121n, true));
    expect(of.ready(true)).toBeUndefined();
    expect(of.cut(9)).toBeUndefined();
    of.fill(first, page(101n, true));
    of.drop(first, { from: 111n, after: { first: '110', second: '', third: '' } });
    const again = cut(of);
    expect(again).toMatchObject({
      from: 111n,
      after: { first: '110', second: '', third: '' },
      isWalked: true,
    });
    const error = new Error('twice');
    of.fail(again, error);
    expect(of.ready(true)).toMatchObject({ state: 'failed', error });
    // Whoever takes slices as they come has those that are here before.
    expect(of.ready(false)).toBe(third);
    expect(of.cut(9)).toBeUndefined();
  });

  it('asks for neighbours that failed as one', () => {
    const of = queue();
    const [first, second, third] = [cut(of), cut(of), cut(of)];
    for (const slice of [third, first, second]) of.fail(slice, new Error('once'));
    // With the tail, which is left as it was.
    expect(of.gaps).toBe(2);
    expect(of.cut(9)).toMatchObject({
      from: 101n,
      after: { first: '100', second: '', third: '' },
      isWalked: true,
    });
  });
});

describe('how far slices are apart', () => {
  it.each([
    [100n, 10, 100, 800n],
    [100n, 100, 100, 90n],
    [100n, 50, 100, 180n],
    [1000n, 1, 100, 8000n],
    [1n, 100, 100, 1n],
    [10n, 100, 10, 1n],
  ])('is 0.9 page, 8 times as far at most: %d with %d items of %d is %d', (width, items, size, expected) => {
    expect(fittingWidth(width, items, size)).toBe(expected);
  });
});
