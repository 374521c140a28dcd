import { describe, expect, it } from 'vitest';
import { escapeControls, noRedaction, preview, safeLine, truncate } from '../../src/errors/errors.js';

const key = 'aBc/dEf+gHi';
const redact = (text: string): string => text.replaceAll(key, '***');

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
    expect(escapeControls(text)).toBe(preview);
    expect(safeLine(text, noRedaction, 100)).toBe(preview);
  });

  it('is not truncated in the middle of a character', () => {
    expect(truncate('ab😀', 3)).toBe('ab');
    expect(truncate('ab😀', 4)).toBe('ab😀');
    expect(truncate('\ufeffabc', 2)).toBe('\ufeffa');
  });
});

describe('a value of a reply in a message', () => {
  it.each([
    [`https://h.test/v1/${key}/api`, '"https://h.test/v1/***/api"'],
    [`${'x'.repeat(55)}${key}${'x'.repeat(50)}`, `"${'x'.repeat(55)}***xx…"`],
    ['a\u001b\u009b\u2028\u202e\n', '"a\\u001b\\u009b\\u2028\\u202e\\n"'],
    [10n ** 400n, `1${'0'.repeat(59)}…n`],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
    [{ [key]: key }, 'an object'],
    [() => key, 'a function'],
    [Symbol('a'), 'Symbol(a)'],
    [1n, '1n'],
    [[key], 'an array of 1'],
    [null, 'null'],
    [undefined, 'undefined'],
    [7, '7'],
  ])('is short, on one line and without keys (%#)', (value, expected) => {
    expect(preview(value, redact)).toBe(expected);
  });
});
