import { describe, expect, it } from 'vitest';
import { RequestBudget } from '../../src/scan/request-budget.js';

/** A budget after so many requests, and answers of so many items that had (`true`) or had not more to come. */
function spent(requests: number, ...answers: readonly (readonly [number, boolean])[]): RequestBudget {
  const budget = new RequestBudget(8, () => requests);
  budget.size = 100;
  for (const [items, isUnfinished] of answers) budget.receive(items, isUnfinished);
  return budget;
}

describe('a budget of requests', () => {
  it('allows as many as are sent at once before anything is known', () => {
    expect(spent(0).spare(0)).toBe(8);
    expect(spent(1).spare(0)).toBe(7);
    expect(spent(9).spare(0)).toBe(-1);
  });

  it('keeps what has to be asked for in any case', () => {
    expect(spent(3).spare(2)).toBe(3);
  });

  it('allows two for each request that a walk would have sent', () => {
    expect(spent(1, [100, true]).spare(0)).toBe(9);
    // A window that is over without an item.
    expect(spent(1, [0, true]).spare(0)).toBe(9);
    expect(spent(2, [100, true], [100, true]).spare(1)).toBe(9);
  });

  it('counts a walk by its pages or by its items, whichever are more', () => {
    expect(spent(0, [250, false]).spare(0)).toBe(12);
    expect(spent(0, [199, false]).spare(0)).toBe(10);
    expect(spent(0, [99, false]).spare(0)).toBe(8);
    expect(spent(0, [50, false], [50, false]).spare(0)).toBe(10);
    expect(spent(0, [30, true], [30, true], [140, false]).spare(0)).toBe(12);
  });

  it('knows no pageful before it knows how large a page is', () => {
    const budget = new RequestBudget(8, () => 0);
    budget.receive(1000, true);
    expect(budget.spare(0)).toBe(10);
  });
});
