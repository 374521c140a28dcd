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
    include: ['test/core/**/*.test.ts', 'test/{faults,filters,int64,pages}.test.ts'],
    isolate: false,
    // Whoever waits too long for a mutant is Stryker, which knows how long the tests take without one.
    testTimeout: 60_000,
    sequence: { sequencer: SmallestFirst },
  },
});
