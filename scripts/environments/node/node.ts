import { join } from 'node:path';
import { type Environment, runSuite } from '../environment.js';

/** Node of a major version: the present one if it is of that version, else that of npm. */
export function node(major: number): Environment {
  return async ({ folder, install }) => {
    const isPresent = process.versions.node.startsWith(`${major}.`);
    const command = isPresent
      ? process.execPath
      : join(await install(`node@${major}`), 'node', 'bin', 'node');
    const { version, results } = await runSuite(command, [], { cwd: folder });
    return { version: version.replace('v', 'node '), results };
  };
}
