import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../npm-install.js';
import type { PackedProject } from '../../packed-project.js';
import { runCommand } from '../../run-command.js';

/** Compilers that users have: the oldest that is served, and the newest of each major version. */
const versions = ['5.5.4', '5.9.3', '6.0', '7.0'];

export interface Compiler {
  readonly version: string;
  /** What it complains of in a folder, by one of its configurations. */
  complaints(cwd: string, config: string): Promise<string[]>;
}

/** Does something with each compiler. Answers their versions, and what was found. */
export async function withCompilers(
  project: PackedProject,
  work: (compiler: Compiler) => Promise<readonly string[]>,
): Promise<{ names: readonly string[]; problems: readonly string[] }> {
  const names: string[] = [];
  const problems: string[] = [];
  const homes = await Promise.allSettled(versions.map((version) => project.install(`typescript@${version}`)));
  // One after the other: compilers share few cores, and the newest takes all that there are.
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
      ...(await work({ version, complaints: (cwd, config) => complaints(command, cwd, config) })),
    );
  }
  return { names, problems };
}

/** A compiler complains on its standard output. */
async function complaints(command: string, cwd: string, config: string): Promise<string[]> {
  try {
    await runCommand(command, ['-p', config, '--pretty', 'false'], { cwd });
    return [];
  } catch (error) {
    const text = error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : '';
    return (text || String(error)).split('\n');
  }
}
