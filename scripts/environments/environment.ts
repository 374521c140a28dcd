import type { PackedProject } from '../packed-project.js';
import { runCommand } from '../run-command.js';

/** Runs the smoke suite of a project with the package, against a service, on one JavaScript engine. */
export type Environment = (project: PackedProject, serviceUrl: string) => Promise<Outcome>;

/** The results of the smoke suite in one environment. */
export interface Outcome {
  /** The version that the environment reports, such as `node 24.1.0`. */
  readonly version: string;
  readonly results: readonly CheckResult[];
}

/** One check of the smoke suite. */
export interface CheckResult {
  readonly name: string;
  /** Why the check failed. Undefined if it passed. */
  readonly error?: string;
}

/** Parses the JSON that the smoke suite printed. An empty list is a failure, not a success. */
export function readResults(text: string): readonly CheckResult[] {
  const results: CheckResult[] = JSON.parse(text);
  if (!Array.isArray(results) || !results[0]?.name)
    throw new Error(`the smoke suite printed no results; expected a JSON list of checks, got: ${text}`);
  return results;
}

/** Runs the suite with a command that takes a file, as Node does. */
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
