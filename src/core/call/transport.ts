import { ParameterError } from '../errors/errors.js';
import { type BaseUrl, parseBaseUrl } from '../http/base-url.js';
import { type Effects, systemEffects } from '../http/effects.js';
import { withSignal } from '../http/joined-signal.js';
import { toItsEnd } from '../http/progress.js';
import { Sender } from '../http/sender.js';
import { checkCallOptions, checkTransportOptions, noCall } from '../operation/check-options.js';
import { copyOptions } from '../operation/copy-options.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions, HostedOptions, TransportOptions } from '../operation/options.js';
import { validationModes, warnOnce } from '../operation/validation.js';
import { copyParams } from '../request/copy-params.js';
import { requestPath } from '../request/request-path.js';
import { networks } from '../values/networks.js';
import { exchange, inputOf, type PageReply } from './exchange.js';
import { LazyRequest, type LedgerRequest } from './lazy-request.js';

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
  /**
   * Where a call goes.
   *
   * @throws ParameterError for bad input.
   */
  target(operation: Operation, params: object, options: CallOptions): Target;
}

/** Where a call goes, behind the base URL. */
export interface Target {
  readonly path: string;
  readonly query: string;
  /** Whether the call is checked before it is sent. */
  readonly isChecked: boolean;
}

/**
 * Opens a way to a service. No connection is made before the first call is awaited.
 *
 * @throws ParameterError if neither `network` nor `baseUrl` says where the service is, or an option cannot be meant.
 */
export function createTransport(options: TransportOptions): Transport {
  return openTransport(options, systemEffects);
}

/** The same for a service that has a usual address. */
export function createHostedTransport(options: HostedOptions, usual: string): Transport {
  checkTransportOptions(options);
  return createTransport({ ...options, baseUrl: options.baseUrl === undefined ? usual : options.baseUrl });
}

/** The same with clock, chance and timers of the caller's. */
export function openTransport(settings: TransportOptions, effects: Effects): Transport {
  checkTransportOptions(settings);
  const options = copyOptions(settings);
  const base = baseOf(options);
  const connection = {
    base,
    sender: new Sender(base, options, effects),
    validation: options.validation,
    onInvalidResponse: options.onInvalidResponse ?? warnOnce((message) => console.warn(message)),
  };
  const send = <Data>(operation: Operation, params: object, callOptions: CallOptions, query?: string) => {
    const { operationId, method, path } = operation;
    const url = `${base.shown}${path}`;
    return toItsEnd(operation, url, options.onEnd, effects, (progress) => {
      checkCallOptions(callOptions, { operationId, method, url });
      progress.signal = callOptions.signal;
      return exchange<Data>(connection, operation, { ...params }, callOptions, progress, query);
    });
  };
  return {
    request<Data>(operation: Operation, params: object, callOptions: CallOptions) {
      // What is changed between the call and its await does not change the call.
      const given = copyParams(params);
      const own = copyOptions(callOptions);
      return new LazyRequest(
        (signal) => send<Data>(operation, given, withSignal(own, signal)),
        operation.operationId,
      );
    },
    page: send,
    target(operation, params, callOptions) {
      const { operationId, method, path } = operation;
      checkCallOptions(callOptions, { operationId, method, url: `${base.shown}${path}` });
      const input = inputOf(connection, operation, { ...params }, callOptions);
      const { request } = validationModes(connection.validation, callOptions.validation);
      const [called = ''] = requestPath(operation, input).split('?');
      return { path: called, query: input.query, isChecked: request !== 'off' };
    },
  };
}

function baseOf({ network, baseUrl }: TransportOptions): BaseUrl {
  const refuse = (parameter: string, given: unknown, allowed: string): never => {
    throw new ParameterError({ parameter, given, allowed }, noCall);
  };
  const names = Object.keys(networks).join(', ');
  if (network === undefined && baseUrl === undefined)
    refuse('baseUrl', baseUrl, `given, or network as one of ${names}`);
  if (network !== undefined && baseUrl !== undefined) refuse('network', network, 'left out beside baseUrl');
  if (network !== undefined && !Object.hasOwn(networks, network))
    refuse('network', network, `one of ${names}`);
  return (
    parseBaseUrl(network === undefined ? (baseUrl ?? '') : networks[network]) ??
    refuse(
      'baseUrl',
      // The text itself may hold a key.
      typeof baseUrl,
      `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`,
    )
  );
}
