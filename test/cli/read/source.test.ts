import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cli/catalogue.js';
import type { Batch } from '../../../src/cli/read/batches.js';
import { readBatches } from '../../../src/cli/read/source.js';
import { createTransport } from '../../../src/client/client.js';
import { memoryTerminal } from '../terminal.js';

/** Transactions with these fractions of a second as their keys, two on a page. */
function transactions(keys: readonly (number | null)[]) {
  const at = (key: number | null) => (key === null ? null : `1767225600.00000000${key}`);
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
    network: undefined,
    baseUrl: undefined,
    format: undefined,
    fields: undefined,
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
    expect(found.at(-1)?.cursor).toMatch(/^getTransactions~\w+~a~1767225600\.000000005$/);
  });

  it('is not returned behind an item without a key, because it would repeat the page', async () => {
    const found = await batchesOf([9, null, 7, 6, null, 4, 3], 5);
    expect(found.flatMap(({ items }) => items)).toHaveLength(5);
    expect(found.at(-1)?.cursor).toBeUndefined();
  });
});
