import type { AfterRules } from '../after/after.js';
import {
  type Call,
  type CallOptions,
  type CallState,
  defaultDeadline,
  type Ending,
  type Exchange,
  eventOf,
  notify,
  type PageReply,
  retryDelay,
  retryPolicy,
  sleep,
  type Transport,
  type TransportOptions,
  type TransportSettings,
  tooLate,
} from '../client/client.js';
import { ApiError, NetworkError, TimeoutError, throwSecretError } from '../errors/errors.js';
import type { Host } from './host.js';
import { HostList } from './host-list.js';
import { race } from './host-race.js';
import type { HostedCall } from './host-request.js';

/** An object of headers would be sent to every host, and may have the key of one. So only a function is accepted. */
const headersOfHost =
  "a function of the host beside hosts: ({ host }) => (host === 'https://provider.example' ? { authorization: token } : {})";

/** How calls are sent to several hosts. */
export interface HostSwitch {
  readonly send: Exchange;
}

/** In milliseconds. A timer may be early by so much: what is left of the deadline then is nothing, and the call was ended by it. */
const timerPrecision = 1;

/**
 * Sends the calls of a client with several hosts, or with `hedge`. Each round is one `race` over all hosts; rounds follow
 * each other like the retries of one host, until the deadline. The transports of the hosts have no retries of their own:
 * those would spend the deadline on a host that is down. `hosts.ts` loads this with the first call, so that a client with
 * one host does not have it.
 */
export function createSwitch(
  outer: Transport,
  transports: readonly Transport[],
  { deadline = defaultDeadline, retry, onRetry }: TransportSettings,
  { hedge, hosts: hostOptions }: Pick<TransportOptions, 'hedge' | 'hosts'>,
): HostSwitch {
  const hosts = new HostList(transports, hedge?.after);
  const { clock } = hosts;
  const best = (): Host => hosts.rank(new Set(), true)[0] as Host;
  // The outer transport sends nothing itself. Its rate is that of the host which gets the next call.
  Object.defineProperties(outer, {
    waitForRate: { value: (options: CallOptions) => best().waitForRate(options) },
    rate: { get: () => best().transport.rate },
    hosts: { get: () => hosts.states },
  });

  async function send<Data>(call: Call, progress: CallState, ending: Ending): Promise<PageReply<Data>> {
    const { operation, options, query, isFresh = false } = call;
    const { headers } = options;
    if (hostOptions && headers !== undefined && typeof headers !== 'function')
      throwSecretError('headers', headers, headersOfHost, progress);
    hosts.rules = ((await operation.after?.()) as AfterRules | undefined) ?? hosts.rules;
    const limit = options.deadline ?? deadline;
    const policy = retryPolicy(retry, options.retry);
    const hosted: HostedCall = {
      hosts,
      call,
      progress,
      ending,
      limit,
      end: clock.elapsed() + limit,
      mayRepeat: operation.isRead ?? /^(GET|HEAD)$/.test(operation.method),
      mustNotBeOlder: query !== undefined || isFresh,
      errors: new Map(),
      unusable: new Map(),
    };
    for (let round = 1; ; round += 1) {
      const result = await race<Data>(hosted, round);
      const rest = hosted.end - clock.elapsed();
      // The deadline of the request to the host was only what was left of that of the call.
      if (result instanceof TimeoutError && rest <= timerPrecision) {
        const lacking = replyIn<Data>(hosted);
        if (lacking) return lacking;
        throw tooLate(limit, progress);
      }
      if (result instanceof Error) throw result;
      if (result) return result;
      const delay = retryDelay(round, undefined, policy, () => clock.random());
      const isOver = rest <= timerPrecision || round > policy.retries || delay >= rest;
      // One host alone would have returned it, with its warning. Before, another host may have a better one.
      const reply = isOver ? replyIn<Data>(hosted) : undefined;
      if (reply) return reply;
      const failure = failureOf(hosted);
      if (rest <= timerPrecision) throw tooLate(limit, { ...progress, last: failure });
      if (isOver) throw failure;
      const { last } = progress;
      const status = last instanceof ApiError && { status: last.status };
      notify(onRetry, { ...eventOf(progress), delay, ...status });
      await sleep(delay, ending, clock);
    }
  }

  return { send };
}

/** A reply that lacks fields, of a host that has not failed since. With `validation: 'throw'`, there is an error instead. */
function replyIn<Data>({ unusable }: HostedCall): PageReply<Data> | undefined {
  const replies = [...unusable.values()].filter((result) => !(result instanceof Error));
  return replies.at(-1) as PageReply<Data> | undefined;
}

/** The error of the only host, or one that names all. */
function failureOf({ errors, progress }: HostedCall): Error | undefined {
  const [first, second] = errors.values();
  if (!second) return first;
  const reasons = Array.from(
    errors,
    // Each message begins with the operation, with which the whole message begins as well.
    ([{ name }, { message }]) => `${name}: ${message.replace(/^\w+: /, '')}`,
  );
  return new NetworkError(`no host has a reply. ${reasons.join('. ')}`, progress.attempts, progress, {
    cause: new AggregateError(errors.values()),
  });
}
