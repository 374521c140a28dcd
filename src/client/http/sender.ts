import { NetworkError, noRedaction, type Redact, TimeoutError } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { type AttemptEndEvent, notify, type TransportHooks } from '../hooks.js';
import type { Operation, RequestBody } from '../operation.js';
import type { CallOptions, HeaderRequest, HeaderSource, RetryOptions } from '../options.js';
import { type BaseUrl, baseFor, urlAt } from './base-url.js';
import type { Ending } from './ending.js';
import type { AttemptFailure } from './failures.js';
import { requestHeaders } from './headers.js';
import { type CallState, eventOf, type HttpRequest, type Reply, tooLate } from './message.js';
import type { Requests, SharedRequest } from './requests.js';
import { RetryBudget, retryDelay, retryPolicy, transientStatuses } from './retry.js';
import { type Clock, defaultDeadline, type Limits, sleep, waitWithin, within } from './time.js';

/** The options of a transport about its calls. */
export interface SenderSettings extends Omit<TransportHooks, 'onEnd'> {
  readonly base: BaseUrl;
  readonly clock: Clock;
  readonly requests: Requests;
  readonly headers: HeaderSource | undefined;
  readonly timeout: number;
  readonly deadline: number | undefined;
  readonly retry: RetryOptions | false | undefined;
}

/** Sends the calls of a transport. */
export interface Sender {
  send(
    call: Call,
    path: string,
    body: RequestBody | undefined,
    state: CallState,
    ending: Ending,
  ): Promise<Reply>;
  waitForRate(options: CallOptions): Promise<void> | undefined;
}

interface Deadline extends Omit<Limits, 'limit'> {
  readonly end: number;
  readonly signal: Ending;
}

/** The data that all attempts of a call share. */
interface AttemptContext {
  readonly httpRequest: HttpRequest;
  readonly call: Call;
  readonly deadline: Deadline;
  readonly state: CallState;
  readonly redact: Redact;
  /** The name of the host, for events. */
  readonly host: string;
  /** Milliseconds that the next attempt has waited for headers: a retry does not ask for them again. */
  waitedForHeaders: number;
}

/** A reply, or a failure that may be retried. */
type Outcome =
  | { readonly reply: Reply; readonly failure?: undefined }
  | { readonly reply?: undefined; readonly failure: Error };

type AttemptEnd = Pick<AttemptEndEvent, 'outcome' | 'status' | 'bytes' | 'error'>;

/** Hides a text as a whole, if the redactor cannot be loaded. */
const redactAll: Redact = () => '***';

/**
 * Sends calls: the loop of attempts around `createRequests`. The deadline begins when a call arrives and ends every wait of
 * it: for `headers`, for the rate, for a reply, for a retry. The timeout ends one attempt only. A transient failure is retried
 * if the policy, the budget and the rest of the deadline allow it; the last reply or failure is returned otherwise. Code that
 * plain successes do not need is loaded on demand, and a page that is offline has to do without it.
 */
