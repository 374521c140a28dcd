import { describe, expect, it } from 'vitest';
import { type Decode, decodeArray, decodeMap, type Int64 } from '../../src/client/client.js';
import { integerReaders as readers } from '../../src/client/reply/read-plain.js';
import { isRecord } from '../../src/values/values.js';

const read = (value: unknown): bigint | undefined => (typeof value === 'number' ? BigInt(value) : undefined);
const int64 = readers(read);
const decode: Decode = (value, reader) => reader(value);

describe('a record', () => {
  it.each([
    ['an object', {}, true],
    ['an object without a prototype', Object.create(null), true],
    ['an array', [], false],
    ['null', null, false],
    ['undefined', undefined, false],
    ['a string', 'a', false],
    ['a function', () => 1, false],
  ])('%s: %#', (_, value, is) => {
    expect(isRecord(value)).toBe(is);
  });
});

describe('decoding an array', () => {
  it('decodes each item in place', () => {
    const items = [1, null, 3];
    expect(decodeArray(items, decode, int64)).toBe(items);
    expect(items).toEqual([1n, null, 3n]);
  });

  it.each([[{ 0: 1 }], ['12'], [null], [7]])('does not change a value that is not an array: %j', (value) => {
    const before = structuredClone(value);
    expect(decodeArray(value, decode, int64)).toBe(value);
    expect(value).toEqual(before);
  });

  it('passes the reader of integers to each item', () => {
    const seen: Int64[] = [];
    decodeArray([1], (value, reader) => [value, seen.push(reader)], int64);
    expect(seen).toEqual([int64]);
    expect(seen[0]).toBe(int64);
  });
});

describe('decoding a map', () => {
  it('decodes each member in place', () => {
    const map = { a: 1, b: null };
    expect(decodeMap(map, decode, int64)).toBe(map);
    expect(map).toEqual({ a: 1n, b: null });
  });

  it('keeps members as ordinary properties', () => {
    const map = { a: 1 };
    decodeMap(map, decode, int64);
    expect(Object.getOwnPropertyDescriptor(map, 'a')).toEqual({
      value: 1n,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  });

  it('decodes a key __proto__ as data', () => {
    const map: unknown = JSON.parse('{"__proto__":1,"constructor":2}');
    decodeMap(map, decode, int64);
    expect(Object.entries(map as object)).toEqual([
      ['__proto__', 1n],
      ['constructor', 2n],
    ]);
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
  });

  it.each([[[1]], ['12'], [null], [7]])('does not change a value that is not an object: %j', (value) => {
    const before = structuredClone(value);
    expect(decodeMap(value, decode, int64)).toBe(value);
    expect(value).toEqual(before);
  });
});
