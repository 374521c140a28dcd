import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cli/catalogue.js';
import { didYouMean } from '../../src/cli/did-you-mean.js';
import { optionsOf } from '../../src/cli/input/options.js';

const words = ['getAccount', 'getAccounts', 'getTopic', 'getTopicMessages', '--timestamp'];

describe('the suggestion', () => {
  it.each([
    ['getAccont', ' Did you mean getAccount?'],
    ['getAcocunts', ' Did you mean getAccounts?'],
    ['gettopicmessages', ' Did you mean getTopicMessages?'],
    ['--tiemstamp', ' Did you mean --timestamp?'],
  ])('for %s', (word, expected) => {
    expect(didYouMean(word, words)).toBe(expected);
  });

  it.each([...catalogue])('is %s, or an option of it, for one wrong letter', (name, entry) => {
    const options = Object.keys(optionsOf(entry)).map((option) => `--${option}`);
    for (const [word, all] of [
      [name, [...catalogue.keys()]] as const,
      ...options.map((one) => [one, options] as const),
    ])
      for (const misspelt of [`${word.slice(0, 3)}x${word.slice(3)}`, `${word.slice(0, 3)}x${word.slice(4)}`])
        expect(didYouMean(misspelt, all)).toBe(` Did you mean ${word}?`);
  });

  it('is empty if no word is similar', () => {
    expect(didYouMean('transfer', words)).toBe('');
  });
});
