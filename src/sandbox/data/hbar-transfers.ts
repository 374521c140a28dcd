import type { Transfer } from '../../../generated/ledger/types.js';

/** The changes of one transaction. It has few accounts, so a search through them is faster than a map. */
export class HbarTransfers {
  readonly changes: Transfer[];

  constructor(changes: Transfer[]) {
    this.changes = changes;
  }

  move(from: string, to: string, amount: bigint): void {
    if (amount === 0n) return;
    this.#add(from, -amount);
    this.#add(to, amount);
  }

  #add(account: string, amount: bigint): void {
    for (const change of this.changes)
      if (change.account === account) {
        change.amount += amount;
        return;
      }
    this.changes.push({ account, amount, is_approval: false });
  }

  /** Returns the changes. A debit of `approvedBy` is marked as made by a spender. */
  list(approvedBy: string | null): Transfer[] {
    const { changes } = this;
    if (approvedBy !== null)
      for (const change of changes)
        if (change.account === approvedBy && change.amount < 0n) change.is_approval = true;
    for (const { amount } of changes)
      if (amount === 0n) return changes.filter((change) => change.amount !== 0n);
    return changes;
  }
}
