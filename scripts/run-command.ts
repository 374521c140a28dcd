import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The folder of this repository, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command to its end within two minutes and answers what it printed; rejects with what it complained of. */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const { stdout } = await execute(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    timeout: 120_000,
    maxBuffer: 2 ** 24,
  });
  return stdout.trim();
}
