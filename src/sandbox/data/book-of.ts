import type { TransactionDetail } from '../../../generated/ledger/types.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { Book } from './book.js';
import type { LedgerData } from './ledger-data.js';
import { isUnread } from './served.js';

interface Written {
  book: Book;
  /** The rows that the book has. */
  rows: TransactionDetail[];
}

const written = new WeakMap<readonly TransactionDetail[], Written>();

interface Kept {
  readonly ledger: LedgerData;
  readonly book: () => Book;
}

const unread = new WeakMap<LedgerData, Kept>();

/** Says which book a ledger and its view have as long as nobody has read its transactions, so that they need no rows before. */
export function keepBook(ledger: LedgerData, view: LedgerData, book: () => Book): void {
  for (const each of [ledger, view]) unread.set(each, { ledger, book });
}

/** The changes of balances by the transactions that a ledger, or a cluster of it, has. New rows are added to the book. */
export function bookOf(ledger: LedgerData): Book {
  const kept = unread.get(ledger);
  if (kept && isUnread(kept.ledger, 'transactions')) return kept.book();
  const { transactions } = ledger;
  let known = written.get(transactions);
  if (!known || known.rows.some((row, at) => transactions[at] !== row)) {
    known = { book: new Book(), rows: [] };
    written.set(transactions, known);
  }
  for (let at = known.rows.length; at < transactions.length; at++) {
    const row = transactions[at];
    if (!row) continue;
    known.book.add(fromTimestamp(row.consensus_timestamp ?? '0'), row);
    known.rows.push(row);
  }
  return known.book;
}
