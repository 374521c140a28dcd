import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{after,changes,client,errors,follow,lists,proof,scan,values}/**/*.test.ts'],
    // These tests measure the heap.
    exclude: ['test/follow/load.test.ts', 'test/lists/absurd.test.ts'],
    isolate: false,
    // Long enough for a busy machine, and a test that hangs because of a mutant still ends.
    testTimeout: 10_000,
  },
});
