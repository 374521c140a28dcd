import type { ListName } from '../../../generated/sandbox/ledger.js';
import type { Path } from '../ledger/list.js';
import type { ServiceQuery } from '../ledger/query.js';

/**
 * The rows of a ledger as the service sends them, which is the form of the items of its replies. They are listed by the
 * `operationId` of a list, or by the path of one list: `'/tokens/0.0.1001/balances'`. Integers are numbers, or bigints.
 */
export type Rows = { readonly [List in ListName | `/${string}`]?: readonly object[] };

/** What a request asks for. A lookup asks for the rows of a list, without a query. */
export interface RowsAsked {
  readonly operationId: string;
  /** The path of the request behind `/api/v1`. */
  readonly pathname?: string;
  readonly path?: Path;
  readonly query?: ServiceQuery;
}

/** Where the engine reads rows. A test has them all at once; a simulated cluster shows what it has imported by now. */
export interface RowSource {
  /** Rows may be added at the end of an array between two requests. Any other change costs a sort of the whole list. */
  readonly rowsOf: (asked: RowsAsked) => readonly object[];
  /** The form of a row in a reply. @default the row itself */
  readonly shownAs?: (row: object) => object;
  /** The fields of a reply beside a page of rows. @default the present, as the time of balances */
  readonly beside?: (asked: RowsAsked, page: readonly object[]) => object;
}
