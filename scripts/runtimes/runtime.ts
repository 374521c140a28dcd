import type { Project } from '../package/project.js';
import type { CheckResult } from './check-result.js';

/** What the smoke suite found in one runtime. */
export interface Outcome {
  /** The runtime as it says itself, such as `node 24.1.0`. */
  readonly version: string;
  readonly results: readonly CheckResult[];
}

/** Where JavaScript runs: takes a project that has the package and a service's URL, and runs the smoke suite in it. */
export type Runtime = (project: Project, serviceUrl: string) => Promise<Outcome>;
