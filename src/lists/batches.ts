import type { Clock } from '../client/client.js';

/** How items are put together. */
export interface BatchOptions {
  /** The most items of a batch, 10,000 at most. @default 100 */
  readonly size?: number | undefined;
  /**
   * Milliseconds after its first item when a batch is returned, also if it has fewer items. `Infinity`: only when it is full,
   * or when the items end. @default 1000
   */
  readonly wait?: number | undefined;
}

/** Items that are stored together, such as in one transaction of a database. */
export interface Batch<Item> {
  /** At least one item. */
  readonly items: readonly Item[];
  /** The place behind the last item, to continue there after a restart. */
  readonly cursor: string | undefined;
}

export interface BatchSource<Item> extends AsyncGenerator<Item, void, undefined> {
  readonly cursor: string | undefined;
}

const timeIsUp = Symbol('time is up');

/**
 * Puts items together. When the time of a batch is up, the next item has been asked for, and may be received at any moment. So
 * the cursor of a batch is read when its last item is received, and not when the batch is returned.
 */
export async function* batchesOf<Item>(
  source: BatchSource<Item>,
  { size = 100, wait = 1000 }: BatchOptions,
  clock: Clock,
): AsyncGenerator<Batch<Item>, void, undefined> {
  let following: Promise<IteratorResult<Item, void>> | undefined;
  try {
    for (;;) {
      let step: IteratorResult<Item, void> | typeof timeIsUp = await (following ?? source.next());
      if (step.done) return;
      const items: Item[] = [];
      let cursor: string | undefined;
      let stopTimer: (() => void) | undefined;
      const timer = new Promise<typeof timeIsUp>((resolve) => {
        if (wait !== Infinity) stopTimer = clock.setTimer(wait, () => resolve(timeIsUp));
      });
      while (step !== timeIsUp && !step.done) {
        items.push(step.value);
        cursor = source.cursor;
        following = undefined;
        if (items.length >= size) break;
        following = source.next();
        // An error belongs behind the items before it. It is thrown when the next batch begins.
        step = await Promise.race([following, timer]).catch(() => timeIsUp);
      }
      stopTimer?.();
      yield { items, cursor };
    }
  } finally {
    await source.return();
  }
}
