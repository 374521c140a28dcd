import { expect, it } from 'vitest';
import { newestNumber } from '../../src/after/reply-times.js';
import { getTokensOperation } from '../../src/ledger.js';

it('reads the newest number from texts and integers only', () => {
  const ids = [
    '0.0.7',
    '0.0.5',
    6n,
    5,
    null,
    undefined,
    true,
    '',
    ['0.0.9'],
    { toString: 0, valueOf: null },
    '0.0.x',
  ];
  expect(newestNumber(getTokensOperation, { tokens: ids.map((token_id) => ({ token_id })) })).toBe(7n);
  expect(newestNumber(getTokensOperation, { tokens: [null, 8, ['0.0.9']] })).toBe(0n);
});
