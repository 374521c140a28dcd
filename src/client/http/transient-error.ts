import { ApiError, NetworkError, TimeoutError } from '../../errors/errors.js';
import { transientStatuses } from './retry.js';

/** Whether an error of a call is a transient failure. Proxies in front of a service have codes of their own, such as 520. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ApiError) return transientStatuses.has(error.status) || error.status > 501;
  return error instanceof NetworkError || error instanceof TimeoutError;
}
