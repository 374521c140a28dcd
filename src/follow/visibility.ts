import { type Watermark, type WatermarkRule, watermarkOf } from '../after/after.js';
import type { TransportCall } from '../client/client.js';
import { clockError, milliseconds, nanoseconds } from '../values/values.js';

// Milliseconds. Assumed if the service does not return the time of its newest record file.
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

  /** Clusters show all rows up to these times: `visible` if they run, `complete` even if they have stopped. */
  async refresh(isUrgent: boolean) {
    const { call, settle } = this;
    const watermark = this.#watermark;
    const isDue = isUrgent || this.#refreshes % 4 === 0;
    this.#refreshes += 1;
    // A failure of the service, or an abort, fails the next request too.
    if (isDue && watermark?.isOld) await watermark.sample(call.options).catch(() => undefined);
    if (!watermark || watermark.isSilent)
      return { visible: undefined, complete: this.newest - nanoseconds(maxLag) };
    const { visible, whole } = watermark.shared ?? {};
    return {
      visible: visible && visible - nanoseconds(settle + lagGrowth),
      complete: whole && whole - nanoseconds(settle),
    };
  }
}
