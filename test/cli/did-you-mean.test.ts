import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../src/cli/did-you-mean.js';

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

  it('is empty if no word is similar', () => {
    expect(didYouMean('transfer', words)).toBe('');
  });
});
