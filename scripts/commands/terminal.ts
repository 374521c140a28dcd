import type { Effects } from '../../src/core/http/effects.js';
import type { Fetch } from '../../src/core/operation/options.js';

/** What a command takes from the world: a test brings its own. */
export interface Terminal extends Pick<Effects, 'now' | 'elapsed' | 'random' | 'setTimer'> {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly files: Files;
  /** All that comes in. */
  readStdin(): Promise<Uint8Array>;
  /** Aborted with an {@link Interrupt} by whoever wants the command to end. */
  readonly signal: AbortSignal;
  /** Lets all run that is ready. */
  turn(): Promise<void>;
  /** What sends requests, if not the global `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/** Where a command writes. */
export interface Output {
  readonly isTTY: boolean;
  /** How wide a terminal is. */
  readonly columns: number;
  /** Resolves once the text is taken, and rejects where nobody reads any more. */
  write(text: string): Promise<void>;
}

/** The files that a command reads and writes. */
export interface Files {
  /** The bytes of a file; undefined if there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  exists(path: string): Promise<boolean>;
  /** Puts a small file into its place, whole and to stay, or not at all. */
  replace(path: string, text: string): Promise<void>;
  /** Opens a file to write behind so many bytes, which stay; what is behind them goes. */
  open(path: string, bytes: number): Promise<OpenFile>;
  /** Puts a file into the place of another. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
}

export interface OpenFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves once what was written outlasts a loss of power. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody ended the command. */
export class Interrupt extends Error {
  override readonly name = 'Interrupt';

  constructor(readonly exitCode: number) {
    super('interrupted');
  }
}
