import type { Order } from './ledger/query.js';

/** An operation of the description that the sandbox does not implement. Its reply is generated from the schema. */
export interface MadeOperation {
  readonly operationId: string;
  readonly method: string;
  /** The path template of the description. */
  readonly path: string;
  readonly reply: Readonly<Record<string, unknown>>;
  /** Set for a list with a range filter. Without it, every request gets the same reply. */
  readonly list?: MadeList;
}

/** How a list is filtered and sorted. */
export interface MadeList {
  /** The property of the reply that holds the items. */
  readonly property: string;
  /** The filter for the sort key, and the field that contains it. */
  readonly parameter: string;
  readonly field: string;
  readonly kind: 'entity' | 'integer' | 'timestamp' | 'word';
  readonly order: Order;
}
