import { contextOf, sleep, type TransportCall } from '../client/client.js';
import { ServiceBehindError } from '../errors/errors.js';

/** Milliseconds before an item is requested again. Most clusters lag by seconds, and a stopped one by minutes. */
const firstDelay = 250;
const growth = 1.5;
const longestDelay = 5000;

/** In milliseconds, the default deadline of a call. */
const defaultDeadline = 120_000;

/**
 * In milliseconds. Rows of one record file become visible at most 1.5 s apart, so some requests later a late row is there,
 * whichever cluster answers.
 */
export const longestLateness = 4000;

/**
 * Waits for an item that has to exist. Two honest clusters may answer one host name, one of them some seconds or minutes
 * behind. So an item that is not in a reply is requested again with a growing delay, until the deadline of the call. At the
 * deadline, a service that lags and one that withholds its newest items look the same, so the error accuses nobody.
 */
export class Patience {
  readonly #call: TransportCall;
  readonly #begin: number;
  readonly #end: number;
  #delay = firstDelay;
  #isFirst = true;

  constructor(call: TransportCall) {
    this.#call = call;
    const { deadline = call.transport.defaults.deadline ?? defaultDeadline } = call.options;
    this.#begin = call.transport.effects.elapsed();
    this.#end = this.#begin + deadline;
  }

  /** Whether a row that is late would have become visible since the first request. */
  get isBehindLateRows(): boolean {
    return this.#call.transport.effects.elapsed() - this.#begin >= longestLateness;
  }

  /**
   * The changes of a request that is sent again. It must not share an older reply, outlive the deadline, or use the turn of
   * the first one.
   */
  get changes(): { options?: TransportCall['options']; isFresh?: true; hasWaitedForRate?: false } {
    if (this.#isFirst) return {};
    const deadline = this.#end - this.#call.transport.effects.elapsed();
    return { options: { ...this.#call.options, deadline }, isFresh: true, hasWaitedForRate: false };
  }

  /**
   * Waits before the next request. Throws a `ServiceBehindError` at the deadline.
   *
   * @param after The key of the item.
   * @param missing The part of the list that no reply has shown, in words.
   */
  async wait(after: string, missing: string): Promise<void> {
    const { operation, options, transport } = this.#call;
    const { effects } = transport;
    await sleep(Math.min(this.#delay, this.#end - effects.elapsed()), options.signal, effects);
    this.#delay = Math.min(longestDelay, this.#delay * growth);
    this.#isFirst = false;
    if (effects.elapsed() < this.#end) return;
    const shortfall = { after, newest: undefined, behind: undefined, missing };
    throw new ServiceBehindError(shortfall, contextOf(operation));
  }
}
