import { type Outgoing, sendAttempt, TimedOut } from './attempt.js';
import type { BaseUrl } from './base-url.js';
import { type Effects, sleep } from './effects.js';
import { type CallContext, NetworkError, ResponseError, TimeoutError } from './errors.js';
import { RefusedRedirect } from './follow-redirects.js';
import { line } from './foreign-text.js';
import { notify } from './hooks.js';
import { isReset, noReply } from './network-failure.js';
import type { Operation } from './operation.js';
import type { CallOptions, TransportOptions } from './options.js';
import type { Serialised } from './parameters.js';
import { RateLimit } from './rate-limit.js';
import { UnreadableBody } from './read-body.js';
import { type Redact, redactedCause, redactor } from './redact.js';
import { givenHeaders, requestHeaders } from './request-headers.js';
import { isPassing, type RetryPolicy, retryDelay, retryPolicy } from './retry.js';
import { retryAfter } from './retry-after.js';

/** What came back, read to its end. */
export interface Reply {
  response: Response;
  text: string;
  attempts: number;
  /** Milliseconds that the reply asks to wait. */
  retryAfter: number | undefined;
  redact: Redact;
}

/** One call on its way. */
interface Sending {
  outgoing: Outgoing;
  options: CallOptions;
  context: CallContext;
  policy: RetryPolicy;
  redact: Redact;
  secret: boolean;
}

const defaultTimeout = 30_000;
const defaultMaxResponseBytes = 64 * 2 ** 20;

/** Sends operations to one service: retries, timeouts and the rate are here. */
export class Sender {
  readonly #base: BaseUrl;
  readonly #options: TransportOptions;
  readonly #effects: Effects;
  readonly #rate: RateLimit;

  constructor(base: BaseUrl, options: TransportOptions, effects: Effects) {
    this.#base = base;
    this.#options = options;
    this.#effects = effects;
    const fallback = options.network === undefined ? Number.POSITIVE_INFINITY : 50;
    this.#rate = new RateLimit(options.requestsPerSecond ?? fallback, effects);
  }

  /** Sends an operation to `path`, which follows the base URL, until a reply is final or retries are used up. */
  async send(
    operation: Operation,
    path: string,
    input: Serialised,
    options: CallOptions,
    context: CallContext,
  ): Promise<Reply> {
    const { signal } = options;
    signal?.throwIfAborted();
    const given = await givenHeaders(this.#options.headers, options.headers);
    signal?.throwIfAborted();
    const { href, prefix } = this.#base;
    return this.#attempts({
      outgoing: {
        url: href + path,
        method: operation.method,
        headers: requestHeaders(operation, input, given, context),
        body: input.body,
      },
      options,
      context,
      policy: retryPolicy(this.#options.retry, options.retry),
      redact: redactor(given, prefix),
      secret: prefix !== '' || Object.keys(given).length > 0,
    });
  }

  async #attempts(sending: Sending): Promise<Reply> {
    const { options, policy } = sending;
    // A connection that was kept open may be closed just as it is used: that is nobody's failure, once.
    let resets = policy.retries > 0 ? 1 : 0;
    for (let attempt = 1, retries = 0; ; attempt++) {
      await this.#rate.pass(options.signal);
      const outcome = await this.#attempt(sending, attempt);
      const isReply = !(outcome instanceof NetworkError);
      if (isReply && !isPassing(outcome.response.status)) return outcome;
      const free = !isReply && resets > 0 && isReset(outcome);
      if (free) resets -= 1;
      else retries += 1;
      const asked = isReply ? outcome.retryAfter : undefined;
      if (retries > policy.retries || (asked ?? 0) > policy.maxRetryAfter) {
        if (isReply) return outcome;
        throw outcome;
      }
      const delay = free ? 0 : retryDelay(retries, asked, policy, this.#effects.random);
      if (isReply && outcome.response.status === 429) this.#rate.pause(delay);
      const status = isReply ? { status: outcome.response.status } : {};
      notify(this.#options.onRetry, { ...sending.context, attempt, delay, ...status });
      if (delay > 0) await sleep(delay, options.signal, this.#effects);
    }
  }

  /** One send. What can be tried again is answered, what cannot is thrown. */
  async #attempt(sending: Sending, attempt: number): Promise<Reply | NetworkError> {
    const { outgoing, options, context, redact, secret } = sending;
    const timeout = options.timeout ?? this.#options.timeout ?? defaultTimeout;
    const event = { ...context, attempt };
    notify(this.#options.onAttempt, event);
    const begin = this.#effects.now();
    try {
      const { response, text } = await sendAttempt(outgoing, {
        fetch: this.#options.fetch,
        timeout,
        signal: options.signal,
        maxResponseBytes: this.#options.maxResponseBytes ?? defaultMaxResponseBytes,
        secret,
        effects: this.#effects,
      });
      const now = this.#effects.now();
      notify(this.#options.onReply, { ...event, status: response.status, duration: now - begin });
      return { response, text, attempts: attempt, retryAfter: retryAfter(response.headers, now), redact };
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (error instanceof TimedOut)
        throw new TimeoutError(
          `no complete reply within ${timeout} ms`,
          { timeout, attempts: attempt },
          context,
        );
      if (error instanceof UnreadableBody)
        throw new ResponseError(
          error.message,
          { status: error.status, text: line(error.text, redact, 200) },
          context,
        );
      const cause = redactedCause(error, redact);
      if (error instanceof RefusedRedirect)
        throw new NetworkError(error.message, attempt, context, { cause });
      return new NetworkError(noReply(cause), attempt, context, { cause });
    }
  }
}
