import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// By its inner path: a pure function with many cases.
import { redactedCause, redactor } from '../../../src/client/http/redact.js';
import { safeLine } from '../../../src/errors/errors.js';

const key = 's3cret-key';

const inPath = (path: string, text: string): string => redactor({}, path)(text);
const inHeader = (value: string, text: string, name = 'x-api-key'): string =>
  redactor({ [name]: value }, '')(text);

describe('redacted text', () => {
  it.each([
    ['the value of a header', inHeader(key, `told ${key} twice ${key}`), 'told *** twice ***'],
    ['what is behind a scheme', inHeader(`Bearer ${key}`, `told ${key}`, 'Authorization'), 'told ***'],
    ['that in any header', inHeader(`Token ${key}`, `told ${key}`), 'told ***'],
    ['behind any scheme of the usual header', inHeader(`Own ${key}`, key, 'authorization'), '***'],
    ['such a header as a whole', inHeader(`Bearer ${key}`, `told Bearer ${key}`), 'told ***'],
    ['what spaces stand around', inHeader(` ${key} `, `told ${key}.`), 'told ***.'],
    ['a cookie', inHeader(`a=${key}; b=an0ther`, `${key} an0ther`, 'cookie'), '*** ***'],
    [
      'a path',
      inPath('/v1/s3cret', 'at https://host.test/v1/s3cret/api/v1'),
      'at https://host.test***/api/v1',
    ],
    ['a segment of a path', inPath('/v1/s3cret', 'the key s3cret'), 'the key ***'],
    ['a segment in either spelling', inPath('/v1/s3c%20ret', 's3c%20ret s3c ret'), '*** ***'],
    ['a segment that cannot be decoded', inPath('/s3cret%', 's3cret%'), '***'],
    ['what has six characters', inHeader('sixsix', 'sixsix'), '***'],
    [
      'the longer of two, one of which holds the other',
      redactor({ a: 's3cret', b: 's3cret-key-and-more' }, '')('s3cret-key-and-more'),
      '***',
    ],
    ['all of two that overlap', redactor({ a: 'abcdefgh', b: 'efghijkl' }, '')('<abcdefghijkl>'), '<***>'],
    ['the pair of a Basic token', inHeader('Basic dXNlcjpwYXNzd29yZA==', 'user:password'), '***'],
    [
      'the password of a Basic token',
      inHeader('Basic dXNlcjpwYXNzd29yZA==', 'as user, password'),
      'as user, ***',
    ],
    ['a key in base64 for URLs', inHeader('~~~???>>>', 'told fn5-Pz8_Pj4-'), 'told ***'],
    ['a user without password', inHeader('Basic YXBpLWtleS0xOg==', 'api-key-1'), '***'],
    [
      'a key that is encoded, also decoded',
      inHeader('abc%2Fdef', 'abc%2Fdef abc/def ABC%252fDEF'),
      '*** *** ***',
    ],
  ])('is %s', (_, told, expected) => {
    expect(told).toBe(expected);
  });

  it.each([
    ['in upper case', 'ABC/DEF+GHI=='],
    ['percent-encoded', 'aBc%2FdEf%2BgHi%3D%3D'],
    ['percent-encoded twice', 'aBc%252FdEf%252BgHi%253D%253D'],
    ['as JSON with an escaped slash', 'aBc\\/dEf+gHi=='],
    ['as JSON in JSON', 'aBc\\\\\\/dEf\\\\u002BgHi=='],
    ['as HTML', 'aBc&#47;dEf&#x2b;gHi&#61;='],
    // Written by another program: printf %s 'aBc/dEf+gHi==' | base64, | xxd -p
    ['in base64', 'YUJjL2RFZitnSGk9PQ=='],
    ['in base64 without padding', 'YUJjL2RFZitnSGk9PQ'],
    ['in hexadecimal', '6142632f6445662b6748693d3d'],
  ])('is a key %s', (_, spelled) => {
    const shown = inHeader('aBc/dEf+gHi==', `<${spelled}>`).replace('***==', '***');
    // If the spelling is not among the known ones, the whole text is left out.
    expect(['<***>', '***']).toContain(shown);
  });

  it('is a key whose characters are escaped in different ways, at any position', () => {
    const code = (one: string): string => one.charCodeAt(0).toString(16);
    const ways: ((one: string) => string)[] = [
      (one) => one,
      (one) => one.toUpperCase(),
      (one) => `\\u00${code(one)}`,
      (one) => `\\\\u00${code(one).toUpperCase()}`,
      (one) => `%${code(one)}`,
      (one) => `%25${code(one)}`,
      (one) => `&#${one.charCodeAt(0)};`,
      (one) => `&#x${code(one)};`,
    ];
    const secret = '2f%u/+"aZ9-_.=';
    const way = fc.integer({ min: 0, max: ways.length - 1 });
    const spelled = fc
      .tuple(...Array.from(secret, () => way))
      .map((chosen) => Array.from(secret, (one, index) => ways[chosen[index] ?? 0]?.(one)).join(''));
    const beside = fc.string({ unit: fc.constantFrom('x', 'Ä', '😀', '/', '"', ' ', '\n', 'İ') });
    fc.assert(
      fc.property(beside, spelled, beside, (before, told, after) => {
        expect([`${before}***${after}`, '***']).toContain(inHeader(secret, before + told + after));
        expect([`${before}***…`, '***']).toContain(inHeader(secret, `${before}${told}…`));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['%', '\\', '&', '\\\\', '%25', '&#', '\\u00', '=', '?key='])('is a key after %j', (before) => {
    expect(inHeader('2f3a4b5c', `${before}2f3a4b5c.`)).toBe(`${before}***.`);
    expect(inHeader('u0041bcd', `${before}u0041bcd.`)).toBe(`${before}***.`);
  });

  it('is only the key, and the rest of the text does not change', () => {
    const told = 'a\\u002Fb %2F &amp; \\\\ "KEY" ÄİẞK';
    expect(inHeader(key, `${told}${key.toUpperCase()}${told}`)).toBe(`${told}***${told}`);
    expect(inHeader(key, told)).toBe(told);
  });

  it.each([
    ['without any secret', inHeader('', 'any text'), 'any text'],
    [
      'of fewer than six characters',
      redactor({ a: 'five5' }, '/v1/abcde')('five5 abcde v1'),
      'five5 abcde v1',
    ],
    [
      'of the words of a header',
      inHeader('my messages viewer', 'messages, viewer', 'x-app'),
      'messages, viewer',
    ],
    ['of a word of the wire', inHeader('messages', '{"messages":[]}', 'x-app'), '{"messages":[]}'],
    ['of its status', inHeader('_status', '{"_status":{}}', 'x-app'), '{"_status":{}}'],
    [
      'of a program',
      inHeader('messages-viewer/1.0', 'messages-viewer/1.0', 'User-Agent'),
      'messages-viewer/1.0',
    ],
    ['of a language', inHeader('en-GB,en', 'en-GB,en', 'Accept-Language'), 'en-GB,en'],
    ['of a media type', inHeader('application/json', 'application/json', 'accept'), 'application/json'],
    ['of the content', inHeader('application/json', 'application/json', 'content-type'), 'application/json'],
  ])('is nothing %s', (_, told, expected) => {
    expect(told).toBe(expected);
  });

  it('is the part of a key at the end of a cut text', () => {
    for (let length = 1; length < key.length; length++)
      expect(inHeader(key, `told <${key.slice(0, length)}…`)).toBe('told <***…');
    expect(inHeader('abc/def', 'told abc%2…')).toBe('***');
    expect(inHeader('abc/def', 'told abc\\u00…')).toBe('***');
    expect(inHeader(key, `told ${key}…`)).toBe('told ***…');
    expect(inHeader(key, 'told nothing…')).toBe('told nothing…');
    // The text is not cut, so this is an ordinary word.
    expect(inHeader(key, 'told s3c')).toBe('told s3c');
  });
});

describe('a cause', () => {
  const redact = redactor({ 'x-api-key': key }, '');

  it('has no secret in message, stack, code and causes', () => {
    const inner = Object.assign(new RangeError(`inner ${key}`), { code: `E${key}` });
    const outer = new TypeError(`outer ${key}`, { cause: inner });
    const shown = redactedCause(outer, redact) as Error & { cause: Error & { code: string } };
    expect(shown).toBeInstanceOf(TypeError);
    expect(shown.cause).toBeInstanceOf(RangeError);
    expect(shown).toMatchObject({ name: 'TypeError', message: 'outer ***' });
    expect(shown.stack).toBe('TypeError: outer ***');
    expect(shown.cause).toMatchObject({ name: 'RangeError', message: 'inner ***', code: 'E***' });
    expect(shown.cause.stack).not.toContain(key);
    expect(Object.hasOwn(shown.cause, 'cause')).toBe(false);
    expect(Object.hasOwn(shown, 'code')).toBe(false);
  });

  it('has no secret of the frames of its stack', () => {
    const error = new Error('no reply');
    error.stack = `Error: no reply\n    at https://host.test/${key}/api (file.js:1:2)\n${key}@file.js:1:2`;
    expect((redactedCause(error, redact) as Error).stack).toBe('Error: no reply');
  });

  it('may have a code of another type than string', () => {
    const shown = redactedCause(Object.assign(new Error(key), { code: 7, name: `Own ${key}` }), redact);
    expect(shown).toMatchObject({ name: 'Own ***', message: '***', stack: 'Own ***: ***' });
    expect(shown).not.toHaveProperty('code');
  });

  it.each([7, undefined, null, { key }])('may have %j as its name and its message', (odd) => {
    const shown = redactedCause(Object.assign(new TypeError(key), { name: odd, message: odd }), redact);
    expect(shown).toMatchObject({ name: 'TypeError', message: '', stack: 'TypeError: ' });
  });

  it('may be a string, and is left out if it is neither string nor error', () => {
    expect(redactedCause(`text ${key}`, redact)).toBe('text ***');
    expect(redactedCause({ key }, redact)).toBeUndefined();
    expect(redactedCause(7, redact)).toBeUndefined();
    expect(redactedCause(null, redact)).toBeUndefined();
  });

  it('is one short line', () => {
    const shown = redactedCause(new Error(`a\n\u001b[31m\u0085${'x'.repeat(5000)}`), redact) as Error;
    expect(shown.message).toMatch(/^a\\n\\u001b\[31m\\u0085x+$/);
    expect(shown.message.length).toBeLessThanOrEqual(1000);
    expect(shown.stack).toBe(`Error: ${shown.message}`);
  });

  it('ends, even if it is its own cause', () => {
    const error = new Error(`round ${key}`);
    error.cause = error;
    let depth = 0;
    for (let shown = redactedCause(error, redact); shown instanceof Error; shown = shown.cause) {
      expect(shown.message).toBe('round ***');
      depth += 1;
    }
    expect(depth).toBe(6);
  });
});

describe('a line of an error', () => {
  const slashed = 'aBc/dEf+gHi';
  const redact = redactor({ 'x-api-key': slashed }, '');

  it('is redacted before it is truncated, so that no part of a key remains', () => {
    for (let before = 0; before <= 60; before++) {
      const shortText = safeLine(`${'.'.repeat(before)}${slashed}${'-'.repeat(100)}`, redact, 50);
      expect(shortText).toBe(`${'.'.repeat(before)}***${'-'.repeat(100)}`.slice(0, 50));
    }
  });

  it('contains no part of a key if the text is too long to be read completely', () => {
    for (let before = 0; before < 20; before++) {
      const shortText = safeLine(
        `${`${slashed} `.repeat(3000)}${'.'.repeat(before)}${slashed.repeat(100)}`,
        redact,
        100_000,
      );
      expect(shortText.replaceAll('***', '')).toMatch(/^[ .]*…$/);
    }
  });
});
