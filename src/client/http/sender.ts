import { NetworkError, noRedaction, type Redact, TimeoutError } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { notify } from '../hooks.js';
import type { RequestBody } from '../operation.js';
import type { CallOptions, TransportOptions } from '../options.js';
import { type BaseUrl, urlAt } from './base-url.js';
import { requestHeaders } from './headers.js';
import { eventOf, type Outgoing, type Progress, type Reply, tooLate } from './message.js';
import { createRequests, type Requests, type SharedRequest } from './requests.js';
import { RetryBudget, type RetryPolicy, retryDelay, retryPolicy, transientStatuses } from './retry.js';
import { type Clock, type Limits, sleep, within } from './time.js';

interface Deadline extends Omit<Limits, 'limit'> {
  readonly end: number;
}

interface Sending {
  readonly outgoing: Outgoing;
  readonly call: Call;
  readonly deadline: Deadline;
  readonly progress: Progress;
  readonly redact: Redact;
}

const defaultTimeout = 30_000;
const defaultDeadline = 120_000;

export class Sender {
  readonly requests: Requests;
  readonly #base: BaseUrl;
  readonly #options: TransportOptions;
  readonly #clock: Clock;
  readonly #policy: RetryPolicy;
  readonly #budget = new RetryBudget();

  constructor(base: BaseUrl, options: TransportOptions, clock: Clock) {
    this.#base = base;
    this.#options = options;
    this.#clock = clock;
    this.#policy = retryPolicy(options.retry);
    this.requests = createRequests(options, clock);
  }

  pass({
    signal,
    deadline = this.#options.deadline ?? defaultDeadline,
  }: CallOptions): Promise<void> | undefined {
    const { rate } = this.requests;
    return rate.pausedUntil > this.#clock.elapsed() + deadline ? undefined : this.requests.pass(signal);
  }

  async send(
    call: Call,
    path: string,
    body: RequestBody | undefined,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<Reply> {
    signal.throwIfAborted();
    const { operation, options } = call;
    const clock = this.#clock;
    const limit = options.deadline ?? this.#options.deadline ?? defaultDeadline;
    const late = (): TimeoutError => tooLate(limit, progress);
    const deadline: Deadline = { end: clock.elapsed() + limit, late, signal, clock };
    const source = this.#options.headers;
    const common: unknown =
      typeof source === 'function'
        ? ((await beforeDeadline(deadline, (ending) => source({ signal: ending }))) ?? null)
        : source;
    signal.throwIfAborted();
    const mediaType = body === undefined ? undefined : operation.body?.mediaType;
    const { headers, secrets } = requestHeaders(common, options.headers, mediaType, progress);
    const { href, prefix } = this.#base;
    const hasSecrets = prefix !== '' || secrets !== undefined;
    let redact: Redact = noRedaction;
    if (hasSecrets) {
      const loaded = await beforeDeadline(deadline, loadOtherReplies);
      // If the redactor cannot be loaded (offline), error texts are left out.
      redact = loaded?.redactor(secrets ?? {}, prefix) ?? (() => '***');
    }
    const url = urlAt(href, path);
    const { method, isRead: mayRepeat = method === 'GET' || method === 'HEAD' } = operation;
    const outgoing = { url, method, headers, body, mayRepeat, hasSecrets };
    return this.#attempts({ outgoing, call, deadline, progress, redact });
  }

  async #attempts(sending: Sending): Promise<Reply> {
    const { outgoing, call, deadline, progress } = sending;
    const { end, late, signal, clock } = deadline;
    const { retry } = call.options;
    const policy = retry === undefined ? this.#policy : retryPolicy(this.#options.retry, retry);
    for (let retries = 1; ; retries += 1) {
      const request = this.requests.open(outgoing, call, retries === 1 && call.hasPassed);
      if (request.admission) await this.#admit(request, deadline);
      const outcome = await this.#attempt(sending, request);
      const response = outcome instanceof Error ? undefined : outcome.response;
      if (!(outcome instanceof Error) && !transientStatuses.has(outcome.response.status)) {
        this.#budget.giveBack(retries - 1);
        return outcome;
      }
      const after = response?.headers.has('retry-after')
        ? (await beforeDeadline(deadline, loadOtherReplies))?.retryAfter(response.headers, clock.now())
        : undefined;
      const delay = retryDelay(retries, after, policy, () => (request.random ??= clock.random()));
      const longest = Math.min(policy.maxRetryAfter, end - clock.elapsed());
      const isAllowed = outgoing.mayRepeat && retries <= policy.retries && (after ?? 0) <= longest;
      if (!isAllowed || !this.#budget.take()) {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }
      progress.last = outcome instanceof Error ? outcome : outcome.response;
      const status = response && { status: response.status };
      notify(this.#options.onRetry, { ...eventOf(progress), delay, ...status });
      const rest = end - clock.elapsed();
      await sleep(Math.min(delay, rest), signal, clock);
      if (delay > rest) throw late();
    }
  }

  async #admit(request: SharedRequest, deadline: Deadline): Promise<void> {
    try {
      if (this.requests.rate.pausedUntil > deadline.end) throw deadline.late();
      await beforeDeadline(deadline, () => request.admission);
    } catch (error) {
      request.leave(error);
      throw error;
    }
  }

  async #attempt(sending: Sending, request: SharedRequest): Promise<Reply | NetworkError | TimeoutError> {
    const { outgoing, call, deadline, progress, redact } = sending;
    const { options } = call;
    const { onAttempt, onReply } = this.#options;
    const { end, late, signal, clock } = deadline;
    const begin = clock.elapsed();
    const timeout = options.timeout ?? this.#options.timeout ?? defaultTimeout;
    const isLast = end - begin < timeout;
    progress.attempts += 1;
    const { attempts } = progress;
    if (onAttempt) notify(onAttempt, eventOf(progress));
    const tooSlow = (): TimeoutError =>
      new TimeoutError(`no complete reply within ${timeout} ms`, { timeout, attempts }, progress);
    const limits = { limit: Math.min(timeout, end - begin), late: isLast ? late : tooSlow, signal, clock };
    try {
      const { response, text } = await within(limits, () => request.send());
      if (onReply) {
        const duration = clock.elapsed() - begin;
        const { requestsPerSecond } = this.requests.rate;
        notify(onReply, { ...eventOf(progress), status: response.status, duration, requestsPerSecond });
      }
      return { response, text, attempts, redact };
    } catch (error) {
      request.leave(error);
      signal?.throwIfAborted();
      if (error instanceof TimeoutError) {
        if (isLast) throw error;
        return error;
      }
      const other = await beforeDeadline(deadline, loadOtherReplies);
      if (other) return other.failureOf(error, outgoing, progress, redact);
      const cause = outgoing.hasSecrets ? undefined : error;
      return new NetworkError('no reply was received', attempts, progress, { cause });
    }
  }
}

function beforeDeadline<Result>(
  { end, late, signal, clock }: Deadline,
  work: (signal: AbortSignal) => Result | PromiseLike<Result>,
): Promise<Result> {
  return within({ limit: end - clock.elapsed(), late, signal, clock }, work);
}

function loadOtherReplies() {
  return import('../other-replies.js').catch(() => undefined);
}
