import type { Clock } from '../client/client.js';
import { recordFile } from '../values/values.js';
import { type Sample, sampleMaxAge, type Watermark } from './watermark.js';

// All times are in milliseconds.

/** Fewer samples may all come from one of two clusters that take turns at random: eight do in 1 % of all cases. */
const enoughSamples = 8;
/** A cluster that lags this much more than the leading one counts as stopped. Usual lags differ by up to 8 s. */
const stoppedLag = 20_000;
/** Without enough samples, no cluster is assumed to lag by more than this, or by less than what is usual. */
const assumedMaxLag = 12_000;
const assumedLag = 4000;
/** The last rows of a record file may appear this long after its first rows. */
const lateRows = 1500;
/** A cluster that has stopped may stop again. */
const cautionAfterStop = 3_600_000;
/** The share of the samples whose lag counts as that of most clusters. */
const most = 0.75;

/**
 * The state of the clusters by the newest samples: `stopped` if one of these is of a stopped cluster, `stoppedLately` if there
 * was such a sample in the last hour, and `hardlyKnown` if there are few samples.
 */
export type ClusterState = 'running' | 'hardlyKnown' | 'stoppedLately' | 'stopped';

/**
 * Estimates from samples (`watermark.ts`) how far the clusters behind one host name lag, and so when they show a moment.
 * `after` waits until then before it asks, and believes a reply by what the samples confirm. Replies do not name their
 * cluster before version 0.165, so the samples are taken together: their greatest lag stands for the slowest cluster. A
 * single sample may be wrong, so it proves nothing. Clusters that have stopped are left out: nobody can wait for them.
 */
export class Clusters {
  readonly #clock: Clock;
  #lastStop = -Infinity;

  constructor(readonly watermark: Watermark) {
    this.#clock = watermark.transport.effects;
  }

  get hasFewSamples(): boolean {
    const since = this.#clock.elapsed() - sampleMaxAge;
    return this.watermark.samples.filter(({ received }) => received >= since).length < enoughSamples;
  }

  /** Reads the state of the clusters from the newest samples, and remembers a stop. */
  observe(): ClusterState {
    const running = new Set(this.#running());
    const now = this.#clock.elapsed();
    if (this.watermark.samples.slice(-enoughSamples).some((sample) => !running.has(sample))) {
      this.#lastStop = now;
      return 'stopped';
    }
    if (now - this.#lastStop < cautionAfterStop) return 'stoppedLately';
    return this.hasFewSamples ? 'hardlyKnown' : 'running';
  }

  /**
   * Milliseconds until about three of four replies show a moment. Not positive if they do now.
   *
   * @param since When the moment was known to be over, by `elapsed`. The system clock may be hours behind it, and without
   *   samples a delay by that clock would not end.
   */
  delayUntilMost(moment: bigint, since?: number): number {
    const lags = this.#runningLags();
    const lag = lags[Math.floor(lags.length * most)];
    if (lag === undefined) return this.#assumedDelay(moment, assumedLag, since);
    return this.#delay(moment, lag);
  }

  /** Milliseconds until all replies show a moment, but those of stopped clusters; `since` is that of `delayUntilMost`. */
  delayUntilAll(moment: bigint, since?: number): number {
    const lags = this.#runningLags();
    const [least] = lags;
    if (least === undefined) return this.#assumedDelay(moment, assumedMaxLag + lateRows, since);
    const greatest = Math.max(...lags);
    if (this.hasFewSamples) {
      const assumed = least + assumedMaxLag - recordFile;
      return this.#delay(moment, Math.max(greatest, assumed) + lateRows);
    }
    // A sample just after the import of a record file understates the lag by up to one file.
    return this.#delay(moment, greatest + recordFile + lateRows);
  }

  /** The newest moment of the samples, without a single sample that is ahead of all others. */
  get newest(): bigint | undefined {
    const leading = this.#leadingLag();
    let newest: bigint | undefined;
    for (const { lag, moment } of this.watermark.samples)
      if (lag >= leading && (newest === undefined || moment > newest)) newest = moment;
    return newest;
  }

  /** How many samples of running clusters have shown a moment since the last one that did not. */
  confirmations(moment: bigint): number {
    const running = this.#running();
    return running.length - 1 - running.findLastIndex((sample) => sample.moment < moment);
  }

  confirmationsBy(cluster: string, moment: bigint): number {
    const confirms = (sample: Sample): boolean => sample.cluster === cluster && sample.moment >= moment;
    return this.watermark.samples.filter(confirms).length;
  }

  #assumedDelay(moment: bigint, lag: number, since = this.#clock.elapsed()): number {
    const ageByClock = this.#clock.now() - Number(moment) / 1_000_000;
    const leastAge = this.#clock.elapsed() - since;
    return Math.ceil(lag - Math.max(ageByClock, leastAge));
  }

  #delay(moment: bigint, lag: number): number {
    return Math.ceil(Number(moment) / 1_000_000 + lag - this.#clock.elapsed());
  }

  /** The second least lag: a single sample may be wrong, for example one of the far future. */
  #leadingLag(): number {
    const [first = 0, second = first] = this.watermark.samples.map(({ lag }) => lag).sort((a, b) => a - b);
    return second;
  }

  #running(): Sample[] {
    const stopped = this.#leadingLag() + stoppedLag;
    return this.watermark.samples.filter(({ lag }) => lag < stopped);
  }

  #runningLags(): number[] {
    const leading = this.#leadingLag();
    return this.#running()
      .map(({ lag }) => Math.max(lag, leading))
      .sort((a, b) => a - b);
  }
}
