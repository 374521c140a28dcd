import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import type { LedgerRequest } from './lazy-request.js';
import type { Transport } from './transport.js';

/** What every generated function does. */
export function call<Data>(
  transport: Transport,
  operation: Operation,
  params: object = {},
  options: CallOptions = {},
): LedgerRequest<Data> {
  transport.told?.(operation);
  return transport.request(operation, params, options);
}
