import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a command, awaits what it leads to within a minute, and ends it; it may not end before. */
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
      ended.then(([code]) => Promise.reject(new Error(`${command} ended with ${code} before it was done`))),
      once(late, 'abort').then(() => Promise.reject(new Error(`${command} was not done within 60 s`))),
    ]);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
