import type { WatermarkRule } from '../after/after.js';
import { type Watermark, watermarkOf } from '../after/after.js';
import type { TransportCall } from '../client/client.js';
import { milliseconds, nanoseconds } from '../values/values.js';
import type { Evidence } from './evidence.js';

/** Milliseconds after which all rows are visible, for a service that does not tell its newest file. */
const surelyWhole = 120_000;

/** A cluster may lag this many milliseconds more than any sample has shown: it may have stopped since. */
const lagGrowth = 10_000;

/** While no items come, every fourth look asks for the newest record file. */
const every = 4;

/** Estimates how much of the ledger the service shows. */
export class Visibility {
  readonly #call: TransportCall;
  readonly #settle: number;
  readonly #watermark: Watermark | undefined;
  #looks = 0;

  /** @param settle In milliseconds. */
  constructor(call: TransportCall, settle: number, watermark: WatermarkRule | undefined) {
    this.#call = call;
    this.#settle = settle;
    this.#watermark = watermark && watermarkOf(call.transport, watermark);
  }

  /** Milliseconds of the clock since the newest record file, or since `time` if that is older. */
  behind(time: bigint | undefined): number | undefined {
    const behind = this.#watermark?.behind;
    if (time === undefined) return behind;
    return Math.max(behind ?? 0, this.#call.transport.effects.now() - milliseconds(time));
  }

  /** The latest time that the service or the clock confirms, in nanoseconds; undefined if the service tells none. */
  get latest(): bigint | undefined {
    return this.#isUnknown ? undefined : this.newest;
  }

  /** The newest known moment of the service or of the clock, in nanoseconds. */
  get newest(): bigint {
    const now = nanoseconds(this.#call.transport.effects.now());
    const newest = this.#watermark?.newest ?? now;
    return newest > now ? newest : now;
  }

  /** The evidence for an answer that is requested now. */
  get evidence(): Omit<Evidence, 'received'> {
    const settle = this.#settle;
    const visible = this.#watermark?.visible;
    return {
      settle,
      requested: this.#call.transport.effects.elapsed(),
      visible: visible === undefined ? undefined : visible - nanoseconds(settle + lagGrowth),
    };
  }

  /** Every cluster has all rows up to this moment, even if it has stopped; undefined if that is not known. */
  get whole(): bigint | undefined {
    const whole = this.#watermark?.whole;
    if (whole !== undefined) return whole - nanoseconds(this.#settle);
    return this.#isUnknown ? this.newest - nanoseconds(surelyWhole) : undefined;
  }

  get #isUnknown(): boolean {
    return !this.#watermark || this.#watermark.isSilent;
  }

  /** Asks for the newest record file: at every fourth look, or if it is urgent, whenever the answer may be new. */
  async look(isUrgent: boolean): Promise<void> {
    const isDue = isUrgent || this.#looks % every === 0;
    this.#looks += 1;
    if (!isDue || !this.#watermark?.isOld) return;
    const { options } = this.#call;
    try {
      await this.#watermark.ask(options);
    } catch (error) {
      // Only an abort ends the follow here: the list fails for any other reason by itself.
      if (options.signal?.aborted) throw error;
    }
  }
}
