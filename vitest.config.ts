import { defineConfig } from 'vitest/config';

// A test that never ends fails. The slowest takes two seconds, and has many times as long on a machine that is busy.
const limit = 120_000;

/** What counts the bytes of its heap, or puts other modules in the place of ours or of Node's. */
const alone = [
  '**/*-memory.test.ts',
  'follow/load.test.ts',
  'generate/generate-sandbox.test.ts',
  'lists/absurd.test.ts',
];
const fuzz = ['fuzz/*.test.ts'];
// They need packages of their own: `npm run test:examples`.
const examples = ['examples/**'];

/** The objects of a test live shortly. With more room for young objects, the collector runs less often. */
const room = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

export default defineConfig({
  test: {
    dir: 'test',
    setupFiles: 'test/setup/no-leaks.ts',
    maxWorkers: '100%',
    execArgv: room,
    testTimeout: limit,
    hookTimeout: limit,
    // They begin in the order of their names, what takes longest first.
    projects: [
      { extends: true, test: { name: 'alone', execArgv: ['--expose-gc'], include: alone } },
      // To load what is tested takes longer than most tests: a worker does it once, for all its files.
      { extends: true, test: { name: 'fuzz', isolate: false, include: fuzz, testTimeout: 5 * 60_000 } },
      {
        extends: true,
        test: { name: 'together', isolate: false, exclude: [...alone, ...fuzz, ...examples] },
      },
    ],
  },
});
