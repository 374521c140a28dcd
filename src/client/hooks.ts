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
  /** Number of the attempt, counted from 1, at all hosts together. */
  readonly attempt: number;
}

/** An attempt is about to start. One that starts before the last one has ended is a hedge at another host. */
export interface AttemptEvent extends HookContext {
  /** The host, as `transport.hosts` names it: its base URL, with `***` for a path, which may be a key. */
  readonly host: string;
  /**
   * The waits before the attempt, in milliseconds: for `headers`, and for the rate and a free connection. A scan waits for the
   * rate before it chooses a request, so that wait is not counted.
   */
  readonly waited: { readonly headers: number; readonly rate: number };
  /** Whether it waits for the request of an equal call that is under way, and sends none of its own. */
  readonly isShared: boolean;
}

/** An attempt has ended, one way or the other. Each attempt that has started does so once. */
export interface AttemptEndEvent extends HookContext {
  /** The host, as `transport.hosts` names it: its base URL, with `***` for a path, which may be a key. */
  readonly host: string;
  /**
   * `reply`: a reply with any status. `failure`: none. `abandoned`: nobody waits for it any more, as the caller has aborted, or
   * another host was faster.
   */
  readonly outcome: 'reply' | 'failure' | 'abandoned';
  /** HTTP status. Absent without a reply. */
  readonly status?: number;
  /** Bytes of the body, after decompression. Absent without a reply. */
  readonly bytes?: number;
  /** Why there is no reply: a `NetworkError` or a `TimeoutError`. */
  readonly error?: Error;
  /** Milliseconds from the start of the attempt until the reply was read to its end, or until the failure. */
  readonly duration: number;
  /** The rate in force, of all calls of the transport. `Infinity` for no limit. A 429 lowers it. */
  readonly requestsPerSecond: number;
}

/** An attempt failed and a retry follows. */
export interface RetryEvent extends HookContext {
  /** Milliseconds until the next attempt. */
  readonly delay: number;
  /** HTTP status of the failed attempt. Absent if there was no reply. */
  readonly status?: number;
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
  /** Called at the end of each attempt. */
  readonly onAttemptEnd?: ((event: AttemptEndEvent) => void) | undefined;
  /** Called before the wait for a retry. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called once at the end of each call, also if the call failed before it was sent. */
  readonly onEnd?: ((event: EndEvent) => void) | undefined;
}

/** Calls a hook. A log or a trace must never make a call fail, so its errors are ignored. */
export function notify<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  try {
    const result = hook?.(event);
    // An async hook rejects instead of throwing. Its promise may be of another realm, as those of Node are in Jest, where
    // `instanceof` fails. A request of this client is no such promise: it would be sent.
    if (isPromise(result)) result.catch(() => undefined);
  } catch {}
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise || Object.prototype.toString.call(value) === '[object Promise]';
}
