import { type CallContext, noContext, parameterErrorThrower } from '../errors/errors.js';
import { type Network, networks } from '../values/values.js';
import { type Call, copyOptions, type PageReply, type Transport } from './call.js';
import { checkOptions, checkTransportOptions, fromZero } from './check-options.js';
import { type EndEvent, notify } from './hooks.js';
import { baseFor, baseOf, identityOf, urlAt, withVersion } from './http/base-url.js';
import type { Ending } from './http/ending.js';
import { globalFetch } from './http/fetch-reply.js';
import type { CallState } from './http/message.js';
import { createRequests } from './http/requests.js';
import { createSender } from './http/sender.js';
import { systemClock } from './http/time.js';
import { OpenCalls } from './open-calls.js';
import type { Operation } from './operation.js';
import {
  type HostedOptions,
  type OneHostOptions,
  type UncheckedOptions,
  validationModes,
} from './options.js';
import type { Connection } from './reply/other-reply.js';
import { type FirstReading, readPlain } from './reply/read-plain.js';
import { requestPath, serialise } from './request/serialise.js';

/** Calls of all transports are counted together, so that an ID is unique in this process. */
let lastCallId = 0;

/** Sends one call, checked and within its limits. */
export type Exchange = <Data>(call: Call, state: CallState, ending: Ending) => Promise<PageReply<Data>>;

/**
 * Creates a transport. It connects when the first call is awaited.
 *
 * @param options The location of the service, and how calls are sent.
 * @throws ParameterError if neither `network` nor `baseUrl` is set, or an option is unknown or invalid.
 * @example
 * const transport = createTransport({ baseUrl: 'https://testnet.mirrornode.hedera.com' });
 */
export function createTransport(options: OneHostOptions): Transport {
  return openTransport(options);
}

const defaultTimeout = 30_000;
const defaultConcurrency = 64;
const defaultMaxResponseBytes = 64 * 2 ** 20;
/** Public networks accept about as many requests per second from one address, and answer others with 429. */
const publicRate = 50;

/** An unknown name is refused with the base URL. */
function defaultRate(network: Network | undefined): number {
  if (network === undefined || networks[network]?.isLocal) return Infinity;
  return publicRate;
}

/**
 * Opens a transport for one host. The options are read here and nowhere below: each part gets what it uses, with defaults.
 * A call passes through three of them: `OpenCalls` ends it when the transport is closed, `exchange` turns parameters into a
 * request and the reply into data, and the sender makes attempts within the limits of all calls.
 *
 * @param otherExchange Sends the calls in the place of this transport: to several hosts.
 */
