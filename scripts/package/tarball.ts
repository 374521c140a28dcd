import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The package as npm would publish it. */
export interface Tarball {
  readonly path: string;
  /** Bytes of the tarball, and of the files in it. */
  readonly size: number;
  readonly unpackedSize: number;
  /** Paths within the package. */
  readonly files: readonly string[];
}

/** Builds the package and packs it into a folder. */
export async function pack(folder: string): Promise<Tarball> {
  await runCommand('npm', ['run', 'build', '--silent'], { cwd: root });
  // A build during the pack would print amid the JSON.
  const printed = await runCommand(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, '--loglevel=error'],
    { cwd: root },
  );
  const packed: unknown = JSON.parse(printed);
  const [entry]: unknown[] = Array.isArray(packed) ? packed : [];
  if (!isPacked(entry)) throw new Error(`npm pack told of no tarball: ${printed}`);
  const { filename, size, unpackedSize, files } = entry;
  return { path: join(folder, filename), size, unpackedSize, files: files.map(({ path }) => path) };
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

function isPacked(value: unknown): value is Packed {
  return typeof value === 'object' && value !== null && 'filename' in value && 'files' in value;
}
