import { LinkFaults } from '../../src/sandbox/ledger/link-faults.js';
import type { Traits } from '../../src/sandbox/ledger/page.js';
import { routeOf } from '../../src/sandbox/ledger/route.js';
import { answer, type Service } from '../../src/sandbox/ledger/service.js';
import { ServiceError } from '../../src/sandbox/ledger/service-error.js';
import { rowService } from '../../src/sandbox/rows/row-service.js';
import type { RowSource, RowsAsked } from '../../src/sandbox/rows/rows.js';
import type { Cluster } from './cluster.js';
import type { Item, Ledger, ListName, Row } from './ledger.js';

/** A reply before the network has touched it. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The rows in it. The history of a run names them. */
  readonly rows: readonly Row[];
}

/** Whether a host limits the range of a list to a window, and whether it ignores the far bound. */
export interface Habits {
  readonly hasWindows: boolean;
  readonly isLoose: boolean;
}

/** The settings of a service. */
export interface Limits {
  /** The most rows of a page. */
  readonly largestPage: number;
  /** The most tokens of an account in a row of a list. */
  readonly tokensInRow: number;
}

/** The lists whose rows are those of another one. */
const shownElsewhere: Readonly<Record<string, ListName>> = {
  getContractLogsByContractId: 'getContractsLogs',
};

/** The rows of a ledger, by what is in replies. */
export class RowIndex {
  readonly #rows: ReadonlyMap<object, Row>;
  readonly #transactions: ReadonlyMap<unknown, Row>;

  constructor(readonly ledger: Ledger) {
    const { rows } = ledger;
    this.#rows = new Map(Object.values(rows).flatMap((all) => all.map((row) => [row.item, row])));
    this.#transactions = new Map(rows.getTransactions.map((row) => [row.item.consensus_timestamp, row]));
  }

  of(item: object): Row | undefined {
    return this.#rows.get(item);
  }

  /** The rows of a reply. An account stands for its newest transaction. */
  in(data: Item, items: readonly unknown[] | undefined): Row[] {
    const { balance, transactions = [data] } = data;
    const found = balance === undefined ? (items ?? (transactions as Item[])) : [balance];
    return found.flatMap((item) => {
      const { consensus_timestamp, timestamp } = item as Item;
      return this.#rows.get(Object(item)) ?? this.#transactions.get(consensus_timestamp ?? timestamp) ?? [];
    });
  }
}

const noBody = { bytes: new Uint8Array(), contentType: '' };

/**
 * Answers as one cluster of a ledger does, at one moment after the other. The cluster decides which rows of a list it shows; how
 * a request is read, and what a reply has of these rows, is the code of the sandbox.
 */
export class ClusterService implements RowSource {
  now = 0;
  readonly #lists = new Map<string, ShownList>();
  readonly #service: Service;

  constructor(
    readonly index: RowIndex,
    readonly cluster: Cluster,
    { hasWindows, isLoose }: Habits,
    limits: Limits = { largestPage: 100, tokensInRow: 50 },
  ) {
    const traits: Traits = {
      ...{ windows: hasWindows, isLoose, emptyPages: false, hooks: false, links: new LinkFaults() },
      ...{ ...limits, now: () => this.now },
    };
    this.#service = rowService(this, traits);
  }

  answer(now: number, { pathname, search }: URL): Answer {
    this.now = now;
    try {
      const request = { search: search.slice(1), body: noBody };
      const { status, data, items } = answer(this.#service, routeOf('GET', pathname), request);
      return { status, body: this.text(data), rows: this.index.in(data as Item, items) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return errorAnswer(error.status, error.message);
    }
  }

  text(data: unknown): string {
    return JSON.stringify(data);
  }

  rowsOf({ operationId, path }: RowsAsked): readonly object[] {
    if (operationId === 'getAccounts') return path ? [this.#account(path.idOrAliasOrEvmAddress)] : [];
    return this.itemsOf((shownElsewhere[operationId] ?? operationId) as ListName);
  }

  /** For some seconds, a row does not know its block. */
  shownAs(item: object): object {
    const row = this.index.of(item);
    return row && this.cluster.completes(row) > this.now ? row.youngItem : item;
  }

  itemsOf(list: ListName): readonly Item[] {
    const shown = this.#lists.get(list) ?? new ShownList(this.index.ledger.rows[list] ?? [], this.cluster);
    this.#lists.set(list, shown);
    return shown.at(this.now);
  }

  /** Each account takes part in each transaction, so the time of its balance is that of the newest one. */
  #account(account: string): object {
    const visible = this.itemsOf('getTransactions');
    const timestamp = visible.at(-1)?.consensus_timestamp ?? '1.000000000';
    return { account, balance: { timestamp, balance: visible.length, tokens: [] }, deleted: false };
  }
}

/** The rows of a list that a cluster shows by now. They are added in the order in which it shows them. */
class ShownList {
  readonly #waiting: readonly (readonly [at: number, item: Item])[];
  #items: Item[] = [];
  #now = -Infinity;

  constructor(rows: readonly Row[], cluster: Cluster) {
    this.#waiting = rows
      .map((row) => [cluster.shows(row), row.item] as const)
      .sort(([one], [other]) => one - other);
  }

  at(now: number): readonly Item[] {
    // A test may ask about an earlier moment.
    if (now < this.#now) this.#items = [];
    this.#now = now;
    for (let next = this.#items.length; (this.#waiting[next]?.[0] ?? Infinity) <= now; next += 1)
      this.#items.push((this.#waiting[next] as [number, Item])[1]);
    return this.#items;
  }
}

export function errorAnswer(status: number, message: string): Answer {
  return { status, body: JSON.stringify({ _status: { messages: [{ message }] } }), rows: [] };
}
