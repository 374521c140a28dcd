import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { PackedProject } from '../packed-project.js';
import { runCommand } from '../run-command.js';

export type Environment = (project: PackedProject, serviceUrl: string) => Promise<Outcome>;

export interface Outcome {
  /** The text that `--version` prints. */
  readonly version: string;
  readonly results: readonly CheckResult[];
}

export interface CheckResult {
  readonly name: string;
  readonly error?: string;
}

/** Parses the JSON that the smoke suite printed. An empty list is a failure, not a success. */
export function readResults(text: string): readonly CheckResult[] {
  const results: CheckResult[] = JSON.parse(text);
  if (!Array.isArray(results) || !results[0]?.name)
    throw new Error(`the smoke suite printed no results; expected a JSON list of checks, got: ${text}`);
  return results;
}

/** An environment with a command that runs scripts, installed from npm if it has a specifier. */
export function commandLine(
  file: string,
  { specifier, flags = () => [] }: { specifier?: string; flags?: (host: string) => readonly string[] } = {},
): Environment {
  return async ({ folder, install }, serviceUrl) => {
    const command = specifier === undefined ? file : join(await install(specifier), file);
    const env = { DENO_DIR: join(folder, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
    const run = (...words: readonly string[]) => runCommand(command, words, { cwd: folder, env });
    const version = await run('--version');
    const text = await run(...flags(new URL(serviceUrl).host), 'suite/command-line.mjs');
    return { version, results: readResults(text) };
  };
}

/** Starts a command, awaits `work`, and kills the command, after a minute at the latest. Rejects if it exits earlier. */
export async function whileRunning<Result>(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
  work: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const { timeout = 60_000 } = options;
  const child = spawn(command, parameters, { ...options, timeout, killSignal: 'SIGKILL' });
  const ended = once(child, 'exit');
  const early = ended.then(([code, signal]) => {
    throw new Error(`${command} ended (${code ?? signal}) before its work was done; it has ${timeout} ms`);
  });
  try {
    return await Promise.race([work(child), early]);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** Bundles a script of the suite for an environment that has no module loader for packages. */
export async function bundle(
  { folder }: PackedProject,
  entry: string,
): Promise<{ folder: string; files: readonly string[] }> {
  const main = basename(entry).replace('.mjs', '.js');
  const outdir = join(folder, 'bundles', main);
  await build({
    entryPoints: [join(folder, 'suite', entry)],
    outdir,
    bundle: true,
    // The sandbox's HTTP listener needs Node. Splitting keeps it in a file that is never loaded.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    conditions: ['browser'],
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  return { folder: outdir, files: [main, ...(await readdir(outdir)).filter((file) => file !== main)] };
}
