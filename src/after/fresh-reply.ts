import { type Call, type PageReply, type Transport, target } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { Agreement, type Answer } from './agreement.js';
import { type Clusters, type Evidence, surelyEnoughReplies } from './clusters.js';
import { hasOwnTime, isFinal, newestTime, showsOwnTime } from './proof.js';
import type { ProofRule } from './rules.js';
import { Later } from './wait-for.js';
import { clusterOf, type Watermark } from './watermark.js';
import type { Written } from './written.js';

/** The longest wait between two looks, in milliseconds. */
const longestDelay = 20_000;
/** How long an answer of the watermark may be cached, in milliseconds. */
const cacheAge = 1000;
const atOnce = 25;
/** How many samples of a named cluster prove its replies: one alone proves nothing. */
const samplesOfName = 2;

/** A call, and how its reply shows how new it is. */
export interface CallToProve extends Call {
  readonly proof: ProofRule | undefined;
}

/** Looks for a reply that is not older than what was written. */
export class FreshReply<Data> {
  /** The last 404. */
  missing: ApiError | undefined;
  readonly #transport: Transport;
  readonly #call: CallToProve;
  readonly #written: Written;
  readonly #watermark: Watermark;
  readonly #clusters: Clusters;
  readonly #names: readonly string[];
  /** Replies requested when all clusters should have had the write. */
  readonly #agreement: Agreement<Data>;
  #conflicts = 0;
  /** Whether one look before that time is worth a request. */
  #isEarlyLookDue: boolean;

  constructor(
    transport: Transport,
    call: CallToProve,
    written: Written,
    watermark: Watermark,
    clusters: Clusters,
  ) {
    this.#transport = transport;
    this.#call = call;
    this.#written = written;
    this.#watermark = watermark;
    this.#clusters = clusters;
    this.#agreement = new Agreement(call.operation, call.proof);
    this.#names = target(transport, call).path.split('/');
    const { entities: made, accounts: paid } = written;
    const isAboutOthers = made.size + paid.size > 0 && !this.#isNamed(made) && !this.#isNamed(paid);
    this.#isEarlyLookDue =
      call.proof?.final === true || (hasOwnTime(call.operation, call.proof) && !isAboutOthers);
  }

  /**
   * Looks once. A reply that shows the write itself is returned at once. Any other reply is requested when all clusters
   * should have the write. It is returned if it shows a time from the write on, or if samples confirm the clusters.
   */
  async look(signal: AbortSignal): Promise<PageReply<Data> | Later> {
    const { time } = this.#written;
    const left = this.#clusters.everywhereIn(time);
    if (left > 0) {
      this.#agreement.restart();
      return this.#lookEarly(left, signal);
    }
    const agreement = this.#agreement;
    if (agreement.count < this.#required.replies) {
      const answer = await this.#send(signal);
      if (this.#showsWrite(answer) || this.#showsTime(answer)) return returned(answer);
      if (!agreement.add(answer, this.#clusters.isOneStopped)) return this.#backOff();
    }
    const { replies, confirmations } = this.#required;
    if (this.#clusters.confirming(time) + this.#written.confirmations < confirmations)
      return this.#learn(signal);
    return agreement.newest && agreement.count >= replies ? returned(agreement.newest) : new Later(atOnce);
  }

  /** The delay before the next look when clusters disagree, longer each time. */
  #backOff(): Later {
    this.#conflicts += 1;
    return new Later(Math.min(longestDelay, 1000 * 1.5 ** (this.#conflicts - 1)));
  }

  /** Looks once before all clusters should have the write, if the reply may show it. Otherwise waits. */
  async #lookEarly(left: number, signal: AbortSignal): Promise<PageReply<Data> | Later> {
    const { time } = this.#written;
    if (!this.#isEarlyLookDue) {
      const { areUnknown } = this.#clusters;
      // A long wait shows a cluster that is stopped, or that all have fallen behind. Newer samples may end it.
      if ((areUnknown || left > longestDelay) && this.#watermark.isOld) await this.#learn(signal);
      const delay = this.#clusters.everywhereIn(time);
      if (areUnknown && delay > longestDelay) return new Later(cacheAge);
      return new Later(Math.min(longestDelay, Math.max(atOnce, delay)));
    }
    const early = this.#clusters.mostlyIn(time);
    if (early > 0) return new Later(Math.min(early, left, longestDelay));
    this.#isEarlyLookDue = false;
    const answer = await this.#send(signal);
    return this.#showsWrite(answer) ? returned(answer) : new Later(0);
  }

  async #learn(signal: AbortSignal): Promise<Later> {
    if (!this.#watermark.isOld) return new Later(cacheAge);
    await this.#watermark.ask({ ...this.#call.options, signal });
    return new Later(0);
  }

  async #send(signal: AbortSignal): Promise<Answer<Data>> {
    const { options } = this.#call;
    try {
      return await this.#transport.send<Data>({ ...this.#call, options: { ...options, signal } });
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
      const newest = newestTime(this.#call.proof, answer.data);
      if (newest !== undefined && newest >= time) return true;
    }
    const cluster = clusterOf((answer instanceof ApiError ? answer : answer.response).headers);
    return this.#clusters.confirmingFrom(cluster, time) >= samplesOfName;
  }

  get #required(): Evidence {
    const { newest } = this.#agreement;
    const required = this.#clusters.required;
    if (newest === undefined) return required;
    if (this.#contradicts(newest)) return { ...required, replies: surelyEnoughReplies };
    // A reply that could show the write and does not is doubtful, above all if it is about the entity written to.
    const isDoubtful = newest instanceof ApiError || this.#call.proof !== undefined;
    const least = isDoubtful ? (this.#isNamed(this.#written.entities) ? 4 : 2) : 1;
    return {
      replies: Math.max(least, required.replies),
      confirmations: required.confirmations + Number(isDoubtful),
    };
  }

  /** Whether a reply contradicts the transaction: it lacks an entity that was created, or a transfer. */
  #contradicts(answer: Answer<Data>): boolean {
    const { entities: made, accounts: paid } = this.#written;
    const { operation, params, proof } = this.#call;
    if (answer instanceof ApiError) return this.#isNamed(made) || this.#isNamed(paid);
    const isNow = params[operation.rangeKey?.parameter ?? ''] === undefined;
    return proof?.transfers === true && isNow && this.#isNamed(paid);
  }

  #isNamed(names: ReadonlySet<string>): boolean {
    return this.#names.some((name) => names.has(name));
  }
}

function returned<Data>(answer: Answer<Data>): PageReply<Data> {
  if (answer instanceof ApiError) throw answer;
  return answer;
}
