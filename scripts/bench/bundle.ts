import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { rolldown } from 'rolldown';
import { root } from '../run-command.js';

/** Kilobytes, minified and compressed, that a bundle grows by: at first, and with all that may be loaded later. */
export async function sizeOf(contents: string, folder?: string): Promise<{ first: number; all: number }> {
  const [first = 0, all = 0] = await Promise.all(
    [[leavingForLater], []].map(async (plugins) => {
      const { outputFiles } = await build({ ...bundleSettings(contents, folder), write: false, plugins });
      return compressed(outputFiles[0]?.contents);
    }),
  );
  return { first, all };
}

/** Leaves out what an app loads when it first needs it. */
export const leavingForLater: Plugin = {
  name: 'leaving for later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** The package as it is shipped, as Vite splits it, which bundles by Rolldown: kilobytes of all that is loaded at first. */
export async function sizeByRolldown(contents: string): Promise<number> {
  const entry = 'size-of.ts';
  const code = contents.replaceAll(/\.\/src\/(\w+)\.ts/g, './dist/src/$1.js');
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    external: /^node:/,
    plugins: [
      {
        name: entry,
        resolveId: (id, from) => (id === entry ? id : from === entry ? join(root, id) : null),
        load: (id) => (id === entry ? code : null),
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
  return [...first].reduce((sum, name) => sum + compressed(chunks.get(name)?.code), 0);
}

function compressed(code: string | Uint8Array = ''): number {
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
    external: ['node:*'],
  } satisfies BuildOptions;
}
