import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type LinkFault } from '../../../src/sandbox.js';

const sandbox = createSandbox({ size: 0.3 });
const ids = sandbox.ledger.contracts.map(({ contract_id }) => String(contract_id)).sort();

beforeEach(() => sandbox.reset());

/** The IDs of the first pages, read by links. */
async function walk(query: string, most = 6): Promise<{ pages: string[][]; queries: string[] }> {
  const pages: string[][] = [];
  const queries: string[] = [];
  for (let next: string | null = `/api/v1/contracts?${query}`; next !== null && pages.length < most; ) {
    queries.push(next.split('?')[1] ?? '');
    const response: Response = await sandbox.fetch(`${sandbox.ledgerUrl}${next}`);
    const page: { contracts: { contract_id: string }[]; links: { next: string | null } } =
      await response.json();
    pages.push(page.contracts.map(({ contract_id }) => contract_id));
    next = page.links.next;
  }
  return { pages, queries };
}

const query = `limit=4&order=asc&contract.id=lt:${ids[20]}`;
const page = (from: number): (string | undefined)[] => ids.slice(from, from + 4);

describe('links.next', () => {
  it('continues after the page and keeps the order of the parameters', async () => {
    const { pages, queries } = await walk(query);
    expect(pages.slice(0, 3)).toEqual([page(0), page(4), page(8)]);
    expect(queries[1]).toBe(`limit=4&order=asc&contract.id=lt:${ids[20]}&contract.id=gt:${ids[3]}`);
  });

  it.each<[LinkFault, number[]]>([
    ['standing', [0, 0, 0, 0]],
    ['back', [0, 1, 2, 3]],
    ['ahead', [0, 7, 14]],
    [{ cycle: 1 }, [0, 0, 0]],
    [{ cycle: 3 }, [0, 4, 8, 0, 4, 8]],
  ])('leads to wrong pages with the fault %j', async (fault, starts) => {
    sandbox.links.set(fault);
    const { pages } = await walk(query, starts.length);
    expect(pages).toEqual(starts.map(page));
  });

  it('leads a second cycle back to its own first page', async () => {
    sandbox.links.set({ cycle: 2 });
    await walk(query, 2);
    sandbox.links.set({ cycle: 2 });
    const { pages } = await walk(`limit=4&order=asc&contract.id=gt:${ids[7]}`, 3);
    expect(pages).toEqual([page(8), page(12), page(8)]);
  });

  it('can lose a bound or have an additional one', async () => {
    sandbox.links.set('dropped');
    expect((await walk(query)).queries[1]).toBe(`limit=4&order=asc&contract.id=gt:${ids[3]}`);
    sandbox.links.set('upper');
    const { pages, queries } = await walk('limit=4&order=asc');
    expect(queries[1]).toBe(`limit=4&order=asc&contract.id=gt:${ids[3]}&contract.id=lte:${ids[6]}`);
    expect(pages).toEqual([page(0), ids.slice(4, 7)]);
  });

  it('is wrong for the requested number of pages', async () => {
    sandbox.links.set('standing', 2);
    const { pages } = await walk(query, 4);
    expect(pages).toEqual([page(0), page(0), page(0), page(4)]);
    expect(() => sandbox.links.set({ cycle: 0 })).toThrow('1 or more, got 0');
  });

  it.each([
    [`contract.id=ne:${ids[0]}&limit=2`],
    [`contract.id=${ids[0]}&contract.id=${ids[1]}&limit=1&order=asc`],
  ])('does not advance if the filter of the key is %s, like the service', async (query) => {
    const { queries } = await walk(query, 3);
    expect(queries).toEqual([query, query, query]);
  });

  it('has nine decimals also after a time in the first second of 1970', async () => {
    for (const digits of ['000000005', '000000007'])
      sandbox.add.transaction({ consensus_timestamp: `0.${digits}` });
    const path = '/api/v1/transactions?order=asc&limit=1';
    const { links } = await (await sandbox.fetch(`${sandbox.ledgerUrl}${path}`)).json();
    expect(links.next).toBe(`${path}&timestamp=gt:0.000000005`);
  });

  it('of messages continues by time', async () => {
    const url = `${sandbox.ledgerUrl}/api/v1/topics/${sandbox.ledger.topics[0]?.topic_id}/messages?limit=2&sequencenumber=gt:1`;
    const { messages, links } = await (await sandbox.fetch(url)).json();
    expect(links.next).toBe(
      `${url.slice(sandbox.ledgerUrl.length)}&timestamp=gt:${messages[1].consensus_timestamp}`,
    );
    const second = await (await sandbox.fetch(`${sandbox.ledgerUrl}${links.next}`)).json();
    expect(second.messages[0].sequence_number).toBe(4);
  });
});
