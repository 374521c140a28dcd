import { type Call, contextOf, type Transport } from './call.js';
import { callRules, checkOptions } from './check-options.js';
import type { RequestBody } from './operation.js';
import { validationModes } from './options.js';
import { withMoreBody } from './request/more-body.js';
import { withMoreQuery } from './request/more-query.js';
import { requestPath, serialise } from './request/serialise.js';

export interface Target {
  readonly path: string;
  readonly inPath: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body?: RequestBody | undefined;
  readonly isChecked: boolean;
}

/** The request of a call, which is not sent: lists and `after` build further requests of the same call from it. */
export function target(transport: Transport, call: Call): Target {
  const context = contextOf(call.operation);
  checkOptions(call.options, callRules, context);
  const isChecked = validationModes(transport.defaults.validation, call.options.validation).request !== 'off';
  const input = serialise(call, isChecked, context, transport.network);
  input.query = withMoreQuery(input.query, call, context);
  input.body = withMoreBody(input.body, call, isChecked, context);
  const path = requestPath(call.operation, { ...input, query: '' });
  return { path, inPath: input.path, query: input.query, body: input.body, isChecked };
}
