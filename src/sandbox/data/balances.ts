import type { TokenRelationship } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import type { Balance } from './accounts.js';
import { type Book, type Change, sumOf } from './book.js';
import { totalSupply } from './history.js';
import type { Owned } from './ledger-data.js';
import { lazily, once } from './once.js';
import { treasury } from './plan.js';

/** The balance before the first transaction. Only the treasury has one: the total supply. */
export function openingOf(account: string): bigint {
  return account === treasury ? totalSupply : 0n;
}

/** The balances after all transactions of the book. */
export function balancesIn(
  bookOf: () => Book,
  relationshipsOf: () => readonly Owned<TokenRelationship>[],
): (id: string) => Balance {
  const byOwner = once(() => {
    const owned = new Map<string, TokenRelationship[]>();
    for (const { owner, value } of relationshipsOf()) {
      const own = owned.get(owner);
      if (own) own.push(value);
      else owned.set(owner, [value]);
    }
    return owned;
  });
  return (id) => {
    const changes = bookOf().hbars(id);
    const owned = (): TokenRelationship[] => byOwner().get(id) ?? [];
    return lazily<Balance>({
      balance: () => openingOf(id) + sumOf(changes),
      timestamp: () => lastTime(changes),
      tokens: () => owned().map(({ token_id, balance }) => ({ token_id, balance })),
    });
  };
}

export function lastTime(changes: readonly Change[]): string | null {
  const last = changes.at(-1);
  return last ? toTimestamp(last.time) : null;
}

export function supplyIn(book: Book, token: string): bigint {
  let total = 0n;
  for (const changes of book.holders(token).values()) total += sumOf(changes);
  return total;
}
