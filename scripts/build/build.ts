// Builds the package in dist/: type declarations for each module, and bundled modules.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../run-command.js';
import { bundlePackage } from './bundle-package.js';

// TypeScript 7 compiles faster. It has no programming interface, so it runs as a command.
const tsc = 'node_modules/typescript-7/bin/tsc';
const dist = join(root, 'dist');

await rm(dist, { recursive: true, force: true });
await Promise.all([
  bundlePackage(dist),
  runCommand(process.execPath, [tsc, '-p', 'scripts/build/tsconfig.build.json']).catch((error) => {
    console.error(error.stdout);
    process.exit(1);
  }),
]);

// Declaration maps of `generated/` stay, because the package contains these sources. It does not contain `src/`.
for (const name of await readdir(join(dist, 'src'), { recursive: true })) {
  const file = join(dist, 'src', name);
  if (name.endsWith('.d.ts.map')) await rm(file);
  else if (name.endsWith('.d.ts'))
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, ''));
}
