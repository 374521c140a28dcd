import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { root } from '../run-command.js';
import { type Chunking, forBundlers, forNode } from './chunks.js';
import { directImports } from './direct-imports.js';
import { noticesOf } from './third-party-notices.js';

/**
 * Puts the modules of the package together: one for each entry, one for each thing that is loaded when it is first
 * needed, and what these share, so that an import reads a few files and not hundreds. That is done twice: for what loads
 * these files as they are, and for bundlers, which leave out as much as before: nothing runs at import, and nothing is made
 * shorter. What is used of another package is put in as well, with its licence, as to find and read a package takes longer
 * than to read what is used of it.
 */
export async function bundlePackage(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const peers = Object.keys(manifest.peerDependencies);
  const entriesOf = (condition: 'default' | 'node'): string[] =>
    Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' || !entry[condition] ? [] : basename(entry[condition], '.js'),
    );
  const modules = await Promise.all([
    bundle({
      from: 'src',
      entries: entriesOf('default'),
      to: join(folder, 'src'),
      chunking: forBundlers,
      peers,
    }),
    bundle({
      from: 'src',
      entries: entriesOf('node'),
      to: join(folder, 'node'),
      chunking: forNode,
      peers,
    }),
    // The command imports the entries that Node loads.
    bundle({
      from: 'scripts',
      entries: ['cli'],
      to: join(folder, 'scripts'),
      chunking: forBundlers,
      peers,
    }),
  ]);
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), await noticesOf(modules.flat()));
}

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly default: string; readonly node?: string }>>;
}

interface Bundling {
  readonly from: string;
  readonly entries: readonly string[];
  readonly to: string;
  readonly chunking: Chunking;
  /** Packages that are left to who installs this one. */
  readonly peers: readonly string[];
}

/** Answers the files of all modules that were put together. */
async function bundle({ from, entries, to, chunking, peers }: Bundling): Promise<string[]> {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((name) => [name, `${from}/${name}.ts`])),
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    external: (id) => id.startsWith('node:') || peers.includes(id.split('/')[0] ?? ''),
    plugins: [from === 'src' ? directImports : packageEntries],
  });
  const { output } = await build.write({
    dir: to,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ facadeModuleId }) => {
      const service = /\/generated\/(\w+)\/\w+\.ts$/.exec(facadeModuleId ?? '')?.[1];
      return service === undefined ? 'shared/[name].js' : `shared/${service}-[name].js`;
    },
    minifyInternalExports: false,
    // One character beyond ASCII, and the engine keeps and reads all of a file in two bytes a character.
    charset: 'ascii',
    codeSplitting: {
      groups: [{ name: chunking, debugName: 'first' }],
      includeDependenciesRecursively: false,
    },
    // Their declarations have them.
    comments: { jsdoc: false },
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** Imports the entries of the package by its name. Node finds them in the package itself. */
const packageEntries: Plugin = {
  name: 'package entries',
  resolveId(source, importer) {
    const file = importer === undefined ? source : resolve(dirname(importer), source);
    const entry = /\/src\/(index|ledger|status|generated-code)\.js$/.exec(file)?.[1];
    const names: Readonly<Record<string, string>> = { index: '', 'generated-code': '/core' };
    if (entry === undefined) return null;
    return { id: `ledger-query-client${names[entry] ?? `/${entry}`}`, external: true };
  },
};
