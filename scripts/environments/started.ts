import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

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
