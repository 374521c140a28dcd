import type { LedgerData } from '../data/ledger-data.js';
import { Settlement } from './settle.js';

/** Collections to which rows are added. Transactions change rows of accounts, NFTs, relationships and tokens. */
const growingCollections = [
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

/** Their rows have numbers that follow from transactions. */
const settled: ReadonlySet<string> = new Set(['accounts', 'relationships', 'tokens']);

export type Growing = (typeof growingCollections)[number];

export interface Changes {
  readonly added: { readonly [Name in Growing]?: LedgerData[Name] };
  readonly written: LedgerData['state'];
  readonly timestamp: string | undefined;
}

export const onlyAdded = { written: [], timestamp: undefined };

/** `replaced` is called for each row that a transaction changes. */
export function apply(
  ledger: LedgerData,
  { added, written, timestamp }: Changes,
  replaced: (old: object, current: object) => void = () => undefined,
): void {
  const settlement = new Settlement(ledger, replaced);
  const open = <Row extends object>(rows: Row[], row: Row, opened: Row): void => {
    rows.push(opened);
    if (opened !== row) replaced(row, opened);
  };
  for (const account of added.accounts ?? []) open(ledger.accounts, account, settlement.openAccount(account));
  for (const token of added.tokens ?? []) open(ledger.tokens, token, settlement.openToken(token));
  for (const relationship of added.relationships ?? []) settlement.associate(relationship);
  for (const name of growingCollections) if (!settled.has(name)) append(ledger, name, added);
  for (const transaction of added.transactions ?? []) settlement.settle(transaction);
  for (const block of added.blocks ?? []) ledger.pendingBlocks.delete(String(block.hash));
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
  const own: readonly unknown[] = added[name] ?? [];
  // The rows of a collection are made when they are read.
  if (own.length === 0) return;
  const rows: unknown[] = ledger[name];
  for (const row of own) rows.push(row);
}

export function rowsOf({ added }: Changes): { name: Growing; row: object }[] {
  return growingCollections.flatMap((name) => (added[name] ?? []).map((row: object) => ({ name, row })));
}

/** Separates late rows from the other changes. Each late row becomes a separate change. */
export function split(changes: Changes, isLate: (row: object) => boolean): { now: Changes; late: Changes[] } {
  const all = rowsOf(changes).map((one) => ({ ...one, late: isLate(one.row) }));
  const early = growingCollections.map((name) => [
    name,
    all.filter((one) => one.name === name && !one.late).map(({ row }) => row),
  ]);
  const late = all
    .filter((one) => one.late)
    .map(({ name, row }): Changes => ({ added: { [name]: [row] }, ...onlyAdded }));
  return { now: { ...changes, added: Object.fromEntries(early) }, late };
}
