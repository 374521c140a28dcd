import { compare, conditionsOn, holds, type ServiceQuery } from '../../../src/sandbox/ledger/query.js';
import type { RowsAsked } from '../../../src/sandbox/rows/rows.js';
import { toJson } from '../../../src/sandbox/wire/json.js';
import type { Cluster } from '../cluster.js';
import { type Item, type Row, timestampOf } from '../ledger.js';
import type { Random } from '../random.js';
import { type Answer, ClusterService, errorAnswer, type Habits, RowIndex } from '../shown-rows.js';
import { collection, genesisAccounts, hbars, otherNames, type PastLedger } from './past-ledger.js';

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
  readonly index: RowIndex;
  readonly #snapshots = new Map<Cluster, readonly bigint[]>();

  constructor(
    readonly ledger: PastLedger,
    readonly settings: PastServiceSettings,
    readonly random: Random,
  ) {
    this.index = new RowIndex(ledger.rows);
  }

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

  serviceOf(cluster: Cluster, habits: Habits): PastClusterService {
    return new PastClusterService(this, cluster, habits);
  }
}

/** How one cluster shows balances. Each request is of one moment, and may ask for a snapshot. */
class PastClusterService extends ClusterService {
  readonly #ledger: PastLedger;
  readonly #settings: PastServiceSettings;
  /** The end of the last record file that the cluster has. */
  #frontier = 0n;

  constructor(
    readonly service: PastService,
    cluster: Cluster,
    habits: Habits,
  ) {
    const { largestPage = 100, tokensInRow = 50 } = service.settings;
    super(service.index, cluster, habits, { largestPage, tokensInRow });
    this.#ledger = service.ledger;
    this.#settings = service.settings;
  }

  override answer(now: number, url: URL): Answer {
    const { rows, fileEnds } = this.#ledger.rows;
    const file = rows.getBlocks.findLastIndex((block) => this.cluster.shows(block) <= now);
    this.#frontier = BigInt(fileEnds[file] ?? 0) * 1_000_000n - 1n;
    const token = /^\/api\/v1\/tokens\/([^/]+)$/.exec(url.pathname)?.[1];
    if (token === undefined) return super.answer(now, url);
    const data = this.#token(token);
    return data ? { status: 200, body: this.text(data), rows: [] } : errorAnswer(404, 'Not found');
  }

  /** Balances may be above 2^53. */
  override text(data: unknown): string {
    return toJson(data);
  }

  override rowsOf(asked: RowsAsked): readonly object[] {
    const { operationId, path, query = everything } = asked;
    switch (operationId) {
      case 'getAccounts':
        return this.#accounts(query);
      case 'getBalances':
        return this.#balances(query);
      case 'getTokenBalances':
        return this.#holders(path?.tokenId ?? '', query);
      case 'getTokens':
        return [collection, ...this.#ledger.tokens].filter((id) => this.#isShown(id)).map(tokenOf);
      case 'getTokensByAccountId':
        return this.#tokensOf(path?.idOrAliasOrEvmAddress ?? '', everything, undefined);
      case 'getTransactions':
        return this.#transactions();
      default:
        return super.rowsOf(asked);
    }
  }

  /** The present has no time of its own: this is the last change of the rows of a page. */
  beside({ operationId, path, query = everything }: RowsAsked, page: readonly object[]): object {
    if (!operationId.endsWith('Balances')) return {};
    const time = this.#snapshot(query, operationId === 'getTokenBalances' ? ['all'] : ['hbars', 'all']);
    const changes = page.map((row) => {
      const account = String(Reflect.get(row, 'account'));
      const present = this.#presentOf(account);
      if (operationId === 'getBalances') return present;
      return this.#ledger.lastChange(account, path?.tokenId ?? '', present)?.time ?? 0n;
    });
    const newest = changes.reduce((last, change) => (change > last ? change : last), 0n);
    return { timestamp: page.length > 0 ? timestampOf(time ?? newest) : null };
  }

  #transactions(): readonly Item[] {
    const { lost, invented } = this.service;
    const shown = this.itemsOf('getTransactions');
    if (lost.size + invented.length === 0) return shown;
    const times = new Set([...lost].map(timestampOf));
    const made = invented.filter((row) => this.cluster.shows(row) <= this.now).map(({ item }) => item);
    return [...shown.filter((item) => !times.has(String(item.consensus_timestamp))), ...made];
  }

  #accounts(query: ServiceQuery): object[] {
    const ledger = this.#ledger;
    const shown = ledger.accounts.filter((account) => ledger.createdAt(account) <= this.#presentOf(account));
    return shown.map((account) => {
      const [evm_address, alias] = otherNames(account);
      const created = genesisAccounts.includes(account) ? null : timestampOf(ledger.createdAt(account));
      const deleted = account === ledger.leaver && ledger.leaves <= this.#presentOf(account);
      const balance = (): object => this.#balanceOf(account, query);
      return {
        ...{ account, evm_address, alias, deleted, created_timestamp: created },
        get balance() {
          return balance();
        },
      };
    });
  }

