import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Project } from '../package/project.js';

/** Bundles an entry of the project with the installed package. Answers the folder and its files, the entry first. */
export async function bundle(
  { folder }: Project,
  entry: string,
): Promise<{ folder: string; files: readonly string[] }> {
  const outdir = join(folder, 'bundles', entry);
  await build({
    entryPoints: [join(folder, `${entry}.mjs`)],
    outdir,
    bundle: true,
    // The listener of the sandbox, which alone needs Node, stays a file that nobody loads.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    logLevel: 'error',
  });
  const main = `${entry}.js`;
  const others = (await readdir(outdir)).filter((file) => file !== main);
  return { folder: outdir, files: [main, ...others] };
}
