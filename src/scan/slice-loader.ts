import { followable, type ListQuery, type ListReader, partOf } from '../lists/lists.js';
import type { KeyAxis } from './key-axis.js';
import { Load, type RequestBudget } from './request-limits.js';
import type { Slice } from './slice.js';
import type { SliceQueue } from './slice-queue.js';
import { endsTooSoon, readSlice } from './slice-reader.js';

interface LoaderSettings<Item> {
  readonly reader: ListReader<object>;
  readonly axis: KeyAxis;
  readonly queue: SliceQueue<Item>;
  readonly budget: RequestBudget;
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/** Keeps requests running for the slices of a queue. */
export class SliceLoader<Item> {
  readonly #settings: LoaderSettings<Item>;
  readonly #load: Load;
  #running = 0;
  #wake = (): void => undefined;
  /** Whether the last item is to be searched, so that nothing is requested behind it. */
  #isEndDue: boolean;
  /** The next query of that search. */
  #endQuery: ListQuery;
  /** Whether the rate has let pass a request that was not sent yet. */
  #hasPassed = false;
  #isWaiting = false;

  constructor(settings: LoaderSettings<Item>) {
    const { reader, queue } = settings;
    this.#settings = settings;
    this.#load = new Load(reader.call.transport.rate);
    // In windows, a walk too would read the whole range.
    this.#isEndDue = !queue.settings.isWindowed;
    this.#endQuery = partOf(reader.query.lastItem());
  }

  /** Sends requests up to the limits. The slice is chosen after the rate lets the request pass, not before. */
  send(): void {
    const { signal, reader, queue, budget, concurrency } = this.#settings;
    if (signal.aborted) return;
    while (this.#running < concurrency && !this.#isWaiting) {
      if (!this.#hasPassed) {
        const turn = reader.call.transport.pass(reader.call.options);
        if (turn) void this.#wait(turn);
        this.#hasPassed = !turn;
        continue;
      }
      const spare = budget.spare(queue.gaps);
      const isSearch = this.#isEndDue && spare > 0;
      const slice = isSearch ? undefined : queue.cut(spare, this.#running, this.#load.useful);
      if (!isSearch && !slice) return;
      this.#hasPassed = false;
      void this.#run(slice);
    }
  }

  /** Waits for the next slice to yield; undefined at the end. */
  async next(ordered: boolean): Promise<Slice<Item> | undefined> {
    const { queue, signal } = this.#settings;
    for (;;) {
      signal.throwIfAborted();
      this.send();
      const slice = queue.ready(ordered);
      if (slice?.state === 'failed') throw slice.error;
      if (slice || !queue.head) return slice;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async #wait(turn: Promise<void>): Promise<void> {
    this.#isWaiting = true;
    try {
      await turn;
      this.#hasPassed = true;
    } catch {
      // The scan was stopped.
    }
    this.#isWaiting = false;
    this.send();
  }

  /** Reads a slice, or without one, searches the end. */
  async #run(slice: Slice<Item> | undefined): Promise<void> {
    this.#running += 1;
    const receive = this.#load.send();
    await (slice ? this.#fill(slice) : this.#findEnd());
    receive();
    this.#running -= 1;
    this.send();
    this.#wake();
  }

  async #fill(slice: Slice<Item>): Promise<void> {
    const { reader, axis, queue, budget } = this.#settings;
    try {
      const filling = await readSlice<Item>(reader, axis, slice);
      const { count, isUnfinished, isContradicted } = queue.fill(slice, filling);
      // A walk would not have read a window behind the end of the list.
      budget.receive(count, isUnfinished && !(slice.isBlind && count === 0));
      if (isContradicted) queue.reject(slice, endsTooSoon(reader.call.operation));
    } catch (error) {
      queue.fail(slice, error);
    }
  }

  /** Reads the last key of the list in the other order, once. If that fails, the rest of the list is walked. */
  async #findEnd(): Promise<void> {
    const { reader, axis, queue } = this.#settings;
    this.#isEndDue = false;
    try {
      const list = reader.query.lastItem();
      const options = { retry: false } as const;
      const page = await reader.read({ query: this.#endQuery, list, options, hasPassed: true });
      const end = axis.at(page?.keys[0]);
      const next = followable(page);
      if (end !== undefined) queue.endAt(end);
      else if (page?.items.length === 0 && next) {
        this.#endQuery = next.query;
        this.#isEndDue = true;
      } else queue.walkTail();
    } catch {
      queue.walkTail();
    }
  }
}
