import type { CheckResult } from './check-result.js';
import type { Project } from './project.js';

/** What the smoke suite found in one runtime. */
export interface Outcome {
  /** The runtime as it says itself, such as `node 24.1.0`. */
  readonly version: string;
  readonly results: readonly CheckResult[];
}

/** Where JavaScript runs: takes a project that has the package, and runs the smoke suite in it. */
export type Runtime = (project: Project) => Promise<Outcome>;

/** The runtime itself is not to be had, which says nothing about the package. */
export class MissingRuntime extends Error {
  override readonly name = 'MissingRuntime';
}
