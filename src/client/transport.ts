// A call from its input to its data, through all rooms below.

import { type CallContext, noCall, ParameterError } from '../errors/errors.js';
import { networks } from '../values/values.js';
import { type Connection, exchange, type PageReply } from './exchange.js';
import { type BaseUrl, parseBaseUrl, urlAt } from './http/base-url.js';
import { type Effects, systemEffects } from './http/effects.js';
import { startOf, toItsEnd } from './http/progress.js';
import { Sender } from './http/sender.js';
import { LazyRequest, type LedgerRequest } from './lazy-request.js';
import { checkTransportOptions } from './operation/check-options.js';
import { copyOptions } from './operation/copy-options.js';
import type { Operation } from './operation/operation.js';
import type { CallOptions, HostedOptions, TransportOptions } from './operation/options.js';
import { type Call, endedBy, makeCall } from './request/call.js';

/** What turns calls into data. Made by {@link createTransport}. */
export interface Transport {
  /** Sends a call and reads the reply to it. */
  send<Data>(call: Call): Promise<PageReply<Data>>;
  /** What its calls share. A function, as it may hold a key, which must not show where a transport is printed. */
  connection(): Connection;
  /** Clock, chance and timers. */
  readonly effects: Effects;
}

/**
 * Opens a way to a service. No connection is made before the first call is awaited.
 *
 * @param options Where the service is, and how calls are sent.
 * @throws ParameterError if neither `network` nor `baseUrl` says where the service is, or an option cannot be meant.
 * @example
 * const transport = createTransport({ baseUrl: 'https://testnet.mirrornode.hedera.com' });
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
  const sender = new Sender(base, options, effects);
  const { onEnd } = options;
  const connection: Connection = { ...options, base, sender, effects };
  const sendAfter = async <Data>(call: Call, context: CallContext): Promise<PageReply<Data>> => {
    const rules = await call.operation.after?.();
    if (rules) return (await rules.reply(transport, call, rules)) as PageReply<Data>;
    const given = call.options.after;
    throw new ParameterError({ parameter: 'after', given, allowed: 'left out' }, context);
  };
  const transport: Transport = {
    effects,
    connection: () => connection,
    send<Data>(call: Call) {
      const { after } = Object(call.options) as CallOptions;
      const progress = startOf(call, urlAt(base.preview, call.operation.path));
      if (after !== undefined) return sendAfter<Data>(call, progress);
      const run = (): Promise<PageReply<Data>> => exchange<Data>(connection, call, progress);
      return onEnd ? toItsEnd(call, progress, onEnd, effects, run) : run();
    },
  };
  return transport;
}

/** What every generated function does that is no list's. */
export function call<Data>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): LedgerRequest<Data> {
  const made = { transport, ...makeCall(operation, params, options) };
  return new LazyRequest((signal) => transport.send<Data>(endedBy(made, signal)), made);
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
      // A scheme that is missing shows in what is behind it; what follows may hold a key, as all of a URL may.
      baseUrl?.includes('//') ? typeof baseUrl : baseUrl?.replace(/(?<=[^/])\/.+$/s, '/***'),
      `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`,
    )
  );
}
