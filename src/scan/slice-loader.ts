import { burst, contextOf } from '../client/client.js';
import { ResponseError } from '../errors/errors.js';
import { followable, isGapless, type ListQuery, type ListReader, partOf } from '../lists/lists.js';
import type { KeyAxis } from './key-axis.js';
import { readRange } from './range-page.js';
import { type ArrivedSlice, isArrived, type Slice } from './slice.js';
import type { SliceQueue } from './slice-queue.js';

/** Limits a scan to twice the requests of a walk, plus `concurrency`. */
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

  remaining(required: number): number {
    const { size, concurrency } = this.settings;
    const walked = Math.max(this.#unfinished, Math.floor(this.#items / size));
    return 2 * walked + concurrency - this.reader.requests - required;
  }
}

/** Measures how many concurrent requests use up the rate: as many as it lets pass during one request. */
export class Load {
  #sent = 0;
  #passing = Infinity;

  constructor(readonly rate: { readonly spare: number }) {}

  /** The rate rounds its unused requests down, hence one more. They are spent over four replies. */
  get usefulRequests(): number {
    return this.#passing + 1 + this.rate.spare / 4;
  }

  send(): () => void {
    this.#sent += 1;
    const before = this.#sent + this.rate.spare;
    return () => {
      const { spare } = this.rate;
      // If the rate is unused, the number of further requests that would have passed is unknown.
      const passed = spare < burst ? this.#sent + spare - before : Infinity;
      const isMeasured = Number.isFinite(this.#passing) && Number.isFinite(passed);
      this.#passing = isMeasured ? this.#passing + (passed - this.#passing) / 4 : passed;
    };
  }
}

export class SliceLoader<Item> {
  /** The place of the last item of the list, once it is known. */
  #lastPlace: bigint | undefined;
  readonly #budget: RequestBudget;
  readonly #load: Load;
  #openRequests = 0;
  #wake: (() => void) | undefined;
  #endQuery: ListQuery | undefined;
  /** Whether the rate has let a request pass that was not sent. */
  #hasPassed = false;
  #isWaiting = false;

  constructor(
    readonly reader: ListReader<object>,
    readonly axis: KeyAxis,
    readonly queue: SliceQueue<Item>,
    items: number,
  ) {
    this.#budget = new RequestBudget(queue.settings, reader, items);
    this.#load = new Load(reader.call.transport.rate);
    // A list that is read in windows is read to its far bound, wherever its last item is.
    if (!axis.isWindowed) this.#endQuery = partOf(reader.query.lastItem());
  }

  /** The place of the end of the list, if it is known. The queue of a list with a young end knows only where slices end. */
  get end(): bigint | undefined {
    if (!this.axis.isCut) return this.queue.end;
    if (this.#lastPlace === undefined && this.axis.isBounded) return this.axis.last;
    return this.#lastPlace;
  }

  /** Sends requests up to the limits. A slice is chosen when the rate lets its request pass, not before. */
  send(): void {
    const { queue } = this;
    const { transport, options } = this.reader.call;
    if (options.signal?.aborted) return;
    while (this.#openRequests < queue.settings.concurrency && !this.#isWaiting) {
      if (!this.#hasPassed) {
        const turn = transport.pass(options);
        if (turn) void this.#wait(turn);
        this.#hasPassed = !turn;
        continue;
      }
      const remainingRequests = this.#budget.remaining(queue.pendingRanges);
      const { usefulRequests } = this.#load;
      const limits = { remainingRequests, openRequests: this.#openRequests, usefulRequests };
      const endQuery = remainingRequests > 0 ? this.#endQuery : undefined;
      const next = endQuery ?? queue.cut(limits);
      if (!next) return;
      this.#hasPassed = false;
      void this.#run(next);
    }
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
        this.#wake = resolve;
      });
    }
  }

  async #wait(turn: Promise<void>): Promise<void> {
    this.#isWaiting = true;
    // It rejects if the scan is aborted. Then no request is sent.
    await turn.catch(() => undefined);
    this.#isWaiting = false;
    this.#hasPassed = true;
    this.send();
    // The consumer of a scan that is aborted does not wait for a reply.
    this.#wake?.();
  }

  async #run(next: Slice<Item> | ListQuery): Promise<void> {
    this.#openRequests += 1;
    const receive = this.#load.send();
    await ('start' in next ? this.#fill(next) : this.#findEnd(next));
    receive();
    this.#openRequests -= 1;
    this.send();
    this.#wake?.();
  }

  async #fill(slice: Slice<Item>): Promise<void> {
    const { reader, axis, queue } = this;
    const isSequential = slice.start === 'sequential';
    try {
      const options = isSequential ? {} : ({ retry: false } as const);
      const page = await readRange<Item>(reader, axis, slice, { options, hasPassed: true });
      if (!isSequential && this.#lacksFirst(slice, page.places)) return queue.fail(slice);
      const { count, isUnfinished, isContradicted } = queue.fill(slice, page);
      // A walk would not have read a window behind the end of the list.
      this.#budget.receive(count, isUnfinished && !(slice.mayStartAfterEnd && count === 0));
      if (!isContradicted) return;
      const issue = { instancePath: '/links/next', expected: 'a query, as more has come', got: 'null' };
      const error = new ResponseError(
        'the list cannot be followed: it is said to be over before its last item',
        { status: 200, text: '', issues: [issue] },
        contextOf(reader.call.operation),
      );
      queue.reject(slice, error);
    } catch (error) {
      if (isSequential) queue.reject(slice, error);
      else queue.fail(slice);
    }
  }

  /** In a list without gaps, a slice begins with the number at its bound. A cluster that lacks it may lack others. */
  #lacksFirst({ from }: Slice<Item>, [first]: readonly (bigint | undefined)[]): boolean {
    return first !== undefined && first !== from && isGapless(this.reader.query);
  }

  async #findEnd(query: ListQuery): Promise<void> {
    const { reader, axis, queue } = this;
    this.#endQuery = undefined;
    try {
      const list = reader.query.lastItem();
      const page = await reader.read({ query, list, options: { retry: false }, hasPassed: true });
      const end = axis.at(page?.keys[0]);
      this.#lastPlace = end;
      if (end !== undefined) queue.endAt(end);
      else if (page?.items.length === 0) this.#endQuery = followable(page)?.query;
      if (end === undefined && !this.#endQuery) queue.readTailSequentially();
    } catch {
      queue.readTailSequentially();
    }
  }
}
