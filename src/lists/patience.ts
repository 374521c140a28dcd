import { contextOf, defaultDeadline, sleep, type TransportCall, within } from '../client/client.js';
import { ServiceBehindError } from '../errors/errors.js';

/** Milliseconds before an item is requested again: half as much more each time. Most clusters lag by seconds, and a stopped one by minutes. */
const firstDelay = 250;
const growth = 1.5;
const longestDelay = 5000;

/**
 * In milliseconds. Rows of one record file were seen to become visible at most 1.5 s apart. More than twice as much leaves time for
 * about five requests, whose replies may come from clusters that lag differently.
 */
export const longestLateness = 4000;

/** The parts of a call that change when its request is sent again. */
type Changes = Partial<Pick<TransportCall, 'options' | 'isFresh' | 'hasWaitedForRate'>>;

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
  /** Makes the error of the deadline, which names what no reply has shown. Undefined for the first request. */
  #deadlineError: (() => ServiceBehindError) | undefined;

  constructor(call: TransportCall) {
    this.#call = call;
    const { deadline = call.transport.defaults.deadline ?? defaultDeadline } = call.options;
    this.#begin = call.transport.effects.elapsed();
    this.#end = this.#begin + deadline;
  }

  /** Whether a row that is late would have become visible since the first request. */
  get hasOutwaitedLateRows(): boolean {
    return this.#call.transport.effects.elapsed() - this.#begin >= longestLateness;
  }

  /**
   * Sends a request with its changes. One that is sent again must not share an older reply, use the turn of the first one, or
   * outlive the deadline. The rest of the deadline may be less than a millisecond, and is not what the caller has set. So a
   * timer ends the request with the error that `wait` throws, and the request keeps the deadline of the call.
   */
  send<Reply>(request: (changes: Changes) => Promise<Reply>): Promise<Reply> {
    const late = this.#deadlineError;
    if (!late) return request({});
    const { options, transport } = this.#call;
    const { effects: clock } = transport;
    const limits = { limit: this.#end - clock.elapsed(), late, signal: options.signal, clock };
    return within(limits, (signal) =>
      request({ options: { ...options, signal }, isFresh: true, hasWaitedForRate: false }),
    );
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
    // How far a cluster is behind is not known: a page does not say it.
    const shortfall = { after, newest: undefined, behind: undefined, missing };
    const late = (): ServiceBehindError => new ServiceBehindError(shortfall, contextOf(operation));
    this.#deadlineError = late;
    await sleep(Math.min(this.#delay, this.#end - effects.elapsed()), options.signal, effects);
    this.#delay = Math.min(longestDelay, this.#delay * growth);
    if (effects.elapsed() >= this.#end) throw late();
  }
}
