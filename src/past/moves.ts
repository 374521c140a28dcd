import type { Transaction } from '../../generated/ledger/types.js';
import { accountKind, toOrdinal } from '../values/values.js';
import { type Reading, timeOf, transactionsIn } from './reading.js';

/** The key of hbars among the assets of an account. The others are tokens, by their IDs. */
export const hbars = 'hbars';

interface Change {
  readonly amount: bigint;
  /** In nanoseconds. */
  readonly time: bigint;
}

/** What moves belong to: all assets of an account, or one token of all accounts. */
export type Owner = { readonly account: string } | { readonly token: string };

/** The first page of a range of times, from which its size is estimated. */
export type OnFirstPage = (items: readonly Transaction[], begin: bigint, end: bigint) => void;

/**
 * The transfers around the moment, of an account by asset, or of a token by account. Every change of a balance of hbars or of a
 * fungible token is in two fields of a transaction, and failed transactions have them too. No request lists the transfers of a
 * token, so for holders all transactions are read. Memory is that of what changed.
 */
export class Moves {
  readonly #reading: Reading;
  readonly #owner: Owner;
  readonly #changes = new Map<string, Change[]>();
  /** All transactions in between are read. In nanoseconds. */
  #begin: bigint;
  #end: bigint;
  /** The accounts in order, once they are asked for. */
  #accounts: string[] | undefined;

  constructor(reading: Reading, owner: Owner) {
    this.#reading = reading;
    this.#owner = owner;
    this.#begin = reading.time;
    this.#end = reading.time;
  }

  /** Reads what is missing between two times around the moment. `onFirst` may refuse the rest by the first page. */
  async reach(from: bigint, to: bigint, onFirst?: OnFirstPage): Promise<void> {
    const begin = from < this.#begin ? from : this.#begin;
    const end = to > this.#end ? to : this.#end;
    // At first, one list has both sides of the moment.
    const isFirst = this.#begin === this.#end;
    const before = isFirst ? end : this.#begin;
    await this.#read(begin, before, onFirst);
    if (!isFirst) await this.#read(this.#end, end, onFirst);
    [this.#begin, this.#end] = [begin, end];
  }

  async #read(begin: bigint, end: bigint, onFirst: OnFirstPage | undefined): Promise<void> {
    if (begin >= end) return;
    const account = 'account' in this.#owner ? this.#owner.account : undefined;
    const pages = transactionsIn(this.#reading, begin, end, account).pages({ prefetch: 0 });
    let isFirst = true;
    for await (const { items, next } of pages) {
      if (isFirst && next !== null) onFirst?.(items, begin, end);
      isFirst = false;
      for (const transaction of items) this.add(transaction);
    }
  }

  add(transaction: Transaction): void {
    const time = timeOf(transaction.consensus_timestamp);
    for (const { account, amount } of transaction.transfers) this.#change(account, hbars, { amount, time });
    for (const { account, token_id, amount } of transaction.token_transfers)
      this.#change(account, token_id, { amount, time });
  }

  #change(account: string, asset: string, change: Change): void {
    const owner = this.#owner;
    const isOwn = 'account' in owner ? owner.account === account : owner.token === asset;
    if (!isOwn) return;
    const name = 'account' in owner ? asset : account;
    const changes = this.#changes.get(name) ?? [];
    changes.push(change);
    this.#changes.set(name, changes);
    this.#accounts = undefined;
  }

  /** The assets of the account, or the accounts of the token, that changed. */
  get changed(): readonly string[] {
    return [...this.#changes.keys()];
  }

  /** What a balance at a time lacks to be that of the moment. */
  since(time: bigint, name: string): bigint {
    const { time: moment } = this.#reading;
    let sum = 0n;
    for (const change of this.#changes.get(name) ?? []) {
      if (time < change.time && change.time <= moment) sum += change.amount;
      if (moment < change.time && change.time <= time) sum -= change.amount;
    }
    return sum;
  }

  /** The accounts that changed, in order, behind one place and up to another. */
  accountsBetween(behind: bigint, upTo: bigint | undefined): string[] {
    this.#accounts ??= [...this.#changes.keys()].sort(byPlace);
    const end = upTo === undefined ? this.#accounts.length : firstBehind(this.#accounts, upTo);
    return this.#accounts.slice(firstBehind(this.#accounts, behind), end);
  }
}

/** The index of the first account behind a place. Each page needs a few of thousands. */
function firstBehind(accounts: readonly string[], place: bigint): number {
  let [low, high] = [0, accounts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(accounts[middle]) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The place of an account among all, in the order of the service. */
export function placeOf(account: string | undefined): bigint {
  return toOrdinal(account ?? '', accountKind) ?? -1n;
}

export function byPlace(a: string, b: string): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
