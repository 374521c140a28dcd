import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { npmInstall } from '../npm-install.js';
import { runCommand } from '../run-command.js';
import settings from './hey-api/package.json' with { type: 'json' };
import type { Setting } from './part-runner.js';

const home = fileURLToPath(new URL('hey-api', import.meta.url));
const { zod, '@hey-api/openapi-ts': generator } = settings.dependencies;

export const heyApiVersions = { '@hey-api/openapi-ts': generator, zod };

/**
 * Generates a client from the same description with @hey-api/openapi-ts, with validation and bigints. Installs the generator
 * in its own folder if necessary, together with the newer Node that it needs. Rejects if that fails.
 */
export async function generateHeyApi(outFolder: string): Promise<NonNullable<Setting['heyApi']>> {
  await runCommand('npm', ['ls', '--prefix', home], { cwd: home }).catch(() => npmInstall(home));
  const modules = join(home, 'node_modules');
  const command = join(modules, '@hey-api', 'openapi-ts', 'bin', 'run.js');
  const parameters = [command, '-f', 'openapi-ts.config.mjs', '--silent'];
  await runCommand(join(modules, 'node', 'bin', 'node'), parameters, { cwd: home });
  const folder = join(home, '.tmp-client');
  const outfile = join(outFolder, 'hey-api.mjs');
  const contents =
    "export * from './sdk.gen'; export * from './zod.gen'; export { createClient } from './client';";
  const stdin = { contents, resolveDir: folder };
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node' });
  return { url: pathToFileURL(outfile).href, folder };
}
