import type { Network } from '../network.js';
import type { PastLedger } from './past-ledger.js';
import type { PastScenario } from './past-scenario.js';
import type { PastService } from './past-service.js';

// The request of one program, and its result.

export interface PastRead {
  readonly kind: 'account' | 'holders';
  /** The account or the token. */
  readonly id: string;
  /** The name in the request: the ID, or an alias or EVM address of the account. */
  readonly name: string;
  /** In nanoseconds. */
  readonly time: bigint;
  /** As the program writes it. */
  readonly moment: bigint | string | Date;
  /** The corner case that the moment was drawn for. */
  readonly drawn: string;
  readonly check?: boolean;
  /** Milliseconds after the beginning. */
  readonly begin: number;
  /** The number of holders after which the program goes on in a new client. */
  readonly leaves?: number;
  readonly maxRequests?: number;
}

export interface PastReading {
  readonly read: PastRead;
  /** In milliseconds since 1970. */
  readonly begin: number;
  readonly end: number;
  /** The amounts by asset, or by holder. Undefined if the program was rejected. */
  readonly balances: ReadonlyMap<string, bigint>;
  readonly error: unknown;
  readonly isChecked: boolean;
  readonly at: string | undefined;
  /** The requests that it sent, in their order. */
  readonly requests: readonly string[];
}

export interface PastRun {
  readonly scenario: PastScenario;
  readonly ledger: PastLedger;
  readonly service: PastService;
  readonly network: Network;
}
