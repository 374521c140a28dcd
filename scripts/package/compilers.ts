import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeConsumer } from './consumer.js';
import type { Check } from './finding.js';
import type { Project } from './project.js';
import { runCommand } from './run-command.js';
import { Unavailable } from './unavailable.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compilers that users have: the oldest that is served, and the newest of each major version. */
const versions = ['5.5.4', '5.9.3', '6.0', '7.0'];

/** Ways to compile: for Node without the names of a browser, and for what has them. */
const settings = {
  'nodenext, Node': { module: 'nodenext', lib: ['ES2022'], types: ['node'] },
  'nodenext, DOM': { module: 'nodenext', lib: ['ES2022', 'DOM'], types: [] },
  'bundler, DOM': { module: 'esnext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM'], types: [] },
};

/** Whether our declarations, and code of a user, compile with each compiler, no library file skipped. */
export const compilers: Check = async (project) => {
  await copyNodeTypes(project);
  const files = await writeConsumer(project.folder);
  for (const [index, options] of Object.values(settings).entries())
    await writeFile(join(project.folder, configOf(index)), JSON.stringify(config(options, files)));
  const homes = await Promise.all(versions.map((version) => install(project, version)));
  const problems: string[] = [];
  // One after the other: compilers share few cores, and the newest takes all that there are.
  for (const { home, version } of homes)
    if (home !== undefined) problems.push(...(await compile(project, home, version)));
  const names = homes.map(({ version }) => version).join(', ');
  return {
    summary: `${files.length} files compiled by TypeScript ${names}, each for ${Object.keys(settings).join('; ')}`,
    problems,
  };
};

function configOf(index: number): string {
  return `tsconfig.${index}.json`;
}

function config(options: object, files: readonly string[]): object {
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
  return { compilerOptions: { target: 'es2022', noEmit: true, ...strict, ...options }, files };
}

/** The types of Node that this repository is compiled with, and those that they import. */
async function copyNodeTypes({ folder }: Project): Promise<void> {
  for (const name of ['@types/node', 'undici-types'])
    await cp(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}

interface Compiler {
  /** What it is, or why it is left out. */
  readonly version: string;
  readonly home?: string;
}

async function install(project: Project, specifier: string): Promise<Compiler> {
  try {
    const home = await project.install(`typescript@${specifier}`);
    const text = await readFile(join(home, 'typescript', 'package.json'), 'utf8');
    return { version: (JSON.parse(text) as { version: string }).version, home };
  } catch (error) {
    if (error instanceof Unavailable) return { version: `${specifier} left out (${error.message})` };
    throw error;
  }
}

async function compile({ folder }: Project, home: string, version: string): Promise<string[]> {
  const results = await Promise.all(
    Object.keys(settings).map(async (name, index) => {
      try {
        await runCommand(join(home, '.bin', 'tsc'), ['-p', configOf(index), '--pretty', 'false'], {
          cwd: folder,
        });
        return [];
      } catch (error) {
        return told(error).map((line) => `${version} (${name}): ${line}`);
      }
    }),
  );
  return results.flat();
}

/** Compilers complain on their standard output. */
function told(error: unknown): string[] {
  const text = error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : '';
  return text === '' ? [String(error)] : text.split('\n');
}
