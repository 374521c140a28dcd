import { join } from 'node:path';
import { runCommand } from '../package/run-command.js';
import { readResults } from './check-result.js';
import type { Runtime } from './runtime.js';

/** Deno, of npm. The package needs none of its permissions but to reach a service. */
export const deno: Runtime = async (project, serviceUrl) => {
  const command = join(await project.install('deno'), '.bin', 'deno');
  const at = {
    cwd: project.folder,
    env: { DENO_DIR: join(project.folder, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  };
  const version = await runCommand(command, ['--version'], at);
  const printed = await runCommand(
    command,
    [
      'run',
      `--allow-net=${new URL(serviceUrl).host}`,
      '--no-prompt',
      '--no-lock',
      '--no-remote',
      '--node-modules-dir=manual',
      'command-line.mjs',
    ],
    at,
  );
  return {
    version: version.split(/\s/, 2).join(' '),
    results: readResults(printed),
  };
};
