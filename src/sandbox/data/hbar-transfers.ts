import type { Transfer } from '../../../generated/ledger/types.js';

export class HbarTransfers {
  readonly #changes = new Map<string, bigint>();

  move(from: string, to: string, amount: bigint): void {
    this.#add(from, -amount);
    this.#add(to, amount);
  }

  #add(account: string, amount: bigint): void {
    this.#changes.set(account, (this.#changes.get(account) ?? 0n) + amount);
  }

  /** Returns the changes. A debit of `approvedBy` is marked as made by a spender. */
  list(approvedBy: string | null): Transfer[] {
    return Array.from(this.#changes)
      .filter(([, amount]) => amount !== 0n)
      .map(([account, amount]) => ({ account, amount, is_approval: account === approvedBy && amount < 0n }));
  }
}
