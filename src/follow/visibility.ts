import type { WatermarkRule } from '../after/after.js';
import { type Watermark, watermarkOf } from '../after/after.js';
import type { ListCall } from '../lists/lists.js';
import type { Evidence } from './evidence.js';

const nanosecondsPerMillisecond = 1_000_000n;
// Much longer than clusters lag that are not standing still: for a service that does not tell its newest file.
const surelyWhole = 120_000n * nanosecondsPerMillisecond;
// By how much more a cluster may lag, in milliseconds, than any sample has shown: it may have stopped for a moment since.
const lagGrowth = 10_000;
// Of so many questions at rest one is for the newest record file.
const every = 4;

/** What a follower knows of how much of the ledger its service shows. */
export class Visibility {
  readonly #call: ListCall;
  readonly #settle: number;
  readonly #watermark: Watermark | undefined;
  #questions = 0;

  /** `settle` is in milliseconds. */
  constructor(call: ListCall, settle: number, watermark: WatermarkRule | undefined) {
    this.#call = call;
    this.#settle = settle;
    this.#watermark = watermark && watermarkOf(call.transport, watermark);
  }

  /** Milliseconds of the clock since the newest record file, or since an older time that is waited for. */
  behind(time: bigint | undefined): number | undefined {
    const behind = this.#watermark?.behind;
    if (time === undefined) return behind;
    return Math.max(
      behind ?? 0,
      this.#call.transport.effects.now() - Number(time / nanosecondsPerMillisecond),
    );
  }

  /** The latest time that the service or the clock confirms, in nanoseconds; undefined if the service tells none. */
  get latest(): bigint | undefined {
    return !this.#watermark || this.#watermark.isSilent ? undefined : this.newest;
  }

  /** The newest moment that is known of, in nanoseconds, by the service or by the clock. */
  get newest(): bigint {
    const now = nanoseconds(this.#call.transport.effects.now());
    const newest = this.#watermark?.newest ?? now;
    return newest > now ? newest : now;
  }

  /** What is known now, for an answer that is about to be asked for. */
  get evidence(): Evidence {
    const settle = this.#settle;
    const visible = this.#watermark?.visible;
    return {
      settle,
      asked: this.#call.transport.effects.elapsed(),
      visible: visible === undefined ? undefined : visible - nanoseconds(settle + lagGrowth),
    };
  }

  /** Up to when whatever answers has everything, even if it stands still; undefined as long as that is not known. */
  get whole(): bigint | undefined {
    const whole = this.#watermark?.whole;
    if (whole !== undefined) return whole - nanoseconds(this.#settle);
    return !this.#watermark || this.#watermark.isSilent ? this.newest - surelyWhole : undefined;
  }

  /** Asks for the newest record file now and then, or as soon as a new answer can tell more where it is waited for. */
  async look(isWanted: boolean): Promise<void> {
    const isDue = isWanted || this.#questions % every === 0;
    this.#questions += 1;
    if (!isDue || !this.#watermark?.isOld) return;
    const { options } = this.#call;
    try {
      await this.#watermark.ask(options);
    } catch (error) {
      // What the list needs it says itself.
      if (options.signal?.aborted) throw error;
    }
  }
}

function nanoseconds(milliseconds: number): bigint {
  return BigInt(Math.ceil(milliseconds)) * nanosecondsPerMillisecond;
}
