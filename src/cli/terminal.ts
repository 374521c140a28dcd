import type { Fetch } from '../index.js';

/** All outside effects of a command. A test brings its own. */
export interface Terminal {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly files: Files;
  readonly machine: Machine;
  /** Reads standard input to its end. */
  readStdin(): Promise<Uint8Array>;
  /** Aborted with an `Interrupt` when the command has to end. */
  readonly signal: AbortSignal;
  /** Resolves after all callbacks that are ready. */
  turn(): Promise<void>;
  /** Sends requests. @default the global `fetch` */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Milliseconds of a monotonic clock. */
  elapsed(): number;
  /** A random number from 0 up to, but not including, 1. */
  random(): number;
  /** Calls back after a delay in milliseconds. Returns a function that cancels the timer. */
  setTimer(delay: number, callback: () => void): () => void;
}

/** Where a command writes. */
export interface Output {
  readonly isTTY: boolean;
  /** The width of the terminal in characters. */
  readonly columns: number;
  /** Resolves once the text is written. Rejects if the reader has closed it. */
  write(text: string): Promise<void>;
}

/** The files that a command reads and writes. */
export interface Files {
  /** The bytes of a file; undefined if it does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** The bytes of a file between two offsets. */
  readRange(path: string, from: number, to: number): Promise<Uint8Array>;
  /** The status of a path; undefined if it does not exist. A symlink is not followed. */
  look(path: string): Promise<FileStatus | undefined>;
  /** Creates a small file; false if something is at its path. */
  create(path: string, text: string): Promise<boolean>;
  /** Removes a file if it has this text. For a moment it is at `aside`, a path that nobody else uses. */
  removeIf(path: string, text: string, aside: string): Promise<void>;
  /** Sets the time of the last change. */
  touch(path: string): Promise<void>;
  /** Replaces a small file durably, or not at all. `draft` is a path beside it that nobody else uses. */
  replace(path: string, draft: string, text: string): Promise<void>;
  /**
   * Creates a file, or opens an existing one to write behind its first `bytes`; what is behind them is removed. Neither
   * follows a symlink.
   */
  open(path: string, options: { bytes?: number; mode?: number | undefined }): Promise<OpenFile>;
  /** Renames a file, which replaces another one durably. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>;
}

export interface FileStatus {
  /** `file` for a regular file, otherwise words such as `a symlink`. */
  readonly kind: string;
  readonly size: number;
  /** Permissions. */
  readonly mode: number;
  /** When it was changed, in milliseconds since the Unix epoch. */
  readonly changedAt: number;
}

export interface OpenFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves once what was written outlasts a loss of power. */
  sync(): Promise<void>;
  /** Whether this file, with all that was written to it and nothing else, is at the path. */
  isAt(path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The processes of this machine. */
export interface Machine {
  readonly host: string;
  /** The process of this command. */
  readonly pid: number;
  isAlive(pid: number): boolean;
}
