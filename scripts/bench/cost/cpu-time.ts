type Work = () => Promise<unknown>;

/** Requests of each contender in a round: enough for a clock that counts in milliseconds. */
const requestsPerRound = 1000;
/** Rounds in which the engine compiles the code. They are not counted. */
const warmUps = 5;

/**
 * Microseconds of CPU time of one request, by contender: the median of all rounds. In each round, each contender works once,
 * and another one begins, so a machine that becomes slow slows all of them.
 */
export async function medianCosts(
  contenders: Readonly<Record<string, Work>>,
  requests: number,
  rounds: number,
): Promise<Record<string, number>> {
  const names = Object.keys(contenders);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    const first = (round + warmUps) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const time = await cpuTimeOf(contenders[name] as Work, requests);
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(Array.from(times, ([name, all]) => [name, medianOf(all)]));
}

async function cpuTimeOf(work: Work, requests: number): Promise<number> {
  const runs = Math.max(1, Math.round(requestsPerRound / requests));
  const begin = process.cpuUsage();
  for (let run = 0; run < runs; run++) await work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / (runs * requests);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
