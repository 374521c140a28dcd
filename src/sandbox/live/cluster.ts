import type { LedgerData } from '../data/ledger-data.js';
import type { Random } from '../data/random.js';
import { markAppendOnly } from '../ledger/sorted.js';
import { preview } from '../wire/preview.js';
import { apply, type Changes, split } from './changes.js';
import type { RecordFile } from './growth.js';

export interface ClusterOptions {
  /** The delay of each record file after its end, in milliseconds: fixed, or varying within a range. @default 0 */
  readonly lag?: number | readonly [least: number, most: number] | undefined;
  /** The cluster imports no files but still answers. @default false */
  readonly frozen?: boolean | undefined;
  /** A share of the rows is late by up to `upTo` milliseconds. A log may then appear before its block. */
  readonly skew?: { readonly share: number; readonly upTo: number } | undefined;
  /** Stops importing files for `seconds`, once in `every` seconds on average. Then imports a file every 60 ms. @default never */
  readonly stops?: { readonly seconds: number; readonly every: number } | undefined;
}

/** The interval between two files while a cluster catches up, in milliseconds. */
const catchUpInterval = 60;

/** The range in which the lag changes from file to file, in milliseconds. */
const lagChangeRange = 1000;

export class Cluster {
  frozen: boolean;
  readonly #least: number;
  readonly #most: number;
  readonly #skew: { readonly share: number; readonly upTo: number } | undefined;
  readonly #random: Random;
  readonly #pending: { at: number; changes: Changes }[] = [];
  #newest = 0;
  #lastClosed = 0;
  #lag: number;
  readonly #stops: ClusterOptions['stops'];
  #stop = { begins: 0, ends: 0 };

  constructor(
    readonly ledger: LedgerData,
    { lag = 0, frozen = false, skew, stops }: ClusterOptions,
    random: Random,
  ) {
    const [least, most] = typeof lag === 'number' ? [lag, lag] : lag;
    if (!(least >= 0 && least <= most && most < Infinity))
      throw new RangeError(`lag: expected milliseconds, 0 or more, or [least, most], got ${preview(lag)}`);
    if (stops && !(stops.seconds > 0 && stops.every >= 0 && stops.seconds + stops.every < Infinity))
      throw new RangeError(
        `stops: expected seconds above 0 and every from 0, both finite, got ${preview(stops)}`,
      );
    this.frozen = frozen;
    this.#stops = stops;
    this.#lag = (least + most) / 2;
    this.#least = least;
    this.#most = most;
    this.#skew = skew;
    this.#random = random;
  }

  announce({ closed, changes }: RecordFile): void {
    // The lag changes gradually, and files are imported in order.
    const lag = this.#lag + (this.#random.next() - 0.5) * lagChangeRange;
    this.#lag = Math.min(this.#most, Math.max(this.#least, lag));
    const at = this.#afterStops(closed, Math.max(this.#newest, closed + this.#lag));
    this.#newest = at;
    const skew = this.#skew;
    const { now, late } = skew
      ? split(changes, () => this.#random.chance(skew.share))
      : { now: changes, late: [] };
    // Late rows of earlier files may be due after this file.
    this.#insert(at, now);
    for (const one of late) this.#insert(at + this.#random.next() * (skew?.upTo ?? 0), one);
  }

  /** The import time of a file that is due at `due`: not during a stop, and not together with the previous file. */
  #afterStops(closed: number, due: number): number {
    if (!this.#stops) return due;
    const { seconds, every } = this.#stops;
    // Rows that a test adds within one millisecond belong to the same file.
    const interval = closed > this.#lastClosed ? catchUpInterval : 0;
    this.#lastClosed = closed;
    const at = Math.max(due, this.#newest + interval);
    while (at >= this.#stop.ends) {
      const begins = (this.#stop.ends || closed) + 2000 * every * this.#random.next();
      this.#stop = { begins, ends: begins + 1000 * seconds };
    }
    return at < this.#stop.begins ? at : this.#stop.ends;
  }

  importUntil(now: number): void {
    if (this.frozen) return;
    let due = 0;
    for (; (this.#pending[due]?.at ?? Infinity) <= now; due++) {
      const changes = this.#pending[due]?.changes;
      if (!changes) break;
      this.#expectBlocks(changes);
      apply(this.ledger, changes);
    }
    this.#pending.splice(0, due);
  }

  /** Marks blocks whose logs or results are imported before them. Such rows do not show their block yet. */
  #expectBlocks({ added }: Changes): void {
    if (!this.#skew) return;
    const present = new Set<string | undefined>(
      [...(added.blocks ?? []), ...this.ledger.blocks.slice(-20)].map(({ hash }) => hash),
    );
    const results = (added.executions ?? []).map(({ result }) => result);
    for (const { block_hash } of [...(added.logs ?? []), ...results])
      if (!present.has(String(block_hash))) this.ledger.pendingBlocks.add(String(block_hash));
  }

  #insert(at: number, changes: Changes): void {
    let place = this.#pending.length;
    while (place > 0 && (this.#pending[place - 1]?.at ?? 0) > at) place--;
    this.#pending.splice(place, 0, { at, changes });
  }
}

const replacedCollections = new Set(['accounts', 'nfts', 'relationships', 'state', 'tokens']);

/** A copy that shares its rows. */
export function copyOf(ledger: LedgerData): LedgerData {
  return {
    ...ledger,
    ...Object.fromEntries(
      Object.entries(ledger)
        .filter(([, rows]) => Array.isArray(rows))
        .map(([name, rows]) => [
          name,
          replacedCollections.has(name) ? Array.from(rows) : markAppendOnly(Array.from(rows)),
        ]),
    ),
    pendingBlocks: new Set(),
  };
}
