/** The facts of the description about an operation, from which the sandbox answers. They are written once, in `openapi/`. */
export interface DescribedOperation {
  readonly operationId: string;
  /** @default 'GET' */
  readonly method?: string;
  readonly path: string;
  /** The module of the service that answers. Each has its own error messages. @default 'javascript' */
  readonly backend?: 'javascript' | 'java' | 'web3';
  /** @default 'asc' */
  readonly order?: 'asc' | 'desc';
  /** Its query parameters, by name. */
  readonly query: Readonly<Record<string, DescribedParameter>>;
  readonly list?: DescribedList;
}

export interface DescribedParameter {
  /** The form of its values. */
  readonly value: string;
  /** The operators that the service accepts, separated by spaces. Empty for a value without one. @default all of them */
  readonly operators?: string;
  /** The operators that an EVM address can have. All of them if absent. */
  readonly addressOperators?: string;
  /** Whether a request has one value, or one bound on each side. */
  readonly isRange?: boolean;
  readonly least?: string;
  readonly most?: string;
  readonly words?: readonly string[];
}

export interface DescribedList {
  /** The property of a reply that has the items. */
  readonly property: string;
  /** Most significant part first. */
  readonly key: readonly DescribedKey[];
  /** Whether an item must match any or all of several equalities on the sort key. No item can match all. @default 'any' */
  readonly matching?: 'all';
  /** The filters beside the sort key, and the parameters of the path that choose items. */
  readonly filters: Readonly<Record<string, DescribedFilter>>;
  /** One request searches a window of 60 days on public networks. */
  readonly window?: {
    /** The reply for an empty window: a link to the next window, no link, or an error in descending order. */
    readonly empty: 'link' | 'end' | 'error';
    /** Parameters that select one block or one transaction. They need no window. */
    readonly unless: readonly string[];
  };
}

export interface DescribedKey {
  readonly parameter: string;
  readonly field: string;
}

export interface DescribedFilter {
  /** Pointers into an item. One of the values has to fit. */
  readonly fields: readonly string[];
  readonly by?: 'part' | 'hash' | 'success' | 'sign';
  readonly unless?: string;
  readonly joins?: 'any' | 'last';
  readonly onlyEqual?: boolean;
}

/** An operation without code in the sandbox. Its reply is generated from the schema, and every request gets the same one. */
export interface MadeOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly reply: object;
}
