import { isTransientError, sleep, type TransportCall } from '../client/client.js';
import { ResponseError, ServiceBehindError } from '../errors/errors.js';
import { recordFile } from '../values/values.js';
import type { FollowOptions } from './follow-options.js';

const maxUnreadable = 20;
const maxUrgent = 20;
const maxEmptyPages = 20;

export class Polling {
  #lastProgress: number;
  #failures = 0;
  #unreadable = 0;
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

  mayRetry(error: unknown): boolean {
    if (this.call.options.signal?.aborted || this.isOver) return false;
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
