import type { FormatName } from '../input/own-options.js';
import { csv } from './csv.js';
import { json, ndjson } from './json.js';
import { table } from './table.js';

/** Turns what comes into text, a batch at a time. But for tables, how it comes in batches makes no difference. */
export interface Writer {
  /** What stands before all items. */
  readonly head: string;
  /** `at` is how many items came before these. */
  batch(items: readonly unknown[], at: number): string;
  /** What stands behind them. */
  readonly tail: string;
}

/** What is written, and how. */
export interface Shape {
  readonly format: FormatName;
  /** The fields that were asked for. */
  readonly fields: readonly string[] | undefined;
  /** The fields that the description knows. */
  readonly known: readonly string[];
  /** Whether it is one thing, and not items of a list. */
  readonly isOne: boolean;
  /** How wide a table may be. */
  readonly width: number;
}

export function writerOf(shape: Shape): Writer {
  const { format, fields, known, isOne } = shape;
  if (format === 'csv') return csv(fields ?? known);
  if (format === 'table') return table(shape);
  return format === 'json' ? json(fields, isOne) : ndjson(fields);
}
