import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../run-command.js';
import type { Edit } from './planted.js';

/**
 * Bundles the simulation with the client of the working tree into one file. In one file, an import on demand takes no
 * time and no thread, so a seed always gives the same order of events.
 */
export async function bundleSimulation(
  outfile: string,
  edit?: Edit,
  logLevel: 'warning' | 'silent' = 'warning',
): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts/simulate/worker.ts')],
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel },
    outfile,
    plugins: edit ? [planted(edit)] : [],
  });
}

/** A fault that is not planted would count as one that nobody notices, so it is an error. */
function planted({ file, from, to }: Edit): Plugin {
  return {
    name: 'planted fault',
    setup({ onLoad, onEnd }) {
      let isPlanted = false;
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (relative(root, path) !== file) return undefined;
        const text = readFileSync(path, 'utf8');
        if (text.split(from).length !== 2) throw new Error(`${file} does not have this text once: ${from}`);
        isPlanted = true;
        return { contents: text.replace(from, () => to), loader: 'ts' };
      });
      onEnd(() => {
        if (!isPlanted) throw new Error(`${file} is not a part of the simulation: nothing was planted`);
      });
    },
  };
}
