import type { Body } from '../bodies.js';
import { measureRounds, timesWithin } from '../rounds.js';
import { openReader } from './built-package.js';

/** The steps from text to data, without a service: milliseconds a body, by its name and by round. */
export default async function decode({
  dist,
  bodies,
  rounds,
  measurement,
}: {
  /** Address of the folder of the built package. */
  dist: string;
  bodies: readonly Body[];
  rounds: number;
  /** Milliseconds that one measurement should take. */
  measurement: number;
}): Promise<Record<string, Record<string, number[]>>> {
  const { readReply, operationOf } = await openReader(dist);
  const now = (): number => performance.now();
  const result: Record<string, Record<string, number[]>> = {};
  for (const { name, text } of bodies) {
    const whole = operationOf(name);
    const { decode: _, ...checked } = whole;
    const contenders = {
      'JSON.parse': () => JSON.parse(text),
      'parse + validate': () => readReply(checked, text, JSON.parse(text), true),
      'parse + validate + int64': () => readReply(whole, text, JSON.parse(text), true),
    };
    await timesWithin(measurement, contenders['parse + validate + int64'], now);
    const times = await timesWithin(measurement, contenders['JSON.parse'], now);
    result[name] = await measureRounds(contenders, { rounds, times, now });
  }
  return result;
}
