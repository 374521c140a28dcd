import { Comparison } from '../../values/values.js';
import { copyOptions } from '../operation/copy-options.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';

/** One call: made once, handed on. What its caller changes later does not change it. */
export interface Call {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
  /** Sent in place of the query that the parameters make. */
  readonly query?: string | undefined;
  /** Whether the rate has let it pass already. */
  readonly hasPassed?: boolean | undefined;
}

/** The call of an operation, with parameters and options of its own. */
export function makeCall(operation: Operation, params: object = {}, options: CallOptions = {}): Call {
  return { operation, params: copyParams(params), options: copyOptions(options) };
}

/** The same call, which another signal ends as well. */
export function endedBy<Made extends Call>(call: Made, signal: AbortSignal | undefined): Made {
  if (!signal) return call;
  const { options } = call;
  const both = options.signal ? AbortSignal.any([options.signal, signal]) : signal;
  return { ...call, options: { ...options, signal: both } };
}

function copyParams(params: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...params };
  for (const [name, value] of Object.entries(copy))
    copy[name] = Array.isArray(value) ? Array.from(value, copied) : copied(value);
  return copy;
}

function copied(value: unknown): unknown {
  if (value instanceof Date) return new Date(value);
  return value instanceof Comparison ? new Comparison(value.operator, copied(value.value)) : value;
}
