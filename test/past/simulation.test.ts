import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/run-command.js';
import { bundleSimulation } from '../../scripts/simulate/bundle.js';
import type { PastOutcome } from '../../scripts/simulate/past/play-past.js';
import type { Task } from '../../scripts/simulate/worker.js';

const folder = join(root, `.tmp-simulation-past-${process.pid}`);
const bundle = join(folder, 'simulation.mjs');

beforeAll(() => bundleSimulation(bundle), 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function played(task: Omit<Task, 'step'>): PastOutcome[] {
  const output = execFileSync(process.execPath, [bundle, JSON.stringify({ ...task, step: 1 })]);
  return String(output)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const brokenIn = (outcomes: readonly PastOutcome[]): string[] =>
  outcomes.flatMap(({ seed, broken }) => broken.map((problem) => `seed ${seed}: ${problem}`));

// More of them: npm run simulate -- --past --moments 20000
it('each balance is the sum of the transfers, at 250 moments', () => {
  const outcomes = played({ from: 1, to: 11, past: 'honest' });
  expect(brokenIn(outcomes)).toEqual([]);
  expect(outcomes.reduce((sum, { moments }) => sum + moments, 0)).toBe(250);
}, 120_000);

it('each lost or invented transfer between two snapshots is noticed', () => {
  const outcomes = played({ from: 1, to: 9, past: 'planted' });
  expect(brokenIn(outcomes)).toEqual([]);
  expect(outcomes.reduce((sum, { moments }) => sum + moments, 0)).toBeGreaterThan(30);
}, 120_000);

it.each([
  ['a row of a present balance that becomes visible late', 1353, 'honest'],
  ['a young token that one cluster lacks', 1355, 'honest'],
  ['a difference behind the last holder of one snapshot', 15, 'planted'],
] as const)('%s, which a seed has found, breaks no promise', (_, seed, past) => {
  expect(brokenIn(played({ from: seed, to: seed + 1, past }))).toEqual([]);
});

it('a seed gives the same history again', () => {
  const digests = (): string[] => played({ from: 3, to: 5, past: 'honest' }).map(({ digest }) => digest);
  expect(digests()).toEqual(digests());
}, 120_000);
