import type { PackedProject } from '../../packed-project.js';
import { runCommand } from '../../run-command.js';

export interface Finding {
  readonly summary: string;
  readonly problems: readonly string[];
}

export type Check = (project: PackedProject) => Promise<Finding>;

export function byCommand(command: string, ...options: readonly string[]): Check {
  const summary = [command, ...options].join(' ');
  return async ({ tarball }) => {
    const complaint = await runCommand(command, [...options, tarball.path]).then(
      () => undefined,
      (error) => `${error.stdout}${error.stderr}`.trim() || String(error),
    );
    return { summary, problems: complaint?.split('\n') ?? [] };
  };
}
