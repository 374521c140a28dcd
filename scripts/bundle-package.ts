import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChunkingContext, rolldown } from 'rolldown';
import { foreignSources } from './foreign-sources.js';
import { root } from './run-command.js';
import { noticesOf } from './third-party-notices.js';

/**
 * Puts the modules of the package together: one for each entry, one for each thing that is loaded when it is first
 * needed, and what these share, so that an import reads a few files and not hundreds. A bundler of the user's leaves
 * out as much as before: nothing runs at import, and nothing is made shorter. What is used of another package is put in
 * as well, with its licence, as to find and read a package takes longer than to read what is used of it.
 */
export async function bundlePackage(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : entry.default.replace(/^\.\/dist\/src\/(.*)\.js$/, '$1'),
  );
  const peers = Object.keys(manifest.peerDependencies);
  const modules = [
    ...(await bundle('src', entries, folder, peers, true)),
    // Nobody imports the commands: they need no maps, and share nothing with who imports the package.
    ...(await bundle('scripts', ['cli'], folder, peers, false)),
  ];
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), await noticesOf(modules));
}

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

/** Answers the files of all modules that were put together. */
async function bundle(
  home: string,
  entries: readonly string[],
  folder: string,
  peers: readonly string[],
  sourcemap: boolean,
): Promise<string[]> {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((name) => [name, `${home}/${name}.ts`])),
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    external: (id) => id.startsWith('node:') || peers.includes(id.split('/')[0] ?? ''),
    plugins: [foreignSources],
  });
  const { output } = await build.write({
    dir: join(folder, home),
    format: 'esm',
    sourcemap,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      groups: [{ name: chunkOf, debugName: 'first' }],
      includeDependenciesRecursively: false,
    },
    // Their declarations have them.
    comments: { jsdoc: false },
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** What is needed at first is in few modules, as each costs time: each holds what those before it do without. */
const firstChunks: readonly (readonly [name: string, neededBy: RegExp])[] = [
  ['call', /\/call\/transport\.ts$/],
  ['lists', /\/(?:list-request|ranged-list-request|growing-list-request)\.ts$/],
  ['operations', /\/generated\/(?:ledger|status)\/operations\.ts$/],
  ['clients', /\/src\/(?:ledger|status)\.ts$/],
];

/**
 * What some operations take, and what is loaded later takes too: where it is in a module of its own, a bundle that needs it
 * only later has it only there. What nearly every operation takes needs none of it.
 */
const keptApart: readonly (readonly [name: string, which: RegExp])[] = [
  ['call', /\/values\/(?:kinds\/(?:boolean|hex|integer[\w-]*|number|string)|long)\.ts$/],
  ['timestamps', /\/values\/(?:kinds\/timestamp|timestamps)\.ts$/],
  ['entities', /\/values\/(?:kinds\/(?:account|entity|nft-token)[\w-]*|sdk-objects)\.ts$/],
];

function chunkOf(id: string, modules: ChunkingContext): string | null {
  const [, service] = /\/generated\/(ledger|status)\/\w+\.ts$/.exec(id) ?? [];
  if (service !== undefined) return service;
  if (!/\/(?:src\/core|node_modules)\//.test(id)) return null;
  const apart = keptApart.find(([, which]) => which.test(id))?.[0];
  if (apart !== undefined) return apart;
  const name = firstChunks.find(([, who]) => isNeededBy(who, id, modules))?.[0] ?? null;
  // What reads a reply that is not plain is loaded later by most.
  return name === 'clients' && id.includes('/reply/') ? null : name;
}

function isNeededBy(who: RegExp, id: string, modules: ChunkingContext, seen = new Set<string>()): boolean {
  if (who.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isNeededBy(who, importer, modules, seen),
  );
}
