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
import { isTransient, mayRepeat, RetryBudget, type RetryPolicy, retryDelay, retryPolicy } from './retry.js';
import { type Clock, type Limits, sleep, within } from './time.js';

interface Sending {
  readonly outgoing: Outgoing;
  readonly options: CallOptions;
  readonly hasPassed: boolean | undefined;
  readonly policy: RetryPolicy;
  /** When the deadline is over, by the clock's `elapsed`. */
  readonly end: number;
  readonly late: () => TimeoutError;
  readonly progress: Progress;
  readonly redact: Redact;
}

/** An attempt without a reply, which a retry may change. */
interface Failure {
  readonly error: NetworkError | TimeoutError;
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

  /** Sends a call to `path` below the base URL until a reply is final or no retry is left. */
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
    const end = clock.elapsed() + limit;
    const late = (): TimeoutError => tooLate(limit, progress);
    const limits = { limit, late, signal, clock };
    const source = this.#options.headers;
    const common: unknown =
      typeof source === 'function'
        ? ((await within(limits, (ending) => source({ signal: ending }))) ?? null)
        : source;
    signal?.throwIfAborted();
    const mediaType = body === undefined ? undefined : operation.body?.mediaType;
    const { headers, secrets } = requestHeaders(common, options.headers, mediaType, progress);
    const { href, prefix } = this.#base;
    const hasSecrets = prefix !== '' || secrets !== undefined;
    const redact = hasSecrets
      ? await within(limits, async () => {
          const loaded = await import('../other-replies.js').catch(() => undefined);
          // If the redactor cannot be loaded (offline), error texts are left out.
          return loaded ? loaded.redactor(secrets ?? {}, prefix) : () => '***';
        })
      : noRedaction;
    const { method } = operation;
    return this.#attempts({
      outgoing: {
        url: urlAt(href, path),
        method,
        headers,
        body,
        mayRepeat: mayRepeat(operation),
        hasSecrets,
      },
      options,
      hasPassed,
      policy: options.retry === undefined ? this.#policy : retryPolicy(this.#options.retry, options.retry),
      end,
      late,
      progress,
      redact,
    });
  }

  async #attempts(sending: Sending): Promise<Reply> {
    const { outgoing, options, hasPassed, policy, end, late, progress } = sending;
    const { signal } = options;
    const clock = this.#clock;
    for (let retries = 1; ; retries += 1) {
      // Do not wait for a pause that exceeds the deadline.
      const remaining = end - clock.elapsed();
      if (this.rate.paused > remaining) throw late();
      if (!(retries === 1 && hasPassed) && !this.rate.take())
        await within({ limit: remaining, late, signal, clock }, (ending) => this.rate.wait(ending));
      const outcome = await this.#attempt(sending);
      const reply = 'response' in outcome ? outcome : undefined;
      if (reply && !isTransient(reply.response.status)) {
        this.#budget.giveBack(retries - 1);
        return reply;
      }
      const after = reply && (await this.#retryAfter(reply.response, sending));
      const delay = retryDelay(retries, after, policy, () => clock.random());
      if (reply?.response.status === 429) this.rate.pause(Math.min(after ?? delay, longestPause));
      const longest = Math.min(policy.maxRetryAfter, end - clock.elapsed());
      const isAllowed = outgoing.mayRepeat && retries <= policy.retries && (after ?? 0) <= longest;
      if (!isAllowed || !this.#budget.take()) {
        if ('response' in outcome) return outcome;
        throw outcome.error;
      }
      progress.last = 'response' in outcome ? outcome.response : outcome.error;
      const status = reply && { status: reply.response.status };
      notify(this.#options.onRetry, { ...eventOf(progress), delay, ...status });
      const rest = end - clock.elapsed();
      await sleep(Math.min(delay, rest), signal, clock);
      if (delay > rest) throw late();
    }
  }

  /** The `Retry-After` in milliseconds. Undefined without one, or if its parser cannot be loaded (offline). */
  async #retryAfter({ headers }: Response, sending: Sending): Promise<number | undefined> {
    if (!headers.has('retry-after')) return undefined;
    return (await this.#load(sending))?.retryAfter(headers, this.#clock.now());
  }

  #load({ end, late, options: { signal } }: Sending) {
    const limits = { limit: end - this.#clock.elapsed(), late, signal, clock: this.#clock };
    return within(limits, () => import('../other-replies.js').catch(() => undefined));
  }

  /** Sends one attempt. Throws errors that a retry cannot change. */
  async #attempt(sending: Sending): Promise<Reply | Failure> {
    const { outgoing, options, end, late, progress, redact } = sending;
    const { fetch, onAttempt, onReply, maxResponseBytes = defaultMaxResponseBytes } = this.#options;
    const clock = this.#clock;
    const { signal } = options;
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
      const { response, text } = await sendAttempt(outgoing, fetch, maxResponseBytes, limits);
      if (onReply) {
        const duration = clock.elapsed() - begin;
        notify(onReply, { ...eventOf(progress), status: response.status, duration });
      }
      return { response, text, attempts, redact };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TimeoutError) {
        if (isLast) throw error;
        return { error };
      }
      const other = await this.#load(sending);
      if (other) return { error: other.failureOf(error, outgoing, progress, redact) };
      const cause = outgoing.hasSecrets ? undefined : error;
      return { error: new NetworkError('no reply came', attempts, progress, { cause }) };
    }
  }
}

function sendAttempt(
  outgoing: Outgoing,
  fetch: Fetch | undefined,
  maxResponseBytes: number,
  limits: Limits,
): Promise<{ response: Response; text: string }> {
  return within(limits, async (signal) => {
    const { url, method, headers, body } = outgoing;
    const init: RequestInit = { method, headers, signal, redirect: 'manual' };
    if (body !== undefined) init.body = body;
    // Look up the global `fetch` at each call, because tests and tools replace it.
    const send: Fetch = fetch ?? ((input, options) => globalThis.fetch(input, options));
    let response = await send(url, init);
    if (isRedirect(response)) {
      const { followRedirects } = await import('../other-replies.js');
      response = await followRedirects(response, send, outgoing, init);
    }
    // A `fetch` that ignores its signal may return a response after the call has ended.
    if (signal.aborted) await response.body?.cancel();
    return { response, text: await readBody(response, maxResponseBytes) };
  });
}
