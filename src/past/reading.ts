import type { LedgerClient } from '../../generated/ledger/client.js';
import { anyValue, type CallOptions, duration, type RulesOf, signal } from '../client/client.js';
import { noContext, parameterErrorThrower, ResponseError } from '../errors/errors.js';
import { readTimestamp } from '../values/values.js';

/** Options of the functions of this room that their requests share. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'deadline' | 'headers' | 'retry'>;

/** The requests check `headers` and `retry` themselves, so any value passes here. */
export const requestRules: RulesOf<RequestOptions> = {
  signal,
  timeout: duration,
  deadline: duration,
  headers: anyValue,
  retry: anyValue,
};

/** The data that the requests of one answer share. */
export interface Reading {
  /** Its methods are called. Imported operations would be in the first bundle, as bundlers move there what a part that is loaded later shares. */
  readonly ledger: LedgerClient;
  readonly options: RequestOptions;
  /** The moment of the answer, in nanoseconds. */
  readonly time: bigint;
}

/** Throws the `ParameterError` of a parameter of this room. */
export const throwParameterError = /*#__PURE__*/ parameterErrorThrower(noContext);

/** A time of a reply in nanoseconds. A missing one is 0, before every moment. */
export function timeOf(timestamp: string | null | undefined): bigint {
  return readTimestamp(timestamp) ?? 0n;
}

/** A field of a reply without which there is no answer. A proxy may answer 200 with JSON of its own. */
export function required<Value>(value: Value | null | undefined, field: string): Value {
  if (value !== undefined && value !== null) return value;
  throw new ResponseError(
    `the service sent a reply without its ${field}`,
    { status: 200, text: '' },
    noContext,
  );
}
