import * as operations from '../../generated/ledger/operations.js';
import { readPlain } from '../../src/client/reply/read-plain.js';
import { parseReply, stringifyJson } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import type { Recording } from '../verify/recordings.js';
import { type Route, routesOf } from '../verify/routes.js';

const subjects = {
  getTransactions: 'page of 100 transactions',
  getContracts: 'page of 100 contracts',
  getContractsLogs: 'page of 100 logs',
  getBlock: 'one block',
  getAccounts: 'page of 100 accounts, integers above 2^53',
};

export interface Body {
  readonly operationId: keyof typeof subjects;
  readonly title: string;
  readonly path: string;
  readonly url: string;
  readonly input: { readonly [place in 'path' | 'query']?: Readonly<Record<string, unknown>> };
  readonly text: string;
}

const routes = routesOf(operations);

export function routeOf(operationId: string): Route {
  const found = routes.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`unknown operation ${operationId}`);
  return found;
}

export function bodiesOf(
  recordings: readonly Recording[],
  sandboxed: readonly Recording[],
  notes: string[],
): Body[] {
  return Object.entries(subjects).map(([id, title]) => {
    const operationId = id as Body['operationId'];
    const { path, items } = routeOf(operationId).operation;
    const recorded = bodyOf(operationId, recordings);
    const text = recorded ?? bodyOf(operationId, sandboxed) ?? '';
    notes.push(`${title}: ${recorded ? 'recorded' : 'made by the sandbox'}`);
    const size = (Buffer.byteLength(text) / 1000).toFixed(items ? 0 : 1);
    const request = items
      ? { url: `${path}?limit=100`, input: { query: { limit: 100 } } }
      : { url: path.replace(/\{.+\}/, '42'), input: { path: { hashOrNumber: '42' } } };
    return { operationId, title: `${title} (${size} kB)`, path, ...request, text };
  });
}

function bodyOf(operationId: Body['operationId'], replies: readonly Recording[]): string | undefined {
  const { operation, pattern } = routeOf(operationId);
  const { items } = operation;
  const good = replies
    .filter(({ status, url }) => status === 200 && pattern.test(url.split('?')[0] ?? ''))
    // Other clients reject a whole page if it has a word or field that the description does not declare.
    .filter(({ body }) => readPlain(operation, { text: body }, true).plain);
  if (!items) return good.map(({ body }) => body).sort((a, b) => b.length - a.length)[0];
  const all = good.flatMap(({ body }) => {
    const found = new Map<string, unknown>(Object.entries(Object(parseReply(operation, body)))).get(items);
    return Array.isArray(found) ? found : [];
  });
  const { rangeKey } = operation;
  const fields = [rangeKey?.field, rangeKey?.second?.field, rangeKey?.third?.field];
  const keyOf = (item: Record<string, unknown>): string => fields.map((name) => item[name ?? '']).join();
  const distinct = [...new Map(all.map((item) => [keyOf(item), String(stringifyJson(item))])).values()];
  if (operationId === 'getTransactions') distinct.sort((a, b) => b.length - a.length);
  // A client reads a body with integers above 2^53 on another path. Accounts have one in ten items, the others none.
  const isLong = (text: string): boolean => JSON.stringify(JSON.parse(text)) !== text;
  const long = operationId === 'getAccounts' ? distinct.filter(isLong).slice(0, 10) : undefined;
  const chosen = [...(long ?? []), ...distinct.filter((text) => !isLong(text))].slice(0, 100);
  if (chosen.length < 25 || long?.length === 0) return undefined;
  const page = Array.from({ length: 100 }, (_, at) => chosen[at % chosen.length]);
  return `{"${items}":[${page.join()}],"links":{"next":null}}`;
}

/** The number of contracts in a walk. The last page is not full, so a walk needs no extra request to find the end. */
export function walkLength(smoke: boolean): number {
  return smoke ? 450 : 19_950;
}

export async function sandboxReplies(smoke: boolean): Promise<Recording[]> {
  const sandbox = createSandbox({ size: 2 });
  const { ledger, ledgerUrl } = sandbox;
  for (const [index, { balance }] of ledger.accounts.entries())
    if (index % 10 === 0 && balance) balance.balance = 2n ** 55n + BigInt(2 * index + 1);
  const contractId = (index: number) => ({ contract_id: `0.0.${900_000 + index}` });
  ledger.contracts = repeated(ledger.contracts, walkLength(smoke), contractId);
  const next = [
    '/api/v1/transactions?limit=100',
    '/api/v1/accounts?limit=100',
    '/api/v1/contracts?limit=100&order=asc',
    '/api/v1/contracts/results/logs?limit=100',
    `/api/v1/blocks/${ledger.blocks.at(-1)?.number}`,
  ];
  const replies: Recording[] = [];
  for (const url of next) {
    const response = await sandbox.fetch(new Request(`${ledgerUrl}${url}`));
    const body = await response.text();
    replies.push({ method: 'GET', url, status: response.status, headers: {}, body });
    next.push(...[JSON.parse(body).links?.next ?? []].flat());
  }
  return replies;
}

export function repeated<Item extends object>(
  items: readonly Item[],
  length: number,
  change: (index: number) => Partial<Item>,
): Item[] {
  return Array.from({ length }, (_, index) => Object.assign({}, items[index % items.length], change(index)));
}
