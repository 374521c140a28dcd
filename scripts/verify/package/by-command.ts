import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';

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
