import { ApiError } from './api-error.js';
import { type CallContext, ResponseError } from './errors.js';
import { LazyRequest, type LedgerRequest, type WithResponse } from './lazy-request.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import { pathNames, type Serialised, serialise } from './parameters.js';
import { readReply } from './read-reply.js';
import type { Reply, Transport } from './transport.js';
import { type Issue, validationModes } from './validation.js';

/** Calls an operation: parameters to URL, reply to data. Nothing happens before the request is awaited. */
export function call<Data>(
  transport: Transport,
  operation: Operation,
  params: object = {},
  options: CallOptions = {},
): LedgerRequest<Data> {
  return new LazyRequest(() => exchange<Data>(transport, operation, { ...params }, options));
}

async function exchange<Data>(
  transport: Transport,
  operation: Operation,
  params: Record<string, unknown>,
  options: CallOptions,
): Promise<WithResponse<Data>> {
  const modes = validationModes(transport.validation, options.validation);
  const input = serialise(operation, params, modes.request !== 'off', transport.context(operation));
  const reply = await transport.send(operation, input, options);
  const { response, text } = reply;
  const context = transport.context(operation, calledPath(operation, input));
  if (!response.ok)
    throw new ApiError({ ...reply, names: [...pathNames(operation), ...(operation.query ?? [])] }, context);
  const parsed = parse(reply, context);
  const { data, issues, drift, impossible } = readReply(operation, text, parsed, modes.response !== 'off');
  if (impossible || (modes.response === 'throw' && issues.length > 0))
    throw new ResponseError(mismatchMessage(issues), { status: response.status, text, issues }, context);
  if (issues.length + drift.length > 0)
    transport.onInvalidResponse({ operationId: operation.operationId, issues, drift });
  return { data: data as Data, response };
}

function parse({ response, text }: Reply, context: CallContext): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const what = text === '' ? 'is empty' : 'is not JSON';
    throw new ResponseError(`the reply ${what}`, { status: response.status, text }, context, { cause });
  }
}

function mismatchMessage([first, ...others]: readonly Issue[]): string {
  if (!first) return 'the reply does not match the description';
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `the reply does not match the description: ${first.instancePath || 'the whole'} should be ${first.expected}, got ${first.got}${more}`;
}

/** Path and query as they were called, for an error to show. */
function calledPath({ path }: Operation, { path: values, query }: Serialised): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return query ? `${filled}?${query}` : filled;
}
