import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../../src/client/http/failures.js';

const now = Date.UTC(2026, 0, 1, 12);

function waitOf(headers: Record<string, string>): number | undefined {
  return retryAfter(new Headers(headers), now);
}

describe('Retry-After', () => {
  it('may have seconds', () => {
    expect(waitOf({ 'retry-after': '0' })).toBe(0);
    expect(waitOf({ 'retry-after': ' 120 ' })).toBe(120_000);
  });

  it('may have a date, relative to the Date of the reply if present', () => {
    const date = new Date(now + 30_000).toUTCString();
    expect(waitOf({ 'retry-after': date })).toBe(30_000);
    expect(waitOf({ 'retry-after': date, date: new Date(now + 20_000).toUTCString() })).toBe(10_000);
  });

  it('may have fractions of a second', () => {
    expect(waitOf({ 'retry-after': '1.5' })).toBe(1500);
    expect(waitOf({ 'retry-after': '0.0004' })).toBe(1);
  });

  it('is the largest of several', () => {
    expect(waitOf({ 'retry-after': '120, 120' })).toBe(120_000);
    expect(waitOf({ 'retry-after': '5,120 , 7' })).toBe(120_000);
    expect(waitOf({ 'retry-after': 'soon, 9' })).toBe(9000);
    const dates = [30_000, 90_000].map((after) => new Date(now + after).toUTCString());
    expect(waitOf({ 'retry-after': dates.join(', ') })).toBe(90_000);
    expect(waitOf({ 'retry-after': `10, ${dates[0]}` })).toBe(30_000);
    expect(waitOf({ 'retry-after': `${dates[0]}, 40` })).toBe(40_000);
  });

  it('may have a date in an obsolete format', () => {
    expect(waitOf({ 'retry-after': 'Thursday, 01-Jan-26 12:00:30 GMT' })).toBe(30_000);
  });

  it('beyond every clock is not ignored', () => {
    expect(waitOf({ 'retry-after': '9'.repeat(14) })).toBe(99_999_999_999_999_000);
    expect(waitOf({ 'retry-after': '9'.repeat(400) })).toBe(Infinity);
  });

  it('in the past is a delay of 0', () => {
    expect(waitOf({ 'retry-after': new Date(now - 5000).toUTCString() })).toBe(0);
  });

  for (const nonsense of ['', 'soon', '-1', '1e3', 'Funday', '2026-01-01', 'Infinity']) {
    it(`of ${JSON.stringify(nonsense)} is ignored`, () => {
      expect(waitOf({ 'retry-after': nonsense })).toBeUndefined();
    });
  }

  it('may be missing', () => {
    expect(waitOf({})).toBeUndefined();
  });
});
