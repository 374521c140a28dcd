import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
// By inner paths: the places at which a killed command saves its state.
import { catalogue } from '../../../src/cli/catalogue.js';
import { type Batch, batches, type Stream } from '../../../src/cli/read/batches.js';
import { readBatches } from '../../../src/cli/read/source.js';
import { createTransport } from '../../../src/client/client.js';
import { memoryTerminal } from '../terminal.js';

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

/** Transactions with these fractions of a second as their keys, two on a page. */
function transactions(keys: readonly (number | null)[]) {
  const at = (key: number | null) => (key === null ? null : `1735689600.00000000${key}`);
  return async (url: string): Promise<Response> => {
    const behind = /timestamp=lt:\d+\.0*(\d)/.exec(decodeURIComponent(url))?.[1];
    const from = behind === undefined ? 0 : keys.indexOf(Number(behind)) + 1;
    const page = keys.slice(from, from + 3);
    const last = at(page.at(-1) ?? null);
    const next = last && from + 3 < keys.length ? `/api/v1/transactions?timestamp=lt:${last}` : null;
    return Response.json({
      transactions: page.map((key) => ({ consensus_timestamp: at(key) })),
      links: { next },
    });
  };
}

async function batchesOf(keys: readonly (number | null)[], maxItems: number): Promise<Batch[]> {
  const entry = catalogue.get('getTransactions');
  if (!entry) throw new Error('there is no such operation');
  const terminal = memoryTerminal([]);
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch: transactions(keys),
    validation: 'off',
    clock: terminal.time,
  });
  const invocation = {
    entry,
    params: {},
    mode: 'all' as const,
    limit: undefined,
    verify: undefined,
    network: undefined,
    baseUrl: undefined,
    format: undefined,
    fields: undefined,
    view: { raw: false, times: undefined, amounts: undefined, expand: undefined, timeZone: 'UTC' },
    output: undefined,
    resume: false,
  };
  const found: Batch[] = [];
  for await (const batch of readBatches(invocation, transport, terminal, { from: undefined, maxItems }))
    found.push(batch);
  return found;
}

describe('the cursor behind a batch', () => {
  it('is that of its last item', async () => {
    const found = await batchesOf([9, 8, 7, 6, 5, 4, 3], 5);
    expect(found.flatMap(({ items }) => items)).toHaveLength(5);
    expect(found.at(-1)?.cursor).toMatch(/^getTransactions~\w+~a~1735689600\.000000005$/);
  });

  it('is not returned behind an item without a key, because it would repeat the page', async () => {
    const found = await batchesOf([9, null, 7, 6, null, 4, 3], 5);
    expect(found.flatMap(({ items }) => items)).toHaveLength(5);
    expect(found.at(-1)?.cursor).toBeUndefined();
  });
});
