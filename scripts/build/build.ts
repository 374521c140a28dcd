// Builds the package in dist/: type declarations for each module, and bundled modules. A build of the same sources stays
// as it is, unless --anew is set.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../run-command.js';
import { forget, unlessUnchanged } from '../unchanged.js';
import { bundlePackage, packageEntries, packagePeers } from './bundle-package.js';
import { bundleDeclarations } from './declarations.js';

// TypeScript 7 compiles faster. It has no programming interface, so it runs as a command.
const tsc = 'node_modules/typescript-7/bin/tsc';
const dist = join(root, 'dist');

const lastFile = join(dist, 'src', 'viem.d.ts');

async function buildPackage(): Promise<boolean> {
  await rm(dist, { recursive: true, force: true });
  await Promise.all([
    bundlePackage(dist),
    runCommand(process.execPath, [tsc, '-p', 'scripts/build/tsconfig.build.json']).catch((error) => {
      console.error(error.stdout);
      process.exit(1);
    }),
  ]);
  await bundleDeclarations(dist, await packageEntries(), await packagePeers());
  return true;
}

if (process.argv.includes('--anew') || !existsSync(lastFile)) await forget('build');
const outcome = await unlessUnchanged('build', ['generated', 'scripts', 'src'], buildPackage);
if (outcome === 'unchanged') console.log('dist/ is a build of these sources');
