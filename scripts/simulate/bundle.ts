import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../run-command.js';
import type { Edit } from './planted.js';

/**
 * Bundles the simulation with the client of the working tree into one file. In one file, an import on demand takes no
 * time and no thread, so a seed always gives the same order of events.
 */
export async function bundleSimulation(outfile: string, edit?: Edit): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts/simulate/worker.ts')],
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
    outfile,
    plugins: edit ? [planted(edit)] : [],
  });
}

function planted({ file, from, to }: Edit): Plugin {
  return {
    name: 'planted fault',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (relative(root, path) !== file) return undefined;
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
        return { contents: text.replace(from, () => to), loader: 'ts' };
      });
    },
  };
}
