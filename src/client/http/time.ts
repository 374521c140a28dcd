import { Ending } from './ending.js';

/** In milliseconds: the deadline of a call that sets none, and of what waits for it. */
export const defaultDeadline = 120_000;

/** Clock, timers and random numbers of a transport. Tests pass their own, so that they never wait. */
export interface Clock {
  /** Milliseconds since the Unix epoch. For dates only, as the system clock may be set at any time. */
  now(): number;
  /** Milliseconds of a monotonic clock, for durations. */
  elapsed(): number;
  /** A number from 0, included, to 1, excluded. */
  random(): number;
  /** Calls `callback` after `delay` milliseconds. Returns a function that cancels the timer. */
  setTimer(delay: number, callback: () => void): () => void;
}

// A timer with a longer delay fires at once: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
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

/** The signal that ends a wait: of a caller, or of a call. */
export type EndSignal = AbortSignal | Ending;

export function sleep(delay: number, signal: EndSignal | undefined, clock: Clock): Promise<void> {
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

/** One listener per signal, because Node warns about a leak at the eleventh. */
const watched = new WeakMap<AbortSignal, ReturnType<typeof watch>>();

/** Calls back when the signal is aborted, or at once if it is. Returns a function that takes the callback away. */
export function onAbort(signal: EndSignal | undefined, callback: () => void): () => void {
  if (signal?.aborted) callback();
  if (!signal || signal.aborted) return () => undefined;
  if (signal instanceof Ending) return signal.onAbort(callback);
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

function watch(signal: AbortSignal) {
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

export interface Limits {
  readonly limit: number;
  readonly late: () => Error;
  readonly signal: EndSignal | undefined;
  readonly clock: Clock;
}

/** Waits for work that sees a signal: it is aborted when the time is over, or when the outer signal is. */
export function within<Result>(
  limits: Limits,
  work: (signal: AbortSignal) => Result | PromiseLike<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return waitWithin(
    limits,
    () => work(controller.signal),
    (reason) => controller.abort(reason),
  );
}

/** Waits for work, but no longer than the time allows. The work itself goes on, as others may wait for it too. */
export async function waitWithin<Result>(
  { limit, late, signal, clock }: Limits,
  work: () => Result | PromiseLike<Result>,
  onEnd?: (reason: unknown) => void,
): Promise<Result> {
  let cancelTimer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const end = (reason: unknown): void => {
        onEnd?.(reason);
        reject(reason);
      };
      if (signal) stopWatching = onAbort(signal, () => end(signal.reason));
      // The timer is set after the request is sent, as setting it takes time.
      const result = Promise.resolve(work());
      if (limit !== Infinity) cancelTimer = clock.setTimer(limit, () => end(late()));
      result.then(resolve, reject);
    });
  } finally {
    stopWatching?.();
    cancelTimer?.();
  }
}
