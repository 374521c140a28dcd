import { join } from 'node:path';
import { type Environment, runSuite } from '../environment.js';

/** Bun, of npm, with nothing but what npm has installed. */
export const bun: Environment = async ({ folder, install }) => {
  const command = join(await install('bun'), '.bin', 'bun');
  const { version, results } = await runSuite(command, ['--no-install'], { cwd: folder });
  return { version: `bun ${version}`, results };
};
