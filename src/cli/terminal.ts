import type { Fetch } from '../index.js';

export interface Terminal {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly files: Files;
  readonly machine: Machine;
  readStdin(): Promise<Uint8Array>;
  /** Aborted with an `Interrupt`. */
  readonly signal: AbortSignal;
  /** Resolves after all ready callbacks. */
  turn(): Promise<void>;
  readonly fetch?: Fetch | undefined;
  now(): number;
  elapsed(): number;
  random(): number;
  setTimer(delay: number, callback: () => void): () => void;
}

export interface Output {
  readonly isTTY: boolean;
  readonly columns: number;
  write(text: string): Promise<void>;
}

export interface Files {
  read(path: string): Promise<Uint8Array | undefined>;
  readRange(path: string, from: number, to: number): Promise<Uint8Array>;
  /** Does not follow a symlink. */
  look(path: string): Promise<FileStatus | undefined>;
  /** Returns false if the path exists. */
  create(path: string, text: string): Promise<boolean>;
  /** Moves the file to `aside` for a moment. */
  removeIf(path: string, text: string, aside: string): Promise<void>;
  touch(path: string): Promise<void>;
  /** Replaces a small file durably, or not at all, by a `draft` beside it. */
  replace(path: string, draft: string, text: string): Promise<void>;
  /** Opens a file and cuts it after its first `bytes`, or creates it. Does not follow a symlink. */
  open(path: string, options: { bytes?: number; mode?: number | undefined }): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
}

export interface FileStatus {
  /** `file` for a regular file, otherwise words such as `a symlink`. */
  readonly kind: string;
  readonly size: number;
  readonly mode: number;
  readonly changedAt: number;
}

export interface OpenFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the content is durable. */
  sync(): Promise<void>;
  /** Whether this file, with exactly the written content, is at the path. */
  isAt(path: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface Machine {
  readonly host: string;
  readonly pid: number;
  isAlive(pid: number): boolean;
}
