import { drawScenario } from './draw.js';
import { drawPast, onPagesOf } from './past/past-scenario.js';
import { playPast } from './past/play-past.js';
import { playStatements } from './past/play-statement.js';
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
  /** Played in place of seeds. */
  readonly scenario?: Scenario | undefined;
  readonly isShortened?: boolean | undefined;
  /** Balances of the past are read, and not lists. */
  readonly past?: boolean | undefined;
  /** Statements are read, and not lists. The service may have lost, invented or changed transfers. */
  readonly statement?: 'honest' | 'planted' | undefined;
  /** The most rows of a page of the services that show balances. */
  readonly largestPage?: number | undefined;
}

const task: Task = JSON.parse(process.argv[2] ?? '');
const begin = performance.now();

async function playOnePast(seed: number): Promise<void> {
  const { history, ...summary } = await playPast(onPagesOf(task.largestPage, drawPast(seed)));
  process.stdout.write(`${JSON.stringify({ ...summary, history: task.isShortened ? history : [] })}\n`);
}

async function playStatement(seed: number): Promise<void> {
  const outcome = await playStatements(seed, task.statement === 'planted', task.largestPage);
  process.stdout.write(`${JSON.stringify({ ...outcome, history: [] })}\n`);
}

function playSeed(seed: number): Promise<void> {
  if (task.statement) return playStatement(seed);
  return task.past ? playOnePast(seed) : playOne(drawScenario(seed));
}

async function playOne(scenario: Scenario): Promise<void> {
  const outcome = await play(scenario);
  const { history, ...summary } = outcome;
  const [promise] = namesOf(outcome);
  const shortest = task.isShortened && promise !== undefined ? await shorten(scenario, promise) : scenario;
  const isShown = task.isShortened || task.scenario;
  const shown = isShown ? { scenario: shortest, history: (await play(shortest)).history } : {};
  process.stdout.write(`${JSON.stringify({ ...summary, ...shown })}\n`);
}

if (task.scenario) await playOne(task.scenario);
else
  for (let seed = task.from; seed < task.to; seed += task.step) {
    if (task.seconds !== undefined && performance.now() - begin > task.seconds * 1000) break;
    await playSeed(seed);
  }
