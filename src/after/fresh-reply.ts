import { type Call, contextOf, type PageReply, sleep, type Transport, within } from '../client/client.js';
import { ApiError, ServiceBehindError } from '../errors/errors.js';
import { sameData, toTimestamp } from '../values/values.js';
import { type Clusters, type Evidence, repliesIfStopped } from './clusters.js';
import { hasOwnTime, isFinal, newestNumber, newestTime, showsOwnTime } from './proof.js';
import type { ProofRule } from './rules.js';
import { asMissing } from './wait-for.js';
import { clusterOf } from './watermark.js';
import type { Written } from './written.js';

const maxDelay = 20_000;
export const minDelay = 25;
const sampleDelay = 1000;
const samplesPerCluster = 2;

export interface AfterCall extends Call {
  readonly transport: Transport;
  readonly clusters: Clusters;
  readonly proof: ProofRule | undefined;
  readonly segments: readonly string[];
}

type Answer<Data> = PageReply<Data> | ApiError;

export function freshReply<Data>(call: AfterCall, written: Written, limit: number): Promise<PageReply<Data>> {
  const { transport, options } = call;
  let search: Search<Data> | undefined;
  const late = (): Error => behindError(call, toTimestamp(written.time), search?.missing);
  return within({ limit, late, signal: options.signal, clock: transport.effects }, (signal) => {
    search = new Search({ ...call, options: { ...options, signal } }, written);
    return search.find();
  });
}

export function behindError(call: AfterCall, after: string, cause?: Error): ServiceBehindError {
  const { newest, watermark } = call.clusters;
  const text = newest === undefined ? undefined : toTimestamp(newest);
  const shortfall = { after, newest: text, behind: watermark.behind(newest) };
  return new ServiceBehindError(shortfall, contextOf(call.operation), cause && { cause });
}

class Search<Data> {
  missing: ApiError | undefined;
  #replies = 0;
  #newest: Answer<Data> | undefined;
  #conflicts = 0;
  #isEarlyRequestDue: boolean;
  /** Whether a reply was sent when the samples had confirmed the clusters. */
  #isBehindSamples = false;

  constructor(
    readonly call: AfterCall,
    readonly written: Written,
  ) {
    const { operation, proof } = call;
    const { entities, accounts } = written;
    const isAboutOthers =
      entities.size + accounts.size > 0 && !this.#reads(entities) && !this.#reads(accounts);
    this.#isEarlyRequestDue = proof?.final === true || (hasOwnTime(operation, proof) && !isAboutOthers);
  }

  async find(): Promise<PageReply<Data>> {
    for (;;) {
      const untilAll = this.call.clusters.delayUntilAll(this.written.time);
      const answer = untilAll > 0 ? await this.#findEarly(untilAll) : await this.#findConfirmed();
      if (answer instanceof ApiError) throw answer;
      if (answer) return answer;
    }
  }

