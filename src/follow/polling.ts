import { isTransientError, sleep, type TransportCall } from '../client/client.js';
import { ResponseError, ServiceBehindError } from '../errors/errors.js';
import { recordFile } from '../values/values.js';
import type { FollowOptions } from './follow-options.js';

/** Replies that cannot be read, one after the other, before a follow takes them for what the service means. */
const maxUnreadable = 20;
/**
 * So many replies without an item are polled for once a second while the follow waits for samples of the clusters, which
 * show whether a list with an upper bound has ended. The watermark needs 16 samples, one with each poll; four more may
 * fail. With fewer, the end of a bounded follow would come late by some intervals; with more, a service that shows no
 * moments would be polled for longer.
 */
const maxUrgent = 20;
/** Empty pages that are passed at once: a list of a quiet account may have some windows without items. */
const maxEmptyPages = 20;
/** After so many doublings of a record file (2 s), each delay is longer than the longest usual `interval`. */
const maxDoublings = 10;
const firstRetryDelay = 1000;
const urgentDelay = 1000;
const defaultInterval = 5000;

/**
 * When a follow sends its next request, and when it ends. While items come, it polls as often as record files are closed;
 * without items, less and less often, down to once in `interval`. Transient failures are retried without limit, as a follow
 * outlives outages, until there was no progress for `giveUpAfter`. Replies that cannot be read are limited: many in a row
 * are what the service means, and no failure of a proxy.
 */
export class Polling {
  #lastProgress: number;
  #failures = 0;
  #unreadable = 0;
  /** Whether `untilReadable` gave up: its last error ends the follow. */
  #isUnreadable = false;
  #emptyPages = 0;
  #idleReplies = 0;

  constructor(
    readonly call: TransportCall,
    readonly options: FollowOptions,
  ) {
    this.#lastProgress = call.transport.effects.elapsed();
  }

  get idleTime(): number {
    return this.call.transport.effects.elapsed() - this.#lastProgress;
  }

  get isOver(): boolean {
    return this.idleTime >= (this.options.giveUpAfter ?? Infinity);
  }

  /** Each item is progress. */
  afterYield(): void {
    this.#lastProgress = this.call.transport.effects.elapsed();
    this.#emptyPages = 0;
  }

  afterReply(isProgress: boolean): void {
    if (isProgress) this.#lastProgress = this.call.transport.effects.elapsed();
    this.#failures = 0;
    this.#unreadable = 0;
  }

  async waitToRetry(error: unknown): Promise<void> {
    if (!this.mayRetry(error)) throw error;
    this.#failures += 1;
    await this.#sleep(firstRetryDelay * 2 ** (this.#failures - 1));
  }

  /**
   * Sends a request again until its reply can be read. One step of a follow takes several requests where a list is read in
   * windows. If half of the replies are from a proxy, hardly any step would get through if each began anew.
   */
  async untilReadable<Reply>(send: () => Promise<Reply>): Promise<Reply> {
    for (let count = 1; ; count += 1) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ResponseError) || this.#isEnded) throw error;
        this.#isUnreadable = count > maxUnreadable;
        if (this.#isUnreadable) throw error;
        await this.#sleep(firstRetryDelay * 2 ** (count - 1));
      }
    }
  }

  get #isEnded(): boolean {
    return this.call.options.signal?.aborted === true || this.isOver;
  }

  /** Call it once for each error: it counts the replies that cannot be read. */
  mayRetry(error: unknown): boolean {
    if (this.#isEnded || this.#isUnreadable) return false;
    if (error instanceof ResponseError) {
      this.#unreadable += 1;
      return this.#unreadable <= maxUnreadable;
    }
    return isTransientError(error) || error instanceof ServiceBehindError;
  }

  /** Slows down a service that answers with one empty page after the other. */
  async afterEmptyPage(): Promise<void> {
    this.#emptyPages += 1;
    if (this.#emptyPages > maxEmptyPages) await this.#sleep(Infinity);
  }

  /** @param isWaiting Whether items are held back that the next reply may settle. */
  waitForNext(hasYielded: boolean, isWaiting: boolean, isUrgent: boolean): Promise<void> {
    this.#idleReplies += 1;
    if (hasYielded) this.#idleReplies = 0;
    const isSoon = isWaiting || (isUrgent && this.#idleReplies <= maxUrgent);
    if (isSoon) return this.#sleep(urgentDelay);
    return this.#sleep(recordFile * 2 ** Math.min(this.#idleReplies, maxDoublings));
  }

  #sleep(delay: number): Promise<void> {
    const { options, transport } = this.call;
    const interval = this.options.interval ?? defaultInterval;
    return sleep(Math.min(interval, delay), options.signal, transport.effects);
  }
}
