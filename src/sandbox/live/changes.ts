import type { AccountInfo } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';

/** Collections that a ledger only ever adds to. */
const growing = [
  'accounts',
  'airdrops',
  'blocks',
  'contracts',
  'cryptoAllowances',
  'executions',
  'hooks',
  'logs',
  'messages',
  'nftAllowances',
  'nfts',
  'relationships',
  'rewards',
  'schedules',
  'tokenAllowances',
  'tokens',
  'topics',
  'transactions',
] as const;

export type Growing = (typeof growing)[number];

/** What one record file, or a part of it, changes. */
export interface Changes {
  readonly added: { readonly [Name in Growing]?: LedgerData[Name] };
  /** Accounts as they are after it. */
  readonly changed: ReadonlyMap<string, AccountInfo>;
  /** Slots of contracts as they are after it. */
  readonly written: LedgerData['state'];
  /** Consensus time of the last of it. */
  readonly timestamp: string | undefined;
}

/** Of changes that only add. */
export const onlyAdded = { changed: new Map<string, AccountInfo>(), written: [], timestamp: undefined };

/** Puts changes into a ledger. */
export function apply(ledger: LedgerData, { added, changed, written, timestamp }: Changes): void {
  for (const name of growing) append(ledger, name, added);
  for (const block of added.blocks ?? []) ledger.pendingBlocks.delete(String(block.hash));
  for (const [id, account] of changed) {
    const at = ledger.accounts.findIndex((one) => one.account === id);
    if (at >= 0) ledger.accounts[at] = account;
  }
  for (const slot of written) {
    const at = ledger.state.findIndex(
      (one) => one.contract_id === slot.contract_id && one.slot === slot.slot,
    );
    if (at < 0) ledger.state.push(slot);
    else ledger.state[at] = slot;
  }
  if (timestamp !== undefined && timestamp > ledger.timestamp) ledger.timestamp = timestamp;
}

function append<Name extends Growing>(
  ledger: Pick<LedgerData, Name>,
  name: Name,
  added: { readonly [Key in Name]?: LedgerData[Key] },
): void {
  const rows: unknown[] = ledger[name];
  for (const row of added[name] ?? []) rows.push(row);
}

/** Every row that changes add, with the collection that it is for. */
export function rowsOf({ added }: Changes): { name: Growing; row: object }[] {
  return growing.flatMap((name) => (added[name] ?? []).map((row: object) => ({ name, row })));
}

/** The changes without some rows, and these rows as changes of their own. */
export function split(changes: Changes, isLate: (row: object) => boolean): { now: Changes; late: Changes[] } {
  const all = rowsOf(changes).map((one) => ({ ...one, late: isLate(one.row) }));
  const early = growing.map((name) => [
    name,
    all.filter((one) => one.name === name && !one.late).map(({ row }) => row),
  ]);
  const late = all
    .filter((one) => one.late)
    .map(({ name, row }): Changes => ({ added: { [name]: [row] }, ...onlyAdded }));
  return { now: { ...changes, added: Object.fromEntries(early) }, late };
}
