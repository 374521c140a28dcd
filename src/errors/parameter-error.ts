import { type CallContext, ClientError } from './client-error.js';
import { preview } from './foreign-text.js';

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

/** Ends a call with a `ParameterError` before anything is sent. */
export type Refuse = (parameter: string, given: unknown, allowed: string) => never;
