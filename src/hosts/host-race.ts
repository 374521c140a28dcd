import { Ending, type PageReply, sleep } from '../client/client.js';
import type { Host } from './host.js';
import { type HostedCall, type HostRequest, type Outcome, sendTo } from './host-request.js';

/**
 * Sends a call to one host after another, until there is a reply. The next one gets the call if a host fails or is slow.
 * Returns undefined if all of them fail.
 */
export async function race<Data>(
  hosted: HostedCall,
  round: number,
): Promise<PageReply<Data> | Error | undefined> {
  const { hosts, call, ending, mustNotBeOlder, end } = hosted;
  const tried = new Set<Host>();
  const requests: HostRequest<Data>[] = [];
  hosts.probe(mustNotBeOlder);
  const best = (): Host | undefined => hosts.rank(tried, mustNotBeOlder, call.hasWaitedForRate)[0];
  const preferred = best();
  const rival = rivalOf(preferred, hosted);
  let host = rival ?? preferred;
  try {
    while (host && !ending.aborted && hosts.clock.elapsed() < end) {
      const isTwin = tried.has(host);
      tried.add(host);
      const isFirst = requests.length === 0;
      if (isFirst) hosts.countRequest();
      const hedgeDelay = isFirst ? hosts.hedgeDelay(host) : undefined;
      let event: 'reply' | 'failure' | 'delay' = 'failure';
      if (round === 1 || host.budget.reserve()) {
        const delay = hedgeDelay ?? (best() && host.patience);
        requests.push(sendTo(host, hosted, isTwin));
        event = await nextEvent(requests, delay, hosted);
      }
      if (event === 'reply') break;
      const isHedged = event === 'delay' && hedgeDelay !== undefined;
      if (event === 'delay') host.fail();
      if (isHedged) hosts.countHedge();
      const next = best();
      // A second request to the same host may be faster, too.
      host = isHedged && !next?.isUsable ? host : next;
    }
    const first = await firstOf(requests).catch(() => undefined);
    ending.throwIfAborted();
    if (!first) return oneHostResult(hosted);
    for (const other of hosted.unusable.keys()) if (other !== first.host) other.fail();
    first.host.budget.refund(round - 1);
    if (rival) hosts.probe(true);
    return first.result;
  } finally {
    for (const { abort } of requests) abort();
  }
}

/** Waits for a reply, a failure of the last request, or a delay after it was sent. Returns the first of these. */
async function nextEvent(
  requests: readonly HostRequest<unknown>[],
  delay: number | undefined,
  { hosts, mayRepeat }: HostedCall,
): Promise<'reply' | 'failure' | 'delay'> {
  const { sent, outcome } = requests.at(-1) as HostRequest<unknown>;
  const timer = new Ending();
  const events: Promise<unknown>[] = [firstOf(requests), outcome];
  if (delay !== undefined && mayRepeat) events.push(sent.then(() => sleep(delay, timer, hosts.clock)));
  try {
    return (await Promise.race(events)) ? 'reply' : 'delay';
  } catch {
    return 'failure';
  } finally {
    timer.abort(undefined);
  }
}

/** The result of a client with one host, if each host sent an unusable reply. Undefined if one of them failed otherwise. */
function oneHostResult<Data>({ errors, unusable }: HostedCall): PageReply<Data> | Error | undefined {
  const results = [...unusable.values()];
  return results.length < errors.size ? undefined : (results.at(-1) as PageReply<Data> | Error);
}

function firstOf<Data>(requests: readonly HostRequest<Data>[]): Promise<Outcome<Data>> {
  return Promise.any(requests.map(({ outcome }) => outcome));
}

/** Another host, if the newest time of the preferred one is so old that it may be behind. */
function rivalOf(preferred: Host | undefined, { hosts, call, mustNotBeOlder }: HostedCall): Host | undefined {
  if (!preferred?.takeComparison(call.operation.operationId)) return undefined;
  const [rival] = hosts.rank(new Set([preferred]), mustNotBeOlder);
  return rival?.isUsable ? rival : undefined;
}
