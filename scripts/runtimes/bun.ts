import { join } from 'node:path';
import { runCommand } from '../package/run-command.js';
import { readResults } from './check-result.js';
import type { Runtime } from './runtime.js';

/** Bun, of npm. */
export const bun: Runtime = async (project) => {
  const command = join(await project.install('bun'), '.bin', 'bun');
  const at = { cwd: project.folder };
  const version = `bun ${await runCommand(command, ['--version'], at)}`;
  // Nothing but what npm has installed.
  const printed = await runCommand(command, ['--no-install', 'command-line.mjs'], at);
  return { version, results: readResults(printed) };
};
