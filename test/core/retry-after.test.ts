import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../src/core/retry-after.js';

const now = Date.UTC(2026, 0, 1, 12);

function asked(headers: Record<string, string>): number | undefined {
  return retryAfter(new Headers(headers), now);
}

describe('Retry-After', () => {
  it('counts seconds', () => {
    expect(asked({ 'retry-after': '0' })).toBe(0);
    expect(asked({ 'retry-after': ' 120 ' })).toBe(120_000);
  });

  it('names a date, counted from the clock of the reply where that is known', () => {
    const date = new Date(now + 30_000).toUTCString();
    expect(asked({ 'retry-after': date })).toBe(30_000);
    expect(asked({ 'retry-after': date, date: new Date(now + 20_000).toUTCString() })).toBe(10_000);
  });

  it('in the past is no wait', () => {
    expect(asked({ 'retry-after': new Date(now - 5000).toUTCString() })).toBe(0);
  });

  for (const nonsense of [
    '',
    'soon',
    '-1',
    '1.5',
    '1e3',
    '99999999999999',
    'Funday',
    '2026-01-01',
    'Infinity',
  ]) {
    it(`that says ${JSON.stringify(nonsense)} says nothing`, () => {
      expect(asked({ 'retry-after': nonsense })).toBeUndefined();
    });
  }

  it('may be missing', () => {
    expect(asked({})).toBeUndefined();
  });
});
