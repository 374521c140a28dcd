import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../src/client/client.js';
import { parseQuery } from '../../src/lists/query-pairs.js';

describe('a query', () => {
  it('has pairs with operator and value', () => {
    expect(parseQuery('a=gte:0.0.1&b=ne%3Ax&c=eq:&d=lt:e:f&e=y%20gt:z&f=line%0Abreak&g=lte:1%0A2')).toEqual([
      { name: 'a', text: 'gte:0.0.1', operator: 'gte', value: '0.0.1' },
      { name: 'b', text: 'ne:x', operator: 'ne', value: 'x' },
      { name: 'c', text: 'eq:', operator: 'eq', value: '' },
      { name: 'd', text: 'lt:e:f', operator: 'lt', value: 'e:f' },
      { name: 'e', text: 'y gt:z', operator: 'eq', value: 'y gt:z' },
      { name: 'f', text: 'line\nbreak', operator: 'eq', value: 'line\nbreak' },
      { name: 'g', text: 'lte:1\n2', operator: 'lte', value: '1\n2' },
    ]);
  });

  it('may have names without a value, and values without a name', () => {
    const names = parseQuery('&a&b=&=c&&')?.map(({ name, text }) => [name, text]);
    expect(names).toEqual([
      ['a', ''],
      ['b', ''],
      ['', 'c'],
    ]);
  });

  it.each(['a b', 'a=1#b', 'a=%', 'a=%ff', 'a\n=1', 'a=\t'])('cannot be parsed if it is %j', (text) => {
    expect(parseQuery(text)).toBeUndefined();
  });
});

describe('half of a surrogate pair', () => {
  it('is not well-formed at any position', () => {
    for (const text of [
      '\ud800',
      '\udc00',
      'a\ud800',
      '\udc00a',
      '\ud83d\ude00\ude00',
      '\ud83d\ud83d\ude00',
      '\ude00\ud83d',
    ])
      expect(isWellFormed(text), JSON.stringify(text)).toBe(false);
    for (const text of [
      '',
      'a',
      '\ud83d\ude00',
      'a\ud83d\ude00b',
      '\ud7ff\ue000',
      '\ud800\udc00\udbff\udfff',
    ])
      expect(isWellFormed(text), JSON.stringify(text)).toBe(true);
  });
});
