import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Batch, batches, type Stream } from '../../../src/cli/read/batches.js';

/** Yields each step; `'pause'` waits until something else has run. */
function streamOf(
  steps: readonly (number | 'pause' | Error | (() => void))[],
  ended: () => void = () => undefined,
): Stream {
  let cursor: string | undefined;
  async function* items(): AsyncGenerator<unknown, void, undefined> {
    try {
      for (const step of steps) {
        if (step instanceof Error) throw step;
        if (typeof step === 'function') step();
        else if (step === 'pause') for (let turns = 0; turns < 3; turns += 1) await setImmediate();
        else {
          cursor = `behind ${step}`;
          yield step;
        }
      }
    } finally {
      ended();
    }
  }
  const generator = items();
  return Object.defineProperty(generator, 'cursor', { get: () => cursor }) as typeof generator & Stream;
}

const settings = { size: 3, maxItems: Infinity, turn: () => setImmediate() };

async function taken(source: AsyncIterable<Batch>): Promise<{ batches: Batch[]; error?: unknown }> {
  const found: Batch[] = [];
  try {
    for await (const batch of source) found.push(batch);
  } catch (error) {
    return { batches: found, error };
  }
  return { batches: found };
}

describe('batches', () => {
  it('contain all ready items, with the cursor behind the last one', async () => {
    const stream = streamOf([1, 2, 'pause', 3, 'pause', 4, 5, 6, 7]);
    expect(await taken(batches(stream, settings))).toEqual({
      batches: [
        { items: [1, 2], cursor: 'behind 2' },
        { items: [3], cursor: 'behind 3' },
        { items: [4, 5, 6], cursor: 'behind 6' },
        { items: [7], cursor: 'behind 7' },
      ],
    });
  });

  it('are returned before a failure behind them', async () => {
    const error = new Error('gone');
    expect(await taken(batches(streamOf([1, 2, error]), settings))).toEqual({
      batches: [{ items: [1, 2], cursor: 'behind 2' }],
      error,
    });
  });

  it('end after the requested number of items, and read no more', async () => {
    let [isEnded, isAskedForMore] = [false, false];
    const more = (): void => {
      isAskedForMore = true;
    };
    const stream = streamOf([1, 2, more], () => {
      isEnded = true;
    });
    const found = await taken(batches(stream, { ...settings, maxItems: 2 }));
    expect(found).toEqual({ batches: [{ items: [1, 2], cursor: 'behind 2' }] });
    expect({ isEnded, isAskedForMore }).toEqual({ isEnded: true, isAskedForMore: false });
  });

  it('close the stream when the reader stops', async () => {
    let isEnded = false;
    const stream = streamOf([1, 'pause', 2], () => {
      isEnded = true;
    });
    for await (const _ of batches(stream, settings)) break;
    expect(isEnded).toBe(true);
  });
});
