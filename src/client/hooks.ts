/** What every hook is told. */
export interface CallEvent {
  /** The same in all events of one call, and in no other call's: a number that this process counts. */
  readonly callId: number;
  readonly operationId: string;
  readonly method: string;
  /** Address of the call, without credentials. */
  readonly url: string;
}

/** What is told of an attempt. */
export interface HookContext extends CallEvent {
  /** Which send this is, counted from 1. */
  readonly attempt: number;
}

/** A send is about to begin. */
export interface AttemptEvent extends HookContext {}

/** An attempt came to nothing and another follows. */
export interface RetryEvent extends HookContext {
  /** Milliseconds until the next attempt. */
  readonly delay: number;
  /** HTTP status of the attempt; absent if no reply came. */
  readonly status?: number;
}

/** A reply came, of whatever status. */
export interface ReplyEvent extends HookContext {
  readonly status: number;
  /** Milliseconds from the attempt's begin until the reply was read. */
  readonly duration: number;
}

/** A call is over. Each page of a list is a call of its own. */
export interface EndEvent extends CallEvent {
  /** What came of it: its data, an error, or an abort by the signal that its caller gave. */
  readonly outcome: 'data' | 'error' | 'aborted';
  /** How often it was sent; 0 if it failed before. */
  readonly attempts: number;
  /** Milliseconds that it took: the rate, `headers` and all waits included. */
  readonly duration: number;
  /** What the call rejects with; absent where data came. */
  readonly error?: unknown;
}

/** Functions that watch what a transport does, to log or to trace. What they throw does not concern the call. */
export interface TransportHooks {
  /** Before each send. */
  readonly onAttempt?: ((event: AttemptEvent) => void) | undefined;
  /** Before the wait for another attempt. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** After each reply. */
  readonly onReply?: ((event: ReplyEvent) => void) | undefined;
  /** Once for each call, after everything else, also for one that failed before it was sent. */
  readonly onEnd?: ((event: EndEvent) => void) | undefined;
}

/** Calls a hook if there is one. */
export function notify<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  try {
    const result = hook?.(event);
    // An async hook may reject as well.
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // A log that fails is no reason for a call to fail.
  }
}
