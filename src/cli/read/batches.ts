import type { ProvenRange } from '../../index.js';

export interface Batch {
  readonly items: readonly unknown[];
  readonly cursor?: string | null | undefined;
  readonly progress?: number | undefined;
  /** The messages that trusted hashes cover, once all batches are read. */
  readonly proven?: () => ProvenRange | undefined;
}

export interface Stream extends AsyncGenerator<unknown, void, undefined> {
  readonly cursor: string | undefined;
}

/** Large enough for few writes, small enough for the memory. */
export const batchSize = 1000;

/** A batch ends when `turn` resolves, so that no item waits for another. */
export async function* batches(
  stream: Stream,
  { size, maxItems, turn }: { size: number; maxItems: number; turn: () => Promise<void> },
): AsyncGenerator<Batch, void, undefined> {
  const next = (): Promise<IteratorResult<unknown, void>> => {
    const result = stream.next();
    // A failure is thrown after the batch before it.
    result.catch(() => undefined);
    return result;
  };
  let left = maxItems;
  try {
    for (let pending = next(); ; ) {
      const items: unknown[] = [];
      let cursor: string | undefined;
      let result: IteratorResult<unknown, void> | undefined = await pending;
      const pause = turn().then(() => undefined);
      while (result && !result.done) {
        items.push(result.value);
        left -= 1;
        // Read it now: it changes when the next item is requested.
        cursor = stream.cursor;
        if (left === 0) break;
        pending = next();
        if (items.length === size) break;
        result = await Promise.race([pending.catch(() => undefined), pause]);
      }
      if (items.length > 0) yield { items, cursor };
      if (left === 0 || result?.done) return;
    }
  } finally {
    await stream.return();
  }
}
