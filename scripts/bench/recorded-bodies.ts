import type { Operation } from '../../src/core/operation/operation.js';
import { readReply } from '../../src/core/reply/read-reply.js';
import { type AccountInfo, type Contract, stringify, type Transaction } from '../../src/index.js';
import {
  getAccountsOperation,
  getBlockOperation,
  getContractsOperation,
  getTransactionsOperation,
} from '../../src/ledger.js';
import type { Recording } from '../verify/read-recordings.js';
import { type Body, type BodyName, subjects } from './bodies.js';

const pageLength = 100;

/** With fewer distinct items a page is too monotonous to be taken for one of the service. */
const fewest = 25;

/** A reply as it was recorded, or made of several; undefined where the recordings have too little. */
interface Found {
  readonly text: string;
  readonly from: string;
}

/** Bodies of recorded replies in place of those made, where there are enough of them; says which were taken. */
export function recordedBodies(
  recordings: readonly Recording[],
  made: readonly Body[],
): { bodies: Body[]; notes: string[] } {
  const notes: string[] = [];
  const bodies = made.map((body) => {
    const found = finders[body.name](
      recordings.filter(({ method, status }) => method === 'GET' && status === 200),
    );
    notes.push(`${subjects[body.name].title}: ${found?.from ?? 'made, as the recordings have too little'}`);
    return found ? { ...body, text: found.text } : body;
  });
  return { bodies, notes };
}

const finders: Readonly<Record<BodyName, (recordings: readonly Recording[]) => Found | undefined>> = {
  transactions: (recordings) =>
    findPage(recordings, '/api/v1/transactions', (text) => {
      const { transactions: items, links } = dataOf(getTransactionsOperation, text);
      return { key: 'transactions', items, links, idOf: (item: Transaction) => item.consensus_timestamp };
    }),
  contracts: (recordings) =>
    findPage(recordings, '/api/v1/contracts', (text) => {
      const { contracts: items, links } = dataOf(getContractsOperation, text);
      return { key: 'contracts', items, links, idOf: (item: Contract) => item.contract_id };
    }),
  accounts: (recordings) =>
    findPage(
      recordings,
      '/api/v1/accounts',
      (text) => {
        const { accounts: items, links } = dataOf(getAccountsOperation, text);
        return { key: 'accounts', items, links, idOf: (item: AccountInfo) => item.account };
      },
      { long: true },
    ),
  block: (recordings) => {
    const [longest] = recordings
      .filter(({ url }) => /^\/api\/v1\/blocks\/[^/?]+$/.test(url))
      .filter(({ body }) => !holdsLongInteger(dataOf(getBlockOperation, body)))
      .sort((a, b) => b.body.length - a.body.length);
    return longest && { text: longest.body, from: longest.url };
  },
};

interface Page<Item> {
  readonly key: string;
  readonly items: readonly Item[];
  readonly links: unknown;
  readonly idOf: (item: Item) => unknown;
}

/**
 * A recorded page, or the distinct items of several joined. Integers above 2^53 decide how a body is read: where they
 * are wanted those that hold one come first, elsewhere they are left out.
 */
function findPage<Item>(
  recordings: readonly Recording[],
  path: string,
  read: (text: string) => Page<Item>,
  { long = false } = {},
): Found | undefined {
  const pages = recordings
    .filter(({ url }) => url.split('?')[0] === path)
    .sort((a, b) => b.body.length - a.body.length)
    .flatMap(({ url, body }) => {
      try {
        return [{ url, body, page: read(body) }];
      } catch {
        // A reply that was recorded because it is odd.
        return [];
      }
    });
  const [longest] = pages;
  if (!longest) return undefined;
  const distinct = new Map<unknown, { item: Item; url: string }>();
  for (const { url, page } of pages)
    for (const item of page.items)
      if (!distinct.has(page.idOf(item))) distinct.set(page.idOf(item), { item, url });
  const all = [...distinct.values()];
  const [holding, others] = [true, false].map((holds) =>
    all.filter(({ item }) => holdsLongInteger(item) === holds),
  );
  const distinctItems = [...(long ? (holding ?? []) : []), ...(others ?? [])].slice(0, pageLength);
  const count = long ? (holding?.length ?? 0) : 0;
  if (distinctItems.length < fewest || (long && count === 0)) return undefined;
  const taken = Array.from(
    { length: pageLength },
    (_, index) => distinctItems[index % distinctItems.length] as (typeof distinctItems)[number],
  );
  const urls = new Set(taken.map(({ url }) => url));
  const text = stringify({ [longest.page.key]: taken.map(({ item }) => item), links: longest.page.links });
  const special = long ? `, ${Math.min(count, pageLength)} of them with integers above 2^53` : '';
  const from = urls.size === 1 ? [...urls].join() : `${urls.size} recorded pages`;
  const repeated = distinctItems.length < pageLength ? `, repeated until they are ${pageLength}` : '';
  return { text, from: `${distinctItems.length} items of ${from}${special}${repeated}` };
}

/** Data without words and fields that the description does not know, for which another client rejects a whole page. */
function dataOf<Data>(operation: Operation<Data>, text: string): Data {
  const { data, unusable, issues, drift } = readReply(operation, text, JSON.parse(text), true);
  if (unusable || issues.length + drift.length > 0) throw new Error('not as the description has it');
  return data as Data;
}

function holdsLongInteger(value: unknown): boolean {
  if (typeof value === 'bigint') return !Number.isSafeInteger(Number(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongInteger);
}
