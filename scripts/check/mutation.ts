// Mutates src/core and prints which share of the mutants the tests notice, by room.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { reportLines, scoreOf } from './mutation/report.js';

/** Least share of mutants that the tests have to notice, in percent. */
const least = 80;

const files = process.argv.length > 2 ? process.argv.slice(2) : ['src/core/**/*.ts'];
const stryker = new Stryker({
  mutate: files,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/check/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is read, would need every test to be run for each of its mutants.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is slow, and a slow test is no mutant that was noticed.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only'],
  ignorePatterns: ['dist', 'coverage', '.tmp-*', '**/.tmp-*'],
  // Vitest would find the tests in what is left of a copy here.
  tempDirName: join(tmpdir(), 'mutation'),
  cleanTempDir: 'always',
});
const mutants = await stryker.runMutationTest();
for (const line of reportLines(mutants)) console.log(line);
const { score } = scoreOf(mutants);
if (!(score >= least)) {
  console.error(`the score has to be at least ${least} %`);
  process.exitCode = 1;
}
