import { expect, it } from 'vitest';
import { sameData } from '../../src/values/values.js';
import { everyType } from '../fuzz/places.js';

const read = (json: string): unknown => JSON.parse(json);

it('compares data of every type by its type and value, at any depth and in any order of names', () => {
  const texts = [
    ...everyType.filter((json) => json !== ''),
    '5',
    '"5"',
    '[5]',
    '{"0":5}',
    '{"a":1,"b":5}',
    '{"a":1}',
  ];
  for (const text of texts) {
    // `-0` is 0.
    const same = texts.filter((other) => sameData(read(text), read(other)));
    expect(same).toEqual(text === '0' || text === '-0' ? ['0', '-0'] : [text]);
  }
  expect(sameData(read('{"a":1,"b":[{"c":5,"d":null}]}'), read('{"b":[{"d":null,"c":5}],"a":1}'))).toBe(true);
  expect([sameData([5n], [5n]), sameData([5n], [5]), sameData(5n, '5')]).toEqual([true, false, false]);
  expect(sameData({ a: undefined }, { b: undefined })).toBe(false);
});
