import type { Output } from '../terminal.js';

/** A position in the output. */
export interface Position {
  /** The number of items before it. */
  readonly items: number;
  /** The cursor of the next item; null at the end, undefined at the beginning. */
  readonly cursor: string | null | undefined;
  /** The share of all items before it, from 0 to 1. Undefined if the share is not known. */
  readonly share: number | undefined;
}

/** Where the output is written. */
export interface Sink {
  /** The position to continue from. Undefined at the beginning. */
  readonly start: Position | undefined;
  write(text: string): Promise<void>;
  /** Says that all text up to a position is written. */
  advance(position: Position): Promise<void>;
  /** Completes the output, which has this number of items. */
  finish(items: number): Promise<void>;
  /** Releases all resources, also if the output is not complete. */
  close(): Promise<void>;
}

/** Standard output. It cannot be continued. */
export function outputSink(output: Output): Sink {
  const ignore = async (): Promise<void> => undefined;
  return {
    start: undefined,
    write: (text) => (text === '' ? ignore() : output.write(text)),
    advance: ignore,
    finish: ignore,
    close: ignore,
  };
}
