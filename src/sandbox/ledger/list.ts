import { describedOperations } from '../../../generated/sandbox/ledger.js';
import type { LedgerData } from '../data/ledger-data.js';
import type { DescribedFilter, DescribedList, DescribedParameter } from '../described-operation.js';
import { bytes32, entity, hash, integer, type Kind, timestamp, type Value } from './kinds.js';
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
}

interface Rest<Item>
  extends Pick<List<Item>, 'items'>,
    Partial<Pick<List<Item>, 'view' | 'around' | 'check' | 'single'>> {
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
  const { applied = [], ignored = {}, nextBy, row = (item: Item) => item as object, ...own } = rest;
  const { query, list: described } = describedList(operationId);
  const { property, matching = 'any', window } = described;
  const keyAt = (parameter: string, pointer: string): Key<Item> => {
    const kind = fieldKind(query[parameter]?.value);
    const read = (text: string): Value => kind.parse(text, none) ?? missing;
    const at = reader(pointer, row);
    return { parameter, read: (item) => read(toText(at(item)[0])), write: kind.write };
  };
  const key = described.key.map(({ parameter, field }) => keyAt(parameter, `/${field}`));
  const filters = Object.entries(described.filters)
    .filter(([name, { fields }]) => name in query && fields.length > 0 && !applied.includes(name))
    .map(([name, facts]): [string, Filter<Item>] => [
      name,
      { ...filterOf(query[name], facts, row), ...(ignored[name] && { isIgnored: ignored[name] }) },
    ]);
  const nextField = described.filters[nextBy ?? '']?.fields[0];
  const selection = {
    property,
    matching,
    key,
    sorter: new Sorter(key),
    filters: { ...Object.fromEntries(filters), ...rest.filters },
    ...(window && { window }),
    ...(nextBy !== undefined && nextField !== undefined && { nextBy: keyAt(nextBy, nextField) }),
  };
  return { operationId, ...own, ...selection } as List<unknown>;
}

function describedList(operationId: string) {
  const found = describedOperations.find((one) => one.operationId === operationId);
  if (!found?.list) throw new Error(`the description has no list ${operationId}`);
  return { query: found.query, list: found.list };
}

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const none = (): bigint => -1n;
/** A missing key is lower than all values. */
const missing = -1n;

/** How the service stores a field that is compared with values of a form. */
function fieldKind(form: string | undefined): Kind {
  if (form === 'timestamp') return timestamp;
  if (form === 'hex') return bytes32;
  return form !== undefined && /integer|amount|index/.test(form) ? integer() : entity;
}

/** All values at a pointer, in which `*` stands for each item of an array. */
function reader<Item>(pointer: string, row: (item: Item) => object): (item: Item) => readonly unknown[] {
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
): Filter<Item> {
  const readers = fields.map((pointer) => reader(pointer, row));
  const stored = storedAs(parameter?.value, by);
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

function storedAs(form: string | undefined, by: DescribedFilter['by']): Stored {
  if (by === 'hash') return hashes;
  if (by === 'success') return (text) => (successes.has(text) ? 'success' : 'fail');
  if (form === 'words') return (text) => text.toLowerCase();
  if (form === 'public-key') return (text) => text.toLowerCase().replace(/^0x/, '');
  const kind = fieldKind(form);
  return (text) => kind.parse(text, none) ?? [];
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
