import type { AfterRules } from '../after/after.js';
import { type Call, type HostState, makeCall, RetryBudget, type Transport } from '../client/client.js';
import { ApiError } from '../errors/errors.js';

/** Failures in a row after which a host is not used until a probe gets a reply. */
const failuresUntilDown = 2;
const firstProbe = 1000;
const longestProbeDelay = 30_000;
const probeTimeout = 5000;
/** Latencies that are kept, and as many as are needed for a percentile. */
const maxLatencies = 100;
const minLatencies = 20;
/** A host whose newest time is older than that of another one by this many nanoseconds is behind. */
export const maxBehind = 5_000_000_000n;
/** Clocks may differ by so many milliseconds. */
const futureTime = 60_000;
/** A newest time of this age, in milliseconds, is usual on no busy ledger. */
const unusualLag = 10_000;
const longestDoubt = 600_000;

/** The state of one host, as its replies show it, and probes after it failed. */
export class Host {
  readonly budget = new RetryBudget();
  readonly name: string;
  /** The newest consensus time in a reply, in nanoseconds. The host has all record files up to it. */
  newest: bigint | undefined;
  isBehind = false;
  /** The operation whose reply showed the newest time. Its next reply shows whether time goes on. */
  #timedBy: string | undefined;
  #failures = 0;
  #probes = 0;
  #probeAt = 0;
  #probing: Promise<void> | undefined;
  #doubtAt = 0;
  #doubts = 0;
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

  get lag(): number | undefined {
    return this.newest === undefined ? undefined : this.transport.effects.now() - milliseconds(this.newest);
  }

  get state(): HostState {
    const { name: host, isHealthy, isBehind, lag, transport } = this;
    return { host, isHealthy, isBehind, lag, rate: transport.rate };
  }

  /** Milliseconds within which 95 % of the last requests got their reply. */
  get p95(): number | undefined {
    if (this.#latencies.length < minLatencies) return undefined;
    return [...this.#latencies].sort((a, b) => a - b)[Math.floor(this.#latencies.length * 0.95)];
  }

  /** Whether another host should answer this call, to see which of the two has newer data. */
  isDoubtful({ operation }: Call): boolean {
    const { effects } = this.transport;
    if (operation.operationId !== this.#timedBy || (this.lag ?? 0) <= unusualLag) return false;
    if (effects.elapsed() < this.#doubtAt) return false;
    this.#doubtAt = effects.elapsed() + Math.min(longestDoubt, unusualLag * 2 ** this.#doubts);
    this.#doubts += 1;
    return true;
  }

  succeed(latency: number): void {
    this.#failures = 0;
    this.#probes = 0;
    this.#latencies.push(latency);
    if (this.#latencies.length > maxLatencies) this.#latencies.shift();
  }

  /** A host that refuses for its limit is not used again at once. */
  fail(error: unknown): void {
    const isLimited = error instanceof ApiError && error.status === 429;
    this.#failures = isLimited ? failuresUntilDown : this.#failures + 1;
    this.#scheduleProbe();
  }

  learn(rules: AfterRules, operationId: string, data: unknown): void {
    this.#show(rules.newestTime(rules.proofs[operationId]?.times, data), operationId);
  }

  /**
   * Compares the host with the reply of another one to the same operation. A newer reply may only be about something newer,
   * so a probe decides.
   */
  compare(rules: AfterRules, operationId: string, data: unknown): void {
    const newest = rules.newestTime(rules.proofs[operationId]?.times, data) ?? 0n;
    if (newest - (this.newest ?? 0n) > maxBehind) this.#check(rules, () => newest);
  }

  fallBehind(): void {
    this.isBehind = true;
    this.#scheduleProbe();
  }

  /** Sends a probe, if the host is not used and the last one was some time ago. */
  probeIfDue(rules: AfterRules, newest: () => bigint | undefined): void {
    if (this.isUsable || this.transport.effects.elapsed() < this.#probeAt) return;
    this.#check(rules, newest);
  }

  #check(rules: AfterRules, newest: () => bigint | undefined): void {
    this.probe(rules)
      .then(() => {
        const shown = newest() ?? 0n;
        this.isBehind = (this.newest ?? shown) < shown - maxBehind;
        if (!this.isBehind) this.#probes = 0;
      })
      .catch(() => undefined);
  }

  /** Reads the newest time of the host. */
  probe(rules: AfterRules, signal?: AbortSignal): Promise<void> {
    this.#probing ??= this.#probe(rules, signal).finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #probe({ watermark, newestTime }: AfterRules, signal: AbortSignal | undefined): Promise<void> {
    this.#scheduleProbe();
    const { operationId, path, query, pointer } = watermark;
    const options = { timeout: probeTimeout, deadline: probeTimeout, signal };
    const call = makeCall({ operationId, method: 'GET', path }, {}, options);
    const { data } = await this.transport.send<unknown>({ ...call, query, isFresh: true });
    this.#failures = 0;
    const names = pointer.map((name) => (typeof name === 'number' ? '*' : name));
    this.#show(newestTime([`/${names.join('/')}`], data), operationId);
  }

  #scheduleProbe(): void {
    const delay = Math.min(longestProbeDelay, firstProbe * 2 ** this.#probes);
    this.#probes += 1;
    this.#probeAt = this.transport.effects.elapsed() + delay;
  }

  #show(newest: bigint | undefined, operationId: string): void {
    if (newest === undefined || newest <= (this.newest ?? 0n)) return;
    // A time in the future would make all other hosts look late.
    if (milliseconds(newest) > this.transport.effects.now() + futureTime) return;
    this.newest = newest;
    this.#timedBy = operationId;
    if ((this.lag ?? 0) <= unusualLag) this.#doubts = 0;
  }
}

function milliseconds(nanoseconds: bigint): number {
  return Number(nanoseconds / 1_000_000n);
}
