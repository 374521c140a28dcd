import { formatQuery } from '../client/client.js';
import { type ListReader, lastAlone, partOf } from '../lists/lists.js';
import type { KeyAxis } from './key-axis.js';
import { Load } from './load.js';
import type { RequestBudget } from './request-budget.js';
import type { Slice } from './slice.js';
import type { SliceQueue } from './slice-queue.js';
import { endsTooSoon, readSlice } from './slice-reader.js';

/** What a loader works on. */
export interface LoaderSettings<Item> {
  readonly reader: ListReader<object>;
  readonly axis: KeyAxis;
  readonly queue: SliceQueue<Item>;
  readonly budget: RequestBudget;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Whether the last item is worth a search: nothing behind it is asked for then. */
  readonly hasEnd: boolean;
}

/** Keeps requests under way, for the slices of a queue as they are cut. */
export class SliceLoader<Item> {
  readonly #settings: LoaderSettings<Item>;
  readonly #load: Load;
  #underWay = 0;
  #wake = (): void => undefined;
  /** What the search for the end asks for next; null once it is over. */
  #search: string | null;
  #isSearching = false;
  /** Whether one request may be sent at once. */
  #hasPassed = false;
  #isWaiting = false;

  constructor(settings: LoaderSettings<Item>) {
    const { reader, hasEnd } = settings;
    this.#settings = settings;
    this.#load = new Load(reader.call.transport.rate);
    const { operation } = reader.call;
    this.#search = hasEnd ? formatQuery(partOf(operation, lastAlone(operation, reader.first))) : null;
  }

  /** Sends as many requests as may be: which one, is chosen when the rate lets it pass, and not before. */
  send(): void {
    const { signal, reader, concurrency } = this.#settings;
    if (signal.aborted) return;
    while (this.#underWay < concurrency && !this.#isWaiting) {
      if (!this.#hasPassed) {
        const turn = reader.call.transport.pass({ ...reader.call.options, signal });
        if (turn) void this.#wait(turn);
        this.#hasPassed = !turn;
        continue;
      }
      const work = this.#next();
      if (!work) return;
      this.#hasPassed = false;
      void this.#run(work);
    }
  }

  /** The slice whose turn it is, once it is here; undefined at the end. */
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

  #spare(): number {
    const { budget, queue } = this.#settings;
    return budget.spare(queue.gaps);
  }

  /** What is asked for next. */
  #next(): (() => Promise<void>) | undefined {
    const { queue } = this.#settings;
    const spare = this.#spare();
    if (this.#search !== null && !this.#isSearching && spare > 0) return () => this.#findEnd();
    const slice = queue.cut(spare, this.#underWay, this.#load.useful);
    return slice && (() => this.#fill(slice));
  }

  async #wait(turn: Promise<void>): Promise<void> {
    this.#isWaiting = true;
    try {
      await turn;
      this.#hasPassed = true;
    } catch {
      // The scan is over.
    }
    this.#isWaiting = false;
    this.send();
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    const receive = this.#load.send();
    await work();
    receive();
    this.#underWay -= 1;
    this.send();
    this.#wake();
  }

  async #fill(slice: Slice<Item>): Promise<void> {
    const { reader, axis, queue, budget } = this.#settings;
    try {
      const filling = await readSlice<Item>(reader, axis, slice);
      const { count, isUnfinished, isContradicted } = queue.fill(slice, filling);
      // A walk would not have looked at a window that is beyond the list.
      budget.receive(count, isUnfinished && !(slice.isBlind && count === 0));
      if (isContradicted) queue.reject(slice, endsTooSoon(reader.call.operation));
    } catch (error) {
      queue.fail(slice, error);
    }
  }

  /**
   * Looks for the last key of the list from its other end, one request at a time, so that nothing is asked for beyond.
   * What takes long is not repeated: a list whose end is not found is walked.
   */
  async #findEnd(): Promise<void> {
    const { reader, axis, queue } = this.#settings;
    this.#isSearching = true;
    const query = this.#search ?? '';
    this.#search = null;
    try {
      const list = lastAlone(reader.call.operation, reader.first);
      const page = await reader.read({ query, list, options: { retry: false }, hasPassed: true });
      const end = axis.place(page?.keys[0])?.key;
      if (end !== undefined) queue.endAt(end);
      else if (page?.items.length === 0 && page.next && 'query' in page.next) this.#search = page.next.query;
      else queue.walkTail();
    } catch {
      queue.walkTail();
    }
    this.#isSearching = false;
  }
}
