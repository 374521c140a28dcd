import { type CallOptions, makeCall, type Operation, type Transport } from '../client/client.js';
import { readTimestamp } from '../values/values.js';
import type { WatermarkRule } from './rules.js';

const nanosecondsPerMillisecond = 1_000_000n;
/** How many samples are kept. The replies of several clusters arrive mixed, so this includes some of each cluster. */
const maxSamples = 16;
/** Milliseconds for which a sample limits what is visible: a slow cluster may answer again at any time. */
const sampleMaxAge = 600_000;
/** A cluster shows nothing newer until its next record file, in nanoseconds. */
const recordFile = 2000n * nanosecondsPerMillisecond;
/** Caches in front of a service may repeat a reply for this long, in milliseconds. */
const cacheMaxAge = 1000;

/** The name of the cluster that replied. Services before version 0.165 do not send it. */
export function clusterOf(headers: Headers): string | undefined {
  return headers.get('x-cluster-id') ?? undefined;
}

/** The end of the newest record file in one reply. */
export interface Sample {
  /** In nanoseconds. */
  readonly moment: bigint;
  /** When the reply arrived, in milliseconds of the monotonic clock. */
  readonly answered: number;
  /** `moment` minus the time of the reply by the monotonic clock, in nanoseconds. It is smaller if the cluster lags more. */
  readonly offset: bigint;
  /** The name of the cluster, if the reply has it. */
  readonly cluster: string | undefined;
}

/** Samples how far a service is behind: the end of its newest record file, from the last replies. */
export class Watermark {
  readonly #transport: Transport;
  readonly #rule: WatermarkRule;
  /** The last samples, the newest one last. */
  readonly #samples: Sample[] = [];
  /** The samples of the last ten minutes, without those that a later sample lags more. The first one lags most. */
  readonly #slowest: Sample[] = [];
  #lastRequest = -Infinity;
  #requests = 0;
  #newest: bigint | undefined;

  constructor(transport: Transport, rule: WatermarkRule) {
    this.#transport = transport;
    this.#rule = rule;
  }

  /** Whether another request may return a new reply instead of a cached one. */
  get isOld(): boolean {
    return this.#transport.effects.elapsed() - this.#lastRequest >= cacheMaxAge;
  }

  /** Whether many requests returned no time: not every service has record files. */
  get isSilent(): boolean {
    return this.#samples.length === 0 && this.#requests >= maxSamples;
  }

  /** The last samples, the newest one last. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** The newest moment of all replies, in nanoseconds. */
  get newest(): bigint | undefined {
    return this.#newest;
  }

  /** Milliseconds between the newest moment and the clock. */
  get behind(): number | undefined {
    if (this.#newest === undefined) return undefined;
    return this.#transport.effects.now() - Number(this.#newest / nanosecondsPerMillisecond);
  }

  /**
   * The time up to which every cluster shows everything now, in nanoseconds, if each lags no more than the slowest one
   * of the last ten minutes. Undefined while there are too few samples.
   */
  get visible(): bigint | undefined {
    const since = this.#transport.effects.elapsed() - sampleMaxAge;
    const slowest = this.#slowest.find(({ answered }) => answered >= since);
    if (this.#samples.length < maxSamples || !slowest) return undefined;
    return this.#elapsed() + slowest.offset - recordFile;
  }

  /** The time up to which each of the last replies showed everything, also those of stopped clusters. */
  get whole(): bigint | undefined {
    if (this.#samples.length < maxSamples) return undefined;
    return this.#samples.map(({ moment }) => moment).reduce((a, b) => (b < a ? b : a));
  }

  /** Requests one sample. It says nothing about clusters other than the one that replies. */
  async ask({ query: _, validation: __, ...options }: CallOptions): Promise<bigint | undefined> {
    this.#lastRequest = this.#transport.effects.elapsed();
    this.#requests += 1;
    const { operationId, path, query, pointer } = this.#rule;
    const operation: Operation = { operationId, method: 'GET', path };
    const { data, response } = await this.#transport.send<unknown>({
      ...makeCall(operation, {}, options),
      query,
    });
    const moment = readTimestamp(valueAt(data, pointer));
    if (moment === undefined) return undefined;
    const answered = this.#transport.effects.elapsed();
    const cluster = clusterOf(response.headers);
    this.#add({ moment, answered, offset: moment - this.#elapsed(), cluster });
    return moment;
  }

  #add(sample: Sample): void {
    this.#samples.push(sample);
    if (this.#samples.length > maxSamples) this.#samples.shift();
    const slowest = this.#slowest;
    while ((slowest.at(-1)?.offset ?? sample.offset - 1n) >= sample.offset) slowest.pop();
    slowest.push(sample);
    while ((slowest[0]?.answered ?? sample.answered) < sample.answered - sampleMaxAge) slowest.shift();
    if (this.#newest === undefined || sample.moment > this.#newest) this.#newest = sample.moment;
  }

  #elapsed(): bigint {
    return BigInt(Math.floor(this.#transport.effects.elapsed())) * nanosecondsPerMillisecond;
  }
}

function valueAt(data: unknown, pointer: readonly (string | number)[]): unknown {
  let value = data;
  for (const name of pointer)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return value;
}

const watermarks = new WeakMap<Transport, Watermark>();

/** The watermark of a transport, which all its calls share. */
export function watermarkOf(transport: Transport, rule: WatermarkRule): Watermark {
  const watermark = watermarks.get(transport) ?? new Watermark(transport, rule);
  watermarks.set(transport, watermark);
  return watermark;
}
