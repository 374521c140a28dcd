import { drawScenario } from './draw.js';
import { play } from './play.js';
import type { Scenario } from './scenario.js';
import { namesOf, shorten } from './shorten.js';

// Plays seeds in a process of its own, and prints one line of JSON for each. The command reads them.

export interface Task {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Seconds after which no further seed begins. */
  readonly seconds?: number | undefined;
  /** Ends with the first broken promise. */
  readonly isFirstOnly?: boolean | undefined;
  /** Played in place of seeds. */
  readonly scenario?: Scenario | undefined;
  readonly isShortened?: boolean | undefined;
}

const task: Task = JSON.parse(process.argv[2] ?? '');
const begin = performance.now();

async function playOne(scenario: Scenario): Promise<boolean> {
  const outcome = await play(scenario);
  const { history, ...summary } = outcome;
  const [promise] = namesOf(outcome);
  const shortest = task.isShortened && promise !== undefined ? await shorten(scenario, promise) : scenario;
  const isShown = task.isShortened || task.scenario;
  const shown = isShown ? { scenario: shortest, history: (await play(shortest)).history } : {};
  process.stdout.write(`${JSON.stringify({ ...summary, ...shown })}\n`);
  return promise !== undefined;
}

if (task.scenario) await playOne(task.scenario);
else
  for (let seed = task.from; seed < task.to; seed += task.step) {
    if (task.seconds !== undefined && performance.now() - begin > task.seconds * 1000) break;
    if ((await playOne(drawScenario(seed))) && task.isFirstOnly) break;
  }
