import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay, retryPolicy, transientStatuses } from '../../../src/client/http/retry.js';

describe('retry', () => {
  it('delays by a random part of 0.5 s, doubled each time, up to 8 s', () => {
    const bounds = [500, 1000, 2000, 4000, 8000, 8000, 8000];
    for (const [index, bound] of bounds.entries()) {
      expect(retryDelay(index + 1, undefined, retryPolicy(), () => 1)).toBe(bound);
      expect(retryDelay(index + 1, undefined, retryPolicy(), () => 0)).toBe(0);
      expect(retryDelay(index + 1, undefined, retryPolicy(), () => 0.25)).toBe(bound / 4);
    }
  });

  it('adds the random delay to the Retry-After', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (pause, chance) => {
        expect(retryDelay(2, pause, retryPolicy(), () => chance)).toBe(pause + chance * 1000);
      }),
    );
  });

  it('has a finite delay after any number of retries', () => {
    for (const attempt of [50, 1100, 1e9]) {
      expect(retryDelay(attempt, undefined, retryPolicy(), () => 1)).toBe(8000);
      expect(retryDelay(attempt, undefined, retryPolicy({ baseDelay: 0 }), () => 1)).toBe(0);
      expect(retryDelay(attempt, undefined, retryPolicy({ maxDelay: Infinity }), () => 0)).toBe(0);
    }
  });

  it('applies to transient statuses only', () => {
    const retried = Array.from({ length: 600 }, (_, status) => status).filter((status) =>
      transientStatuses.has(status),
    );
    expect(retried).toEqual([408, 429, 500, 502, 503, 504]);
  });

  it('is set for a client, and overridden for a call', () => {
    expect(retryPolicy()).toEqual({ retries: 3, baseDelay: 500, maxDelay: 8000, maxRetryAfter: 60_000 });
    expect(retryPolicy({ retries: 7, baseDelay: 1 }, { baseDelay: 2 })).toMatchObject({
      retries: 7,
      baseDelay: 2,
    });
    expect(retryPolicy(undefined, false).retries).toBe(0);
    expect(retryPolicy(false, { maxDelay: 9 })).toMatchObject({ retries: 3, maxDelay: 9 });
    expect(retryPolicy({ retries: 5 }, undefined).retries).toBe(5);
  });
});
