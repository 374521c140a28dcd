import { describe, expect, it } from 'vitest';
import type { CallOptions, TransportSettings } from '../../../src/client/client.js';
import { busy, calling } from '../calling.js';

const now = Date.UTC(2026, 0, 1);

/** The date after some milliseconds, as HTTP writes it. */
const dateAfter = (milliseconds: number): string => new Date(now + milliseconds).toUTCString();

describe('a retry', () => {
  it.each([1, 0.25, 0])('waits a random part, %d, of 0.5 s, doubled each time, up to 8 s', async (chance) => {
    const { time, sent, failing } = calling([busy(503)], { retry: { retries: 6 } });
    time.setRandom(chance);
    await failing();
    expect(sent).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500].map((at) => at * chance));
  });

  it('follows a transient status only', async () => {
    const retried: number[] = [];
    for (let status = 400; status < 600; status++) {
      const { sent, failing } = calling([busy(status)], { retry: { retries: 1, baseDelay: 0 } });
      await failing();
      if (sent.length > 1) retried.push(status);
    }
    expect(retried).toEqual([408, 429, 500, 502, 503, 504]);
  });

  it.each<[TransportSettings['retry'], CallOptions['retry'], number]>([
    [undefined, undefined, 3],
    [{ retries: 7, baseDelay: 1 }, { baseDelay: 2 }, 7],
    [undefined, false, 0],
    [false, { maxDelay: 9 }, 3],
    [{ retries: 5 }, undefined, 5],
  ])('is set by %j of the client and %j of the call: %d retries', async (common, own, retries) => {
    const { sent, failing } = calling([busy(503)], { retry: common });
    await failing({ retry: own });
    expect(sent).toHaveLength(1 + retries);
  });
});

describe('a Retry-After', () => {
  it.each<[string, number | undefined]>([
    ['0', 0],
    [' 120 ', 120_000],
    ['1.5', 1500],
    ['0.0004', 1],
    ['120, 120', 120_000],
    ['5,120 , 7', 120_000],
    ['soon, 9', 9000],
    [dateAfter(30_000), 30_000],
    [dateAfter(30_000).replace(', ', ','), 30_000],
    [`${dateAfter(30_000)}, ${dateAfter(90_000)}`, 90_000],
    [`10, ${dateAfter(30_000)}`, 30_000],
    [`${dateAfter(30_000)}, 40`, 40_000],
    // An obsolete format.
    ['Thursday, 01-Jan-26 00:00:30 GMT', 30_000],
    ['9'.repeat(14), 99_999_999_999_999_000],
    ['9'.repeat(400), Infinity],
    [dateAfter(-5000), 0],
    ...['', 'soon', '-1', '1e3', 'Funday', '2026-01-01', 'Infinity'].map((text): [string, undefined] => [
      text,
      undefined,
    ]),
  ])('of %j is reported as %d ms', async (text, milliseconds) => {
    const reply = () => new Response('', { status: 503, headers: { 'retry-after': text } });
    expect(await calling([reply], { retry: false }).failing()).toMatchObject({ retryAfter: milliseconds });
  });

  it('is in GMT without a zone, whatever the zone of this machine is', async () => {
    const zoneBefore = process.env.TZ;
    process.env.TZ = 'Asia/Tokyo';
    try {
      const reply = () =>
        new Response('', { status: 503, headers: { 'retry-after': 'Thu Jan  1 00:00:30 2026' } });
      const error = await calling([reply], { retry: false }).failing();
      expect(error).toMatchObject({ retryAfter: 30_000 });
    } finally {
      if (zoneBefore === undefined) delete process.env.TZ;
      else process.env.TZ = zoneBefore;
    }
  });

  it('is relative to the date of the reply', async () => {
    const headers = { 'retry-after': dateAfter(30_000), date: dateAfter(20_000) };
    const { failing } = calling([() => new Response('', { status: 503, headers })], { retry: false });
    expect(await failing()).toMatchObject({ retryAfter: 10_000 });
  });
});
