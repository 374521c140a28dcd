import {
  type Call,
  type CallState,
  type Ending,
  isTransientError,
  onAbort,
  type PageReply,
  sleep,
  within,
} from '../client/client.js';
import { ApiError, NetworkError, ResponseError } from '../errors/errors.js';
import { milliseconds } from '../values/values.js';
import type { Host } from './host.js';
import type { HostList } from './host-list.js';
import { checkedOperation } from './reply-check.js';

/** Milliseconds between two probes of a host that has to catch up. It may import many record files at once. */
const shortestPause = 250;
const longestPause = 5000;

/** A call that may be sent to several hosts. */
export interface HostedCall {
  readonly hosts: HostList;
  readonly call: Call;
  readonly progress: CallState;
  readonly ending: Ending;
  /** The deadline of the caller, in milliseconds, and when it ends. */
  readonly limit: number;
  readonly end: number;
  readonly mayRepeat: boolean;
  /** Whether the reply must not be older than those before: a page of a list, or a reply of `follow` or `after`. */
  readonly mustNotBeOlder: boolean;
  /** The last failure of each host. */
  readonly errors: Map<Host, Error>;
  /**
   * The result of a client with one host for a reply that cannot be used: returned or thrown. Such a reply is a failure of
   * its host only if another host has a reply. If all of them are alike, the call is the reason, or the description.
   */
  readonly unusable: Map<Host, PageReply<unknown> | Error>;
}

/** The request of a call to one host. */
export interface HostRequest<Data> {
  /** Resolves when the rate of the host has let the request pass. */
  readonly sent: Promise<void>;
  /** The reply, or an error that another host would return too. Rejects if another host may have a reply. */
  readonly outcome: Promise<Outcome<Data>>;
  abort(): void;
}

export interface Outcome<Data> {
  readonly host: Host;
  readonly result: PageReply<Data> | Error;
}

/**
 * One request of a call to one host, for `race`. It waits until the host has caught up if the reply must not be older
 * than others, sends without retries, as the next host is the retry, and sorts the result: a reply, an error that each
 * host would return (`Outcome`), or a failure of this host, which rejects. `attempts` is a setter because the sender
 * counts an attempt when the rate has let it pass: from then on, the host is slow, and not its rate.
 *
 * @param isTwin Whether the host has the call already, and must not share that request.
 */
export function sendTo<Data>(host: Host, hosted: HostedCall, isTwin: boolean): HostRequest<Data> {
  const { hosts, call, progress, ending, limit, end } = hosted;
  const { clock } = hosts;
  const own = new AbortController();
  const { signal } = own;
  let isOver = false;
  let sentAt: number | undefined;
  let onSent: () => void;
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  const { operation, isReply } = checkedOperation(call.operation);
  let unusable: PageReply<Data> | undefined;
  let attempt = 0;
  const state: CallState = {
    ...progress,
    limit,
    get attempts() {
      return attempt;
    },
    // Set when the rate lets the request pass. The attempts at all hosts are counted together.
    set attempts(_) {
      host.waiting -= 1;
      sentAt = clock.elapsed();
      onSent();
      progress.attempts += 1;
      attempt = progress.attempts;
    },
  };

  async function exchange(): Promise<Outcome<Data>> {
    const stopWatching = onAbort(ending, () => own.abort(ending.reason));
    host.waiting += 1;
    try {
      if (hosted.mustNotBeOlder) await catchUp(host, hosted, signal);
      const deadline = Math.max(1, end - clock.elapsed());
      const reply = await host.transport.send<Data>({
        ...call,
        operation,
        state,
        isFresh: call.isFresh || isTwin,
        hasWaitedForRate: call.hasWaitedForRate && host.useTurn(),
        options: { ...call.options, after: undefined, retry: false, signal, deadline },
      });
      const latency = clock.elapsed() - Number(sentAt);
      if (hosted.mayRepeat && !(await isReply(reply.data))) {
        unusable = reply;
        const { response, context } = reply;
        throw new ResponseError('the reply lacks its fields', { status: response.status, text: '' }, context);
      }
      host.succeed(latency);
      hosts.learn(host, call.operation, reply.data);
      return { host, result: reply };
    } catch (error) {
      if (signal.aborted || mayMove(error, hosted)) throw error;
      if (hosted.mayRepeat && error instanceof ApiError) host.answer();
      return { host, result: error as Error };
    } finally {
      isOver = true;
      stopWatching();
      if (!signal.aborted) progress.url = state.url;
      if (sentAt === undefined) host.waiting -= 1;
    }
  }

  const outcome = exchange();
  // If the call was aborted, nobody reads the outcome.
  outcome.catch((error: Error) => {
    if (signal.aborted) return;
    hosted.unusable.delete(host);
    if (error instanceof ResponseError) hosted.unusable.set(host, unusable ?? error);
    else host.fail(error);
    hosted.errors.set(host, error);
    progress.last = error;
  });
  function abort(): void {
    // An error with its stack would be created for each call.
    if (!isOver) own.abort();
  }

  return { sent, outcome, abort };
}

/** Whether another host may have a reply. An error in which the service says nothing comes from a proxy. */
function mayMove(error: unknown, { mayRepeat }: HostedCall): boolean {
  const isFromProxy = error instanceof ApiError && error.messages.length === 0;
  return mayRepeat && (isFromProxy || error instanceof ResponseError || isTransientError(error));
}

/** Waits until the host is as new as the other hosts were, up to the deadline. */
function catchUp(host: Host, { hosts, progress, end }: HostedCall, outerSignal: AbortSignal): Promise<void> {
  const { clock } = hosts;
  const late = (): Error => new NetworkError('it is behind the others', 0, { ...progress, url: host.name });
  const limits = { limit: end - clock.elapsed(), late, signal: outerSignal, clock };
  return within(limits, async (signal) => {
    let isUnknown = hosts.isUnknown(host);
    while (isUnknown || hosts.timeBehind(host) > 0n) {
      await hosts.check(host);
      isUnknown = false;
      if (host.isBehind && hosts.rank(new Set([host]), true)[0]?.isUsable) throw late();
      const behind = hosts.timeBehind(host);
      const pause = Math.max(shortestPause, milliseconds(behind) / 2);
      if (behind > 0n) await sleep(Math.min(longestPause, pause), signal, clock);
    }
  });
}
