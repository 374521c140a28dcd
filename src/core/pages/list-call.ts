import type { Transport } from '../call/transport.js';
import type { Call } from '../request/call.js';

/** The call of a list, which sends itself for each of its pages. */
export interface ListCall extends Call {
  readonly transport: Transport;
}
