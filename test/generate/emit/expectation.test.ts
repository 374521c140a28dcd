import { describe, expect, it } from 'vitest';
import { expectation } from '../../../scripts/generate/emit/expectation.js';

describe('expectation', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['type', { type: 'integer' }, 'integer'],
    ['type', { type: ['string', 'null'] }, 'string or null'],
    ['pattern', { pattern: '^a$' }, 'text like ^a$'],
    ['format', { format: 'date-time' }, 'a date-time'],
    ['minimum', { limit: 1 }, 'at least 1'],
    ['maximum', { limit: 9 }, 'at most 9'],
    ['exclusiveMinimum', { limit: 1 }, 'more than 1'],
    ['exclusiveMaximum', { limit: 9 }, 'less than 9'],
    ['multipleOf', { multipleOf: 5 }, 'a multiple of 5'],
    ['minLength', { limit: 2 }, 'at least 2 characters'],
    ['maxLength', { limit: 2 }, 'at most 2 characters'],
    ['minItems', { limit: 2 }, 'at least 2 items'],
    ['minProperties', { limit: 2 }, 'at least 2 properties'],
    ['maxProperties', { limit: 2 }, 'at most 2 properties'],
    ['uniqueItems', {}, 'items that differ'],
    ['anyOf', {}, 'one of the declared forms'],
  ])('says what %s expects', (keyword, params, expected) => {
    expect(expectation(keyword, params)).toEqual({ expected });
  });

  it('names what is missing as a part of a JSON pointer', () => {
    expect(expectation('required', { missingProperty: 'a/b~c' })).toEqual({
      expected: 'a value',
      below: 'a~1b~0c',
    });
  });

  it('stops at a keyword that it has no words for', () => {
    expect(() => expectation('contains', {})).toThrow('contains');
  });
});
