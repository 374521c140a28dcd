import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process that this one has started, and waits until it has gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}
