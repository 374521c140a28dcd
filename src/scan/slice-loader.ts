import { burst, contextOf } from '../client/client.js';
import { ResponseError, ServiceBehindError } from '../errors/errors.js';
import { firstChunk, followable, type ListQuery, type ListReader } from '../lists/lists.js';
import type { KeyAxis } from './key-axis.js';
import { readRange } from './range-page.js';
import { type ArrivedSlice, isArrived, type Slice } from './slice.js';
import type { SliceQueue } from './slice-queue.js';

/** What `scan` promises: at most so many times the requests of a walk, and `concurrency` more. */
const requestsPerWalkedRequest = 2;
/**
 * The weight of the newest reply in the average. With all of the weight, one slow reply would count as many useful
 * requests.
 */
const shareOfNewMeasurement = 1 / 4;
/**
 * Requests that the rate has in stock are spent over the next four replies. At once, they would be chosen before these
 * replies show what is best.
 */
const repliesToSpendSpare = 4;

/**
 * Limits a scan to twice the requests of a walk, plus `concurrency`, as the reference promises. The requests that a walk
 * would have sent are counted from the replies: one for each page size of items, and one for each range that a reply left
 * unread. So a scan that guesses badly becomes a walk, instead of a burden for the service.
 */
export class RequestBudget {
  #unfinished: number;
  #items: number;

  /** A walk would have sent all requests so far. They have returned `items`. */
  constructor(
    readonly settings: { readonly size: number; readonly concurrency: number },
    readonly reader: { readonly requests: number },
    items: number,
  ) {
    this.#unfinished = reader.requests;
    this.#items = items;
  }

  /** A walk sends one request for each reply that leaves a part of its range unread, and for each page size of items. */
  receive(items: number, isUnfinished: boolean): void {
    this.#items += items;
    if (isUnfinished) this.#unfinished += 1;
  }

  /** How many requests are left if `required` ones have to be sent in any case. */
  remaining(required: number): number {
    const { size, concurrency } = this.settings;
    const walked = Math.max(this.#unfinished, Math.floor(this.#items / size));
    return requestsPerWalkedRequest * walked + concurrency - this.reader.requests - required;
  }
}

/**
 * Measures how many concurrent requests use up the rate: as many as it lets pass during one request. More than these would
 * only wait for their turn. A slice that is chosen later is chosen better, because more pages have arrived.
 */
export class Load {
  #sent = 0;
  /** The average of requests that pass during one request; Infinity as long as the rate holds none back. */
  #passing = Infinity;

  constructor(readonly rate: { readonly spare: number }) {}

  /** The rate rounds its unused requests down, hence one more. */
  get usefulRequests(): number {
    return this.#passing + 1 + this.rate.spare / repliesToSpendSpare;
  }

  /** Begins to measure a request. The function that it returns is called when the reply is there. */
  send(): () => void {
    this.#sent += 1;
    const passedBefore = this.#sent + this.rate.spare;
    return () => this.#measure(passedBefore);
  }

  #measure(passedBefore: number): void {
    const { spare } = this.rate;
    if (spare >= burst) {
      // The rate is unused, so the number of further requests that would have passed is unknown.
      this.#passing = Infinity;
      return;
    }
    const passed = this.#sent + spare - passedBefore;
    if (!Number.isFinite(this.#passing)) this.#passing = passed;
    else this.#passing += (passed - this.#passing) * shareOfNewMeasurement;
  }
}

/**
 * Sends the requests of a scan, and brings their replies into its queue. Each event, which is a reply, a turn of the rate or
 * a consumer that wants a slice, calls `send`, which sends as many requests as `concurrency`, the budget and the rate allow.
 * A request is chosen when the rate has let it pass, because by then the queue knows more.
 *
 * The first request is for the last item of the list, so that no slice starts behind it. Parallel requests are not retried:
 * what fails is requested again, with retries, when the consumer gets there. Often it never does.
 */
export class SliceLoader<Item> {
  /** The place of the last item of the list, once it is known. */
  #lastPlace: bigint | undefined;
  readonly #budget: RequestBudget;
  readonly #load: Load;
  #openRequests = 0;
  #wakeConsumer: (() => void) | undefined;
  /** The request for the last item, if it was not sent yet. */
  #endQuery: ListQuery | undefined;
  /** The turn of the next request: the rate has to let it pass before it is chosen. */
  #turn: 'needed' | 'awaited' | 'passed' = 'needed';

