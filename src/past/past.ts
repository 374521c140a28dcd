// State at a moment: what an account held, and who held a token. No single request of the service answers this. Loaded when used.

import type { LedgerClient } from '../../generated/ledger/client.js';
import { stoppable } from '../lists/lists.js';
import type { EntityIdValue } from '../values/values.js';
import type { AccountState, BalancesAtOptions } from './balances-at.js';
import type { Holder, Holders, HoldersAtOptions, HoldersState } from './holders-at.js';
import type { Moment } from './moment.js';

/** The rows of replies and the tokens, for a statement. Loaded when they are used, as this room is. */
export const loadRows = () => import('./rows.js');
export const loadTokens = () => import('./token-facts.js');

export { PastError } from './past-error.js';
export type { TransactionRow } from './rows.js';
export type { Asset } from './snapshots.js';
export type { AccountState, BalancesAtOptions, Holder, Holders, HoldersAtOptions, Moment };

/**
 * The balances of an account at a moment: hbars and fungible tokens, right after the last transaction at or before it. The
 * service has snapshots, 15 minutes apart at best; transfers lead from there to the moment. The answer is exact, or an error.
 *
 * It takes three requests for an account without tokens: the snapshots before and after the moment, and the transactions between them.
 * With tokens it takes one more for each snapshot, which shows that none is left out. Before the first snapshot of a network, the first one
 * is looked for. A service without snapshots is read backwards from the present, which takes all later transactions of the account.
 *
 * @param ledger A client of the ledger service.
 * @param account An ID such as 0.0.1001, its number, an alias or an EVM address.
 * @param moment One instant: a Date, ISO text with a time, a timestamp of the service, a bigint of nanoseconds. Or a transaction ID:
 * the moment right after this transaction and its children.
 * @param options Whether the answer is checked, and how requests are sent.
 * @throws ParameterError for a moment that is not one instant of the past, such as a whole day.
 * @throws PastError if the two ways differ, or the service does not list what is needed.
 * @throws ResponseError for a reply that lacks a balance, or is about something else.
 * @throws ApiError with status 404 for an account that does not exist.
 * @example
 * const state = await balancesAt(ledger, '0.0.1001', new Date('2025-12-31T12:00:00Z'));
 * console.log(formatHbar(state.balance), state.tokens.get('0.0.2001'), state.isChecked);
 */
export async function balancesAt(
  ledger: LedgerClient,
  account: EntityIdValue,
  moment: Moment,
  options: BalancesAtOptions = {},
): Promise<AccountState> {
  const reader = await import('./balances-at.js');
  return reader.balancesAt(ledger, account, moment, options);
}

/**
 * The holders of a fungible token at a moment: each account with a balance above 0 right after the last transaction at or before
 * the moment. The answer is exact, or an error.
 *
 * The service has snapshots of all holders, 15 minutes apart at best, and no list of the transfers of a token. So this takes the pages of
 * a snapshot, and those of all transactions between it and the moment: at 100 a second, ten pages for ten seconds. The first two pages
 * show about how many; a reading that would take more than `maxRequests` is refused then. A moment near a snapshot is cheap.
 *
 * @param ledger A client of the ledger service.
 * @param token The ID of a fungible token.
 * @param moment One instant, or a transaction ID, as in `balancesAt`.
 * @param options Whether the answer is checked, where it begins, and how requests are sent.
 * @throws ParameterError for a collection of NFTs, a moment that is not one instant of the past, a cursor of another reading, and a
 * reading that would take too many requests.
 * @throws PastError if the two ways differ, or the service does not list what is needed.
 * @throws ResponseError for a reply that lacks an account or a balance, or is in another order or about something else.
 * @example
 * for await (const { account, balance } of holdersAt(ledger, '0.0.2001', new Date('2025-12-31T12:00:00Z'))) console.log(account, balance);
 */
export function holdersAt(
  ledger: LedgerClient,
  token: EntityIdValue,
  moment: Moment,
  options: HoldersAtOptions = {},
): Holders {
  const own = { ...options };
  const holders = stoppable([own], async (ending, started) => {
    const { readHolders } = await import('./holders-at.js');
    const call = { ledger, token, moment, options: { ...own, signal: ending } };
    return readHolders(call, started as HoldersState);
  });
  return Object.assign(holders, { at: undefined, cursor: own.from, progress: undefined, isChecked: false });
}
