import { describe, expect, it } from 'vitest';
import { createTransport, type TransportSettings } from '../../src/client/client.js';
import { getContracts } from '../../src/ledger.js';
import { VirtualTime } from '../virtual-time.js';
import { rejection } from './thrown.js';

const page = (): Response => Response.json({ contracts: [], links: { next: null } });

// "Dienst gestört" in Latin-1, as old proxies send it.
const latin = Uint8Array.from('Dienst gest\u00f6rt', (character) => character.charCodeAt(0));
const long = 'x'.repeat(1000);
const maxResponseBytes = 500;

/** A call on a virtual clock whose service sends these replies in order, and the times of its requests. */
function calling(answers: (() => Response)[], options: TransportSettings = {}) {
  const time = new VirtualTime();
  const begin = time.now();
  const sent: number[] = [];
  const transport = createTransport({
    baseUrl: 'http://ledger.test',
    maxResponseBytes,
    fetch: async () => {
      const answer = answers[Math.min(sent.length, answers.length - 1)] ?? page;
      sent.push(time.now() - begin);
      return answer();
    },
    ...options,
    clock: time,
  });
  return { sent, outcome: time.run(getContracts(transport).then((data) => data)) };
}

describe.each<[string, BodyInit]>([
  ['not UTF-8', latin],
  ['longer than is read', long],
])('the page of an error that is %s', (_, body) => {
  const answer =
    (status: number, headers: Record<string, string> = {}) =>
    () =>
      new Response(body, { status, headers });

  it.each([408, 429, 500, 502, 503, 504])('is retried with status %d', async (status) => {
    const { sent, outcome } = calling([answer(status), page]);
    expect(await outcome).toEqual({ contracts: [], links: { next: null } });
    expect(sent).toHaveLength(2);
  });

  it('delays the retry by its Retry-After, which is reported', async () => {
    const busy = answer(429, { 'retry-after': '7' });
    const waited = calling([busy, page]);
    await waited.outcome;
    // The Retry-After plus the backoff.
    expect(waited.sent).toEqual([0, 7500]);
    const { outcome } = calling([busy], { retry: false });
    expect(await rejection(outcome)).toMatchObject({ name: 'ApiError', status: 429, retryAfter: 7000 });
  });

  it('is an ApiError with its status, which waitFor checks', async () => {
    const { outcome } = calling([answer(404)]);
    expect(await rejection(outcome)).toMatchObject({ name: 'ApiError', status: 404, messages: [] });
  });
});

describe('the text of such an error', () => {
  it('is the readable part of the body', async () => {
    const { outcome } = calling([() => new Response(latin, { status: 404 })]);
    expect(await rejection(outcome)).toMatchObject({ text: 'Dienst gest\uFFFDrt' });
  });

  it('shows no part of a key at the cut', async () => {
    const key = 'a-key-that-is-long';
    for (let before = 0; before < 20; before++) {
      const body = `${'.'.repeat(before)}${key}${long}`;
      const { outcome } = calling([() => new Response(body, { status: 404 })], {
        headers: { 'x-api-key': key },
        maxResponseBytes: 20,
      });
      const { text } = (await rejection(outcome)) as { text: string };
      // The key is hidden up to the cut, together with at most two further characters.
      expect(text).toMatch(/^\.*\*\*\*x{0,2}…$/);
      expect(text.indexOf('*')).toBe(before);
    }
  });
});
