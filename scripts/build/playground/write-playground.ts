import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { moduleOfQuestions, readMenu } from './menu.js';
import { TypeReader } from './types.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const settings = {
  absWorkingDir: here,
  nodePaths: [join(here, 'node_modules')],
  bundle: true,
  minify: true,
  // The site is in one charset, whatever its server says.
  charset: 'ascii',
  target: 'es2022',
  format: 'iife',
  external: ['node:*'],
  conditions: ['browser', 'module'],
  logLevel: 'error',
} satisfies BuildOptions;

/**
 * Writes the script and the style of the playground: one file each, without imports or requests, so that the page also runs
 * offline and from a file. The script contains the worker as text, because a page of a file may start no worker of a file.
 */
export async function writePlayground(folder: string): Promise<void> {
  const reader = new TypeReader(moduleOfQuestions());
  const worker = await build({ ...settings, entryPoints: ['worker.mjs'], write: false });
  const data = {
    ...reader.readCalls(),
    menu: readMenu(reader.kindsOfCalls()),
    workerScript: worker.outputFiles[0]?.text,
  };
  await mkdir(folder, { recursive: true });
  await build({
    ...settings,
    entryPoints: { playground: 'page.mjs', 'playground-style': 'style.css' },
    outdir: folder,
    plugins: [dataModule(data)],
  });
}

function dataModule(data: object): Plugin {
  return {
    name: 'playground data',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^playground-data$/ }, ({ path }) => ({ path, namespace: 'data' }));
      onLoad({ filter: /./, namespace: 'data' }, () => ({ contents: JSON.stringify(data), loader: 'json' }));
    },
  };
}
