import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { MUTATION_FILES: files = '', MUTATION_REPORT: report = '' } = process.env;

/** `scripts/verify/mutation.ts` runs it for one room after the other, and reads its report. */
export default {
  mutate: files.split(','),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/verify/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
  ignorers: ['sample'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // On a busy machine, a slow test must not count as a detected mutant.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['json'],
  jsonReporter: { fileName: report },
  ignorePatterns: ['dist', 'coverage', '**/.tmp-*'],
  // In the project's folder, Vitest would find tests in leftover copies.
  tempDirName: join(tmpdir(), 'mutation'),
  cleanTempDir: 'always',
};
