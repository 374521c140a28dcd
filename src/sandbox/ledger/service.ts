import type { LedgerData } from '../data/ledger-data.js';
import { rowOf } from '../data/stand-in.js';
import type { ServiceRequest } from '../service-request.js';
import { accountOf, accountTransactions } from './account.js';
import { accountLists } from './account-lists.js';
import { contractLists } from './contract-lists.js';
import { docs } from './docs.js';
import { addressFinder, existingAccount } from './find-entity.js';
import { type Answer, preflight, respond } from './headers.js';
import { historyLists } from './history-lists.js';
import { javaLists } from './java/java-lists.js';
import { javaLookups } from './java/java-lookups.js';
import { readJavaQuery } from './java/java-query.js';
import { lastBounds } from './java/java-refusals.js';
import { type FindAddress, largestLong } from './kinds.js';
import type { List } from './list.js';
import { checkName, checkTopics, checkUnit } from './list-refusals.js';
import type { LookupRequest, Lookups } from './lookup.js';
import { lookups } from './lookups.js';
import { madeLookups } from './made-operations.js';
import { type Check, type Operation, operations } from './operations.js';
import { pageOf, type Traits } from './page.js';
import { checkPath, checkRange } from './path-parameters.js';
import { type Condition, conditionsOn, isOn, type ServiceQuery } from './query.js';
import { checkSizes, pairsOf, readQuery } from './read-query.js';
import { type Route, routeOf } from './route.js';
import { javaError, notFound, ServiceError } from './service-error.js';
import { rangeOf } from './snapshots.js';
import { tokenLists } from './token-lists.js';
import { web3Lookups } from './web3.js';
import { readWeb3Query } from './web3-query.js';
import { type Window, windowOf } from './window.js';

export const ledgerLists: readonly List<unknown>[] = [
  ...accountLists,
  ...contractLists,
  ...historyLists,
  ...javaLists,
  ...tokenLists,
];

// A list whose refusals are never asked would accept what the service refuses, and no request would show it.
for (const { operationId, backend, checks } of operations) {
  const isRefusing = ledgerLists.some((list) => list.operationId === operationId && list.check);
  if (isRefusing && backend === 'javascript' && !checks.includes('rules'))
    throw new Error(`the sandbox has refusals of ${operationId} that run only with 'rules' in its checks`);
}

export const ledgerLookups = { ...lookups, ...javaLookups, ...web3Lookups };

const allLookups: Lookups = { ...ledgerLookups, ...madeLookups };

/** By `operationId`. */
export const listsById: ReadonlyMap<string, List<unknown>> = new Map(
  [accountTransactions, ...ledgerLists].map((list) => [list.operationId, list]),
);

/** The parts in which a generated ledger and given rows differ. Requests are read, and pages made, by the same code. */
export interface Service {
  readonly ledger: LedgerData;
  readonly traits: Traits;
  readonly listOf: (operationId: string) => List<unknown> | undefined;
  readonly lookups: Lookups;
  readonly accountOf: typeof accountOf;
  /** Throws 404 for an account that does not exist. */
  readonly checkAccount: (text: string) => void;
  readonly findAddress: FindAddress;
}

export function ledgerService(ledger: LedgerData, traits: Traits): Service {
  return {
    ledger,
    traits,
    listOf: (operationId) => listsById.get(operationId),
    lookups: allLookups,
    accountOf,
    checkAccount: (text) => existingAccount(ledger, text),
    findAddress: addressFinder(ledger),
  };
}

export async function answerRequest(service: Service, request: ServiceRequest): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  const { pathname, search } = new URL(request.url);
  if (pathname === docs.path) return docs.response();
  let operation: Operation | undefined;
  try {
    const route = routeOf(request.method, pathname);
    operation = route.operation;
    const body = {
      bytes: new Uint8Array(await request.arrayBuffer()),
      contentType: request.headers.get('content-type') ?? '',
    };
    checkCoding(operation, request);
    return respond(answer(service, route, { search: search.slice(1), body }), request, operation);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return respond(
      { status: error.status, data: { _status: { messages: error.messages } } },
      request,
      operation,
    );
  }
}

/** The service sends opcode traces only compressed, because they are long. `fetch` accepts gzip by default. */
function checkCoding({ operationId }: Operation, { headers }: ServiceRequest): void {
  const accepted = headers.get('accept-encoding') ?? 'gzip';
  if (operationId === 'getContractOpcodes' && !/gzip|\*/i.test(accepted))
    throw javaError(406, 'Accept-Encoding: gzip header is required', '');
}

