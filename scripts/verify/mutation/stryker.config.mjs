import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Mutates a share of the functions of src, or all of the files that `--mutate` names. */
export default {
  mutate: ['src/{after,changes,client,errors,follow,lists,scan,values}/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/verify/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
  ignorers: process.argv.includes('--mutate') ? [] : ['sample'],
  coverageAnalysis: 'perTest',
  // Code that runs when a module is loaded would need every test for each of its mutants.
  ignoreStatic: true,
  concurrency: 2,
  // On a busy machine a slow test must not count as a mutant that was noticed.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  ignorePatterns: ['dist', 'coverage', '**/.tmp-*'],
  // Vitest would find the tests in what is left of a copy here.
  tempDirName: join(tmpdir(), 'mutation'),
  cleanTempDir: 'always',
};
