import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../npm-install.js';
import type { PackedProject } from '../../packed-project.js';
import { root, runCommand } from '../../run-command.js';
import type { Finding } from './check.js';

/** Tested compilers: the oldest supported one, and the newest of each major version. */
const versions = ['5.5.4', '5.9.3', '6.0', '7.0'];

/** Compiles files with each compiler and each of the settings. The summary lists the compilers. */
export async function compiled(
  project: PackedProject,
  folder: string,
  files: readonly string[],
  settings: Readonly<Record<string, object>>,
): Promise<Finding> {
  for (const name of ['@types/node', 'undici-types'])
    await cp(join(root, 'node_modules', name), join(project.folder, 'node_modules', name), {
      recursive: true,
    });
  const names = Object.keys(settings);
  for (const [index, name] of names.entries())
    await writeFile(
      join(folder, `tsconfig.${index}.json`),
      JSON.stringify({ compilerOptions: settings[name], files }),
    );
  const compilers: string[] = [];
  const problems: string[] = [];
  const homes = await Promise.allSettled(versions.map((version) => project.install(`typescript@${version}`)));
  // One after the other: the newest compiler already uses all cores.
  for (const [index, home] of homes.entries()) {
    if (home.status === 'rejected') {
      if (!(home.reason instanceof Unavailable)) throw home.reason;
      compilers.push(`${versions[index]} left out (${home.reason.message})`);
      continue;
    }
    const manifest = await readFile(join(home.value, 'typescript', 'package.json'), 'utf8');
    const { version }: { version: string } = JSON.parse(manifest);
    compilers.push(version);
    const found = names.map(async (name, at) => {
      const errors = await compilerErrors([join(home.value, '.bin', 'tsc')], folder, `tsconfig.${at}.json`);
      return errors.map((line) => `${version} (${name}): ${line}`);
    });
    problems.push(...(await Promise.all(found)).flat());
  }
  const summary = `compiled by TypeScript ${compilers.join(', ')}, each for ${names.join('; ')}`;
  return { summary, problems };
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
