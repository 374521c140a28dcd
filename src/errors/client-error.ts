import { shortened, visible } from './foreign-text.js';

/** What an error tells of the call that failed. */
export interface CallContext {
  operationId: string;
  method: string;
  /** Address of the call. Credentials in it, a path prefix of the base URL among them, are replaced by `***`. */
  url: string;
}

/** No call is made yet, so there is none to name. */
export const noCall: CallContext = { operationId: '', method: '', url: '' };

// A log line, and no log of its own.
const longestMessage = 999;

/**
 * What every failure of this client extends; the kinds are told apart by `instanceof`. A `name` does not tell: platforms
 * have a `TimeoutError` and a `NetworkError` of their own, which are `DOMException`s.
 */
export abstract class ClientError extends Error {
  abstract override readonly name: string;
  readonly operationId: string;
  readonly method: string;
  /** Address of the call. Credentials in it, a path prefix of the base URL among them, are replaced by `***`. */
  readonly url: string;

  constructor(message: string, { operationId, method, url }: CallContext, options?: ErrorOptions) {
    super(shortened(visible(operationId ? `${operationId}: ${message}` : message), longestMessage), options);
    this.operationId = operationId;
    this.method = method;
    this.url = url;
  }
}
