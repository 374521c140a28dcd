import type { Cluster } from '../cluster.js';
import { type Row, timestampOf, transactionIdOf } from '../ledger.js';
import { traits } from '../query.js';
import type { Random } from '../random.js';
import { type Answer, answer, errorAnswer, type Habits } from '../service.js';
import {
  collection,
  genesisAccounts,
  hbars,
  numberOf,
  otherNames,
  type PastLedger,
  type PastTransaction,
} from './past-ledger.js';

// How the service shows balances, read from its REST code: snapshots of each cluster, and the present. Transactions and blocks are
// those of the other simulation.

export interface PastServiceSettings {
  readonly snapshots: 'none' | 'hbars' | 'all';
  /** Minutes between two snapshots, at least. */
  readonly distance: number;
  /** The share of the snapshots that one cluster lacks. */
  readonly skipped: number;
  /** The most rows of a page, to which the service reduces a limit without an error. @default 100 */
  readonly largestPage?: number;
  /** The most tokens of an account in a row of balances. @default 50 */
  readonly tokensInRow?: number;
  /** The most tokens of an account in the account itself. @default 1000 */
  readonly tokensInAccount?: number;
}

const minute = 60_000_000_000n;
/** Milliseconds. */
const longestLateness = 5000;

export class PastService {
  /** The times of transactions that the service has lost. */
  readonly lost = new Set<bigint>();
  /** Transactions that it has invented, in the rows of its list. */
  readonly invented: Row[] = [];
  readonly #snapshots = new Map<Cluster, readonly bigint[]>();

  constructor(
    readonly ledger: PastLedger,
    readonly settings: PastServiceSettings,
    readonly random: Random,
  ) {}

  /** The times of the snapshots of a cluster: the last transactions of record files. */
  snapshotsOf(cluster: Cluster): readonly bigint[] {
    const known = this.#snapshots.get(cluster);
    if (known) return known;
    const { distance, skipped } = this.settings;
    const random = this.random.stream(`snapshots ${this.#snapshots.size}`);
    const ends = new Map(this.ledger.rows.rows.getTransactions.map(({ file, first }) => [file, first]));
    const times: bigint[] = [];
    let next = this.ledger.begin + BigInt(random.from(0, distance)) * minute;
    for (const end of ends.values()) {
      if (end < next) continue;
      if (!random.chance(skipped)) times.push(end);
      next = end + BigInt(distance) * minute;
    }
    this.#snapshots.set(cluster, times);
    return times;
  }

  /** Balances of 0 have rows as well, and so have those that were dissociated since the last full snapshot. */
  isInSnapshot(account: string, token: string, time: bigint): boolean {
    const last = this.ledger.lastChange(account, token, time);
    return last !== undefined && (last.isAssociated || last.time >= beginOfSearch(time));
  }

  rowsOfHolders(token: string, time: bigint): number {
    return this.ledger.everHolding(token).filter((account) => this.isInSnapshot(account, token, time)).length;
  }

  answer(cluster: Cluster, now: number, url: URL, habits: Habits): Answer {
    const { pathname, searchParams } = url;
    const { largestPage = 100 } = this.settings;
    const limit = Math.min(largestPage, Number(searchParams.get('limit') ?? 25));
    searchParams.set('limit', String(limit));
    const [, list = '', id, part] = pathname.replace('/api/v1', '').split('/');
    const view = new View(this, cluster, now, searchParams);
    switch (list) {
      case 'balances':
        return jsonAnswer(view.balances());
      case 'accounts':
        if (part === 'tokens') return jsonAnswer(view.tokensOfAccount(id ?? ''));
        return jsonAnswer(view.account(decodeURIComponent(id ?? '')));
      case 'tokens':
        if (id === undefined) return jsonAnswer(view.tokens());
        return jsonAnswer(part === 'balances' ? view.holders(id) : view.token(id));
      case 'transactions':
        return id === undefined ? this.#transactions(view, habits) : jsonAnswer(view.transaction(id));
      default:
        return answer(this.ledger.rows, cluster, now, url, habits);
    }
  }

