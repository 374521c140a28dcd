/** Items that arrived together. */
export interface Batch {
  readonly items: readonly unknown[];
  /** The cursor of the next item: null at the end, undefined if it is not known. */
  readonly cursor?: string | null | undefined;
  /** The share of all items that was read, from 0 to 1. Undefined if it is not known. */
  readonly progress?: number | undefined;
}

/** Items, and the cursor behind the last one that was read. */
export interface Stream extends AsyncGenerator<unknown, void, undefined> {
  readonly cursor: string | undefined;
}

/** Batches of the items that are ready at the same time, so that no item waits for another. `turn` ends a batch. */
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