export function openTransport(options: UncheckedOptions, otherExchange?: Exchange): Transport {
  checkTransportOptions(options);
  const {
    baseUrl,
    clock = systemClock,
    coalesce = true,
    deadline,
    fetch = globalFetch,
    headers,
    maxConcurrency = defaultConcurrency,
    maxResponseBytes = defaultMaxResponseBytes,
    network,
    onAttempt,
    onEnd,
    onInvalidResponse,
    onAttemptEnd,
    onRetry,
    requestsPerSecond = defaultRate(network),
    retry,
    timeout = defaultTimeout,
    validation,
  } = copyOptions(options);
  const base = baseOf(network, baseUrl);
  const requests = createRequests({
    clock,
    coalesce,
    fetch,
    maxConcurrency,
    maxResponseBytes,
    requestsPerSecond,
  });
  const sender = createSender({
    base,
    clock,
    requests,
    headers,
    timeout,
    deadline,
    retry,
    onAttempt,
    onRetry,
    onAttemptEnd,
  });
  const connection: Connection = { base, effects: clock, onInvalidResponse };
  const openCalls = new OpenCalls();
  const defaultModes = validationModes(validation);

  function newState(operation: Operation): CallState {
    const { operationId, method, path } = operation;
    lastCallId += 1;
    const url = urlAt(baseFor(base, operation).preview, path);
    return { operationId, method, url, callId: lastCallId, attempts: 0, last: undefined };
  }

  /** Checks and serialises a call, sends it, and reads its reply. Code that few calls or replies need is loaded for them. */
  async function exchange<Data>(call: Call, state: CallState, ending: Ending): Promise<PageReply<Data>> {
    const { operation, options, query } = call;
    let modes = defaultModes;
    if (options.validation) modes = validationModes(validation, options.validation);
    const isChecked = modes.request !== 'off';
    const input = serialise(call, isChecked, state, network);
    input.query = query ?? input.query;
    if (operation.body || options.query || options.body)
      await (await import('./request/complete.js')).complete(input, call, isChecked, state);
    if (isChecked && operation.rules) await operation.rules(operation, input, state);
    const path = requestPath(operation, input);
    state.url = urlAt(baseFor(base, operation).preview, path);
    const reply = await sender.send(call, path, input.body, state, ending);
    let first: FirstReading = {};
    if (reply.response.ok) first = readPlain(operation, reply, modes.response !== 'off');
    let data = first.plain?.data;
    if (!first.plain?.isWhole) {
      const { readOther } = await import('./other-replies.js');
      data = await readOther(connection, { call, input, path, modes, reply, state, ...first });
    }
    const { response, redact } = reply;
    return { data: data as Data, response, context: state, redact };
  }

  async function withEndEvent<Result>(
    run: () => Promise<Result>,
    call: Call,
    state: CallState,
  ): Promise<Result> {
    const begin = clock.elapsed();
    let end: Pick<EndEvent, 'outcome' | 'error'> = { outcome: 'data' };
    try {
      return await run();
    } catch (error) {
      end = { outcome: 'error', error };
      const signal = call.options?.signal;
      if (signal?.aborted && error === signal.reason) end = { outcome: 'aborted', error };
      throw error;
    } finally {
      const { last: _, ...event } = state;
      notify(onEnd, { ...event, duration: clock.elapsed() - begin, ...end });
    }
  }

  async function close(timeout = Infinity): Promise<void> {
    checkOptions({ timeout }, { timeout: fromZero }, noContext);
    await openCalls.close(timeout, clock);
  }

  const transport: Transport = {
    send<Data>(call: Call) {
      const state = call.state ?? newState(call.operation);
      // `options` may be null; `run` refuses that.
      if (call.options?.after !== undefined) return sendAfter<Data>(transport, call, state);
      const run = (): Promise<PageReply<Data>> =>
        openCalls.run(state, call.options, (ending) =>
          (otherExchange ?? exchange)<Data>(call, state, ending),
        );
      if (!onEnd) return run();
      return withEndEvent(run, call, state);
    },
    waitForRate: sender.waitForRate,
    close,
    [Symbol.asyncDispose]: close,
    effects: clock,
    identity: identityOf(base, headers),
    network,
    defaults: { deadline, validation },
    rate: requests.rate,
  };
  return transport;
}

/** Creates a transport for a service with a default URL. */
export function createHostedTransport(options: HostedOptions, defaultUrl: string): Transport {
  checkTransportOptions(options);
  const { baseUrl = defaultUrl } = options;
  if ('network' in options && options.network !== undefined) {
    const allowed = 'left out: the service has one URL for all networks. For another service, set baseUrl';
    parameterErrorThrower(noContext)('network', options.network, allowed);
  }
  return createTransport({ ...options, baseUrl: withVersion(baseUrl, defaultUrl) });
}

async function sendAfter<Data>(
  transport: Transport,
  call: Call,
  context: CallContext,
): Promise<PageReply<Data>> {
  const reader = await call.operation.after?.();
  if (reader) return (await reader.reply(transport, call, reader)) as PageReply<Data>;
  return parameterErrorThrower(context)('after', call.options.after, 'left out');
}
