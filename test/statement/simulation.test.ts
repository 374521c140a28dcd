import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/run-command.js';
import { bundleSimulation } from '../../scripts/simulate/bundle.js';
import type { StatementOutcome } from '../../scripts/simulate/past/play-statement.js';
import type { Task } from '../../scripts/simulate/worker.js';

const folder = join(root, `.tmp-simulation-statement-${process.pid}`);
const bundle = join(folder, 'simulation.mjs');

beforeAll(() => bundleSimulation(bundle), 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function played(task: Omit<Task, 'step'>): StatementOutcome[] {
  const output = execFileSync(process.execPath, [bundle, JSON.stringify({ ...task, step: 1 })]);
  return String(output)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const brokenIn = (outcomes: readonly StatementOutcome[]): string[] =>
  outcomes.flatMap(({ seed, broken }) => broken.map((problem) => `seed ${seed}: ${problem}`));

// More of them: npm run simulate -- --statement --statements 1000
it('each statement over a year balances, and is the transfers of the ledger', () => {
  const outcomes = played({ from: 1, to: 4, statement: 'honest' });
  expect(brokenIn(outcomes)).toEqual([]);
  expect(outcomes.reduce((sum, { entries }) => sum + entries, 0)).toBeGreaterThan(5000);
}, 120_000);

it('each transfer that a service has lost, invented or changed ends in an error', () => {
  const outcomes = played({ from: 1, to: 13, statement: 'planted' });
  expect(brokenIn(outcomes)).toEqual([]);
  expect(outcomes.map(({ statements }) => statements)).toEqual(Array(12).fill(1));
}, 120_000);

it('a seed gives the same entries again', () => {
  const digests = (): string[] => played({ from: 3, to: 4, statement: 'honest' }).map(({ digest }) => digest);
  expect(digests()).toEqual(digests());
}, 120_000);
