import { NetworkError, noRedaction, type Redact, TimeoutError } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { notify } from '../hooks.js';
import type { RequestBody } from '../operation.js';
import type { CallOptions, HeaderRequest, TransportOptions } from '../options.js';
import { type BaseUrl, baseFor, urlAt } from './base-url.js';
import type { Ending } from './ending.js';
import { requestHeaders } from './headers.js';
import { type CallState, eventOf, type HttpRequest, type Reply, tooLate } from './message.js';
import type { RateLimit } from './rate-limit.js';
import { createRequests, type SharedRequest } from './requests.js';
import { RetryBudget, retryDelay, retryPolicy, transientStatuses } from './retry.js';
import { type Clock, type Limits, sleep, waitWithin, within } from './time.js';

/** Sends the requests of a transport. */
export interface Sender {
  readonly rate: RateLimit;
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

interface AttemptContext {
  readonly httpRequest: HttpRequest;
  readonly call: Call;
  readonly deadline: Deadline;
  readonly state: CallState;
  readonly redact: Redact;
}

/** A reply, or a failure that may be retried. */
interface Outcome {
  readonly reply?: Reply;
  readonly failure?: Error;
}

const defaultTimeout = 30_000;
const defaultDeadline = 120_000;

export function createSender(base: BaseUrl, settings: TransportOptions, clock: Clock): Sender {
  const requests = createRequests(settings, clock);
  const { rate } = requests;
  const defaultPolicy = retryPolicy(settings.retry);
  const budget = new RetryBudget();

  const deadlineOf = ({ deadline = settings.deadline ?? defaultDeadline }: CallOptions): number => deadline;

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
    const limit = deadlineOf(options);
    const late = (): TimeoutError => tooLate(limit, state);
    const deadline: Deadline = { end: clock.elapsed() + limit, late, signal: ending, clock };
    const { href, prefix, preview: host } = baseFor(base, operation);
    const headersBy = (source: (request: HeaderRequest) => unknown): unknown =>
      withinDeadline(deadline, (signal) => source({ host, signal }));
    const { headers: source } = settings;
    const { headers: ownSource } = options;
    const common = typeof source === 'function' ? ((await headersBy(source)) ?? null) : source;
    const own = typeof ownSource === 'function' ? await headersBy(ownSource) : ownSource;
    ending.throwIfAborted();
    const mediaType = body === undefined ? undefined : operation.body?.mediaType;
    const { headers, secrets } = requestHeaders(common, own, mediaType, state, operation.accept);
    const hasSecrets = prefix !== '' || secrets !== undefined;
    let redact: Redact = noRedaction;
    if (hasSecrets) {
      const loaded = await beforeDeadline(deadline, loadOtherReplies);
      // If the redactor cannot be loaded (offline), error texts are left out.
      redact = loaded?.redactor(secrets ?? {}, prefix) ?? (() => '***');
    }
    const { method, isRead: mayRepeat = method === 'GET' || method === 'HEAD', isBytes } = operation;
    const httpRequest = { url: urlAt(href, path), method, headers, body, mayRepeat, hasSecrets, isBytes };
    return sendAttempts({ httpRequest, call, deadline, state, redact });
  }

  async function sendAttempts(sending: AttemptContext): Promise<Reply> {
    const { httpRequest, call, deadline, state } = sending;
    const { retry } = call.options;
    const policy = retry === undefined ? defaultPolicy : retryPolicy(settings.retry, retry);
    for (let retries = 1; ; retries += 1) {
      const request = requests.open(httpRequest, call, retries === 1 && call.hasWaitedForRate);
      const { reply, failure } = await attempt(sending, request);
      const { response } = reply ?? {};
      if (reply && !transientStatuses.has(reply.response.status)) {
        budget.refund(retries - 1);
        return reply;
      }
      const after = response?.headers.has('retry-after')
        ? (await beforeDeadline(deadline, loadOtherReplies))?.retryAfter(response.headers, clock.now())
        : undefined;
      const delay = retryDelay(retries, after, policy, () => (request.random ??= clock.random()));
      const longest = Math.min(policy.maxRetryAfter, deadline.end - clock.elapsed());
      const isAllowed = httpRequest.mayRepeat && retries <= policy.retries && (after ?? 0) <= longest;
      if (!isAllowed || !budget.reserve()) {
        if (reply) return reply;
        throw failure;
      }
      state.last = response ?? failure;
      const status = response && { status: response.status };
      notify(settings.onRetry, { ...eventOf(state), delay, ...status });
      await withinDeadline(deadline, (signal) => sleep(delay, signal, clock));
    }
  }

  /** Waits until the request may be sent, and sends it. */
  async function attempt(sending: AttemptContext, request: SharedRequest): Promise<Outcome> {
    const { httpRequest, call, deadline, state, redact } = sending;
    const { onAttempt, onReply, timeout: defaultLimit = defaultTimeout } = settings;
    const { timeout = defaultLimit } = call.options;
    const { end, late, signal } = deadline;
    let isLast = true;
    try {
      if (request.admission) {
        if (rate.pausedUntil > end) throw late();
        await beforeDeadline(deadline, () => request.admission);
      }
      const begin = clock.elapsed();
      isLast = end - begin < timeout;
      state.attempts += 1;
      const { attempts } = state;
      if (onAttempt) notify(onAttempt, eventOf(state));
      const tooSlow = (): TimeoutError =>
        new TimeoutError(`no complete reply within ${timeout} ms`, { timeout, attempts }, state);
      const limits = { ...deadline, limit: Math.min(timeout, end - begin), late: isLast ? late : tooSlow };
      const { response: received, ...body } = await waitWithin(limits, () => request.send());
      const shared = request.callers > 1 ? await beforeDeadline(deadline, loadOtherReplies) : undefined;
      const response = shared?.copyOf(received) ?? received;
      if (onReply) {
        const duration = clock.elapsed() - begin;
        const { requestsPerSecond } = rate;
        notify(onReply, { ...eventOf(state), status: response.status, duration, requestsPerSecond });
      }
      return { reply: { response, ...body, attempts, redact } };
    } catch (error) {
      request.abandon(error);
      signal.throwIfAborted();
      if (error instanceof TimeoutError) {
        if (isLast) throw error;
        return { failure: error };
      }
      const other = await beforeDeadline(deadline, loadOtherReplies);
      if (other) return { failure: other.failureOf(error, httpRequest, state, redact) };
      const cause = httpRequest.hasSecrets ? undefined : error;
      return { failure: new NetworkError('no reply was received', state.attempts, state, { cause }) };
    }
  }

  return {
    rate,
    send,
    waitForRate: ({ signal, ...options }) =>
      rate.pausedUntil > clock.elapsed() + deadlineOf(options) ? undefined : requests.waitForRate(signal),
  };
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

function loadOtherReplies() {
  return import('../other-replies.js').catch(() => undefined);
}
