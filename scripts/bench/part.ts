import type { Body } from './bodies.js';
import type { Findings } from './figure.js';
import type { HeyApiClient } from './hey-api.js';
import type { Workshop } from './plain-node.js';

/** What every part of the bench is given. */
export interface Setting {
  readonly workshop: Workshop;
  readonly bodies: readonly Body[];
  /** Absent where it is not installed. */
  readonly heyApi: HeyApiClient | undefined;
  /** Whether to show only that it runs. */
  readonly smoke: boolean;
}

export type Part = (setting: Setting) => Promise<Findings>;
