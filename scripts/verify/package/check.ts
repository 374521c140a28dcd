import type { PackedProject } from '../../packed-project.js';

/** What one check of the package found. */
export interface Finding {
  /** What was looked at, and how much of it. */
  readonly summary: string;
  /** What is wrong, a line each. */
  readonly problems: readonly string[];
}

/** One check of the package as a user gets it. */
export type Check = (project: PackedProject) => Promise<Finding>;
