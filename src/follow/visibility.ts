import { type Watermark, type WatermarkRule, watermarkOf } from '../after/after.js';
import type { TransportCall } from '../client/client.js';
import { clockError, milliseconds, nanoseconds } from '../values/values.js';

// Durations and lags are milliseconds. Moments are nanoseconds since the Unix epoch, as bigints.

/** No cluster lags by more unless it stands still, as a sample of it shows. */
const maxLag = 120_000;
/** A cluster may have stopped after its last sample. */
const lagGrowth = 10_000;
/** The lags change slowly, so not each poll needs a sample. */
const pollsPerSample = 4;

/**
 * Up to which times the clusters of a service show all rows, from the samples that a follow shares with `after`. With it, a
 * follow reads a backlog once and ends at an upper bound; the items that it cannot decide on are confirmed by replies
 * (`confirmations.ts`). A service without samples, such as one without blocks, leaves the clock.
 */
export class Visibility {
  readonly #watermark: Watermark | undefined;
  #refreshes = 0;

  constructor(
    readonly call: TransportCall,
    readonly settle: number,
    rule: WatermarkRule | undefined,
  ) {
    this.#watermark = rule && watermarkOf(call.transport, rule);
  }

  /** How far the service is behind the clock or, if that is more, an item of this time. */
  behind(time: bigint | undefined): number | undefined {
    const behind = this.#watermark?.behind();
    if (time === undefined) return behind;
    return Math.max(behind ?? 0, this.call.transport.effects.now() - milliseconds(time));
  }

  /** The newest moment of the service or, if that is later, of the system clock. */
  get newest(): bigint {
    const now = nanoseconds(this.call.transport.effects.now());
    const newest = this.#watermark?.newest;
    if (newest === undefined || newest < now) return now;
    return newest;
  }

  /** Whether the time of an item may be true: a wrong one of the far future would hide all items before it. */
  isPlausible(time: bigint | undefined): boolean {
    const showsMoments = this.#watermark?.isSilent === false;
    if (time === undefined || !showsMoments) return true;
    return time <= this.newest + nanoseconds(clockError);
  }

  /**
   * How far the clusters show all rows. Up to `complete`, every cluster has them, even one that stands still. Up to
   * `settledUntil`, a reply that reaches a row has all rows before it: its cluster imported them long enough ago, but another
   * cluster may not have them at all. Many samples show both. The first one shows only that older rows than any usual lag
   * are settled, which is enough for a backlog to be read once.
   */
  async refresh(isUrgent: boolean) {
    const { call, settle } = this;
    const watermark = this.#watermark;
    const isDue = isUrgent || this.#refreshes % pollsPerSample === 0;
    this.#refreshes += 1;
    // A failure of the service, or an abort, fails the next request too.
    if (isDue && watermark?.isOld) await watermark.sample(call.options).catch(() => undefined);
    if (!watermark || watermark.isSilent)
      return { settledUntil: undefined, complete: this.newest - nanoseconds(maxLag) };
    const { visible, whole } = watermark.shared ?? {};
    const settledInRunningClusters = visible && visible - nanoseconds(settle + lagGrowth);
    return {
      settledUntil: latest(settledInRunningClusters, this.#backlogEnd(watermark)),
      complete: whole && whole - nanoseconds(settle),
    };
  }

  /** The end of what is older than any usual lag, in a service whose samples show no cluster that is further behind. */
  #backlogEnd({ samples, newest }: Watermark): bigint | undefined {
    if (newest === undefined) return undefined;
    const now = nanoseconds(this.call.transport.effects.now());
    // Neither a wrong clock nor a service that names times to come makes a young item old.
    let end = earliest(newest, now) - nanoseconds(maxLag);
    for (const { moment } of samples) end = earliest(end, moment);
    return end - nanoseconds(this.settle);
  }
}

function latest(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined) return b;
  if (b === undefined) return a;
  return a > b ? a : b;
}

function earliest(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
