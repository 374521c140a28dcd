import { describe, expect, it } from 'vitest';
// By its inner path: limits that a scan reaches only in some lists.
import { Load, RequestBudget } from '../../src/scan/slice-loader.js';

/** A load on a rate that has so many requests in stock, which a test sets. */
function loaded(stock: number) {
  const rate = { spare: stock };
  return { rate, load: new Load(rate) };
}

describe('how many requests at once are of use', () => {
  it('are all, as long as the rate holds nothing back', () => {
    const { load } = loaded(Infinity);
    expect(load.usefulRequests).toBe(Infinity);
    load.send()();
    expect(load.usefulRequests).toBe(Infinity);
  });

  it('are as many as pass while one is under way, one more, and a quarter of what is in stock', () => {
    const { rate, load } = loaded(0);
    const receive = load.send();
    load.send();
    load.send();
    load.send();
    receive();
    expect(load.usefulRequests).toBe(3 + 1);
    rate.spare = 8;
    expect(load.usefulRequests).toBe(3 + 1 + 2);
  });

  it('counts what the rate has gained and nobody has sent', () => {
    const { rate, load } = loaded(1);
    const receive = load.send();
    rate.spare = 4;
    receive();
    expect(load.usefulRequests).toBe(3 + 1 + 1);
  });

  it('are all where the stock is full: nobody knows how much more would have passed', () => {
    const { rate, load } = loaded(9);
    const receive = load.send();
    rate.spare = 10;
    receive();
    expect(load.usefulRequests).toBe(Infinity);
  });

  it('change by a quarter with each reply', () => {
    const { rate, load } = loaded(0);
    load.send()();
    const receive = load.send();
    rate.spare = 4;
    receive();
    expect(load.usefulRequests).toBe(1 + 1 + 1);
  });
});

/** A budget after so many requests, and answers of so many items that had (`true`) or had not more to come. */
function spent(requests: number, ...answers: readonly (readonly [number, boolean])[]): RequestBudget {
  const reader = { requests: 0 };
  const budget = new RequestBudget({ size: 100, concurrency: 8 }, reader, 0);
  reader.requests = requests;
  for (const [items, isUnfinished] of answers) budget.receive(items, isUnfinished);
  return budget;
}

describe('a budget of requests', () => {
  it('allows as many as are sent at once before anything is known', () => {
    expect(spent(0).remaining(0)).toBe(8);
    expect(spent(1).remaining(0)).toBe(7);
    expect(spent(9).remaining(0)).toBe(-1);
  });

  it('keeps the requests that are needed in any case', () => {
    expect(spent(3).remaining(2)).toBe(3);
  });

  it('allows two for each request that a walk would have sent', () => {
    expect(spent(1, [100, true]).remaining(0)).toBe(9);
    // A window that is over without an item.
    expect(spent(1, [0, true]).remaining(0)).toBe(9);
    expect(spent(2, [100, true], [100, true]).remaining(1)).toBe(9);
  });

  it('counts a walk by its pages or by its items, whichever are more', () => {
    expect(spent(0, [250, false]).remaining(0)).toBe(12);
    expect(spent(0, [199, false]).remaining(0)).toBe(10);
    expect(spent(0, [99, false]).remaining(0)).toBe(8);
    expect(spent(0, [50, false], [50, false]).remaining(0)).toBe(10);
    expect(spent(0, [30, true], [30, true], [140, false]).remaining(0)).toBe(12);
  });

  it('counts the requests before it as those of a walk', () => {
    const budget = new RequestBudget({ size: 100, concurrency: 8 }, { requests: 3 }, 50);
    expect(budget.remaining(0)).toBe(2 * 3 + 8 - 3);
    budget.receive(350, false);
    expect(budget.remaining(0)).toBe(2 * 4 + 8 - 3);
  });
});