/** Answers a request that fits the description. Throws a `ServiceError` for any other. */
export function answer(
  service: Service,
  route: Route,
  { search, body }: { search: string; body: LookupRequest['body'] },
): Answer {
  const { ledger, traits } = service;
  const { operation, path } = route;
  const { operationId, backend } = operation;
  if (!traits.hooks && operationId.startsWith('getHook')) throw notFound();
  const list = service.listOf(operationId);
  const asked = checked(service, route, { search, list });
  const limit = Math.min(asked.limit, traits.largestPage);
  const query = { ...asked, limit, tokensInRow: traits.tokensInRow };
  if (list && operationId === 'getAccount') {
    const account = service.accountOf(ledger, { path, query });
    if (!isOn(query, 'transactions', true))
      return { status: 200, data: { ...account, transactions: [], links: { next: null } } };
    const { data, ...rest } = listAnswer(service, route, list, query);
    return { ...rest, data: { ...account, ...(data as object) } };
  }
  if (list) {
    const bounded = backend === 'java' ? lastBounds(query, ...boundNames(list)) : query;
    return listAnswer(service, route, list, bounded);
  }
  const lookup = service.lookups[operationId];
  if (!lookup) throw notFound();
  const data = lookup(ledger, { path, query, body });
  return { status: isPartial(operationId, data) ? 206 : 200, data };
}

/** The keys that keep only the last bound on each side. Only lists of airdrops do this. */
function boundNames({ operationId, key }: List<unknown>): string[] {
  if (operationId.endsWith('Airdrops')) return key.map(({ parameter }) => parameter);
  return [];
}

function checked(
  { findAddress, checkAccount }: Service,
  { operation, path }: Route,
  { search, list }: { search: string; list: List<unknown> | undefined },
): ServiceQuery {
  if (operation.backend !== 'javascript') {
    checkPath(operation, path);
    const query = operation.backend === 'java' ? readJavaQuery(operation, search) : readWeb3Query(search);
    list?.check?.(query);
    return query;
  }
  const pairs = pairsOf(search);
  let query: ServiceQuery = { pairs, conditions: [], limit: 0, order: operation.order };
  const checks: Readonly<Record<Check, () => void>> = {
    account: () => checkAccount(path.idOrAliasOrEvmAddress),
    name: () => checkName(pairs),
    path: () => checkPath(operation, path),
    query: () => {
      query = readQuery(operation, pairs, findAddress);
    },
    range: () => checkRange(operation, path),
    rules: () => list?.check?.(query),
    topics: () => checkTopics(query),
    unit: () => checkUnit(pairs),
  };
  for (const check of operation.checks) checks[check]();
  checkSizes(operation, query);
  return query;
}

/** The service returns 206 for a result without the return data of its call. */
function isPartial(operationId: string, data: object): boolean {
  return operationId.startsWith('getContractResultBy') && 'call_result' in data && data.call_result === '0x';
}

function listAnswer(
  { ledger, traits }: Service,
  { operation, path, pathname }: Route,
  list: List<unknown>,
  query: ServiceQuery,
): Answer {
  const { property, items, view, around } = list;
  const rows = items(ledger, path, query);
  const searched = list.dropsEmptyRange ? withoutEmptyRange(query) : query;
  let window: Window = { sent: query, query: traits.isLoose ? withoutFarBound(list, query) : searched };
  if (traits.windows && list.window) {
    const span = { first: firstTime(ledger, list, rows), now: timeOf(traits) };
    window = windowOf(searched, list.window.unless, span);
  }
  const page = pageOf(list, rows, { operation, window, traits });
  const next = page.next === null ? null : `${pathname}?${page.next}`;
  const shown = page.items.map((item) => rowOf(item as object));
  const data = {
    [property]: view ? shown.map((item) => view(item, ledger, query)) : shown,
    ...around?.(ledger, path, page.items, query),
    links: { next },
  };
  return { status: 200, data, next, items: page.items };
}

/** The service drops the times of some lists if no time is within them (`optimizeTimestampFilters` in `contractController.js`). */
function withoutEmptyRange(query: ServiceQuery): ServiceQuery {
  const { lower, upper } = rangeOf(conditionsOn(query, 'timestamp'));
  if (lower <= upper || conditionsOn(query, 'transaction.hash').length > 0) return query;
  return { ...query, conditions: query.conditions.filter(({ name }) => name !== 'timestamp') };
}

function withoutFarBound({ key: [first] }: List<unknown>, query: ServiceQuery): ServiceQuery {
  const side = query.order === 'asc' ? 'l' : 'g';
  const isFar = ({ name, operator }: Condition): boolean =>
    name === first?.parameter && operator.startsWith(side);
  return { ...query, conditions: query.conditions.filter((one) => !isFar(one)) };
}

/** The first row may be older than the first transaction, because a test can add logs and results without one. */
function firstTime(ledger: LedgerData, { sorter }: List<unknown>, rows: readonly unknown[]): bigint {
  const begins = [
    accountTransactions.sorter.sort(ledger.transactions).firsts[0],
    sorter.sort(rows).firsts[0],
  ].map((first) => BigInt(first ?? largestLong));
  return begins.reduce((a, b) => (a < b ? a : b));
}

/** The end of the current millisecond, because rows that a test has just added have times within it. */
function timeOf({ now }: Traits): bigint {
  return BigInt(Math.floor(now()) + 1) * 1_000_000n - 1n;
}
