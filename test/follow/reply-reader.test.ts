import { describe, expect, it } from 'vitest';
// By its inner path: the end of a follow shows hours later.
import { endTime } from '../../src/follow/reply-reader.js';
import { getTransactionsOperation } from '../../src/ledger.js';
import { ListQuery } from '../../src/lists/lists.js';

const parse = (query: string): ListQuery => ListQuery.parse(getTransactionsOperation, query);

describe('the end of a follow', () => {
  it.each([
    ['timestamp=lt:9.000000005', 9_000_000_004n],
    ['timestamp=lte:9.000000005', 9_000_000_005n],
    ['timestamp=gte:9.000000005', undefined],
    ['order=asc', undefined],
    ['timestamp=7.000000000', 7_000_000_000n],
    ['timestamp=5.000000000&timestamp=7.000000000&timestamp=6.000000000', 7_000_000_000n],
    ['timestamp=7.000000000&timestamp=5.000000000', 7_000_000_000n],
    ['timestamp=5.000000000&timestamp=7.000000000', 7_000_000_000n],
  ])('with %s is the latest time that it names', (query, end) => {
    expect(endTime(parse(query))).toBe(end);
  });
});
