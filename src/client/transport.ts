import { type CallContext, noContext, refuser } from '../errors/errors.js';
import { type Call, copyOptions, type PageReply, type Transport } from './call.js';
import { callRules, checkOptions, checkTransportOptions, fromZero } from './check-options.js';
import { type EndEvent, notify } from './hooks.js';
import { baseFor, baseOf, identityOf, urlAt, withVersion } from './http/base-url.js';
import type { Ending } from './http/ending.js';
import type { CallState } from './http/message.js';
import { createSender } from './http/sender.js';
import { systemClock } from './http/time.js';
import { OpenCalls } from './open-calls.js';
import { type HostedOptions, type OneHostOptions, validationModes } from './options.js';
import type { Connection } from './reply/other-reply.js';
import { readPlain } from './reply/read-plain.js';
import { requestPath, serialise } from './request/serialise.js';

let calls = 0;

/** Sends one call, checked and within its limits. */
export type Exchange = <Data>(call: Call, state: CallState, signal: AbortSignal) => Promise<PageReply<Data>>;

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

/** `otherExchange` sends the calls in the place of this transport. */
export function openTransport(options: OneHostOptions, otherExchange?: Exchange): Transport {
  checkTransportOptions(options);
  const own = copyOptions(options);
  const base = baseOf(own);
  const {
    clock: effects = systemClock,
    deadline,
    validation,
    headers,
    network,
    onEnd,
    onInvalidResponse,
  } = own;
  const sender = createSender(base, own, effects);
  const connection: Connection = { base, effects, onInvalidResponse };
  const open = new OpenCalls();
  const defaultModes = validationModes(validation);

  async function openCall<Data>(call: Call, state: CallState): Promise<PageReply<Data>> {
    checkOptions(call.options, callRules, state);
    return open.run(state, call.options.signal, (ending) =>
      otherExchange
        ? otherExchange<Data>(call, state, ending.toSignal())
        : exchange<Data>(call, state, ending),
    );
  }

  async function exchange<Data>(call: Call, state: CallState, ending: Ending): Promise<PageReply<Data>> {
    const { operation, options, query } = call;
    const modes = options.validation ? validationModes(validation, options.validation) : defaultModes;
    const isChecked = modes.request !== 'off';
    const input = serialise(call, isChecked, state, network);
    input.query = query ?? input.query;
    if (operation.body || options.query || options.body)
      await (await import('./request/complete.js')).complete(input, call, isChecked, state);
    if (isChecked) await operation.rules?.(operation, input, state);
    const path = requestPath(operation, input);
    state.url = urlAt(baseFor(base, operation).preview, path);
    const reply = await sender.send(call, path, input.body, state, ending);
    const first = reply.response.ok ? readPlain(operation, reply, modes.response !== 'off') : {};
    let data = first.plain?.data;
    if (!first.plain?.isWhole) {
      const { readOther } = await import('./other-replies.js');
      data = await readOther(connection, { call, input, path, modes, reply, state, ...first });
    }
    const { response, redact } = reply;
    return { data: data as Data, response, context: state, redact };
  }

  async function withEndEvent<Result>(
    result: Promise<Result>,
    call: Call,
    state: CallState,
  ): Promise<Result> {
    const begin = effects.elapsed();
    let end: Pick<EndEvent, 'outcome' | 'error'> = { outcome: 'data' };
    try {
      return await result;
    } catch (error) {
      const signal = call.options?.signal;
      end = { outcome: signal?.aborted && error === signal.reason ? 'aborted' : 'error', error };
      throw error;
    } finally {
      const { last: _, ...event } = state;
      notify(onEnd, { ...event, duration: effects.elapsed() - begin, ...end });
    }
  }

  async function close(timeout = Infinity): Promise<void> {
    checkOptions({ timeout }, { timeout: fromZero }, noContext);
    await open.close(timeout, effects);
  }

  const transport: Transport = {
    send<Data>(call: Call) {
      const { operationId, method, path } = call.operation;
      calls += 1;
      const url = urlAt(baseFor(base, call.operation).preview, path);
      const state: CallState = call.state ?? {
        operationId,
        method,
        url,
        callId: calls,
        attempts: 0,
        last: undefined,
      };
      // `options` may be null; `exchange` refuses that.
      if (call.options?.after !== undefined) return sendAfter<Data>(transport, call, state);
      const result = openCall<Data>(call, state);
      return onEnd ? withEndEvent(result, call, state) : result;
    },
    waitForRate: sender.waitForRate,
    close,
    [Symbol.asyncDispose]: close,
    effects,
    identity: identityOf(base, headers),
    network,
    defaults: { deadline, validation },
    rate: sender.rate,
  };
  return transport;
}

/** Creates a transport for a service with a default URL. */
export function createHostedTransport(options: HostedOptions, defaultUrl: string): Transport {
  checkTransportOptions(options);
  const { baseUrl = defaultUrl } = options;
  if ('network' in options && options.network !== undefined) {
    const allowed = 'left out: the service has one URL for all networks. For another service, set baseUrl';
    refuser(noContext)('network', options.network, allowed);
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
  return refuser(context)('after', call.options.after, 'left out');
}
