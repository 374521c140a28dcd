import { describe, expect, it } from 'vitest';
import { parameterValue } from '../../../src/cli/input/parameter-value.js';
import { kinds } from '../../client/kinds.js';

describe('a value from the command line', () => {
  it.each([
    ['lt:1767225600.000000001', 'timestamp', 'lt:1767225600.000000001'],
    ['2026-13-01', 'timestamp', '2026-13-01'],
    ['9223372036854775807', 'integer', 9223372036854775807n],
    ['12x', 'integer', '12x'],
    ['false', 'boolean', false],
    [true, 'boolean', true],
    ['0.0.5', 'entity-id', '0.0.5'],
  ] as const)('%s of the kind %s', (given, kind, value) => {
    expect(parameterValue(given, { kind: kinds[kind] })).toBe(value);
  });

  it('stays a text if it may have an operator', () => {
    expect(parameterValue('5', { kind: kinds.integer, operators: ['eq', 'gt'] })).toBe('5');
  });
});
