import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run-command.js';

/**
 * Puts the modules of the package together: one for each entry, one for each thing that is loaded when it is first
 * needed, and what these share, so that an import reads a few files and not hundreds. A bundler of the user's leaves
 * out as much as before: nothing runs at import, and nothing is made shorter.
 */
export async function bundlePackage(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : entry.default.replace(/^\.\/dist\/src\/(.*)\.js$/, '$1'),
  );
  await bundle('src', entries, folder, true);
  // Nobody imports the commands: they need no maps, and share nothing with who imports the package.
  await bundle('scripts', ['cli'], folder, false);
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

async function bundle(home: string, entries: readonly string[], folder: string, sourcemap: boolean) {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((name) => [name, `${home}/${name}.ts`])),
    platform: 'neutral',
    external: (id, importer) => importer !== undefined && !id.startsWith('.') && !isAbsolute(id),
  });
  await build.write({
    dir: join(folder, home),
    format: 'esm',
    sourcemap,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    minifyInternalExports: false,
    // Their sources are in the package, and their declarations have the comments.
    sourcemapExcludeSources: true,
    comments: { jsdoc: false },
  });
  await build.close();
}
