import type { Operation } from '../../src/core/operation/operation.js';
import { readReply } from '../../src/core/reply/read-reply.js';
import { stringifyJson } from '../../src/index.js';
import {
  getAccountsOperation,
  getBlockOperation,
  getContractsOperation,
  getTransactionsOperation,
} from '../../src/ledger.js';
import type { Recording } from '../compare/recordings.js';
import { type Body, type BodyName, subjects } from './bodies.js';

const operations: Readonly<Record<BodyName, Operation>> = {
  transactions: getTransactionsOperation,
  contracts: getContractsOperation,
  block: getBlockOperation,
  accounts: getAccountsOperation,
};

const pageLength = 100;

/** With fewer distinct items a page is too monotonous to be taken for one of the service. */
const fewest = 25;

/** Bodies of recorded replies in place of those made, where there are enough of them; notes say which were taken. */
export function recordedBodies(
  recordings: readonly Recording[],
  made: readonly Body[],
  notes: string[],
): Body[] {
  const good = recordings.filter(({ method, status }) => method === 'GET' && status === 200);
  return made.map((body) => {
    const found = find(body.name, good);
    notes.push(`${subjects[body.name].title}: ${found?.from ?? 'made, as the recordings have too little'}`);
    return found ? { ...body, text: found.text } : body;
  });
}

/** A recorded reply, or a page made of the distinct items of several. */
function find(name: BodyName, recordings: readonly Recording[]): { text: string; from: string } | undefined {
  const operation = operations[name];
  const path = new RegExp(`^${operation.path.replace(/\{.+\}/, '[^/]+')}$`);
  const replies = recordings
    .filter(({ url }) => path.test(url.split('?')[0] ?? ''))
    .sort((a, b) => b.body.length - a.body.length)
    .flatMap(({ url, body }) => {
      const { data, unusable, issues, drift } = readReply(operation, body, JSON.parse(body), true);
      // For a word or a field that the description does not know another client rejects a whole page.
      const fits = !unusable && issues.length + drift.length === 0;
      return fits ? [{ url, body, data: data as Record<string, object[]> }] : [];
    });
  const { items = '', rangeKey } = operation;
  if (items === '') {
    const one = replies.find(({ data }) => !holdsLongInteger(data));
    return one && { text: one.body, from: one.url };
  }
  const distinct = new Map<unknown, { item: object; url: string }>();
  for (const { url, data } of replies)
    for (const item of data[items] ?? []) {
      const id = new Map<string, unknown>(Object.entries(item)).get(rangeKey?.field ?? '');
      if (!distinct.has(id)) distinct.set(id, { item, url });
    }
  const all = [...distinct.values()];
  // Integers above 2^53 decide how a body is read: those come first where they are wanted, and nowhere else.
  const long = name === 'accounts' ? all.filter(({ item }) => holdsLongInteger(item)) : [];
  const chosen = [...long, ...all.filter(({ item }) => !holdsLongInteger(item))].slice(0, pageLength);
  if (chosen.length < fewest || (name === 'accounts' && long.length === 0)) return undefined;
  const taken = Array.from({ length: pageLength }, (_, index) => chosen[index % chosen.length]);
  const urls = new Set(chosen.map(({ url }) => url));
  const special = long.length
    ? `, ${Math.min(long.length, pageLength)} of them with integers above 2^53`
    : '';
  const from = urls.size === 1 ? [...urls].join() : `${urls.size} recorded pages`;
  const repeated = chosen.length < pageLength ? `, repeated until they are ${pageLength}` : '';
  return {
    text: stringifyJson({ [items]: taken.map((entry) => entry?.item), links: replies[0]?.data.links }),
    from: `${chosen.length} items of ${from}${special}${repeated}`,
  };
}

function holdsLongInteger(value: unknown): boolean {
  if (typeof value === 'bigint') return !Number.isSafeInteger(Number(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongInteger);
}
