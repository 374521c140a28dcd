import { ServiceBehindError } from '../after/after.js';
import { isTransient, sleep, type TransportCall } from '../client/client.js';
import { ApiError, NetworkError, ResponseError, TimeoutError } from '../errors/errors.js';
import { recordFile } from '../values/values.js';
import type { FollowOptions } from './follow-options.js';

const second = 1000;

/** A page that was unreadable once may be readable the next time, but not after this many times in a row. */
const maxUnreadable = 20;

/** If more answers are needed, this many in a row are requested sooner. */
const maxUrgent = 20;

/** After this many empty pages in a row, each further one waits for `interval`. */
const maxEmpty = 20;

/** Marks a failure that was waited for. */
export const failed = Symbol('failed');

/** Waits between the requests of a follow, and decides which errors are retried. */
export class Patience {
  readonly #call: TransportCall;
  readonly #interval: number;
  readonly #giveUpAfter: number;
  #progressed: number;
  #failures = 0;
  #unreadable = 0;
  #emptyPages = 0;
  #idle = 0;

  /** The signal of the call ends each wait. */
  constructor(call: TransportCall, { interval = 5000, giveUpAfter = Infinity }: FollowOptions) {
    this.#call = call;
    this.#interval = interval;
    this.#giveUpAfter = giveUpAfter;
    this.#progressed = call.transport.effects.elapsed();
  }

  /** Milliseconds since the last progress. */
  get waited(): number {
    return this.#call.transport.effects.elapsed() - this.#progressed;
  }

  get isOver(): boolean {
    return this.waited >= this.#giveUpAfter;
  }

  /** Notes an item that was yielded, or an answer without a gap. */
  progress(): void {
    this.#progressed = this.#call.transport.effects.elapsed();
  }

  /** Reads, or waits after a transient failure. */
  async attempt<Answer>(read: () => Promise<Answer>): Promise<Answer | typeof failed> {
    try {
      const answer = await read();
      this.#failures = 0;
      this.#unreadable = 0;
      return answer;
    } catch (error) {
      if (!this.passes(error)) throw error;
      this.#failures += 1;
      await this.#sleep(Math.min(this.#interval, 500 * 2 ** this.#failures));
      return failed;
    }
  }

  /** Whether an error is transient. */
  passes(error: unknown): boolean {
    if (this.#call.options.signal?.aborted || this.isOver) return false;
    if (error instanceof ResponseError) return ++this.#unreadable <= maxUnreadable;
    // Proxies in front of a service have their own status codes, such as 520 to 530.
    if (error instanceof ApiError) return isTransient(error.status) || error.status > 501;
    return [NetworkError, TimeoutError, ServiceBehindError].some((kind) => error instanceof kind);
  }

  /** Notes a page with items. */
  endEmptyPages(): void {
    this.#emptyPages = 0;
  }

  /** Waits before the page behind an empty one, if there were too many. */
  async afterEmptyPage(): Promise<void> {
    this.#emptyPages += 1;
    if (this.#emptyPages > maxEmpty) await this.#sleep(this.#interval);
  }

  /**
   * Waits before the next answer.
   *
   * @param isWaiting Whether items wait for more answers.
   */
  rest(hasYielded: boolean, isWaiting: boolean, isUrgent: boolean): Promise<void> {
    this.#idle = hasYielded ? 0 : this.#idle + 1;
    const isSoon = isWaiting || (isUrgent && this.#idle <= maxUrgent);
    const delay = isSoon ? second : recordFile * 2 ** Math.min(this.#idle, 10);
    return this.#sleep(Math.min(this.#interval, delay));
  }

  #sleep(delay: number): Promise<void> {
    return sleep(delay, this.#call.options.signal, this.#call.transport.effects);
  }
}
