import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../npm-install.js';
import type { PackedProject } from '../../packed-project.js';
import { runCommand } from '../../run-command.js';

/** Tested compilers: the oldest supported one, and the newest of each major version. */
const versions = ['5.5.4', '5.9.3', '6.0', '7.0'];

export interface Compiler {
  readonly version: string;
  errors(cwd: string, config: string): Promise<string[]>;
}

export async function withCompilers(
  project: PackedProject,
  work: (compiler: Compiler) => Promise<readonly string[]>,
): Promise<{ names: readonly string[]; problems: readonly string[] }> {
  const names: string[] = [];
  const problems: string[] = [];
  const homes = await Promise.allSettled(versions.map((version) => project.install(`typescript@${version}`)));
  // One after the other: the newest compiler already uses all cores.
  for (const [index, home] of homes.entries()) {
    if (home.status === 'rejected') {
      if (!(home.reason instanceof Unavailable)) throw home.reason;
      names.push(`${versions[index]} left out (${home.reason.message})`);
      continue;
    }
    const manifest = await readFile(join(home.value, 'typescript', 'package.json'), 'utf8');
    const { version }: { version: string } = JSON.parse(manifest);
    const command = join(home.value, '.bin', 'tsc');
    names.push(version);
    problems.push(
      ...(await work({ version, errors: (cwd, config) => compilerErrors([command], cwd, config) })),
    );
  }
  return { names, problems };
}

export async function compilerErrors(
  [command, ...words]: readonly [string, ...string[]],
  cwd: string,
  config: string,
): Promise<string[]> {
  try {
    await runCommand(command, [...words, '-p', config, '--pretty', 'false'], { cwd });
    return [];
  } catch (error) {
    const text = error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : '';
    return (text || String(error)).split('\n');
  }
}
