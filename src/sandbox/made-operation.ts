import type { Order } from './ledger/query.js';

/** Its reply is generated from the schema, because the sandbox does not implement it. */
export interface MadeOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly reply: Readonly<Record<string, unknown>>;
  /** Set for a list with a range filter. Without it, every request gets the same reply. */
  readonly list?: MadeList;
}

export interface MadeList {
  readonly property: string;
  readonly parameter: string;
  readonly field: string;
  readonly kind: 'entity' | 'integer' | 'timestamp' | 'word';
  readonly order: Order;
}
