import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command for at most two minutes and returns its standard output. Rejects if it fails. */
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
