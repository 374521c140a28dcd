import type { FormatName } from '../input/options.js';

export interface Writer {
  readonly head: string;
  batch(items: readonly unknown[], position: number): string;
  readonly tail: string;
}

export interface Shape {
  readonly format: FormatName;
  readonly fields: readonly string[] | undefined;
  readonly declared: readonly string[];
  readonly isSingle: boolean;
  readonly width: number;
  readonly onTerminal?: boolean;
}
