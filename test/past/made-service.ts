// The service in front of a made-up ledger: one name, two clusters with snapshots of their own.

import {
  collection,
  feeAccount,
  hbars,
  type MadeLedger,
  type MadeTransaction,
  second,
  snapshotTimes,
  treasury,
} from './made-ledger.js';

const mostTokensInList = 50;
const mostTokensOfAccount = 1000;

export interface ServiceOptions {
  /** Whether snapshots are stored, and whether they have tokens. */
  readonly snapshots?: 'none' | 'hbars' | 'all';
  /** The distance of snapshots, in seconds. @default 900 */
  readonly distance?: number;
  /** How much each cluster lags the ledger, in seconds. */
  readonly lags?: readonly [number, number];
  /** The present, in nanoseconds. @default long after the end of the ledger */
  readonly now?: bigint;
}

export class MadeService {
  readonly requests: string[] = [];
  /** The times of transactions that the service has lost. */
  readonly lost = new Set<bigint>();
  /** Transactions that it has invented. */
  readonly invented: MadeTransaction[] = [];
  now: bigint;
  /** A parameter that the service does not look at. */
  ignored: string | undefined;
  /** What the service makes of a reply. */
  spoil: (path: string, reply: object) => object | undefined = (_, reply) => reply;
  readonly #ledger: MadeLedger;
  readonly #options: ServiceOptions;
  /** The times of snapshots in each cluster. */
  readonly snapshots: readonly (readonly bigint[])[];
  #turn = 0;

  constructor(ledger: MadeLedger, options: ServiceOptions = {}) {
    this.#ledger = ledger;
    this.#options = options;
    this.now = options.now ?? ledger.end + 36_000n * second;
    this.snapshots = snapshotTimes(ledger.begin, ledger.end, BigInt(options.distance ?? 900));
  }

  readonly fetch = async (input: string | URL | Request): Promise<Response> => {
    const { pathname, searchParams, search } = new URL(input instanceof Request ? input.url : String(input));
    const path = pathname.replace('/api/v1', '');
    this.requests.push(path + search);
    this.#turn += 1;
    if (this.ignored !== undefined) searchParams.delete(this.ignored);
    const reply = this.#reply(path, searchParams, this.#turn % 2);
    const data = reply && this.spoil(path, reply);
    const status = data === undefined ? 404 : 200;
    const missing = { _status: { messages: [{ message: 'Not found' }] } };
    return new Response(jsonOf(data ?? missing), { status, headers: { 'content-type': 'application/json' } });
  };

