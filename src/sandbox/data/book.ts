import type { NftTransfer, TokenTransfer, Transfer } from '../../../generated/ledger/types.js';
import { once } from './once.js';

export interface Change {
  /** Nanoseconds since the Unix epoch. */
  readonly time: bigint;
  readonly amount: bigint;
}

/** The transfers of a transaction, under the names that its row has. */
export interface Moves {
  readonly transfers?: readonly Transfer[];
  readonly token_transfers?: readonly TokenTransfer[];
  readonly nft_transfers?: readonly NftTransfer[];
}

export interface TimedMoves extends Moves {
  readonly time: bigint;
}

const none: readonly Change[] = [];
const noMoves = (): readonly TimedMoves[] => [];

/**
 * All changes of balances, in order of time. Balances, the rows of accounts and holders, snapshots of the past and the supply
 * are sums over it: the book is written from the transfers of transactions, and nothing else knows an amount.
 */
export class Book {
  readonly #hbars = new Map<string, Change[]>();
  readonly #tokens = new Map<string, Map<string, Change[]>>();
  readonly #hbarMoves: () => void;
  readonly #tokenMoves: () => void;

  /** Moves of hbars and of tokens are read separately, when a change of their kind is first requested. */
  constructor(hbars: () => readonly TimedMoves[] = noMoves, tokens: () => readonly TimedMoves[] = noMoves) {
    this.#hbarMoves = once(() => {
      for (const { time, transfers = [] } of hbars()) this.#addHbars(time, transfers);
    });
    this.#tokenMoves = once(() => {
      for (const { time, ...moves } of tokens()) this.#addTokens(time, moves);
    });
  }

  add(time: bigint, moves: Moves): void {
    this.#addHbars(time, moves.transfers ?? []);
    this.#addTokens(time, moves);
  }

  #addHbars(time: bigint, transfers: readonly Transfer[]): void {
    for (const { account, amount } of transfers) this.#add(this.#hbars, account as string, { time, amount });
  }

  #addTokens(time: bigint, { token_transfers = [], nft_transfers = [] }: Moves): void {
    for (const { token_id, account, amount } of token_transfers)
      this.#add(this.#holders(String(token_id)), String(account), { time, amount });
    for (const transfer of nft_transfers) this.#moveNfts(time, transfer);
  }

  hbars(account: string): readonly Change[] {
    this.#hbarMoves();
    return this.#hbars.get(account) ?? none;
  }

  /** The changes of a token, by account. */
  holders(token: string): ReadonlyMap<string, readonly Change[]> {
    this.#tokenMoves();
    return this.#tokens.get(token) ?? new Map();
  }

  tokens(token: string, account: string): readonly Change[] {
    return this.holders(token).get(account) ?? none;
  }

  #moveNfts(
    time: bigint,
    { token_id, sender_account_id, receiver_account_id, serial_number }: NftTransfer,
  ): void {
    const holders = this.#holders(String(token_id));
    const amount = countOf(serial_number, () =>
      sumUntil(holders.get(String(sender_account_id)) ?? none, time),
    );
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
    if (at === own.length) own.push(change);
    else own.splice(at, 0, change);
  }
}

/** Serial −1 means all NFTs of the old treasury, and −n means n NFTs of a dissociated account. */
export function countOf(serial: bigint | number | null | undefined, held: () => bigint): bigint {
  const number = BigInt(serial ?? 0);
  if (number > 0n) return 1n;
  return number === -1n ? held() : -number;
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
