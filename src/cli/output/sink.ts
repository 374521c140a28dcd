import type { Output } from '../terminal.js';

export interface Position {
  readonly items: number;
  /** Null at the end, undefined at the beginning. */
  readonly cursor: string | null | undefined;
  readonly share: number | undefined;
}

export interface Sink {
  readonly start: Position | undefined;
  write(text: string): Promise<void>;
  reach(position: Position): Promise<void>;
  finish(items: number): Promise<void>;
  close(): Promise<void>;
}

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
