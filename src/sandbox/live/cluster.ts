import type { LedgerData } from '../data/ledger-data.js';
import type { Random } from '../data/random.js';
import { onlyGrows } from '../ledger/sorted.js';
import { preview } from '../wire/preview.js';
import { apply, type Changes, split } from './changes.js';
import type { RecordFile } from './growth.js';

/** One of several clusters that stand behind one name. */
export interface ClusterOptions {
  /** How many milliseconds after its end a record file is there: always, or wandering between two. @default 0 */
  readonly lag?: number | readonly [least: number, most: number] | undefined;
  /** Whether it has stopped taking files, and keeps answering. @default false */
  readonly frozen?: boolean | undefined;
  /** A share of the rows comes late by itself, up to so many milliseconds; logs present before their block then. */
  readonly skew?: { readonly share: number; readonly upTo: number } | undefined;
  /**
   * It stops taking files for some `seconds`, `every` so many seconds on average, and keeps answering. When it returns,
   * it takes the files that it has missed, one every 60 ms. @default never
   */
  readonly stops?: { readonly seconds: number; readonly every: number } | undefined;
}

/** The least time between two files of a cluster that catches up, in milliseconds. */
const catchUpInterval = 60;

/** By how many milliseconds a lag is another one from file to file, at most. */
const maxLagChange = 1000;

/** A cluster: a ledger of its own, into which files present some time after they were closed, in their order. */
export class Cluster {
  /** Whether it takes no more files. */
  frozen: boolean;
  readonly #least: number;
  readonly #most: number;
  readonly #skew: { readonly share: number; readonly upTo: number } | undefined;
  readonly #random: Random;
  /** What is on its way, in the order in which it comes. */
  readonly #pending: { at: number; changes: Changes }[] = [];
  #newest = 0;
  #lastClosed = 0;
  #lag: number;
  readonly #stops: ClusterOptions['stops'];
  /** The next stop, or the present one. */
  #stop = { begins: 0, ends: 0 };

  constructor(
    readonly ledger: LedgerData,
    { lag = 0, frozen = false, skew, stops }: ClusterOptions,
    random: Random,
  ) {
    const [least, most] = typeof lag === 'number' ? [lag, lag] : lag;
    if (!(least >= 0 && least <= most && most < Infinity))
      throw new RangeError(`the lag of a cluster must be milliseconds from 0, got ${preview(lag)}`);
    if (stops && !(stops.seconds > 0 && stops.every >= 0 && stops.seconds + stops.every < Infinity))
      throw new RangeError(`the stops of a cluster must last more than 0 seconds, got ${preview(stops)}`);
    this.frozen = frozen;
    this.#stops = stops;
    this.#lag = (least + most) / 2;
    this.#least = least;
    this.#most = most;
    this.#skew = skew;
    this.#random = random;
  }

  /** Takes note of a file that was closed. */
  announce({ closed, changes }: RecordFile): void {
    // A lag grows and shrinks little by little, and files present in order however long each of them takes.
    const lag = this.#lag + (this.#random.next() - 0.5) * maxLagChange;
    this.#lag = Math.min(this.#most, Math.max(this.#least, lag));
    const at = this.#afterStops(closed, Math.max(this.#newest, closed + this.#lag));
    this.#newest = at;
    const skew = this.#skew;
    const { now, late } = skew
      ? split(changes, () => this.#random.chance(skew.share))
      : { now: changes, late: [] };
    this.#pending.push({ at, changes: now });
    for (const one of late) this.#insert(at + this.#random.next() * (skew?.upTo ?? 0), one);
  }

  /** When a file is taken that is due at some moment: not during a stop, and not together with the file before. */
  #afterStops(closed: number, due: number): number {
    if (!this.#stops) return due;
    const { seconds, every } = this.#stops;
    // Rows that a test adds within one millisecond are one file.
    const interval = closed > this.#lastClosed ? catchUpInterval : 0;
    this.#lastClosed = closed;
    const at = Math.max(due, this.#newest + interval);
    while (at >= this.#stop.ends) {
      const begins = (this.#stop.ends || closed) + 2000 * every * this.#random.next();
      this.#stop = { begins, ends: begins + 1000 * seconds };
    }
    return at < this.#stop.begins ? at : this.#stop.ends;
  }

  /** Takes in what is there by now. */
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

  /** Logs whose block is not there do not know it yet. */
  #expectBlocks({ added }: Changes): void {
    if (!this.#skew) return;
    const present = new Set<string | undefined>(
      [...(added.blocks ?? []), ...this.ledger.blocks.slice(-20)].map(({ hash }) => hash),
    );
    for (const { block_hash } of added.logs ?? [])
      if (!present.has(String(block_hash))) this.ledger.pendingBlocks.add(String(block_hash));
  }

  #insert(at: number, changes: Changes): void {
    let place = this.#pending.length;
    while (place > 0 && (this.#pending[place - 1]?.at ?? 0) > at) place--;
    this.#pending.splice(place, 0, { at, changes });
  }
}

/** Collections whose rows give way to newer ones. */
const replaced = new Set(['accounts', 'state']);

/** A ledger with the same rows in lists of its own, to which no test adds but by way of the whole ledger. */
export function copyOf(ledger: LedgerData): LedgerData {
  return {
    ...ledger,
    ...Object.fromEntries(
      Object.entries(ledger)
        .filter(([, rows]) => Array.isArray(rows))
        .map(([name, rows]) => [name, replaced.has(name) ? [...rows] : onlyGrows([...rows])]),
    ),
    pendingBlocks: new Set(),
  };
}
