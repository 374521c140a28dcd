import type { Clock } from '../client/client.js';
import { recordFile } from '../values/values.js';
import type { ClusterState } from './evidence.js';
import { type Sample, sampleMaxAge, type Watermark } from './watermark.js';

const enoughSamples = 8;
// In milliseconds. A cluster that lags this much more than the leading one counts as stopped.
const stoppedLag = 20_000;
const assumedMaxLag = 12_000;
const assumedLag = 4000;
// The last rows of a record file may appear this long after its first rows.
const lateRows = 1500;
const cautionAfterStop = 3_600_000;
/** Estimates the lag of the clusters behind one host name. A single sample may be wrong, so it proves nothing. */
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

  /** Milliseconds until about three of four replies show a moment. Not positive if they do now. */
  delayUntilMost(moment: bigint): number {
    const lags = this.#runningLags();
    const lag = lags[Math.floor(lags.length * 0.75)];
    return lag === undefined ? this.#assumedDelay(moment, assumedLag) : this.#delay(moment, lag);
  }

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

  confirmations(moment: bigint): number {
    const running = this.#running();
    return running.length - 1 - running.findLastIndex((sample) => sample.moment < moment);
  }

  confirmationsBy(cluster: string, moment: bigint): number {
    const isProof = (sample: Sample): boolean => sample.cluster === cluster && sample.moment >= moment;
    return this.watermark.samples.filter(isProof).length;
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

  #assumedDelay(moment: bigint, lag: number): number {
    const age = this.#clock.now() - Number(moment) / 1_000_000;
    // The system clock may be wrong, so the delay is at most the lag.
    return Math.ceil(Math.min(lag, lag - age));
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
