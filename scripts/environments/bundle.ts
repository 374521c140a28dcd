import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { PackedProject } from '../packed-project.js';
import { root } from '../run-command.js';

export async function bundle(
  { folder }: PackedProject,
  entry: string,
): Promise<{ folder: string; files: readonly string[] }> {
  const main = basename(entry).replace('.mjs', '.js');
  const outdir = join(folder, 'bundles', main);
  await build({
    entryPoints: [join(folder, 'suite', entry)],
    outdir,
    bundle: true,
    // The sandbox's HTTP listener needs Node. Splitting keeps it in a file that is never loaded.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    nodePaths: [join(root, 'node_modules')],
    conditions: ['browser'],
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  return { folder: outdir, files: [main, ...(await readdir(outdir)).filter((file) => file !== main)] };
}
