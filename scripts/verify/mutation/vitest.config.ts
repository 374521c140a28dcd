import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [`test/${process.env.MUTATION_TESTS}/**/*.test.ts`],
    exclude: [
      // They measure the heap.
      '**/*-memory.test.ts',
      'test/follow/load.test.ts',
      'test/lists/absurd.test.ts',
      // Stryker runs tests in threads, which cannot change the time zone of their process.
      'test/values/time-zones.test.ts',
    ],
    isolate: false,
    // Long enough for a busy machine, and a test that hangs because of a mutant still ends.
    testTimeout: 120_000,
  },
});
