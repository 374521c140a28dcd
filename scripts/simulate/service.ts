import type { Cluster } from './cluster.js';
import { accountId, type Ledger, type Row, timestampOf, transactionIdOf } from './ledger.js';
import { matches, nextLink, readQuery, traits, windowOf, withoutFarBound } from './query.js';

/** A reply before the network has touched it. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The rows in it, and whether each was complete. The history of a run names them. */
  readonly rows: readonly Row[];
}

const lists = Object.values(traits);

/** Whether a host limits the range of a list to a window, and whether it ignores the far bound. */
export interface Habits {
  readonly hasWindows: boolean;
  readonly isLoose: boolean;
}

/** Answers a request as one cluster does at one moment. */
export function answer(ledger: Ledger, cluster: Cluster, now: number, url: URL, habits: Habits): Answer {
  const { pathname: path, searchParams: search } = url;
  const list = lists.find((each) => each.path === path);
  if (list) return listAnswer(ledger, cluster, now, list, search, habits);
  const { rows } = ledger;
  const [, kind, name = ''] =
    /^\/api\/v1\/(topics\/0\.0\.4001\/messages|transactions|accounts)\/([^/]+)$/.exec(path) ?? [];
  const isVisible = (row: Row): boolean => cluster.shows(row) <= now;
  if (kind === 'accounts') return accountAnswer(rows.getTransactions.filter(isVisible));
  const found =
    kind === 'transactions'
      ? rows.getTransactions.find((row) => transactionIdOf(timestampOf(row.first)) === name)
      : kind && rows.getTopicMessages.find((row) => String(row.first) === name);
  if (!found || !isVisible(found)) return errorAnswer(404, 'Not found');
  return {
    status: 200,
    body: kind === 'transactions' ? `{"transactions":[${found.json}]}` : found.json,
    rows: [found],
  };
}

function listAnswer(
  ledger: Ledger,
  cluster: Cluster,
  now: number,
  list: (typeof traits)[keyof typeof traits],
  search: URLSearchParams,
  { hasWindows, isLoose }: Habits,
): Answer {
  const query = readQuery(list, search);
  if (!query) return errorAnswer(400, `Invalid parameter: ${[...search.keys()][0]}`);
  const all = ledger.rows[list.name];
  const present = BigInt(now) * 1_000_000n;
  // A service searches from the first transaction of its ledger.
  const first = ledger.rows.getTransactions[0]?.first ?? present;
  const window = hasWindows ? windowOf(list, query, first, present) : undefined;
  const kept = isLoose ? withoutFarBound(list, query) : query;
  let found = all.filter((row) => cluster.shows(row) <= now && matches(list, kept, row));
  if (window) found = found.filter((row) => row.first >= window.from && row.first <= window.to);
  if (query.order === 'desc') found.reverse();
  const page = found.slice(0, query.limit);
  const isFull = page.length === query.limit;
  const last = page.at(-1);
  if (!last && window?.edge !== undefined && list.emptyWindow === 'failure' && query.order === 'desc')
    return errorAnswer(500, 'Internal error');
  const hasMore = window?.edge !== undefined && (last !== undefined || list.emptyWindow !== 'end');
  const behind = isFull && last ? last : hasMore ? window?.edge : undefined;
  const next = behind === undefined ? null : nextLink(list, search, query.order, behind);
  const items = page.map((row) => (cluster.completes(row) <= now ? row.json : row.youngJson));
  const beside = list.name === 'getTokenBalances' ? `"timestamp":"${Math.floor(now / 1000)}.000000000",` : '';
  const body = `{${beside}"${list.items}":[${items.join(',')}],"links":{"next":${JSON.stringify(next)}}}`;
  return { status: 200, body, rows: page };
}

/** The account takes part in each transaction, so the time of its balance is that of the newest one. */
function accountAnswer(visible: readonly Row[]): Answer {
  const newest = visible.at(-1);
  const time = newest ? timestampOf(newest.first) : '1.000000000';
  const balance = `{"timestamp":"${time}","balance":${visible.length},"tokens":[]}`;
  const body = `{"account":"${accountId}","balance":${balance},"deleted":false,"transactions":[],"links":{"next":null}}`;
  return { status: 200, body, rows: newest ? [newest] : [] };
}

export function errorAnswer(status: number, message: string): Answer {
  return { status, body: JSON.stringify({ _status: { messages: [{ message }] } }), rows: [] };
}
