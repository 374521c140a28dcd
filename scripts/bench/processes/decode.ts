import type { Body } from '../bodies.js';
import { measureRounds, timesWithin } from '../rounds.js';
import { operations, readText } from './read-text.js';

/** The steps from text to data, without a service: milliseconds a body, by its name and by round. */
export default async function decode({
  bodies,
  rounds,
  measurement,
}: {
  bodies: readonly Body[];
  rounds: number;
  /** Milliseconds that one measurement should take. */
  measurement: number;
}): Promise<Record<string, Record<string, number[]>>> {
  const now = (): number => performance.now();
  const result: Record<string, Record<string, number[]>> = {};
  for (const { name, text } of bodies) {
    const whole = operations[name];
    const { decode: _, ...checked } = whole;
    const contenders = {
      'JSON.parse': () => JSON.parse(text),
      'parse + validate': () => readText(checked, text),
      'parse + validate + int64': () => readText(whole, text),
    };
    await timesWithin(measurement, contenders['parse + validate + int64'], now);
    const times = await timesWithin(measurement, contenders['JSON.parse'], now);
    result[name] = await measureRounds(contenders, { rounds, times, now });
  }
  return result;
}
