import { describe, expect, it } from 'vitest';
import { createLedgerClient, type Fetch, gte } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { allItems } from '../setup/all-items.js';

/** A search by topics is sent in windows of seven days. This service ignores where they end. */
describe('a service that ignores the far bound of a window', () => {
  const sandbox = createSandbox();
  const { ledgerUrl: baseUrl, clock } = sandbox;
  const { logs } = sandbox.ledger;
  // All of them fit into a page.
  logs.splice(0, logs.length - 80);
  const topic0 = logs.at(-1)?.topics?.[0] ?? '';
  let ignored = 0;
  /** Without topics, the sandbox has no windows. */
  const loose: Fetch = async (url, init) => {
    const asked = new URL(url);
    const bounds = asked.searchParams.getAll('timestamp');
    if (!asked.searchParams.has('topic0')) return sandbox.fetch(url, init);
    const kept = bounds.filter((text) => !text.startsWith('l'));
    ignored += bounds.length - kept.length;
    for (const name of ['topic0', 'timestamp']) asked.searchParams.delete(name);
    for (const text of kept) asked.searchParams.append('timestamp', text);
    const reply = await (await sandbox.fetch(String(asked), init)).json();
    const found = reply.logs.filter(({ topics }: { topics: string[] }) => topics[0] === topic0);
    return Response.json({ logs: found, links: { next: null } });
  };
  const search = (fetch: Fetch) => {
    const ledger = createLedgerClient({ baseUrl, clock, fetch });
    return ledger.getContractsLogs({ topic0, timestamp: gte('60d'), order: 'asc', limit: 100 });
  };

  it.each(['walk', 'scan'] as const)('repeats and loses no item of a %s', async (way) => {
    const expected: unknown[] = [];
    await allItems(search(sandbox.fetch), expected);
    expect(expected.length).toBeGreaterThan(5);
    ignored = 0;
    const items: unknown[] = [];
    const list = search(loose);
    await allItems(way === 'scan' ? list.scan() : list, items);
    expect(ignored).toBeGreaterThan(5);
    expect(items).toEqual(expected);
  });
});
