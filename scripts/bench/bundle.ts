import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
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
  ['one lookup (getBlock)', 12],
  ['the ledger client', 40],
]);

/** What a bundle grows by. */
export const bundle: Part = async ({ heyApi }) => [
  ...(await sizesOf('ledger-query-client', imports)).map((figure) => {
    const most = targets.get(figure.name);
    const target = most === undefined ? undefined : { most };
    return { ...figure, headline: figure.name !== 'the sandbox', target };
  }),
  ...(heyApi ? await sizesOf('hey-api', heyApiImports, heyApi.folder) : []),
];

/** What a bundle grows by, with everything that an import needs: kilobytes, minified and compressed. */
export async function sizesOf(
  subject: string,
  asked: Readonly<Record<string, string>>,
  folder?: string,
): Promise<(Figure & { amount: object })[]> {
  return Promise.all(
    Object.entries(asked).map(async ([name, contents]) => {
      const { outputFiles } = await build({ ...bundleSettings(contents, folder), write: false });
      const value = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength / 1000;
      return { part: 'bundle, min+gzip', subject, name, amount: { value, unit: 'kB' } as const };
    }),
  );
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
