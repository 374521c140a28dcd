import type { FormatName } from '../input/options.js';
import type { FieldHelp } from './fields.js';

export interface Writer {
  readonly head: string;
  batch(items: readonly unknown[], position: number): string;
  readonly tail: string;
  /** The number of columns that do not fit. */
  leftOut?(): number;
}

export interface Shape {
  readonly format: FormatName;
  readonly fields: readonly string[] | undefined;
  readonly declared: FieldHelp;
  readonly isSingle: boolean;
  readonly width: number;
  readonly onTerminal?: boolean;
}
