import type { AccountInfo } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';

/** Collections whose rows are only added, never replaced. */
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

/** The changes of one record file, or of a part of it. */
export interface Changes {
  readonly added: { readonly [Name in Growing]?: LedgerData[Name] };
  /** Changed accounts in their new state, by ID. */
  readonly changed: ReadonlyMap<string, AccountInfo>;
  /** Changed storage slots of contracts in their new state. */
  readonly written: LedgerData['state'];
  /** The consensus time of the last change. */
  readonly timestamp: string | undefined;
}

/** The other fields of changes that only add rows. */
export const onlyAdded = { changed: new Map<string, AccountInfo>(), written: [], timestamp: undefined };

/** Applies changes to a ledger. */
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

/** All added rows, each with the name of its collection. */
export function rowsOf({ added }: Changes): { name: Growing; row: object }[] {
  return growing.flatMap((name) => (added[name] ?? []).map((row: object) => ({ name, row })));
}

/** Separates late rows from the other changes. Each late row becomes a separate change. */
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
