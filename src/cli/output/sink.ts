import type { Output } from '../terminal.js';

/** How far what was written goes. */
export interface Place {
  /** How many items were written. */
  readonly items: number;
  /** The cursor of what follows; null where nothing does, undefined at the beginning. */
  readonly cursor: string | null | undefined;
  /** Share of all that is. */
  readonly share: number | undefined;
}

/** Where text goes. */
export interface Sink {
  /** Where to begin; undefined before all. */
  readonly begin: Place | undefined;
  write(text: string): Promise<void>;
  /** All that was written goes to this place. */
  reach(place: Place): Promise<void>;
  /** Nothing more will come than so many items. */
  finish(items: number): Promise<void>;
  /** Lets go of what it holds, be it finished or not. */
  close(): Promise<void>;
}

/** Standard output remembers nothing. */
export function outputSink(output: Output): Sink {
  const nothing = async (): Promise<void> => undefined;
  return {
    begin: undefined,
    write: (text) => (text === '' ? nothing() : output.write(text)),
    reach: nothing,
    finish: nothing,
    close: nothing,
  };
}
