import type { Issue } from '../errors/errors.js';
import type { AfterValue, EntityIdObject, Filters, Network, Operator } from '../values/values.js';
import type { TransportHooks } from './hooks.js';
import type { Clock } from './http/time.js';

/**
 * Headers of every request: a record, or a function that is asked before each call, for tokens that expire. The signal
 * that it gets is aborted when the call has to end, which does not wait for the headers then.
 */
export type HeaderSource =
  | Readonly<Record<string, string>>
  | ((call: {
      readonly signal: AbortSignal;
    }) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>);

/**
 * What sends a request. The global `fetch`, that of undici and that of a sandbox are such functions. It gets the whole
 * URL as a text, and an `init` with `method`, `headers`, the `signal` that ends the attempt, `redirect: 'manual'`, as
 * redirects are followed here, and the `body` where there is one.
 *
 * @example
 * const fetch: Fetch = (url, init) => globalThis.fetch(url, { ...init, cache: 'no-store' });
 */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where the query service is: on a public network, or at any address. */
export type ServiceLocation =
  | {
      /** A public network of the query service. Either this or `baseUrl`. */
      readonly network: Network;
      readonly baseUrl?: undefined;
    }
  | {
      readonly network?: undefined;
      /** Where the service is. A path prefix, as hosted providers have it, is kept. */
      readonly baseUrl: string;
    };

/**
 * When a call is sent again. All calls of a transport share a budget of 500 tokens: a retry takes two, a final reply
 * gives back what its own retries took, or one. A service that is down so gets at most 250 retries, however many calls
 * there are, until it answers again.
 */
export interface RetryOptions {
  /**
   * How often a call is sent again at most, an attempt that timed out included; `Infinity` for as often as deadline and
   * budget allow. @default 3
   */
  readonly retries?: number | undefined;
  /**
   * Before the first retry the wait is random, up to this many milliseconds; the bound doubles each time. A `Retry-After`
   * comes on top. @default 500
   */
  readonly baseDelay?: number | undefined;
  /** The bound of the wait grows to this many milliseconds. @default 8000 */
  readonly maxDelay?: number | undefined;
  /**
   * Longest `Retry-After`, in milliseconds, that is waited for; a longer one, or one beyond the call's deadline, ends the
   * call at once. @default 60000
   */
  readonly maxRetryAfter?: number | undefined;
}

/** How a client or transport connects and what it does with replies. */
export type TransportOptions = ServiceLocation & TransportSettings;

/** What a client or transport does, wherever its service is. */
export interface TransportSettings extends TransportHooks {
  /** Headers of every request. @default none */
  readonly headers?: HeaderSource | undefined;
  /** What sends a request, called as `fetch(url, init)`. @default the global `fetch`, looked up at each call */
  readonly fetch?: Fetch | undefined;
  /**
   * Limit of one attempt: milliseconds in which it has to be over, its body included; another may follow. The service
   * itself gives up after 20 seconds. `Infinity` for none.
   * @default 30000
   */
  readonly timeout?: number | undefined;
  /**
   * Limit of the whole call: milliseconds for the rate, `headers`, waits and attempts together, which end in a
   * `TimeoutError`. Each page of a list is a call of its own. `Infinity` for none.
   * @default 120000
   */
  readonly deadline?: number | undefined;
  /**
   * When a call is sent again; `false` for never.
   * @default { retries: 3, baseDelay: 500, maxDelay: 8000, maxRetryAfter: 60000 }
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * How many requests a second all calls of the transport send together, evenly, after a burst of at most 10.
   * `Infinity` for no limit. A 429 holds all of them back for as long as it asks, up to ten minutes.
   * @default 50 for a named network, no limit for a `baseUrl`
   */
  readonly requestsPerSecond?: number | undefined;
  /** What happens with requests and replies that do not match the description. @default { request: 'throw', response: 'warn' } */
  readonly validation?: Validation | undefined;
  /** Gets every reply that the description does not cover. @default one `console.warn` per reply, for what is new in it */
  readonly onInvalidResponse?: OnInvalidResponse | undefined;
  /** Longest body in bytes, decompressed; a longer one is a `ResponseError`, that of an error is cut. @default 67108864 */
  readonly maxResponseBytes?: number | undefined;
  /** Clock, timers and random numbers, for tests: `sandbox.clock`, or your own. @default those of the system */
  readonly clock?: Clock | undefined;
}

