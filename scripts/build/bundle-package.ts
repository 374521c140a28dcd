import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { root } from '../run-command.js';
import { type Chunking, forBundlers, forNode } from './chunks.js';
import { directImports } from './direct-imports.js';
import { noticesOf } from './third-party-notices.js';

/**
 * Bundles the modules of the package, so that an import reads a few files instead of hundreds. Each entry and each module
 * that is loaded on demand becomes a file; code that they share becomes a chunk.
 *
 * - `src` is for bundlers. It can be tree-shaken as well as the sources: nothing runs at import, and nothing is minified.
 * - `node` is for Node, which loads the files as they are.
 * - `cjs` is for `require`, such as in Jest and NestJS. Its files have no line breaks, because the package has them twice already.
 *
 * Dependencies are bundled with their licences, because resolving a package takes longer than reading the code used.
 */
export async function bundlePackage(folder: string): Promise<void> {
  const { peerDependencies } = await readManifest();
  const peers = Object.keys(peerDependencies);
  const bundles: Bundling[] = [
    { from: 'src', to: 'src', entries: await packageEntries(), chunking: forBundlers },
    { from: 'src', to: 'node', entries: await packageEntries('node'), chunking: forNode },
    { from: 'src', to: 'cjs', entries: await packageEntries(), chunking: forNode },
    // The command imports the entries that Node loads, see importsByName.
    { from: 'scripts', to: 'scripts', entries: ['cli'], chunking: forBundlers },
  ];
  const modules = await Promise.all(
    bundles.map((bundling) => bundle({ ...bundling, to: join(folder, bundling.to) }, peers)),
  );
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), await noticesOf(modules.flat()));
}

/** The names of the package's entries: all, or those with a file of their own under a condition. */
export async function packageEntries(condition: 'default' | 'node' = 'default'): Promise<string[]> {
  return Object.values((await readManifest()).exports).flatMap((entry) =>
    typeof entry === 'string' || !entry[condition] ? [] : basename(entry[condition], '.js'),
  );
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
}

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly default: string; readonly node?: string }>>;
}

interface Bundling {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly string[];
  readonly chunking: Chunking;
}

async function bundle(
  { from, entries, to, chunking }: Bundling,
  peers: readonly string[],
): Promise<string[]> {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((name) => [name, `${from}/${name}.ts`])),
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    external: (id) => id.startsWith('node:') || peers.includes(packageOf(id)),
    plugins: [from === 'src' ? directImports : importsByName],
  });
  const { output } = await build.write({
    dir: to,
    format: to.endsWith('cjs') ? 'cjs' : 'esm',
    minify: to.endsWith('cjs') && { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].js',
    chunkFileNames: ({ facadeModuleId }) => {
      const service = /\/generated\/(\w+)\/[\w/-]+\.ts$/.exec(facadeModuleId ?? '')?.[1];
      return service === undefined ? 'shared/[name].js' : `shared/${service}-[name].js`;
    },
    minifyInternalExports: false,
    // A single non-ASCII character makes V8 store the whole source in two bytes per character.
    charset: 'ascii',
    codeSplitting: {
      groups: [{ name: chunking, debugName: 'first' }],
      includeDependenciesRecursively: false,
    },
    // The declaration files have the doc comments.
    comments: { jsdoc: false },
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** A package of a scope has a name of two parts. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}

/** Replaces imports of the package's entries by its name, which Node resolves inside the package itself. */
const importsByName: Plugin = {
  name: 'package entries',
  resolveId(source, importer) {
    const file = importer === undefined ? source : resolve(dirname(importer), source);
    const entry = /\/src\/(index|ledger|sandbox|status|core)\.js$/.exec(file)?.[1];
    if (entry === undefined) return null;
    const id = entry === 'index' ? 'ledger-query-client' : `ledger-query-client/${entry}`;
    return { id, external: true };
  },
};
