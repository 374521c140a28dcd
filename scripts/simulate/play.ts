import { createHash } from 'node:crypto';
import { Network } from './network.js';
import { Programs } from './programs.js';
import { brokenPromises } from './promises/promises.js';
import { Random } from './random.js';
import type { Reading } from './reading.js';
import { type Rest, rest } from './rest.js';
import { horizon, type Scenario } from './scenario.js';
import { VirtualClock } from './virtual-clock.js';

/** The result of a scenario. */
export interface Outcome {
  readonly seed: number;
  readonly broken: readonly string[];
  readonly requests: number;
  readonly items: number;
  /** The same for each run of the scenario. */
  readonly digest: string;
  readonly history: readonly string[];
}

/** Plays the programs of a scenario against its network, and holds what they saw against the promises. */
export async function play(scenario: Scenario): Promise<Outcome> {
  const random = new Random(scenario.seed, 'client');
  const clock = new VirtualClock(random.next);
  clock.error = scenario.clockError;
  const { clockStep, asleep } = scenario;
  const events: (() => void)[] = [];
  if (clockStep)
    events.push(
      clock.setTimer(clockStep.at, () => {
        clock.error += clockStep.by;
      }),
    );
  if (asleep) events.push(clock.setTimer(asleep.at, () => clock.suspend(asleep.length)));
  const network = new Network(scenario, clock);
  const programs = new Programs(network);
  const client = programs.connect();
  const readings: Reading[] = [];
  const all = Promise.all(
    scenario.reads.map(async (read) => {
      readings.push(await programs.run(client, read));
    }),
  );
  const isFinished = await clock.run(all, horizon);
  for (const cancel of events) cancel();
  let rested: Rest | undefined;
  const resting = async (): Promise<void> => {
    rested = await rest(network, client);
  };
  if (isFinished) await clock.run(resting(), clock.elapsed() + horizon);
  const closing = programs.close();
  await clock.run(closing, clock.elapsed() + 1000);
  network.close();
  const left = { timers: clock.pending, requests: network.open, listeners: programs.listeners };
  const broken = brokenPromises({ network, readings, isFinished, left, rested });
  const history = historyOf(network, readings);
  const digest = createHash('sha256').update(history.join('\n')).digest('hex').slice(0, 16);
  const items = readings.reduce((sum, reading) => sum + reading.items.length, 0);
  return { seed: scenario.seed, broken, requests: network.history.length, items, digest, history };
}

/** Requests and results, one a line. */
function historyOf(network: Network, readings: readonly Reading[]): string[] {
  const requests = network.history.map(({ at, host, cluster, query, outcome, rows }) => {
    const [first, last] = [rows[0], rows.at(-1)];
    const shown = first && last ? ` ${first.first}…${last.first} (${rows.length})` : '';
    return `${String(at).padStart(7)} host ${host} cluster ${cluster} ${query} → ${outcome}${shown}`;
  });
  const results = readings.map(({ read, items, error, isOver }) => {
    const end = error === undefined ? (isOver ? 'to the end' : 'left') : String(error);
    return `${read.way} of ${read.list}: ${items.length} items, ${end}`;
  });
  return [...requests, ...results];
}
