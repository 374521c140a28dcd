import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { calling } from '../calling.js';

/** An error for each code, the first outermost. */
function chain(...codes: unknown[]): Error {
  const [code, ...inner] = codes;
  const cause = inner.length > 0 ? { cause: chain(...inner) } : {};
  return Object.assign(new Error(`error ${String(code)}`, cause), { code });
}

const round = new Error('outer', { cause: new Error('inner') });
(round.cause as Error).cause = round;

/** What Node throws for a host with several addresses, such as `localhost` with IPv4 and IPv6. */
const allAddressesFailed = Object.assign(new AggregateError([chain('ECONNREFUSED'), chain('ECONNREFUSED')]), {
  code: 'ECONNREFUSED',
});

/** What Node's fetch throws in a test of Jest, where `Error` is that of another realm. */
const fromOtherRealm = (message: string): Error =>
  runInNewContext(`new TypeError('fetch failed', { cause: new Error(message) })`, { message });

describe('a missing reply', () => {
  it.each<[unknown, string]>([
    [new Error('fetch failed'), ': fetch failed'],
    [chain('outer', 'ECONNRESET', 'inner'), ': error inner'],
    [new Error('fetch failed', { cause: 'a word' }), ': fetch failed'],
    [round, ': inner'],
    [new Error('x'.repeat(1000)), `: ${'x'.repeat(200)}`],
    [
      chain('outer', 'UND_ERR_HEADERS_TIMEOUT'),
      ': error UND_ERR_HEADERS_TIMEOUT. This is a limit of fetch, 300 seconds on Node. For a longer timeout, pass the fetch of undici with other limits',
    ],
    [fromOtherRealm('connect ECONNREFUSED'), ': connect ECONNREFUSED'],
    [new Error(''), ''],
    [new Error('fetch failed', { cause: allAddressesFailed }), ': ECONNREFUSED'],
    ...['a word', undefined, null, { message: 'no error' }].map((cause): [unknown, string] => [cause, '']),
  ])('has the message of the innermost cause, case %#', async (cause, message) => {
    const { failing } = calling(() => Promise.reject(cause));
    expect(await failing()).toMatchObject({
      name: 'NetworkError',
      message: `getContracts: no reply was received${message}`,
      cause,
      attempts: 4,
    });
  });

  it('has the cause of another realm, without keys', async () => {
    const headers = { 'x-api-key': 's3cret-key' };
    const { failing } = calling(() => Promise.reject(fromOtherRealm('s3cret-key refused')), { headers });
    const error = (await failing()) as Error;
    expect(error.message).toBe('getContracts: no reply was received: *** refused');
    expect(error.cause).toMatchObject({ name: 'TypeError', message: 'fetch failed' });
  });
});
