// Builds the package in dist/: declarations of each module, and the modules put together.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../run-command.js';
import { bundlePackage } from './bundle-package.js';

// The compiler in its fast edition, which has no interface for programs.
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

// Maps of declarations lead to `generated/`, which is part of the package. The sources of `src/` are not.
for (const name of await readdir(join(dist, 'src'), { recursive: true })) {
  const file = join(dist, 'src', name);
  if (name.endsWith('.d.ts.map')) await rm(file);
  else if (name.endsWith('.d.ts'))
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, ''));
}
