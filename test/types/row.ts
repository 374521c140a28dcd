import type {
  CallOptions,
  ChainedCallOptions,
  CheckedCallOptions,
  ListPage,
  NoParams,
} from '../../src/index.js';

/** The expected method, path, parameters and reply of an operation. */
export interface Row {
  readonly route: string;
  readonly params: object;
  readonly page: unknown;
  readonly item: unknown;
  readonly walked: unknown;
  readonly gathered: unknown;
}

/** An operation that returns a single object. */
export interface Single<Route extends string, Params extends object, Data> extends Row {
  readonly route: Route;
  readonly params: Params;
  readonly page: Data;
  readonly item: never;
  readonly walked: never;
  readonly gathered: never;
}

/** An operation that returns a page of items. */
export interface List<Route extends string, Params extends object, Page, Item> extends Row {
  readonly route: Route;
  readonly params: Params;
  readonly page: Page;
  readonly item: Item;
  readonly walked: ListPage<Page, Item>;
  readonly gathered: Item[];
}

/** The type of the method: the parameters are optional if none is required. */
export type Expected<Line> = Line extends Row
  ? {
      input: MayBeLeftOut<Line['params']> extends true
        ? (params?: Line['params'], options?: OptionsOf<Line>) => void
        : (params: Line['params'], options?: OptionsOf<Line>) => void;
      page: Line['page'];
      data: Line['page'];
      item: Line['item'];
      walked: Line['walked'];
      gathered: Line['gathered'];
    }
  : never;

/** The items of one list have running hashes, those of another name the hash before. */
type OptionsOf<Line extends Row> = Line['route'] extends 'GET /api/v1/topics/{topicId}/messages'
  ? ChainedCallOptions
  : Line['route'] extends 'GET /api/v1/blocks'
    ? CheckedCallOptions
    : CallOptions;

type MayBeLeftOut<Params> = Params extends NoParams
  ? true
  : Record<never, never> extends Params
    ? true
    : false;
