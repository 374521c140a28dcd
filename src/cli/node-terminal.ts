import { Buffer } from 'node:buffer';
import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Interrupt } from './errors.js';
import { nodeFiles } from './node-files.js';
import type { Output, Terminal } from './terminal.js';

// Node fires a timer with a longer delay at once.
const longestTimer = 2 ** 31 - 1;

export function nodeTerminal(): Terminal {
  let signal: AbortSignal | undefined;
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    random: () => Math.random(),
    setTimer(delay, callback) {
      const timer = setTimeout(callback, Math.min(delay, longestTimer));
      return () => clearTimeout(timer);
    },
    args: process.argv.slice(2),
    env: process.env,
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    files: nodeFiles,
    machine: { host: hostname(), pid: process.pid, isAlive },
    async readStdin() {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    },
    // Created on demand: without it, signals end the process.
    get signal() {
      signal ??= signalOfProcess();
      return signal;
    },
    turn: () => setImmediate(),
  };
}

/** A second signal ends the process at once. */
function signalOfProcess(): AbortSignal {
  const controller = new AbortController();
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => controller.abort(new Interrupt(codes[name])));
  return controller.signal;
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user exists, although it cannot be signalled.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function outputOf(stream: NodeJS.WriteStream): Output {
  // A failure rejects the write. Without a listener, it would also end the process.
  stream.on('error', () => undefined);
  return {
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.columns || 80;
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(error) : resolve()));
      }),
  };
}
