import { bookOf } from '../data/book-of.js';
import { totalSupply } from '../data/history.js';
import type { LedgerData } from '../data/ledger-data.js';
import { numberOf } from '../data/plan.js';
import { toTimestamp } from '../wire/timestamps.js';
import { hbarsAt, isInSnapshot } from './past.js';
import type { Condition } from './query.js';
import { javaError } from './service-error.js';
import { snapshotFor } from './snapshots.js';

/** The accounts whose hbars the service does not count as released, as ranges of numbers. */
const unreleased = [
  [2, 2],
  [42, 42],
  [44, 71],
  [73, 87],
  [99, 100],
  [200, 349],
  [400, 750],
] as const;

interface Supply {
  readonly released_supply: string;
  readonly timestamp: string;
  readonly total_supply: string;
}

/** With a time, the supply is that of a snapshot. */
export function supplyOf(ledger: LedgerData, conditions: readonly Condition[]): Supply {
  const snapshot = conditions.length > 0 ? snapshotFor(ledger, conditions) : undefined;
  if (conditions.length > 0 && snapshot === undefined) throw javaError(404, 'Network supply not found');
  const book = bookOf(ledger);
  let held = 0n;
  let timestamp = '';
  for (const account of ledger.accounts) {
    const number = numberOf(String(account.account));
    if (!unreleased.some(([first, last]) => number >= first && number <= last)) continue;
    if (snapshot === undefined) held += account.balance?.balance ?? 0n;
    else if (isInSnapshot(book, account, snapshot)) held += hbarsAt(book, account, snapshot);
    const changed = account.balance?.timestamp ?? '';
    if (changed > timestamp) timestamp = changed;
  }
  return {
    released_supply: String(totalSupply - held),
    timestamp: snapshot === undefined ? timestamp : toTimestamp(snapshot),
    total_supply: String(totalSupply),
  };
}
