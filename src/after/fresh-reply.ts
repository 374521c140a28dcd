import { contextOf, type PageReply, sleep, within } from '../client/client.js';
import { ApiError, ServiceBehindError } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { type AfterCall, type Answer, readsAny } from './after-call.js';
import { doubtAbout, type Evidence, requiredEvidence } from './evidence.js';
import { compareReplies, type ReplyOrder } from './reply-order.js';
import { hasOwnTime, isFinal, newestTime, showsOwnTime } from './reply-times.js';
import { asMissing } from './wait-for.js';
import { clusterOf } from './watermark.js';
import type { Written } from './written.js';

// Delays are in milliseconds. A longer delay means that a cluster has stopped or that all lag: newer samples may end it.
const maxDelay = 20_000;
/** A search never sends one request right after another. */
export const minDelay = 25;
/** A sample that is requested earlier may come from a cache in front of the service. */
const sampleDelay = 1000;
/** A single sample may be wrong, also one of the cluster that replied. */
const samplesPerCluster = 2;

/** Reads again until a reply is not older than the write, which must have been found. */
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

/**
 * The search for a reply that is not older than a write. One public name stands for several clusters that lag on their own,
 * and most services do not say which of them replied. So a reply is returned at once if it shows the write, or comes from
 * a cluster that is known to have it. Any other reply is returned when all clusters should have the write and the evidence
 * suffices (`evidence.ts`). Waiting for the lag alone is not enough, as a cluster may stop; asking at once is not either,
 * as most replies would be old. The reference, "Read after a write", has the figures.
 */
class Search<Data> {
  /** The last 404: the cause of the error if the search ends without a reply. */
  missing: ApiError | undefined;
  /** When the search began, by `elapsed`: the write was made before. */
  readonly #begin: number;
  /** Replies since all clusters should have the write. */
  #replies = 0;
  /** The newest of these replies. */
  #newest: Answer<Data> | undefined;
  /** Whether one of these replies was requested after the samples had confirmed the clusters. */
  #hasReplyAfterConfirmation = false;
  #conflicts = 0;
  /** Whether to ask once when most clusters should have the write: only if the reply can show the write itself. */
  #isEarlyRequestDue: boolean;

  constructor(
    readonly call: AfterCall,
    readonly written: Written,
  ) {
    const { operation, replyTimes, transport } = call;
    const { entities, accounts } = written;
    this.#begin = transport.effects.elapsed();
    const isWrittenKnown = entities.size + accounts.size > 0;
    const isAboutOthers = isWrittenKnown && !readsAny(call, entities) && !readsAny(call, accounts);
    this.#isEarlyRequestDue =
      replyTimes?.final === true || (hasOwnTime(operation, replyTimes) && !isAboutOthers);
  }

  async find(): Promise<PageReply<Data>> {
    for (;;) {
      const answer = await this.#nextAnswer();
      if (answer instanceof ApiError) throw answer;
      if (answer) return answer;
    }
  }

  #nextAnswer(): Promise<Answer<Data> | undefined> {
    const untilAll = this.call.clusters.delayUntilAll(this.written.time, this.#begin);
    if (untilAll <= 0) return this.#findConfirmed();
    // A sample may have shown that a cluster lags more, so earlier replies are no evidence.
    this.#replies = 0;
    this.#newest = undefined;
    this.#hasReplyAfterConfirmation = false;
    return this.#isEarlyRequestDue ? this.#findEarly(untilAll) : this.#waitForAll(untilAll);
  }

  async #findEarly(untilAll: number): Promise<Answer<Data> | undefined> {
    const untilMost = this.call.clusters.delayUntilMost(this.written.time, this.#begin);
    if (untilMost > 0) return this.#wait(Math.min(untilMost, untilAll));
    this.#isEarlyRequestDue = false;
    const answer = await this.#send();
    return this.#showsWrite(answer) ? answer : undefined;
  }

  async #waitForAll(untilAll: number): Promise<undefined> {
    const { clusters } = this.call;
    const { hasFewSamples, watermark } = clusters;
    if ((hasFewSamples || untilAll > maxDelay) && watermark.isOld) await this.#sample();
    const delay = clusters.delayUntilAll(this.written.time, this.#begin);
    const isSampleNeeded = hasFewSamples && delay > maxDelay;
    return this.#wait(isSampleNeeded ? sampleDelay : delay);
  }

  /**
   * A reply without the write counts as evidence only if another one was requested after the samples that confirm the
   * clusters: earlier ones may come from a cluster that did not have the write yet.
   */
  async #findConfirmed(): Promise<Answer<Data> | undefined> {
    const wasConfirmed = this.#isConfirmed;
    const needsReply = wasConfirmed && !this.#hasReplyAfterConfirmation;
    if (needsReply || this.#replies < this.#required.replies) {
      const answer = await this.#send();
      if (this.#showsWrite(answer) || this.#isFromClusterWithWrite(answer)) return answer;
      const order = this.#count(answer);
      this.#hasReplyAfterConfirmation ||= wasConfirmed;
      if (order === 'unknown' && this.call.clusters.observe() === 'stopped') return this.#waitAfterConflict();
    }
    if (!this.#isConfirmed) return this.#waitForSample();
    if (!this.#hasEnoughReplies) return this.#wait(minDelay);
    return this.#newest;
  }

  #count(answer: Answer<Data>): ReplyOrder {
    const order = this.#newest ? compareReplies(answer, this.#newest, this.call) : 'newer';
    if (order !== 'older') this.#newest = answer;
    this.#replies += 1;
    return order;
  }

  /** Nothing shows which of two replies is that of the cluster that has stopped: start again with the last one. */
  #waitAfterConflict(): Promise<undefined> {
    const delay = 1000 * 1.5 ** this.#conflicts;
    this.#conflicts += 1;
    this.#replies = 1;
    return this.#wait(delay);
  }

  #waitForSample(): Promise<undefined> {
    return this.call.clusters.watermark.isOld ? this.#sample() : this.#wait(sampleDelay);
  }

  get #isConfirmed(): boolean {
    const { time, confirmations } = this.written;
    return this.call.clusters.confirmations(time) + confirmations >= this.#required.confirmations;
  }

  get #hasEnoughReplies(): boolean {
    return this.#hasReplyAfterConfirmation && this.#replies >= this.#required.replies;
  }

  get #required(): Evidence {
    const doubt = doubtAbout(this.#newest, this.call, this.written);
    return requiredEvidence(this.call.clusters.observe(), doubt);
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
    const { operation, replyTimes } = this.call;
    return (
      isFinal(operation, replyTimes, answer.data) || showsOwnTime(replyTimes, answer.data, this.written.time)
    );
  }

  #isFromClusterWithWrite(answer: Answer<Data>): boolean {
    if (answer instanceof ApiError) return this.#hasWrite(answer.headers);
    const newest = newestTime(this.call.replyTimes?.times, answer.data);
    if (newest !== undefined && newest >= this.written.time) return true;
    return this.#hasWrite(answer.response.headers);
  }

  /** Whether the headers name a cluster whose samples show the time of the write. */
  #hasWrite(headers: Headers): boolean {
    const cluster = clusterOf(headers);
    if (cluster === undefined) return false;
    return this.call.clusters.confirmationsBy(cluster, this.written.time) >= samplesPerCluster;
  }
}
