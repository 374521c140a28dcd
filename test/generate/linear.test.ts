import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';
import { analyse } from 'scslre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowness } from '../../scripts/generate/linear/linear.js';
import { withoutPlaces } from '../../scripts/generate/linear/stack.js';

const competing = 'repetitions that compete for the same text';
const severalWays = 'a repetition that can match one text in several ways';

describe('a pattern is slow', () => {
  it.each<[RegExp, string]>([
    [/^(a|a)*$/, severalWays],
    [/^(a*)*b/, severalWays],
    [/^((a?)+b)*$/, severalWays],
    [/^(a|aa)+$/, severalWays],
    [/^([a-z]+\s?)*$/i, severalWays],
    [/^(\w+\d?)*!/, severalWays],
    [/0+$/, competing],
    [/^a*a*$/, competing],
    [/^\w+@\w+\.\w+$|\s+$/, competing],
    [/^(.+)-(.+)=/, competing],
    [/(60806040|60606040)[0-9a-fA-F]+39[0-9a-fA-F]+[fF]3/, competing],
    [/"[^"\\]*(?:\\.[^"\\]*)*"/, competing],
    [/(?:b*c|b)*/, competing],
    [/\d+(?!\d|x)/, competing],
    [/^[\u0400-\u04ff]+\u0410+$/, competing],
    // The letter after an escape is no digit of it.
    [/^(\u0430a|\u0430a)*$/, severalWays],
    // Without the flag u, each half of a surrogate pair is a character.
    [/^(?:😀|😀)*$/, severalWays],
    [/^(?:😀|😀)*$/u, severalWays],
    [/^😀*😀*$/u, competing],
    [/\p{L}+!/u, competing],
    [new RegExp(`^${'a?'.repeat(30)}${'a'.repeat(30)}$`), 'more than 10000 ways to match one text'],
    [/^(a?){30}a{30}$/, 'more than 10000 ways to match one text'],
    [/^((a{1,4}){1,4}){1,4}b/, 'more than 10000 ways to match one text'],
    // A branch with more ways, but an early end, does not hide the other one.
    [
      new RegExp(`^(?:(?:${Array(40).fill('b').join('|')})c|(?:a?){30}z)$`),
      'more than 10000 ways to match one text',
    ],
    [
      new RegExp(`^(?:(?:${Array(40).fill('a').join('|')})c|(?:a?){30}z)$`),
      'more than 10000 ways to match one text',
    ],
    [
      new RegExp(`^(?:${['b', 'c', 'd'].map((x) => `(?:${x}?){9}${x}`).join('|')}|(?:a?|x){30}z)$`),
      'more than 10000 ways to match one text',
    ],
    [/^(a{1,90}){1,90}b/, severalWays],
    [/^(a+)\1$/, 'a back-reference'],
    [/(?<=a+)b/, 'a repetition in a lookbehind'],
    [/(?<=b(?:a|a){30})c/, 'too many ways to match a lookbehind'],
    [/(?<=b(?:a?){30})c/, 'too many ways to match a lookbehind'],
    // White space and escaped pairs may be what two classes share.
    [/^(?:[\u1500-\u1900]|\s)*$/, severalWays],
    [/^(?:[\u202a-\u2040]|\s)*$/, severalWays],
    [/^(?:[\u2050-\u2060]|\s)*$/, severalWays],
    [/^(?:[\u1f00-\u2020]|\s)*$/, severalWays],
    [/^(?:[\ud83d\ude00-\ud83d\ude4f]|[\ud83d\ude10-\ud83d\ude20])*$/u, severalWays],
    [/^(?:\ud83d\ude00|[^\0-\uffff])*$/u, severalWays],
    // The compiler's target has no literal with this flag.
    [new RegExp(String('a'), 'v'), 'the flag v'],
    [new RegExp(`${'('.repeat(101)}a${')'.repeat(101)}`), 'more than 100 nested groups'],
    [/(a{99}){99}/, 'more than 2000 characters to match'],
  ])('%s', (pattern, reason) => {
    expect(slowness(pattern)).toBe(reason);
  });

  it('if it is too long for the analysis', () => {
    expect(slowness(new RegExp('a'.repeat(5001)))).toBe('more than 5000 characters');
    const parts = Array.from({ length: 200 }, (_, index) => `x${index}+`);
    expect(slowness(new RegExp(`^(${parts.join('')})*$`))).toBe('too many parts to analyse');
  });
});

describe('a pattern is not slow', () => {
  it.each([
    /^\d+\.\d+\.\d+([-+].*)?$/,
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    /^(\/[^/]+)+$/,
    /^\S+$/,
    /\s+/g,
    /^(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{32})$/i,
    /^(\d{1,10}\.){0,2}(\d{1,10}|(0x)?[A-Fa-f0-9]{40})$|[A-Fa-f0-9]{40}$/,
    /^[a-z](?:[a-z-]{0,61}[a-z])?(?:\.[a-z](?:[-a-z]{0,61}[a-z])?)*\.?$/i,
    /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/gs,
    /^0x([0-9a-fA-F]{2})*$/,
    /^(?<year>\d+)-[[\]\x41\u{42}]+\cJ[^\W]$/u,
    /^(?!0x(?:(?=[0-f])[^:-@G-`])*$)/,
    /(a|a)*/,
    /$^|\b/,
    /(?<=^|[-.]|\d{3}|ab?c)x/,
    /^(?:[\u1500-\u1600]|\s)*$/,
    /^(?:\ud83d\ude00|\ud83d\ude01)*$/u,
  ])('%s', (pattern) => {
    expect(slowness(pattern)).toBeUndefined();
  });
});

it('any pattern that another analysis finds slow is slow', () => {
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('a', 'b', '[ab]', '.', 'c'),
      fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map((parts) => `(?:${parts.join('|')})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{0,2}', '{1,3}'))
        .map(([part, times]) => `(?:${part})${times}`),
      tie('pattern').map((part) => `(?=${part})`),
    ),
  }));
  const found = { slow: 0, fast: 0 };
  fc.assert(
    fc.property(fc.constantFrom('', '^'), pattern, fc.constantFrom('', '$', 'x'), (start, middle, end) => {
      const whole = new RegExp(start + middle + end);
      const reason = slowness(whole);
      found[reason === undefined ? 'fast' : 'slow'] += 1;
      if (analyse(whole).reports.length > 0) expect(reason).toBeDefined();
    }),
    { numRuns: 500, seed: 1 },
  );
  // It does not call all of them slow.
  expect(found.fast).toBeGreaterThan(200);
  expect(found.slow).toBeGreaterThan(20);
});

describe('a pattern without places on the stack', () => {
  it.each([
    [/^0x([0-9a-f]{2})*$/i, /^0x(?:[0-9a-f][0-9a-f])*$/i],
    [
      /^(?:[A-Z2-7]{4})+(x|y)?$/,
      /^(?:[A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7])(?:[A-Z2-7][A-Z2-7][A-Z2-7][A-Z2-7])*(x|y)?$/,
    ],
    [/^(a\.)*b{4,}$/, /^(?:a\.)*b{4}b*$/],
    [/(ab){2,}/g, /(?:ab){2}(?:ab)*/g],
    [/^[a-z]+x$/, /^[a-z][a-z]*x$/],
    // Others stay as they are.
    [/^[a-z]*[-+][.a+]$/, /^[a-z]*[-+][.a+]$/],
    [/^[a-z]+?\+x$/, /^[a-z]+?\+x$/],
    [/[(ab)*]/, /[(ab)*]/],
    [/\(ab*\)*/, /\(ab*\)*/],
    [/^(a|b)*$/, /^(a|b)*$/],
    [/^(ab)?[x-z]{2,3}(c)$/, /^(ab)?[x-z]{2,3}(c)$/],
  ])('%s is %s', (pattern, expected) => {
    const rewritten = withoutPlaces(pattern);
    expect(String(rewritten)).toBe(String(expected));
    for (const text of [
      '',
      '0x',
      '0xAb',
      '0xabc',
      'ABCD2345x',
      'ABCDE',
      'a.a.bbbb',
      'a.bbb',
      'ababab',
      '(ab)',
      'abxxc',
    ])
      expect(text.replace(rewritten, '!')).toBe(text.replace(pattern, '!'));
  });

  // An engine that has compiled many patterns optimises no more.
  describe.each(['--regexp-optimization', '--no-regexp-optimization'])('%s', (flag) => {
    beforeAll(() => setFlagsFromString(flag));
    afterAll(() => setFlagsFromString('--regexp-optimization'));

    it.each([/^(?:[A-Z]{8})*$/, /^([A-Z]{2})*$/, /^(?:[A-Z]{2})+$/, /^[A-Z]{16,}$/, /^[A-Z]+$/])(
      'is one that takes a long text: %s',
      (pattern) => {
        // The patterns as they were fail from 8 to 16 MiB on.
        const long = 'A'.repeat(64 * 2 ** 20);
        expect(withoutPlaces(pattern).test(long)).toBe(true);
      },
    );
  });
});
