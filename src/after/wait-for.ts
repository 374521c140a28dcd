import {
  type Clock,
  callable,
  checkOptions,
  duration,
  fromZero,
  LazyRequest,
  onAbort,
  type RulesOf,
  signal,
  sleep,
  systemClock,
  within,
} from '../client/client.js';
import { ApiError, noContext, parameterErrorThrower, TimeoutError } from '../errors/errors.js';
import { isRecord } from '../values/values.js';

/** Options of `waitFor`. */
export interface WaitForOptions<Data> {
  /** Whether the data is what you wait for. @default any data */
  readonly until?: ((data: Data) => boolean) | undefined;
  /** Limit of the wait, in milliseconds. @default 30000 */
  readonly timeout?: number | undefined;
  /** Milliseconds between the end of a lookup and the next. @default 500 */
  readonly interval?: number | undefined;
  /** Ends the wait; it rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

const rules: RulesOf<WaitForOptions<unknown>> = {
  until: callable,
  timeout: duration,
  interval: fromZero,
  signal,
};

/**
 * Repeats a lookup until it succeeds, because the service lags the network. A 404 is retried; any other error ends the
 * wait. Each lookup needs a new request, so pass a function that creates one. If the function returns the request
 * itself, as `() => ledger.getTransaction(…)` does, the request ends with the wait. In an async function, pass the
 * signal on to the request.
 *
 * @param lookup Creates the request. Called again after each 404.
 * @param options The limit of the wait, and the condition for its end.
 * @throws TimeoutError if the lookup does not succeed in time; its `cause` is the last reply if that was a 404.
 * @example
 * const transactionId = toTransactionId('0.0.1001@1767223666.118066287');
 * const reply = await waitFor(() => ledger.getTransaction({ transactionId }), { timeout: 30_000 });
 */
export function waitFor<Data>(
  lookup: (signal: AbortSignal) => PromiseLike<Data>,
  options: WaitForOptions<Data> = {},
): Promise<Data> {
  return repeat(lookup, options, systemClock);
}

export async function repeat<Data>(
  lookup: (signal: AbortSignal) => PromiseLike<Data>,
  options: WaitForOptions<Data>,
  clock: Clock,
): Promise<Data> {
  checkOptions(options, rules, noContext);
  if (typeof lookup !== 'function')
    parameterErrorThrower(noContext)(
      'lookup',
      lookup,
      'a function that makes a new request, such as () => ledger.getBlock(…)',
    );
  const { until = () => true, timeout = 30_000, interval = 500, signal } = options;
  signal?.throwIfAborted();
  let missing: ApiError | undefined;
  let isFound = false;
  let attempts = 0;
  const late = (): TimeoutError => {
    const reason = isFound ? 'no result met the condition until' : 'not found';
    const cause = missing && { cause: missing };
    return new TimeoutError(
      `${reason} within ${timeout} ms`,
      { timeout, attempts },
      missing ?? noContext,
      cause,
    );
  };
  return within({ limit: timeout, late, signal, clock }, async (ending) => {
    for (;;) {
      attempts += 1;
      try {
        const data = await untilAborted(lookup(ending), ending);
        if (until(data)) return data;
        isFound = true;
        missing = undefined;
      } catch (error) {
        missing = asMissing(error);
      }
      await sleep(interval, ending, clock);
    }
  });
}

/**
 * Awaits a lookup whose request also ends with the wait. Node keeps each `AbortSignal.any` in the memory of its sources, so a
 * signal that lives as long as the process would grow with each lookup; React Native has no such function.
 */
async function untilAborted<Data>(lookup: PromiseLike<Data>, ending: AbortSignal): Promise<Data> {
  const { options } = LazyRequest.callOf(lookup) ?? {};
  const own = options?.signal;
  // Options that are not valid are refused when the request is sent.
  const isValid = isRecord(options) && (own === undefined || signal(own) === true);
  if (!(lookup instanceof LazyRequest) || !isValid) return lookup;
  const both = new AbortController();
  const stops = [ending, own].map((each) => onAbort(each, () => both.abort(each?.reason)));
  try {
    lookup.endWith(both.signal);
    return await lookup;
  } finally {
    for (const stopWatching of stops) stopWatching();
  }
}

export function asMissing(error: unknown): ApiError {
  if (error instanceof ApiError && error.status === 404) return error;
  throw error;
}
