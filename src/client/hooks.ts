/** Fields of every event. */
export interface CallEvent {
  /** The same in all events of one call. Unique in this process. */
  readonly callId: number;
  readonly operationId: string;
  readonly method: string;
  /** URL of the call, without credentials. */
  readonly url: string;
}

/** Fields of every event about one attempt. */
export interface HookContext extends CallEvent {
  /** Number of the attempt, counted from 1. */
  readonly attempt: number;
}

/** An attempt is about to start. */
export interface AttemptEvent extends HookContext {}

/** An attempt failed and a retry follows. */
export interface RetryEvent extends HookContext {
  /** Milliseconds until the next attempt. */
  readonly delay: number;
  /** HTTP status of the failed attempt. Absent if there was no reply. */
  readonly status?: number;
}

/** A reply with any status was received. */
export interface ReplyEvent extends HookContext {
  readonly status: number;
  /** Milliseconds from the start of the attempt until the reply was read to its end. */
  readonly duration: number;
  /** The rate in force, of all calls of the transport. `Infinity` for no limit. A 429 lowers it. */
  readonly requestsPerSecond: number;
}

/** A call has ended. Each page of a list is a separate call. */
export interface EndEvent extends CallEvent {
  /** `aborted`: the caller's signal ended the call. */
  readonly outcome: 'data' | 'error' | 'aborted';
  /** How often the call was sent: 0 if it failed before the first attempt. */
  readonly attempts: number;
  /** Milliseconds, including waits for the rate, for `headers` and between attempts. */
  readonly duration: number;
  /** The reason that the call rejects with. Absent if the call succeeded. */
  readonly error?: unknown;
}

/** Functions for logs and traces. Errors that they throw are ignored. */
export interface TransportHooks {
  /** Called before each attempt. */
  readonly onAttempt?: ((event: AttemptEvent) => void) | undefined;
  /** Called before the wait for a retry. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called after each reply. */
  readonly onReply?: ((event: ReplyEvent) => void) | undefined;
  /** Called once at the end of each call, also if the call failed before it was sent. */
  readonly onEnd?: ((event: EndEvent) => void) | undefined;
}

/** Calls a hook. A log or a trace must never make a call fail, so its errors are ignored. */
export function notify<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  try {
    const result = hook?.(event);
    // An async hook rejects instead of throwing.
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {}
}
