import type { NftTransfer, TokenTransfer, TransactionTypes } from '../../../generated/ledger/types.js';

/** A transaction before the last part of the history. They exist for what they move. */
export interface PastDraft {
  readonly time: bigint;
  readonly name: TransactionTypes;
  readonly payer: string;
  readonly entity?: string;
  /** Some seconds before its time by default. */
  readonly validStart?: bigint;
  readonly hbars?: readonly (readonly [from: string, to: string, amount: bigint])[];
  /** The accounts that the treasury fills. The amounts follow from what they spend later. */
  readonly opens?: readonly string[];
  readonly reward?: bigint;
  readonly token_transfers?: TokenTransfer[];
  readonly nft_transfers?: NftTransfer[];
}

/** The network accepts ten changes of tokens in one transaction. */
export const mostChanges = 10;

export function groups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
