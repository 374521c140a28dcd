import { type CallContext, ClientError } from './client-error.js';

/** An entry of an error body's `messages`. */
export interface ApiMessage {
  /** The text of the service, at most 1,000 characters. */
  readonly message: string;
  /** A second text of the service, at most 1,000 characters, or null. */
  readonly detail: string | null;
  /** Bytes in hexadecimal after `0x`, such as the revert reason of a contract. Null if absent or above 64 KiB. */
  readonly data: string | null;
  /** Decodes the bytes of `data` as UTF-8. Returns null if `data` is null. */
  decodeData(): string | null;
}

/** The service replied with a status that is not 2xx. */
export class ApiError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ApiError';
  override readonly name = 'ApiError';
  /** HTTP status. It is 0 for a redirect in a browser, which hides it. */
  readonly status: number;
  /** The first 100 messages of the body. Empty if the body is not from the service, for example from a proxy. */
  readonly messages: readonly ApiMessage[];
  /** The parameters that the messages name, under their names in the call if the operation has them. */
  readonly parameters: readonly string[];
  readonly headers: Headers;
  /** The number of attempts. */
  readonly attempts: number;
  /** Milliseconds to wait before the next call, from the header `retry-after`; undefined without that header. */
  readonly retryAfter: number | undefined;
  /** The first 200 characters of the body, with control characters escaped. */
  readonly text: string;
  /**
   * The body as parsed JSON, for a status whose body has a form of its own. Integers of 16 digits or more are text, so
   * that they are exact. Undefined if the body is not JSON or is longer than 64 KiB.
   */
  readonly body: unknown;

  constructor(
    { status, statusText, messages, parameters, headers, attempts, retryAfter, text, body, hint }: ErrorReply,
    context: CallContext,
  ) {
    const details = messages.map(({ message, detail }) => detail || message).join('; ');
    const message = [String(status), statusText, details && `– ${details}`].filter(Boolean).join(' ');
    super(hint === undefined ? message : `${message.replace(/\.$/, '')}. ${hint}`, context);
    this.status = status;
    this.messages = messages;
    this.parameters = parameters;
    this.headers = headers;
    this.attempts = attempts;
    this.retryAfter = retryAfter;
    this.text = text;
    this.body = body;
  }
}

/** The error of a reply. A status that gets a class of its own gets it here, and nowhere else. */
export function errorFor(reply: ErrorReply, context: CallContext): ApiError {
  return new ApiError(reply, context);
}

export interface ErrorReply extends Omit<ApiError, keyof ClientError> {
  readonly statusText: string;
  /** Advice for the caller, as sentences. */
  readonly hint?: string | undefined;
}
