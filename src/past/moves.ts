import type { Transaction } from '../../generated/ledger/types.js';
import { milliseconds, nanoseconds, toTimestamp } from '../values/values.js';
import { type Reading, timeOf } from './reading.js';

/** The key of hbars among the assets of an account. The others are tokens, by their IDs. */
export const hbars = 'hbars';

/** What moves belong to: all assets of an account, or one token of all accounts. */
type Owner = { readonly account: string } | { readonly token: string };

/** The changes of an asset of the account, or of an account of the token. */
interface Changes {
  readonly name: string;
  readonly place: number;
  readonly each: { readonly amount: bigint; readonly time: bigint }[];
}

/**
 * In milliseconds. A cluster was seen to stand still for an hour, so lists that end three hours ago are whole on all of
 * them, and need no option `after`.
 */
const longestLag = 3 * 3_600_000;

/**
 * The transfers around the moment, of an account by asset, or of a token by account. Every change of a balance of hbars or of a
 * fungible token is in two fields of a transaction, and failed transactions have them too. No request lists the transfers of a
 * token, so for holders all transactions are read. Memory is that of what changed.
 */
export class Moves {
  readonly #reading: Reading;
  readonly #owner: { readonly account?: string; readonly token?: string };
  readonly #changes = new Map<string, Changes>();
  /** All transactions in between are read. In nanoseconds. */
  #begin: bigint;
  #end: bigint;

  constructor(reading: Reading, owner: Owner) {
    this.#reading = reading;
    this.#owner = owner;
    this.#begin = reading.time;
    this.#end = reading.time;
  }

  /** Reads what is missing between the moment and a time. `onFirst` may refuse the rest by the first page. */
  async reach(time: bigint, onFirst?: (pages: number) => void): Promise<void> {
    if (time < this.#begin) await this.read(time, this.#begin, onFirst);
    if (time > this.#end) await this.read(this.#end, time, onFirst);
  }

  /** Reads transactions after `begin` and up to `end`, or all, of clusters that have reached it. Returns the time of the last one. */
  async read(begin: bigint, end?: bigint, onFirst?: (pages: number) => void): Promise<bigint> {
    const { ledger, options } = this.#reading;
    const now = ledger.transport.effects.now();
    const params = {
      'account.id': this.#owner.account,
      timestamp: [
        `gt:${toTimestamp(begin)}`,
        ...(end === undefined ? [] : [`lte:${toTimestamp(end)}` as const]),
      ],
      order: 'asc',
      limit: 100,
    } as const;
    const until = end ?? nanoseconds(now);
    const isOld = now - milliseconds(until) > longestLag;
    const list = ledger.getTransactions(params, isOld ? options : { ...options, after: toTimestamp(until) });
    let last = begin;
    for await (const { items, next } of list.pages({ prefetch: 0 })) {
      const isFirst = last === begin;
      for (const transaction of items) last = this.#add(transaction);
      // If the others are as dense as the first page, there are about this many.
      const span = Number(last - begin);
      if (isFirst && next !== null && span > 0) onFirst?.(Math.ceil(Number(until - begin) / span));
    }
    if (begin < this.#begin) this.#begin = begin;
    if (until > this.#end) this.#end = until;
    return last;
  }

  #add({ consensus_timestamp, transfers, token_transfers }: Transaction): bigint {
    const time = timeOf(consensus_timestamp);
    const { account: owner, token } = this.#owner;
    const all = [...transfers.map((transfer) => ({ ...transfer, token_id: hbars })), ...token_transfers];
    for (const { account, token_id: asset, amount } of all) {
      if (account !== (owner ?? account) || asset !== (token ?? asset)) continue;
      const name = owner === undefined ? account : asset;
      const changes = this.#changes.get(name) ?? { name, place: placeOf(name), each: [] };
      changes.each.push({ amount, time });
      this.#changes.set(name, changes);
    }
    return time;
  }

  /** The assets of the account, or the accounts of the token behind one place and up to another, that changed. */
  changed(behind = -Infinity, upTo = Infinity): string[] {
    const all = [...this.#changes.values()];
    return all.filter(({ place }) => behind < place && place <= upTo).map(({ name }) => name);
  }

  /** What a balance at a time lacks to be that of the moment. */
  since(time: bigint, name: string): bigint {
    const { time: moment } = this.#reading;
    let sum = 0n;
    for (const change of this.#changes.get(name)?.each ?? []) {
      if (time < change.time && change.time <= moment) sum += change.amount;
      if (moment < change.time && change.time <= time) sum -= change.amount;
    }
    return sum;
  }
}

/** The place of an account among all, in the order of the service. All IDs of a ledger have one shard and realm. */
export function placeOf(account: string): number {
  return Number(/\.(\d+)$/.exec(account)?.[1] ?? -1);
}
