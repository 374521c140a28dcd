import type { Effects } from '../http/effects.js';
import type { Sample, Watermark } from './watermark.js';

// Fewer answers than these may all be of one cluster.
const enough = 8;
// How long an answer tells how a cluster lags, and that none stands still, in milliseconds.
const tellsLag = 600_000;
const tellsLife = 30_000;
// A cluster that is so much further behind than the first, in milliseconds, does not come on.
const frozen = 20_000;
// What clusters lag at most, as long as too little is known of them, their record file included.
const usualLag = 12_000;
// Between two answers a lag may have wandered, and a file may have been older, by so many milliseconds.
const drift = 900;
// What an answer of the last moments does not have, is not everywhere.
const justNow = 1500;
const longSince = 10_000;
// Of so many requests one may be answered by clusters that are all behind.
const oneIn = 100_000;
const mostAgreeing = 20;

const nanosecondsPerMillisecond = 1_000_000;

/**
 * What the last answers of a watermark tell of the clusters behind one name, each of which lags on its own and may
 * answer any request.
 */
export class Clusters {
  readonly #watermark: Watermark;
  readonly #effects: Effects;

  constructor(watermark: Watermark, effects: Effects) {
    this.#watermark = watermark;
    this.#effects = effects;
  }

  /** Whether too little is known of them. */
  get areUnknown(): boolean {
    return this.#answered(tellsLag).length < enough;
  }

  /** In how many milliseconds the first of them shows a moment. */
  firstIn(moment: bigint): number {
    return this.#in(moment, this.#lags()[0]);
  }

  /** In how many milliseconds about half of the answers show a moment. */
  mostlyIn(moment: bigint): number {
    const lags = this.#lags();
    return this.#in(moment, lags[lags.length >> 1]);
  }

  /** In how many milliseconds all of them show a moment that come on; 0 or less for now. */
  everywhereIn(moment: bigint): number {
    const lags = this.#lags();
    const [least = 0] = lags;
    const most = lags.findLast((lag) => lag < least + frozen) ?? 0;
    // Where the clock is not known to be that of the service, its own way to tell the time is the newest answer.
    const longest = this.areUnknown ? Math.max(most, least + usualLag - 2000) : most + drift;
    return lags.length === 0 ? usualLag : this.#in(moment, longest);
  }

  /** Whether all of them that come on have a moment, and one has shown it. */
  haveAll(moment: bigint): boolean {
    const { newest } = this.#watermark;
    if (newest === undefined || newest < moment || this.everywhereIn(moment) > 0) return false;
    const latest = this.#answered(justNow);
    // What has just come everywhere is asked for, rather than taken from how clusters lagged before.
    if (latest.length === 0) return this.everywhereIn(moment) < -longSince;
    const [first = 0] = this.#lags();
    return latest.every((sample) => sample.moment >= moment || lagOf(sample) >= first + frozen);
  }

  /** How many answers in a row are of one that is not behind, surely enough. */
  get agreeing(): number {
    const recent = this.#answered(tellsLife);
    const lags = this.#lags();
    const [least = 0] = lags;
    const share = lags.filter((lag) => lag >= least + frozen).length / lags.length;
    if (share > 0)
      return Math.min(mostAgreeing, Math.ceil(Math.log(oneIn) / -Math.log(Math.max(0.5, share))));
    // That none of them stands still shows the more surely, the more have answered.
    return Math.max(2, 4 - recent.length);
  }

  /** The same for what is known to have changed: there is no doubt that one who does not show it is behind. */
  readonly agreeingAgainst = mostAgreeing;

  #in(moment: bigint, lag = 0): number {
    return Math.ceil(Number(moment) / nanosecondsPerMillisecond + lag - this.#effects.elapsed());
  }

  /** By how much they lag the clock that nobody sets, the least first, in milliseconds. */
  #lags(): number[] {
    return this.#watermark.samples.map(lagOf).sort((a, b) => a - b);
  }

  #answered(within: number): readonly Sample[] {
    const since = this.#effects.elapsed() - within;
    return this.#watermark.samples.filter(({ answered }) => answered >= since);
  }
}

/** By how much an answer lags the clock that nobody sets, in milliseconds. */
function lagOf({ offset }: Sample): number {
  return -Number(offset) / nanosecondsPerMillisecond;
}