  #reply(path: string, query: URLSearchParams, cluster: number): object | undefined {
    const [, list, id, part] = path.split('/');
    if (list === 'balances') return this.#balances(query, cluster);
    if (list === 'transactions' && id === undefined) return this.#transactions(query, cluster);
    if (list === 'transactions') return this.#transaction(id ?? '');
    if (list === 'accounts') return this.#account(id ?? '', query, cluster);
    if (list === 'blocks') return this.#blocks(cluster);
    if (list === 'tokens' && id === undefined) return this.#tokens(query);
    if (list === 'tokens' && part === 'balances') return this.#holders(id ?? '', query, cluster);
    return list === 'tokens' ? this.#token(id ?? '') : undefined;
  }

  /** The moment up to which a cluster has the ledger. */
  #shown(cluster: number): bigint {
    const lag = this.#options.lags?.[cluster] ?? 0;
    return this.now - BigInt(lag) * second;
  }

  /** The moment of balances: a snapshot if a time is asked for, otherwise the present of the cluster. */
  #moment(query: URLSearchParams, cluster: number, hasSnapshots: boolean): bigint | undefined {
    const shown = this.#shown(cluster);
    if (!query.has('timestamp')) return shown;
    const holds = boundsOf(query, 'timestamp');
    const newest = this.snapshots[cluster]?.findLast((time) => time <= shown && holds(time));
    if (newest === undefined || !hasSnapshots) return undefined;
    return newest >= beginOfSearch(query) ? newest : undefined;
  }

  #balances(query: URLSearchParams, cluster: number): object {
    const { snapshots = 'all' } = this.#options;
    const time = this.#moment(query, cluster, snapshots !== 'none');
    const isListed = idsOf(query, 'account.id');
    const accounts = this.#ledger.accounts.filter((account) => isListed(account));
    const rows = time === undefined ? [] : accounts.filter((account) => this.#ledger.hasRow(account, time));
    const hasTokens = snapshots === 'all' || !query.has('timestamp');
    const balances = pageOf(rows, query).map((account) => ({
      account,
      balance: this.#ledger.sum(account, hbars, time ?? 0n),
      tokens: hasTokens ? this.#tokenRows(account, time ?? 0n).slice(0, mostTokensInList) : [],
    }));
    return { timestamp: balances.length > 0 ? stamp(time ?? 0n) : null, balances, links: { next: null } };
  }

  #tokenRows(account: string, time: bigint) {
    return this.#ledger.tokensOf(account, time).map(([token_id, balance]) => ({ token_id, balance }));
  }

  #holders(token: string, query: URLSearchParams, cluster: number): object {
    const time = this.#moment(query, cluster, (this.#options.snapshots ?? 'all') === 'all');
    const isListed = idsOf(query, 'account.id');
    const holders = time === undefined ? [] : this.#ledger.holdersOf(token, time);
    const rows = holders.filter(([account]) => isListed(account));
    const balances = pageOf(rows, query).map(([account, balance]) => ({ account, balance, decimals: 0 }));
    if (time === undefined || balances.length === 0)
      return { timestamp: null, balances: [], links: { next: null } };
    // The present has no time: this is when one of these rows changed for the last time.
    const changes = balances.map(({ account }) => this.#ledger.lastChange(account, token, time));
    const shown = query.has('timestamp') ? time : changes.reduce((a, b) => (a > b ? a : b));
    return { timestamp: stamp(shown), balances, links: { next: null } };
  }

  /** An account falls back to its present balance where there is no snapshot. */
  #account(name: string, query: URLSearchParams, cluster: number): object | undefined {
    const account = this.#ledger.accounts.find(
      (id) => [id, ...otherNames(id)].includes(name) || Number(numberOf(id)) === numberIn(name),
    );
    if (account === undefined) return undefined;
    const time = this.#moment(query, cluster, this.#options.snapshots !== 'none') ?? this.#shown(cluster);
    const isOwn = ({ transfers }: MadeTransaction): boolean =>
      transfers.some((each) => each.account === account);
    const last = this.#ledger.transactions.findLast((each) => each.time <= time && isOwn(each));
    const isSnapshot = query.has('timestamp') && this.snapshots[cluster]?.includes(time);
    const balance = {
      timestamp: stamp(isSnapshot ? time : (last?.time ?? this.#ledger.begin)),
      balance: this.#ledger.sum(account, hbars, time),
      tokens: this.#tokenRows(account, time).slice(0, mostTokensOfAccount),
    };
    return { account, balance, transactions: [], links: { next: null } };
  }

  #transactions(query: URLSearchParams, cluster: number): object {
    const holds = boundsOf(query, 'timestamp');
    const account = query.get('account.id');
    const shown = this.#shown(cluster);
    const all = [...this.#ledger.transactions, ...this.invented].sort((a, b) => (a.time < b.time ? -1 : 1));
    const rows = all.filter(
      ({ time, transfers }) =>
        time <= shown &&
        holds(time) &&
        !this.lost.has(time) &&
        (account === null || transfers.some((transfer) => transfer.account === account)),
    );
    const page = pageOf(rows, query);
    const last = page.at(-1);
    const isFull = last !== undefined && page.length === limitOf(query);
    return { transactions: page.map(rowOf), links: { next: isFull ? nextLink(query, last.time) : null } };
  }

  #transaction(id: string): object | undefined {
    const time = BigInt(id.split('-').slice(1).join(''));
    const found = this.#ledger.transactions.find((each) => each.time === time);
    return found && { transactions: [rowOf(found)] };
  }

  /** Shows how far a cluster is. */
  #blocks(cluster: number): object {
    const to = stamp(this.#shown(cluster));
    return { blocks: [{ number: 1, hash: '0x00', timestamp: { from: to, to } }], links: { next: null } };
  }

  #tokens(query: URLSearchParams): object {
    const type = query.get('type');
    const isListed = idsOf(query, 'token.id');
    const rows = [...this.#ledger.tokens, collection].map(tokenOf);
    const tokens = pageOf(
      rows.filter((row) => (type === null || row.type === type) && isListed(row.token_id)),
      query,
    );
    return { tokens, links: { next: null } };
  }

  #token(id: string): object {
    const created = this.#ledger.created.get(id) ?? this.#ledger.begin;
    return { ...tokenOf(id), decimals: '0', created_timestamp: stamp(created - 1n) };
  }
}

