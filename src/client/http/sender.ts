import { NetworkError, noRedaction, type Redact, TimeoutError } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { notify } from '../hooks.js';
import type { RequestBody } from '../operation.js';
import type { CallOptions, Fetch, TransportOptions } from '../options.js';
import { type BaseUrl, urlAt } from './base-url.js';
import { requestHeaders } from './headers.js';
import {
  eventOf,
  isRedirect,
  type Outgoing,
  type Progress,
  type Reply,
  readBody,
  tooLate,
} from './message.js';
import { RateLimit } from './rate-limit.js';
import { RetryBudget, type RetryPolicy, retryDelay, retryPolicy, transientStatuses } from './retry.js';
import { type Clock, type Limits, sleep, within } from './time.js';

interface Deadline extends Omit<Limits, 'limit'> {
  readonly end: number;
}

interface Sending {
  readonly outgoing: Outgoing;
  readonly options: CallOptions;
  readonly hasPassed: boolean | undefined;
  readonly deadline: Deadline;
  readonly progress: Progress;
  readonly redact: Redact;
}

const defaultTimeout = 30_000;
const defaultDeadline = 120_000;
const defaultMaxResponseBytes = 64 * 2 ** 20;
/** Longest pause of all calls for a `Retry-After`: a service must not stop a client for a day. */
const longestPause = 600_000;

export class Sender {
  readonly rate: RateLimit;
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
    const defaultRate = options.network === undefined ? Infinity : 50;
    this.rate = new RateLimit(options.requestsPerSecond ?? defaultRate, clock);
  }

  pass({
    signal,
    deadline = this.#options.deadline ?? defaultDeadline,
  }: CallOptions): Promise<void> | undefined {
    return this.rate.paused > deadline ? undefined : this.rate.pass(signal);
  }

  async send(
    { operation, options, hasPassed }: Call,
    path: string,
    body: RequestBody | undefined,
    progress: Progress,
  ): Promise<Reply> {
    const { signal } = options;
    signal?.throwIfAborted();
    const clock = this.#clock;
    const limit = options.deadline ?? this.#options.deadline ?? defaultDeadline;
    const late = (): TimeoutError => tooLate(limit, progress);
    const deadline: Deadline = { end: clock.elapsed() + limit, late, signal, clock };
    const source = this.#options.headers;
    const common: unknown =
      typeof source === 'function'
        ? ((await beforeDeadline(deadline, (ending) => source({ signal: ending }))) ?? null)
        : source;
    signal?.throwIfAborted();
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
    return this.#attempts({ outgoing, options, hasPassed, deadline, progress, redact });
  }

  async #attempts(sending: Sending): Promise<Reply> {
    const { outgoing, options, hasPassed, deadline, progress } = sending;
    const { end, late, signal, clock } = deadline;
    const policy =
      options.retry === undefined ? this.#policy : retryPolicy(this.#options.retry, options.retry);
    for (let retries = 1; ; retries += 1) {
      const mustWait = retries === 1 && hasPassed ? this.rate.paused > 0 : !this.rate.take();
      if (mustWait) {
        if (this.rate.paused > end - clock.elapsed()) throw late();
        await beforeDeadline(deadline, (ending) => this.rate.wait(ending));
      }
      const outcome = await this.#attempt(sending);
      const response = outcome instanceof Error ? undefined : outcome.response;
      if (!(outcome instanceof Error) && !transientStatuses.has(outcome.response.status)) {
        this.#budget.giveBack(retries - 1);
        return outcome;
      }
      const after = response?.headers.has('retry-after')
        ? (await beforeDeadline(deadline, loadOtherReplies))?.retryAfter(response.headers, clock.now())
        : undefined;
      const delay = retryDelay(retries, after, policy, () => clock.random());
      if (response?.status === 429) this.rate.pause(Math.min(after ?? delay, longestPause));
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

  async #attempt(sending: Sending): Promise<Reply | NetworkError | TimeoutError> {
    const { outgoing, options, deadline, progress, redact } = sending;
    const { fetch, onAttempt, onReply, maxResponseBytes = defaultMaxResponseBytes } = this.#options;
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
      const { response, text } = await within(limits, (ending) =>
        sendOnce(outgoing, ending, maxResponseBytes, fetch),
      );
      if (onReply) {
        const duration = clock.elapsed() - begin;
        notify(onReply, { ...eventOf(progress), status: response.status, duration });
      }
      return { response, text, attempts, redact };
    } catch (error) {
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

async function sendOnce(
  outgoing: Outgoing,
  signal: AbortSignal,
  maxResponseBytes: number,
  // Look up the global `fetch` at each call, because tests and tools replace it. Browsers need its own `this`.
  fetch: Fetch = (input, options) => globalThis.fetch(input, options),
): Promise<{ response: Response; text: string }> {
  const { url, method, headers, body } = outgoing;
  const init: RequestInit = { method, headers, signal, redirect: 'manual' };
  if (body !== undefined) init.body = body;
  let response = await fetch(url, init);
  if (isRedirect(response)) {
    const { followRedirects } = await import('../other-replies.js');
    response = await followRedirects(response, fetch, outgoing, init);
  }
  // A `fetch` that ignores its signal may return a response after the call has ended.
  if (signal.aborted) await response.body?.cancel();
  return { response, text: await readBody(response, maxResponseBytes) };
}
