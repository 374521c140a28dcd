import { type CallContext, ClientError } from './client-error.js';

/** An entry of an error body's `messages`. */
export interface ApiMessage {
  /** What is wrong, in the service's words, 1,000 characters at most. */
  readonly message: string;
  /** More about it, as long, or null. */
  readonly detail: string | null;
  /** Bytes in hexadecimal after `0x`, such as what a contract reverted with, or null, also for more than 64 KiB. */
  readonly data: string | null;
  /** The bytes of `data` as UTF-8 text; null if there are none. */
  decodeData(): string | null;
}

/** The service answered with a status that is not 2xx. */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The first hundred things that the body says; empty if it is not the service's own, as from a proxy in front. */
  readonly messages: readonly ApiMessage[];
  /** Parameters that the messages name, by their names in the call where these are known. */
  readonly parameters: readonly string[];
  readonly headers: Headers;
  /** How often the call was sent. */
  readonly attempts: number;
  /** Milliseconds that the service asks to wait before the next call; undefined if it does not say. */
  readonly retryAfter: number | undefined;
  /** The first 200 characters of the body, controls as escapes. */
  readonly text: string;

  constructor(
    { status, statusText, messages, parameters, headers, attempts, retryAfter, text }: ErrorAnswer,
    context: CallContext,
  ) {
    const says = messages.map(({ message, detail }) => detail || message).join('; ');
    super([status, statusText, says && `– ${says}`].filter(Boolean).join(' '), context);
    this.status = status;
    this.messages = messages;
    this.parameters = parameters;
    this.headers = headers;
    this.attempts = attempts;
    this.retryAfter = retryAfter;
    this.text = text;
  }
}

/** What an error answer holds, as people may see it. */
export interface ErrorAnswer extends Omit<ApiError, keyof ClientError> {
  readonly statusText: string;
}
