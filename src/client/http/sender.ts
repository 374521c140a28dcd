// One request until its reply is final: attempts, retries, rate, redirects, clock, and what is kept secret.

import { nothing, type Redact, TimeoutError } from '../../errors/errors.js';
import { type HookContext, notify } from '../operation/hooks.js';
import type { RequestBody } from '../operation/operation.js';
import type { CallOptions, TransportOptions } from '../operation/options.js';
import type { Call } from '../request/call.js';
import { type Outgoing, sendAttempt } from './attempt.js';
import { type BaseUrl, urlAt } from './base-url.js';
import { Deadline } from './deadline.js';
import { type Discretion, discretionOf } from './discretion.js';
import { type Clock, sleep } from './effects.js';
import { type Failure, failureOf } from './failed-attempt.js';
import { KeptConnections } from './kept-connections.js';
import type { Progress } from './progress.js';
import { RateLimit } from './rate-limit.js';
import { givenHeaders, noHeaders, requestHeaders } from './request-headers.js';
import { isTransient, mayRepeat, type RetryPolicy, retryDelay, retryPolicy } from './retry.js';
import { RetryBudget } from './retry-budget.js';

/** What came back, read to its end. */
export interface Reply {
  response: Response;
  text: string;
  attempts: number;
  redact: Redact;
}

/** One call on its way. */
interface Sending {
  readonly outgoing: Outgoing;
  readonly options: CallOptions;
  /** Whether the rate has let its first attempt pass already. */
  readonly hasPassed: boolean | undefined;
  readonly policy: RetryPolicy;
  readonly deadline: Deadline;
  readonly progress: Progress;
  readonly discretion: Discretion;
}

const defaultTimeout = 30_000;
const defaultDeadline = 120_000;
const defaultMaxResponseBytes = 64 * 2 ** 20;
// A service that asks for a day must not shut a client up for a day: what it asks is told to the caller.
const longestPause = 600_000;

function tooLate(deadline: number, progress: Progress): TimeoutError {
  const { attempts, last } = progress;
  const replied = last && 'status' in last ? `, the last reply had status ${last.status}` : '';
  return new TimeoutError(
    `the call is not over within its deadline of ${deadline} ms${replied}`,
    { timeout: deadline, attempts },
    progress,
    last instanceof Error ? { cause: last } : {},
  );
}

/** What every hook is told of an attempt. */
function eventOf({ attempts: attempt, last: _, ...call }: Progress): HookContext {
  return { ...call, attempt };
}

/** Sends operations to one service: retries, timeouts, deadline and the rate are here. */
export class Sender {
  readonly #base: BaseUrl;
  readonly #options: TransportOptions;
  readonly #effects: Clock;
  readonly #policy: RetryPolicy;
  readonly #rate: RateLimit;
  readonly #budget = new RetryBudget();
  readonly #kept = new KeptConnections();

  constructor(base: BaseUrl, options: TransportOptions, effects: Clock) {
    this.#base = base;
    this.#options = options;
    this.#effects = effects;
    this.#policy = retryPolicy(options.retry);
    const fallback = options.network === undefined ? Infinity : 50;
    this.#rate = new RateLimit(options.requestsPerSecond ?? fallback, effects);
  }

  /** How many calls the rate would let pass at once. */
  get spare(): number {
    return this.#rate.spare;
  }

  /** Lets a call pass that is yet to be chosen; to wait beyond its deadline is of no use. */
  pass({
    signal,
    deadline = this.#options.deadline ?? defaultDeadline,
  }: CallOptions): Promise<void> | undefined {
    return this.#rate.paused > deadline ? undefined : this.#rate.pass(signal);
  }

