/** Does what is measured, a number of times. */
export type Contender = (times: number) => unknown;

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
export async function measureRounds<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { rounds, times, warmUps = 1, now }: Rounds,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -warmUps; round < rounds; round++) {
    const first = (round + warmUps) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const begin = now();
      await contenders[name](times);
      const took = now() - begin;
      if (round >= 0) samples[name].push(took / times);
    }
  }
  return samples;
}
