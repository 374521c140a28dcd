import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { npmInstall } from '../npm-install.js';
import { runCommand } from '../run-command.js';
import settings from './hey-api/package.json' with { type: 'json' };

const home = fileURLToPath(new URL('hey-api', import.meta.url));

/** A client generated from the same description by @hey-api/openapi-ts, with its checks and bigints. */
export interface HeyApiClient {
  /** Address of a module with everything it needs. */
  readonly url: string;
  /** Folder of the generated TypeScript. */
  readonly folder: string;
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Installs the generator in a folder of its own, unless it is there, and generates. It needs a newer Node than this
 * package, so that it brings one. Rejects where it cannot be installed.
 */
export async function generateHeyApi(outFolder: string): Promise<HeyApiClient> {
  await runCommand('npm', ['ls', '--prefix', home], { cwd: home }).catch(() => npmInstall(home));
  const modules = join(home, 'node_modules');
  await runCommand(
    join(modules, 'node', 'bin', 'node'),
    [join(modules, '@hey-api', 'openapi-ts', 'bin', 'run.js'), '-f', 'openapi-ts.config.mjs', '--silent'],
    { cwd: home },
  );
  const folder = join(home, '.tmp-client');
  const outfile = join(outFolder, 'hey-api.mjs');
  const contents =
    "export * from './sdk.gen'; export * from './zod.gen'; export { createClient } from './client';";
  await build({
    stdin: { contents, resolveDir: folder },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  const { zod, '@hey-api/openapi-ts': generator } = settings.dependencies;
  return { url: pathToFileURL(outfile).href, folder, versions: { '@hey-api/openapi-ts': generator, zod } };
}
