import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { rolldown } from 'rolldown';
import { root } from '../run-command.js';
import type { Figure } from './figure.js';
import type { Part } from './workshop.js';

/** What a bundle can be asked for, by the module that asks. */
export const imports = {
  'one list (getContracts)': "export { createTransport, getContracts } from './src/ledger.ts';",
  'one lookup (getBlock)': "export { createTransport, getBlock } from './src/ledger.ts';",
  'the status client': "export { createStatusClient } from './src/status.ts';",
  'the ledger client': "export { createLedgerClient } from './src/ledger.ts';",
  'the ledger client with options of TanStack Query':
    "export { createLedgerClient } from './src/ledger.ts'; export * from './src/query.ts';",
  'both clients': "export { createLedgerClient, createStatusClient } from './src/index.ts';",
  'the sandbox': "export { createSandbox } from './src/sandbox.ts';",
};

const heyApiImports = {
  'one list (getContracts)': "export { getContracts } from './sdk.gen';",
  'one lookup (getBlock)': "export { getBlock } from './sdk.gen';",
  'the ledger client': "export * from './sdk.gen';",
};

const targets = new Map([
  ['one list (getContracts)', 12],
  ['one lookup (getBlock)', 10],
  ['the ledger client', 36],
]);

/** Kilobytes that may be loaded at first: a little more than today's, so that nothing grows unseen. */
export const budgets: Readonly<Record<keyof typeof imports, number>> = {
  'one list (getContracts)': 16.1,
  'one lookup (getBlock)': 14.2,
  'the status client': 18.1,
  'the ledger client': 36,
  'the ledger client with options of TanStack Query': 37.8,
  'both clients': 39,
  'the sandbox': 45,
};

/** What a bundle grows by. */
export const bundle: Part = async ({ heyApi }) => [
  ...(await sizesOf('ledger-query-client', imports)).map((figure) => {
    const most = targets.get(figure.name);
    const target = most === undefined ? undefined : { most };
    return { ...figure, headline: figure.name !== 'the sandbox', target };
  }),
  ...(heyApi ? await sizesOf('hey-api', heyApiImports, heyApi.folder) : []),
];

/** A size: of what is loaded at first, and of that with all that may be loaded later. */
export interface Size extends Figure {
  readonly amount: { readonly value: number; readonly unit: 'kB' };
  readonly all: number;
}

/** What a bundle grows by, with everything that an import needs: kilobytes, minified and compressed. */
export async function sizesOf(
  subject: string,
  asked: Readonly<Record<string, string>>,
  folder?: string,
): Promise<Size[]> {
  return Promise.all(
    Object.entries(asked).map(async ([name, contents]) => {
      const settings = bundleSettings(contents, folder);
      const first = await compressed({ ...settings, plugins: [leavingForLater] });
      const all = await compressed(settings);
      return { part: 'bundle, min+gzip', subject, name, amount: { value: first, unit: 'kB' }, all } as const;
    }),
  );
}

async function compressed(settings: BuildOptions): Promise<number> {
  const { outputFiles } = await build({ ...settings, write: false });
  return gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).byteLength / 1000;
}

/** Leaves out what an app loads when it first needs it. */
const leavingForLater: Plugin = {
  name: 'leaving for later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** The same as Vite splits it, which bundles by Rolldown: kilobytes of all chunks that are loaded at first. */
export async function firstChunks(contents: string): Promise<number> {
  const entry = 'size-of.ts';
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    external: /^node:/,
    plugins: [
      {
        name: entry,
        resolveId: (id, from) => (id === entry ? id : from === entry ? join(root, id) : null),
        load: (id) => (id === entry ? contents : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  // It grows while it is walked.
  const first = new Set([output[0].fileName]);
  for (const name of first) for (const imported of chunks.get(name)?.imports ?? []) first.add(imported);
  const sizes = [...first].map((name) => gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

export function bundleSettings(contents: string, resolveDir = root) {
  return {
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
  } satisfies BuildOptions;
}
