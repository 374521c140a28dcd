import type fc from 'fast-check';

/** Multiplies the number of runs. `LIST_RUNS=20` takes a night. */
const factor = Number(process.env.LIST_RUNS ?? 1);

/** The parameters of a property. fast-check prints the seed of a failure. */
export function runs(usual: number): fc.Parameters<unknown> {
  // Shrinking a failure stops after a while: a failing walk may send thousands of requests.
  return {
    numRuns: Math.max(1, Math.round(usual * factor)),
    interruptAfterTimeLimit: 15_000 * Math.max(1, factor),
  };
}

/** A timeout that no test reaches, in proportion to its runs. */
export const patience = 60_000 * Math.max(1, factor);
