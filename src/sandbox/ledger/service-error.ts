/** An answer of the service that is no success, in its own words. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly status: number,
    /** One entry of the body's `messages` each. */
    readonly messages: readonly string[],
  ) {
    super(messages.join('; '));
  }
}

export function notFound(message = 'Not found'): ServiceError {
  return new ServiceError(404, [message]);
}

/** A refusal of one parameter, or of the way in which several are used. */
export function refused(message: string): ServiceError {
  return new ServiceError(400, [message]);
}
