import type { FormatName } from '../input/options.js';
import type { FieldHelp } from './fields.js';
import type { Conversion } from './readable.js';
import type { ValuesAsSent } from './value-forms.js';

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
  readonly view: View;
  /** Counts the values that have no other form. */
  readonly asSent: ValuesAsSent;
}

/** How values are shown. */
export interface View extends Conversion {
  /** A table shows wire values. */
  readonly raw: boolean;
  /** A list whose objects have a row each. */
  readonly expand: string | undefined;
  /** The zone of times in a table. */
  readonly timeZone: string;
}
