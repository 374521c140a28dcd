import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/core/request/query.js';
import { stringify } from '../../../src/core/request/stringify.js';
import { ledgerLists } from '../../../src/sandbox/ledger/lists.js';
import { ledgerLookups } from '../../../src/sandbox/ledger/lookups.js';
import { readQuery } from '../../../src/sandbox/ledger/read-query.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { filled, longestPath } from '../paths.js';

const sandbox = createSandbox({ size: 0.15 });
const { ledger } = sandbox;

/** Every page of a list, by its links, as text of its items. */
async function pages(path: string, query: string, property: string): Promise<string[]> {
  const items: string[] = [];
  let count = 0;
  for (let next: string | null = `${path}?${query}`; next !== null; ) {
    const response = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}${next}`));
    expect(response.status, next).toBe(200);
    const page: Record<string, unknown[]> & { links: { next: string | null } } = JSON.parse(
      await response.text(),
    );
    // A next that does not lead on would never end.
    if (++count > 2000) throw new Error(`no end of ${path}?${query}`);
    items.push(...(page[property] ?? []).map((item) => JSON.stringify(item)));
    next = page.links.next;
  }
  return items;
}

describe('a list of the sandbox', () => {
  it('or a lookup is there for every operation of the service', () => {
    expect(ledgerLists.length + ledgerLookups.length).toBe(48);
  });

  for (const row of ledgerLists) {
    const { operation, property, items, key, view } = row;
    const { operationId, parameters = {} } = operation;
    it(`of ${operationId} gives, page by page, what its collection holds, in both orders and with every limit`, {
      timeout: 60_000,
    }, async () => {
      const values = longestPath(ledger, operationId);
      const path = filled(operation.path, values);
      const orders = parameters.order ? (['asc', 'desc'] as const) : ([undefined] as const);
      let longest = 0;
      for (const order of orders) {
        const text = order ? `order=${order}` : '';
        const query = readQuery(operation, text);
        const sorted = [...items(ledger, values, query)].sort((a, b) => {
          for (const { parameter, read } of key) {
            const difference = compare(read(a), read(b), parameters[parameter]);
            if (difference !== 0) return order === 'desc' ? -difference : difference;
          }
          return 0;
        });
        const expected = sorted.map((item) =>
          JSON.stringify(JSON.parse(String(stringify(view ? view(item, ledger, query) : item)))),
        );
        longest = Math.max(longest, expected.length);
        const largest = Number(parameters.limit?.maximum ?? 100);
        for (let limit = 1; limit <= largest; limit++)
          expect(
            await pages(path, [`limit=${limit}`, text].filter(Boolean).join('&'), property),
            `limit ${limit}`,
          ).toEqual(expected);
      }
      expect(longest).toBeGreaterThan(1);
    });
  }
});
