import { describe, expect, it } from 'vitest';
import { isPermanent, noReply } from '../../../src/client/http/failures.js';

/** An error for each code, the first outermost. */
function chain(...codes: unknown[]): Error {
  const [code, ...inner] = codes;
  const cause = inner.length > 0 ? { cause: chain(...inner) } : {};
  return Object.assign(new Error(`error ${String(code)}`, cause), { code });
}

describe('the reason for a missing reply', () => {
  it('is the message of the innermost cause', () => {
    expect(noReply(new Error('fetch failed'))).toBe('no reply was received: fetch failed');
    expect(noReply(chain('outer', 'middle', 'inner'))).toBe('no reply was received: error inner');
    expect(noReply(new Error('fetch failed', { cause: 'a word' }))).toBe(
      'no reply was received: fetch failed',
    );
  });

  it('is found for an error that is its own cause', () => {
    const [outer, inner] = [new Error('outer'), new Error('inner')];
    outer.cause = inner;
    inner.cause = outer;
    expect(noReply(outer)).toBe('no reply was received: inner');
    expect(isPermanent(outer)).toBe(false);
  });

  it('is shortened', () => {
    expect(noReply(new Error('x'.repeat(1000)))).toBe(`no reply was received: ${'x'.repeat(200)}`);
  });

  it.each([['a word'], [undefined], [null], [{ message: 'no error' }], [new Error('')]])(
    'is absent for %j',
    (cause) => {
      expect(noReply(cause)).toBe('no reply was received');
    },
  );
});
