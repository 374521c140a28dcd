import {
  contractId,
  type ListName,
  type Row,
  timestampOf,
  tokenId,
  topicId,
  transferTopic,
} from './ledger.js';

/** How the service reads one list. It shares no code with the client. */
export interface ListTraits {
  readonly name: ListName;
  readonly path: string;
  readonly items: string;
  readonly first: Key;
  readonly second?: Key;
  readonly order: 'asc' | 'desc';
  /** The reply for a window without items, if a request searches a window of 60 days. */
  readonly emptyWindow?: 'link' | 'end' | 'failure';
  /** A search by this topic needs two bounds, which are seven days apart at most. */
  readonly topic?: string;
  /** A link names another key than the first one. */
  readonly nextByTime?: true;
}

interface Key {
  readonly parameter: string;
  readonly read: (text: string) => bigint | undefined;
  readonly write: (value: bigint) => string;
}

const number = (parameter: string): Key => ({
  parameter,
  read: (text) => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined),
  write: String,
});

const entity = (parameter: string): Key => ({
  parameter,
  read: (text) => {
    const digits = /^(?:0\.0\.)?(\d{1,12})$/.exec(text)?.[1];
    return digits === undefined ? undefined : BigInt(digits);
  },
  write: (value) => `0.0.${value}`,
});

