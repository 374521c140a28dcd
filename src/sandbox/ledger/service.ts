import * as operations from '../../../generated/ledger/operations.js';
import type { Operation } from '../../core/operation/operation.js';
import { fits } from '../../core/request/fits.js';
import { stringify } from '../../core/request/stringify.js';
import { wireValue } from '../../core/request/wire-value.js';
import type { LedgerData } from '../data/ledger-data.js';
import { checkSize } from './find-entity.js';
import { ledgerLists } from './lists.js';
import { type Body, ledgerLookups } from './lookups.js';
import { readQuery } from './read-query.js';
import { findRoute, routesOf } from './routes.js';
import { select, type Weaknesses } from './select.js';
import { notFound, ServiceError } from './service-error.js';

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
const routes = routesOf(operations)
  .filter(({ operation }) => !operation.operationId.endsWith('AtDocumentedPath'))
  .map((route) => ({
    ...route,
    list: ledgerLists.find((row) => row.operation.operationId === route.operation.operationId),
    lookup: ledgerLookups.find((row) => row.operation.operationId === route.operation.operationId),
  }));

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
  const found = findRoute(routes, method, path);
  if (!found) throw notFound();
  const { values, route } = found;
  const { operation, list, lookup } = route;
  checkPath(operation, values);
  const query = readQuery(operation, text);
  for (const { name, value } of query.pairs) {
    if (/^(account|entity-id)/.test(operation.parameters?.[name]?.kind ?? '')) checkSize(value);
  }
  if (lookup) {
    const data = lookup.reply(ledger, values, query, checkedBody(operation, body));
    return { status: lookup.status?.(data) ?? 200, data };
  }
  if (!list) throw notFound();
  const { property, items, view, around, check } = list;
  check?.(query);
  const selected = select(operation, items(ledger, values, query), list, query, weak);
  const data = {
    [property]: view ? selected.items.map((item) => view(item, ledger, query)) : selected.items,
    ...around?.(ledger, values),
    links: { next: selected.next === null ? null : `${path}?${selected.next}` },
  };
  return { status: 200, data };
}

function checkPath({ parameters = {} }: Operation, values: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(values)) {
    const rule = parameters[name];
    const value = rule && wireValue(text, rule);
    if (!rule || !value || !fits({ ...value, isString: false }, rule))
      throw new ServiceError(400, [`Invalid parameter: ${internalNames[name] ?? name}`]);
  }
}

function checkedBody({ body }: Operation, sent: Body): Body {
  if (body && !sent.contentType.startsWith(body.mediaType) && !sent.contentType.includes('protobuf'))
    throw new ServiceError(415, ['Unsupported Media Type']);
  return sent;
}