  /** Without a snapshot, the service falls back to the present balance, and shows no tokens. */
  #balanceOf(account: string, query: ServiceQuery): object {
    const ledger = this.#ledger;
    const present = this.#presentOf(account);
    const time = this.#snapshot(query, ['hbars', 'all']);
    const isThere = time === undefined || ledger.createdAt(account) <= time;
    const changed = ledger.lastChange(account, hbars, present)?.time ?? ledger.begin;
    const isLost = isPast(query) && time === undefined;
    const tokens = isLost ? [] : this.#tokensOf(account, query, time);
    return {
      timestamp: timestampOf(time ?? changed),
      balance: isThere ? ledger.sum(account, hbars, time ?? present) : 0n,
      tokens: tokens.slice(0, this.#settings.tokensInAccount ?? 1000),
    };
  }

  #balances(query: ServiceQuery): object[] {
    const time = this.#snapshot(query, ['hbars', 'all']);
    if (time === undefined && isPast(query)) return [];
    const accounts = this.#ledger.accounts.filter((account) => this.#hasRow(account, time));
    const balanceOf = (account: string): bigint =>
      this.#ledger.sum(account, hbars, time ?? this.#presentOf(account));
    // The rows of a list show the first tokens in the order of the list.
    const tokensOf = (account: string): object[] => {
      const tokens = this.#tokensOf(account, query, time);
      return query.order === 'asc' ? tokens : tokens.reverse();
    };
    return accounts.map((account) => ({
      account,
      get balance() {
        return balanceOf(account);
      },
      get tokens() {
        return tokensOf(account);
      },
    }));
  }

  #holders(token: string, query: ServiceQuery): object[] {
    const time = this.#snapshot(query, ['all']);
    if (time === undefined && isPast(query)) return [];
    const accounts = this.#ledger.everHolding(token).filter((account) => this.#isRow(account, token, time));
    return accounts.map((account) => ({
      account,
      balance: this.#ledger.sum(account, token, time ?? this.#presentOf(account)),
      decimals: 0,
    }));
  }

  #isShown(token: string): boolean {
    return (this.#ledger.created.get(token) ?? 0n) <= this.#frontier;
  }

  #token(id: string): object | undefined {
    const created = this.#ledger.created.get(id);
    if (created === undefined || !this.#isShown(id)) return undefined;
    const deleted = id === this.#ledger.deletedToken;
    return { ...tokenOf(id), decimals: '0', deleted, created_timestamp: timestampOf(created) };
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

  /** The snapshot that a query asks for, if the service has such snapshots. */
  #snapshot(query: ServiceQuery, kinds: readonly PastServiceSettings['snapshots'][]): bigint | undefined {
    const bounds = conditionsOn(query, 'timestamp');
    if (!kinds.includes(this.#settings.snapshots) || bounds.length === 0) return undefined;
    const upper = bounds.find(({ operator }) => !operator.startsWith('g'))?.value;
    const lower = beginOfSearch(BigInt(upper ?? BigInt(this.now) * 1_000_000n));
    // An equality means "at or before".
    const isWithin = (time: bigint): boolean =>
      bounds.every(({ operator, value }) =>
        holds(compare(time, value), operator === 'eq' ? 'lte' : operator),
      );
    return this.service
      .snapshotsOf(this.cluster)
      .findLast((time) => time <= this.#frontier && isWithin(time) && time >= lower);
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

  #tokensOf(account: string, query: ServiceQuery, time: bigint | undefined): object[] {
    if (isPast(query) && this.#settings.snapshots !== 'all') return [];
    const moment = time ?? this.#presentOf(account);
    const all = this.#ledger.assetsOf(account).filter((token) => this.#isRow(account, token, time));
    return all.map((token_id) => ({ token_id, balance: this.#ledger.sum(account, token_id, moment) }));
  }
}

const everything: ServiceQuery = { pairs: [], conditions: [], limit: 0, order: 'asc' };

function isPast(query: ServiceQuery): boolean {
  return conditionsOn(query, 'timestamp').length > 0;
}

/** A snapshot is looked for back to the first day of the month before, and so are its rows. */
function beginOfSearch(time: bigint): bigint {
  const moment = new Date(Number(time / 1_000_000n));
  return BigInt(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - 1)) * 1_000_000n;
}

function tokenOf(token_id: string) {
  const type = token_id === collection ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON';
  return { token_id, type, name: token_id, symbol: 'T', decimals: 0, metadata: '', admin_key: null };
}
