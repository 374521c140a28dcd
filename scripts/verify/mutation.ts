// Mutates a seeded share of the functions of src, or with --all every one, or all of the files that are named, and
// prints by room which share of the mutants the tests notice.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { readTexts, reportLines, scoreOf } from './mutation/report.js';

/** Least share of mutants that the tests have to notice, in percent. */
const least = 80;

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const isSample = !values.all && positionals.length === 0;
const stryker = new Stryker({
  mutate:
    positionals.length > 0
      ? positionals
      : ['src/{after,changes,client,errors,follow,lists,scan,values}/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/verify/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('mutation/sample.mjs', import.meta.url))],
  ignorers: isSample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is read, would need every test to be run for each of its mutants.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is slow, and a slow test is no mutant that was noticed.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only'],
  ignorePatterns: ['dist', 'coverage', '**/.tmp-*'],
  // Vitest would find the tests in what is left of a copy here.
  tempDirName: join(tmpdir(), 'mutation'),
  cleanTempDir: 'always',
});
// A run is long, and who works on meanwhile shall not change what is printed.
const texts = readTexts();
const mutants = await stryker.runMutationTest();
for (const line of reportLines(mutants, texts)) console.log(line);
if (isSample) console.log('of a sample of the functions; -- --all takes every one');
if (!(scoreOf(mutants).score >= least)) {
  console.error(`the score has to be at least ${least} %`);
  process.exitCode = 1;
}
