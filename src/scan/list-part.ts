import { serialise, type TransportCall } from '../client/client.js';
import { operationContext, refusal } from '../lists/lists.js';

/** A part of a list, which survives JSON. */
export interface ListPart {
  readonly operationId: string;
  /** Identifies the call that was split: `part` refuses a part of another call. */
  readonly call: string;
  /** Filters of this part, in place of the filters of the call. */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

/** A call with pages of the largest size, unless it has a limit of its own. */
export function inLargestPages(call: TransportCall): TransportCall {
  const { limit = call.operation.parameters?.limit?.maximum } = call.params;
  return { ...call, params: { ...call.params, limit } };
}

/** Identifies a call by the request that it sends. It is part of each `ListPart`. */
export function callText({ operation, params }: TransportCall): string {
  const context = operationContext(operation);
  const { path, query } = serialise({ operation, params, options: {} }, false, context, undefined);
  return JSON.stringify([operation.operationId, path, query.split('&').sort()]);
}

/** The call of a part. Parameters without operators, such as those of the path, are those of the whole call. */
export function callOfPart(whole: TransportCall, part: ListPart): TransportCall {
  const call = inLargestPages(whole);
  const { operation, params } = call;
  if (part?.call !== callText(call)) throw refusal(operation, 'part', part, 'a part of the same call');
  const others = Object.entries(params).filter(([name]) => !operation.parameters?.[name]?.operators);
  return { ...call, params: { ...part.params, ...Object.fromEntries(others) } };
}
