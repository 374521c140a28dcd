import type { LedgerData } from '../../src/sandbox/data/ledger-data.js';
import { createSandbox, type Sandbox } from '../../src/sandbox.js';

export type BodyName = 'transactions' | 'contracts' | 'block' | 'accounts';

/** A reply to measure with. */
export interface Body {
  readonly name: BodyName;
  readonly text: string;
}

function list<Id extends string>(title: string, operationId: Id, path: string) {
  return { title, operationId, path, url: `${path}?limit=100`, input: { query: { limit: 100 } } } as const;
}

/** What each body is asked for with, and how a table names it. */
export const subjects = {
  transactions: list('page of 100 transactions', 'getTransactions', '/api/v1/transactions'),
  contracts: list('page of 100 contracts', 'getContracts', '/api/v1/contracts'),
  block: {
    title: 'one block',
    operationId: 'getBlock',
    path: '/api/v1/blocks/{hashOrNumber}',
    url: '/api/v1/blocks/42',
    input: { path: { hashOrNumber: '42' } },
  },
  accounts: list('page of 100 accounts, integers above 2^53', 'getAccounts', '/api/v1/accounts'),
} as const;

export type Subject = (typeof subjects)[BodyName];

export function subjectTitle({ name, text }: Body): string {
  const kilobytes = Buffer.byteLength(text) / 1000;
  return `${subjects[name].title} (${kilobytes.toFixed(kilobytes < 10 ? 1 : 0)} kB)`;
}

// A page of a public network is longer than one of the sandbox, as its transactions have more transfers.
const transactionsBytes = 107_000;

/** Bodies of the size and shape that the service sends, made by the sandbox. */
export async function makeBodies(): Promise<Body[]> {
  const sandbox = createSandbox({ size: 2 });
  enrich(sandbox.ledger);
  const newest = JSON.parse(await reply(sandbox, '/api/v1/blocks?limit=1')).blocks[0];
  return [
    { name: 'transactions', text: await fullTransactions(sandbox) },
    { name: 'contracts', text: await reply(sandbox, subjects.contracts.url) },
    { name: 'block', text: await reply(sandbox, `/api/v1/blocks/${newest.number}`) },
    { name: 'accounts', text: await reply(sandbox, subjects.accounts.url) },
  ];
}

/** Gives one account in ten more than a double can count. */
function enrich({ accounts }: LedgerData): void {
  accounts.forEach((account, index) => {
    if (index % 10 === 0 && account.balance) account.balance.balance = 2n ** 55n + BigInt(2 * index + 1);
  });
}

async function reply({ fetch, ledgerUrl }: Sandbox, url: string): Promise<string> {
  const response = await fetch(new Request(`${ledgerUrl}${url}`));
  if (!response.ok) throw new Error(`the sandbox answers ${url} with ${response.status}`);
  return response.text();
}

/** The newest page, its shortest transactions replaced by the longest of the older ones until it is long enough. */
async function fullTransactions(sandbox: Sandbox): Promise<string> {
  const page: TransactionPage = JSON.parse(await reply(sandbox, subjects.transactions.url));
  const length = (transaction: object): number => JSON.stringify(transaction).length;
  const older: object[] = [];
  for (let { next } = page.links; next !== null; ) {
    const following: TransactionPage = JSON.parse(await reply(sandbox, next));
    older.push(...following.transactions);
    next = following.links.next;
  }
  for (const longer of older.sort((a, b) => length(b) - length(a))) {
    if (length(page) >= transactionsBytes) break;
    const lengths = page.transactions.map(length);
    page.transactions[lengths.indexOf(Math.min(...lengths))] = longer;
  }
  return JSON.stringify(page);
}

interface TransactionPage {
  transactions: object[];
  links: { next: string | null };
}