  #transactions({ cluster, now, query }: View, habits: Habits): Answer {
    const account = query.get('account.id');
    const listed = account === null ? this.ledger.rows.rows.getTransactions : this.ledger.listedFor(account);
    const all = listed.filter(({ first }) => !this.lost.has(first));
    if (this.invented.length > 0) all.push(...this.invented);
    if (this.invented.length > 0) all.sort((a, b) => (a.first < b.first ? -1 : 1));
    const rows = { ...this.ledger.rows.rows, getTransactions: all };
    const search = new URLSearchParams([...query].filter(([name]) => name !== 'account.id'));
    const url = new URL(`${traits.getTransactions.path}?${search}`, 'http://host.test');
    const found = answer({ ...this.ledger.rows, rows }, cluster, now, url, habits);
    if (account === null) return found;
    return {
      ...found,
      body: found.body.replace('"next":"/api/v1/transactions?', `$&account.id=${account}&`),
    };
  }
}

/** The state of one cluster at one moment, for one query. */
class View {
  readonly #ledger: PastLedger;
  readonly #settings: PastServiceSettings;
  /** The end of the last record file that the cluster has. */
  readonly #frontier: bigint;

  constructor(
    readonly service: PastService,
    readonly cluster: Cluster,
    readonly now: number,
    readonly query: URLSearchParams,
  ) {
    this.#ledger = service.ledger;
    this.#settings = service.settings;
    const { rows, fileEnds } = service.ledger.rows;
    const file = rows.getBlocks.findLastIndex((block) => cluster.shows(block) <= now);
    this.#frontier = BigInt(fileEnds[file] ?? 0) * 1_000_000n - 1n;
  }

  balances(): object {
    const { snapshots } = this.#settings;
    const time = this.#snapshot(snapshots !== 'none');
    if (time === undefined && this.query.has('timestamp')) return emptyList;
    const all = this.#ledger.accounts.filter((account) => this.#hasRow(account, time));
    const { rows, links } = this.#page(all.filter(this.#isInRange('account.id')), 'account.id', '/balances');
    const changes = rows.map((account) => this.#presentOf(account));
    const balances = rows.map((account, index) => ({
      account,
      balance: this.#ledger.sum(account, hbars, time ?? (changes[index] as bigint)),
      tokens: this.#shown(this.#tokensOf(account, time), this.#settings.tokensInRow ?? 50),
    }));
    if (rows.length === 0) return emptyList;
    return { timestamp: timestampOf(time ?? latest(changes)), balances, links };
  }

  account(name: string): object | undefined {
    const number = Number(/^(?:0\.0\.)?(\d{1,12})$/.exec(name)?.[1]);
    const account = this.#ledger.accounts.find(
      (id) => numberOf(id) === number || otherNames(id).includes(name),
    );
    const present = account === undefined ? 0n : this.#presentOf(account);
    if (account === undefined || this.#ledger.createdAt(account) > present) return undefined;
    const { snapshots } = this.#settings;
    const time = this.#snapshot(snapshots !== 'none');
    const isPast = this.query.has('timestamp');
    const isThere = time === undefined || this.#ledger.createdAt(account) <= time;
    // Without a snapshot, it falls back to the present balance, and shows no tokens.
    const tokens = isPast && time === undefined ? [] : this.#tokensOf(account, time);
    const changed = this.#ledger.lastChange(account, hbars, present)?.time ?? this.#ledger.begin;
    const balance = {
      timestamp: timestampOf(time ?? changed),
      balance: isThere ? this.#ledger.sum(account, hbars, time ?? present) : 0n,
      tokens: tokens.slice(0, this.#settings.tokensInAccount ?? 1000),
    };
    const deleted = account === this.#ledger.leaver && this.#ledger.leaves <= present;
    const created = this.#ledger.createdAt(account);
    const created_timestamp = genesisAccounts.includes(account) ? null : timestampOf(created);
    return { account, balance, created_timestamp, deleted, transactions: [], links: { next: null } };
  }

  /** The tokens of an account at present. */
  tokensOfAccount(account: string): object {
    const inRange = this.#isInRange('token.id');
    const all = this.#tokensOf(account, undefined).filter(({ token_id }) => inRange(token_id));
    const path = `/accounts/${account}/tokens`;
    const ids = all.map(({ token_id }) => token_id);
    const { rows, links } = this.#page(ids, 'token.id', path, 'asc');
    return { tokens: all.filter(({ token_id }) => rows.includes(token_id)), links };
  }

  /** The rows of a list show the first tokens in the order of the list. */
  #shown<Token>(tokens: readonly Token[], most: number): Token[] {
    const inOrder = this.query.get('order') === 'asc' ? tokens : [...tokens].reverse();
    return inOrder.slice(0, most);
  }

  /** A full page has a link, also if nothing follows. */
  #page(ids: readonly string[], name: string, path: string, order = 'desc') {
    const isUp = (this.query.get('order') ?? order) === 'asc';
    const limit = Number(this.query.get('limit'));
    const rows = (isUp ? [...ids] : [...ids].reverse()).slice(0, limit);
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return { rows, links: { next: null } };
    const side = isUp ? 'gt' : 'lt';
    const kept = [...this.query].filter(([key, value]) => key !== name || !value.startsWith(side));
    const pairs = [...kept, [name, `${side}:${last}`]].map((pair) => pair.join('='));
    return { rows, links: { next: `/api/v1${path}?${pairs.join('&')}` } };
  }

