// A call from its input to its data, through all rooms below.

import { type CallContext, noCall, ParameterError } from '../errors/errors.js';
import { networks } from '../values/values.js';
import { type Connection, exchange, type PageReply } from './exchange.js';
import { type BaseUrl, identityOf, parseBaseUrl, urlAt } from './http/base-url.js';
import { type Clock, systemClock } from './http/effects.js';
import { startOf, toItsEnd } from './http/progress.js';
import { Sender } from './http/sender.js';
import { LazyRequest, type LedgerRequest } from './lazy-request.js';
import { checkTransportOptions } from './operation/check-options.js';
import { copyOptions } from './operation/copy-options.js';
import type { Operation } from './operation/operation.js';
import type { CallOptions, HostedOptions, TransportOptions } from './operation/options.js';
import { type Call, endedBy, makeCall } from './request/call.js';

/** Sends calls to one service. Made by {@link createTransport}. */
export interface Transport {
  /** Sends a call and reads the reply. */
  send<Data>(call: Call): Promise<PageReply<Data>>;
  /**
   * Waits until the rate allows another request, for a call that is chosen after the wait. Returns undefined if no wait
   * is needed, or if it would outlast the deadline.
   */
  pass(options: CallOptions): Promise<void> | undefined;
  /** Clock, timers and random numbers. */
  readonly effects: Clock;
  /** The base URL without its path prefix, which may be a key, and a digest if there is a prefix or a header. */
  readonly identity: string;
  /** The options of the transport that a call may override. */
  readonly defaults: Pick<CallOptions, 'deadline' | 'validation'>;
  /** How many requests the rate allows at once. */
  readonly rate: { readonly spare: number };
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
  checkTransportOptions(options);
  const own = copyOptions(options);
  const base = baseOf(own);
  const { clock: effects = systemClock, deadline, validation, headers, onEnd } = own;
  const sender = new Sender(base, own, effects);
  const connection: Connection = { ...own, base, sender, effects };
  const transport: Transport = {
    send<Data>(call: Call) {
      const { after } = Object(call.options) as CallOptions;
      const progress = startOf(call, urlAt(base.preview, call.operation.path));
      if (after !== undefined) return sendAfter<Data>(transport, call, progress);
      const run = (): Promise<PageReply<Data>> => exchange<Data>(connection, call, progress);
      return onEnd ? toItsEnd(call, progress, onEnd, effects, run) : run();
    },
    pass: (callOptions) => sender.pass(callOptions),
    effects,
    identity: identityOf(base, headers),
    defaults: { deadline, validation },
    rate: {
      get spare() {
        return sender.spare;
      },
    },
  };
  return transport;
}

async function sendAfter<Data>(
  transport: Transport,
  call: Call,
  context: CallContext,
): Promise<PageReply<Data>> {
  const rules = await call.operation.after?.();
  if (rules) return (await rules.reply(transport, call, rules)) as PageReply<Data>;
  throw new ParameterError({ parameter: 'after', given: call.options.after, allowed: 'left out' }, context);
}

/** The same for a service that has a usual address. */
export function createHostedTransport(options: HostedOptions, usual: string): Transport {
  checkTransportOptions(options);
  return createTransport({ ...options, baseUrl: options.baseUrl === undefined ? usual : options.baseUrl });
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
