import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../run-command.js';

/**
 * Bundles the simulation with the client of the working tree into one file. In one file, an import on demand takes no
 * time and no thread, so a seed always gives the same order of events.
 */
export async function bundleSimulation(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts/simulate/worker.ts')],
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
    outfile,
  });
}
