import { milliseconds, nanoseconds, toTimestamp } from '../values/values.js';
import { PastError } from './past-error.js';
import type { Reading } from './reading.js';
import { transfersRow } from './rows.js';
import { type Asset, placeOf } from './snapshots.js';

/** The owner of moves: an account with all of its assets, or a token with all of its accounts. */
type Owner = { readonly account: string } | { readonly token: string };

/** The changes of an asset of the account, or of an account of the token. */
interface Changes<Name> {
  readonly name: Name;
  readonly place: number;
  readonly each: Change[];
}

interface Change {
  readonly amount: bigint;
  /** In nanoseconds. */
  readonly time: bigint;
  /** The number of the list that has shown it. */
  readonly reading: number;
}

/** Called with the pages that a reading may take, when its first page has shown how dense transactions are. May refuse the rest. */
type OnFirstPage = (pages: number) => void;

/** Behind one place, and up to another one. */
export type Range = readonly [behind: number, upTo: number];

/** All assets of an account. */
export const everything: Range = [-Infinity, Infinity];

/** An account that changes more often than it can be read, such as one that collects all fees, has no present balance. */
const mostRounds = 6;

/**
 * In nanoseconds. A row may become visible after younger ones: rows of one record file were seen to be 1.5 s apart. The list
 * behind a present balance begins so much before the end of the list before it, and shows what that one lacked.
 */
const lateness = nanoseconds(30_000);

/** Behind one host name, a cluster may lag the others by hours. Lists of older times are whole on all of them. */
const longestLag = 3 * 3_600_000;

/**
 * The transfers around the moment, of an account by `Asset`, or of a token by account. Every change of a balance of hbars or of a
 * fungible token is in two fields of a transaction, and failed transactions have them too. No request lists the transfers of a
 * token, so for holders all transactions are read. Memory is that of what changed.
 */
export class Moves<Name extends Asset> {
  readonly #reading: Reading;
  readonly #owner: { readonly account?: string; readonly token?: string };
  readonly #changes = new Map<Name, Changes<Name>>();
  /** The number of lists that were read. */
  #readings = 0;
  /** All transactions in between are read. In nanoseconds. */
  #begin: bigint;
  #end: bigint;

  constructor(reading: Reading, owner: Owner) {
    this.#reading = reading;
    this.#owner = owner;
    this.#begin = reading.time;
    this.#end = reading.time;
  }

  /** Reads what is missing between the moment and a time. */
  async reach(time: bigint, onFirst?: OnFirstPage): Promise<void> {
    if (time < this.#begin) {
      await this.read(time, this.#begin, onFirst);
      this.#begin = time;
    }
    if (time > this.#end) {
      await this.read(this.#end, time, onFirst);
      this.#end = time;
    }
  }

  /**
   * The present balances that `read` returns have no time. So the transactions are read before and after them: if the second list has
   * nothing new in their range, they are of the time of the last transaction before.
   */
  async withPresent<Balances>(
    read: (time: bigint) => Promise<Balances>,
    rangeOf: (balances: Balances) => Range,
    onFirst?: OnFirstPage,
  ): Promise<Balances> {
    let time = await this.#reachPresent(onFirst);
    for (let round = 0; round < mostRounds; round += 1) {
      const balances = await read(time);
      const known = this.#readings;
      const last = await this.#reachPresent();
      if (this.changed(rangeOf(balances), known).length === 0) return balances;
      time = last;
    }
    const reason = 'the balance changes too often to be read without snapshots';
    throw new PastError(reason, this.#reading.time, this.#owner);
  }

  async #reachPresent(onFirst?: OnFirstPage): Promise<bigint> {
    const { time: moment } = this.#reading;
    const again = this.#end - lateness;
    const last = await this.read(again > moment ? again : moment, undefined, onFirst);
    if (last > this.#end) this.#end = last;
    return this.#end;
  }

  /** Reads transactions after `begin` and up to `end`, or all, of clusters that have reached it. Returns the time of the last one. */
  async read(begin: bigint, end?: bigint, onFirst?: OnFirstPage): Promise<bigint> {
    const { ledger, options } = this.#reading;
    const now = ledger.transport.effects.now();
    const after = `gt:${toTimestamp(begin)}` as const;
    const timestamp = end === undefined ? after : ([after, `lte:${toTimestamp(end)}`] as const);
    const params = { 'account.id': this.#owner.account, timestamp, order: 'asc', limit: 100 } as const;
    const until = end ?? nanoseconds(now);
    const isOld = now - milliseconds(until) > longestLag;
    const list = ledger.getTransactions(params, isOld ? options : { ...options, after: toTimestamp(until) });
    let last = begin;
    this.#readings += 1;
    for await (const { items, next } of list.pages({ prefetch: 0 })) {
      const isFirst = last === begin;
      for (const transaction of items) last = this.#add(transaction);
      // If the others are as dense as the first page, there are about this many.
      const span = Number(last - begin);
      if (isFirst && next !== null && span > 0) onFirst?.(Math.ceil(Number(until - begin) / span));
    }
    return last;
  }

  #add(transaction: unknown): bigint {
    const { time, transfers, token_transfers } = transfersRow(transaction);
    const isReadAgain = time > this.#end - lateness && time <= this.#end;
    const { account: owner, token } = this.#owner;
    const ofHbars = transfers.map((transfer) => ({ ...transfer, token_id: null }));
    for (const { account, token_id: asset, amount } of [...ofHbars, ...token_transfers]) {
      const isOwn = owner === undefined ? asset === token : account === owner;
      if (!isOwn) continue;
      const name = (owner === undefined ? account : asset) as Name;
      const changes = this.#changes.get(name) ?? {
        name,
        place: name === null ? -1 : placeOf(name),
        each: [],
      };
      const isKnown = (change: Change): boolean => change.time === time && change.reading < this.#readings;
      if (isReadAgain && changes.each.some(isKnown)) continue;
      changes.each.push({ amount, time, reading: this.#readings });
      this.#changes.set(name, changes);
    }
    return time;
  }

  /** The assets of the account, or the accounts of the token, in a range of places that lists after `known` show as changed. */
  changed([behind, upTo]: Range = everything, known = 0): Name[] {
    const isIn = (place: number): boolean => behind < place && place <= upTo;
    return [...this.#changes.values()]
      .filter(({ place, each }) => isIn(place) && each.some(({ reading }) => reading > known))
      .map(({ name }) => name);
  }

  /** The sum that turns a balance at a time into the balance at the moment. */
  since(time: bigint, name: Name): bigint {
    const { time: moment } = this.#reading;
    let sum = 0n;
    for (const change of this.#changes.get(name)?.each ?? []) {
      if (time < change.time && change.time <= moment) sum += change.amount;
      if (moment < change.time && change.time <= time) sum -= change.amount;
    }
    return sum;
  }
}
