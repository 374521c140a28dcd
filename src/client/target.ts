import type { CallContext } from '../errors/errors.js';
import type { Call, Transport } from './call.js';
import { checkCallOptions } from './check-options.js';
import type { RequestBody } from './operation.js';
import { validationModes } from './options.js';
import { moreQuery } from './request/more-query.js';
import { requestPath, serialise } from './request/serialise.js';

/** The request of a call, without the base URL. */
export interface Target {
  readonly path: string;
  readonly inPath: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body?: RequestBody | undefined;
  readonly isChecked: boolean;
}

/**
 * Builds the request of a call without sending it.
 *
 * @throws ParameterError for bad input.
 */
export function target(transport: Transport, call: Call): Target {
  const context = contextOf(call);
  checkCallOptions(call.options, context);
  const isChecked = validationModes(transport.defaults.validation, call.options.validation).request !== 'off';
  const input = serialise(call, isChecked, context, moreQuery);
  const [path = ''] = requestPath(call.operation, input).split('?');
  return { path, inPath: input.path, query: input.query, body: input.body, isChecked };
}

/** The context for errors of a call that is not sent yet. */
export function contextOf({ operation: { operationId, method, path } }: Call): CallContext {
  return { operationId, method, url: path };
}
