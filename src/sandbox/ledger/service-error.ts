export interface ServiceMessage {
  readonly message: string;
  readonly detail?: string;
  readonly data?: string;
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly status: number,
    readonly messages: readonly ServiceMessage[],
  ) {
    super(messages.map(({ message, detail }) => detail ?? message).join('; '));
  }
}

export function notFound(message = 'Not found'): ServiceError {
  return new ServiceError(404, [{ message }]);
}

export function badRequest(message: string): ServiceError {
  return new ServiceError(400, [{ message }]);
}

export function unavailable(): ServiceError {
  return new ServiceError(503, [{ message: 'Service unavailable' }]);
}

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  415: 'Unsupported Media Type',
};

/** An error in the format of the Java backend: the status phrase, with the reason as `detail`. */
export function javaError(status: number, detail: string, data?: string): ServiceError {
  const message = phrases[status] ?? 'Error';
  return new ServiceError(status, [data === undefined ? { message, detail } : { message, detail, data }]);
}
