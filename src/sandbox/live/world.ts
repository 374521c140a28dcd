import type { LedgerData } from '../data/ledger-data.js';
import { type Description, planLedger } from '../data/plan.js';
import { Random } from '../data/random.js';
import { preview } from '../wire/preview.js';
import { apply, type Changes, rowsOf } from './changes.js';
import { Cluster, type ClusterOptions, copyOf } from './cluster.js';
import { Growth } from './growth.js';
import { growthSettings, type LiveOptions } from './live-options.js';

export interface WorldOptions {
  readonly seed: string | number;
  readonly size: number;
  readonly start: number;
  readonly description: Description;
  readonly live: LiveOptions | undefined;
  readonly clusters: readonly ClusterOptions[];
  /** Makes the initial ledger. */
  readonly makeLedger: () => LedgerData;
}

export class World {
  readonly ledger: LedgerData;
  /** Without clusters, the ledger itself answers. */
  readonly clusters: readonly Cluster[];
  readonly #growth: Growth | undefined;
  readonly #random: Random;
  readonly #now: () => number;
  readonly #closedAt = new WeakMap<object, number>();
  #pinned: number | undefined;

  constructor(options: WorldOptions, now: () => number) {
    const { seed, size, start, description, live, clusters, makeLedger } = options;
    this.ledger = makeLedger();
    this.#now = now;
    this.#random = new Random(`${seed} clusters`);
    this.#growth =
      live &&
      new Growth(planLedger({ seed, size, now: start, description }), this.ledger, growthSettings(live));
    this.clusters = clusters.map(
      (one, index) => new Cluster(copyOf(this.ledger), one, new Random(`${seed} cluster ${index}`)),
    );
  }

  catchUp(): void {
    const now = this.#now();
    for (let file = this.#growth?.next(now); file; file = this.#growth?.next(now))
      this.record(file.closed, file.changes);
    for (const cluster of this.clusters) cluster.importUntil(now);
  }

  record(closed: number, changes: Changes): void {
    for (const { row } of rowsOf(changes)) this.#closedAt.set(row, closed);
    apply(this.ledger, changes, (old, current) => {
      const addedAt = this.#closedAt.get(old);
      if (addedAt !== undefined) this.#closedAt.set(current, addedAt);
    });
    this.#growth?.continue(changes.added);
    for (const cluster of this.clusters) cluster.announce({ closed, changes });
  }

  /** The ledger without rows that were added after `moment`. Changed rows are in their newest state. */
  ledgerAt(moment = Infinity): LedgerData {
    this.catchUp();
    const existed = (row: object): boolean => (this.#closedAt.get(row) ?? -Infinity) <= moment;
    if (moment === Infinity) return this.ledger;
    const lists = Object.entries(this.ledger).filter(([, rows]) => Array.isArray(rows));
    return {
      ...this.ledger,
      ...Object.fromEntries(lists.map(([name, rows]) => [name, rows.filter(existed)])),
    };
  }

  pin(index: number | undefined): void {
    if (index !== undefined && !this.clusters[index])
      throw new RangeError(
        `pin: expected the index of one of ${this.clusters.length} clusters, got ${preview(index)}`,
      );
    this.#pinned = index;
  }

  /** The ledger of a host's cluster. If all clusters have one name, a request reaches the pinned one, or else a random one. */
  current(host?: number): LedgerData {
    this.catchUp();
    if (host !== undefined) return this.clusters[host]?.ledger ?? this.ledger;
    if (this.clusters.length === 0) return this.ledger;
    const random = this.#random.integer(0, this.clusters.length - 1);
    return this.clusters[this.#pinned ?? random]?.ledger ?? this.ledger;
  }
}
