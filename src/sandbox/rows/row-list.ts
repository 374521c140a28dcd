import type { TransactionDetail } from '../../../generated/ledger/types.js';
import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { DescribedFilter, DescribedList, DescribedOperation } from '../described-operation.js';
import { Grouper } from '../ledger/grouped.js';
import { matchingTransactions, transactionFilters } from '../ledger/history-lists.js';
import { javaParameters } from '../ledger/java/java-kinds.js';
import {
  addressable,
  balanceOwner,
  entity,
  type FindAddress,
  type Kind,
  type Value,
} from '../ledger/kinds.js';
import { hashes, hex, type List, type Path } from '../ledger/list.js';
import { parameterOf } from '../ledger/parameters.js';
import type { ServiceQuery } from '../ledger/query.js';
import type { Filter, Read } from '../ledger/select.js';
import { type Key, Sorter } from '../ledger/sorted.js';
import { isLike } from '../ledger/token-lists.js';
import type { RowSource } from './rows.js';

export interface ListOperation extends DescribedOperation {
  readonly list: DescribedList;
}

const listOperations = new Map(
  describedOperations.flatMap(({ list, ...operation }): [string, ListOperation][] =>
    list ? [[operation.operationId, { ...operation, list }]] : [],
  ),
);

export function listOperation(operationId: string): ListOperation | undefined {
  return listOperations.get(operationId);
}

export const listNames: readonly string[] = [...listOperations.keys()];

/** Lists whose rows the service does not always show as they are: without balances or tokens, or as text. */
const viewed = new Set(['getAccounts', 'getBalances', 'getTopicMessages']);

/** The two lists whose filters are held against one transfer of a transaction together. */
const ofTransactions = new Set(['getAccount', 'getTransactions']);

/**
 * A list of given rows. What compares rows comes from the description: its keys and filters, of which some are in the path.
 * What refuses a query, and what the service does with a window, is that of the list of the generated ledger, `generated`.
 */
export function rowList(
  operation: ListOperation,
  generated: List<unknown>,
  source: RowSource,
  find: FindAddress,
): List<object> {
  const { operationId, list } = operation;
  const { check, single, window, nextBy, view } = generated as List<object>;
  const key = keysOf(operation);
  const shown = (row: object): object => source.shownAs?.(row) ?? row;
  const chosen: Choice = ofTransactions.has(operationId)
    ? (...asked) => transactionsOf(...asked, find)
    : ownedRows(operation, find);
  return {
    operationId,
    property: list.property,
    key,
    sorter: new Sorter(key),
    matching: list.matching,
    filters: ofTransactions.has(operationId)
      ? (transactionFilters as Readonly<Record<string, Filter<object>>>)
      : filtersOf(operation, generated, find),
    items: (_, path, query) => {
      const asked = { operationId, pathname: pathnameOf(operation, path), path, query };
      return chosen(source.rowsOf(asked), path, query);
    },
    view: viewed.has(operationId) && view ? (row, ...rest) => view(shown(row), ...rest) as object : shown,
    around: ({ timestamp }, path, page, query) =>
      source.beside?.({ operationId, path, query }, page) ?? beside(operation, path, page, timestamp),
    ...(check && { check }),
    ...(single && { single }),
    ...(window && { window }),
    ...(nextBy && { nextBy }),
  };
}

function pathnameOf({ path: template }: ListOperation, path: Path): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name as keyof Path]);
}

export function keysOf(operation: ListOperation): Key<object>[] {
  return operation.list.key.map(({ parameter, field }) => {
    const kind = kindOf(operation, parameter);
    // A fungible token has no serial number, which counts as 0.
    const read = (row: object): Value => kind.parse(textOf(valueAt(row, field) ?? 0), unknownAddress) ?? -1n;
    return { parameter, read, write: kind.write };
  });
}

export function kindOf({ operationId, backend }: ListOperation, parameter: string): Kind {
  const ofJava = javaParameters[operationId]?.[parameter]?.kind;
  if (backend === 'java' && ofJava) return ofJava;
  return parameterOf(operationId, parameter).kind;
}

const unknownAddress: FindAddress = () => -1n;

function pathKind(name: string): Kind {
  if (name === 'idOrAliasOrEvmAddress') return balanceOwner;
  return name === 'contractIdOrAddress' ? addressable : entity;
}

