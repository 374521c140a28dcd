import type { Transaction } from '../../generated/ledger/types.js';
import { accountKind, toOrdinal } from '../values/values.js';
import { type Change, changesOf, type Reading, transactionsIn } from './reading.js';

/**
 * The transfers of one token around the moment, by account. No request lists them, so all transactions between a snapshot and the
 * moment are read, once. A page that shows another snapshot extends them. Memory is that of the accounts that changed.
 */
export class TokenMoves {
  readonly #reading: Reading;
  readonly #token: string;
  readonly #byAccount = new Map<string, Change[]>();
  /** All transactions in between are read; in nanoseconds. */
  #begin: bigint;
  #end: bigint;
  #inOrder: string[] | undefined;

  constructor(reading: Reading, token: string) {
    this.#reading = reading;
    this.#token = token;
    this.#begin = reading.time;
    this.#end = reading.time;
  }

  /** Reads what is missing between the moment and a snapshot. `onFirst` may refuse the rest by its first page. */
  async reach(time: bigint, onFirst?: (page: readonly Transaction[], range: Range) => void): Promise<void> {
    const range = time < this.#begin ? { begin: time, end: this.#begin } : { begin: this.#end, end: time };
    if (range.begin >= range.end) return;
    const pages = transactionsIn(this.#reading, range.begin, range.end).pages({ prefetch: 0 });
    this.#inOrder = undefined;
    let isFirst = true;
    for await (const { items, next } of pages) {
      if (isFirst && next !== null) onFirst?.(items, range);
      isFirst = false;
      for (const transaction of items) this.#add(transaction);
    }
    this.#begin = range.begin < this.#begin ? range.begin : this.#begin;
    this.#end = range.end > this.#end ? range.end : this.#end;
  }

  #add(transaction: Transaction): void {
    for (const change of changesOf(transaction)) {
      if (change.asset !== this.#token) continue;
      const changes = this.#byAccount.get(change.account) ?? [];
      changes.push(change);
      this.#byAccount.set(change.account, changes);
    }
  }

  /** What an account's balance at a time lacks to be that of the moment. */
  since(time: bigint, account: string): bigint {
    const { time: moment } = this.#reading;
    let sum = 0n;
    for (const change of this.#byAccount.get(account) ?? []) {
      if (time < change.time && change.time <= moment) sum += change.amount;
      if (moment < change.time && change.time <= time) sum -= change.amount;
    }
    return sum;
  }

  /** The accounts that changed, in the order of their IDs, behind one place and up to another. */
  accountsBetween(behind: bigint, upTo: bigint | undefined): string[] {
    this.#inOrder ??= [...this.#byAccount.keys()].sort(byPlace);
    const inOrder = this.#inOrder;
    const between: string[] = [];
    for (let index = firstBehind(inOrder, behind); index < inOrder.length; index += 1) {
      const account = inOrder[index] ?? '';
      if (upTo !== undefined && placeOf(account) > upTo) break;
      between.push(account);
    }
    return between;
  }
}

/** The index of the first account behind a place: of thousands, each page needs a few. */
function firstBehind(inOrder: readonly string[], behind: bigint): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(inOrder[middle] ?? '') > behind) high = middle;
    else low = middle + 1;
  }
  return low;
}

export interface Range {
  /** In nanoseconds; not included. */
  readonly begin: bigint;
  readonly end: bigint;
}

/** The place of an account among all, in the order of the service. */
export function placeOf(account: string): bigint {
  return toOrdinal(account, accountKind) ?? -1n;
}

export function byPlace(a: string, b: string): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
