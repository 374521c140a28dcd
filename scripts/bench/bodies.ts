import * as operations from '../../generated/ledger/operations.js';
import type { Operation } from '../../src/core/operation/operation.js';
import { readPlain } from '../../src/core/reply/plain-reply.js';
import { parseReply, stringifyJson } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import type { Recording } from '../compare/recordings.js';
import { routesOf } from '../compare/routes.js';

/** What is asked for. */
const subjects = {
  getTransactions: 'page of 100 transactions',
  getContracts: 'page of 100 contracts',
  getBlock: 'one block',
  getAccounts: 'page of 100 accounts, integers above 2^53',
} as const;

/** A call and what it is answered. */
export interface Body {
  readonly operationId: keyof typeof subjects;
  readonly title: string;
  readonly path: string;
  readonly url: string;
  readonly input: { readonly path?: object; readonly query?: object };
  readonly text: string;
}

const routes = routesOf(operations);

/** The operation that a body is a reply to. */
export function operationOf({ operationId }: Pick<Body, 'operationId'>): Operation {
  const found = routes.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`there is no ${operationId}`);
  return found.operation;
}

/** Bodies of recorded replies, where there are enough of them, or else of the sandbox; notes say which. */
export async function makeBodies(recordings: readonly Recording[], notes: string[]): Promise<Body[]> {
  const made = await sandboxReplies();
  return Object.entries(subjects).map(([id, title]) => {
    const operationId = id as Body['operationId'];
    const { path, items } = operationOf({ operationId });
    const recorded = bodyOf(operationId, recordings);
    const text = recorded ?? bodyOf(operationId, made) ?? '';
    notes.push(`${title}: ${recorded ? 'recorded' : 'made by the sandbox'}`);
    const size = `${(Buffer.byteLength(text) / 1000).toFixed(items ? 0 : 1)} kB`;
    const asked = items
      ? { url: `${path}?limit=100`, input: { query: { limit: 100 } } }
      : { url: path.replace(/\{.+\}/, '42'), input: { path: { hashOrNumber: '42' } } };
    return { operationId, title: `${title} (${size})`, path, ...asked, text };
  });
}

/** A reply, or a page of distinct items of all replies; undefined where these are too few to be taken for a page. */
function bodyOf(operationId: Body['operationId'], replies: readonly Recording[]): string | undefined {
  const operation = operationOf({ operationId });
  const { items } = operation;
  const pattern = routes.find((route) => route.operation === operation)?.pattern;
  const good = replies
    .filter(({ status, url }) => status === 200 && pattern?.test(url.split('?')[0] ?? ''))
    // For a word or a field that the description does not know another client rejects a whole page.
    .filter(({ body }) => readPlain(operation, body, JSON.parse(body), true));
  if (!items) return good[0]?.body;
  const all = good.flatMap(({ body }) => {
    const found = new Map<string, unknown>(Object.entries(Object(parseReply(operation, body)))).get(items);
    return Array.isArray(found) ? found.map((item) => String(stringifyJson(item))) : [];
  });
  const isLong = (text: string): boolean => JSON.stringify(JSON.parse(text)) !== text;
  const distinct = [...new Set(all)];
  // Those of a public network have more transfers than those of the sandbox.
  if (operationId === 'getTransactions') distinct.sort((a, b) => b.length - a.length);
  // Integers beyond 2^53 decide how a body is read: they come first where they are wanted, and nowhere else.
  const long = operationId === 'getAccounts' ? distinct.filter(isLong) : undefined;
  const chosen = [...(long ?? []), ...distinct.filter((text) => !isLong(text))].slice(0, 100);
  if (chosen.length < 25 || long?.length === 0) return undefined;
  const page = Array.from({ length: 100 }, (_, at) => chosen[at % chosen.length]);
  return `{"${items}":[${page.join()}],"links":{"next":null}}`;
}

/** All that the sandbox has of each, with more than a double can count in one account of ten. */
async function sandboxReplies(): Promise<Recording[]> {
  const sandbox = createSandbox({ size: 2 });
  const { accounts, blocks } = sandbox.ledger;
  for (const [index, { balance }] of accounts.entries())
    if (index % 10 === 0 && balance) balance.balance = 2n ** 55n + BigInt(2 * index + 1);
  const lists = ['transactions', 'contracts', 'accounts'].map((name) => `/api/v1/${name}?limit=100`);
  // They grow while they are walked.
  const urls = [`/api/v1/blocks/${blocks.at(-1)?.number}`, ...lists];
  const replies: Recording[] = [];
  for (const url of urls) {
    const response = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}${url}`));
    const body = await response.text();
    replies.push({ method: 'GET', url, status: response.status, headers: {}, body });
    urls.push(...[JSON.parse(body).links?.next ?? []].flat());
  }
  return replies;
}