  holders(token: string): object {
    const time = this.#snapshot(this.#settings.snapshots === 'all');
    if (time === undefined && this.query.has('timestamp')) return emptyList;
    const isListed = (account: string): boolean => this.#isRow(account, token, time);
    const all = this.#ledger.everHolding(token).filter(this.#isInRange('account.id'));
    const { rows, links } = this.#page(all.filter(isListed), 'account.id', `/tokens/${token}/balances`);
    if (rows.length === 0) return emptyList;
    const times = rows.map((account) => time ?? this.#presentOf(account));
    const balances = rows.map((account, index) => ({
      account,
      balance: this.#ledger.sum(account, token, times[index] as bigint),
      decimals: 0,
    }));
    // The present has no time of its own: this is the last change of its rows.
    const changes = rows.map(
      (account, index) => this.#ledger.lastChange(account, token, times[index] as bigint)?.time,
    );
    return { timestamp: timestampOf(time ?? latest(changes)), balances, links };
  }

  tokens(): object {
    const type = this.query.get('type');
    const isShown = (id: string): boolean => (this.#ledger.created.get(id) ?? 0n) <= this.#frontier;
    const all = [collection, ...this.#ledger.tokens].filter(isShown).filter(this.#isInRange('token.id'));
    const ids = all.filter((id) => type === null || tokenOf(id).type === type);
    const { rows, links } = this.#page(ids, 'token.id', '/tokens', 'asc');
    return { tokens: rows.map(tokenOf), links };
  }

  token(id: string): object | undefined {
    const created = this.#ledger.created.get(id);
    if (created === undefined || created > this.#frontier) return undefined;
    const deleted = id === this.#ledger.deletedToken;
    return { ...tokenOf(id), decimals: '0', deleted, created_timestamp: timestampOf(created) };
  }

  transaction(id: string): object | undefined {
    const { getTransactions } = this.#ledger.rows.rows;
    const isOwn = ({ parent, time }: PastTransaction): boolean =>
      transactionIdOf(timestampOf(parent ?? time)) === id;
    const rows = getTransactions.filter((_, index) =>
      isOwn(this.#ledger.transactions[index] as PastTransaction),
    );
    const shown = rows.filter((row) => this.cluster.shows(row) <= this.now);
    return shown.length === 0 ? undefined : { transactions: shown.map(({ json }) => JSON.parse(json)) };
  }

  /** Up to when the balances of an account have the transactions of it: one that is late is not in them. */
  #presentOf(account: string): bigint {
    let present = this.#frontier;
    const own = this.#ledger.listedFor(account);
    for (let index = own.length - 1; index >= 0; index -= 1) {
      const row = own[index] as Row;
      if (row.first > this.#frontier) continue;
      const shown = this.cluster.shows(row);
      if (shown > this.now) present = row.first - 1n;
      // A row that was imported long ago is not late, nor are the rows before it.
      if (shown < this.now - longestLateness) break;
    }
    return present;
  }

  /** The snapshot that the query asks for. */
  #snapshot(hasSnapshots: boolean): bigint | undefined {
    const bounds = boundsOf(this.query.getAll('timestamp'));
    if (!hasSnapshots || bounds.length === 0) return undefined;
    const upper = bounds.find(({ operator }) => !operator.startsWith('g'))?.value;
    const lower = beginOfSearch(upper ?? BigInt(this.now) * 1_000_000n);
    const holds = (time: bigint): boolean =>
      bounds.every(({ operator, value }) => compare(operator, time, value));
    return this.service
      .snapshotsOf(this.cluster)
      .findLast((time) => time <= this.#frontier && holds(time) && time >= lower);
  }

  #hasRow(account: string, time: bigint | undefined): boolean {
    const { leaver, leaves } = this.#ledger;
    const moment = time ?? this.#presentOf(account);
    if (genesisAccounts.includes(account)) return true;
    if (account === leaver && leaves <= moment && leaves < beginOfSearch(moment)) return false;
    return this.#ledger.createdAt(account) <= moment;
  }

  #isRow(account: string, token: string, time: bigint | undefined): boolean {
    if (time !== undefined) return this.service.isInSnapshot(account, token, time);
    return this.#ledger.lastChange(account, token, this.#presentOf(account))?.isAssociated === true;
  }

  #tokensOf(account: string, time: bigint | undefined): { token_id: string; balance: bigint }[] {
    if (this.query.has('timestamp') && this.#settings.snapshots !== 'all') return [];
    const moment = time ?? this.#presentOf(account);
    const all = this.#ledger.assetsOf(account).filter((token) => this.#isRow(account, token, time));
    return all.map((token_id) => ({ token_id, balance: this.#ledger.sum(account, token_id, moment) }));
  }

  #isInRange(name: string): (id: string) => boolean {
    const bounds = boundsOf(this.query.getAll(name));
    const equal = bounds.filter(({ operator }) => operator === 'eq').map(({ value }) => value);
    const others = bounds.filter(({ operator }) => operator !== 'eq');
    return (id) => {
      const number = BigInt(numberOf(id)) * 1_000_000_000n;
      if (equal.length > 0 && !equal.includes(number)) return false;
      return others.every(({ operator, value }) => compare(operator, number, value));
    };
  }
}

const emptyList = { timestamp: null, balances: [], links: { next: null } };

/** A snapshot is looked for back to the first day of the month before, and so are its rows. */
function beginOfSearch(time: bigint): bigint {
  const moment = new Date(Number(time / 1_000_000n));
  return BigInt(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - 1)) * 1_000_000n;
}

interface Bound {
  readonly operator: string;
  /** Nanoseconds; the number of an entity counts as seconds. */
  readonly value: bigint;
}

function boundsOf(texts: readonly string[]): Bound[] {
  return texts.map((text) => {
    const [, operator = 'eq', value = ''] = /^(?:(\w+):)?(.*)$/.exec(text) ?? [];
    const [seconds = '0', fraction = ''] = value.replace(/^0\.0\./, '').split('.');
    return { operator, value: BigInt(seconds) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0')) };
  });
}

function compare(operator: string, value: bigint, bound: bigint): boolean {
  if (operator === 'gt') return value > bound;
  if (operator === 'gte') return value >= bound;
  return operator === 'lt' ? value < bound : value <= bound;
}

function latest(times: readonly (bigint | undefined)[]): bigint {
  return times.reduce<bigint>((last, time = 0n) => (time > last ? time : last), 0n);
}

function tokenOf(token_id: string) {
  const type = token_id === collection ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON';
  return { token_id, type, name: token_id, symbol: 'T', decimals: 0, metadata: '', admin_key: null };
}

function jsonAnswer(data: object | undefined): Answer {
  if (!data) return errorAnswer(404, 'Not found');
  // Balances may be above 2^53.
  const marked = JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? `\u0001${value}` : value));
  return { status: 200, body: marked.replaceAll(/"\\u0001(-?\d+)"/g, '$1'), rows: [] };
}
