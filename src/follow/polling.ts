import { isTransientError, sleep, type TransportCall } from '../client/client.js';
import { ResponseError, ServiceBehindError } from '../errors/errors.js';
import { recordFile } from '../values/values.js';
import type { FollowOptions } from './follow-options.js';

/** Replies that cannot be read, one after the other, before a follow takes them for what the service means. */
const maxUnreadable = 20;
const maxUrgent = 20;
const maxEmptyPages = 20;

export class Polling {
  #lastProgress: number;
  #failures = 0;
  #unreadable = 0;
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
    await this.#sleep(500 * 2 ** this.#failures);
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
        await this.#sleep(500 * 2 ** count);
      }
    }
  }

  get #isEnded(): boolean {
    return this.call.options.signal?.aborted === true || this.isOver;
  }

  mayRetry(error: unknown): boolean {
    if (this.#isEnded || this.#isUnreadable) return false;
    if (error instanceof ResponseError) return ++this.#unreadable <= maxUnreadable;
    return isTransientError(error) || error instanceof ServiceBehindError;
  }

  async afterEmptyPage(): Promise<void> {
    this.#emptyPages += 1;
    if (this.#emptyPages > maxEmptyPages) await this.#sleep(Infinity);
  }

  waitForNext(hasYielded: boolean, isWaiting: boolean, isUrgent: boolean): Promise<void> {
    this.#idleReplies = hasYielded ? 0 : this.#idleReplies + 1;
    const isSoon = isWaiting || (isUrgent && this.#idleReplies <= maxUrgent);
    return this.#sleep(isSoon ? 1000 : recordFile * 2 ** Math.min(this.#idleReplies, 10));
  }

  #sleep(delay: number): Promise<void> {
    const { options, transport } = this.call;
    return sleep(Math.min(this.options.interval ?? 5000, delay), options.signal, transport.effects);
  }
}
