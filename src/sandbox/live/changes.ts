import type { AccountInfo } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';

/** Rows of these collections are never replaced. */
const appendOnlyCollections = [
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

export type Growing = (typeof appendOnlyCollections)[number];

export interface Changes {
  readonly added: { readonly [Name in Growing]?: LedgerData[Name] };
  readonly changed: ReadonlyMap<string, AccountInfo>;
  readonly written: LedgerData['state'];
  readonly timestamp: string | undefined;
}

export const onlyAdded = { changed: new Map<string, AccountInfo>(), written: [], timestamp: undefined };

export function apply(ledger: LedgerData, { added, changed, written, timestamp }: Changes): void {
  for (const name of appendOnlyCollections) append(ledger, name, added);
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

export function rowsOf({ added }: Changes): { name: Growing; row: object }[] {
  return appendOnlyCollections.flatMap((name) => (added[name] ?? []).map((row: object) => ({ name, row })));
}

/** Separates late rows from the other changes. Each late row becomes a separate change. */
export function split(changes: Changes, isLate: (row: object) => boolean): { now: Changes; late: Changes[] } {
  const all = rowsOf(changes).map((one) => ({ ...one, late: isLate(one.row) }));
  const early = appendOnlyCollections.map((name) => [
    name,
    all.filter((one) => one.name === name && !one.late).map(({ row }) => row),
  ]);
  const late = all
    .filter((one) => one.late)
    .map(({ name, row }): Changes => ({ added: { [name]: [row] }, ...onlyAdded }));
  return { now: { ...changes, added: Object.fromEntries(early) }, late };
}
