import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../run-command.js';
import type { Body } from './bodies.js';
import type { Figure } from './figure.js';

export const clients = [
  'fetch with a time limit',
  'openapi-fetch',
  'hey-api',
  'ledger-query-client',
] as const;

export interface Setting {
  readonly bodies: readonly Body[];
  readonly near: string;
  readonly far: string;
  readonly heyApi: { readonly url: string; readonly folder: string } | undefined;
  /** The client to measure in this process. Garbage of another client would be collected during the measurement. */
  readonly client?: (typeof clients)[number];
  readonly smoke: boolean;
}

/**
 * Compiles the parts of the bench, and calls `work` with a function that runs one in a process of its own. They are compiled
 * in advance because a loader would change the measurement. The folder is in the project, so that packages are found.
 */
export async function withPartRunner(
  work: (run: (part: string, setting: Setting) => Promise<Figure[]>, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(root, '.tmp-bench-'));
  const here = fileURLToPath(new URL('.', import.meta.url));
  try {
    await build({
      entryPoints: [join(here, 'child.ts'), join(here, 'parts', '*.ts')],
      outdir: folder,
      entryNames: '[name]',
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      // Modules that are imported to be loaded early are in the bundle anyway.
      logOverride: { 'ignored-bare-import': 'silent' },
    });
    const run = async (part: string, setting: Setting): Promise<Figure[]> => {
      const child = fork(join(folder, 'child.js'), [part], { execArgv: ['--expose-gc'] });
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`the part ${part} exited with code ${code} before it sent figures`);
      });
      child.send(setting);
      const [figures] = await Promise.race([once(child, 'message'), ended]);
      return figures;
    };
    await work(run, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function serve(replies: ReadonlyMap<string, Buffer>, delay: number): Promise<string> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=1' };
  const server = createServer((request, response) => {
    const body = replies.get(request.url ?? '');
    const answer = () => {
      response.writeHead(body ? 200 : 404, { ...headers, 'content-length': body?.byteLength ?? 0 });
      response.end(body);
    };
    if (delay > 0) setTimeout(answer, delay);
    else answer();
  });
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function builtFile(file: string): string {
  return pathToFileURL(join(root, 'dist', 'node', file)).href;
}
