import { isRecord } from '../operation/decode.js';
import type { Operation, WatermarkRule } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import { makeCall } from '../request/call.js';
import { toNanoseconds } from '../values/timestamps.js';
import type { Transport } from './transport.js';

const nanosecondsPerMillisecond = 1_000_000n;
// Answers of several clusters come in any order; so many tell of each that takes part.
const kept = 16;
// One that is so much older than the newest is of a cluster that stands still, and shows nothing new.
const frozen = 60_000;

/** What is known of how far behind a service is: its newest closed file, and by how much its answers lag. */
export class Watermark {
  readonly #transport: Transport;
  readonly #rule: WatermarkRule;
  /** How far behind the clock the last answers were, in milliseconds, the last one at the end. */
  readonly #lags: number[] = [];
  #asked = Number.NEGATIVE_INFINITY;
  #newest: bigint | undefined;

  constructor(transport: Transport, rule: WatermarkRule) {
    this.#transport = transport;
    this.#rule = rule;
  }

  /** Whether another answer may tell more: a second is what a cache holds. */
  get isOld(): boolean {
    return this.#transport.effects.elapsed() - this.#asked >= 1000;
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
   * By how many milliseconds the slowest of the clusters lags that answer, as far as the last answers tell; undefined as
   * long as there are few of them. Clocks that differ do not matter: the lag of an item is taken by the same clock.
   */
  get longestLag(): number | undefined {
    if (this.#lags.length < 3) return undefined;
    const least = Math.min(...this.#lags);
    return Math.max(...this.#lags.filter((lag) => lag < least + frozen));
  }

  /** Asks once. What the answer tells holds for the cluster that answered, and for no other. */
  async ask(options: CallOptions): Promise<bigint | undefined> {
    this.#asked = this.#transport.effects.elapsed();
    const { operationId, path, query, pointer } = this.#rule;
    const operation: Operation = { operationId, method: 'GET', path, validate: () => undefined };
    const { data } = await this.#transport.send<unknown>({ ...makeCall(operation, {}, options), query });
    const moment = at(data, pointer);
    if (moment === undefined) return undefined;
    this.#lags.push(this.#transport.effects.now() - Number(moment / nanosecondsPerMillisecond));
    if (this.#lags.length > kept) this.#lags.shift();
    if (this.#newest === undefined || moment > this.#newest) this.#newest = moment;
    return moment;
  }
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
