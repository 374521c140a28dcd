import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { LedgerData } from '../data/ledger-data.js';
import type { DescribedFilter, DescribedList, DescribedParameter } from '../described-operation.js';
import {
  bytes32,
  entity,
  type FindAddress,
  hash,
  integer,
  type Kind,
  timestamp,
  type Value,
} from './kinds.js';
import { kindOf } from './parameters.js';
import type { ServiceQuery } from './query.js';
import type { Filter, Read, Selection } from './select.js';
import { type Key, Sorter } from './sorted.js';

type PathName =
  | 'contractIdOrAddress'
  | 'hashOrNumber'
  | 'hookId'
  | 'idOrAliasOrEvmAddress'
  | 'scheduleId'
  | 'sequenceNumber'
  | 'serialNumber'
  | 'timestamp'
  | 'tokenId'
  | 'topicId'
  | 'transactionId'
  | 'transactionIdOrHash';

/** The parameters in the path of a request. An operation reads only those of its own path, so none is ever missing. */
export type Path = Readonly<Record<PathName, string>>;

export interface List<Item> extends Selection<Item> {
  readonly operationId: string;
  readonly property: string;
  readonly items: (ledger: LedgerData, path: Path, query: ServiceQuery) => readonly Item[];
  readonly view?: (item: Item, ledger: LedgerData, query: ServiceQuery) => unknown;
  /** Fields beside the items of a page. */
  readonly around?: (ledger: LedgerData, path: Path, page: readonly Item[], query: ServiceQuery) => object;
  readonly check?: (query: ServiceQuery) => void;
  /** Returns true if the list has only one page. */
  readonly single?: (query: ServiceQuery) => boolean;
  readonly window?: DescribedList['window'];
  /** The service reads a range without any time as no range. */
  readonly dropsEmptyRange?: boolean;
  /** The same selection of rows in wire form, with entities by the numbers that `find` has for their addresses. */
  readonly ofRows: (find: FindAddress) => Selection<object>;
}

interface Rest<Item>
  extends Pick<List<Item>, 'items'>,
    Partial<Pick<List<Item>, 'view' | 'around' | 'check' | 'single' | 'dropsEmptyRange'>> {
  /** The row whose fields the description names, if the items have another form. */
  readonly row?: (item: Item) => object;
  /** Filters that are more than a comparison of fields. */
  readonly filters?: Readonly<Record<string, Filter<Item>>>;
  /** Whether the service does not look at a filter in a query. */
  readonly ignored?: Readonly<Record<string, (query: ServiceQuery) => boolean>>;
  /** Filters that `items` applies. */
  readonly applied?: readonly string[];
  /** The filter whose field is in the next link, if it is not the key. It has the same order as the key. */
  readonly nextBy?: string;
}

/**
 * A list with the sort key, the filters and the window that the description says. Its type does not have that of the items, so that
 * lists can be stored together.
 */
export function list<Item>(operationId: string, rest: Rest<Item>): List<unknown> {
  const { row = (item: Item) => item as object, view, around, check, single, items, dropsEmptyRange } = rest;
  const { property, window } = describedList(operationId).list;
  return {
    ...{ operationId, property, items, view, around, check, single, window, dropsEmptyRange },
    ...selectionOf(operationId, rest, row),
    ofRows: (find: FindAddress) =>
      selectionOf(operationId, rest as unknown as Rest<object>, (item: object) => item, find),
  } as unknown as List<unknown>;
}

