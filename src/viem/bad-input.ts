import { ParameterError } from '../index.js';

/** The error of a parameter that is not one of an operation, such as an argument that does not fit the ABI. */
export function badInput(operationId: string, parameter: string, value: unknown, allowed: string): Error {
  return new ParameterError({ parameter, value, allowed }, { operationId, method: '', url: '' });
}

/** The first sentence of viem's message about a value that does not fit. Its whole messages have several lines, and links. */
export function reasonOf(error: unknown): string {
  const { shortMessage, message } = Object(error);
  return (
    String(shortMessage ?? message)
      .split('\n', 1)[0]
      ?.replace(/\.$/, '') ?? ''
  );
}
