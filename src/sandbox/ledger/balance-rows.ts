import type { AccountInfo, TokenHolder } from '../../../generated/ledger/types.js';
import { sumUntil } from '../data/book.js';
import { bookOf } from '../data/book-of.js';
import type { LedgerData } from '../data/ledger-data.js';
import { standIn } from '../data/stand-in.js';
import { fromTimestamp, toTimestamp } from '../wire/timestamps.js';
import { createdTime } from './contract-accounts.js';
import { tokenId } from './find-entity.js';
import { largestLong } from './kinds.js';
import type { Path } from './list.js';
import {
  type HeldToken,
  hbarsAt,
  heldAt,
  holdingTime,
  isAssociatedAt,
  isInSnapshot,
  lastChange,
  tokensAt,
} from './past.js';
import { conditionsOn, type ServiceQuery } from './query.js';
import { snapshotFor } from './snapshots.js';

interface Dated {
  /** Of the snapshot, or of the last change of the balance. */
  readonly timestamp: string | null;
}

export interface BalanceRow extends Dated {
  readonly account: string;
  readonly balance: bigint;
  readonly tokens: readonly HeldToken[];
  readonly key: AccountInfo['key'];
}

/** The newest time of the rows of a page. An empty page has none. */
export function newestTime(rows: readonly Dated[]): string | null {
  return rows.reduce<string | null>((newest, { timestamp }) => {
    if (timestamp === null) return newest;
    return newest === null || timestamp > newest ? timestamp : newest;
  }, null);
}

/** Undefined without a condition on the time, and null if the service has no snapshot for it. */
function snapshotOf(ledger: LedgerData, query: ServiceQuery): bigint | null | undefined {
  const conditions = conditionsOn(query, 'timestamp');
  if (conditions.length === 0) return undefined;
  return snapshotFor(ledger, conditions) ?? null;
}

/** Accounts and contracts, as they are or as a snapshot has them. */
export function balanceRows(ledger: LedgerData, _: Path, query: ServiceQuery): BalanceRow[] {
  const snapshot = snapshotOf(ledger, query);
  if (snapshot === null) return [];
  const book = bookOf(ledger);
  const tokensOf = tokensAt(ledger, snapshot, query.order);
  const accounts = ledger.accounts
    .filter((account) => snapshot === undefined || isInSnapshot(book, account, snapshot))
    .map((info) =>
      standIn<BalanceRow>({ account: String(info.account) }, () => {
        const { account, balance, key } = info;
        const present = { balance: balance?.balance ?? 0n, timestamp: balance?.timestamp ?? null };
        const hbars =
          snapshot === undefined
            ? present
            : { balance: hbarsAt(book, info, snapshot), timestamp: toTimestamp(snapshot) };
        return { account: String(account), ...hbars, tokens: tokensOf(String(account)), key: key ?? null };
      }),
    );
  return [...accounts, ...contractRows(ledger, snapshot)];
}

/** The hbars of contracts are in no other reply. */
function contractRows(ledger: LedgerData, snapshot: bigint | undefined): BalanceRow[] {
  const book = bookOf(ledger);
  return ledger.contracts
    .filter((contract) => snapshot === undefined || fromTimestamp(createdTime(contract)) <= snapshot)
    .map((contract) => {
      const account = String(contract.contract_id);
      return standIn<BalanceRow>({ account }, () => {
        const changes = book.hbars(account);
        const last = lastChange(changes);
        const changed = last === undefined ? createdTime(contract) : toTimestamp(last);
        return {
          account,
          balance: sumUntil(changes, snapshot ?? largestLong),
          timestamp: snapshot === undefined ? changed : toTimestamp(snapshot),
          tokens: [],
          key: contract.admin_key ?? null,
        };
      });
    });
}

export type Holder = TokenHolder & Dated & { readonly key: AccountInfo['key'] | undefined };

export function holders(ledger: LedgerData, path: Path, query: ServiceQuery): Holder[] {
  const snapshot = snapshotOf(ledger, query);
  if (snapshot === null) return [];
  const { tokens, relationships, accounts } = ledger;
  const book = bookOf(ledger);
  const token = tokenId(path.tokenId);
  const decimals = tokens.find(({ token_id }) => token_id === token)?.decimals;
  const accountOf = new Map(accounts.map((account) => [account.account, account]));
  return relationships
    .filter(
      (one) =>
        one.value.token_id === token && (snapshot === undefined || isAssociatedAt(book, one, snapshot)),
    )
    .map((one) =>
      standIn<Holder>({ account: one.owner }, () => ({
        account: one.owner,
        balance: snapshot === undefined ? one.value.balance : heldAt(book, one, snapshot),
        decimals: decimals === undefined ? null : BigInt(decimals),
        key: accountOf.get(one.owner)?.key,
        timestamp: snapshot === undefined ? holdingTime(book, one) : toTimestamp(snapshot),
      })),
    );
}
