import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.js';
import { MissingRuntime } from './runtime.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** A project beside this repository that has the package as a user gets it, and the smoke suite. */
export interface Project {
  readonly folder: string;
  /** Installs a runtime from npm, in a folder of its own. Answers its `node_modules`. */
  install(specifier: string): Promise<string>;
  remove(): Promise<void>;
}

/** Builds and packs the package, and installs the tarball in an empty project. */
export async function makeProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-query-client-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await runCommand('npm', ['pack', '--pack-destination', folder, ...quiet], { cwd: root });
    const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
    if (!tarball) throw new Error(`npm pack left no tarball in ${folder}`);
    await npmInstall(folder, join(folder, tarball));
    for (const file of await readdir(here))
      if (file.endsWith('.mjs')) await cp(join(here, file), join(folder, file));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    folder,
    remove,
    install: async (specifier) => {
      const home = join(folder, 'runtimes', specifier);
      await mkdir(home, { recursive: true });
      try {
        await npmInstall(home, specifier);
      } catch (error) {
        throw new MissingRuntime(`npm could not install ${specifier}: ${npmComplaint(error)}`);
      }
      return join(home, 'node_modules');
    },
  };
}

async function npmInstall(folder: string, specifier: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
  await runCommand('npm', ['install', '--prefix', folder, ...quiet, specifier], { cwd: folder });
}

/** The first line in which npm says what is wrong. */
function npmComplaint(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const complaint = message.split('\n').find((line) => line.startsWith('npm error'));
  return (complaint ?? message).replace('npm error ', '');
}
