import createClient from 'openapi-fetch';
import { sendAttempt, TimedOut } from './attempt.js';
import type { BaseUrl } from './base-url.js';
import { type Effects, sleep } from './effects.js';
import { type CallContext, NetworkError, ResponseError, TimeoutError } from './errors.js';
import { RefusedRedirect } from './follow-redirects.js';
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
  operation: Operation;
  input: Serialised;
  options: CallOptions;
  context: CallContext;
  policy: RetryPolicy;
  redact: Redact;
  secret: boolean;
}

const defaultTimeout = 30_000;
const defaultMaxResponseBytes = 64 * 2 ** 20;

// openapi-fetch is told that a reply is empty, as it is read here: bounded, and as the text that exact integers need.
const readAlready = { status: 204 };

/** Sends operations to one service: retries, timeouts and the rate are here. */
export class Sender {
  readonly #base: BaseUrl;
  readonly #options: TransportOptions;
  readonly #effects: Effects;
  readonly #rate: RateLimit;
  readonly #client: ReturnType<typeof createClient>;

  constructor(base: BaseUrl, options: TransportOptions, effects: Effects) {
    this.#base = base;
    this.#options = options;
    this.#effects = effects;
    const fallback = options.network === undefined ? Number.POSITIVE_INFINITY : 50;
    this.#rate = new RateLimit(options.requestsPerSecond ?? fallback, effects);
    this.#client = createClient({ baseUrl: base.href });
  }

  async send(
    operation: Operation,
    input: Serialised,
    options: CallOptions,
    context: CallContext,
  ): Promise<Reply> {
    const { signal } = options;
    signal?.throwIfAborted();
    const given = await givenHeaders(this.#options.headers, options.headers);
    signal?.throwIfAborted();
    const { prefix } = this.#base;
    const sending: Sending = {
      operation,
      input,
      options,
      context,
      policy: retryPolicy(this.#options.retry, options.retry),
      redact: redactor(Object.values(given), prefix),
      secret: prefix !== '' || Object.keys(given).length > 0,
    };
    let reply: Reply | undefined;
    const request = {
      params: { path: input.path },
      querySerializer: () => input.query,
      body: input.body,
      bodySerializer: (body: unknown) => body,
      headers: requestHeaders(operation, input, given, context),
      fetch: async (request: Request): Promise<Response> => {
        reply = await this.#attempts(request, sending);
        return new Response(null, readAlready);
      },
    };
    // The paths of openapi-fetch's types are those of a description it was not given.
    await this.#client.request(
      operation.method.toLowerCase() as 'get',
      operation.path as never,
      request as never,
    );
    return reply as unknown as Reply;
  }

  /** Sends until a reply is final or retries are used up. */
  async #attempts(request: Request, sending: Sending): Promise<Reply> {
    const { options, policy } = sending;
    // A connection that was kept open may be closed just as it is used: that is nobody's failure, once.
    let resets = policy.retries > 0 ? 1 : 0;
    for (let attempt = 1, retries = 0; ; attempt++) {
      await this.#rate.pass(options.signal);
      const outcome = await this.#attempt(request, sending, attempt);
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
  async #attempt(request: Request, sending: Sending, attempt: number): Promise<Reply | NetworkError> {
    const { input, options, context, redact, secret } = sending;
    const timeout = options.timeout ?? this.#options.timeout ?? defaultTimeout;
    const event = { ...context, attempt };
    notify(this.#options.onAttempt, event);
    const begin = this.#effects.now();
    try {
      const { response, text } = await sendAttempt(request, input.body, {
        fetch: this.#options.fetch ?? globalThis.fetch,
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
        throw new ResponseError(error.message, { status: error.status, text: redact(error.text) }, context);
      const cause = redactedCause(error, redact);
      if (error instanceof RefusedRedirect)
        throw new NetworkError(error.message, attempt, context, { cause });
      return new NetworkError(noReply(cause), attempt, context, { cause });
    }
  }
}
