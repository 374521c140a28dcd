import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Mutates a sample of the functions of four rooms, or all functions in the files of `--mutate`. */
export default {
  mutate: ['src/{client,follow,lists,scan}/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/verify/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
  ignorers: process.argv.includes('--mutate') ? [] : ['sample'],
  coverageAnalysis: 'perTest',
  // Mutants of code that runs at import would need all tests.
  ignoreStatic: true,
  concurrency: 2,
  // On a busy machine, a slow test must not count as a detected mutant.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 88, break: 88 },
  ignorePatterns: ['dist', 'coverage', '**/.tmp-*'],
  // In the project's folder, Vitest would find tests in leftover copies.
  tempDirName: join(tmpdir(), 'mutation'),
  cleanTempDir: 'always',
};
