import { type CallOptions, makeCall, type Operation, type Transport } from '../client/client.js';
import { milliseconds, nanoseconds, readTimestamp, recordFile } from '../values/values.js';
import type { WatermarkRule } from './rules.js';

/**
 * With two clusters that reply at random, sixteen samples in a row are all of one in 1 of 32,768 cases. Fewer would leave
 * out a cluster that lags; more would take longer to collect.
 */
const maxSamples = 16;
/** In milliseconds. An older sample no longer shows how far a cluster lags. */
export const sampleMaxAge = 600_000;
/** Caches in front of a service may repeat a reply for this many milliseconds (`cache-control: max-age=1`). */
const cacheMaxAge = 1000;

/**
 * In milliseconds. A cluster that runs shows a new block with each record file. Two of them leave room for a cluster that is
 * slow, and for a cache that repeats its reply.
 */
const longestOfOneMoment = 2 * recordFile;

/** Services before version 0.165 do not send the name of the cluster. */
export function clusterOf(headers: Headers): string | undefined {
  return headers.get('x-cluster-id') ?? undefined;
}

export interface Sample {
  readonly moment: bigint;
  readonly received: number;
  /** `received` minus `moment`, in milliseconds. The start of the monotonic clock is unspecified. */
  readonly lag: number;
  readonly cluster: string | undefined;
}

/**
 * The newest moments that the clusters of a service have shown, for `after` and `follow`. A sample asks for the newest block:
 * its end is the moment up to which the cluster that replied has all rows, and of no other cluster. So the last samples are
 * kept, not only the newest one. They are taken by callers that need them, as a timer would send requests for nobody.
 */
export class Watermark {
  readonly samples: Sample[] = [];
  newest: bigint | undefined;
  /** The slowest sample of the last ten minutes, the slowest of those after it, and so on. */
  #slowest: Sample[] = [];
  #lastRequest = -Infinity;
  #requests = 0;

  constructor(
    readonly transport: Transport,
    readonly rule: WatermarkRule,
  ) {}

  /** Whether another sample may show more than the last one. */
  get isOld(): boolean {
    return this.transport.effects.elapsed() - this.#lastRequest >= cacheMaxAge;
  }

  /** Whether the service does not show moments: so many requests, and no sample. */
  get isSilent(): boolean {
    return this.samples.length === 0 && this.#requests >= maxSamples;
  }

  behind(time = this.newest): number | undefined {
    if (time === undefined) return undefined;
    return this.transport.effects.now() - milliseconds(time);
  }

  /** Up to these times, all clusters show all rows: `visible` if they run, `whole` even if they have stopped. */
  get shared(): { readonly visible: bigint | undefined; readonly whole: bigint } | undefined {
    const [first] = this.samples;
    if (!first || this.samples.length < maxSamples) return undefined;
    const now = this.transport.effects.elapsed();
    const slowest = this.#slowest.find(({ received }) => received >= now - sampleMaxAge);
    let visible = slowest && nanoseconds(Math.floor(now - slowest.lag - recordFile));
    // A sample's lag holds as long as its cluster runs. If it stands still, its lag grows with each second, while other
    // clusters may send all later samples. So nothing after its moment counts, until it runs again or the sample is too old.
    if (slowest && visible && visible > slowest.moment && this.#standsStill(slowest))
      visible = slowest.moment;
    let whole = first.moment;
    for (const { moment } of this.samples) if (moment < whole) whole = moment;
    return { visible, whole };
  }

  /** Whether the moment of a sample was shown so long before that its cluster cannot run. */
  #standsStill({ moment, received }: Sample): boolean {
    const ofMoment = this.samples.filter((sample) => sample.moment === moment);
    return ofMoment.some((sample) => received - sample.received > longestOfOneMoment);
  }

  async sample({ query: _, validation: __, ...options }: CallOptions): Promise<void> {
    const clock = this.transport.effects;
    this.#lastRequest = clock.elapsed();
    this.#requests += 1;
    const { operationId, path, query, pointer } = this.rule;
    const operation: Operation = { operationId, method: 'GET', path };
    const call = { ...makeCall(operation, {}, options), query, isFresh: true };
    const { data, response } = await this.transport.send<unknown>(call);
    const moment = readTimestamp(pointer.reduce((value, name) => Object(value)[name], data));
    if (moment === undefined) return;
    const received = clock.elapsed();
    const lag = received - Number(moment) / 1_000_000;
    const sample = { moment, received, lag, cluster: clusterOf(response.headers) };
    this.samples.push(sample);
    if (this.samples.length > maxSamples) this.samples.shift();
    const slower = this.#slowest.filter((one) => one.lag > lag && one.received >= received - sampleMaxAge);
    this.#slowest = [...slower, sample];
    if (this.newest === undefined || moment > this.newest) this.newest = moment;
  }
}

/** `after` and all follows of a transport share its samples. */
const watermarks = new WeakMap<Transport, Watermark>();

export function watermarkOf(transport: Transport, rule: WatermarkRule): Watermark {
  const watermark = watermarks.get(transport) ?? new Watermark(transport, rule);
  watermarks.set(transport, watermark);
  return watermark;
}
