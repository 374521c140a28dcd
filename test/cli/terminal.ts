import { Buffer } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { main, type Programs } from '../../src/cli/cli.js';
// By inner paths: a terminal needs the types, the interrupt and the one timer that no test waits for.
import { Interrupt } from '../../src/cli/errors.js';
import { heartbeat } from '../../src/cli/output/file-lock.js';
import type { Files, Output, Terminal } from '../../src/cli/terminal.js';
import { createSandbox } from '../../src/sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** A terminal in memory. */
export interface MemoryTerminal extends Terminal {
  /** The text written so far. */
  readonly out: () => string;
  readonly err: () => string;
  readonly time: VirtualTime;
}

// Each terminal belongs to another process. Earlier processes are dead.
let processes = 0;

interface Settings extends Partial<Pick<Terminal, 'env' | 'files' | 'machine' | 'signal' | 'fetch' | 'now'>> {
  /** The outputs that are terminals. @default none */
  readonly isTTY?: 'out' | 'err' | 'both' | undefined;
  readonly columns?: number;
  readonly stdin?: string;
  /** Runs on each write to standard output. */
  readonly onWrite?: (text: string) => void;
}

export function memoryTerminal(args: readonly string[], settings: Settings = {}): MemoryTerminal {
  const { isTTY, columns = 80, stdin = '', onWrite, ...world } = settings;
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
    // A heartbeat would advance this clock although no other timer is due.
    setTimer: (delay, callback) => (delay === heartbeat ? () => undefined : time.setTimer(delay, callback)),
    args,
    env: {},
    files: memoryFiles(),
    machine: { host: 'here', pid: ++processes, isAlive: () => false },
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

/** The signal's reason when a user interrupts a command. */
export const interrupt = (): Error => new Interrupt(130);

/** A generator and a server for agents that do nothing, and the sandbox. */
export const programs: Programs = {
  generate: async () => 0,
  mcp: async () => 0,
  sandbox: async () => ({ createSandbox }),
};

export const runCommand = (terminal: Terminal): Promise<number> => main(terminal, programs);

/** Runs a command to its end. */
export async function ran(
  args: readonly string[],
  settings: Settings = {},
): Promise<{ code: number; out: string; err: string }> {
  const terminal = memoryTerminal(args, settings);
  const code = await terminal.time.run(runCommand(terminal));
  return { code, out: terminal.out(), err: terminal.err() };
}

/** Files in memory. Content that was not synced may be lost. */
export interface MemoryFiles extends Files {
  readonly stored: Map<string, { bytes: Buffer; synced: number; changedAt?: number }>;
}

/** `before` is called before each step, and may throw to simulate a kill. `now` dates changes. */
export function memoryFiles(
  before: (step: string) => void = () => undefined,
  now: () => number = () => 0,
): MemoryFiles {
  const stored: MemoryFiles['stored'] = new Map();
  const step = async <T>(name: string, work: () => T): Promise<T> => {
    before(name);
    return work();
  };
  const put = (path: string, text: string): void => {
    const bytes = Buffer.from(text);
    stored.set(path, { bytes, synced: bytes.length, changedAt: now() });
  };
  return {
    stored,
    read: (path) => step(`read ${path}`, () => stored.get(path)?.bytes),
    readRange: (path, from, to) =>
      step(`read ${path}`, () => stored.get(path)?.bytes.subarray(from, to) ?? Buffer.alloc(0)),
    look: (path) =>
      step(`look ${path}`, () => {
        const file = stored.get(path);
        return file && { kind: 'file', size: file.bytes.length, mode: 0o644, changedAt: file.changedAt ?? 0 };
      }),
    create: (path, text) =>
      step(`create ${path}`, () => {
        if (stored.has(path)) return false;
        put(path, text);
        return true;
      }),
    async removeIf(path, text, aside) {
      if (!stored.has(path)) return;
      await this.rename(path, aside);
      if (String(await this.read(aside)) === text) await this.remove(aside);
      else await this.rename(aside, path);
    },
    touch: (path) =>
      step(`touch ${path}`, () => {
        Object.assign(stored.get(path) ?? {}, { changedAt: now() });
      }),
    replace: async (path, draft, text) => {
      await step(`draft ${draft}`, () => {
        if (stored.has(draft)) throw new Error(`${draft} exists`);
        put(draft, text);
      });
      await step(`replace ${path}`, () => {
        put(path, text);
        stored.delete(draft);
      });
    },
    open: (path, { bytes }) =>
      step(`open ${path}`, () => {
        const old = stored.get(path)?.bytes;
        if ((old === undefined) !== (bytes === undefined)) throw new Error(`${path} is or is not there`);
        const length = bytes ?? 0;
        const file = { bytes: old?.subarray(0, length) ?? Buffer.alloc(0), synced: length };
        stored.set(path, file);
        return {
          write: (more) =>
            step(`write ${path}`, () => {
              file.bytes = Buffer.concat([file.bytes, more]);
            }),
          sync: () =>
            step(`sync ${path}`, () => {
              file.synced = file.bytes.length;
            }),
          isAt: async (other) => stored.get(other) === file,
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