  async #findEarly(untilAll: number): Promise<Answer<Data> | undefined> {
    const { time } = this.written;
    const { clusters } = this.call;
    this.#replies = 0;
    this.#newest = undefined;
    this.#isBehindSamples = false;
    if (this.#isEarlyRequestDue) {
      const untilMost = clusters.delayUntilMost(time);
      if (untilMost > 0) return this.#wait(Math.min(untilMost, untilAll));
      this.#isEarlyRequestDue = false;
      const answer = await this.#send();
      return this.#showsWrite(answer) ? answer : undefined;
    }
    const { hasFewSamples, watermark } = clusters;
    // A long delay means that a cluster has stopped, or that all lag. A newer sample may end it.
    if ((hasFewSamples || untilAll > maxDelay) && watermark.isOld) await this.#sample();
    const delay = clusters.delayUntilAll(time);
    return this.#wait(hasFewSamples && delay > maxDelay ? sampleDelay : delay);
  }

  /**
   * A reply without the write is believed only if another one was sent after the samples that confirm the clusters. Earlier
   * ones may be of a cluster that did not have the write yet.
   */
  async #findConfirmed(): Promise<Answer<Data> | undefined> {
    const { clusters } = this.call;
    const isConfirmed = this.#isConfirmed;
    if (this.#replies < this.#required.replies || (isConfirmed && !this.#isBehindSamples)) {
      const answer = await this.#send();
      if (this.#showsWrite(answer) || this.#showsTime(answer)) return answer;
      const order = this.#newest ? this.#compare(this.#newest, answer) : 1;
      if (!(order < 0)) this.#newest = answer;
      this.#replies += 1;
      this.#isBehindSamples ||= isConfirmed;
      if (Number.isNaN(order) && clusters.hasStopped) {
        this.#replies = 1;
        this.#conflicts += 1;
        return this.#wait(1000 * 1.5 ** (this.#conflicts - 1));
      }
    }
    if (!this.#isConfirmed) return clusters.watermark.isOld ? this.#sample() : this.#wait(sampleDelay);
    const isEnough = this.#replies >= this.#required.replies && this.#isBehindSamples;
    return isEnough ? this.#newest : this.#wait(minDelay);
  }

  get #isConfirmed(): boolean {
    const { time, confirmations } = this.written;
    return this.call.clusters.confirmations(time) + confirmations >= this.#required.confirmations;
  }

  /** Positive if `b` is newer than `a`, 0 if they are equal, NaN if the replies do not show which is newer. */
  #compare(a: Answer<Data>, b: Answer<Data>): number {
    if (a instanceof ApiError || b instanceof ApiError)
      return Number(a instanceof ApiError) - Number(b instanceof ApiError);
    const { operation, proof } = this.call;
    const timeOf = ({ data }: PageReply<Data>): bigint => newestTime(proof?.times, data) ?? 0n;
    const numberOf = ({ data }: PageReply<Data>): bigint => newestNumber(operation, data);
    return (
      Number(timeOf(b) - timeOf(a)) ||
      Number(numberOf(b) - numberOf(a)) ||
      (sameData(a.data, b.data) ? 0 : Number.NaN)
    );
  }

  async #wait(delay: number): Promise<undefined> {
    const { transport, options } = this.call;
    await sleep(Math.min(maxDelay, Math.max(minDelay, delay)), options.signal, transport.effects);
  }

  async #sample(): Promise<undefined> {
    await this.call.clusters.watermark.sample(this.call.options);
  }

  async #send(): Promise<Answer<Data>> {
    try {
      return await this.call.transport.send<Data>({ ...this.call, isFresh: true });
    } catch (error) {
      this.missing = asMissing(error);
      return this.missing;
    }
  }

  #showsWrite(answer: Answer<Data>): boolean {
    if (answer instanceof ApiError) return false;
    const { operation, proof } = this.call;
    return isFinal(operation, proof, answer.data) || showsOwnTime(proof, answer.data, this.written.time);
  }

  #showsTime(answer: Answer<Data>): boolean {
    const { time } = this.written;
    const { clusters, proof } = this.call;
    const newest = answer instanceof ApiError ? undefined : newestTime(proof?.times, answer.data);
    if (newest !== undefined && newest >= time) return true;
    const cluster = clusterOf((answer instanceof ApiError ? answer : answer.response).headers);
    return cluster !== undefined && clusters.confirmationsBy(cluster, time) >= samplesPerCluster;
  }

  get #required(): Evidence {
    const { clusters, proof } = this.call;
    const { replies, confirmations } = clusters.required;
    const newest = this.#newest;
    if (newest === undefined) return { replies, confirmations };
    if (this.#contradicts(newest)) return { replies: repliesIfStopped, confirmations };
    // A reply that could show the write but does not is doubtful, most of all if it reads the written entity.
    const isDoubtful = newest instanceof ApiError || proof !== undefined;
    const least = isDoubtful ? (this.#reads(this.written.entities) ? 4 : 2) : 1;
    return { replies: Math.max(least, replies), confirmations: confirmations + Number(isDoubtful) };
  }

  #contradicts(answer: Answer<Data>): boolean {
    const { entities, accounts } = this.written;
    const { operation, params, proof } = this.call;
    if (answer instanceof ApiError) return this.#reads(entities) || this.#reads(accounts);
    const isCurrent = params[operation.rangeKey?.parameter ?? ''] === undefined;
    return proof?.transfers === true && isCurrent && this.#reads(accounts);
  }

  #reads(ids: ReadonlySet<string>): boolean {
    return this.call.segments.some((segment) => ids.has(segment));
  }
}
