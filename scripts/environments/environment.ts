import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { PackedProject } from '../packed-project.js';
import { runCommand } from '../run-command.js';

export type Environment = (project: PackedProject, serviceUrl: string) => Promise<Outcome>;

export interface Outcome {
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

export async function runSuite(
  command: string,
  flags: readonly string[],
  at: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Outcome> {
  const version = await runCommand(command, ['--version'], at);
  return {
    version,
    results: readResults(await runCommand(command, [...flags, 'suite/command-line.mjs'], at)),
  };
}

/** Starts a command, awaits `work` for at most a minute, and kills the command. Rejects if it exits earlier. */
export async function whileRunning<Result>(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
  work: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = spawn(command, parameters, options);
  const ended = once(child, 'exit');
  const late = AbortSignal.timeout(60_000);
  try {
    return await Promise.race([
      work(child),
      ended.then(([code]) =>
        Promise.reject(new Error(`${command} exited with code ${code} before its work was done`)),
      ),
      once(late, 'abort').then(() => Promise.reject(new Error(`${command} did not finish within 60 s`))),
    ]);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
