/// <reference lib="esnext.disposable" preserve="true" />

import { type CallContext, ParameterError, type Redact } from '../errors/errors.js';
import { Comparison, isPlain, type Network } from '../values/values.js';
import { isPlainRecord } from './check-options.js';
import type { CallState } from './http/message.js';
import type { Clock } from './http/time.js';
import type { Operation } from './operation.js';
import type { CallOptions, UncheckedOptions } from './options.js';

export interface Call {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
  /** Milliseconds since 1970 when the call was made, from which relative times such as `7d` are counted. */
  readonly now?: number | undefined;
  /** Sent instead of the query of `params`. */
  readonly query?: string | undefined;
  readonly hasWaitedForRate?: boolean | undefined;
  /** Whether the reply must not be older than the call. It then does not share the request of an equal call. */
  readonly isFresh?: boolean | undefined;
  /** If the call is sent to several hosts, its state at all of them. Their attempts are counted together. */
  readonly state?: CallState | undefined;
}

/** `spare`: how many requests the rate allows now. `requestsPerSecond`: the rate in force, `Infinity` for no limit. */
export interface Rate {
  readonly spare: number;
  readonly requestsPerSecond: number;
}

/** The state of one of several hosts, for dashboards. */
export interface HostState {
  /** The URL, without path prefix and credentials. */
  readonly host: string;
  /** Whether the last requests got replies. Other hosts are preferred to one that is not healthy. */
  readonly isHealthy: boolean;
  /** Whether a reply showed that the host is behind the others. */
  readonly isBehind: boolean;
  /** Milliseconds between the newest consensus time in a reply of the host and now. Undefined before the first one. */
  readonly lag: number | undefined;
  readonly rate: Rate;
}

/** Sends calls to one service. Made by {@link createTransport}. */
export interface Transport {
  send<Data>(call: Call): Promise<PageReply<Data>>;
  /**
   * Waits until the rate allows a request. The caller chooses the call after the wait. Returns undefined if no wait is
   * needed, or if the wait would exceed the deadline.
   */
  waitForRate(options: CallOptions): Promise<void> | undefined;
  /**
   * Refuses new calls from now on, and waits for those in flight. A second call of `close` only waits for the first.
   *
   * @param timeout Milliseconds until calls in flight are aborted. 0 aborts them at once. The default is no limit.
   * @throws ParameterError if `timeout` is not a number from 0.
   * @example
   * await transport.close(5000);
   */
  close(timeout?: number): Promise<void>;
  /** Calls `close` at the end of a block with `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
  readonly effects: Clock;
  /** The base URL, with a digest of path prefix and headers instead of these, as they may be keys. */
  readonly identity: string;
  /** The name of the network, if it was given instead of a base URL. */
  readonly network?: Network | undefined;
  readonly defaults: Pick<CallOptions, 'deadline' | 'validation'>;
  readonly rate: Rate;
  /** The state of each host, in the order of the option `hosts`. Absent before the first call, and without this option. */
  readonly hosts?: readonly HostState[];
}

export interface TransportCall extends Call {
  readonly transport: Transport;
}

/** The data of a call and its response, whose body has been read. */
export interface WithResponse<Data> {
  data: Data;
  response: Response;
}

export interface PageReply<Data> extends WithResponse<Data> {
  readonly context: CallContext;
  readonly redact: Redact;
}

/** A call with copies of its parameters and options: it is sent later, and callers may change their objects until then. */
export function makeCall(operation: Operation, params: object = {}, options?: CallOptions): Call {
  // A copy of a string is an object of its characters, and that of a Map is empty. `serialise` refuses the value itself. The
  // next argument is hardly meant as options: it may be the second value of `getNft('0.0.2002', 1)`, so no error is about it.
  if (params !== null && !isPlainRecord(params)) return { operation, params: params as never, options: {} };
  const own = options === undefined ? {} : copyOptions(options);
  return { operation, params: copyFields(params), options: own };
}

/** A call of a user, with the moment at which it was made. */
export function newCall(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): TransportCall {
  return { transport, now: transport.effects.now(), ...makeCall(operation, params, options) };
}

/** A call with another value of one parameter. Other values in place of parameters stay as they are, and are refused later. */
export function withParameter<Own extends Call>(call: Own, name: string, value: unknown): Own {
  if (!isPlainRecord(call.params)) return call;
  return { ...call, params: { ...call.params, [name]: value } };
}

function copyFields(fields: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...fields };
  for (const [name, value] of Object.entries(copy)) copy[name] = copyOrSame(value);
  return copy;
}

/** Copies a value. If it has no copy, as with a cycle, the call is refused when it is sent. */
function copyOrSame(value: unknown): unknown {
  try {
    return copyValue(value);
  } catch {
    return value;
  }
}

/** Copies dates, bytes, filters and plain data. An object of a class, such as an ID of an SDK, stays the same. */
function copyValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value, copyValue);
  if (value instanceof Date) return new Date(value);
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof Comparison) return new Comparison(value.operator, copyValue(value.value));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, copyValue(inner)]);
  return Object.fromEntries(entries);
}

export function copyOptions<
  Options extends Pick<UncheckedOptions, 'retry' | 'validation' | 'hedge'> &
    Pick<CallOptions, 'headers' | 'query' | 'body' | 'after'>,
>(options: Options): Options {
  // `checkOptions` refuses other values later, when the call is sent.
  if (!isPlainRecord(options)) return options;
  const copy: Options = { ...options };
  // A copy of a Headers or a Map would be an empty object, and would not be refused later.
  for (const name of ['headers', 'query', 'body', 'retry', 'validation', 'hedge'] as const)
    if (isPlainRecord(copy[name])) Object.assign(copy, { [name]: copyFields(copy[name]) });
  if (copy.after instanceof Date) return { ...copy, after: new Date(copy.after) };
  return copy;
}

export function contextOf({ operationId, method, path }: Operation): CallContext {
  return { operationId, method, url: path };
}

export function parameterErrorFor(
  operation: Operation,
  parameter: string,
  value: unknown,
  allowed: string,
): ParameterError {
  return new ParameterError({ parameter, value, allowed }, contextOf(operation));
}
