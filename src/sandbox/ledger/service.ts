import * as operations from '../../../generated/ledger/operations.js';
import { describe, type OperationFunction } from '../../core/call/parse.js';
import type { Operation } from '../../core/operation/operation.js';
import { breach } from '../../core/request/breach.js';
import { stringify } from '../../core/request/stringify.js';
import { wireValue } from '../../core/request/wire-value.js';
import type { LedgerData } from '../data/ledger-data.js';
import { checkSize } from './find-entity.js';
import { type ListRow, ledgerLists } from './lists.js';
import { type Body, type LookupRow, ledgerLookups } from './lookups.js';
import { readQuery } from './read-query.js';
import { select, type Weaknesses } from './select.js';
import { notFound, ServiceError } from './service-error.js';

interface Route {
  operation: Operation;
  pattern: RegExp;
  names: readonly string[];
  list: ListRow<unknown> | undefined;
  lookup: LookupRow | undefined;
}

// The service's own names of path parameters, as its messages say them.
const internalNames: Readonly<Record<string, string>> = {
  contractIdOrAddress: 'contractid',
  scheduleId: 'scheduleid',
  sequenceNumber: 'sequencenumber',
  serialNumber: 'serialnumber',
  tokenId: 'tokenid',
  topicId: 'topicid',
};

/** Deployed paths; the documented-only ones are not answered, as the deployed service does not. */
const routes: readonly Route[] = Object.entries(operations)
  .filter(([name]) => !name.endsWith('AtDocumentedPath'))
  .map(([, operation]) => describe(operation as OperationFunction<unknown>))
  .map((operation) => ({
    operation,
    names: [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1])),
    pattern: new RegExp(`^${operation.path.replaceAll(/\{[^{}]+\}/g, '([^/]+)')}$`),
    list: ledgerLists.find((row) => row.operation.operationId === operation.operationId),
    lookup: ledgerLookups.find((row) => row.operation.operationId === operation.operationId),
  }))
  .sort((a, b) => a.names.length - b.names.length);

/** Answers a request for `/api/v1/…` as the query service would. */
export function answerLedger(
  ledger: LedgerData,
  { method, path, query, body }: { method: string; path: string; query: string; body: Body },
  weak: Weaknesses,
): Response {
  try {
    const { status, data } = answer(ledger, method, path, query, body, weak);
    return json(status, data);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return json(error.status, { _status: { messages: error.messages.map((message) => ({ message })) } });
  }
}

function json(status: number, data: object): Response {
  return new Response(stringify(data), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
  });
}

function answer(
  ledger: LedgerData,
  method: string,
  path: string,
  text: string,
  body: Body,
  weak: Weaknesses,
): { status: number; data: object } {
  for (const route of routes) {
    const match = route.operation.method === method ? route.pattern.exec(path) : null;
    if (!match) continue;
    const values = Object.fromEntries(
      route.names.map((name, index) => [name, decodeURIComponent(String(match[index + 1]))]),
    );
    checkPath(route.operation, values);
    const query = readQuery(route.operation, text);
    for (const { name, value } of query.pairs) {
      if (/^(account|entity-id)/.test(route.operation.parameters?.[name]?.kind ?? '')) checkSize(value);
    }
    if (route.lookup) {
      const data = route.lookup.reply(ledger, values, query, checkedBody(route.operation, body));
      return { status: route.lookup.status?.(data) ?? 200, data };
    }
    if (!route.list) break;
    const { property, items, view, around, check } = route.list;
    check?.(query);
    const selected = select(route.operation, items(ledger, values, query), route.list, query, weak);
    const data = {
      [property]: view ? selected.items.map((item) => view(item, ledger, query)) : selected.items,
      ...around?.(ledger, values),
      links: { next: selected.next === null ? null : `${path}?${selected.next}` },
    };
    return { status: 200, data };
  }
  throw notFound();
}

function checkPath({ parameters = {} }: Operation, values: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(values)) {
    const rule = parameters[name];
    const value = rule && wireValue(text, rule);
    if (!rule || !value || breach({ ...value, isString: false }, rule))
      throw new ServiceError(400, [`Invalid parameter: ${internalNames[name] ?? name}`]);
  }
}

function checkedBody({ body }: Operation, sent: Body): Body {
  if (body && !sent.contentType.startsWith(body.mediaType) && !sent.contentType.includes('protobuf'))
    throw new ServiceError(415, ['Unsupported Media Type']);
  return sent;
}
