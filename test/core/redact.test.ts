import { describe, expect, it } from 'vitest';
import { redactedCause, redactedHeaders, redactor } from '../../src/core/redact.js';

const key = 's3cret-key';

describe('what is hidden', () => {
  it.each<[string, string[], string, string, string]>([
    ['a header', [key], '', `told ${key} twice ${key}`, 'told *** twice ***'],
    ['a header behind its scheme', [`Bearer ${key}`], '', `told ${key}`, 'told ***'],
    ['a header as a whole', [`Bearer ${key}`], '', `told Bearer ${key}`, 'told ***'],
    [
      'each part of a header',
      [`first=${key}, second=an0ther;third\tthe-th1rd`],
      '',
      `${key} an0ther the-th1rd`,
      '*** *** ***',
    ],
    ['a path', [], '/v1/s3cret', 'at https://host.test/v1/s3cret/api/v1', 'at https://host.test***/api/v1'],
    ['a segment of a path', [], '/v1/s3cret', 'the key s3cret', 'the key ***'],
    ['a segment in either spelling', [], '/v1/s3c%20ret', 's3c%20ret s3c ret', '*** ***'],
    ['a segment that cannot be decoded', [], '/s3cret%', 's3cret%', '***'],
    ['what has six characters', ['sixsix'], '', 'sixsix', '***'],
    [
      'the longer of two, one of which holds the other',
      ['s3cret', 's3cret-key-and-more'],
      '',
      's3cret-key-and-more',
      '***',
    ],
    [
      'the longer of two in the other order',
      ['s3cret-key-and-more', 's3cret'],
      '',
      's3cret-key-and-more',
      '***',
    ],
  ])('is %s', (_, headers, prefix, text, expected) => {
    expect(redactor(headers, prefix)(text)).toBe(expected);
  });

  it.each<[string, string[], string, string]>([
    ['without any secret', [], '', 'any text'],
    ['of fewer than six characters', ['five5'], '/v1/abcde', 'five5 abcde v1'],
    ['between the parts of a header', ['one-part, two-part'], '', ', and ='],
  ])('is nothing %s', (_, headers, prefix, text) => {
    expect(redactor(headers, prefix)(text)).toBe(text);
  });
});

describe('a cause', () => {
  const redact = redactor([key], '');

  it('has neither message nor stack nor code nor causes with a secret', () => {
    const inner = Object.assign(new RangeError(`inner ${key}`), { code: `E${key}` });
    const outer = new TypeError(`outer ${key}`, { cause: inner });
    const shown = redactedCause(outer, redact) as Error & { cause: Error & { code: string } };
    expect(shown).toBeInstanceOf(Error);
    expect(shown).toMatchObject({ name: 'TypeError', message: 'outer ***' });
    expect(shown.stack).toContain('outer ***');
    expect(shown.stack).not.toContain(key);
    expect(shown.stack).toContain('redact.test');
    expect(shown.cause).toMatchObject({ name: 'RangeError', message: 'inner ***', code: 'E***' });
    expect(shown.cause.stack).not.toContain(key);
    expect(Object.hasOwn(shown.cause, 'cause')).toBe(false);
    expect(Object.hasOwn(shown, 'code')).toBe(false);
  });

  it('may have no stack, and a code that is no text', () => {
    const error = Object.assign(new Error(key), { code: 7 });
    Object.defineProperty(error, 'stack', { value: undefined });
    const shown = redactedCause(error, redact) as Error;
    expect(shown.message).toBe('***');
    expect(shown).not.toHaveProperty('code');
  });

  it('may be a text, and is left out where it is neither text nor error', () => {
    expect(redactedCause(`text ${key}`, redact)).toBe('text ***');
    expect(redactedCause({ key }, redact)).toBeUndefined();
    expect(redactedCause(7, redact)).toBeUndefined();
    expect(redactedCause(null, redact)).toBeUndefined();
  });

  it('is itself where there is nothing to hide', () => {
    const cause = { any: 'value' };
    expect(redactedCause(cause, redactor([], ''))).toBe(cause);
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

describe('headers of a reply', () => {
  it('keep their names and lose their secrets', () => {
    const headers = redactedHeaders(
      new Headers([
        ['x-echo', `got ${key}`],
        ['x-a', '1'],
        ['x-a', '2'],
      ]),
      redactor([key], ''),
    );
    expect([...headers]).toEqual([
      ['x-a', '1, 2'],
      ['x-echo', 'got ***'],
    ]);
  });
});
