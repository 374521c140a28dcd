import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherThan, quickPattern } from '../../../scripts/generate/emit/quick-pattern.js';

/** The patterns of the descriptions, and similar ones. */
const patterns = [
  ...new Set(
    ['ledger', 'status'].flatMap((service) => {
      const code = readFileSync(
        new URL(`../../../generated/${service}/validators.ts`, import.meta.url),
        'utf8',
      );
      return [...code.matchAll(/^const pattern\w+ =\s+\/(.+)\/;$/gm)].map((match) => String(match[1]));
    }),
  ),
  ...[
    '^a{3}$',
    '[ab]{9}',
    '^[ab]*c$',
    '^([ab]{3})*$',
    '^([ab]{4})*c*$',
    '^\\d{2,3}$',
    '^(\\d{1,2}(-\\d{1,2})?)$',
    '^(\\d{1,2}|[ab]{1,3}(c)?)$',
    '^\\d{8}\\d{16}\\d{0}$',
    'a\\.[+*]{2}$',
    '^[a)]{10}(b)?$',
    '^\\[a\\]{2}$',
    '^\\\\d{2}$',
    '^(a|b{1,2})?$',
    '^a{2}?b$',
    '^a{1,2}b(c{1,3})?$',
    '^\\d{1,1}[ab]{1,3}[ab]{1,2}$',
    '^(a|[ab]{1,3})$',
    '^a|\\d{1,3}$',
    '^a(b(c{1,2})?)?$',
    '^[0-9a-f]{8}$',
    '^([0-9a-fA-F]{2})*x$',
    '^[A-Fa-f0-9]{3}-[0-9A-Fa-f]*$',
  ],
];

const hexadecimal = `(?:(?=${'[0-f]'.repeat(8)})${'[^:-@G-`]'.repeat(8)})`;

/** Texts that a pattern matches, and similar ones that it does not match. */
const near = (source: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.stringMatching(new RegExp(source)), fc.nat(), fc.constantFrom('', '', 'a', '0', 'g', '.', '00'))
    .map(([text, place, other]) => {
      const at = text.length === 0 ? 0 : place % text.length;
      return `${text.slice(0, at)}${other}${text.slice(at + (place % 2))}`;
    });

describe('a quick pattern', () => {
  it('is faster than each pattern of the descriptions', () => {
    expect(patterns.length).toBeGreaterThan(30);
  });

  it.each(patterns)('matches the same texts as %s', (source) => {
    const [slow, quick] = [new RegExp(source), quickPattern(new RegExp(source))];
    const texts = fc.oneof(fc.stringMatching(slow), near(source), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(quick.test(text)).toBe(slow.test(text));
        for (const pattern of [slow, quick])
          expect(otherThan(pattern)?.test(text) ?? !slow.test(text)).toBe(!slow.test(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['^0x[ab]{18}$', '^0x(?:[ab][ab][ab][ab][ab][ab][ab][ab]){2}[ab][ab]$'],
    ['^([ab]{4})*$', '^(?:[ab][ab][ab][ab][ab][ab][ab][ab])*(?:[ab][ab][ab][ab]){0,1}$'],
    ['^\\d{1,3}(\\.\\d{1,2})?$', '^(?:\\d\\d\\d\\.\\d\\d|\\d{1,3}(?:\\.\\d{1,2})?)$'],
    ['^(\\d{1,2}(-\\d{1,2})?)$', '^(?:\\d{1,2}(?:-\\d{1,2})?)$'],
    ['^\\d{1,2}-[ab]{1,4}$', '^\\d{1,2}-[ab](?:[ab](?:[ab](?:[ab])?)?)?$'],
    ['^[A-Fa-f0-9]{2}$', '^(?=[0-f][0-f])[^:-@G-`][^:-@G-`]$'],
    ['^x[A-Fa-f0-9]*$', `^x${hexadecimal}*(?:(?=[0-f])[^:-@G-\`]){0,7}$`],
    ['^([A-Fa-f0-9]{8}){2,3}$', `^${hexadecimal}{2,3}$`],
  ])('replaces %s by %s', (source, quick) => {
    expect(quickPattern(new RegExp(source)).source).toBe(quick);
  });

  it('matches exactly the hexadecimal digits, at any position', () => {
    const nine = quickPattern(/^[A-Fa-f0-9]{9}$/);
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    for (const before of ['', 'a0F9f00', 'a0F9f00A'])
      expect(all.filter((text) => nine.test(before + text + '9'.repeat(8 - before.length))).join('')).toBe(
        '0123456789ABCDEFabcdef',
      );
  });

  it.each([
    ['^a$', '^(?!a$)'],
    ['^(a|b[|]\\|)$', '^(?!(a|b[|]\\|)$)'],
    ['^((a|b)|[)])$', '^(?!((a|b)|[)])$)'],
    ['^a|b$', undefined],
    ['^(a)|(b)$', undefined],
    ['a$', undefined],
  ])('has the inverse: %s becomes %s', (source, other) => {
    expect(otherThan(new RegExp(source))?.source).toBe(other);
  });

  it('has no inverse if the pattern cannot be parsed safely', () => {
    expect(otherThan(/^a$/i)).toBeUndefined();
    expect(otherThan(/^a$/m)).toBeUndefined();
  });

  it('is the pattern itself if it cannot be parsed safely', () => {
    for (const pattern of [/^a{40}$/i, /^[(]{40}$/, /^(?:a{40})$/, /^\\d{40}$/, /^(.)\1{40}$/])
      expect(quickPattern(pattern)).toBe(pattern);
  });

  it('takes time proportional to the length of the text', { timeout: 45_000 }, () => {
    const bodies = ['ab'.repeat(200_000), '0'.repeat(400_000)];
    for (const source of patterns) {
      const quick = quickPattern(new RegExp(source));
      // Quadratic time exceeds the timeout. Only a separate context can interrupt a regular expression.
      for (const pattern of [quick, otherThan(quick)])
        for (const text of ['', '0x', '0.0.1-'].flatMap((head) => bodies.map((body) => head + body)))
          for (const end of ['', '!'])
            runInNewContext('pattern?.test(text)', { pattern, text: text + end }, { timeout: 10_000 });
    }
  });
});
