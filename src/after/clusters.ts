import type { Clock, Transport } from '../client/client.js';
import { recordFile } from '../values/values.js';
import type { WatermarkRule } from './rules.js';
import { type Sample, sampleMaxAge, type Watermark, watermarkOf } from './watermark.js';

/** Fewer samples may all come from one cluster. */
const enoughSamples = 8;
// All further constants are in milliseconds.
/** A cluster that lags this much more than the leading one counts as stopped. */
const stoppedLag = 20_000;
/** Assumed until there are enough samples. Includes one record file. */
const assumedMaxLag = 12_000;
/** Assumed lag of most replies until there is a sample. */
const assumedLag = 4000;
/** The last rows of a record file may appear this long after its first rows. */
const lateRows = 1500;
/** Replies need more evidence for this long after a cluster has stopped. */
const stopMemory = 3_600_000;
/** If half of all replies come from stopped clusters, all of so many replies do so once in 100,000 times. */
export const repliesIfStopped = 17;

/** The required number of replies to one request, and of samples that confirm a time. */
export interface Evidence {
  readonly replies: number;
  readonly confirmations: number;
}

/** Estimates the lag of the clusters behind one host name. A single sample may be wrong, so it proves nothing. */
export class Clusters {
  readonly watermark: Watermark;
  readonly #clock: Clock;
  #lastStop = -Infinity;

  constructor(transport: Transport, rule: WatermarkRule) {
    this.#clock = transport.effects;
    this.watermark = watermarkOf(transport, rule);
  }

  get hasFewSamples(): boolean {
    const since = this.#clock.elapsed() - sampleMaxAge;
    return this.watermark.samples.filter(({ received }) => received >= since).length < enoughSamples;
  }

  /** Milliseconds until about three of four replies show a moment; 0 or less if they do now. */
  delayUntilMost(moment: bigint): number {
    const lags = this.#runningLags();
    const lag = lags[Math.floor(lags.length * 0.75)];
    return lag === undefined ? this.#assumedDelay(moment, assumedLag) : this.#delay(moment, lag);
  }

  /** Milliseconds until all running clusters show all rows up to a moment; 0 or less if they do now. */
  delayUntilAll(moment: bigint): number {
    const lags = this.#runningLags();
    const [least] = lags;
    if (least === undefined) return this.#assumedDelay(moment, assumedMaxLag + lateRows);
    const most = Math.max(...lags);
    // A sample just after the import of a record file understates the lag by up to one file.
    const longest = this.hasFewSamples
      ? Math.max(most, least + assumedMaxLag - recordFile)
      : most + recordFile;
    return this.#delay(moment, longest + lateRows);
  }

  /** The newest moment of the samples, without a single sample that is ahead of all others. */
  get newest(): bigint | undefined {
    const leading = this.#leadingLag();
    const moments = this.watermark.samples.filter(({ lag }) => lag >= leading).map(({ moment }) => moment);
    return moments.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
  }

  /** The number of running clusters' samples since the last that does not show a moment. */
  confirmations(moment: bigint): number {
    const running = this.watermark.samples.filter((sample) => !this.#isStopped(sample));
    return running.length - 1 - running.findLastIndex((sample) => sample.moment < moment);
  }

  /** The number of samples of one cluster that show a moment. */
  confirmationsBy(cluster: string, moment: bigint): number {
    const isProof = (sample: Sample): boolean => sample.cluster === cluster && sample.moment >= moment;
    return this.watermark.samples.filter(isProof).length;
  }

  get hasStopped(): boolean {
    const latest = this.watermark.samples.slice(-enoughSamples);
    const hasStopped = latest.some((sample) => this.#isStopped(sample));
    if (hasStopped) this.#lastStop = this.#clock.elapsed();
    return hasStopped;
  }

  /** The evidence for a reply that does not show the time of a write. */
  get required(): Evidence {
    if (this.hasStopped) return { replies: repliesIfStopped, confirmations: 2 };
    // A cluster may stop again, and the next samples may all come from another cluster.
    if (this.#clock.elapsed() - this.#lastStop < stopMemory) return { replies: 3, confirmations: 6 };
    return this.hasFewSamples ? { replies: 2, confirmations: 4 } : { replies: 1, confirmations: 2 };
  }

  #assumedDelay(moment: bigint, lag: number): number {
    const age = this.#clock.now() - Number(moment) / 1_000_000;
    // The system clock may be wrong, so the delay is at most the lag.
    return Math.ceil(Math.min(lag, lag - age));
  }

  #delay(moment: bigint, lag: number): number {
    return Math.ceil(Number(moment) / 1_000_000 + lag - this.#clock.elapsed());
  }

  #isStopped({ lag }: Sample): boolean {
    return lag >= this.#leadingLag() + stoppedLag;
  }

  /** The second least lag: a single sample may be wrong, for example one of the far future. */
  #leadingLag(): number {
    const [first = 0, second = first] = this.watermark.samples.map(({ lag }) => lag).sort((a, b) => a - b);
    return second;
  }

  #runningLags(): number[] {
    const leading = this.#leadingLag();
    const running = this.watermark.samples.filter((sample) => !this.#isStopped(sample));
    return running.map(({ lag }) => Math.max(lag, leading)).sort((a, b) => a - b);
  }
}
