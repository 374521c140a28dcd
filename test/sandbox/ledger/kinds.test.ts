import { expect, it } from 'vitest';
import { integer } from '../../../src/sandbox/ledger/kinds.js';

const none = (): bigint => -1n;

it.each([
  ['0', undefined],
  ['1', 1n],
  ['007', 7n],
  ['10', 10n],
  ['11', undefined],
  ['x5', undefined],
  ['5x', undefined],
  ['', undefined],
  ['-5', undefined],
  [`${'0'.repeat(18)}5`, 5n],
  [`${'0'.repeat(19)}5`, undefined],
])('as an integer from 1 to 10, %j is %s', (text, value) => {
  expect(integer(1n, 10n).parse(text, none)).toBe(value);
});

it.each([
  ['0', 0n],
  ['9223372036854775807', 2n ** 63n - 1n],
  ['9223372036854775808', undefined],
])('as an integer of 64 bits, %j is %s', (text, value) => {
  expect(integer().parse(text, none)).toBe(value);
});
