// Plays seeds of the simulation in all cores, and says which promises of the client they break.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from '../run-command.js';
import { textTable } from '../table.js';
import { bundleSimulation } from './bundle.js';
import { mixOf } from './mix.js';
import { pastReport } from './past/past-report.js';
import { momentsOfSeed } from './past/past-scenario.js';
import type { PastOutcome } from './past/play-past.js';
import { type StatementOutcome, statementReport, statementsOfSeed } from './past/play-statement.js';
import type { Outcome } from './play.js';
import type { Scenario } from './scenario.js';
import type { Task } from './worker.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    from: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    scenario: { type: 'string' },
    mix: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    past: { type: 'boolean', default: false },
    moments: { type: 'string', default: '2000' },
    statement: { type: 'boolean', default: false },
    statements: { type: 'string', default: '200' },
    'largest-page': { type: 'string', default: '100' },
  },
});
const [from, seeds] = [Number(values.from), Number(values.seeds)];
const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
const largestPage = Number(values['largest-page']);
if (!Number.isInteger(largestPage) || largestPage < 1 || largestPage > 100)
  throw new Error('--largest-page: expected a whole number from 1 to 100');
if (largestPage < 100 && !values.past && !values.statement)
  throw new Error('--largest-page: has an effect beside --past and --statement only');

type Line = Outcome & { readonly scenario?: Scenario };

/** Runs one task in a process of its own, and calls back for each seed. */
async function played(bundle: string, task: Task, each: (line: Line) => unknown): Promise<void> {
  const worker = fork(bundle, [JSON.stringify(task)], { silent: true });
  worker.stderr?.pipe(process.stderr);
  if (!worker.stdout) throw new Error('a worker has no output');
  for await (const line of createInterface(worker.stdout)) each(JSON.parse(line));
  if (worker.exitCode === null) await once(worker, 'exit');
  if (worker.exitCode !== 0) throw new Error(`a worker ended with ${worker.exitCode ?? worker.signalCode}`);
}

/** Shares seeds among the cores. */
async function playAll(bundle: string, task: Omit<Task, 'from' | 'step'>): Promise<Line[]> {
  const lines: Line[] = [];
  const cores = availableParallelism();
  const workers = Array.from({ length: cores }, (_, core) =>
    played(bundle, { ...task, from: from + core, step: cores }, (line) => lines.push(line)),
  );
  await Promise.all(workers);
  return lines.sort((a, b) => a.seed - b.seed);
}

async function withBundle<Result>(use: (bundle: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(root, '.tmp-simulate-'));
  try {
    const bundle = join(folder, 'simulation.mjs');
    await bundleSimulation(bundle);
    return await use(bundle);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The shortest history that breaks a promise, and the command that plays it again. */
function show({ seed, broken, history, scenario }: Line): void {
  console.log(`\nseed ${seed} breaks:`);
  for (const problem of broken) console.log(`  ${problem}`);
  if (!scenario) return;
  for (const line of history) console.log(`  ${line}`);
  console.log(`npm run simulate -- --scenario '${JSON.stringify(scenario)}'`);
}

async function playSeeds(bundle: string): Promise<number> {
  const begin = performance.now();
  const lines = await playAll(bundle, { to: from + seeds, seconds });
  const failed = lines.filter(({ broken }) => broken.length > 0);
  const requests = lines.reduce((sum, line) => sum + line.requests, 0);
  const items = lines.reduce((sum, line) => sum + line.items, 0);
  const took = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `seeds ${from} to ${from + seeds - 1}: ${lines.length} played in ${took} s, ${requests} requests, ${items} items`,
  );
  const byPromise = new Map<string, number[]>();
  for (const { seed, broken } of failed)
    for (const problem of broken) {
      const name = problem.slice(0, problem.indexOf(':'));
      byPromise.set(name, [...(byPromise.get(name) ?? []), seed]);
    }
  const rows = Array.from(byPromise, ([name, all]) => [name, String(all.length), all.slice(0, 5).join(', ')]);
  for (const row of textTable([['broken promise', 'times', 'seeds'], ...rows])) console.log(row);
  const [first] = failed;
  if (first) await played(bundle, { from: first.seed, to: first.seed + 1, step: 1, isShortened: true }, show);
  console.log(`${lines.length - failed.length} kept, ${failed.length} broken`);
  return failed.length > 0 ? 1 : 0;
}

/** Whether each seed gives the same history again. */
async function playTwice(bundle: string): Promise<number> {
  const [first, second] = [
    await playAll(bundle, { to: from + seeds }),
    await playAll(bundle, { to: from + seeds }),
  ];
  const different = first.filter(({ digest }, index) => digest !== second[index]?.digest);
  console.log(`${first.length - different.length} of ${first.length} seeds have the same digest twice`);
  for (const { seed } of different.slice(0, 10)) console.log(`seed ${seed} differs`);
  return different.length > 0 ? 1 : 0;
}

/** Balances at so many moments. */
async function playMoments(bundle: string): Promise<number> {
  const to = from + Math.ceil(Number(values.moments) / momentsOfSeed);
  const lines = await playAll(bundle, { to, seconds, past: true, largestPage });
  const outcomes = lines as unknown as PastOutcome[];
  for (const line of pastReport(outcomes)) console.log(line);
  const failed = outcomes.filter(({ broken }) => broken.length > 0);
  for (const { seed, broken } of failed.slice(0, 10)) console.log(`seed ${seed} breaks ${broken[0]}`);
  return failed.length > 0 ? 1 : 0;
}

/** Statements over a year, or so many with a transfer that a service has lost, invented or changed. */
async function playYears(bundle: string): Promise<number> {
  const size = values.planted ? 1 : statementsOfSeed;
  const statement = values.planted ? 'planted' : 'honest';
  const to = from + Math.ceil(Number(values.statements) / size);
  const outcomes = (await playAll(bundle, {
    to,
    seconds,
    statement,
    largestPage,
  })) as unknown as StatementOutcome[];
  for (const line of statementReport(outcomes, values.planted)) console.log(line);
  const failed = outcomes.filter(({ broken }) => broken.length > 0);
  for (const { seed, broken } of failed.slice(0, 10)) console.log(`seed ${seed} breaks ${broken[0]}`);
  return failed.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  if (values.mix) console.log(mixOf(from, seeds));
  if (values.mix) return 0;
  if (values.past) return withBundle(playMoments);
  if (values.statement) return withBundle(playYears);
  return withBundle(async (bundle) => {
    if (values.scenario === undefined) return values.twice ? playTwice(bundle) : playSeeds(bundle);
    const scenario: Scenario = JSON.parse(values.scenario);
    let code = 0;
    await played(bundle, { from, to: from + 1, step: 1, scenario }, (line) => {
      show(line);
      code = line.broken.length > 0 ? 1 : 0;
    });
    return code;
  });
}

process.exitCode = await main();
