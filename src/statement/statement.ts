// The changes of an account's balances in a period. The code that reads them is loaded when it is used.

import type { LedgerClient } from '../../generated/ledger/client.js';
import { stoppable } from '../lists/lists.js';
import type { EntityIdValue } from '../values/values.js';
import type { EntryKind, StatementEntry } from './entries.js';
import type { Statement, StatementOptions, StatementState, StatementTotal } from './read-statement.js';

export type { EntryKind, Statement, StatementEntry, StatementOptions, StatementTotal };

/**
 * The statement of an account: one entry for each change of hbars and of each token between two times, oldest first, with the balance
 * after it. The opening balances plus all entries are the closing balances; a difference ends the iteration with an error.
 *
 * It takes the pages of the transactions of the account, the requests of two balances of the past, and one request for each 100 tokens.
 *
 * @param ledger A client of the ledger service.
 * @param account An ID such as 0.0.1001, its number, an alias or an EVM address.
 * @param options Where it begins and ends, what entries have in addition, and how requests are sent.
 * @throws ParameterError for a period that is empty or lies in the future, an unknown time zone, and a cursor of another statement.
 * @throws PastError if the statement does not balance: it names the asset, and both closing balances.
 * @throws ApiError with status 404 for an account that does not exist.
 * @example
 * for await (const { consensus_timestamp, amount, symbol, balance } of statement(ledger, '0.0.1001', { from: '2025-12', to: '2025-12' }))
 *   console.log(consensus_timestamp, amount, symbol, balance);
 */
export function statement(
  ledger: LedgerClient,
  account: EntityIdValue,
  options: StatementOptions,
): Statement {
  const own = { ...options };
  const entries = stoppable([own], async (ending, started) => {
    const { readStatement } = await import('./read-statement.js');
    return readStatement(ledger, account, { ...own, signal: ending }, started as StatementState);
  });
  return Object.assign(entries, {
    cursor: own.cursor,
    progress: undefined,
    totals: undefined,
    isChecked: false,
  });
}
