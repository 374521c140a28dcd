import { ApiError } from '../errors/api-error.js';
import type { ProofRule } from '../operation/operation.js';
import type { Call } from '../request/call.js';
import { Agreement, type Answer } from './agreement.js';
import type { Clusters } from './clusters.js';
import type { PageReply } from './exchange.js';
import { Later } from './look-until.js';
import { isFinal, newestTime } from './proof.js';
import { target } from './target.js';
import type { Transport } from './transport.js';
import { clusterOf, type Watermark } from './watermark.js';
import type { Written } from './written.js';

// What surely will be shown is asked for as often, in milliseconds.
const often = 1000;
const longestDelay = 10_000;
const atOnce = 25;

/** A call whose reply has to be told from an older one. */
export interface CallToProve extends Call {
  readonly proof: ProofRule | undefined;
}

/** The looks for a reply that is not older than what was written. */
export class FreshReply<Data> {
  /** The last 404. */
  missing: ApiError | undefined;
  readonly #transport: Transport;
  readonly #call: CallToProve;
  readonly #written: Written;
  readonly #watermark: Watermark;
  readonly #clusters: Clusters;
  readonly #names: readonly string[];
  /** What was answered since all clusters have what was written. */
  readonly #agreement: Agreement<Data>;
  #looks = 0;
  /** Whether the last look told nothing. */
  #isDoubtful = false;
  #behind = 0;

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
    this.#agreement = new Agreement(call.proof);
    this.#names = target(transport, call).path.split('/');
  }

  /**
   * Looks once. A reply is proven by what it shows, or by its cluster if that tells its name; any other is taken when
   * all clusters that come on are as far, and as many replies agree as leave no doubt.
   */
  async look(signal: AbortSignal): Promise<PageReply<Data> | Later> {
    const { time } = this.#written;
    const early = this.#looks === 0 ? this.#clusters.mostlyIn(time) : 0;
    this.#looks += 1;
    if (early > 0 && early < longestDelay) return new Later(early);
    // What is known before a look holds for it.
    const haveAll = this.#clusters.haveAll(time);
    const isDue = this.#isDoubtful && this.#clusters.everywhereIn(time) <= 0;
    if (!haveAll && (isDue || !this.#call.proof)) return this.#learn(signal, longestDelay);
    const known = this.#watermark.clusters;
    const answer = await this.#ask(signal);
    const { headers } = answer instanceof ApiError ? answer : answer.response;
    const isProven = this.#shows(answer) || (known.get(clusterOf(headers) ?? '') ?? 0n) >= time;
    const isAgainst = this.#isAgainst(answer);
    if (isProven) return given(answer);
    if (haveAll) {
      if (!this.#agreement.add(answer)) return this.#behindBy();
      const { agreeing, agreeingAgainst } = this.#clusters;
      const { count, newest = answer } = this.#agreement;
      return count >= (isAgainst ? agreeingAgainst : agreeing) ? given(newest) : new Later(atOnce);
    }
    this.#isDoubtful = !isAgainst;
    // What is known to be there is looked for often; what may have changed, once more before all have it.
    const delay = isAgainst
      ? often
      : answer instanceof ApiError || this.#looks > 2
        ? longestDelay
        : 2 * often;
    return this.#learn(signal, delay);
  }

  async #ask(signal: AbortSignal): Promise<Answer<Data>> {
    const { options } = this.#call;
    try {
      return await this.#transport.send<Data>({ ...this.#call, options: { ...options, signal } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.missing = error;
      return error;
    }
  }

  #shows(answer: Answer<Data>): boolean {
    if (answer instanceof ApiError) return false;
    const { operation } = this.#call;
    const { data, response } = answer;
    const newest = newestTime(this.#call.proof, data);
    if (newest !== undefined) this.#watermark.note(newest, response);
    return (
      isFinal(operation, this.#call.proof, data) || (newest !== undefined && newest >= this.#written.time)
    );
  }

  /** Whether a reply denies what is known: it has no entity that was made, or no transfer that was made. */
  #isAgainst(answer: Answer<Data>): boolean {
    const { made, paid } = this.#written;
    const { operation, params } = this.#call;
    const isNamed = (names: ReadonlySet<string>): boolean => this.#names.some((name) => names.has(name));
    if (answer instanceof ApiError) return isNamed(made) || isNamed(paid);
    const isNow = params[operation.rangeKey?.parameter ?? ''] === undefined;
    return this.#call.proof?.transfers === true && isNow && isNamed(paid);
  }

  /** Asks how far the clusters are, if that is not known. Answers when to look again, at the latest after a delay. */
  async #learn(signal: AbortSignal, delay: number): Promise<Later> {
    const { time } = this.#written;
    const left = this.#clusters.everywhereIn(time);
    const isLate = left <= 0;
    if (this.#watermark.isOld && (isLate || this.#clusters.areUnknown))
      await this.#watermark.ask({ ...this.#call.options, signal });
    if (this.#clusters.haveAll(time)) return new Later(0);
    if (isLate) return this.#behindBy();
    // While little is known of them, each second tells more.
    const soon = this.#clusters.areUnknown ? often : delay;
    return new Later(Math.min(soon, Math.max(atOnce, this.#clusters.everywhereIn(time))));
  }

  /** The wait of one whom a cluster that is behind has answered, longer each time. */
  #behindBy(): Later {
    this.#behind += 1;
    return new Later(Math.min(longestDelay, often * 1.5 ** (this.#behind - 1)));
  }
}

function given<Data>(answer: Answer<Data>): PageReply<Data> {
  if (answer instanceof ApiError) throw answer;
  return answer;
}
