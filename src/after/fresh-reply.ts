import { type Call, type PageReply, stringifyJson, type Transport } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { type Clusters, type Evidence, repliesIfStopped } from './clusters.js';
import { hasOwnTime, isFinal, newestNumber, newestTime, showsOwnTime } from './proof.js';
import type { ProofRule } from './rules.js';
import { Later } from './wait-for.js';
import { clusterOf } from './watermark.js';
import type { Written } from './written.js';

/** The longest delay between two looks, in milliseconds. */
const maxDelay = 20_000;
const minDelay = 25;
/** The delay before another sample, in milliseconds: a cache may repeat the last one for a second. */
const sampleDelay = 1000;
/** How many samples of a named cluster prove its replies. A single one may be wrong. */
const samplesPerCluster = 2;

/** A call with the option `after`, and what its replies can be compared with. */
export interface AfterCall extends Call {
  readonly transport: Transport;
  readonly clusters: Clusters;
  /** How a reply shows how new it is. Undefined if it does not. */
  readonly proof: ProofRule | undefined;
  /** The segments of its path, which name the entities that it reads. */
  readonly segments: readonly string[];
}

/** A reply, or a 404. */
type Answer<Data> = PageReply<Data> | ApiError;

/** Looks for a reply that is not older than a write. */
export class FreshReply<Data> {
  /** The last 404. */
  missing: ApiError | undefined;
  readonly #call: AfterCall;
  readonly #written: Written;
  /** The number of replies since all clusters should have the write. Restarts after a conflict. */
  #replies = 0;
  /** The newest of these replies. */
  #newest: Answer<Data> | undefined;
  #conflicts = 0;
  /** Whether one request is worthwhile before all clusters should have the write. */
  #isEarlyLookDue: boolean;

  constructor(call: AfterCall, written: Written) {
    this.#call = call;
    this.#written = written;
    const { operation, proof } = call;
    const { entities, accounts } = written;
    const isAboutOthers =
      entities.size + accounts.size > 0 && !this.#reads(entities) && !this.#reads(accounts);
    this.#isEarlyLookDue = proof?.final === true || (hasOwnTime(operation, proof) && !isAboutOthers);
  }

