import { erc20Abi } from 'viem';
import { expect, it } from 'vitest';
import * as index from '../../src/index.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';
import * as tools from '../../src/tools.js';
import * as viem from '../../src/viem.js';

// How many rows a page has, and how many tokens a row, are settings of a service, which reduces larger limits without an error. Each public
// function that reads has to give the same on each of these services, as only `links.next` says where a list ends.

const services: readonly SandboxOptions[] = [
  { largestPage: 50 },
  { largestPage: 25 },
  { largestPage: 10, tokensInRow: 10 },
];

type Reader = (ledger: index.LedgerClient) => Promise<unknown>;

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const at = '2025-12-31T12:00:00Z';
const ids = Array.from({ length: 80 }, (_, number) => `0.0.${1001 + number}`);
const tokens = Array.from({ length: 60 }, (_, number) => `0.0.${2001 + number}`);

async function toolAnswers(ledger: index.LedgerClient): Promise<unknown> {
  const { baseUrl } = ledger.transport as unknown as { baseUrl: string };
  const made = tools.createTools({ ledger } as never);
  const answers = made
    .filter(({ name }) => /balance|holder|statement/i.test(name))
    .map((tool) =>
      tool.execute({ account: '0.0.1001', token: '0.0.2001', at, from: '2025-12-31', limit: 20 } as never),
    );
  return [baseUrl && undefined, ...(await Promise.all(answers))];
}

/** By the names of the exports. */
const readers: Readonly<Record<string, Reader>> = {
  balancesAt: async (ledger) => Promise.all(ids.slice(0, 6).map((id) => index.balancesAt(ledger, id, at))),
  holdersAt: async (ledger) =>
    Promise.all(['0.0.2001', '0.0.2003'].map((id) => all(index.holdersAt(ledger, id, at, { check: true })))),
  async statement(ledger) {
    const statement = index.statement(ledger, '0.0.1001', { from: '2025-12-20', to: '2025-12-29' });
    return [await all(statement), statement.totals, statement.isChecked];
  },
  toAddresses: (ledger) => viem.toAddresses(ledger, [...ids, ...tokens]),
  toEntityIds: async (ledger) => viem.toEntityIds(ledger, await viem.toAddresses(ledger, ids)),
  contractEvents: (ledger) =>
    all(viem.contractEvents(ledger, { address: '0.0.3001', abi: erc20Abi, timestamp: 'gte:2025-12-01' })),
  readContract: (ledger) =>
    viem
      .readContract(ledger, {
        address: ids[70] ?? '',
        from: ids[60] ?? '',
        abi: erc20Abi,
        functionName: 'name',
        at,
      })
      .catch(({ name, message }) => `${name}: ${message}`),
  estimateContractGas: (ledger) =>
    viem
      .estimateContractGas(ledger, {
        address: ids[70] ?? '',
        from: ids[60] ?? '',
        abi: erc20Abi,
        functionName: 'name',
        at,
      })
      .catch(({ name, message }) => `${name}: ${message}`),
  createTools: toolAnswers,
  request: (ledger) => all(ledger.request({ path: '/api/v1/tokens/0.0.2001/balances', items: 'balances' })),
  async createLedgerClient(ledger) {
    const scan = ledger.getTokenBalances({ tokenId: '0.0.2001' }).scan();
    return [
      await all(scan),
      await ledger.getTokens().toArray(),
      await ledger.getTokensByAccountId({ idOrAliasOrEvmAddress: '0.0.1001' }).toArray(),
    ];
  },
};

/** The exports that read nothing of a ledger, and why. */
const others: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...index, ...viem, ...tools })
      .filter(([, value]) => typeof value === 'function' && value.prototype instanceof Error)
      .map(([name]) => [name, 'an error class']),
  ),
  createStatusClient: 'reads the status page, whose replies are whole lists',
  createTransport: 'sends what it is told to',
  verifyMessage: 'computes the hash of one message',
  runningHash: 'computes the hash of one message',
  waitFor: 'repeats a lookup of the caller',
  checkReply: 'checks a text',
  parseReply: 'reads a text',
  stringifyJson: 'writes a text',
  decodeResult: 'decodes a value',
};

const isValue = (name: string): boolean =>
  /^(between|eq|ne|gte?|lte?|format|parse(Hbar|Units)|to(Date|Entity(Number)|LongZero|Nanoseconds|Sdk|Timestamp|TransactionId)|message|joinChunks|ChunkJoiner|Comparison)/.test(
    name,
  );

it('each public function that reads is in this file', () => {
  const functions = Object.entries({ ...index, ...viem, ...tools })
    .filter(([name, value]) => typeof value === 'function' && !isValue(name))
    .map(([name]) => name);
  const missing = functions.filter((name) => !(name in readers) && !(name in others));
  expect(missing).toEqual([]);
});

const connect = (options: SandboxOptions): index.LedgerClient => {
  const sandbox = createSandbox({ seed: 7, ...options });
  const { ledgerUrl: baseUrl, fetch, clock } = sandbox;
  return index.createLedgerClient({ baseUrl, fetch, clock });
};

it.each(Object.entries(readers))('%s reads all on small pages', async (_, read) => {
  const expected = await read(connect({}));
  for (const service of services) {
    const found = await read(connect(service));
    expect(found, JSON.stringify(service)).toEqual(expected);
  }
});

it.each([
  { largestPage: 0 },
  { largestPage: 101 },
  { largestPage: 2.5 },
  { tokensInRow: 0 },
  { tokensInRow: Number.NaN },
  { largestPage: '10' as never },
])('a sandbox with %j is refused', (options) => {
  expect(() => createSandbox(options)).toThrow(RangeError);
});
