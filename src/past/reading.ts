import type { LedgerClient } from '../../generated/ledger/client.js';
import { anyValue, type CallOptions, duration, type RulesOf, signal } from '../client/client.js';
import { noContext, parameterErrorThrower } from '../errors/errors.js';

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
