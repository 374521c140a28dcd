import type { Operation } from '../client/client.js';
import { type CallContext, ParameterError } from '../errors/errors.js';

export function operationContext({ operationId, method, path }: Operation): CallContext {
  return { operationId, method, url: path };
}

export function refusal(
  operation: Operation,
  parameter: string,
  value: unknown,
  allowed: string,
): ParameterError {
  return new ParameterError({ parameter, value, allowed }, operationContext(operation));
}
