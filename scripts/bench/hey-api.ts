import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { runCommand } from '../package/run-command.js';

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
  const { dependencies }: { dependencies: Record<string, string> } = await readJson('package.json');
  if (!(await isInstalled(dependencies))) await install();
  const modules = join(home, 'node_modules');
  await runCommand(
    join(modules, 'node', 'bin', 'node'),
    [join(modules, '@hey-api', 'openapi-ts', 'bin', 'run.js'), '-f', 'openapi-ts.config.mjs', '--silent'],
    { cwd: home },
  );
  const folder = join(home, '.tmp-client');
  const outfile = join(outFolder, 'hey-api.mjs');
  await build({
    stdin: {
      contents: `export * from './sdk.gen'; export * from './zod.gen'; export { createClient } from './client';`,
      resolveDir: folder,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  const named = ['@hey-api/openapi-ts', 'zod'];
  return {
    url: pathToFileURL(outfile).href,
    folder,
    versions: Object.fromEntries(named.map((name) => [name, dependencies[name] ?? ''])),
  };
}

/** The project's own npm settings reach down here, so that those that matter are given. */
async function install(): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const settings = ['--prefix', home, '--no-package-lock', '--no-engine-strict', ...quiet];
  try {
    await runCommand('npm', ['install', ...settings], { cwd: home });
  } catch (error) {
    const lines = String(error).split('\n');
    const complaint = lines.find((line) => line.startsWith('npm error')) ?? 'it took too long';
    throw new Error(`npm could not install it: ${complaint}`, { cause: error });
  }
}

async function isInstalled(dependencies: Readonly<Record<string, string>>): Promise<boolean> {
  for (const [name, version] of Object.entries(dependencies)) {
    const file = join('node_modules', name, 'package.json');
    if (!existsSync(join(home, file)) || (await readJson<{ version: string }>(file)).version !== version)
      return false;
  }
  return true;
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(home, file), 'utf8'));
}
