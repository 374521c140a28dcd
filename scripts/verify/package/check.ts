import type { PackedProject } from '../../packed-project.js';
import { runCommand } from '../../run-command.js';

/** What one check of the package found. */
export interface Finding {
  /** What was looked at, and how much of it. */
  readonly summary: string;
  /** What is wrong, a line each. */
  readonly problems: readonly string[];
}

/** One check of the package as a user gets it. */
export type Check = (project: PackedProject) => Promise<Finding>;

/** Runs a linter of packages on the tarball. npm has put its command on the path. */
export function byCommand(command: string, ...options: readonly string[]): Check {
  const summary = [command, ...options].join(' ');
  return ({ tarball }) =>
    runCommand(command, [...options, tarball.path]).then(
      () => ({ summary, problems: [] }),
      (error) => ({
        summary,
        problems: (`${error.stdout}${error.stderr}`.trim() || String(error)).split('\n'),
      }),
    );
}
