import { expect, it } from 'vitest';
import { type WatermarkRule, watermarkOf } from '../../src/after/after.js';
import type { TransportCall } from '../../src/client/client.js';
import { Visibility } from '../../src/follow/visibility.js';

const now = 1_800_000_000_000;
const second = 1_000_000_000n;
const rule = {} as WatermarkRule;

/** A moment so many seconds after now, in nanoseconds. */
const at = (seconds: number): bigint => BigInt(now + seconds * 1000) * 1_000_000n;

/** The service has shown a moment so many seconds after now, or none. */
function visibilityOf(shown: number | undefined, isSampled = true): Visibility {
  const call = { transport: { effects: { now: () => now, elapsed: () => 0 } } } as unknown as TransportCall;
  if (shown !== undefined) watermarkOf(call.transport, rule).newest = at(shown);
  return new Visibility(call, 0, isSampled ? rule : undefined);
}

it.each([
  [undefined, true, 0],
  [undefined, false, 0],
  [-3, true, 0],
  [3, true, 3],
])('the newest moment is that of the service or of the clock: %s', (shown, isSampled, newest) => {
  expect(visibilityOf(shown, isSampled).newest).toBe(at(newest));
});

it.each([
  [-3, true, undefined, 3000],
  [-3, true, -1, 3000],
  [-3, true, -5, 5000],
  [undefined, true, -5, 5000],
  [undefined, false, -5, 5000],
  [undefined, false, 5, 0],
  [undefined, false, undefined, undefined],
])(
  'the service is behind by what it has shown, or by a waiting item: %s %s %s',
  (shown, isSampled, item, behind) => {
    const time = item === undefined ? undefined : at(item);
    expect(visibilityOf(shown, isSampled).behind(time)).toBe(behind);
  },
);

it('without samples, any time is plausible; with them, no time of the far future', () => {
  expect(visibilityOf(undefined, false).isPlausible(at(1e9))).toBe(true);
  const visibility = visibilityOf(-3);
  expect([undefined, at(0), at(3600) * second].map((time) => visibility.isPlausible(time))).toEqual([
    true,
    true,
    false,
  ]);
});
