import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/run-command.js';
import { bundleSimulation } from '../../scripts/simulate/bundle.js';
import { mixOf } from '../../scripts/simulate/mix.js';
import type { Outcome } from '../../scripts/simulate/play.js';
import type { Scenario } from '../../scripts/simulate/scenario.js';
import type { Task } from '../../scripts/simulate/worker.js';

const folder = join(root, `.tmp-simulation-test-${process.pid}`);
const bundle = join(folder, 'simulation.mjs');

beforeAll(() => bundleSimulation(bundle));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays seeds in a process of its own, as the command does. */
function played(task: Omit<Task, 'step'>, file = bundle): Outcome[] {
  const output = execFileSync(process.execPath, [file, JSON.stringify({ ...task, step: 1 })], {
    maxBuffer: 2 ** 28,
  });
  return String(output)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

// More of them, and the shortest history of one: npm run simulate -- --from 1 --seeds 300
it('keeps every promise in 200 seeds', () => {
  const outcomes = played({ from: 1, to: 201 });
  expect(outcomes).toHaveLength(200);
  expect(outcomes.filter(({ broken }) => broken.length > 0)).toEqual([]);
  const items = outcomes.reduce((sum, outcome) => sum + outcome.items, 0);
  expect(items).toBeGreaterThan(5000);
});

it('gives the same history for the same seed', () => {
  const digests = (): string[] => played({ from: 5000, to: 5020 }).map(({ digest }) => digest);
  const first = digests();
  expect(new Set(first).size).toBe(20);
  expect(digests()).toEqual(first);
});

// A scan that waits for its turns. Behind an empty window, it once used the turn of the window again.
const manyWindows: Scenario = {
  seed: 304285,
  ledger: { old: 250, months: 20, rate: 0.5, seconds: 10, bursts: 0 },
  hasWindows: true,
  hosts: [
    {
      clusters: [{ lag: [15_000, 15_000], late: 0, incomplete: 0, index: 0 }],
      latency: [20, 20],
      failures: [],
      share: 0.1,
    },
  ],
  clockError: 0,
  reads: [
    { way: 'scan', list: 'getContractsResults', order: 'desc', limit: 3, range: 'all', begin: 0, pause: 0 },
  ],
  requestsPerSecond: 20,
};

it('keeps the rate in a scan of many empty windows', () => {
  const [outcome] = played({ from: 1, to: 2, scenario: manyWindows });
  expect(outcome?.requests).toBeGreaterThan(31);
  expect(outcome?.broken).toEqual([]);
});

// A follow whose backlog is read by a scan: one of the clusters shows complete rows, the other one rows without their block.
const incompleteBacklog: Scenario = {
  seed: 7246909,
  ledger: { old: 0, months: 0, rate: 3, seconds: 120, bursts: 0.5 },
  hasWindows: false,
  hosts: [
    {
      clusters: [
        { lag: [15_000, 15_000], late: 0, incomplete: 4000, index: 7490 },
        { lag: [2000, 8000], late: 0, incomplete: 0, index: 0 },
      ],
      latency: [50, 400],
      failures: [],
      share: 0.1,
    },
  ],
  clockError: 0,
  reads: [
    {
      ...{ way: 'follow from a cursor', list: 'getContractsLogs', order: 'asc', limit: 1, range: 'all' },
      ...{ begin: 9488, pause: 0 },
    },
  ],
};

it('keeps the complete copy of a row that a scan reads again', () => {
  const [outcome] = played({ from: 1, to: 2, scenario: incompleteBacklog });
  expect(outcome?.items).toBeGreaterThan(100);
  expect(outcome?.broken).toEqual([]);
});

it('names each promise in the reference with its condition', () => {
  const flat = (text: string): string => text.replaceAll(/\s+(\* )?/g, ' ');
  const rooms = join(root, 'scripts/simulate/promises');
  const source = readdirSync(rooms)
    .map((name) => readFileSync(join(rooms, name), 'utf8'))
    .join('\n');
  const reference = flat(readFileSync(join(root, 'src/README.md'), 'utf8'));
  const promised = Array.from(source.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\nexport const (\w+): Promised/gs));
  expect(promised.length).toBeGreaterThan(10);
  const rows = promised.map(([, comment = '', name]) => {
    const sentence = flat(comment)
      .replace(/^ \*? ?/, '')
      .trim();
    return `| \`${name}\` | ${sentence} |`;
  });
  expect(rows.filter((row) => !reference.includes(row))).toEqual([]);
});

it('draws each way and each trouble in at least 2 % of the seeds', () => {
  const shares = Array.from(mixOf(1, 10_000).matchAll(/(\d+\.\d) %/g), ([, share]) => Number(share));
  expect(shares.length).toBeGreaterThan(40);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(2);
});
