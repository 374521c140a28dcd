import { join } from 'node:path';
import { runCommand } from '../package/run-command.js';
import { readResults } from './check-result.js';
import type { Runtime } from './runtime.js';

/** Node of a major version: the present one if it is of that version, else that of npm. */
export function node(major: number): Runtime {
  return async (project) => {
    const isPresent = process.versions.node.startsWith(`${major}.`);
    const command = isPresent
      ? process.execPath
      : join(await project.install(`node@${major}`), 'node', 'bin', 'node');
    const at = { cwd: project.folder };
    const version = (await runCommand(command, ['--version'], at)).replace('v', 'node ');
    return { version, results: readResults(await runCommand(command, ['command-line.mjs'], at)) };
  };
}
