import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The smallest file first: it is the one of a single concept, and ends the run of most mutants at once. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;
    return [...files].sort((a, b) => size(a) - size(b));
  }
}

/** Tests that see what the core does, and are quick enough to be run for every mutant of it. */
export default defineConfig({
  test: {
    include: ['test/{after,changes,client,errors,follow,lists,scan,values}/**/*.test.ts'],
    // They measure the heap.
    exclude: ['test/follow/load.test.ts', 'test/lists/absurd.test.ts'],
    isolate: false,
    // A busy machine is slow; a test that hangs under a mutant still ends by itself.
    testTimeout: 10_000,
    sequence: { sequencer: SmallestFirst },
  },
});
