// Prints how many files and functions a warm call enters, by what is called: the way that a reader has to follow. With
// --list NAME: which ones. Counted by V8's precise coverage, which sees a function only if it is compiled after the coverage
// has begun. So the client is loaded later. The sandbox, which answers, is not counted.
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../run-command.js';
import { textTable } from '../table.js';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const { createLedgerClient, gte } = await import('../../src/index.js');
const { createSandbox } = await import('../../src/sandbox.js');

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

const { values } = parseArgs({ options: { list: { type: 'string' } } });

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

const rows: string[][] = [];
for (const [name, call] of Object.entries(calls)) {
  // V8 counts a function once it has been compiled with counters, which the first calls do.
  for (let warm = 0; warm < 3; warm++) await call();
  await entered();
  await call();
  const files = await entered();
  const count = [...files.values()].reduce((sum, names) => sum + names.length, 0);
  rows.push([name, `${files.size} files`, `${count} functions`]);
  if (values.list === name) for (const [file, names] of files) console.log(`${file}: ${names.join(', ')}`);
}
console.log(textTable(rows, [1, 2]).join('\n'));
