import { Buffer } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { main } from '../../scripts/commands/main.js';
import type { Files, Output, Terminal } from '../../scripts/commands/terminal.js';
import { VirtualTime } from '../virtual-time.js';

/** A terminal in memory. */
export interface MemoryTerminal extends Terminal {
  /** What was written so far. */
  readonly out: () => string;
  readonly err: () => string;
  readonly time: VirtualTime;
}

interface Given extends Partial<Pick<Terminal, 'env' | 'files' | 'signal' | 'fetch'>> {
  /** Which of both outputs are terminals. @default none */
  readonly isTTY?: 'out' | 'err' | 'both' | undefined;
  readonly columns?: number;
  readonly stdin?: string;
  /** What becomes of what is written to standard output. */
  readonly onWrite?: (text: string) => void;
}

export function memoryTerminal(args: readonly string[], given: Given = {}): MemoryTerminal {
  const { isTTY, columns = 80, stdin = '', onWrite, ...world } = given;
  const time = new VirtualTime();
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err'): Output => ({
    isTTY: isTTY === name || isTTY === 'both',
    columns,
    write: async (text) => {
      if (name === 'out') onWrite?.(text);
      written[name] += text;
    },
  });
  return {
    now: time.now,
    elapsed: time.elapsed,
    random: time.random,
    setTimer: time.setTimer,
    args,
    env: {},
    files: memoryFiles(),
    signal: new AbortController().signal,
    turn: () => setImmediate(),
    readStdin: async () => Buffer.from(stdin),
    stdout: output('out'),
    stderr: output('err'),
    ...world,
    out: () => written.out,
    err: () => written.err,
    time,
  };
}

/** Runs a command to its end. */
export async function ran(
  args: readonly string[],
  given: Given = {},
): Promise<{ code: number; out: string; err: string }> {
  const terminal = memoryTerminal(args, given);
  const code = await terminal.time.run(main(terminal));
  return { code, out: terminal.out(), err: terminal.err() };
}

/** Files in memory, of which what was not synced may be lost. */
export interface MemoryFiles extends Files {
  readonly stored: Map<string, { bytes: Buffer; synced: number }>;
}

/** `before` is told of each step before it is done, and may throw to end all. */
export function memoryFiles(before: (step: string) => void = () => undefined): MemoryFiles {
  const stored: MemoryFiles['stored'] = new Map();
  const step = async <T>(name: string, work: () => T): Promise<T> => {
    before(name);
    return work();
  };
  return {
    stored,
    read: (path) => step(`read ${path}`, () => stored.get(path)?.bytes),
    exists: (path) => step(`exists ${path}`, () => stored.has(path)),
    replace: (path, text) =>
      step(`replace ${path}`, () => {
        const bytes = Buffer.from(text);
        stored.set(path, { bytes, synced: bytes.length });
      }),
    open: (path, length) =>
      step(`open ${path}`, () => {
        const old = stored.get(path)?.bytes ?? Buffer.alloc(0);
        if (old.length < length) throw new Error(`${path} is too short`);
        const file = { bytes: old.subarray(0, length), synced: length };
        stored.set(path, file);
        return {
          write: (bytes) =>
            step(`write ${path}`, () => {
              file.bytes = Buffer.concat([file.bytes, bytes]);
            }),
          sync: () =>
            step(`sync ${path}`, () => {
              file.synced = file.bytes.length;
            }),
          close: async () => undefined,
        };
      }),
    rename: (from, to) =>
      step(`rename ${from}`, () => {
        const file = stored.get(from);
        if (!file) throw new Error(`there is no ${from}`);
        stored.set(to, file);
        stored.delete(from);
      }),
    remove: (path) =>
      step(`remove ${path}`, () => {
        stored.delete(path);
      }),
  };
}