  /** Sends a call to `path`, which follows the base URL, until a reply is final or no retry is left. */
  async send(
    { operation, options, hasPassed }: Call,
    path: string,
    body: RequestBody | undefined,
    progress: Progress,
  ): Promise<Reply> {
    const { signal, headers, retry } = options;
    signal?.throwIfAborted();
    const limit = options.deadline ?? this.#options.deadline ?? defaultDeadline;
    const deadline = new Deadline(limit, () => tooLate(limit, progress), this.#effects);
    const { headers: source = noHeaders } = this.#options;
    const common =
      typeof source === 'function'
        ? await deadline.within(signal, (ending) => source({ signal: ending }))
        : source;
    signal?.throwIfAborted();
    const given = givenHeaders(common, headers, progress);
    const { href, prefix } = this.#base;
    const mediaType = body === undefined ? undefined : operation.body?.mediaType;
    return this.#attempts({
      outgoing: {
        url: urlAt(href, path),
        method: operation.method,
        headers: requestHeaders(given, mediaType, progress),
        body,
        mayRepeat: mayRepeat(operation),
      },
      options,
      hasPassed,
      policy: retry === undefined ? this.#policy : retryPolicy(this.#options.retry, retry),
      deadline,
      progress,
      discretion: await discretionOf(given, prefix, signal, deadline),
    });
  }

  async #attempts(sending: Sending): Promise<Reply> {
    const { outgoing, options, hasPassed, policy, deadline, progress } = sending;
    const { signal } = options;
    // A connection that was kept open may be closed just as it is used: that is nobody's failure, once.
    let resets = 1;
    for (let retries = 0; ; ) {
      // To wait for the end of a pause is of no use where the time is up before.
      if (this.#rate.paused > deadline.left()) throw deadline.late();
      const isFirst = progress.attempts === 0;
      const turn = isFirst && hasPassed ? undefined : this.#rate.pass(signal, deadline);
      if (turn) await turn;
      const outcome = await this.#attempt(sending);
      const isReply = 'response' in outcome;
      if (isReply && !isTransient(outcome.response.status)) {
        this.#budget.giveBack(progress.attempts - 1);
        return outcome;
      }
      const free = !isReply && resets > 0 && outcome.isReset;
      if (free) resets -= 1;
      else retries += 1;
      const asked = isReply ? await this.#asked(outcome.response, sending) : undefined;
      const delay = free ? 0 : retryDelay(retries, asked, policy, this.#effects.random);
      // All calls are asked for fewer requests, whatever becomes of this one.
      if (isReply && outcome.response.status === 429)
        this.#rate.pause(Math.min(asked ?? delay, longestPause));
      const longest = Math.min(policy.maxRetryAfter, deadline.left());
      const isAllowed = outgoing.mayRepeat && retries <= policy.retries && (asked ?? 0) <= longest;
      // What breaks because it was kept open is no sign of a service that is down.
      if (!isAllowed || !((free && this.#kept.lose()) || this.#budget.take())) {
        if (isReply) return outcome;
        throw outcome.error;
      }
      progress.last = isReply ? outcome.response : outcome.error;
      notify(this.#options.onRetry, {
        ...eventOf(progress),
        delay,
        ...(isReply && { status: outcome.response.status }),
      });
      // A wait of nothing goes through a timer too: without one, nothing else would get its turn, and over HTTP/2 the
      // connection that broke would be taken again.
      const left = deadline.left();
      await sleep(Math.min(delay, left), signal, this.#effects);
      if (delay > left) throw deadline.late();
    }
  }

  /** Milliseconds that a reply asks to wait. What reads that is loaded when one asks; where it cannot be, none did. */
  async #asked({ headers }: Response, { options, deadline }: Sending): Promise<number | undefined> {
    if (!headers.has('retry-after')) return undefined;
    const load = () => import('./retry-after.js').catch(() => undefined);
    return (await deadline.within(options.signal, load))?.retryAfter(headers, this.#effects.now());
  }

  /** One send. What can be tried again is answered, what cannot is thrown. */
  async #attempt(sending: Sending): Promise<Reply | Failure> {
    const { outgoing, options, deadline, progress, discretion } = sending;
    const { redact } = discretion;
    const timeout = options.timeout ?? this.#options.timeout ?? defaultTimeout;
    const left = deadline.left();
    progress.attempts += 1;
    const { attempts } = progress;
    const { fetch, onAttempt, onReply, maxResponseBytes = defaultMaxResponseBytes } = this.#options;
    if (onAttempt) notify(onAttempt, eventOf(progress));
    const begin = this.#effects.elapsed();
    this.#kept.begin();
    let isReplied = false;
    try {
      const { response, text } = await sendAttempt(outgoing, {
        fetch,
        timeout: Math.min(timeout, left),
        signal: options.signal,
        maxResponseBytes,
        secret: redact !== nothing,
        effects: this.#effects,
      });
      isReplied = true;
      if (onReply) {
        const duration = this.#effects.elapsed() - begin;
        notify(onReply, { ...eventOf(progress), status: response.status, duration });
      }
      return { response, text, attempts, redact };
    } catch (error) {
      options.signal?.throwIfAborted();
      return failureOf(error, { ...sending, timeout, left });
    } finally {
      this.#kept.end(isReplied);
    }
  }
}
