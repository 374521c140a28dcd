import type { AfterRules } from '../after/after.js';
import type { Clock, HedgeOptions, Operation, Transport } from '../client/client.js';
import { Host } from './host.js';

/**
 * The share of requests that `hedge` may send twice. The reference promises it, so that a slow service does not get twice
 * the load.
 */
const maxHedged = 0.05;
/** A request that is only a little slower than usual is not sent twice. */
const hedgeFactor = 1.2;
/**
 * A host is behind if another one has shown a time that is newer by this many nanoseconds, which are more than two record files.
 * A host in time may be so late for a moment. Then it is the second choice, and no call fails.
 */
const maxBehind = 5_000_000_000n;
/** Hosts show a record file 2 to 10 seconds after its end, so a host that is in time lags by at most so many milliseconds. */
const usualLag = 10_000;

/** The order in which hosts get a call. */
const ranks = { usable: 0, older: 1, behind: 2, failing: 3 } as const;

/**
 * The hosts of a client, and what their replies have shown. `race` gets from it the order in which hosts receive a call,
 * and reports each reply to it; `probe` sends small requests to those that are not used. One list compares all of
 * them, because a host is behind only in relation to another one, which has shown a newer time. A time after the clock is
 * no evidence (`#mostAhead`): a host with a wrong clock would make all others count as behind.
 */
export class HostList {
  readonly clock: Clock;
  /** How replies show their time. Undefined until the first call of an operation that declares it. */
  rules: AfterRules | undefined;
  readonly #hosts: readonly Host[];
  readonly #hedge: HedgeOptions['after'] | undefined;
  #requests = 0;
  #hedged = 0;

  constructor(transports: readonly Transport[], hedge: HedgeOptions['after'] | undefined) {
    this.#hosts = transports.map((transport) => new Host(transport));
    this.clock = (transports[0] as Transport).effects;
    this.#hedge = hedge;
  }

  /** For the transport, which shows them to the caller. */
  get states() {
    return this.#hosts.map(({ state }) => state);
  }

  /**
   * The hosts except these, the best first: by their rank, then by the wait for their rate, then in the order of the options.
   *
   * @param mustNotBeOlder Whether the reply must not be older than those before it, such as that of a later page of a list. A
   *   host that has shown the newest time is the best then.
   * @param hasWaitedForRate Whether the request has waited for a turn, which one of the hosts has reserved.
   */
  rank(except: ReadonlySet<Host>, mustNotBeOlder: boolean, hasWaitedForRate?: boolean): Host[] {
    const rankOf = (host: Host): number => {
      if (!host.isHealthy) return ranks.failing;
      if (!host.isUsable) return ranks.behind;
      if (mustNotBeOlder && this.timeBehind(host) > 0n) return ranks.older;
      return ranks.usable;
    };
    const rest = this.#hosts.filter((host) => !except.has(host));
    return rest.sort((a, b) => rankOf(a) - rankOf(b) || a.wait(hasWaitedForRate) - b.wait(hasWaitedForRate));
  }

  /** Nanoseconds by which a host is behind the newest time of all. One that has shown no time is behind by all of it. */
  timeBehind({ newest = 0n }: Host): bigint {
    return this.#newest - newest;
  }

  /** Whether the host has shown no time, but another one has. It may be behind then. */
  isUnknown(host: Host): boolean {
    return host.newest === undefined && this.#hosts.some(({ newest }) => newest !== undefined);
  }

  /** Notes the newest time that a reply shows. */
  learn(host: Host, { operationId }: Operation, data: unknown): void {
    const { rules } = this;
    if (rules)
      host.learn(rules.newestTime(rules.replyTimesByOperation[operationId]?.times, data), operationId);
  }

  /**
   * Sends probes to hosts that are not used, some time after the last one. If a host has shown a time after the clock, the
   * hosts without a time get one too: they are witnesses for the clock, or against it.
   */
  probe(mustNotBeOlder: boolean): void {
    const mostAhead = this.#mostAhead;
    const isClockDoubtful = this.#hosts.some(({ ahead = 0 }) => ahead > mostAhead);
    for (const host of this.#hosts) {
      // One without a time may be the newest, and gets the call that shows it.
      const isPassedOver = mustNotBeOlder && host.newest !== undefined && this.timeBehind(host) > 0n;
      const isUnused = !host.isUsable || isPassedOver;
      const isWitness = isClockDoubtful && this.isUnknown(host);
      if ((isWitness || isUnused) && host.isProbeDue) this.check(host).catch(() => undefined);
    }
  }

  /** Finds out by a probe whether a host is behind. */
  async check(host: Host): Promise<void> {
    if (this.rules) await host.probe(this.rules);
    host.isBehind = this.timeBehind(host) > maxBehind;
  }

  /** Counts a call that is sent to its first host. */
  countRequest(): void {
    this.#requests += 1;
  }

  /** Counts one that is sent to a second host because the first is slow. */
  countHedge(): void {
    this.#hedged += 1;
  }

  /**
   * Milliseconds after which a request to the host is sent twice. Undefined if too many are, and while too few times of replies
   * are known.
   */
  hedgeDelay(host: Host): number | undefined {
    if (this.#hedged + 1 > this.#requests * maxHedged) return undefined;
    if (this.#hedge !== 'p95') return this.#hedge;
    const { p95 } = host;
    return p95 && p95 * hedgeFactor;
  }

  /** The newest time of all hosts that is evidence. */
  get #newest(): bigint {
    const mostAhead = this.#mostAhead;
    let found = 0n;
    for (const { newest = 0n, ahead = 0 } of this.#hosts)
      if (newest > found && ahead <= mostAhead) found = newest;
    return found;
  }

  /**
   * Milliseconds by which a time that is evidence may be after the clock.
   *
   * A reply shows what has happened, so a time after now is wrong. It must not let other hosts count as behind. Neither
   * must it count as now, as a host that lags by eight seconds would still be behind. So it is no evidence at all.
   *
   * But the clock of this machine may be slow: then the times of all hosts are after it. One host that shows such a time
   * is not trusted more than the clock. If there are two, the clock is slow by what both show, and by the usual lag at
   * most in addition. Each time is compared with the clock of the moment when it was shown first: otherwise, a wrong time
   * would be evidence later.
   */
  get #mostAhead(): number {
    const times = this.#hosts.map(({ ahead = 0 }) => ahead).sort((a, b) => b - a);
    const secondGreatest = times[1] ?? 0;
    return secondGreatest > 0 ? secondGreatest + usualLag : 0;
  }
}
