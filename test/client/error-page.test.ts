import { describe, expect, it } from 'vitest';
import type { TransportSettings } from '../../src/client/client.js';
import { calling, page } from './calling.js';

// "Dienst gestört" in Latin-1, as old proxies send it.
const latin = Uint8Array.from('Dienst gest\u00f6rt', (character) => character.charCodeAt(0));
const long = 'x'.repeat(1000);

/** A service that replies first with the page of an error. */
function failing(body: BodyInit, status: number, retryAfter?: string, settings: TransportSettings = {}) {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const error = () => new Response(body, { status, headers });
  return calling([error, page], { maxResponseBytes: 500, ...settings });
}

describe.each<[string, BodyInit]>([
  ['not UTF-8', latin],
  ['longer than is read', long],
])('the page of an error that is %s', (_, body) => {
  it('is retried, after its Retry-After', async () => {
    const { time, sent, call } = failing(body, 429, '7');
    expect(await time.run(call())).toBe('data');
    // The Retry-After plus the backoff.
    expect(sent).toEqual([0, 7500]);
  });

  it('is an ApiError with its status, which waitFor checks', async () => {
    const error = await failing(body, 404).failing();
    expect(error).toMatchObject({ name: 'ApiError', status: 404, messages: [] });
  });
});

it('the text of an error shows no part of a key at the cut', async () => {
  const key = 'a-key-that-is-long';
  for (let before = 0; before < 20; before++) {
    const settings = { headers: { 'x-api-key': key }, maxResponseBytes: 20 };
    const body = `${'.'.repeat(before)}${key}${long}`;
    const { text } = (await failing(body, 404, undefined, settings).failing()) as { text: string };
    // The key is hidden up to the cut, together with at most two further characters.
    expect(text).toMatch(/^\.*\*\*\*x{0,2}…$/);
    expect(text.indexOf('*')).toBe(before);
  }
});
