import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { rolldown } from 'rolldown';
import * as ledgerOperations from '../../generated/ledger/operations.js';
import { root } from '../run-command.js';

/** Size in kB, minified and compressed: of the code loaded at first, and of all code. */
export async function sizeOf(contents: string, folder?: string): Promise<{ first: number; all: number }> {
  const [first = 0, all = 0] = await Promise.all(
    [[withoutLazyImports], []].map(async (plugins) => {
      const { outputFiles } = await build({ ...bundleSettings(contents, folder), write: false, plugins });
      return compressed(outputFiles[0]?.contents);
    }),
  );
  return { first, all };
}

const withoutLazyImports: Plugin = {
  name: 'without lazy imports',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Size in kB of what a file loads on demand of its own room. The rooms below it and the class of its error are loaded already. */
export async function sizeOnDemand(file: string): Promise<number> {
  const loadedBefore: Plugin = {
    name: 'loaded before',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\.|-error\.js$/ }, ({ path }) => ({ path, external: true })),
  };
  const contents = `export * from './${basename(file)}';`;
  const settings = bundleSettings(contents, join(root, dirname(file)));
  const { outputFiles } = await build({ ...settings, write: false, plugins: [loadedBefore] });
  return compressed(outputFiles[0]?.contents);
}

/** The modules that functions of the client load when they are called, each with an upper bound in kB. */
export const loadedOnDemand = {
  'src/past/balances-at.ts': 5.7,
  'src/past/holders-at.ts': 5.2,
  'src/statement/read-statement.ts': 3.7,
};

/** Size in kB of the code loaded at first, if Rolldown (the bundler of Vite) bundles the published package. */
export async function sizeByRolldown(contents: string): Promise<number> {
  const entry = join(root, 'size-of.ts');
  const code = contents.replaceAll(/\.\/src\/(\w+)\.ts/g, './dist/src/$1.js');
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    external: /^node:/,
    plugins: [
      {
        name: 'size of',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const first = new Set([output[0].fileName]);
  for (const name of first) for (const imported of chunks.get(name)?.imports ?? []) first.add(imported);
  return [...first].reduce((sum, name) => sum + compressed(chunks.get(name)?.code), 0);
}

/** The functions of viem that the entry for viem uses. The rest of its bundle is ours. */
export const viemAlone = `export {
  decodeErrorResult, decodeEventLog, decodeFunctionData, decodeFunctionResult, encodeEventTopics, encodeFunctionData,
  toEventSelector, toFunctionSelector,
} from 'viem';`;

export function compressed(code: string | Uint8Array = ''): number {
  return gzipSync(code, { level: 9 }).byteLength / 1000;
}

export function bundleSettings(contents: string, resolveDir = root) {
  return {
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Without it, viem would be bundled with a WebSocket for Node.
    conditions: ['browser', 'module'],
    external: ['node:*'],
  } satisfies BuildOptions;
}

export interface MeasuredBundle {
  readonly ours: string;
  readonly heyApi?: string;
  /**
   * Upper bound in kB of the code loaded at first: bundled from the sources, and from the built package. Slightly above
   * today's size, so that growth is noticed.
   */
  readonly budget: number;
  readonly builtBudget: number;
  readonly target?: number;
}

const operationCount = Object.values(ledgerOperations).filter((value) => typeof value === 'function').length;
/**
 * An upper bound in kB for the operations of the ledger in a whole client: getContractPrestate of 0.167 adds 0.24 kB. It grows
 * with the description, so a newer one does not count as growth of our code.
 */
const operationsSize = 0.25 * operationCount;

export const bundles = {
  'one list (getContracts)': {
    ours: "export { createTransport, getContracts } from './src/ledger.ts';",
    heyApi: "export { getContracts } from './sdk.gen';",
    budget: 16.85,
    builtBudget: 18.15,
    target: 12,
  },
  'one lookup (getBlock)': {
    ours: "export { createTransport, getBlock } from './src/ledger.ts';",
    heyApi: "export { getBlock } from './sdk.gen';",
    budget: 14.2,
    builtBudget: 14.7,
    target: 10,
  },
  'the status client': {
    ours: "export { createStatusClient } from './src/status.ts';",
    budget: 19.25,
    builtBudget: 22.35,
  },
  'the ledger client': {
    ours: "export { createLedgerClient } from './src/ledger.ts';",
    heyApi: "export * from './sdk.gen';",
    budget: 20.6 + operationsSize,
    builtBudget: 24.95 + operationsSize,
    target: 36,
  },
  'the ledger client with options of TanStack Query': {
    ours: "export { createLedgerClient } from './src/ledger.ts'; export * from './src/query.ts';",
    budget: 22.9 + operationsSize,
    builtBudget: 28.1 + operationsSize,
  },
  'both clients': {
    ours: "export { createLedgerClient, createStatusClient } from './src/index.ts';",
    budget: 22.7 + operationsSize,
    // Other names of minified variables alone make 0.2 kB here: the code is as long as before.
    builtBudget: 27.05 + operationsSize,
  },
  'contracts by their ABI, with viem': {
    ours: "export * from './src/viem.ts';",
    budget: 34.35,
    builtBudget: 39.7,
  },
  'the sandbox': {
    ours: "export { createSandbox } from './src/sandbox.ts';",
    budget: 68.9,
    // Bundlers read it as CommonJS, whose lines are broken for Node: 0.1 kB.
    builtBudget: 68.95,
  },
} satisfies Record<string, MeasuredBundle>;