function selectionOf<Item>(
  operationId: string,
  rest: Pick<Rest<Item>, 'applied' | 'filters' | 'ignored' | 'nextBy'>,
  row: (item: Item) => object,
  find?: FindAddress,
): Selection<Item> {
  const { applied = [], ignored = {}, nextBy } = rest;
  const { query, list: described } = describedList(operationId);
  const keyAt = (parameter: string, pointer: string): Key<Item> => {
    const kind = fieldKind(query[parameter]?.value);
    const at = reader(pointer, row);
    // A fungible token has no serial number, which counts as 0.
    const read = (item: Item): Value => kind.parse(String(at(item)[0] ?? 0), none) ?? missing;
    return { parameter, read, write: kind.write };
  };
  const key = described.key.map(({ parameter, field }) => keyAt(parameter, `/${field}`));
  const filters = Object.entries(described.filters)
    .filter(([name, { fields }]) => name in query && fields.length > 0 && !applied.includes(name))
    .map(([name, facts]): [string, Filter<Item>] => [
      name,
      { ...filterOf(query[name], facts, row, find), ...(ignored[name] && { isIgnored: ignored[name] }) },
    ]);
  const nextField = described.filters[nextBy ?? '']?.fields[0];
  return {
    matching: described.matching ?? 'any',
    key,
    sorter: new Sorter(key),
    filters: { ...Object.fromEntries(filters), ...rest.filters },
    ...(nextBy !== undefined && nextField !== undefined && { nextBy: keyAt(nextBy, nextField) }),
  };
}

function describedList(operationId: string) {
  const found = describedOperations.find((one) => one.operationId === operationId);
  if (!found?.list) throw new Error(`the description has no list ${operationId}`);
  return { query: found.query, list: found.list };
}

const none = (): bigint => -1n;
/** A field that is no key is lower than all keys. */
export const missing = -1n;

/** How the service stores a field that is compared with values of a form. */
function fieldKind(form: string | undefined): Kind {
  if (form === 'timestamp') return timestamp;
  if (form === 'hex') return bytes32;
  return form !== undefined && /integer|amount|index/.test(form) ? integer() : entity;
}

/** All values at a pointer, in which `*` stands for each item of an array. */
export function reader<Item>(
  pointer: string,
  row: (item: Item) => object,
): (item: Item) => readonly unknown[] {
  const names = pointer.split('/').slice(1);
  return (item) => {
    let found: unknown[] = [row(item)];
    for (const name of names)
      found =
        name === '*'
          ? found.flat()
          : found.map((one) => (one as Readonly<Record<string, unknown>> | null | undefined)?.[name]);
    return found;
  };
}

/** A filter on fields, all of whose values must fit by default. No missing field fits, as null in SQL. */
function filterOf<Item>(
  parameter: DescribedParameter | undefined,
  { fields, by, unless, joins, onlyEqual = false }: DescribedFilter,
  row: (item: Item) => object,
  find: FindAddress | undefined,
): Filter<Item> {
  const readers = fields.map((pointer) => reader(pointer, row));
  const stored = storedAs(parameter, by, find);
  const read: Read<Item> = (item) => {
    const values = readers.flatMap((at) => at(item)).filter((value) => value !== null && value !== undefined);
    return values.flatMap((value) => stored(String(value)));
  };
  const everything = unless?.toLowerCase();
  return {
    read,
    repeats: joins ?? 'all',
    isAlwaysEqual: onlyEqual,
    ...(everything !== undefined && { everything }),
  };
}

type Stored = (text: string) => Value | readonly Value[];

function storedAs(
  parameter: DescribedParameter | undefined,
  by: DescribedFilter['by'],
  find: FindAddress | undefined,
): Stored {
  const form = parameter?.value;
  if (by === 'hash') return hashes;
  if (by === 'success') return (text) => (successes.has(text) ? 'success' : 'fail');
  if (form === 'words') return (text) => text.toLowerCase();
  if (form === 'public-key') return (text) => text.toLowerCase().replace(/^0x/, '');
  const kind = find && parameter ? kindOf(parameter) : fieldKind(form);
  return (text) => kind.parse(text, find ?? none) ?? [];
}

/** A hash matches as a whole or by its first 32 bytes. */
function hashes(text: string): readonly Value[] {
  const whole = hash.parse(text, none);
  return typeof whole === 'string' ? [whole, whole.slice(0, 64)] : [];
}

const successes = new Set([
  'SUCCESS',
  'FEE_SCHEDULE_FILE_PART_UPLOADED',
  'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
]);
