import { describe, expect, it } from 'vitest';
import { isHopeless, isReset } from '../../../src/client/http/failure-signs.js';
import { noReply, signsOf } from '../../../src/client/http/network-failure.js';

/** An error for each code, the first outermost. */
function chain(...codes: unknown[]): Error {
  const [code, ...inner] = codes;
  const cause = inner.length > 0 ? { cause: chain(...inner) } : {};
  return Object.assign(new Error(`error ${String(code)}`, cause), { code });
}

describe('why no reply came', () => {
  it('is what the innermost cause says', () => {
    expect(noReply(new Error('fetch failed'))).toBe('no reply came, fetch failed');
    expect(noReply(chain('outer', 'middle', 'inner'))).toBe('no reply came, error inner');
    expect(noReply(new Error('fetch failed', { cause: 'a word' }))).toBe('no reply came, fetch failed');
  });

  it('is told of an error that caused itself', () => {
    const [outer, inner] = [new Error('outer'), new Error('inner')];
    outer.cause = inner;
    inner.cause = outer;
    expect(noReply(outer)).toBe('no reply came, inner');
    expect(isReset(outer)).toBe(false);
    expect(isHopeless(outer)).toBe(false);
  });

  it('is not said at length', () => {
    expect(noReply(new Error('x'.repeat(1000)))).toBe(`no reply came, ${'x'.repeat(200)}`);
  });

  it.each([['a word'], [undefined], [null], [{ message: 'no error' }], [new Error('')]])(
    'is not known of %j',
    (cause) => {
      expect(noReply(cause)).toBe('no reply came');
    },
  );
});

describe('what the signs of a failure mean', () => {
  it('is loaded where there are any, and not for what a browser throws', async () => {
    expect(await signsOf(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(await signsOf(new TypeError('fetch failed', { cause: new Error('bad port') }))).toBeDefined();
    expect(await signsOf(chain('ECONNRESET'))).toBeDefined();
  });
});

describe('a reset connection', () => {
  it.each([
    ['the cause', chain('ECONNRESET'), true],
    ['a cause of the cause', chain('OTHER', 'EPIPE'), true],
    ['the cause, whatever caused that', chain('UND_ERR_SOCKET', 'OTHER'), true],
    ['a stream of HTTP/2', chain('ERR_HTTP2_STREAM_ERROR'), true],
    ['a stream of HTTP/2 that ended', chain('OTHER', 'UND_ERR_INFO'), true],
    ['no cause', chain('ECONNREFUSED', 'ENOTFOUND'), false],
    ['no error', { code: 'ECONNRESET' }, false],
    ['nothing', undefined, false],
  ])('is told by the code of %s', (_, cause, expected) => {
    expect(isReset(cause)).toBe(expected);
  });
});
