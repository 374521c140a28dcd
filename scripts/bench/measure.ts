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

/**
 * Measures all comparisons, `times` more times after the first pass. If the machine is busy for some seconds, each then
 * loses only a part. With several passes the first one is not counted, because the engine optimises code for seconds.
 */
export async function measure(
  comparisons: readonly Comparison[],
  rounds: Rounds,
  times = 0,
): Promise<Figure[]> {
  const samples = comparisons.map((): Samples => ({}));
  for (let time = 0; time <= times; time++)
    for (const [at, { contenders }] of comparisons.entries())
      await measureRounds(contenders, rounds, time === 0 && times > 0 ? {} : samples[at]);
  return comparisons.flatMap(({ contenders, more, ...place }, at) =>
    sideBySide(place, samples[at] ?? {}, more),
  );
}

/**
 * Adds the milliseconds that each contender takes to the samples, by round. A round runs all contenders back to back, so that
 * a slow machine slows all of them. Each round starts with another contender.
 */
export async function measureRounds(
  contenders: Readonly<Record<string, Fn>>,
  { rounds, time = 0, warmUps = 1, now = () => performance.now() }: Rounds,
  samples: Samples = {},
): Promise<Samples> {
  const bench = new Bench({ time, iterations: 1, throws: true, now });
  // Always await the work: tinybench would otherwise call it once to find out whether it returns a promise.
  for (const [name, work] of Object.entries(contenders)) bench.add(name, work, { async: true });
  for (const name of Object.keys(contenders)) samples[name] ??= [];
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
