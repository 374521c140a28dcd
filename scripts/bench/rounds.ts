/** Does what is measured, a number of times. */
export type Contender = (times: number) => unknown;

export interface Rounds {
  readonly rounds: number;
  /** How often a contender does its work in one measurement. */
  readonly times: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * Milliseconds that one piece of work takes, by contender and round. A round measures every contender back to back, and
 * each round begins with another one. One round before the first is not counted, so that all of them are compiled.
 */
export async function measureRounds<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { rounds, times, now }: Rounds,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await contenders[name](times);
  for (let round = 0; round < rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const begin = now();
      await contenders[name](times);
      samples[name].push((now() - begin) / times);
    }
  }
  return samples;
}
