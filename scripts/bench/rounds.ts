import { Bench, type Fn } from 'tinybench';
import type { Samples } from './figure.js';

export interface Rounds {
  readonly rounds: number;
  /** For how many milliseconds a contender does its work in a round. @default 0, which is once */
  readonly time?: number;
  /** Rounds before the first that are not counted, so that all of it is compiled. @default 1 */
  readonly warmUps?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Milliseconds that a contender's work takes, added to the samples by round. A round measures all of them back to back,
 * so that what slows the machine slows all, and each round begins with another one.
 */
export async function measureRounds(
  contenders: Readonly<Record<string, Fn>>,
  { rounds, time = 0, warmUps = 1, now = () => performance.now() }: Rounds,
  samples: Samples = {},
): Promise<Samples> {
  // What is measured is always awaited; to find out whether it has to be would take a call.
  const bench = new Bench({ time, iterations: 1, throws: true, now });
  for (const [name, work] of Object.entries(contenders)) {
    bench.add(name, work, { async: true });
    samples[name] ??= [];
  }
  const { tasks } = bench;
  for (let round = 0; round < warmUps + rounds; round++) {
    const first = round % tasks.length;
    for (const task of [...tasks.slice(first), ...tasks.slice(0, first)]) {
      task.reset();
      await task.run();
      if (round < warmUps || task.result.state !== 'completed') continue;
      samples[task.name]?.push(task.result.latency.mean);
    }
  }
  return samples;
}
