import { Bench, type Fn } from 'tinybench';
import { type Figure, type More, type Samples, sideBySide } from './figure.js';

/** Contenders that do the same work. The others are compared with the first one. */
export interface Comparison extends Omit<Figure, 'name' | 'more'> {
  readonly contenders: Readonly<Record<string, Fn>>;
  readonly more?: More;
}

export interface Rounds {
  readonly rounds: number;
  /** Milliseconds for which a contender repeats its work in a round. @default 0: it works once */
  readonly time?: number;
  /** Uncounted rounds at the start, in which the engine compiles the code. @default 1 */
  readonly warmUps?: number;
  readonly now?: () => number;
}

export async function measure(comparisons: readonly Comparison[], rounds: Rounds): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { contenders, more, ...place } of comparisons)
    figures.push(...sideBySide(place, await measureRounds(contenders, rounds), more));
  return figures;
}

/**
 * The milliseconds that each contender takes, by round. A round runs all contenders back to back, so that a slow machine
 * slows all of them. Each round starts with another contender.
 */
async function measureRounds(
  contenders: Readonly<Record<string, Fn>>,
  { rounds, time = 0, warmUps = 1, now = () => performance.now() }: Rounds,
): Promise<Samples> {
  const bench = new Bench({ time, iterations: 1, throws: true, now });
  // Always await the work: tinybench would otherwise call it once to find out whether it returns a promise.
  for (const [name, work] of Object.entries(contenders)) bench.add(name, work, { async: true });
  const samples: Samples = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < warmUps + rounds; round++) {
    const first = round % bench.tasks.length;
    for (const task of [...bench.tasks.slice(first), ...bench.tasks.slice(0, first)]) {
      task.reset();
      await task.run();
      if (round >= warmUps && task.result.state === 'completed')
        samples[task.name]?.push(task.result.latency.mean);
    }
  }
  return samples;
}
