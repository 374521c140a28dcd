/** Clock, timers and random numbers of a transport. A test brings its own, and never waits. */
export interface Clock {
  /** Milliseconds since the Unix epoch, which may be set at any time: for dates alone. */
  now(): number;
  /** Milliseconds since some moment, for durations: whoever sets the clock does not change it. */
  elapsed(): number;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** Calls back after some milliseconds, and answers how to call that off. */
  setTimer(delay: number, callback: () => void): () => void;
}

// A longer delay would fire at once.
const longestTimer = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  setTimer(delay, callback) {
    const timer = setTimeout(callback, Math.min(delay, longestTimer));
    return () => clearTimeout(timer);
  },
};

/** Waits; an aborted signal ends the wait with its reason and leaves neither timer nor listener. */
export function sleep(delay: number, signal: AbortSignal | undefined, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimer(delay, () => {
      stopWatching();
      resolve();
    });
    const stopWatching = onAbort(signal, () => {
      cancel();
      reject(signal?.reason);
    });
  });
}

// One listener a signal, however many calls share it: Node warns of a leak at the eleventh.
const watched = new WeakMap<AbortSignal, { callbacks: Set<() => void>; listener: () => void }>();

/**
 * Calls back when a signal is aborted, at once if it already is. Answers how to stop watching it; the last to stop
 * leaves no listener.
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (!signal) return () => undefined;
  if (signal.aborted) {
    callback();
    return () => undefined;
  }
  const { callbacks, listener } = watched.get(signal) ?? watch(signal);
  const one = (): void => callback();
  callbacks.add(one);
  return () => {
    callbacks.delete(one);
    if (callbacks.size > 0) return;
    signal.removeEventListener('abort', listener);
    watched.delete(signal);
  };
}

function watch(signal: AbortSignal): { callbacks: Set<() => void>; listener: () => void } {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    watched.delete(signal);
    for (const callback of callbacks) callback();
  };
  const entry = { callbacks, listener };
  watched.set(signal, entry);
  signal.addEventListener('abort', listener, { once: true });
  return entry;
}

/** When and how work ends that takes too long. */
export interface Limits {
  /** Milliseconds until it ends. */
  readonly limit: number;
  /** Makes the error if the time is up. */
  readonly late: () => Error;
  /** Ends it as well, with the reason of the signal. */
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
}

/** Runs work that ends at a limit. The work receives a signal, but is not waited for if it ignores the signal. */
export async function within<Result>(
  { limit, late, signal, clock }: Limits,
  work: (signal: AbortSignal) => Result | PromiseLike<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let cancelTimer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const end = (reason: unknown): void => {
        controller.abort(reason);
        reject(reason);
      };
      if (signal) stopWatching = onAbort(signal, () => end(signal.reason));
      // The work begins before the timer is set: a request is on its way sooner.
      const result = Promise.resolve(work(controller.signal));
      if (limit !== Infinity) cancelTimer = clock.setTimer(limit, () => end(late()));
      result.then(resolve, reject);
    });
  } finally {
    stopWatching?.();
    cancelTimer?.();
  }
}
