import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a bundle can be asked for, by the module that asks. */
export const imports = {
  oneList: "export { createTransport, getContracts } from './src/ledger.ts';",
  oneLookup: "export { createTransport, getBlock } from './src/ledger.ts';",
  status: "export { createStatusClient } from './src/status.ts';",
  ledger: "export { createLedgerClient } from './src/ledger.ts';",
  both: "export { createLedgerClient, createStatusClient } from './src/index.ts';",
  sandbox: "export { createSandbox } from './src/sandbox.ts';",
} as const;

/** How each is called in a table. */
export const importNames: Readonly<Record<keyof typeof imports, string>> = {
  oneList: 'one list (getContracts)',
  oneLookup: 'one lookup (getBlock)',
  status: 'the status client',
  ledger: 'the ledger client',
  both: 'both clients',
  sandbox: 'the sandbox',
};

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

/** What a bundle grows by, with everything that the import needs: kilobytes, minified and compressed. */
export async function bundleSize(contents: string, resolveDir?: string): Promise<number> {
  const { outputFiles } = await build({ ...bundleSettings(contents, resolveDir), write: false });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength / 1000;
}
