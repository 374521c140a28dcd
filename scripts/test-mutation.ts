import { Stryker } from '@stryker-mutator/core';
import { reportOf } from './mutation/report.js';
import { copySource } from './mutation/source-copy.js';

/** Least share of mutants that the tests have to notice, in percent. */
const least = 80;

const files = process.argv.length > 2 ? process.argv.slice(2) : ['src/core/**/*.ts'];
// Stryker makes its copies where it runs, and Vitest would find the tests in what is left of them.
const copy = await copySource();
process.chdir(copy.folder);
const stryker = new Stryker({
  mutate: files,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is read, would need every test to be run for each of its mutants.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is slow, and a slow test is no mutant that was noticed.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only'],
});

try {
  const { lines, score } = reportOf(await stryker.runMutationTest());
  for (const line of lines) console.log(line);
  if (!(score >= least)) {
    console.error(`the score has to be at least ${least} %`);
    process.exitCode = 1;
  }
} finally {
  process.chdir('/');
  await copy.remove();
}
