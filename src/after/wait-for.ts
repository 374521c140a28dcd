import {
  aboveZero,
  type Clock,
  callable,
  checkOptions,
  fromZero,
  LazyRequest,
  type RulesOf,
  signal,
  sleep,
  systemClock,
  within,
} from '../client/client.js';
import { ApiError, noCall, TimeoutError } from '../errors/errors.js';

/** How long and for what `waitFor` looks. */
export interface WaitForOptions<Data> {
  /** Whether what was found is what is waited for. @default whatever is found is */
  readonly until?: ((data: Data) => boolean) | undefined;
  /** Milliseconds until it gives up. @default 30000 */
  readonly timeout?: number | undefined;
  /** Milliseconds between the end of a lookup and the next. @default 500 */
  readonly interval?: number | undefined;
  /** Ends the wait; it rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

const rules: RulesOf<WaitForOptions<unknown>> = {
  until: callable,
  timeout: aboveZero,
  interval: fromZero,
  signal,
};

/**
 * Repeats a lookup that lags the network until it finds something: 404 means not yet, any other error ends it. Each
 * lookup is a new request, so give a function that makes one. What it returns ends with the wait, if it is the request
 * itself, as of `() => ledger.getTransaction(…)`; give all else, as an async function, the signal that it gets.
 *
 * @param lookup Makes the request; called again after each 404.
 * @param options How long and for what is looked.
 * @throws TimeoutError if it was not found in time; its `cause` is the last 404, if there was one.
 * @example
 * const transactionId = toTransactionId('0.0.1001@1767225593.079578763');
 * const reply = await waitFor(() => ledger.getTransaction({ transactionId }), { timeout: 30_000 });
 */
export function waitFor<Data>(
  lookup: (signal: AbortSignal) => PromiseLike<Data>,
  options: WaitForOptions<Data> = {},
): Promise<Data> {
  return repeat(lookup, options, systemClock);
}

/** The same with clock and timers of the caller's. */
export async function repeat<Data>(
  lookup: (signal: AbortSignal) => PromiseLike<Data>,
  options: WaitForOptions<Data>,
  clock: Clock,
): Promise<Data> {
  checkOptions(options, rules, noCall);
  const { until = () => true, timeout = 30_000, interval = 500, signal } = options;
  signal?.throwIfAborted();
  let missing: ApiError | undefined;
  let attempts = 0;
  const look = async (ended: AbortSignal): Promise<Data | Later> => {
    attempts += 1;
    try {
      const request = lookup(ended);
      if (request instanceof LazyRequest) request.endWith(ended);
      const data = await request;
      return until(data) ? data : new Later(interval);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      missing = error;
      return new Later(interval);
    }
  };
  const late = (): TimeoutError => notFound(timeout, attempts, missing);
  return within({ limit: timeout, late, signal, clock }, (ended) =>
    lookUntil(() => look(ended), ended, clock),
  );
}

function notFound(timeout: number, attempts: number, missing: ApiError | undefined): TimeoutError {
  return new TimeoutError(
    `not found within ${timeout} ms`,
    { timeout, attempts },
    missing ?? noCall,
    missing && { cause: missing },
  );
}

/** What is looked for is not there yet: the next look is so many milliseconds later. */
export class Later {
  constructor(readonly delay: number) {}
}

/** Looks again and again until a look finds something, or fails. */
export async function lookUntil<Found>(
  look: () => Promise<Found | Later>,
  signal: AbortSignal,
  effects: Clock,
): Promise<Found> {
  for (;;) {
    const found = await look();
    if (!(found instanceof Later)) return found;
    await sleep(found.delay, signal, effects);
  }
}
