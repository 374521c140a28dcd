import { describe, expect, it } from 'vitest';
import { noContext, ParameterError, throwUnknownName } from '../../src/errors/errors.js';
import { thrown } from '../setup/thrown.js';

const options = ['signal', 'timeout', 'deadline', 'headers', 'retry', 'validation', 'query', 'after'];
const parameters = ['account.id', 'contract.id', 'limit', 'order'];

/** The end of the message for a name that does not exist. */
function suggestion(name: string, names: readonly string[]): string | undefined {
  const error = thrown(() => throwUnknownName('option', name, names, noContext));
  expect(error).toBeInstanceOf(ParameterError);
  return /Did you mean .*$/.exec((error as ParameterError).message)?.[0];
}

describe('a suggestion', () => {
  it.each([
    ['timout', 'timeout', options],
    ['timeuot', 'timeout', options],
    ['Timeout', 'timeout', options],
    ['time-out', 'timeout', options],
    ['header', 'headers', options],
    ['contractId', 'contract.id', parameters],
    ['contract_id', 'contract.id', parameters],
    ['accountid', 'account.id', parameters],
    ['ACCOUNT - ID', 'account.id', parameters],
    ['limits', 'limit', parameters],
    // Two names are as near: the first one of them.
    ['timeot', 'timeout', ['timeout', 'timepot']],
  ])('for %s is %s', (text, name, names) => {
    expect(suggestion(text, names)).toBe(`Did you mean ${name}?`);
  });

  it.each(['apiKey', 'x', '', 'constructor', '😀', 'x'.repeat(5_000_000)])(
    'does not exist for a name that is not similar, case %#',
    (text) => {
      expect(suggestion(text, options)).toBeUndefined();
    },
  );
});
