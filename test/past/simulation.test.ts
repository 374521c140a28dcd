import { expect, it } from 'vitest';
// Loaded on demand, which takes real time.
import '../setup/virtual-time.js';
import '../../src/hosts/host-switch.js';
import '../../src/past/balances-at.js';
import '../../src/past/holders-at.js';
import '../../src/lists/batches.js';
import '../../generated/ledger/bodies.js';
import { drawPast } from '../../scripts/simulate/past/past-scenario.js';
import { type PastOutcome, playPast } from '../../scripts/simulate/past/play-past.js';

/** In this process, so that a mutant is noticed here, too. */
async function played(from: number, to: number): Promise<PastOutcome[]> {
  const outcomes: PastOutcome[] = [];
  for (let seed = from; seed < to; seed++) outcomes.push(await playPast(drawPast(seed)));
  return outcomes;
}

const brokenIn = (outcomes: readonly PastOutcome[]): string[] =>
  outcomes.flatMap(({ seed, broken }) => broken.map((problem) => `seed ${seed}: ${problem}`));

// More of them: npm run simulate -- --past --moments 20000
it('each balance is the sum of the transfers, at 250 moments', async () => {
  const outcomes = await played(1, 11);
  expect(brokenIn(outcomes)).toEqual([]);
  expect(outcomes.reduce((sum, { moments }) => sum + moments, 0)).toBe(250);
});

it.each([
  ['a row of a present balance that becomes visible late', 1353],
  ['a young token that one cluster lacks', 1355],
] as const)('%s, which a seed has found, breaks no promise', async (_, seed) => {
  expect(brokenIn(await played(seed, seed + 1))).toEqual([]);
});

it('a seed gives the same history again', async () => {
  const digests = async () => (await played(3, 5)).map(({ digest }) => digest);
  expect(await digests()).toEqual(await digests());
});
