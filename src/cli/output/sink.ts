import type { Output } from '../terminal.js';

/** How far a command has written its items. */
export interface Position {
  readonly items: number;
  /** Null at the end, undefined at the beginning. */
  readonly cursor: string | null | undefined;
  /** The share of the list, from 0 to 1; undefined if its end is not known. */
  readonly share: number | undefined;
}

/** Where a command writes: the standard output, or a file that a later command can continue. */
export interface Sink {
  /** Where an earlier command has ended. This one continues there. */
  readonly start: Position | undefined;
  write(text: string): Promise<void>;
  /** All that was written so far belongs to the items before this position. */
  reach(position: Position): Promise<void>;
  /** The output is complete. */
  finish(items: number): Promise<void>;
  /** Releases what the sink holds, whether the output is complete or not. */
  close(): Promise<void>;
}

/** The standard output, which cannot be continued. */
export function outputSink(output: Output): Sink {
  const ignore = async (): Promise<void> => undefined;
  return {
    start: undefined,
    write: (text) => (text === '' ? ignore() : output.write(text)),
    reach: ignore,
    finish: ignore,
    close: ignore,
  };
}
