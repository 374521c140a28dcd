import type { Clock } from '../client/client.js';
import type { Sample, Watermark } from './watermark.js';

/** With fewer samples than these, all of them may be of one cluster. */
const enoughSamples = 8;
/** A sample older than this, in milliseconds, no longer counts for what is known of the clusters. */
const sampleMaxAge = 600_000;
/** A cluster that lags this many milliseconds more than the leading one counts as stopped. */
const stoppedLag = 20_000;
/** Assumed maximum lag in milliseconds, one record file (2 s) included, while too few samples exist. */
const usualLag = 12_000;
/** Assumed lag of most replies in milliseconds while no sample exists. */
const usualMostLag = 4000;
/** A sample taken just after a file was imported understates the lag by up to one file. */
const file = 2000;
/** Rows of a record file may appear this many milliseconds after the file's first rows. */
const lateRows = 1500;
/** After a cluster has stopped, replies need more evidence for this many milliseconds. */
const stopMemory = 3_600_000;
/** Half of all replies may come from stopped clusters. That all of so many do happens once in 100,000 times. */
export const surelyEnoughReplies = 17;

const nanosecondsPerMillisecond = 1_000_000;

/** How many replies to one request, and how many answers that show the moment, are needed. */
export interface Evidence {
  readonly replies: number;
  readonly confirmations: number;
}

/**
 * Estimates how far the clusters behind one name are, from the last samples of a watermark. Each cluster lags on its
 * own, and any of them may answer a request. One sample alone proves nothing, as it may be wrong.
 */
export class Clusters {
  /** When a sample of a stopped cluster was seen last, by the monotonic clock. */
  #stopSeen = -Infinity;
  readonly #watermark: Watermark;
  readonly #effects: Clock;

  constructor(watermark: Watermark, effects: Clock) {
    this.#watermark = watermark;
    this.#effects = effects;
  }

  /** Whether too few samples exist to know how each cluster lags. */
  get areUnknown(): boolean {
    const since = this.#effects.elapsed() - sampleMaxAge;
    return this.#watermark.samples.filter(({ answered }) => answered >= since).length < enoughSamples;
  }

  /** Milliseconds until about three of four replies show a moment; 0 or less if they do. */
  mostlyIn(moment: bigint): number {
    const lags = this.#runningLags();
    const lag = lags[Math.floor(lags.length * 0.75)];
    return lag === undefined ? this.#usuallyIn(moment, usualMostLag) : this.#in(moment, lag);
  }

  /** Milliseconds until every cluster that has not stopped shows all rows up to a moment; 0 or less if they do. */
  everywhereIn(moment: bigint): number {
    const lags = this.#runningLags();
    const [least, most] = [lags[0], lags.at(-1)];
    if (least === undefined || most === undefined) return this.#usuallyIn(moment, usualLag + lateRows);
    // The clocks of the service and of this machine may differ, so the leading cluster counts as one without lag.
    const longest = this.areUnknown ? Math.max(most, least + usualLag - file) : most + file;
    return this.#in(moment, longest + lateRows);
  }

  /** The newest moment of the samples, without one that runs ahead of all others. */
  get newest(): bigint | undefined {
    const leading = this.#leadingLag();
    const moments = this.#watermark.samples
      .filter((sample) => lagOf(sample) >= leading)
      .map(({ moment }) => moment);
    return moments.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
  }

  /** How many of the last samples in a row show a moment. Those of stopped clusters are skipped. */
  confirming(moment: bigint): number {
    const running = this.#watermark.samples.filter((sample) => !this.#isStopped(sample));
    return running.length - 1 - running.findLastIndex((sample) => sample.moment < moment);
  }

  /** How many samples of the cluster of a name show a moment. */
  confirmingFrom(cluster: string | undefined, moment: bigint): number {
    const { samples } = this.#watermark;
    if (cluster === undefined) return 0;
    return samples.filter((sample) => sample.cluster === cluster && sample.moment >= moment).length;
  }

  /** Whether one of the latest samples came from a cluster that has stopped. */
  get isOneStopped(): boolean {
    const isStopped = this.#watermark.samples.slice(-enoughSamples).some((sample) => this.#isStopped(sample));
    if (isStopped) this.#stopSeen = this.#effects.elapsed();
    return isStopped;
  }

  /** The evidence that a reply needs if it does not show the time of a write. */
  get required(): Evidence {
    if (this.isOneStopped) return { replies: surelyEnoughReplies, confirmations: 2 };
    // A cluster that has stopped once may stop again, and the next samples may all be of another cluster.
    if (this.#effects.elapsed() - this.#stopSeen < stopMemory) return { replies: 3, confirmations: 6 };
    return this.areUnknown ? { replies: 2, confirmations: 4 } : { replies: 1, confirmations: 2 };
  }

  /** Without a sample, the clock of this machine decides. As it may be wrong, the wait is the lag at most. */
  #usuallyIn(moment: bigint, lag: number): number {
    const passed = this.#effects.now() - Number(moment) / nanosecondsPerMillisecond;
    return Math.ceil(Math.min(lag, lag - passed));
  }

  #in(moment: bigint, lag: number): number {
    return Math.ceil(Number(moment) / nanosecondsPerMillisecond + lag - this.#effects.elapsed());
  }

  #isStopped(sample: Sample): boolean {
    return lagOf(sample) >= this.#leadingLag() + stoppedLag;
  }

  /** The second least lag: one sample that runs ahead of all others, such as one of the far future, is no lead. */
  #leadingLag(): number {
    const lags = this.#watermark.samples.map(lagOf).sort((a, b) => a - b);
    return lags[1] ?? lags[0] ?? 0;
  }

  /** Lags of samples in milliseconds, the least first, without those of stopped clusters. */
  #runningLags(): number[] {
    const leading = this.#leadingLag();
    return this.#watermark.samples
      .map(lagOf)
      .filter((lag) => lag < leading + stoppedLag)
      .map((lag) => Math.max(lag, leading))
      .sort((a, b) => a - b);
  }
}

/** By how many milliseconds a sample lags the monotonic clock, which has no known start. */
function lagOf({ offset }: Sample): number {
  return -Number(offset) / nanosecondsPerMillisecond;
}
