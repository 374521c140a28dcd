import { describe, expect, it } from 'vitest';
import { redactor } from '../../src/client/http/redact.js';
import { pointerLine } from '../../src/client/pointer.js';
import { cut, line, noRedaction, preview, visible } from '../../src/errors/errors.js';

const key = 'aBc/dEf+gHi';
const redact = redactor({ 'x-api-key': key }, '');

describe('foreign text in a message', () => {
  it.each([
    ['a\nb\r\nc\td', 'a\\nb\\r\\nc\\td'],
    ['\0\u001b[31mred\u007f', '\\u0000\\u001b[31mred\\u007f'],
    ['\u0080\u0085\u009b1m', '\\u0080\\u0085\\u009b1m'],
    ['a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['\u202egnp.\u2066exe\u2069', '\\u202egnp.\\u2066exe\\u2069'],
    ['\u200e\u200f\u061c', '\\u200e\\u200f\\u061c'],
    ['half \ud83d and \ude00', 'half \\ud83d and \\ude00'],
    ['grün ✓ 😀 \\n "a" \u00a0', 'grün ✓ 😀 \\n "a" \u00a0'],
  ])('has escaped control characters: %j', (text, preview) => {
    expect(visible(text)).toBe(preview);
    expect(line(text, noRedaction, 100)).toBe(preview);
  });

  it('is redacted before it is truncated, so that no part of a key remains', () => {
    for (let before = 0; before <= 60; before++) {
      const shortText = line(`${'.'.repeat(before)}${key}${'-'.repeat(100)}`, redact, 50);
      expect(shortText).toBe(`${'.'.repeat(before)}***${'-'.repeat(100)}`.slice(0, 50));
    }
  });

  it('contains no part of a key if the text is too long to be read completely', () => {
    for (let before = 0; before < 20; before++) {
      const shortText = line(
        `${`${key} `.repeat(3000)}${'.'.repeat(before)}${key.repeat(100)}`,
        redact,
        100_000,
      );
      expect(shortText.replaceAll('***', '')).toMatch(/^[ .]*…$/);
    }
  });

  it('is not truncated in the middle of a character', () => {
    expect(cut('ab😀', 3)).toBe('ab');
    expect(cut('ab😀', 4)).toBe('ab😀');
    expect(cut('\ufeffabc', 2)).toBe('\ufeffa');
  });
});

describe('a value of a reply in a message', () => {
  it.each([
    [`https://h.test/v1/${key}/api`, '"https://h.test/v1/***/api"'],
    [`${'x'.repeat(55)}${key}${'x'.repeat(50)}`, `"${'x'.repeat(55)}***xx…"`],
    ['a\u001b\u009b\u2028\u202e\n', '"a\\u001b\\u009b\\u2028\\u202e\\n"'],
    [10n ** 400n, `1${'0'.repeat(59)}…n`],
    [{ [key]: key }, 'an object'],
    [[key], 'an array of 1'],
    [null, 'null'],
    [undefined, 'undefined'],
    [7, '7'],
  ])('is short, on one line and without keys (%#)', (value, expected) => {
    expect(preview(value, redact)).toBe(expected);
  });
});

describe('a pointer in a message', () => {
  it.each([
    ['', ''],
    ['/contracts/0/memo', '/contracts/0/memo'],
    ['/a~1b~0c', '/a~1b~0c'],
    ['/storage/aBc~1dEf+gHi', '/storage/***'],
    ['/storage/a\nb', '/storage/a\\nb'],
    [`/storage/${'X'.repeat(500)}`, `/storage/${'X'.repeat(100)}`],
  ])('contains the names of the description, and no keys: %j', (pointer, expected) => {
    expect(pointerLine(pointer, redact)).toBe(expected);
  });

  it('contains a name of the description also if a header has the same value', () => {
    const same = redactor({ 'x-app': 'contracts' }, '');
    expect(pointerLine('/contracts/0/contracts', same)).toBe('/contracts/0/contracts');
  });
});
