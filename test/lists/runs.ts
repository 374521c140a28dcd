import fc from 'fast-check';
import { it } from 'vitest';
import { isLarge, sized } from '../setup/large.js';

// `npm test` always has the same seed, so that it fails only for the change that broke it. `LIST_RUNS=20` multiplies the
// runs (it takes a night), and draws a new seed. To repeat a failure and shrink it, set `LIST_SEED` to the seed that
// fast-check printed, and `LIST_RUNS` to the factor of that run, or 1.
const { LIST_RUNS: factor, LIST_SEED: seed } = process.env;
const times = Number(factor ?? sized(0.5, 5));

/** The parameters of a property. */
export function runs(usual: number): fc.Parameters<unknown> {
  const isFixed = !isLarge && factor === undefined && seed === undefined;
  return {
    numRuns: Math.max(1, Math.round(usual * times)),
    ...(isFixed ? { seed: 1 } : seed !== undefined && { seed: Number(seed) }),
    // Shrinking repeats a walk that fails, perhaps of thousands of requests, hundreds of times.
    endOnFailure: isFixed,
  };
}

/** A timeout that no test reaches, in proportion to its runs; shrinking takes longer. */
export const patience = 120_000 * Math.max(1, times) * (seed === undefined ? 1 : 10);

/** A test of all worlds. */
export function property<World>(
  title: string,
  worlds: fc.Arbitrary<World>,
  usual: number,
  check: (world: World) => Promise<void>,
): void {
  it(title, () => fc.assert(fc.asyncProperty(worlds, check), runs(usual)), patience);
}
