export interface MeasuredBundle {
  /** Source of the entry module, and that of the equivalent for hey-api. */
  readonly ours: string;
  readonly heyApi?: string;
  /**
   * Upper bound in kB of the code loaded at first: bundled from the sources, and from the built package. Slightly above
   * today's size, so that growth is noticed.
   */
  readonly budget: number;
  readonly builtBudget: number;
  readonly target?: number;
}

export const bundles = {
  'one list (getContracts)': {
    ours: "export { createTransport, getContracts } from './src/ledger.ts';",
    heyApi: "export { getContracts } from './sdk.gen';",
    budget: 12,
    builtBudget: 13,
    target: 12,
  },
  'one lookup (getBlock)': {
    ours: "export { createTransport, getBlock } from './src/ledger.ts';",
    heyApi: "export { getBlock } from './sdk.gen';",
    budget: 9.95,
    builtBudget: 10.2,
    target: 10,
  },
  'the status client': {
    ours: "export { createStatusClient } from './src/status.ts';",
    budget: 14.5,
    builtBudget: 16.9,
  },
  'the ledger client': {
    ours: "export { createLedgerClient } from './src/ledger.ts';",
    heyApi: "export * from './sdk.gen';",
    budget: 27.4,
    builtBudget: 30.2,
    target: 36,
  },
  'the ledger client with options of TanStack Query': {
    ours: "export { createLedgerClient } from './src/ledger.ts'; export * from './src/query.ts';",
    budget: 29.5,
    builtBudget: 33.7,
  },
  'both clients': {
    ours: "export { createLedgerClient, createStatusClient } from './src/index.ts';",
    budget: 29.5,
    builtBudget: 32,
  },
  'the sandbox': { ours: "export { createSandbox } from './src/sandbox.ts';", budget: 45, builtBudget: 43.7 },
} satisfies Record<string, MeasuredBundle>;