export function createSender({
  base,
  clock,
  requests,
  headers,
  timeout: defaultTimeout,
  deadline: ownDeadline = defaultDeadline,
  retry: ownRetry,
  onAttempt,
  onAttemptEnd,
  onRetry,
}: SenderSettings): Sender {
  const { rate } = requests;
  const defaultPolicy = retryPolicy(ownRetry);
  const budget = new RetryBudget();

  /** Prepares the request of a call. Then it sends attempts. */
  async function send(
    call: Call,
    path: string,
    body: RequestBody | undefined,
    state: CallState,
    ending: Ending,
  ): Promise<Reply> {
    ending.throwIfAborted();
    const { operation, options } = call;
    const { deadline: limit = ownDeadline } = options;
    const late = (): TimeoutError => tooLate(state.limit ?? limit, state);
    const deadline: Deadline = { end: clock.elapsed() + limit, late, signal: ending, clock };
    const { href, prefix, preview: host } = baseFor(base, operation);
    const begin = clock.elapsed();
    let common: unknown = headers;
    // Null is refused. Undefined would mean no headers, and the request would be sent without the key.
    if (typeof headers === 'function') common = (await headersFrom(headers, host, deadline)) ?? null;
    let own: unknown = options.headers;
    if (typeof options.headers === 'function') own = await headersFrom(options.headers, host, deadline);
    const waitedForHeaders = clock.elapsed() - begin;
    ending.throwIfAborted();
    let mediaType: string | undefined;
    if (body !== undefined) mediaType = operation.body?.mediaType;
    const sent = requestHeaders(common, own, mediaType, state, operation.accept);
    let redact: Redact = noRedaction;
    if (prefix !== '' || sent.secrets !== undefined) {
      const loaded = await beforeDeadline(deadline, loadOtherReplies);
      redact = loaded?.redactor(sent.secrets ?? {}, prefix) ?? redactAll;
    }
    const httpRequest: HttpRequest = {
      url: urlAt(href, path),
      method: operation.method,
      headers: sent.headers,
      body,
      mayRepeat: isRead(operation),
      isBytes: operation.isBytes,
    };
    // Without `await`, the engine would wait for the attempts by two more promises.
    return await sendAttempts({ httpRequest, call, deadline, state, redact, host, waitedForHeaders });
  }

  async function sendAttempts(context: AttemptContext): Promise<Reply> {
    const { httpRequest, call, deadline, state } = context;
    const { retry } = call.options;
    let policy = defaultPolicy;
    if (retry !== undefined) policy = retryPolicy(ownRetry, retry);
    for (let retries = 1; ; retries += 1) {
      const request = requests.open(httpRequest, call, retries === 1 && call.hasWaitedForRate);
      const { reply, failure } = await attempt(context, request);
      const { response } = reply ?? {};
      if (reply && !transientStatuses.has(reply.response.status)) {
        budget.refund(retries - 1);
        return reply;
      }
      let after: number | undefined;
      if (response?.headers.has('retry-after')) {
        const loaded = await beforeDeadline(deadline, loadOtherReplies);
        after = loaded?.retryAfter(response.headers, clock.now());
      }
      const delay = retryDelay(retries, after, policy, () => (request.random ??= clock.random()));
      const longest = Math.min(policy.maxRetryAfter, deadline.end - clock.elapsed());
      const isAllowed = httpRequest.mayRepeat && retries <= policy.retries && (after ?? 0) <= longest;
      if (!isAllowed || !budget.reserve()) {
        if (reply) return reply;
        throw failure;
      }
      state.last = response ?? failure;
      const status = response && { status: response.status };
      notify(onRetry, { ...eventOf(state), delay, ...status });
      await withinDeadline(deadline, (signal) => sleep(delay, signal, clock));
    }
  }

  /** Waits until the request may be sent, and sends it. */
  async function attempt(context: AttemptContext, request: SharedRequest): Promise<Outcome> {
    const { call, deadline, state, redact } = context;
    const { timeout = defaultTimeout } = call.options;
    // The deadline, and not the timeout, ends the wait for the rate, and an attempt for which less time is left.
    let isLimitedByDeadline = true;
    let begin: number | undefined;
    const opened = clock.elapsed();
    // Others may join the request later. Then it is theirs that is shared.
    const isShared = request.callers > 1;
    try {
      if (request.admission) {
        if (rate.pausedUntil > deadline.end) throw deadline.late();
        await beforeDeadline(deadline, () => request.admission);
      }
      begin = clock.elapsed();
      isLimitedByDeadline = deadline.end - begin < timeout;
      state.attempts += 1;
      const { attempts } = state;
      if (onAttempt) notifyBegin(context, begin - opened, isShared);
      let limits: Limits;
      if (isLimitedByDeadline) limits = { ...deadline, limit: deadline.end - begin };
      else limits = { ...deadline, limit: timeout, late: () => tooSlow(timeout, attempts, state) };
      const raw = await waitWithin(limits, () => request.send());
      let { response } = raw;
      if (request.callers > 1) {
        const loaded = await beforeDeadline(deadline, loadOtherReplies);
        response = loaded?.copyOf(response) ?? response;
      }
      notifyEnd(context, begin, { outcome: 'reply', status: response.status, bytes: raw.size });
      return { reply: { ...raw, response, attempts, redact } };
    } catch (error) {
      request.abandon(error);
      let ended: AttemptFailure = { failure: error as Error, mayRetry: !isLimitedByDeadline };
      const isFinal = error instanceof TimeoutError || deadline.signal.aborted;
      if (!isFinal) ended = await failureFrom(error, context);
      // The call may have been aborted meanwhile.
      if (deadline.signal.aborted) notifyEnd(context, begin, { outcome: 'abandoned' });
      deadline.signal.throwIfAborted();
      const { failure, mayRetry } = ended;
      notifyEnd(context, begin, { outcome: 'failure', error: failure });
      if (!mayRetry) throw failure;
      return { failure };
    }
  }

  function notifyBegin(context: AttemptContext, waitedForRate: number, isShared: boolean): void {
    const { state, host, waitedForHeaders } = context;
    const waited = { headers: waitedForHeaders, rate: waitedForRate };
    context.waitedForHeaders = 0;
    notify(onAttempt, { ...eventOf(state), host, waited, isShared });
  }

  /** `begin` is undefined if the attempt has not started. */
  function notifyEnd(context: AttemptContext, begin: number | undefined, end: AttemptEnd): void {
    if (!onAttemptEnd || begin === undefined) return;
    const duration = clock.elapsed() - begin;
    const { requestsPerSecond } = rate;
    notify(onAttemptEnd, {
      ...eventOf(context.state),
      host: context.host,
      ...end,
      duration,
      requestsPerSecond,
    });
  }

  return {
    send,
    waitForRate({ signal, deadline = ownDeadline }) {
      if (rate.pausedUntil > clock.elapsed() + deadline) return undefined;
      return requests.waitForRate(signal);
    },
  };
}

