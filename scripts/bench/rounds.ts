export interface Rounds {
  readonly rounds: number;
  /** How often a contender does its work in one measurement. */
  readonly times: number;
  /** Rounds before the first that are not counted, so that all of it is compiled. @default 1 */
  readonly warmUps?: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * Milliseconds that one piece of work takes, by contender and round. A round measures every contender back to back, and
 * each round begins with another one.
 */
export async function measureRounds(
  contenders: Readonly<Record<string, () => unknown>>,
  { rounds, times, warmUps = 1, now }: Rounds,
): Promise<Record<string, number[]>> {
  const entries = Object.entries(contenders);
  const samples = Object.fromEntries(entries.map(([name]) => [name, [] as number[]]));
  for (let round = -warmUps; round < rounds; round++) {
    const first = (round + warmUps) % entries.length;
    for (const [name, work] of [...entries.slice(first), ...entries.slice(0, first)]) {
      const took = await timeOf(work, times, now);
      if (round >= 0) samples[name]?.push(took / times);
    }
  }
  return samples;
}

/** How often a piece of work is done in so many milliseconds, once it is warm. */
export async function timesWithin(
  milliseconds: number,
  work: () => unknown,
  now: () => number,
): Promise<number> {
  const few = 50;
  await timeOf(work, few, now);
  return Math.max(1, Math.round((milliseconds * few) / (await timeOf(work, few, now))));
}

// What is not used may not be computed.
const kept: unknown[] = [];

async function timeOf(work: () => unknown, times: number, now: () => number): Promise<number> {
  const begin = now();
  for (let count = 0; count < times; count++) {
    kept[0] = work();
    if (kept[0] instanceof Promise) await kept[0];
  }
  return now() - begin;
}
