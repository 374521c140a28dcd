import type { Slice, SliceQueue } from './slice-queue.js';

/** Keeps requests under way, for the slices of a queue as they are cut. */
export interface SliceLoader<Item> {
  /** Sends as many as may be. */
  send(): void;
  /** Something else that counts as a request under way. It does not reject. */
  run(work: () => Promise<void>): Promise<void>;
  /** The slice whose turn it is, once it is here; undefined at the end. */
  next(ordered: boolean): Promise<Slice<Item> | undefined>;
}

/** `read` fills a slice. */
export function sliceLoader<Item>(
  queue: SliceQueue<Item>,
  concurrency: number,
  signal: AbortSignal,
  read: (slice: Slice<Item>) => Promise<void>,
): SliceLoader<Item> {
  let underWay = 0;
  let wake = (): void => undefined;

  const run = async (work: () => Promise<void>): Promise<void> => {
    underWay += 1;
    await work();
    underWay -= 1;
    send();
    wake();
  };
  const send = (): void => {
    while (underWay < concurrency && !signal.aborted) {
      const slice = queue.cut();
      if (!slice) return;
      const fail = (error: unknown): void => {
        slice.state = 'failed';
        slice.error = error;
      };
      void run(() => read(slice).catch(fail));
    }
  };
  const next = async (ordered: boolean): Promise<Slice<Item> | undefined> => {
    for (;;) {
      signal.throwIfAborted();
      send();
      const slice = queue.ready(ordered);
      if (slice?.state === 'failed') throw slice.error;
      if (slice || !queue.head) return slice;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { send, run, next };
}
