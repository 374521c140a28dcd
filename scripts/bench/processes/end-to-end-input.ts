import type { Body, BodyName } from '../bodies.js';

export interface EndToEndInput {
  /** Address of the built package. */
  readonly packageUrl: string;
  /** Address of a client that hey-api generated, if there is one. */
  readonly heyApiUrl?: string | undefined;
  readonly baseUrl: string;
  readonly bodies: readonly Body[];
  /** How often all bodies are gone through. */
  readonly sweeps: number;
  /** Rounds for each body in each sweep. */
  readonly rounds: number;
  /** Milliseconds that one measurement should take. */
  readonly measurement: number;
}

export type PeerName = 'fetch + json()' | 'openapi-fetch' | 'hey-api' | 'ledger-query-client';

/** Milliseconds a call, by round. */
export type Samples = Partial<Record<PeerName, number[]>>;

export interface EndToEndResult {
  readonly samples: Partial<Record<BodyName, Samples>>;
  /** What the generated client made of bodies that it did not read as they are. */
  readonly flaws: Partial<Record<BodyName, string>>;
}
