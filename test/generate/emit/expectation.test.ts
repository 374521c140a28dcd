import { describe, expect, it } from 'vitest';
import { expectation } from '../../../scripts/generate/emit/expectation.js';

describe('expectation', () => {
  it.each<[string, unknown, string]>([
    ['is', 'integer', 'integer'],
    ['is', ['string', 'null'], 'string or null'],
    ['format', 'date-time', 'a date-time'],
    ['minimum', 1, 'at least 1'],
    ['maximum', 9, 'at most 9'],
    ['exclusiveMinimum', 1, 'more than 1'],
    ['exclusiveMaximum', 9, 'less than 9'],
    ['multipleOf', 5, 'a multiple of 5'],
    ['minLength', 2, 'at least 2 characters'],
    ['maxLength', 2, 'at most 2 characters'],
    ['minItems', 2, 'at least 2 items'],
    ['minProperties', 2, 'at least 2 properties'],
    ['maxProperties', 2, 'at most 2 properties'],
    ['uniqueItems', true, 'unique items'],
    ['anyOf', [], 'a value that matches one of the declared alternatives'],
  ])('describes what %s expects', (keyword, value, expected) => {
    expect(expectation(keyword, value)).toBe(expected);
  });

  it('throws for a keyword without a description', () => {
    expect(() => expectation('contains', {})).toThrow('contains');
  });
});
