import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmInstall } from './npm-install.js';
import { runCommand } from './run-command.js';

export interface PackedProject {
  readonly folder: string;
  readonly tarball: Tarball;
  readonly installed: string;
  install(specifier: string): Promise<string>;
}

export interface Tarball {
  readonly path: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

/** Builds and packs the package, installs the tarball in an empty project, and removes the project after `work`. */
export async function inPackedProject(work: (project: PackedProject) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-query-client-'));
  const install = async (home: string, specifier: string): Promise<string> => {
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'package.json'), '{"private":true,"type":"module"}\n');
    await npmInstall(home, ...specifier.split(' '));
    return join(home, 'node_modules');
  };
  try {
    const tarball = await pack(folder);
    const modules = await install(folder, tarball.path);
    await work({
      folder,
      tarball,
      installed: join(modules, 'ledger-query-client'),
      install: (specifier) => install(join(folder, 'installed', specifier.replaceAll(' ', '+')), specifier),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pack(folder: string): Promise<Tarball> {
  await runCommand('npm', ['run', 'build', '--silent']);
  // A build during the pack would print into the JSON.
  const settings = ['--ignore-scripts', '--pack-destination', folder, '--loglevel=error'];
  const [packed]: Packed[] = JSON.parse(await runCommand('npm', ['pack', '--json', ...settings]));
  if (!packed) throw new Error('npm pack printed no tarball; expected one in its JSON');
  const { filename, files, ...sizes } = packed;
  return { ...sizes, path: join(folder, filename), files: files.map(({ path }) => path) };
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}
