import { join } from 'node:path';
import { type Environment, runSuite } from '../environment.js';

const flags = ['--no-prompt', '--no-lock', '--no-remote', '--node-modules-dir=manual'];

/** Deno, of npm. The package needs none of its permissions but to reach a service. */
export const deno: Environment = async ({ folder, install }, serviceUrl) => {
  const command = join(await install('deno'), '.bin', 'deno');
  const env = { DENO_DIR: join(folder, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const service = `--allow-net=${new URL(serviceUrl).host}`;
  const { version, results } = await runSuite(command, ['run', service, ...flags], { cwd: folder, env });
  return { version: version.split(/\s/, 2).join(' '), results };
};
