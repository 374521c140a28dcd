import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../src/errors/nearest-name.js';

const options = ['signal', 'timeout', 'deadline', 'headers', 'retry', 'validation', 'query', 'after'];

describe('a suggestion', () => {
  it.each([
    ['timout', 'timeout'],
    ['timeuot', 'timeout'],
    ['Timeout', 'timeout'],
    ['time-out', 'timeout'],
    ['header', 'headers'],
  ])('for the option %s is %s', (text, name) => {
    expect(didYouMean(text, options)).toBe(` Did you mean ${name}?`);
  });

  it.each([
    ['contractId', 'contract.id'],
    ['contract_id', 'contract.id'],
    ['accountid', 'account.id'],
    ['limits', 'limit'],
  ])('for the parameter %s is %s', (text, name) => {
    expect(didYouMean(text, ['account.id', 'contract.id', 'limit', 'order'])).toBe(` Did you mean ${name}?`);
  });

  it.each([['apiKey'], ['x'], [''], ['constructor'], ['😀']])('does not exist for %j', (text) => {
    expect(didYouMean(text, options)).toBe('');
  });

  it('is found in little time for a long name', () => {
    expect(didYouMean('x'.repeat(5_000_000), options)).toBe('');
  });
});
