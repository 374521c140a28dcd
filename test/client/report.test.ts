import { describe, expect, it } from 'vitest';
import { Report, type Validate } from '../../src/client/report.js';

const places = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);

describe('a mismatch', () => {
  it('has the path and the expected value', () => {
    const report = new Report();
    report.mismatch('/contracts/0', '/memo', 'string');
    report.mismatch('/contracts/', 1, 'object');
    report.fields({}, '', '', { links: () => {} });
    report.unlike('/contracts/2', '/memo', /^a\/b$/);
    expect(report.mismatches).toEqual([
      { instancePath: '/contracts/0/memo', expected: 'string' },
      { instancePath: '/contracts/1', expected: 'object' },
      { instancePath: '/links', expected: 'a value' },
      { instancePath: '/contracts/2/memo', expected: 'text like ^a\\/b$' },
    ]);
    expect(report.count).toBe(4);
  });

  it('is counted after the first hundred, which are kept', () => {
    const report = new Report();
    for (const place of places(250)) report.mismatch(place, '', 'string');
    expect(report.mismatches.map(({ instancePath }) => instancePath)).toEqual(places(100));
    expect(report.count).toBe(250);
  });

  const fails: Validate = (_, report) => report.mismatch('/later', '', 'string');
  const fits: Validate = () => {};

  it('is dropped if a later alternative matches', () => {
    const report = new Report();
    report.mismatch('/0', '', 'string');
    report.anyOf(1, '/1', '', [fails, fails, fits, fails]);
    expect(report.mismatches).toEqual([{ instancePath: '/0', expected: 'string' }]);
    expect(report.count).toBe(1);
  });

  it('is kept if no alternative matches', () => {
    const report = new Report();
    report.anyOf(1, '/1', '', [fails, fails]);
    expect(report.mismatches.map(({ instancePath }) => instancePath)).toEqual(['/later', '/later', '/1']);
  });

  it('leaves no hole if more were found than kept', () => {
    const report = new Report();
    for (const place of places(150)) report.mismatch(place, '', 'string');
    report.anyOf(1, '/1', '', [fails, fits]);
    expect(report.mismatches).toHaveLength(100);
    expect(Object.keys(report.mismatches)).toHaveLength(100);
    expect(report.count).toBe(150);
  });
});

describe('the items of an array', () => {
  const isText: Validate = (data, report, path, key) => {
    if (typeof data !== 'string') report.mismatch(path, key, 'string');
  };

  it('are checked one by one', () => {
    const report = new Report();
    report.items(['a', 1, 'b', null], '', '/names', isText);
    expect(report.mismatches.map(({ instancePath }) => instancePath)).toEqual(['/names/1', '/names/3']);
  });

  it.each([[null], [{ length: 1 }], ['text'], [0]])('are those of an array: %j', (data) => {
    const report = new Report();
    report.items(data, '', '/names', isText);
    expect(report.mismatches).toEqual([{ instancePath: '/names', expected: 'array' }]);
  });
});

describe('drift', () => {
  it('has the path, the expected and the received value', () => {
    const report = new Report();
    report.names({ known: 1, 'a/b~c': 7 }, '/contracts/', 0, ['known']);
    report.unknownValue('/contracts/0', '/type', 'NEW');
    report.tooManyItems('', '/incidents', [1, 2, 3], 2);
    expect(report.drift).toEqual([
      { instancePath: '/contracts/0/a~1b~0c', expected: 'a declared property', got: '7' },
      { instancePath: '/contracts/0/type', expected: 'a known value', got: '"NEW"' },
      { instancePath: '/incidents', expected: 'at most 2 items', got: 'an array of 3' },
    ]);
    expect(report.count).toBe(0);
  });

  it('accepts declared names in any order', () => {
    const known = ['a', 'b', 'c', 'd'];
    const objects = ['abcd', 'dcba', 'bd', 'c', '', 'xbya', 'acbxd', 'abcd'];
    const report = new Report();
    for (const names of objects)
      report.names(Object.fromEntries([...names].map((name) => [name, 0])), '', `/${names}`, known);
    expect(report.drift.map(({ instancePath }) => instancePath)).toEqual(['/xbya/x', '/xbya/y', '/acbxd/x']);
    expect([...known].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps the first hundred', () => {
    const report = new Report();
    for (const place of places(250)) report.unknownValue('', place, 'NEW');
    expect(report.drift.map(({ instancePath }) => instancePath)).toEqual(places(100));
  });

  it('shortens a long name', () => {
    const report = new Report();
    report.names({ ['x'.repeat(1000)]: null }, '', '', []);
    expect(report.drift[0]?.instancePath).toBe(`/${'x'.repeat(100)}`);
  });
});
