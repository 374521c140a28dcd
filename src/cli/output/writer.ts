import type { FormatName } from '../input/options.js';

/** Turns items into text, a batch at a time. Only in a table does the text depend on the batches. */
export interface Writer {
  /** Text before all items. */
  readonly head: string;
  /** Text of some items; `position` is the number of items before them. */
  batch(items: readonly unknown[], position: number): string;
  /** Text after all items. */
  readonly tail: string;
}

/** The form of the output. */
export interface Shape {
  readonly format: FormatName;
  /** The fields to write. @default all */
  readonly fields: readonly string[] | undefined;
  /** The fields that the description declares. */
  readonly declared: readonly string[];
  /** Whether the output is one thing instead of items of a list. */
  readonly isSingle: boolean;
  /** The width of a table in characters. */
  readonly width: number;
  /** Whether the output is a terminal. */
  readonly onTerminal?: boolean;
}
