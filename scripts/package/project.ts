import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.js';
import { pack, type Tarball } from './tarball.js';
import { Unavailable } from './unavailable.js';

/** A project beside this repository that has the package as a user gets it. */
export interface Project {
  readonly folder: string;
  readonly tarball: Tarball;
  /** Where the package is installed. */
  readonly installed: string;
  /** Installs something else from npm, in a folder of its own. Answers its `node_modules`. */
  install(specifier: string): Promise<string>;
  remove(): Promise<void>;
}

/** Builds and packs the package, and installs the tarball in an empty project. */
export async function makeProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-query-client-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const tarball = await pack(folder);
    await npmInstall(folder, tarball.path);
    return {
      folder,
      tarball,
      installed: join(folder, 'node_modules', 'ledger-query-client'),
      remove,
      install: async (specifier) => {
        const home = join(folder, 'installed', specifier);
        await mkdir(home, { recursive: true });
        try {
          await npmInstall(home, specifier);
        } catch (error) {
          throw new Unavailable(`npm could not install ${specifier}: ${npmComplaint(error)}`);
        }
        return join(home, 'node_modules');
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function npmInstall(folder: string, specifier: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await runCommand('npm', ['install', '--prefix', folder, ...quiet, specifier], { cwd: folder });
}

/** The first line in which npm says what is wrong. */
function npmComplaint(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const complaint = message.split('\n').find((line) => line.startsWith('npm error'));
  return (complaint ?? message).replace('npm error ', '');
}