function filtersOf(
  operation: ListOperation,
  generated: List<unknown>,
  find: FindAddress,
): Readonly<Record<string, Filter<object>>> {
  const filters = Object.entries(operation.list.filters).flatMap(([name, filter]) => {
    const isOfPath = operation.path.includes(`{${name}}`);
    // No field of a row says what a filter without fields compares.
    if (isOfPath || filter.fields.length === 0 || filter.by === 'part') return [];
    const { isIgnored } = generated.filters[name] ?? {};
    const kind = kindOf(operation, name);
    const made: Filter<object> = {
      read: readerOf(name, filter, { kind, form: operation.query[name]?.value, find }),
      repeats: filter.joins ?? 'all',
      isAlwaysEqual: filter.onlyEqual === true,
      ...(filter.unless !== undefined && { everything: filter.unless.toLowerCase() }),
      ...(isIgnored && { isIgnored }),
    };
    return [[name, made] as const];
  });
  return Object.fromEntries(filters);
}

function readerOf(
  name: string,
  { fields, by }: DescribedFilter,
  { kind, form, find }: { kind: Kind; form: string | undefined; find: FindAddress },
): Read<object> {
  const [field = ''] = fields;
  // A key of several keys has another form than those that a filter accepts.
  if (form === 'public-key') return hex((row: object) => valuesAt(row, field)[0]).read;
  if (by === 'hash') return hashes((row: object) => valuesAt(row, field)[0]).read;
  const isTopic = /^topic\d$/.test(name);
  return (row) =>
    fields
      .flatMap((pointer) => valuesAt(row, pointer))
      .map((value) => kind.parse(textOf(value), find))
      // The search strips all zeros of a topic, and finds no topic of zeros.
      .filter((value): value is Value => value !== undefined && !(isTopic && value === 0n));
}

/** The values at a JSON pointer in which `*` stands for each item of an array. Null is no value. */
function valuesAt(row: object, pointer: string): unknown[] {
  let found: unknown[] = [row];
  for (const name of pointer.split('/').slice(1))
    found = name === '*' ? found.flat() : found.map((value) => valueAt(value, name));
  return found.filter((value) => value !== null && value !== undefined);
}

export function valueAt(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

const textOf = (value: unknown): string => String(value ?? '');

type Choice = (rows: readonly object[], path: Path, query: ServiceQuery) => readonly object[];

/** The rows that the path names, such as those of a topic, each time in the same array; of tokens, those with a name. */
function ownedRows({ list, path: template }: ListOperation, find: FindAddress): Choice {
  const owners = Object.entries(list.filters).flatMap(([name, { fields }]) => {
    const [field] = fields;
    if (field === undefined || !template.includes(`{${name}}`)) return [];
    const ownerIn = (text: string): string => String(pathKind(name).parse(text, find) ?? -1n);
    const groups = new Grouper<object>((row) => ownerIn(textOf(valuesAt(row, field)[0])));
    return [{ name: name as keyof Path, ownerIn, groups }];
  });
  return (rows, path, { conditions }) => {
    let found = rows;
    for (const { name, ownerIn, groups } of owners) found = groups.group(found, ownerIn(path[name]));
    const parts = conditions.filter(({ name }) => name === 'name').map(({ value }) => String(value));
    if (parts.length === 0) return found;
    return found.filter((row) => parts.every((part) => isLike(textOf(valueAt(row, 'name')), part)));
  };
}

interface Found {
  readonly length: number;
  readonly byConditions: Map<string, readonly object[]>;
}

const foundTransactions = new WeakMap<readonly object[], Found>();

/** The transactions of an account, each time in the same array, so that they are sorted once. */
const transactionsOf = (
  rows: readonly object[],
  { idOrAliasOrEvmAddress: account }: Partial<Path>,
  { conditions }: ServiceQuery,
  find: FindAddress,
): readonly object[] => {
  const own = conditions.filter(({ name }) => name === 'account.id' || name === 'type');
  if (account !== undefined)
    own.push({
      name: 'account.id',
      operator: 'eq',
      value: balanceOwner.parse(account, find) ?? -1n,
    });
  if (own.length === 0) return rows;
  let found = foundTransactions.get(rows);
  if (found?.length !== rows.length) {
    found = { length: rows.length, byConditions: new Map() };
    foundTransactions.set(rows, found);
  }
  const name = own.map((one) => Object.values(one).join(' ')).join();
  const matching =
    found.byConditions.get(name) ??
    matchingTransactions({ transactions: rows as TransactionDetail[] }, { conditions: own });
  found.byConditions.set(name, matching);
  return matching;
};

/** What the replies of some lists have beside their items. */
function beside(
  { operationId }: ListOperation,
  path: Path,
  page: readonly object[],
  timestamp: string,
): object {
  if (operationId === 'getHookStorage')
    return { hook_id: BigInt(path.hookId), owner_id: path.idOrAliasOrEvmAddress };
  if (!operationId.endsWith('Balances')) return {};
  return { timestamp: page.length > 0 ? timestamp : null };
}