  constructor(
    readonly reader: ListReader<object>,
    readonly axis: KeyAxis,
    readonly queue: SliceQueue<Item>,
    items: number,
  ) {
    this.#budget = new RequestBudget(queue.settings, reader, items);
    this.#load = new Load(reader.call.transport.rate);
    // A list that is read in windows is read to its far bound, wherever its last item is.
    if (!axis.isWindowed) this.#endQuery = firstChunk(reader.query.lastItem());
  }

  /** The place of the end of the list, if it is known. The queue of a list with a young end knows only where slices end. */
  get end(): bigint | undefined {
    if (!this.axis.isCut) return this.queue.end;
    if (this.#lastPlace === undefined && this.axis.isBounded) return this.axis.last;
    return this.#lastPlace;
  }

  /** Sends requests up to the limits. */
  send(): void {
    const { transport, options } = this.reader.call;
    if (options.signal?.aborted) return;
    while (this.#openRequests < this.queue.settings.concurrency && this.#turn !== 'awaited') {
      if (this.#turn === 'needed') {
        const turn = transport.waitForRate(options);
        if (turn) void this.#wait(turn);
        else this.#turn = 'passed';
        continue;
      }
      const next = this.#chooseRequest();
      if (!next) return;
      this.#turn = 'needed';
      void this.#run(next);
    }
  }

  #chooseRequest(): Slice<Item> | ListQuery | undefined {
    const remainingRequests = this.#budget.remaining(this.queue.pendingRanges);
    if (this.#endQuery && remainingRequests > 0) return this.#endQuery;
    const { usefulRequests } = this.#load;
    return this.queue.cut({ remainingRequests, openRequests: this.#openRequests, usefulRequests });
  }

  async next(ordered: boolean): Promise<ArrivedSlice<Item> | undefined> {
    for (;;) {
      this.reader.call.options.signal?.throwIfAborted();
      this.send();
      const slice = this.queue.ready(ordered);
      if (slice?.state.name === 'failed') throw slice.state.error;
      if (slice && isArrived(slice)) return slice;
      if (!this.queue.head) return undefined;
      await new Promise<void>((resolve) => {
        this.#wakeConsumer = resolve;
      });
    }
  }

  async #wait(turn: Promise<void>): Promise<void> {
    this.#turn = 'awaited';
    // It rejects if the scan is aborted. Then no request is sent.
    await turn.catch(() => undefined);
    this.#turn = 'passed';
    this.send();
    // The consumer of a scan that is aborted does not wait for a reply.
    this.#wakeConsumer?.();
  }

  async #run(next: Slice<Item> | ListQuery): Promise<void> {
    this.#openRequests += 1;
    const receive = this.#load.send();
    if ('start' in next) await this.#fill(next);
    else await this.#findEnd(next);
    receive();
    this.#openRequests -= 1;
    this.send();
    this.#wakeConsumer?.();
  }

  async #fill(slice: Slice<Item>): Promise<void> {
    const { reader, axis, queue } = this;
    const isSequential = slice.start === 'sequential';
    try {
      const options = isSequential ? {} : ({ retry: false } as const);
      const page = await readRange<Item>(reader, axis, slice, { options, hasWaitedForRate: true });
      const { count, isUnfinished, isContradicted } = queue.fill(slice, page);
      // A walk would not have read a window behind the end of the list.
      const isBehindEnd = slice.mayStartAfterEnd && count === 0;
      this.#budget.receive(count, isUnfinished && !isBehindEnd);
      if (isContradicted) queue.fail(slice, this.#endError());
    } catch (error) {
      // The reader has waited for what the page leaves out, until the deadline.
      if (isSequential || error instanceof ServiceBehindError) queue.fail(slice, error);
      else queue.requestAgain(slice);
    }
  }

  #endError(): ResponseError {
    const issue = { instancePath: '/links/next', expected: 'a query, as more has come', got: 'null' };
    return new ResponseError(
      'the list cannot be followed: it is said to be over before its last item',
      { status: 200, text: '', issues: [issue] },
      contextOf(this.reader.call.operation),
    );
  }

  /** Reads the last item. An empty page at the edge of a window says where to ask next. */
  async #findEnd(query: ListQuery): Promise<void> {
    const { reader, axis, queue } = this;
    this.#endQuery = undefined;
    try {
      const list = reader.query.lastItem();
      const page = await reader.read({ query, list, options: { retry: false }, hasWaitedForRate: true });
      this.#lastPlace = axis.at(page?.keys[0]);
      if (this.#lastPlace !== undefined) return queue.endAt(this.#lastPlace);
      if (page?.items.length === 0) this.#endQuery = followable(page)?.query;
      if (!this.#endQuery) queue.readTailSequentially();
    } catch {
      queue.readTailSequentially();
    }
  }
}