/** A snapshot is looked for back to the first day of the month before. */
function beginOfSearch(query: URLSearchParams): bigint {
  const upTo = query.getAll('timestamp').find((text) => !text.startsWith('g')) ?? '';
  const moment = new Date(Number(upTo.replace(/^\w+:/, '')) * 1000);
  return BigInt(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - 1)) * 1_000_000n;
}

const numberIn = (name: string): number => Number(/^(?:\d+\.\d+\.)?(\d+)$/.exec(name)?.[1]);

const numberOf = (account: string): string => account.slice('0.0.'.length);

/** The EVM address and the alias of a made-up account. */
export function otherNames(account: string): [evmAddress: string, alias: string] {
  const number = numberOf(account);
  const letters = [...number].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  return [`0xab${Number(number).toString(16).padStart(38, '0')}`, letters.padStart(52, 'K')];
}

const stamp = (time: bigint): string => `${time / second}.${String(time % second).padStart(9, '0')}`;

const limitOf = (query: URLSearchParams): number => Number(query.get('limit') ?? 25);

function pageOf<Row>(rows: readonly Row[], query: URLSearchParams): Row[] {
  const inOrder = query.get('order') === 'asc' ? [...rows] : [...rows].reverse();
  return inOrder.slice(0, limitOf(query));
}

function nextLink(query: URLSearchParams, last: bigint): string {
  const isAscending = query.get('order') === 'asc';
  const isKept = ([name, value]: [string, string]): boolean =>
    name !== 'timestamp' || value.startsWith(isAscending ? 'l' : 'g');
  const next = new URLSearchParams([...query].filter(isKept));
  next.append('timestamp', `${isAscending ? 'gt' : 'lt'}:${stamp(last)}`);
  return `/api/v1/transactions?${next}`;
}

function boundsOf(query: URLSearchParams, name: string): (value: bigint) => boolean {
  const bounds = query.getAll(name).map((text) => {
    const [operator = '', value = ''] = text.includes(':') ? text.split(':') : ['lte', text];
    const [seconds = '0', nanoseconds = ''] = value.split('.');
    return { operator, time: BigInt(seconds) * second + BigInt(nanoseconds.padEnd(9, '0')) };
  });
  return (value) => bounds.every(({ operator, time }) => compare(operator, value, time));
}

function idsOf(query: URLSearchParams, name: string): (id: string) => boolean {
  const numberOf = (id: string): bigint => BigInt(id.split('.').at(-1) ?? '');
  const texts = query.getAll(name);
  const equal = texts.filter((text) => !text.includes(':'));
  const bounds = texts.filter((text) => text.includes(':')).map((text) => text.split(':'));
  return (id) =>
    (equal.length === 0 || equal.includes(id)) &&
    bounds.every(([operator = '', value = '']) => compare(operator, numberOf(id), numberOf(value)));
}

function compare(operator: string, value: bigint, bound: bigint): boolean {
  if (operator === 'gt') return value > bound;
  if (operator === 'gte') return value >= bound;
  return operator === 'lt' ? value < bound : value <= bound;
}

function rowOf({ time, transfers }: MadeTransaction): object {
  const amounts = transfers.map(({ account, asset, amount }) => ({
    account,
    asset,
    amount,
    is_approval: false,
  }));
  return {
    charged_tx_fee: 1,
    consensus_timestamp: stamp(time),
    name: 'CRYPTOTRANSFER',
    node: feeAccount,
    nonce: 0,
    result: 'SUCCESS',
    scheduled: false,
    nft_transfers: [],
    staking_reward_transfers: [],
    token_transfers: amounts
      .filter(({ asset }) => asset !== hbars)
      .map((row) => ({ ...row, token_id: row.asset })),
    transaction_id: `${treasury}-${stamp(time).replace('.', '-')}`,
    transfers: amounts.filter(({ asset }) => asset === hbars),
    valid_start_timestamp: stamp(time),
  };
}

function tokenOf(token_id: string) {
  const type = token_id === collection ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON';
  return { token_id, type, name: token_id, symbol: 'T', decimals: 0, metadata: '', admin_key: null };
}

/** JSON with integers of any size. */
function jsonOf(data: object): string {
  const marked = JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? `\u0001${value}` : value));
  return marked.replaceAll(/"\\u0001(-?\d+)"/g, '$1');
}
