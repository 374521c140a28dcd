import type { AfterRules } from '../after/after.js';
import {
  burst,
  type CallOptions,
  type HostState,
  makeCall,
  type Operation,
  RetryBudget,
  type Transport,
} from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { milliseconds, readTimestamp } from '../values/values.js';

/** Failures in a row after which a host is not used until a probe gets a reply. */
const failuresUntilDown = 2;
/** In milliseconds. A host that restarts is noticed soon, and one that is down for long costs two requests a minute. */
const firstProbe = 1000;
const longestProbeDelay = 30_000;
/** In milliseconds. A host that takes longer for a small request would be slow for calls. */
const probeTimeout = 5000;
/** Latencies that are kept, and how many a percentile needs: of fewer than 20, the slowest 5 % are not one. */
const maxLatencies = 100;
const minLatencies = 20;
/** In milliseconds, before the next host gets a call too. */
const leastPatience = 500;
/** In milliseconds. A turn of the rate is used at once. A later use would add to those of its own time, beyond the rate. */
const turnLife = 5;
/** A newest time of this age, in milliseconds, is usual on no busy ledger. */
const unusualLag = 10_000;

/**
 * The state of one host, as its replies show it: whether it replies, how fast, up to which time it has the ledger, and
 * how many requests wait for its rate. `HostList` compares hosts by it. A probe, a small request for the newest time, is
 * sent to a host that gets no calls, since nothing else would show that it is back. When the newest time was shown is kept
 * by the monotonic clock (`#lead`), as the clock of this machine may be set.
 */
export class Host {
  readonly budget = new RetryBudget();
  readonly name: string;
  /** The newest consensus time in a reply, in nanoseconds. The host has all record files up to it. */
  newest: bigint | undefined;
  isBehind = false;
  /** The newest time minus the monotonic clock when it was shown first, in milliseconds. */
  #lead = 0;
  /** Requests that wait for the rate. */
  waiting = 0;
  /** When turns of the rate were reserved for requests that are about to be sent, oldest first. */
  #turns: number[] = [];
  /** The operation that showed the newest time, and how old this time was after its last reply. */
  #timedBy: string | undefined;
  #shownLag = 0;
  #comparedAt = -Infinity;
  #failures = 0;
  #probes = 0;
  #probeAt = 0;
  #probing: Promise<void> | undefined;
  #latencies: number[] = [];

  constructor(readonly transport: Transport) {
    this.name = transport.identity.replace(/#.*/, '');
  }

  get isHealthy(): boolean {
    return this.#failures < failuresUntilDown;
  }

  get isUsable(): boolean {
    return this.isHealthy && !this.isBehind;
  }

  /**
   * Reserves a turn of the rate, and waits for it. The request that is chosen then may go to another host, whose rate has not
   * let it pass. So the turn is kept here for a moment, for a request that goes to this host.
   */
  waitForRate(options: CallOptions): Promise<void> | undefined {
    const keepTurn = (): void => {
      this.#dropOldTurns();
      this.#turns.push(this.transport.effects.elapsed());
    };
    const turn = this.transport.waitForRate(options);
    if (turn) return turn.then(keepTurn);
    keepTurn();
    return undefined;
  }

  /** Uses a turn for a request. Returns false if none is reserved. */
  useTurn(): boolean {
    this.#dropOldTurns();
    return this.#turns.shift() !== undefined;
  }

  /** A request that went to another host, or waited for a comparison of hosts, has not used its turn. */
  #dropOldTurns(): void {
    const end = this.transport.effects.elapsed() - turnLife;
    this.#turns = this.#turns.filter((time) => time >= end);
  }

  /** Seconds until the rate lets another request pass. */
  wait(hasWaitedForRate = false): number {
    this.#dropOldTurns();
    if (hasWaitedForRate && this.#turns.length > 0) return 0;
    const { spare, requestsPerSecond } = this.transport.rate;
    return Math.max(0, this.waiting + 1 - Math.min(spare, burst)) / requestsPerSecond;
  }

  get state(): HostState {
    const { name: host, isHealthy, isBehind, lag, transport } = this;
    const { spare, requestsPerSecond } = transport.rate;
    return { host, isHealthy, isBehind, lag, rate: { spare, requestsPerSecond } };
  }

  /** Milliseconds within which 95 % of the last requests got their reply. */
  get p95(): number | undefined {
    const { length } = this.#latencies;
    if (length < minLatencies) return undefined;
    // A typed array sorts numbers by their values, without a comparison that is called for each pair.
    return Float64Array.from(this.#latencies).sort()[Math.floor(length * 0.95)];
  }

  /** Milliseconds without a reply after which the next host gets the call too. */
  get patience(): number {
    return Math.max(leastPatience, 4 * (this.p95 ?? 0));
  }

  get lag(): number | undefined {
    return this.newest === undefined ? undefined : this.transport.effects.now() - milliseconds(this.newest);
  }

  /** Milliseconds by which the newest time was after the clock when it was shown. Undefined before a reply has shown a time. */
  get ahead(): number | undefined {
    const { effects } = this.transport;
    return this.newest === undefined ? undefined : this.#lead - (effects.now() - effects.elapsed());
  }

  /** It has answered, also with an error: failures are in a row only without an answer between them. */
  answer(): void {
    this.#failures = 0;
    this.#probes = 0;
  }

  succeed(latency: number): void {
    this.answer();
    this.#latencies = [latency, ...this.#latencies.slice(0, maxLatencies - 1)];
  }

  /** A host that refuses for its limit is not used again at once. */
  fail(error?: unknown): void {
    const wasHealthy = this.isHealthy;
    this.#failures += error instanceof ApiError && error.status === 429 ? failuresUntilDown : 1;
    if (wasHealthy && !this.isHealthy) this.#scheduleProbe();
  }

  learn(newest: bigint | undefined, operationId: string): void {
    if (newest === undefined) return;
    if (newest > (this.newest ?? -1n)) this.#lead = milliseconds(newest) - this.transport.effects.elapsed();
    if (newest >= (this.newest ?? 0n)) {
      this.newest = newest;
      this.#timedBy = operationId;
    }
    if (operationId === this.#timedBy) this.#shownLag = this.lag ?? 0;
  }

  /** Whether to compare the next reply with another host, because the last one was old. True once in ten seconds. */
  takeComparison(operationId: string): boolean {
    const now = this.transport.effects.elapsed();
    const isOld = operationId === this.#timedBy && this.#shownLag > unusualLag;
    if (!isOld || now < this.#comparedAt + unusualLag) return false;
    this.#comparedAt = now;
    return true;
  }

  get isProbeDue(): boolean {
    return this.transport.effects.elapsed() >= this.#probeAt;
  }

  /** Reads the newest time of the host. Several calls may wait for one probe. */
  probe(rules: AfterRules): Promise<void> {
    this.#probing ??= this.#probe(rules).finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #probe({ watermark: { operationId, path, query, pointer } }: AfterRules): Promise<void> {
    this.#scheduleProbe();
    // The host is not healthy again if its reply has no list.
    const operation: Operation = { operationId, method: 'GET', path, items: String(pointer[0]) };
    const call = { ...makeCall(operation, {}, { deadline: probeTimeout }), query, isFresh: true };
    const { data } = await this.transport.send<unknown>(call);
    this.#failures = 0;
    this.learn(readTimestamp(pointer.reduce((value, name) => Object(value)[name], data)), operationId);
  }

  #scheduleProbe(): void {
    const delay = Math.min(longestProbeDelay, firstProbe * 2 ** this.#probes);
    this.#probes += 1;
    this.#probeAt = this.transport.effects.elapsed() + delay;
  }
}
