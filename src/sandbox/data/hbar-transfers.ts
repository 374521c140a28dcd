import type { Transfer } from '../../../generated/ledger/types.js';

/** The changes of one transaction. It has few accounts, so a search through them is faster than a map. */
export class HbarTransfers {
  readonly #accounts: string[] = [];
  readonly #amounts: bigint[] = [];

  move(from: string, to: string, amount: bigint): void {
    if (amount === 0n) return;
    this.#add(from, -amount);
    this.#add(to, amount);
  }

  #add(account: string, amount: bigint): void {
    const at = this.#accounts.indexOf(account);
    if (at < 0) {
      this.#accounts.push(account);
      this.#amounts.push(amount);
    } else this.#amounts[at] = (this.#amounts[at] ?? 0n) + amount;
  }

  forEach(use: (account: string, amount: bigint) => void): void {
    this.#accounts.forEach((account, at) => {
      use(account, this.#amounts[at] ?? 0n);
    });
  }

  /** Returns the changes. A debit of `approvedBy` is marked as made by a spender. */
  list(approvedBy: string | null): Transfer[] {
    const transfers: Transfer[] = [];
    this.forEach((account, amount) => {
      const is_approval = account === approvedBy && amount < 0n;
      if (amount !== 0n) transfers.push({ account, amount, is_approval });
    });
    return transfers;
  }
}
