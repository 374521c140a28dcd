import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the smallest file first. It tests a single concept and detects most mutants at once. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;
    return [...files].sort((a, b) => size(a) - size(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/{after,changes,client,errors,follow,lists,scan,values}/**/*.test.ts'],
    // These tests measure the heap.
    exclude: ['test/follow/load.test.ts', 'test/lists/absurd.test.ts'],
    isolate: false,
    // Long enough for a busy machine, and a test that hangs because of a mutant still ends.
    testTimeout: 10_000,
    sequence: { sequencer: SmallestFirst },
  },
});
