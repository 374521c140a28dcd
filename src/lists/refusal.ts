import type { Operation } from '../client/client.js';
import { type CallContext, ParameterError } from '../errors/errors.js';

/** The context of an error about an operation that was not sent. */
export function operationContext({ operationId, method, path }: Operation): CallContext {
  return { operationId, method, url: path };
}

/** The error for a bad parameter or option of an operation. */
export function refusal(
  operation: Operation,
  parameter: string,
  value: unknown,
  allowed: string,
): ParameterError {
  return new ParameterError({ parameter, given: value, allowed }, operationContext(operation));
}
