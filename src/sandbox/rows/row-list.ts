import type { TransactionDetail } from '../../../generated/ledger/types.js';
import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { DescribedList, DescribedOperation } from '../described-operation.js';
import { Grouper } from '../ledger/grouped.js';
import { matchingTransactions } from '../ledger/history-lists.js';
import { addressable, balanceOwner, entity, type FindAddress, type Kind } from '../ledger/kinds.js';
import { type List, type Path, reader } from '../ledger/list.js';
import type { ServiceQuery } from '../ledger/query.js';
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
 * A list of given rows. It compares and refuses as the list of the generated ledger does, `generated`. Its rows are those of `source`
 * that the parameters of the path name.
 */
export function rowList(
  operation: ListOperation,
  generated: List<unknown>,
  source: RowSource,
  find: FindAddress,
): List<object> {
  const { operationId } = operation;
  const { view, ...ofLedger } = generated as List<object>;
  const shown = (row: object): object => source.shownAs?.(row) ?? row;
  const chosen: Choice = ofTransactions.has(operationId)
    ? (...asked) => transactionsOf(...asked, find)
    : ownedRows(operation, find);
  return {
    ...ofLedger,
    ...generated.ofRows(find),
    items: (_, path, query) => {
      const asked = { operationId, pathname: pathnameOf(operation, path), path, query };
      return chosen(source.rowsOf(asked), path, query);
    },
    view: viewed.has(operationId) && view ? (row, ...rest) => view(shown(row), ...rest) as object : shown,
    around: ({ timestamp }, path, page, query) =>
      source.beside?.({ operationId, path, query }, page) ?? beside(operation, path, page, timestamp),
  };
}

function pathnameOf({ path: template }: ListOperation, path: Path): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name as keyof Path]);
}

function pathKind(name: string): Kind {
  if (name === 'idOrAliasOrEvmAddress') return balanceOwner;
  return name === 'contractIdOrAddress' ? addressable : entity;
}

type Choice = (rows: readonly object[], path: Path, query: ServiceQuery) => readonly object[];

/** The rows that the path names, such as those of a topic, each time in the same array; of tokens, those with a name. */
function ownedRows({ list, path: template }: ListOperation, find: FindAddress): Choice {
  const owners = Object.entries(list.filters).flatMap(([name, { fields }]) => {
    const [field] = fields;
    if (field === undefined || !template.includes(`{${name}}`)) return [];
    const ownerIn = (text: string): string => String(pathKind(name).parse(text, find) ?? -1n);
    const ownerOf = reader<object>(field, (row) => row);
    const groups = new Grouper<object>((row) => ownerIn(String(ownerOf(row)[0] ?? '')));
    return [{ name: name as keyof Path, ownerIn, groups }];
  });
  return (rows, path, { conditions }) => {
    let found = rows;
    for (const { name, ownerIn, groups } of owners) found = groups.group(found, ownerIn(path[name]));
    const parts = conditions.filter(({ name }) => name === 'name').map(({ value }) => String(value));
    if (parts.length === 0) return found;
    return found.filter((row) =>
      parts.every((part) => isLike(String((row as { name?: unknown }).name ?? ''), part)),
    );
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

/** The fields that the replies of some lists have beside their items. */
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
