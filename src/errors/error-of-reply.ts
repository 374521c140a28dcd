import { ParameterError } from './parameter-error.js';
import { ResponseError } from './response-error.js';

/** The reply to a request whose parameters are values of an earlier reply. */
export async function blamingReply<Data>(request: PromiseLike<Data>): Promise<Data> {
  try {
    return await request;
  } catch (error) {
    throw errorOfReply(error);
  }
}

/**
 * The error of a request whose parameters are values of an earlier reply, such as the ID of a token that a list has shown. A value that
 * no request may have is not a mistake of the caller: the reply is wrong. Other errors are returned as they are.
 */
export function errorOfReply(error: unknown): unknown {
  // Without an operation, it is the error of an option or an argument of the caller.
  if (!(error instanceof ParameterError) || error.operationId === '') return error;
  const reason = `an earlier reply has a value that no request may have: ${error.message}`;
  return new ResponseError(reason, { status: 200, text: '' }, error, { cause: error });
}
