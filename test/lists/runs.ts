import type fc from 'fast-check';

/** How many times as many runs as usual; `LIST_RUNS=20` is for a night. */
const factor = Number(process.env.LIST_RUNS ?? 1);

/** How often a property is tried; fast-check names the seed of a failure. */
export function runs(usual: number): fc.Parameters<unknown> {
  // Shrinking a failure stops after a while: a failing walk may send thousands of requests.
  return {
    numRuns: Math.max(1, Math.round(usual * factor)),
    interruptAfterTimeLimit: 15_000 * Math.max(1, factor),
  };
}

/** Longer than a test takes, in proportion to its runs. */
export const patience = 60_000 * Math.max(1, factor);
