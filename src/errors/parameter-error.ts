import { type CallContext, ClientError } from './client-error.js';
import { preview } from './foreign-text.js';

/** A parameter or an option is not valid. No request was sent. */
export class ParameterError extends ClientError {
  override readonly name = 'ParameterError';
  /** The name of the parameter, the property of the body or the option. */
  readonly parameter: string;
  /** Its value. */
  readonly given: unknown;
  /** The allowed values, in words. */
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

export type Refuse = (parameter: string, value: unknown, allowed: string) => never;

export function refuser(context: CallContext): Refuse {
  return (parameter, given, allowed) => {
    throw new ParameterError({ parameter, given, allowed }, context);
  };
}
