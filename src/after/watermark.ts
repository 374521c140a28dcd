import { type CallOptions, makeCall, type Operation, type Transport } from '../client/client.js';
import { isRecord, toNanoseconds } from '../values/values.js';
import type { WatermarkRule } from './rules.js';

const nanosecondsPerMillisecond = 1_000_000n;
// Answers of several clusters come in any order; so many tell of each that takes part.
const kept = 16;
// Milliseconds for which a cluster counts for what is visible after it was last sampled: it may come back at any time.
const countsFor = 600_000;
// A cluster that was sampled just after a record file, in nanoseconds, shows nothing newer until the next one.
const recordFile = 2000n * nanosecondsPerMillisecond;

/** Which cluster has answered, as services from version 0.165 on tell; undefined where they do not. */
export function clusterOf(headers: Headers): string | undefined {
  return headers.get('x-cluster-id') ?? undefined;
}

/** The newest closed file of an answer. */
export interface Sample {
  readonly moment: bigint;
  /** When it was answered, in milliseconds of the clock that nobody sets. */
  readonly answered: number;
  /** The moment less when it was answered, by the clock that nobody sets: the further it lags, the less. */
  readonly offset: bigint;
  /** The name of the cluster that answered, if it tells one. */
  readonly cluster: string | undefined;
}

/** What is known of how far behind a service is: its newest closed file, and by how much its answers lag. */
export class Watermark {
  readonly #transport: Transport;
  readonly #rule: WatermarkRule;
  /** What the last answers showed, the last one at the end. */
  readonly #samples: Sample[] = [];
  /** Samples of the last ten minutes, without those that a later one lags behind: the first one lags most. */
  readonly #slowest: Sample[] = [];
  #asked = -Infinity;
  #questions = 0;
  #newest: bigint | undefined;

  constructor(transport: Transport, rule: WatermarkRule) {
    this.#transport = transport;
    this.#rule = rule;
  }

  /** Whether another answer may tell more: a second is what a cache holds. */
  get isOld(): boolean {
    return this.#transport.effects.elapsed() - this.#asked >= 1000;
  }

  /** Whether it was asked often, and never said anything: not every service keeps it. */
  get isSilent(): boolean {
    return this.#samples.length === 0 && this.#questions >= kept;
  }

  /** What the last answers showed, the last one at the end. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** The newest moment that any answer has shown, in nanoseconds. */
  get newest(): bigint | undefined {
    return this.#newest;
  }

  /** Milliseconds between that and the clock. */
  get behind(): number | undefined {
    if (this.#newest === undefined) return undefined;
    return this.#transport.effects.now() - Number(this.#newest / nanosecondsPerMillisecond);
  }

  /**
   * Up to when everything is visible by now to whoever answers, in nanoseconds, if each cluster goes on as the slowest
   * one of the last ten minutes. Undefined as long as too little is known.
   */
  get visible(): bigint | undefined {
    const since = this.#transport.effects.elapsed() - countsFor;
    const slowest = this.#slowest.find(({ answered }) => answered >= since);
    if (this.#samples.length < kept || !slowest) return undefined;
    return this.#passed() + slowest.offset - recordFile;
  }

  /** Up to when each of the last answers was, in nanoseconds: a cluster that stands still has that too. */
  get whole(): bigint | undefined {
    return this.#samples.length < kept ? undefined : smallest(this.#samples.map(({ moment }) => moment));
  }

  /** Asks once. What the answer tells holds for the cluster that answered, and for no other. */
  async ask({ query: _, validation: __, ...options }: CallOptions): Promise<bigint | undefined> {
    this.#asked = this.#transport.effects.elapsed();
    this.#questions += 1;
    const { operationId, path, query, pointer } = this.#rule;
    const operation: Operation = { operationId, method: 'GET', path };
    const { data, response } = await this.#transport.send<unknown>({
      ...makeCall(operation, {}, options),
      query,
    });
    const moment = at(data, pointer);
    if (moment === undefined) return undefined;
    const answered = this.#transport.effects.elapsed();
    const cluster = clusterOf(response.headers);
    const sample = { moment, answered, offset: moment - this.#passed(), cluster };
    this.#samples.push(sample);
    if (this.#samples.length > kept) this.#samples.shift();
    this.#noteSlow(sample);
    if (this.#newest === undefined || moment > this.#newest) this.#newest = moment;
    return moment;
  }

  #noteSlow(sample: Sample): void {
    const slowest = this.#slowest;
    while ((slowest.at(-1)?.offset ?? sample.offset - 1n) >= sample.offset) slowest.pop();
    slowest.push(sample);
    while ((slowest[0]?.answered ?? sample.answered) < sample.answered - countsFor) slowest.shift();
  }

  #passed(): bigint {
    return BigInt(Math.floor(this.#transport.effects.elapsed())) * nanosecondsPerMillisecond;
  }
}

function smallest(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (b < a ? b : a));
}

function at(data: unknown, pointer: readonly (string | number)[]): bigint | undefined {
  let value = data;
  for (const name of pointer)
    value =
      Array.isArray(value) || isRecord(value) ? (value as Record<string | number, unknown>)[name] : undefined;
  return typeof value === 'string' && /^\d{1,10}(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : undefined;
}

const watermarks = new WeakMap<Transport, Watermark>();

/** The watermark that all who use a transport share. */
export function watermarkOf(transport: Transport, rule: WatermarkRule): Watermark {
  const known = watermarks.get(transport) ?? new Watermark(transport, rule);
  watermarks.set(transport, known);
  return known;
}
