import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/client/client.js';
import { readPlain } from '../../../src/client/reply/read-plain.js';
import { getBlockOperation, getContractsOperation } from '../../../src/ledger.js';

const read = (operation: Operation, text: string, check = true) => readPlain(operation, text, check).plain;

const empty = '{"contracts":[],"links":{"next":null}}';

describe('a plain reply', () => {
  it('matches its schema', () => {
    expect(read(getContractsOperation, empty)).toMatchObject({ isWhole: true });
  });

  it.each([
    ['no object', '5'],
    ['null', 'null'],
    ['an error body', '{"_status":{"messages":[]}}'],
    ['no list', '{"links":{"next":null}}'],
    ['a mismatch', '{"contracts":[{"memo":5}],"links":{"next":null}}'],
    ['more than is described', '{"contracts":[],"links":{"next":null},"more":1}'],
  ])('is not %s', (_, text) => {
    expect(read(getContractsOperation, text)).toBeUndefined();
  });

  it('is any usable body if replies are not checked', () => {
    expect(read(getContractsOperation, '{"contracts":[],"more":1}', false)).toMatchObject({ isWhole: true });
    expect(read(getContractsOperation, '{"contracts":5}', false)).toBeUndefined();
  });

  it.each([
    ['5', true],
    ['9007199254740991', true],
    ['9007199254740993', false],
    ['9007199254740991.5', false],
    ['"5"', false],
  ])('has lost no digits of %s: %s', (gas, isWhole) => {
    expect(read(getBlockOperation, `{"gas_used":${gas}}`, false)).toMatchObject({ isWhole });
  });

  it('holds bigints', () => {
    expect(read(getBlockOperation, '{"gas_used":5}', false)?.data).toEqual({ gas_used: 5n });
  });
});
