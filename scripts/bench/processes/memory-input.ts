import type { BodyName } from '../bodies.js';

/** One way to read one body: a process measures no more than that, as nothing else may leave traces in it. */
export interface MemoryInput {
  /** Address of the folder of the built package. */
  readonly dist: string;
  readonly name: BodyName;
  readonly text: string;
  readonly how: 'JSON.parse' | 'parse + validate + int64';
  /** How many results are kept at once. */
  readonly copies: number;
}

export interface MemoryResult {
  /** Bytes that the data of one body keep. */
  readonly kept: number;
  /** Bytes that are taken up while a body is read, its text included, if nothing is collected meanwhile. */
  readonly peak: number;
}
