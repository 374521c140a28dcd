/** Items that came together. */
export interface Batch {
  readonly items: readonly unknown[];
  /** The place behind the last of them, if it is known; null where nothing is behind. */
  readonly cursor?: string | null | undefined;
}

/** What yields items, and knows the place behind the last one. */
export interface Stream extends AsyncGenerator<unknown, void, undefined> {
  readonly cursor: string | undefined;
}

/** What is ready at once comes as one batch of at most so many items, and no item waits for another. */
export async function* batches(
  stream: Stream,
  { size, most, turn }: { size: number; most: number; turn: () => Promise<void> },
): AsyncGenerator<Batch, void, undefined> {
  const next = (): Promise<IteratorResult<unknown, void>> => {
    const result = stream.next();
    // What fails behind a batch is told when its turn comes.
    result.catch(() => undefined);
    return result;
  };
  let left = most;
  try {
    for (let pending = next(); ; ) {
      const items: unknown[] = [];
      let cursor: string | undefined;
      let result: IteratorResult<unknown, void> | undefined = await pending;
      const pause = turn().then(() => undefined);
      while (result && !result.done) {
        items.push(result.value);
        left -= 1;
        // The cursor moves on as soon as the next item is asked for.
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
