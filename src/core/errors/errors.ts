// What a failure says, in texts that people may see. This room knows no other.

import { preview, shortened, visible } from './foreign-text.js';

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

/** Bad input. Nothing was sent. */
export class ParameterError extends ClientError {
  override readonly name = 'ParameterError';
  /** The parameter, property of the body or option that is wrong. */
  readonly parameter: string;
  /** What was given. */
  readonly given: unknown;
  /** What is allowed, in words. */
  readonly allowed: string;

  constructor(
    { parameter, given, allowed }: { parameter: string; given: unknown; allowed: string },
    context: CallContext,
  ) {
    super(`${parameter} must be ${allowed}, got ${preview(given)}`, context);
    this.parameter = parameter;
    this.given = given;
    this.allowed = allowed;
  }
}

/** No reply came: the network, the address or the connection failed. `cause` has what `fetch` threw. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
  /** How often the call was sent. */
  readonly attempts: number;

  constructor(message: string, attempts: number, context: CallContext, options?: ErrorOptions) {
    super(message, context, options);
    this.attempts = attempts;
  }
}

/** What was waited for did not come in time: a complete reply, the end of the call, or what `waitFor` looks for. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError';
  /** The limit that was reached, in milliseconds: `timeout` or `deadline` of a call, or `timeout` of `waitFor`. */
  readonly timeout: number;
  /** How often the call was sent. */
  readonly attempts: number;

  constructor(
    message: string,
    { timeout, attempts }: { timeout: number; attempts: number },
    context: CallContext,
    options?: ErrorOptions,
  ) {
    super(message, context, options);
    this.timeout = timeout;
    this.attempts = attempts;
  }
}

/** One mismatch between a reply and the description. */
export interface Issue {
  /** Where, as a JSON pointer into the reply: `/contracts/0/nonce`. */
  readonly instancePath: string;
  /** What the description says should stand there. */
  readonly expected: string;
  /** What came, in brief. */
  readonly got: string;
}
