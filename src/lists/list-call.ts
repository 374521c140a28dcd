import type { TransportCall } from '../client/client.js';

/** The call of a list, which sends itself for each of its pages. */
export interface ListCall extends TransportCall {}
