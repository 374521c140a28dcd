import { type Watermark, type WatermarkRule, watermarkOf } from '../after/after.js';
import type { TransportCall } from '../client/client.js';
import { clockError, milliseconds, nanoseconds } from '../values/values.js';

// Milliseconds. No cluster lags by more unless it stands still, as a sample of it shows.
const maxLag = 120_000;
// A cluster may have stopped after its last sample.
const lagGrowth = 10_000;

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

  behind(time: bigint | undefined): number | undefined {
    const behind = this.#watermark?.behind();
    if (time === undefined) return behind;
    return Math.max(behind ?? 0, this.call.transport.effects.now() - milliseconds(time));
  }

  get newest(): bigint {
    const now = nanoseconds(this.call.transport.effects.now());
    const newest = this.#watermark?.newest ?? now;
    return newest > now ? newest : now;
  }

  isPlausible(time: bigint | undefined): boolean {
    const hasTimes = this.#watermark?.isSilent === false;
    return time === undefined || !hasTimes || time <= this.newest + nanoseconds(clockError);
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
    const isDue = isUrgent || this.#refreshes % 4 === 0;
    this.#refreshes += 1;
    // A failure of the service, or an abort, fails the next request too.
    if (isDue && watermark?.isOld) await watermark.sample(call.options).catch(() => undefined);
    if (!watermark || watermark.isSilent)
      return { settledUntil: undefined, complete: this.newest - nanoseconds(maxLag) };
    const { visible, whole } = watermark.shared ?? {};
    const running = visible && visible - nanoseconds(settle + lagGrowth);
    return {
      settledUntil: latest(running, this.#backlogEnd(watermark)),
      complete: whole && whole - nanoseconds(settle),
    };
  }

  /** The end of what is older than any usual lag, in a service whose samples show no cluster that is further behind. */
  #backlogEnd({ samples, newest }: Watermark): bigint | undefined {
    if (newest === undefined) return undefined;
    const now = nanoseconds(this.call.transport.effects.now());
    // Neither a wrong clock nor a service that names times to come makes a young item old.
    const old = (newest < now ? newest : now) - nanoseconds(maxLag);
    const least = samples.reduce((end, { moment }) => (moment < end ? moment : end), old);
    return least - nanoseconds(this.settle);
  }
}

function latest(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a;
}
