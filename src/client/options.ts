import type { Issue } from '../errors/errors.js';
import type { AfterValue, EntityIdObject, Filters, Network, Operator } from '../values/values.js';
import type { TransportHooks } from './hooks.js';
import type { Clock } from './http/time.js';

/**
 * Headers of every request: an object, or a function that returns one, for tokens that expire. The function is called
 * before each call.
 */
export type HeaderSource =
  | Readonly<Record<string, string>>
  | ((
      request: HeaderRequest,
    ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>);

/** The argument of a function that returns headers. */
export interface HeaderRequest {
  /** The host that receives the headers, as `transport.hosts` names it: its base URL, with `***` for a path prefix. */
  readonly host: string;
  /** Aborted when the call ends, which does not wait for the headers then. */
  readonly signal: AbortSignal;
}

/**
 * Headers of one call. A function is called with each host that the call is sent to, and its headers are sent to this host
 * only. If it returns undefined, the call adds no headers for this host. A client with `hosts` takes functions only, because
 * an object does not say which of the hosts may receive it.
 *
 * @example
 * const headers: CallHeaders = ({ host }) => (host === 'https://provider.example' ? { authorization: token } : {});
 */
export type CallHeaders =
  | Readonly<Record<string, string>>
  | ((
      request: HeaderRequest,
    ) =>
      | Readonly<Record<string, string>>
      | undefined
      | Promise<Readonly<Record<string, string>> | undefined>);

/**
 * Sends a request, as the global `fetch` does. `fetch` of undici and of a sandbox fit too. `url` is complete. `init` has
 * `method`, `headers`, the `signal` that ends the attempt, `redirect: 'manual'`, as redirects are not followed, and the
 * `body` if there is one.
 *
 * @example
 * const fetch: Fetch = (url, init) => globalThis.fetch(url, { ...init, cache: 'no-store' });
 */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The location of the query service: a network or a URL. */
export type ServiceLocation =
  | {
      /** Name of a public network, or `local` for Solo and the local node. Set either this or `baseUrl`. */
      readonly network: Network;
      readonly baseUrl?: undefined;
    }
  | {
      readonly network?: undefined;
      /** URL of the service. A path prefix is kept. */
      readonly baseUrl: string | URL;
    };

/**
 * Limits of retries. Transient failures are retried: no reply, a timeout, or one of the statuses 408, 429, 500, 502, 503
 * and 504. All calls of a transport share a budget of 500 tokens. A retry takes two tokens. A final reply returns the
 * tokens of its own retries, or one token. A service that is down therefore receives at most 250 retries.
 */
export interface RetryOptions {
  /** Maximum number of retries of a call. `Infinity`: only deadline and budget limit them. @default 3 */
  readonly retries?: number | undefined;
  /**
   * Upper bound of the random delay before the first retry, in milliseconds. It doubles with each retry. A `Retry-After`
   * is added to the delay. @default 500
   */
  readonly baseDelay?: number | undefined;
  /** Largest upper bound of the random delay, in milliseconds. @default 8000 */
  readonly maxDelay?: number | undefined;
  /**
   * Longest accepted `Retry-After`, in milliseconds. A longer one, or one beyond the deadline, ends the call at once.
   * @default 60000
   */
  readonly maxRetryAfter?: number | undefined;
}

/** Options of a client or transport. */
export type TransportOptions = OneHostOptions | SeveralHostsOptions;

/** Options of a client or transport with one host. */
export type OneHostOptions = ServiceLocation &
  TransportSettings & { readonly hosts?: undefined; readonly hedge?: HedgeOptions | undefined };

/** Options of a client or transport with several hosts of the same ledger. */
export interface SeveralHostsOptions extends TransportSettings {
  readonly network?: undefined;
  readonly baseUrl?: undefined;
  /** Headers may be keys, so each host has its own. */
  readonly headers?: undefined;
  /**
   * Hosts of the same ledger, the preferred one first. A call goes to the first host that replies and is not behind the
   * others. Each host has its own headers, rate and retry budget. The other options hold for all hosts. The `headers` of
   * a call are a function of the host then.
   */
  readonly hosts: readonly HostOptions[];
  /**
   * Sends a second request if the first is slow, to the next host or to the same one. The first reply is used, and the
   * other request is aborted. At most 5 % of all requests are sent twice.
   * @default none
   */
  readonly hedge?: HedgeOptions | undefined;
}

/** Options before they are checked: the location may be missing, or named twice. */
export interface UncheckedOptions extends TransportSettings {
  readonly network?: Network | undefined;
  readonly baseUrl?: string | URL | undefined;
  readonly hosts?: readonly HostOptions[] | undefined;
  readonly hedge?: HedgeOptions | undefined;
}

/** One of several hosts. */
export type HostOptions = ServiceLocation & Pick<TransportSettings, 'headers' | 'requestsPerSecond'>;

/** When a request counts as slow. */
export interface HedgeOptions {
  /**
   * Milliseconds, or `p95`: 1.2 times the time within which 95 % of the last requests to the host got their reply.
   */
  readonly after: number | 'p95';
}

/** Options of a client or transport, except the location of the service. */
export interface TransportSettings extends TransportHooks {
  /** Headers of every request. @default none */
  readonly headers?: HeaderSource | undefined;
  /** Sends a request. @default the global `fetch`, looked up at each call */
  readonly fetch?: Fetch | undefined;
  /**
   * Limit of one attempt, its body included, in milliseconds. A retry may follow. The service itself stops after
   * 20 seconds. `Infinity` for no limit, but the own fetch of Node ends an attempt after 300 seconds without data: pass
   * one of undici in `fetch` for more. @default 30000
   */
  readonly timeout?: number | undefined;
  /**
   * Limit of the whole call in milliseconds: waits for the rate, `headers`, delays and attempts. The call then rejects
   * with a `TimeoutError`. Each page of a list is a separate call. `Infinity` for no limit. @default 120000
   */
  readonly deadline?: number | undefined;
  /**
   * Limits of retries; `false` for no retries.
   * @default { retries: 3, baseDelay: 500, maxDelay: 8000, maxRetryAfter: 60000 }
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * The highest number of requests per second of all calls of the transport together, evenly spaced after a burst of at
   * most 10. `Infinity` for no limit. After a 429, the transport finds the limit of the service and stays just below it.
   * A `Retry-After` pauses all calls, up to ten minutes. `transport.rate.requestsPerSecond` is the rate in force.
   * @default 50 for a public network, no limit for `local` or a `baseUrl`
   */
  readonly requestsPerSecond?: number | undefined;
  /**
   * The highest number of requests under way, of all calls of the transport together. Others wait, which counts for the
   * `deadline` but not for the `timeout`. Single calls and lists take turns. `Infinity` for no limit. @default 64
   */
  readonly maxConcurrency?: number | undefined;
  /**
   * Whether equal calls under way share one request: the same method, URL, headers and body, without `after`. Each call
   * gets its own copy of the data and its own `Response`, and keeps its own timeouts, retries and hooks. Writes are never
   * shared. @default true
   */
  readonly coalesce?: boolean | undefined;
  /** Handling of requests and replies that do not match the description. @default { request: 'throw', response: 'warn' } */
  readonly validation?: Validation | undefined;
  /** Receives every mismatch and drift. @default one `console.warn` per reply, for issues that are new */
  readonly onInvalidResponse?: OnInvalidResponse | undefined;
  /** Longest body, in bytes after decompression. A longer one is a `ResponseError`, or cut for an error status. @default 67108864 */
  readonly maxResponseBytes?: number | undefined;
  /** Clock, timers and random numbers, for tests: `sandbox.clock` or your own. @default the system's */
  readonly clock?: Clock | undefined;
}

/** Options of a client whose service has a default URL. */
export interface HostedOptions extends TransportSettings {
  /**
   * URL of the service. A URL that ends in a version, such as `/api/v2` or `/public/acme/v2`, is used as it is. `/api/v2` is
   * added to any other, behind its path. @default the public URL of the service
   */
  readonly baseUrl?: string | URL | undefined;
}

/** Options of one call. They override those of the transport. */
export interface CallOptions {
  /** Aborts the call, also during a wait. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Limit of one attempt, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Limit of the whole call, in milliseconds. */
  readonly deadline?: number | undefined;
  /**
   * Headers added to those of the transport. The same name replaces the transport's value. With `hosts`, a function of
   * the host: `({ host }) => (host === 'https://provider.example' ? { authorization: token } : {})`.
   */
  readonly headers?: CallHeaders | undefined;
  /** Limits of retries; `false` for no retries. */
  readonly retry?: RetryOptions | false | undefined;
  /** Handling of a request or reply that does not match the description. */
  readonly validation?: Validation | undefined;
  /**
   * Additional query parameters for a newer service, sent with each page of a list. Declared parameters are refused here:
   * pass them among the parameters.
   */
  readonly query?: Readonly<Record<string, UndescribedValue | undefined>> | undefined;
  /** Additional fields of a JSON body for a newer service. Declared fields are refused here: pass them in the body. */
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Your own write: a transaction ID, the response of an SDK, a consensus timestamp or a `Date`. The reply is not older
   * than this write. Prefer a transaction to a timestamp, because the client can check what it changed.
   *
   * The call waits up to `deadline` if it is set. The default is two minutes, or as long as the transaction may still
   * appear. Then it throws a `TransactionMissingError` or a `ServiceBehindError`. The option applies to each page of a
   * list, and to the first reply of `follow()`. Replies without a consensus time are checked by the measured lag: just
   * after a cluster stopped, one may be older.
   */
  readonly after?: AfterValue | undefined;
}

/** A value of an undeclared parameter: one or several, with or without an operator. */
export type UndescribedValue = Filters<string | number | bigint | boolean | Date | EntityIdObject, Operator>;

/** The parameters of an operation without parameters. */
export type NoParams = Readonly<Record<string, never>>;

/** The issues of one reply, as {@link OnInvalidResponse} receives them. */
export interface InvalidResponse {
  readonly operationId: string;
  /** Values that do not match the type of the reply. */
  readonly issues: readonly Issue[];
  /** Undeclared fields, unknown words and too many items. The type of the reply is still correct. */
  readonly drift: readonly Issue[];
}

/** Receives every reply with mismatches or drift. Errors that it throws are ignored. */
export type OnInvalidResponse = (report: InvalidResponse) => void;

/** Handling of a reply that does not match the description. */
export type ResponseValidation = 'warn' | 'throw' | 'off';

/** Whether a request is checked before it is sent. */
export type RequestValidation = 'throw' | 'off';

/** One mode for requests and replies, or one for each. `'warn'` checks requests like `'throw'`. */
export type Validation =
  | ResponseValidation
  | { readonly request?: RequestValidation | undefined; readonly response?: ResponseValidation | undefined };

export interface ValidationModes {
  request: RequestValidation;
  response: ResponseValidation;
}

export function validationModes(...settings: readonly (Validation | undefined)[]): ValidationModes {
  const modes: ValidationModes = { request: 'throw', response: 'warn' };
  for (const setting of settings) {
    const { request, response } =
      typeof setting === 'string'
        ? { request: setting === 'off' ? ('off' as const) : ('throw' as const), response: setting }
        : (setting ?? {});
    modes.request = request ?? modes.request;
    modes.response = response ?? modes.response;
  }
  return modes;
}
