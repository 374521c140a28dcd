import { Bench, type Fn } from 'tinybench';
import { type Figure, type More, type Samples, sideBySide } from './figure.js';

/** Contenders for the same work, of which the first is what others are compared with. */
export interface Course extends Omit<Figure, 'name' | 'more'> {
  readonly contenders: Readonly<Record<string, Fn>>;
  readonly more?: More;
}

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
 * Goes through all courses, several times over: a machine that is busy for some seconds then disturbs a part of each.
 * Where there are several times, the first is not counted, as the engine takes seconds to settle.
 */
export async function measure(courses: readonly Course[], rounds: Rounds, times = 0): Promise<Figure[]> {
  const samples = courses.map((): Samples => ({}));
  for (let time = 0; time <= times; time++)
    for (const [at, { contenders }] of courses.entries())
      await measureRounds(contenders, rounds, time === 0 && times > 0 ? {} : samples[at]);
  return courses.flatMap(({ contenders, more, ...place }, at) => sideBySide(place, samples[at] ?? {}, more));
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
  const bench = new Bench({ time, iterations: 1, throws: true, now });
  // What is measured is always awaited; to find out whether it has to be would take a call.
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
