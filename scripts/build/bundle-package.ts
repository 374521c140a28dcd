import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { type Plugin, rolldown } from 'rolldown';
import { root } from '../run-command.js';
import { type Chunking, forBundlers, forNode } from './chunks.js';
import { directImports } from './direct-imports.js';
import { noticesOf } from './third-party-notices.js';

/**
 * Bundles the modules of the package, so that an import reads a few files instead of hundreds. Each entry and each module
 * that is loaded on demand becomes a file; code that they share becomes a chunk.
 *
 * - `src` is for bundlers. It can be tree-shaken as well as the sources: nothing runs at import.
 * - `cjs` is for Node, which loads few large files fast, and for `require`, such as in Jest and NestJS.
 * - `node` is for `import` in Node: modules that export the names of `cjs`, so that a process has one copy of the code. The
 *   entry for viem is an ES module, because viem has two copies, and its users import the other one.
 *
 * The sandbox is in `cjs` only: bundlers, too, read it there, as nobody uses a part of it.
 *
 * Dependencies are bundled with their licences, because resolving a package takes longer than reading the code used.
 */
export async function bundlePackage(folder: string): Promise<void> {
  const peers = await packagePeers();
  const entries = await packageEntries();
  const bundles: Bundling[] = [
    { from: 'src', to: 'src', entries: entries.filter((name) => name !== 'sandbox'), chunking: forBundlers },
    { from: 'src', to: 'cjs', entries, chunking: forNode },
    { from: 'src', to: 'node', entries: ['viem'], chunking: forNode, isByName: true },
    // The command imports the entries that Node loads, see importsByName.
    { from: 'scripts', to: 'scripts', entries: ['cli'], chunking: forBundlers, isByName: true },
  ];
  const outputs = await Promise.all(
    bundles.map((bundling) => bundle({ ...bundling, to: join(folder, bundling.to) }, peers)),
  );
  const modules = outputs.flat();
  await writeFile(join(folder, 'cjs', 'package.json'), '{"type":"commonjs"}\n');
  const require = createRequire(join(folder, 'cjs', 'package.json'));
  for (const name of await packageEntries('node'))
    if (name !== 'viem')
      await writeFile(
        join(folder, 'node', `${name}.js`),
        namesInNode(name, Object.keys(require(`./${name}.js`))),
      );
  const ofSandbox = Object.keys(require('./sandbox.js'));
  await writeFile(join(folder, 'src', 'sandbox.js'), names('sandbox', ofSandbox));
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), await noticesOf(modules));
}

/** The names of the package's entries: all, or those with a file of their own under a condition. */
export async function packageEntries(condition: 'default' | 'node' = 'default'): Promise<string[]> {
  return Object.values((await readManifest()).exports).flatMap((entry) =>
    typeof entry === 'string' || !entry[condition] ? [] : basename(entry[condition], '.js'),
  );
}

export async function packagePeers(): Promise<string[]> {
  return Object.keys((await readManifest()).peerDependencies);
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
  /** Whether it imports the entries of the package by their names. */
  readonly isByName?: boolean;
}

/** A module with the names of a CommonJS module. */
function names(entry: string, exports: readonly string[]): string {
  return `export { ${exports.join(', ')} } from '../cjs/${entry}.js';\n`;
}

/**
 * The same for Node, which does not find each name in the text of a CommonJS module. The import is one that bundlers follow: with
 * conditions of their own, they may get this file. Bun has no `default` beside the names.
 */
function namesInNode(entry: string, exports: readonly string[]): string {
  return `import * as all from '../cjs/${entry}.js';
export const { ${exports.join(', ')} } = all.default ?? all;
`;
}

async function bundle(
  { from, entries, to, chunking, isByName }: Bundling,
  peers: readonly string[],
): Promise<string[]> {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((name) => [name, `${from}/${name}.ts`])),
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    external: (id) => id.startsWith('node:') || peers.includes(packageOf(id)),
    plugins: [isByName ? importsByName : directImports],
  });
  const { output } = await build.write({
    dir: to,
    format: to.endsWith('cjs') ? 'cjs' : 'esm',
    // Bundlers shorten what remains. The names of functions and classes stay, for stack traces.
    minify: {
      compress: false,
      mangle: { toplevel: false, keepNames: true },
      codegen: { removeWhitespace: true },
    },
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
    comments: { jsdoc: false, annotation: !to.endsWith('cjs') },
  });
  await build.close();
  if (to.endsWith('cjs')) for (const { fileName } of output) await breakLines(join(to, fileName));
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** In characters, about: some lines of a terminal. Shorter lines make the package larger, as `test:package -- files` shows. */
const longestLine = 500;

/** Node prints the line that threw an uncaught error. Without line breaks, that is the whole file. */
async function breakLines(file: string): Promise<void> {
  const options = { minifyWhitespace: true, lineLimit: longestLine, charset: 'ascii' } as const;
  const { code } = await transform(await readFile(file, 'utf8'), options);
  await writeFile(file, code);
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
