import type { PackedProject } from '../packed-project.js';
import { runCommand } from '../run-command.js';

/** Where JavaScript runs: takes a project that has the package and the smoke suite, and the URL of a service. */
export type Environment = (project: PackedProject, serviceUrl: string) => Promise<Outcome>;

/** What the smoke suite found in one environment. */
export interface Outcome {
  /** The environment as it says itself, such as `node 24.1.0`. */
  readonly version: string;
  readonly results: readonly CheckResult[];
}

/** One check of the smoke suite. */
export interface CheckResult {
  readonly name: string;
  /** What was wrong; a check without it passed. */
  readonly error?: string;
}

/** Reads what the smoke suite wrote as JSON. No result at all is a failure, not a success. */
export function readResults(text: string): readonly CheckResult[] {
  const results: CheckResult[] = JSON.parse(text);
  if (!Array.isArray(results) || !results[0]?.name) throw new Error(`no results of checks: ${text}`);
  return results;
}

/** Runs the suite by a command that takes a file, as Node does. */
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