const timestamp: Key = {
  parameter: 'timestamp',
  read(text) {
    const [, seconds, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
    return seconds === undefined ? undefined : BigInt(seconds + fraction.padEnd(9, '0'));
  },
  write: timestampOf,
};

export const traits: Readonly<Record<ListName, ListTraits>> = {
  getTopicMessages: {
    name: 'getTopicMessages',
    path: `/api/v1/topics/${topicId}/messages`,
    items: 'messages',
    first: number('sequencenumber'),
    order: 'asc',
    nextByTime: true,
  },
  getBlocks: {
    name: 'getBlocks',
    path: '/api/v1/blocks',
    items: 'blocks',
    first: number('block.number'),
    order: 'desc',
  },
  getTransactions: {
    name: 'getTransactions',
    path: '/api/v1/transactions',
    items: 'transactions',
    first: timestamp,
    order: 'desc',
    emptyWindow: 'link',
  },
  getContractsResults: {
    name: 'getContractsResults',
    path: '/api/v1/contracts/results',
    items: 'results',
    first: timestamp,
    order: 'desc',
    emptyWindow: 'end',
  },
  getContractsLogs: {
    name: 'getContractsLogs',
    path: '/api/v1/contracts/results/logs',
    items: 'logs',
    first: timestamp,
    second: number('index'),
    order: 'desc',
    emptyWindow: 'failure',
  },
  contractEvents: {
    name: 'contractEvents',
    path: `/api/v1/contracts/${contractId}/results/logs`,
    items: 'logs',
    first: timestamp,
    second: number('index'),
    order: 'desc',
    emptyWindow: 'failure',
    topic: transferTopic,
  },
  getContracts: {
    name: 'getContracts',
    path: '/api/v1/contracts',
    items: 'contracts',
    first: entity('contract.id'),
    order: 'desc',
  },
  getTokenBalances: {
    name: 'getTokenBalances',
    path: `/api/v1/tokens/${tokenId}/balances`,
    items: 'balances',
    first: entity('account.id'),
    order: 'desc',
  },
};

export interface Filter {
  readonly name: string;
  readonly operator: string;
  readonly value: bigint;
}

/** The part of a list that a query asks for. */
export interface ListQuery {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly filters: readonly Filter[];
}

const defaultLimit = 25;
const highestLimit = 100;

/** Undefined if the service refuses the query. */
export function readQuery(list: ListTraits, search: URLSearchParams): ListQuery | undefined {
  let order = list.order;
  let limit = defaultLimit;
  const filters: Filter[] = [];
  for (const [name, text] of search) {
    const [, operator = 'eq', value = text] = /^(eq|ne|gte?|lte?):(.*)$/.exec(text) ?? [];
    if (name === 'order') order = value === 'asc' ? 'asc' : 'desc';
    else if (name === 'limit') limit = Math.min(highestLimit, Number(value));
    else if (name === 'topic0' && value === list.topic) continue;
    else {
      const key = [list.first, list.second, timestamp].find((each) => each?.parameter === name);
      const read = key?.read(value);
      if (read === undefined) return undefined;
      filters.push({ name, operator, value: read });
    }
  }
  if (limit < 1 || (list.topic && !isWithinWeek(list, filters))) return undefined;
  return { order, limit, filters };
}

const week = 7n * 24n * 3_600_000_000_000n;

function isWithinWeek(list: ListTraits, filters: readonly Filter[]): boolean {
  const own = filters.filter(({ name }) => name === list.first.parameter);
  if (own.some(({ operator }) => operator === 'eq')) return true;
  const low = own.find(({ operator }) => operator.startsWith('g'));
  const high = own.find(({ operator }) => operator.startsWith('l'));
  return low !== undefined && high !== undefined && high.value - low.value <= week;
}

/** Whether a row is in the range of the filters. A bound on the second key refines an included bound on the first one. */
export function matches(list: ListTraits, { filters }: ListQuery, row: Row): boolean {
  return filters.every((filter) => {
    const { name, operator, value } = filter;
    if (name === list.first.parameter)
      return holds(row.first, operator, value) && isRefined(list, filters, row, filter);
    if (name === list.second?.parameter) return isRefinedBy(list, filters, row, filter);
    // Messages are the only list here with a second filter on time.
    return holds(row.nanoseconds, operator, value);
  });
}

function isRefined(list: ListTraits, filters: readonly Filter[], row: Row, bound: Filter): boolean {
  if (!list.second || row.first !== bound.value || !bound.operator.endsWith('e')) return true;
  return filters
    .filter(({ name, operator }) => name === list.second?.parameter && operator[0] === bound.operator[0])
    .every(({ operator, value }) => holds(row.second, operator, value));
}

function isRefinedBy(list: ListTraits, filters: readonly Filter[], row: Row, bound: Filter): boolean {
  const isOneMoment = filters.some(
    ({ name, operator }) => name === list.first.parameter && operator === 'eq',
  );
  return !isOneMoment || holds(row.second, bound.operator, bound.value);
}

/** The query as a host reads it that does not look at the far bound of its order. */
export function withoutFarBound(list: ListTraits, query: ListQuery): ListQuery {
  const far = query.order === 'asc' ? 'l' : 'g';
  const isFar = ({ name, operator }: Filter): boolean =>
    name === list.first.parameter && operator.startsWith(far);
  return { ...query, filters: query.filters.filter((filter) => !isFar(filter)) };
}

/** Whether a value satisfies one filter. */
export function holds(value: bigint, operator: string, bound: bigint): boolean {
  switch (operator) {
    case 'ne':
      return value !== bound;
    case 'gt':
      return value > bound;
    case 'gte':
      return value >= bound;
    case 'lt':
      return value < bound;
    case 'lte':
      return value <= bound;
    default:
      return value === bound;
  }
}

/** The part of a range that one request searches, if the service searches a window only. */
export interface Window {
  readonly from: bigint;
  readonly to: bigint;
  /** The bound of the link, if the window is a part of the range. */
  readonly edge: bigint | undefined;
}

const windowWidth = 60n * 24n * 3_600_000_000_000n;

export function windowOf(list: ListTraits, query: ListQuery, first: bigint, now: bigint): Window | undefined {
  const own = query.filters.filter(({ name }) => name === list.first.parameter);
  if (!list.emptyWindow || own.some(({ operator }) => operator === 'eq')) return undefined;
  let [from, to] = [first, now];
  for (const { operator, value } of own) {
    if (operator === 'gt' || operator === 'gte') from = operator === 'gt' ? value + 1n : value;
    if (operator === 'lt' || operator === 'lte') to = operator === 'lt' ? value - 1n : value;
  }
  if (to - from + 1n <= windowWidth) return { from, to, edge: undefined };
  if (query.order === 'asc') return { from, to: from + windowWidth - 1n, edge: from + windowWidth - 1n };
  return { from: to - windowWidth + 1n, to, edge: to - windowWidth + 1n };
}

/** The query of the next page behind a row, or behind the edge of a window, as the service writes it. */
export function nextLink(
  list: ListTraits,
  search: URLSearchParams,
  order: 'asc' | 'desc',
  behind: Row | bigint,
): string {
  const operator = order === 'asc' ? 'gt' : 'lt';
  const pairs = [...search].filter(([name, text]) => !isNearBound(list, name, text, operator));
  const add = (key: Key, value: bigint, inclusive = ''): void => {
    pairs.push([key.parameter, `${operator}${inclusive}:${key.write(value)}`]);
  };
  if (typeof behind === 'bigint') add(list.first, behind);
  else if (list.second) {
    add(list.first, behind.first, 'e');
    add(list.second, behind.second);
  } else if (list.nextByTime) add(timestamp, behind.nanoseconds);
  else add(list.first, behind.first);
  return `${list.path}?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}`;
}

function isNearBound(list: ListTraits, name: string, text: string, operator: 'gt' | 'lt'): boolean {
  const names = [list.first.parameter, list.second?.parameter, list.nextByTime && 'timestamp'];
  return names.includes(name) && text.startsWith(operator);
}
