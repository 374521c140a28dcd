import type { Order } from './ledger/query.js';

/** An operation that the description has and the sandbox no code for: its answer is one that its schema allows. */
export interface MadeOperation {
  readonly operationId: string;
  readonly method: string;
  /** As in the description, with its parameters in braces. */
  readonly path: string;
  readonly reply: Readonly<Record<string, unknown>>;
  /** Where the reply is a page of a list that can be ranged over; any other answer is the same for every question. */
  readonly list?: MadeList;
}

/** How a list is cut. */
export interface MadeList {
  /** The property of the reply that holds the items. */
  readonly property: string;
  /** The filter over the sort key, and the field that holds it. */
  readonly parameter: string;
  readonly field: string;
  readonly kind: 'entity' | 'integer' | 'timestamp' | 'word';
  readonly order: Order;
}
