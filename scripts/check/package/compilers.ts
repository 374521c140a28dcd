import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../npm-install.js';
import type { PackedProject } from '../../packed-project.js';
import { root, runCommand } from '../../run-command.js';
import type { Check } from './check.js';
import { writeConsumer } from './consumer.js';

/** Compilers that users have: the oldest that is served, and the newest of each major version. */
const versions = ['5.5.4', '5.9.3', '6.0', '7.0'];

/** Ways to compile: for Node without the names of a browser, and for what has them. */
const settings = {
  'nodenext, Node': { module: 'nodenext', lib: ['ES2022'], types: ['node'] },
  'nodenext, DOM': { module: 'nodenext', lib: ['ES2022', 'DOM'], types: [] },
  'bundler, DOM': { module: 'esnext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM'], types: [] },
};

const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };

/** Whether our declarations, and code of a user, compile with each compiler, no library file skipped. */
export const compilers: Check = async (project) => {
  const { folder } = project;
  // The types of Node that this repository is compiled with, and those that they import.
  for (const name of ['node_modules/@types/node', 'node_modules/undici-types'])
    await cp(join(root, name), join(folder, name), { recursive: true });
  const files = await writeConsumer(folder);
  for (const [index, options] of Object.values(settings).entries()) {
    const compilerOptions = { target: 'es2022', noEmit: true, ...strict, ...options };
    await writeFile(join(folder, configOf(index)), JSON.stringify({ compilerOptions, files }));
  }
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
    names.push(version);
    problems.push(...(await compile(project, join(home.value, '.bin', 'tsc'), version)));
  }
  const ways = Object.keys(settings).join('; ');
  return {
    summary: `${files.length} files compiled by TypeScript ${names.join(', ')}, each for ${ways}`,
    problems,
  };
};

function configOf(index: number): string {
  return `tsconfig.${index}.json`;
}

/** What a compiler complains of, which it does on its standard output. */
async function compile({ folder: cwd }: PackedProject, command: string, version: string): Promise<string[]> {
  const results = await Promise.all(
    Object.keys(settings).map(async (name, index) => {
      try {
        await runCommand(command, ['-p', configOf(index), '--pretty', 'false'], { cwd });
        return [];
      } catch (error) {
        const text = error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : '';
        return (text || String(error)).split('\n').map((line) => `${version} (${name}): ${line}`);
      }
    }),
  );
  return results.flat();
}
