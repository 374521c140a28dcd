import type { AccountInfo, TokenInfo, TransactionDetail } from '../../../generated/ledger/types.js';
import { openingOf } from '../data/balances.js';
import { type Book, type Change, sumAfter, sumUntil } from '../data/book.js';
import { bookOf } from '../data/book-of.js';
import type { LedgerData } from '../data/ledger-data.js';
import { fromTimestamp, toTimestamp } from '../wire/timestamps.js';
import { Grouper } from './grouped.js';
import { monthBefore } from './snapshots.js';

type Relationship = LedgerData['relationships'][number];

/** When a row came into being. The entities of the network have no time, and are as old as the ledger. */
const createdAt = (timestamp: string | null | undefined): bigint => fromTimestamp(timestamp ?? '0');

/** Nanoseconds of the last change. */
export function lastChange(changes: readonly Change[]): bigint | undefined {
  return changes.at(-1)?.time;
}

/** A balance of the past is the present one without the later changes, so that it includes what a test has set. */
export function hbarsAt(book: Book, { account, balance }: AccountInfo, time: bigint): bigint {
  const changes = book.hbars(String(account));
  const present = balance?.balance;
  if (present === null || present === undefined) return openingOf(String(account)) + sumUntil(changes, time);
  return present - sumAfter(changes, time);
}

export function heldAt(book: Book, { owner, value }: Relationship, time: bigint): bigint {
  return value.balance - sumAfter(book.tokens(String(value.token_id), owner), time);
}

/** Whether an account was associated with a token. If the service has lost the time, its first transfer tells. */
export function isAssociatedAt(book: Book, { owner, value }: Relationship, time: bigint): boolean {
  if (value.created_timestamp) return createdAt(value.created_timestamp) <= time;
  const [first] = book.tokens(String(value.token_id), owner);
  return first === undefined || first.time <= time;
}

/** The last change of a deleted account is its deletion. */
export function isDeletedAt(book: Book, { account, deleted }: AccountInfo, time: bigint): boolean {
  if (deleted !== true) return false;
  return (lastChange(book.hbars(String(account))) ?? 0n) <= time;
}

/** Snapshots have an account until the end of the month in which it is deleted. */
export function isInSnapshot(book: Book, account: AccountInfo, time: bigint): boolean {
  if (createdAt(account.created_timestamp) > time) return false;
  return !isDeletedAt(book, account, monthBefore(time, 0) - 1n);
}

/** When a holder's balance of a token has changed last. */
export function holdingTime(book: Book, { owner, value }: Relationship): string | null {
  const last = lastChange(book.tokens(String(value.token_id), owner));
  if (last === undefined) return value.created_timestamp ?? null;
  return toTimestamp(last);
}

const changesOfTokens = /^TOKEN(BURN|CREATION|DELETION|FEESCHEDULEUPDATE|MINT|PAUSE|UNPAUSE|UPDATE|WIPE)$/;

/** A token as it was at a time: its supply, whether it was deleted, and when it had been changed. All else is of the present. */
export function tokenAt(ledger: LedgerData, token: TokenInfo, time: bigint): TokenInfo {
  let supply = BigInt(token.total_supply ?? 0);
  for (const changes of bookOf(ledger).holders(String(token.token_id)).values())
    supply -= sumAfter(changes, time);
  const changes = ledger.transactions.filter(
    ({ entity_id, name, result }) =>
      entity_id === token.token_id && result === 'SUCCESS' && changesOfTokens.test(String(name)),
  );
  const timeOf = ({ consensus_timestamp = '0' }: TransactionDetail): bigint =>
    fromTimestamp(consensus_timestamp);
  const modified = fromTimestamp(token.modified_timestamp ?? '0');
  const deletion = changes.find(({ name }) => name === 'TOKENDELETION');
  const deletedAt = deletion ? timeOf(deletion) : modified;
  const before = [...changes.map(timeOf), createdAt(token.created_timestamp)].filter((one) => one <= time);
  const lastBefore = before.reduce((a, b) => (a > b ? a : b), 0n);
  return {
    ...token,
    deleted: token.deleted && deletedAt <= time,
    modified_timestamp: modified <= time ? token.modified_timestamp : toTimestamp(lastBefore),
    total_supply: String(supply),
  };
}

export interface HeldToken {
  readonly token_id: string;
  readonly balance: bigint;
}

const owners = new Grouper<Relationship>(({ owner }) => owner);

/** The token balances of an account at a time, or at present without one, in the order of the tokens. */
export function tokensAt(
  ledger: LedgerData,
  time: bigint | undefined,
  order: 'asc' | 'desc',
): (owner: string) => HeldToken[] {
  const book = bookOf(ledger);
  return (owner) => {
    const own = owners
      .group(ledger.relationships, owner)
      .filter((one) => time === undefined || isAssociatedAt(book, one, time));
    const held = own.map((one) => ({
      token_id: String(one.value.token_id),
      balance: time === undefined ? one.value.balance : heldAt(book, one, time),
    }));
    return inOrder(held, order);
  };
}

function numberOf({ token_id }: { token_id?: string | null }): number {
  return Number(String(token_id).split('.').at(-1));
}

export function inOrder<Held extends { token_id?: string | null }>(
  tokens: readonly Held[],
  order: 'asc' | 'desc',
): Held[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...tokens].sort((a, b) => sign * (numberOf(a) - numberOf(b)));
}
