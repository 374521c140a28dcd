// Counts how many files and functions a warm call enters, by what is called: the way that a reader has to follow. It is counted
// by V8's precise coverage, which sees a function only if it is compiled after the coverage has begun. So the client is loaded
// later, and this file before everything that loads the client. The sandbox, which answers, is not counted.
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../run-command.js';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const { createLedgerClient, gte } = await import('../../../src/index.js');
const { createSandbox } = await import('../../../src/sandbox.js');

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const [account] = (await ledger.getAccounts({ limit: 1 })).accounts;
const [block] = (await ledger.getBlocks({ limit: 1 })).blocks;
const topicId = '0.0.4001';
for (let count = 0; count < 30; count++) sandbox.add.message({ topic_id: topicId });

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  lookup: async () => ledger.getBlock({ hashOrNumber: Number(block?.number) }),
  page: async () => ledger.getContracts({ 'contract.id': gte('0.0.1000'), limit: 10 }),
  scan: async () => {
    for await (const _ of ledger.getTopicMessages({ topicId, limit: 10 }).scan());
  },
  follow: async () => {
    let count = 0;
    for await (const _ of ledger.getTopicMessages({ topicId, limit: 10 }).follow()) {
      count += 1;
      if (count === 25) break;
    }
  },
  after: async () =>
    ledger.getAccount(
      { idOrAliasOrEvmAddress: String(account?.account) },
      { after: block?.timestamp?.from ?? '0.0' },
    ),
};

async function entered(): Promise<Map<string, string[]>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Map<string, string[]>();
  for (const { url, functions } of result) {
    const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : '';
    if (!/^(?:src(?!\/sandbox)|generated(?!\/sandbox))\//.test(file)) continue;
    const names = functions
      .filter(({ functionName, ranges: [range] }) => {
        const isModule = functionName === '' && range?.startOffset === 0;
        return !isModule && functionName !== '__name' && range !== undefined && range.count > 0;
      })
      .map(({ functionName }) => functionName || 'anonymous');
    if (names.length > 0) files.set(file, names);
  }
  return files;
}

/** A table of the files and functions that each way enters. */
export async function waysTable(): Promise<string[][]> {
  const rows = [['way', 'files', 'functions']];
  for (const name of Object.keys(calls)) {
    const files = await enteredBy(name);
    rows.push([name, String(files.size), String([...files.values()].flat().length)]);
  }
  return rows;
}

/** The names of the functions that a way enters, by their file. */
export async function enteredBy(name: string): Promise<Map<string, string[]>> {
  const call = calls[name];
  if (call === undefined) throw new Error(`no way ${name}: expected one of ${Object.keys(calls).join(', ')}`);
  // V8 counts a function once it has been compiled with counters, which the first calls do.
  for (let warm = 0; warm < 3; warm++) await call();
  await entered();
  await call();
  return entered();
}
