import { type Watermark, type WatermarkRule, watermarkOf } from '../after/after.js';
import type { TransportCall } from '../client/client.js';
import { clockError, milliseconds, nanoseconds } from '../values/values.js';
import type { ReplyTimes } from './held-items.js';

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
    const behind = this.#watermark?.behind;
    if (time === undefined) return behind;
    return Math.max(behind ?? 0, this.call.transport.effects.now() - milliseconds(time));
  }

  /** The newer of the times of the service and of the clock, in nanoseconds. */
  get newest(): bigint {
    const now = nanoseconds(this.call.transport.effects.now());
    const newest = this.#watermark?.newest ?? now;
    return newest > now ? newest : now;
  }

  get request(): Omit<ReplyTimes, 'received'> {
    const { settle, call } = this;
    const visible = this.#watermark?.visible;
    return {
      settle,
      requested: call.transport.effects.elapsed(),
      visible: visible === undefined ? undefined : visible - nanoseconds(settle + lagGrowth),
    };
  }

  /** Every cluster has all rows up to this time, even if it has stopped; undefined if that is not known. */
  get completeUntil(): bigint | undefined {
    const whole = this.#watermark?.whole;
    if (whole !== undefined) return whole - nanoseconds(this.settle);
    return this.#hasTimes ? undefined : this.newest - nanoseconds(maxLag);
  }

  isPlausible(time: bigint | undefined): boolean {
    return time === undefined || !this.#hasTimes || time <= this.newest + nanoseconds(clockError);
  }

  get #hasTimes(): boolean {
    return this.#watermark !== undefined && !this.#watermark.isSilent;
  }

  async refresh(isUrgent: boolean): Promise<void> {
    const isDue = isUrgent || this.#refreshes % 4 === 0;
    this.#refreshes += 1;
    if (!isDue || !this.#watermark?.isOld) return;
    const { options } = this.call;
    try {
      await this.#watermark.ask(options);
    } catch (error) {
      // A failure of the service fails the list too. Only an abort ends the follow here.
      if (options.signal?.aborted) throw error;
    }
  }
}
