import type { TransactionDetail } from '../../../generated/ledger/types.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { Book } from './book.js';
import type { LedgerData } from './ledger-data.js';

interface Written {
  book: Book;
  /** The rows that the book has. */
  rows: TransactionDetail[];
}

const written = new WeakMap<readonly TransactionDetail[], Written>();

const unread = new WeakMap<LedgerData, () => Book>();

/** Says which book a ledger has as long as nobody has read its transactions, so that they need no rows before. */
export function keepBook(ledger: LedgerData, book: () => Book): LedgerData {
  unread.set(ledger, book);
  return ledger;
}

/** The changes of balances by the transactions that a ledger, or a cluster of it, has. New rows are added to the book. */
export function bookOf(ledger: LedgerData): Book {
  const isUnread = Object.getOwnPropertyDescriptor(ledger, 'transactions')?.get !== undefined;
  const kept = isUnread ? unread.get(ledger) : undefined;
  if (kept) return kept();
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
