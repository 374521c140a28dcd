import type { Body, BodyName } from '../bodies.js';

export interface DecodeInput {
  /** Address of the folder of the built package. */
  readonly dist: string;
  readonly bodies: readonly Body[];
  readonly rounds: number;
  /** Milliseconds that one measurement should take. */
  readonly measurement: number;
}

export type Step = 'JSON.parse' | 'parse + validate' | 'parse + validate + int64';

/** Milliseconds a body, by round. */
export type DecodeResult = Partial<Record<BodyName, Record<Step, number[]>>>;
