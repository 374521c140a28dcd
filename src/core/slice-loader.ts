import type { Slice, SliceQueue } from './slice-queue.js';
import type { SliceSource } from './slice-source.js';

/** Keeps some requests under way, for the slices of a queue as they are cut. */
export class SliceLoader<Item> {
  readonly #queue: SliceQueue<Item>;
  readonly #source: SliceSource<Item>;
  readonly #concurrency: number;
  readonly #signal: AbortSignal;
  #underWay = 0;
  #wake: () => void = () => undefined;

  constructor(queue: SliceQueue<Item>, source: SliceSource<Item>, concurrency: number, signal: AbortSignal) {
    this.#queue = queue;
    this.#source = source;
    this.#concurrency = concurrency;
    this.#signal = signal;
  }

  /** Sends as much as may be sent. */
  send(): void {
    while (this.#underWay < this.#concurrency && !this.#signal.aborted) {
      const slice = this.#queue.cut();
      if (!slice) return;
      void this.#run(() => this.#read(slice));
    }
  }

  /** Looks where the list ends, as nothing has to be cut beyond. */
  findEnd(reached: bigint): void {
    void this.#run(async () => {
      const end = await this.#source.lastPlace();
      if (end !== undefined && end >= reached) this.#queue.endAt(end);
    });
  }

  /** The slice whose turn it is, once it is here; undefined at the end. */
  async next(ordered: boolean): Promise<Slice<Item> | undefined> {
    for (;;) {
      this.#signal.throwIfAborted();
      this.send();
      const slice = this.#queue.ready(ordered);
      if (slice?.state === 'failed') throw slice.error;
      if (slice || !this.#queue.head) return slice;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async #read(slice: Slice<Item>): Promise<void> {
    try {
      this.#queue.fill(slice, ...(await this.#source.read(slice)));
    } catch (error) {
      slice.state = 'failed';
      slice.error = error;
    }
  }

  /** Work that counts as a request under way, and does not reject. */
  async #run(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    await work();
    this.#underWay -= 1;
    this.send();
    this.#wake();
  }
}
