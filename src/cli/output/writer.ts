import type { FormatName } from '../input/own-options.js';
import { csv } from './csv.js';
import { json, ndjson } from './json.js';
import { table } from './table.js';
import { visible } from './visible.js';

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
  /** Whether a terminal shows it. */
  readonly onTerminal?: boolean;
}

export function writerOf(shape: Shape): Writer {
  const writer = writerOfFormat(shape);
  if (!shape.onTerminal) return writer;
  return { ...writer, batch: (items, at) => visibleLines(writer.batch(items, at)) };
}

function writerOfFormat(shape: Shape): Writer {
  const { format, fields, known, isOne } = shape;
  if (format === 'csv') return csv(fields ?? known);
  if (format === 'table') return table(shape);
  return format === 'json' ? json(fields, isOne) : ndjson(fields);
}

/** Text in which only line breaks act on a terminal. In JSON, all other controls are part of strings: it stays exact. */
function visibleLines(text: string): string {
  return text.replace(/[^\r\n]+|\r(?!\n)/g, visible);
}