/** Whether a request may be sent twice. */
function isRead({ method, isRead }: Operation): boolean {
  return isRead ?? (method === 'GET' || method === 'HEAD');
}

function headersFrom(
  source: (request: HeaderRequest) => unknown,
  host: string,
  deadline: Deadline,
): Promise<unknown> {
  return withinDeadline(deadline, (signal) => source({ host, signal }));
}

function tooSlow(timeout: number, attempts: number, state: CallState): TimeoutError {
  return new TimeoutError(`no complete reply within ${timeout} ms`, { timeout, attempts }, state);
}

/** The failure of an attempt without a reply, or what ended the call while the code for it was loaded. */
async function failureFrom(
  error: unknown,
  { deadline, state, redact }: AttemptContext,
): Promise<AttemptFailure> {
  let loaded: Awaited<ReturnType<typeof loadOtherReplies>>;
  try {
    loaded = await beforeDeadline(deadline, loadOtherReplies);
  } catch (reason) {
    return { failure: reason as Error, mayRetry: false };
  }
  if (loaded) return loaded.failureOf(error, state, redact);
  let cause: unknown;
  if (redact === noRedaction) cause = error;
  const failure = new NetworkError('no reply was received', state.attempts, state, { cause });
  return { failure, mayRetry: true };
}

/** Waits for work before the deadline of the call. */
function beforeDeadline<Result>(
  deadline: Deadline,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return waitWithin(limitsOf(deadline), work);
}

/** The same for work that has to be aborted at the deadline. */
function withinDeadline<Result>(
  deadline: Deadline,
  work: (signal: AbortSignal) => Result | PromiseLike<Result>,
): Promise<Result> {
  return within(limitsOf(deadline), work);
}

function limitsOf(deadline: Deadline): Limits {
  return { ...deadline, limit: deadline.end - deadline.clock.elapsed() };
}

/** Undefined if the chunk cannot be loaded, as in a page that is offline. */
function loadOtherReplies() {
  return import('../other-replies.js').catch(() => undefined);
}
