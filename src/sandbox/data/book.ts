import type { NftTransfer, TokenTransfer, Transfer } from '../../../generated/ledger/types.js';

export interface Change {
  /** Nanoseconds since the Unix epoch. */
  readonly time: bigint;
  readonly amount: bigint;
}

/** What a transaction moves, with the names of its row. */
export interface Moves {
  readonly transfers?: readonly Transfer[];
  readonly token_transfers?: readonly TokenTransfer[];
  readonly nft_transfers?: readonly NftTransfer[];
}

const none: readonly Change[] = [];

/**
 * All changes of balances, in order of time. Balances, the rows of accounts and holders, snapshots of the past and the supply
 * are sums over it: the book is written from the transfers of transactions, and nothing else knows an amount.
 */
export class Book {
  readonly #hbars = new Map<string, Change[]>();
  readonly #tokens = new Map<string, Map<string, Change[]>>();

  add(time: bigint, { transfers = [], token_transfers = [], nft_transfers = [] }: Moves): void {
    for (const { account, amount } of transfers) this.#add(this.#hbars, String(account), { time, amount });
    for (const { token_id, account, amount } of token_transfers)
      this.#add(this.#holders(String(token_id)), String(account), { time, amount });
    for (const transfer of nft_transfers) this.#moveNfts(time, transfer);
  }

  hbars(account: string): readonly Change[] {
    return this.#hbars.get(account) ?? none;
  }

  /** The changes of a token, by account. */
  holders(token: string): ReadonlyMap<string, readonly Change[]> {
    return this.#tokens.get(token) ?? new Map();
  }

  tokens(token: string, account: string): readonly Change[] {
    return this.#tokens.get(token)?.get(account) ?? none;
  }

  #moveNfts(
    time: bigint,
    { token_id, sender_account_id, receiver_account_id, serial_number }: NftTransfer,
  ): void {
    const holders = this.#holders(String(token_id));
    const sent = sumUntil(holders.get(String(sender_account_id)) ?? none, time);
    const amount = countOf(serial_number, sent);
    if (sender_account_id) this.#add(holders, sender_account_id, { time, amount: -amount });
    if (receiver_account_id) this.#add(holders, receiver_account_id, { time, amount });
  }

  #holders(token: string): Map<string, Change[]> {
    const holders = this.#tokens.get(token) ?? new Map<string, Change[]>();
    this.#tokens.set(token, holders);
    return holders;
  }

  /** A test may add transactions that are older than others. */
  #add(changes: Map<string, Change[]>, key: string, change: Change): void {
    const own = changes.get(key);
    if (!own) {
      changes.set(key, [change]);
      return;
    }
    let at = own.length;
    while (at > 0 && (own[at - 1]?.time ?? 0n) > change.time) at--;
    own.splice(at, 0, change);
  }
}

/** Serial −1 means all NFTs of the old treasury, and −n means n NFTs of a dissociated account. */
export function countOf(serial: bigint | number | null | undefined, held: bigint): bigint {
  const number = BigInt(serial ?? 0);
  if (number > 0n) return 1n;
  return number === -1n ? held : -number;
}

export function sumUntil(changes: readonly Change[], time: bigint): bigint {
  let sum = 0n;
  for (const change of changes) if (change.time <= time) sum += change.amount;
  return sum;
}

export function sumAfter(changes: readonly Change[], time: bigint): bigint {
  let sum = 0n;
  for (let at = changes.length - 1; at >= 0; at--) {
    const change = changes[at];
    if (!change || change.time <= time) break;
    sum += change.amount;
  }
  return sum;
}

export function sumOf(changes: readonly Change[]): bigint {
  let sum = 0n;
  for (const { amount } of changes) sum += amount;
  return sum;
}
