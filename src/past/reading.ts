import type { LedgerClient } from '../../generated/ledger/client.js';
import { anyValue, type CallOptions, milliseconds, type RulesOf, signal } from '../client/client.js';
import { noContext, parameterErrorThrower, ResponseError } from '../errors/errors.js';
import { readTimestamp } from '../values/values.js';

/** Options of the functions of this room that their requests share. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'deadline' | 'headers' | 'retry'>;

/** The requests check `headers` and `retry`. */
export const requestRules: RulesOf<RequestOptions> = {
  signal,
  timeout: milliseconds,
  deadline: milliseconds,
  headers: anyValue,
  retry: anyValue,
};

/** What one answer is read with. */
export interface Reading {
  /** Its methods are called, and no operation is imported: behind `import()`, that would add operations to every first bundle. */
  readonly ledger: LedgerClient;
  readonly options: RequestOptions;
  /** The moment of the answer, in nanoseconds. */
  readonly time: bigint;
}

/** Throws the `ParameterError` of a parameter of this room. */
export const throwParameterError = /*#__PURE__*/ parameterErrorThrower(noContext);

/** A time of a reply. The generated checks have seen that it is one. */
export function timeOf(timestamp: string | null | undefined): bigint {
  return readTimestamp(timestamp) ?? 0n;
}

/** A field of a reply without which there is no answer. The page of a proxy is JSON as well, and lacks it. */
export function required<Value>(value: Value | null | undefined, field: string): Value {
  if (value !== undefined && value !== null) return value;
  throw new ResponseError(
    `the service sent a reply without its ${field}`,
    { status: 200, text: '' },
    noContext,
  );
}
