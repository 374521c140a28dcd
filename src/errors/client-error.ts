import { shortened, visible } from './foreign-text.js';

/** The call that failed. */
export interface CallContext {
  operationId: string;
  method: string;
  /** The URL of the call. `***` replaces credentials and the path prefix of the base URL, which may be a key. */
  url: string;
}

/** The context of an error that occurs before a call, for example in the options of a client. */
export const noCall: CallContext = { operationId: '', method: '', url: '' };

const maxMessage = 999;

/**
 * The base class of all errors of this client. Use `instanceof` to distinguish them, not `name`: platforms also throw
 * `DOMException`s with the names `TimeoutError` and `NetworkError`.
 */
export abstract class ClientError extends Error {
  abstract override readonly name: string;
  readonly operationId: string;
  readonly method: string;
  /** The URL of the call. `***` replaces credentials and the path prefix of the base URL, which may be a key. */
  readonly url: string;

  constructor(message: string, { operationId, method, url }: CallContext, options?: ErrorOptions) {
    super(shortened(visible(operationId ? `${operationId}: ${message}` : message), maxMessage), options);
    this.operationId = operationId;
    this.method = method;
    this.url = url;
  }
}
