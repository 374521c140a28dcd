import type { StatementEntry } from '../../../src/index.js';

// One statement that a program has read, and what the service has done to it.

/** A transfer that the service shows differently, and the account whose statement is read. */
export interface Fault {
  readonly kind: 'lost' | 'invented' | 'changed';
  readonly account: string;
  /** The assets of the account in the transaction. */
  readonly assets: readonly string[];
}

export interface StatementReading {
  readonly account: string;
  readonly begin: bigint;
  readonly end: bigint;
  readonly entries: readonly StatementEntry[];
  readonly fault: Fault | undefined;
  readonly error: unknown;
}