  /**
   * Looks once. A reply that shows the write itself is returned at once. Any other reply is requested when all clusters
   * should have the write. It is returned if it shows a time that is not older, or if samples confirm the clusters.
   */
  async look(signal: AbortSignal): Promise<PageReply<Data> | Later> {
    const { time } = this.#written;
    const { clusters } = this.#call;
    const delay = clusters.delayUntilAll(time);
    if (delay > 0) {
      this.#replies = 0;
      this.#newest = undefined;
      return this.#lookEarly(delay, signal);
    }
    if (this.#replies < this.#required.replies) {
      const answer = await this.#send(signal);
      if (this.#showsWrite(answer) || this.#showsTime(answer)) return replyOf(answer);
      if (this.#conflictsWith(answer)) return this.#backOff();
    }
    const { replies, confirmations } = this.#required;
    if (clusters.confirmations(time) + this.#written.confirmations < confirmations)
      return this.#sample(signal);
    return this.#newest && this.#replies >= replies ? replyOf(this.#newest) : new Later(minDelay);
  }

  /** Counts a reply. Returns whether it differs from an earlier one, and a stopped cluster may have sent either. */
  #conflictsWith(answer: Answer<Data>): boolean {
    const order = this.#newest ? this.#compare(this.#newest, answer) : 1;
    if (!(order < 0)) this.#newest = answer;
    const isConflict = Number.isNaN(order) && this.#call.clusters.hasStopped;
    this.#replies = isConflict ? 1 : this.#replies + 1;
    return isConflict;
  }

  /** Positive if `b` is newer than `a`, 0 if they are equal, NaN if the replies do not show which is newer. */
  #compare(a: Answer<Data>, b: Answer<Data>): number {
    if (a instanceof ApiError || b instanceof ApiError)
      return Number(a instanceof ApiError) - Number(b instanceof ApiError);
    const { operation, proof } = this.#call;
    const timeOf = ({ data }: PageReply<Data>): bigint => newestTime(proof?.times, data) ?? 0n;
    const numberOf = ({ data }: PageReply<Data>): bigint => newestNumber(operation, data);
    return (
      Number(timeOf(b) - timeOf(a)) ||
      Number(numberOf(b) - numberOf(a)) ||
      (stringifyJson(a.data) === stringifyJson(b.data) ? 0 : Number.NaN)
    );
  }

  #backOff(): Later {
    this.#conflicts += 1;
    return new Later(Math.min(maxDelay, 1000 * 1.5 ** (this.#conflicts - 1)));
  }

  /** Sends one request before all clusters should have the write, if the reply may show it. Otherwise waits. */
  async #lookEarly(untilAll: number, signal: AbortSignal): Promise<PageReply<Data> | Later> {
    const { time } = this.#written;
    const { clusters } = this.#call;
    if (!this.#isEarlyLookDue) {
      const { hasFewSamples } = clusters;
      // A long delay means that a cluster has stopped, or that all lag. A newer sample may end it.
      if ((hasFewSamples || untilAll > maxDelay) && clusters.watermark.isOld) await this.#sample(signal);
      const delay = clusters.delayUntilAll(time);
      if (hasFewSamples && delay > maxDelay) return new Later(sampleDelay);
      return new Later(Math.min(maxDelay, Math.max(minDelay, delay)));
    }
    const untilMost = clusters.delayUntilMost(time);
    if (untilMost > 0) return new Later(Math.min(untilMost, untilAll, maxDelay));
    this.#isEarlyLookDue = false;
    const answer = await this.#send(signal);
    return this.#showsWrite(answer) ? replyOf(answer) : new Later(0);
  }

  async #sample(signal: AbortSignal): Promise<Later> {
    const { watermark } = this.#call.clusters;
    if (!watermark.isOld) return new Later(sampleDelay);
    await watermark.ask({ ...this.#call.options, signal });
    return new Later(0);
  }

  async #send(signal: AbortSignal): Promise<Answer<Data>> {
    const { transport, operation, params, query, options } = this.#call;
    try {
      return await transport.send<Data>({ operation, params, query, options: { ...options, signal } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.missing = error;
      return error;
    }
  }

  /** Whether a reply contains the write itself. */
  #showsWrite(answer: Answer<Data>): boolean {
    if (answer instanceof ApiError) return false;
    const { operation, proof } = this.#call;
    return isFinal(operation, proof, answer.data) || showsOwnTime(proof, answer.data, this.#written.time);
  }

  /** Whether a reply or its cluster shows a time that is not older. Late rows may still be missing. */
  #showsTime(answer: Answer<Data>): boolean {
    const { time } = this.#written;
    if (!(answer instanceof ApiError)) {
      const newest = newestTime(this.#call.proof?.times, answer.data);
      if (newest !== undefined && newest >= time) return true;
    }
    const cluster = clusterOf((answer instanceof ApiError ? answer : answer.response).headers);
    return this.#call.clusters.confirmationsBy(cluster, time) >= samplesPerCluster;
  }

  get #required(): Evidence {
    const { required } = this.#call.clusters;
    const newest = this.#newest;
    if (newest === undefined) return required;
    if (this.#contradicts(newest)) return { ...required, replies: repliesIfStopped };
    // A reply that could show the write but does not is doubtful, most of all if it reads the written entity.
    const isDoubtful = newest instanceof ApiError || this.#call.proof !== undefined;
    const least = isDoubtful ? (this.#reads(this.#written.entities) ? 4 : 2) : 1;
    return {
      replies: Math.max(least, required.replies),
      confirmations: required.confirmations + Number(isDoubtful),
    };
  }

  /** Whether a reply contradicts the transaction: it lacks an entity that was created, or a transfer. */
  #contradicts(answer: Answer<Data>): boolean {
    const { entities, accounts } = this.#written;
    const { operation, params, proof } = this.#call;
    if (answer instanceof ApiError) return this.#reads(entities) || this.#reads(accounts);
    const isCurrent = params[operation.rangeKey?.parameter ?? ''] === undefined;
    return proof?.transfers === true && isCurrent && this.#reads(accounts);
  }

  /** Whether the path of the call names one of these entities. */
  #reads(ids: ReadonlySet<string>): boolean {
    return this.#call.segments.some((segment) => ids.has(segment));
  }
}

function replyOf<Data>(answer: Answer<Data>): PageReply<Data> {
  if (answer instanceof ApiError) throw answer;
  return answer;
}
