import type { Clock } from '../../src/client/client.js';

/** Longer timers are timeouts and deadlines of replies, which come at once. */
const longestWait = 10_000;

/** A clock that jumps to the end of each wait, so that a test of a list that lacks an item takes no time. */
export function patientClock(clock: Clock): Clock {
  let skipped = 0;
  return {
    now: () => clock.now() + skipped,
    elapsed: () => clock.elapsed() + skipped,
    random: () => clock.random(),
    setTimer: (delay, callback) => {
      if (delay > longestWait) return () => undefined;
      const timer = setImmediate(() => {
        skipped += delay;
        callback();
      });
      return () => clearImmediate(timer);
    },
  };
}
