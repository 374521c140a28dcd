import { onAbort } from './on-abort.js';

/** What the client takes from the world beside `fetch`; a test brings its own, and never waits. */
export interface Effects {
  /** Milliseconds since the Unix epoch, which may be set at any time: for dates alone. */
  now(): number;
  /** Milliseconds since some moment, for durations: whoever sets the clock does not change it. */
  elapsed(): number;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** Calls back after some milliseconds, and answers how to call that off. */
  after(delay: number, callback: () => void): () => void;
}

// A longer delay would fire at once.
const longestTimer = 2 ** 31 - 1;

export const systemEffects: Effects = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  after(delay, callback) {
    const timer = setTimeout(callback, Math.min(delay, longestTimer));
    return () => clearTimeout(timer);
  },
};

/** Waits; an aborted signal ends the wait with its reason and leaves neither timer nor listener. */
export function sleep(delay: number, signal: AbortSignal | undefined, { after }: Effects): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = after(delay, () => {
      stopWatching();
      resolve();
    });
    const stopWatching = onAbort(signal, () => {
      cancel();
      reject(signal?.reason);
    });
  });
}
