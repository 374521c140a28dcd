import type { Network } from './networks.js';
import type { OnInvalidResponse, Validation } from './validation.js';

/** Headers of every request: a record, or a function that is asked before each, for tokens that expire. */
export type HeaderSource =
  | Readonly<Record<string, string>>
  | (() => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>);

/** What sends a request, such as the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** How a client or transport connects and what it does with replies. */
export interface TransportOptions {
  /** A public network of the query service. Either this or `baseUrl`. */
  readonly network?: Network | undefined;
  /** Where the service is. A path prefix, as hosted providers have it, is kept. */
  readonly baseUrl?: string | undefined;
  /** Headers of every request. @default none */
  readonly headers?: HeaderSource | undefined;
  /** What sends a request. @default the global `fetch`, looked up at each call */
  readonly fetch?: Fetch | undefined;
  /** What happens with requests and replies that do not match the description. @default { request: 'throw', response: 'warn' } */
  readonly validation?: Validation | undefined;
  /** Gets every reply that the description does not cover. @default one `console.warn` per operation and path */
  readonly onInvalidResponse?: OnInvalidResponse | undefined;
}

/** What one call does differently from its transport. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Headers beside the transport's, or in their place. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Overrides the transport's. */
  readonly validation?: Validation | undefined;
}

/** What is given to an operation that takes no parameters. */
export type NoParams = Readonly<Record<string, never>>;
