import { type BaseUrl, parseBaseUrl } from './base-url.js';
import { copyParams } from './copy-params.js';
import { type Effects, systemEffects } from './effects.js';
import { ParameterError } from './errors.js';
import { exchange, type PageReply } from './exchange.js';
import { withSignal } from './joined-signal.js';
import { LazyRequest, type LedgerRequest } from './lazy-request.js';
import { networks } from './networks.js';
import type { Operation } from './operation.js';
import type { CallOptions, TransportOptions } from './options.js';
import { Sender } from './sender.js';
import { warnOnce } from './validation.js';

/** What turns an operation and its input into data. Made by {@link createTransport}. */
export interface Transport {
  /** Is told which operation is meant as soon as its function is called. */
  readonly told?: ((operation: Operation) => void) | undefined;
  /** Calls an operation when the request that it answers is awaited. */
  request<Data>(operation: Operation, params: object, options: CallOptions): LedgerRequest<Data>;
  /** Asks for one page of a list; `query` in place of the one that the parameters make. */
  page<Data>(
    operation: Operation,
    params: object,
    options: CallOptions,
    query?: string,
  ): Promise<PageReply<Data>>;
}

/**
 * Opens a way to a service. No connection is made before the first call is awaited.
 *
 * @throws ParameterError if neither `network` nor `baseUrl` says where the service is, or an option cannot be meant.
 */
export function createTransport(options: TransportOptions): Transport {
  return openTransport(options, systemEffects);
}

/** The same with clock, chance and timers of the caller's. */
export function openTransport(options: TransportOptions, effects: Effects): Transport {
  checkNumbers(options);
  const base = baseOf(options);
  const connection = {
    base,
    sender: new Sender(base, options, effects),
    validation: options.validation,
    onInvalidResponse: options.onInvalidResponse ?? warnOnce((message) => console.warn(message)),
  };
  return {
    request<Data>(operation: Operation, params: object, callOptions: CallOptions) {
      const given = copyParams(params);
      return new LazyRequest(
        (signal) => exchange<Data>(connection, operation, given, withSignal(callOptions, signal)),
        operation.operationId,
      );
    },
    page: <Data>(operation: Operation, params: object, callOptions: CallOptions, query?: string) =>
      exchange<Data>(connection, operation, { ...params }, callOptions, query),
  };
}

// No call is made yet, so there is none to name.
const noCall = { operationId: '', method: '', url: '' };

function checkNumbers(options: TransportOptions): void {
  const retry = options.retry || {};
  const given = { ...options, ...retry };
  for (const name of ['timeout', 'requestsPerSecond', 'maxResponseBytes'] as const) {
    const value = given[name];
    if (value !== undefined && !(typeof value === 'number' && value > 0))
      throw new ParameterError({ parameter: name, given: value, allowed: 'a number above 0' }, noCall);
  }
  for (const name of ['retries', 'baseDelay', 'maxDelay', 'maxRetryAfter'] as const) {
    const value = given[name];
    if (value !== undefined && !(typeof value === 'number' && value >= 0))
      throw new ParameterError(
        { parameter: `retry.${name}`, given: value, allowed: 'a number from 0' },
        noCall,
      );
  }
}

function baseOf({ network, baseUrl }: TransportOptions): BaseUrl {
  const refuse = (parameter: string, given: unknown, allowed: string): never => {
    throw new ParameterError({ parameter, given, allowed }, noCall);
  };
  const names = Object.keys(networks).join(', ');
  if (network !== undefined && baseUrl !== undefined) refuse('network', network, 'left out beside baseUrl');
  if (network !== undefined && !Object.hasOwn(networks, network))
    refuse('network', network, `one of ${names}`);
  return (
    parseBaseUrl(network === undefined ? (baseUrl ?? '') : networks[network]) ??
    refuse(
      'baseUrl',
      // The text itself may hold a key.
      baseUrl === undefined ? undefined : typeof baseUrl,
      `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`,
    )
  );
}
