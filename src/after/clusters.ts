import type { Transport } from '../client/client.js';
import type { WatermarkRule } from './rules.js';
import { type Sample, type Watermark, watermarkOf } from './watermark.js';

/** Fewer samples than this may all come from one cluster. */
const enoughSamples = 8;
/** A sample older than this, in milliseconds, does not count towards `enoughSamples`. */
const sampleMaxAge = 600_000;
/** A cluster that lags this many milliseconds more than the leading one counts as stopped. */
const stoppedLag = 20_000;
/** Assumed maximum lag in milliseconds, including one record file, until there are enough samples. */
const assumedMaxLag = 12_000;
/** Assumed lag of most replies in milliseconds, until there is a sample. */
const assumedLag = 4000;
/** A sample that is taken just after the import of a record file understates the lag by up to this, in milliseconds. */
const recordFile = 2000;
/** The last rows of a record file may appear this many milliseconds after its first rows. */
const lateRows = 1500;
/** After a cluster has stopped, replies need more evidence for this many milliseconds. */
const stopMemory = 3_600_000;
/** If half of all replies come from stopped clusters, all of so many replies do so once in 100,000 times. */
export const repliesIfStopped = 17;

const nanosecondsPerMillisecond = 1_000_000;

/** How many replies to one request, and how many samples that confirm a time, are needed. */
export interface Evidence {
  readonly replies: number;
  readonly confirmations: number;
}

/**
 * Estimates the lag of the clusters behind one host name from the samples of a watermark. Each cluster lags by itself,
 * and any of them may reply. A single sample may be wrong, so it proves nothing.
 */
export class Clusters {
  readonly watermark: Watermark;
  readonly #transport: Transport;
  /** When a sample of a stopped cluster was last seen, in milliseconds of the monotonic clock. */
  #stopSeen = -Infinity;

  constructor(transport: Transport, rule: WatermarkRule) {
    this.#transport = transport;
    this.watermark = watermarkOf(transport, rule);
  }

  get #samples(): readonly Sample[] {
    return this.watermark.samples;
  }

  /** Whether there are too few samples to estimate the lag of each cluster. */
  get hasFewSamples(): boolean {
    const since = this.#transport.effects.elapsed() - sampleMaxAge;
    return this.#samples.filter(({ answered }) => answered >= since).length < enoughSamples;
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
    const [least, most] = [lags[0], lags.at(-1)];
    if (least === undefined || most === undefined)
      return this.#assumedDelay(moment, assumedMaxLag + lateRows);
    // The clock of the service may differ from this one, so lags are relative to the leading cluster.
    const longest = this.hasFewSamples
      ? Math.max(most, least + assumedMaxLag - recordFile)
      : most + recordFile;
    return this.#delay(moment, longest + lateRows);
  }

  /** The newest moment of the samples, without a single sample that is ahead of all others. */
  get newest(): bigint | undefined {
    const leading = this.#leadingLag();
    const moments = this.#samples.filter((sample) => lagOf(sample) >= leading).map(({ moment }) => moment);
    return moments.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
  }

  /** How many samples since the last older one show a moment. Samples of stopped clusters are skipped. */
  confirmations(moment: bigint): number {
    const running = this.#samples.filter((sample) => !this.#isStopped(sample));
    return running.length - 1 - running.findLastIndex((sample) => sample.moment < moment);
  }

  /** How many samples of one cluster show a moment. Returns 0 if the cluster has no name. */
  confirmationsBy(cluster: string | undefined, moment: bigint): number {
    if (cluster === undefined) return 0;
    return this.#samples.filter((sample) => sample.cluster === cluster && sample.moment >= moment).length;
  }

  /** Whether one of the latest samples came from a stopped cluster. */
  get hasStopped(): boolean {
    const hasStopped = this.#samples.slice(-enoughSamples).some((sample) => this.#isStopped(sample));
    if (hasStopped) this.#stopSeen = this.#transport.effects.elapsed();
    return hasStopped;
  }

  /** The evidence that is required for a reply that does not show the time of a write. */
  get required(): Evidence {
    if (this.hasStopped) return { replies: repliesIfStopped, confirmations: 2 };
    // A cluster may stop again, and the next samples may all come from another cluster.
    if (this.#transport.effects.elapsed() - this.#stopSeen < stopMemory)
      return { replies: 3, confirmations: 6 };
    return this.hasFewSamples ? { replies: 2, confirmations: 4 } : { replies: 1, confirmations: 2 };
  }

  /** The delay by the clock of this machine. As the clock may be wrong, the delay is at most the lag. */
  #assumedDelay(moment: bigint, lag: number): number {
    const age = this.#transport.effects.now() - Number(moment) / nanosecondsPerMillisecond;
    return Math.ceil(Math.min(lag, lag - age));
  }

  #delay(moment: bigint, lag: number): number {
    return Math.ceil(Number(moment) / nanosecondsPerMillisecond + lag - this.#transport.effects.elapsed());
  }

  #isStopped(sample: Sample): boolean {
    return lagOf(sample) >= this.#leadingLag() + stoppedLag;
  }

  /** The second least lag: a single sample may be wrong, for example one of the far future. */
  #leadingLag(): number {
    const lags = this.#samples.map(lagOf).sort((a, b) => a - b);
    return lags[1] ?? lags[0] ?? 0;
  }

  /** The lags of the samples in ascending order, without those of stopped clusters. */
  #runningLags(): number[] {
    const leading = this.#leadingLag();
    return this.#samples
      .map(lagOf)
      .filter((lag) => lag < leading + stoppedLag)
      .map((lag) => Math.max(lag, leading))
      .sort((a, b) => a - b);
  }
}

/** The lag of a sample in milliseconds, relative to the unspecified start of the monotonic clock. */
function lagOf({ offset }: Sample): number {
  return -Number(offset) / nanosecondsPerMillisecond;
}