/** The same for a service that has a usual address. */
export interface HostedOptions extends TransportSettings {
  /** Where the service is, if not at its usual address. A path prefix is kept. */
  readonly baseUrl?: string | undefined;
}

/** What one call does differently from its transport. */
export interface CallOptions {
  /** Ends the call, its waits included; it rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Limit of one attempt, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Limit of the whole call, in milliseconds. */
  readonly deadline?: number | undefined;
  /** Headers beside the transport's, or in their place. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** When the call is sent again; `false` for never. */
  readonly retry?: RetryOptions | false | undefined;
  /** What happens if it does not match the description. */
  readonly validation?: Validation | undefined;
  /**
   * Query parameters that the description does not know, beside the call's own, for a service that is newer: each page
   * of a list is asked for with them. Those that it knows are given as parameters.
   */
  readonly query?: Readonly<Record<string, UndescribedValue | undefined>> | undefined;
  /**
   * A write of your own, as a transaction ID, the response of an SDK, a consensus timestamp or a `Date`. The reply is
   * not older than that. `deadline` limits the wait, if it is set. Otherwise the call waits up to two minutes, and for
   * a transaction as long as it may still appear. Then it throws a `TransactionMissingError` or a `ServiceBehindError`.
   * A transaction is better than a moment, because it shows what it changed. The option holds for each page of a list,
   * and for the first reply of one that is followed. Replies without a consensus time are as sure as the lags of the
   * last answers: right after a cluster stopped, one may be older.
   */
  readonly after?: AfterValue | undefined;
}

/** A value of a parameter that the description does not know: one or several, with or without an operator. */
export type UndescribedValue = Filters<string | number | bigint | boolean | Date | EntityIdObject, Operator>;

/** What is given to an operation that takes no parameters. */
export type NoParams = Readonly<Record<string, never>>;

/** What an {@link OnInvalidResponse} callback is told of one reply. */
export interface InvalidResponse {
  readonly operationId: string;
  /** Where the reply is not what its type says. */
  readonly issues: readonly Issue[];
  /** Where it holds more than the description knows: unknown fields and words, too many items. Types still hold. */
  readonly drift: readonly Issue[];
}

/** Gets every reply that the description does not cover. What it throws does not concern the call. */
export type OnInvalidResponse = (report: InvalidResponse) => void;

/** What happens with a reply that does not match the description. */
export type ResponseValidation = 'warn' | 'throw' | 'off';

/** Whether a request is checked against the description before it is sent. */
export type RequestValidation = 'throw' | 'off';

/** One mode for both directions, or one for each. `'warn'` concerns replies alone. */
export type Validation =
  | ResponseValidation
  | { readonly request?: RequestValidation | undefined; readonly response?: ResponseValidation | undefined };

export interface ValidationModes {
  request: RequestValidation;
  response: ResponseValidation;
}

/** What a client's and a call's settings come to. @default { request: 'throw', response: 'warn' } */
export function validationModes(...settings: readonly (Validation | undefined)[]): ValidationModes {
  const modes: ValidationModes = { request: 'throw', response: 'warn' };
  for (const setting of settings) {
    if (setting === undefined) continue;
    const { request, response } =
      typeof setting === 'string'
        ? { request: setting === 'off' ? ('off' as const) : ('throw' as const), response: setting }
        : setting;
    modes.request = request ?? modes.request;
    modes.response = response ?? modes.response;
  }
  return modes;
}
