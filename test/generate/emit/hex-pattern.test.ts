import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexPattern } from '../../../scripts/generate/emit/hex-pattern.js';

const hex = '0123456789abcdefABCDEF';

describe('hexPattern', () => {
  it.each<[string, number[]]>([
    ['^0x[0-9a-fA-F]{40}$', [42]],
    ['^0x([A-Fa-f0-9]{40})?$', [42]],
    ['^(0x)?[A-Fa-f0-9]{40}$', [42]],
    ['^((0x)?[0-9A-Fa-f]{40})?$', [42]],
    ['^0x([0-9a-fA-F]{32}){2,3}$', [66, 98]],
    ['^0x(([0-9a-fA-F]{32}){2,3})?$', [66, 98]],
    ['^[0-9a-fA-F]{64}$', [64]],
  ])('accepts of %s nothing else, and all of these lengths', (pattern, lengths) => {
    const found = hexPattern(pattern);
    expect(found?.lengths).toEqual(lengths);
    const judge = new RegExp(pattern);
    const isAccepted = (text: string): boolean =>
      lengths.includes(text.length) && found?.quick.test(text) === true;
    const start = pattern.includes('0x') ? '0x' : '';
    for (const length of lengths)
      expect(isAccepted(`${start}${'aF0'.repeat(99)}`.slice(0, length))).toBe(true);
    const character = fc.oneof(
      { weight: 200, arbitrary: fc.constantFrom(...hex) },
      fc.constantFrom('x', 'g', '\n', 'é', '\u0130', '/'),
    );
    const near = fc
      .constantFrom(...lengths)
      .chain((length) => fc.constantFrom(-1, 0, 0, 0, 1).map((more) => length + more));
    const texts = near.chain((length) =>
      fc
        .tuple(
          fc.constantFrom('0x', '0X', '0y', ''),
          fc.string({ unit: character, minLength: length, maxLength: length }),
        )
        .map(([first, rest]) => `${first}${rest}`.slice(0, length)),
    );
    fc.assert(
      fc.property(texts, (text) => !isAccepted(text) || judge.test(text)),
      { numRuns: 2000 },
    );
  });

  it.each([
    '^0x[0-9a-fA-F]*$',
    '^(0x[0-9a-fA-F]{40})*$',
    '^(0x[0-9a-fA-F]{40}){2,3}$',
    '^0x[0-9a-fA-F]{40}|0x$',
    '^0x[0-9a-fA-F]{40}',
    '0x[0-9a-fA-F]{40}$',
    '^0x[0-9a-f]{40}$',
    '^0x[^0-9a-fA-F]{40}$',
    '^0x[0-9a-fA-F]{40,}$',
    '^1x[0-9a-fA-F]{40}$',
    '^0xH{40}$',
    '^0x([0-9a-fA-F]{2}){0,20}$',
    '^0x[0-9a-fA-F]{40}-[0-9a-fA-F]{40}$',
    String.raw`^\d{1,10}$`,
  ])('knows nothing of %s', (pattern) => expect(hexPattern(pattern)).toBeUndefined());
});
