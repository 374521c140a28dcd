import {
  type CallOptions,
  type Clock,
  type Limits,
  makeCall,
  type Operation,
  type PageReply,
  type Transport,
  within,
} from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { TransactionMissingError } from './after-errors.js';
import type { Clusters } from './clusters.js';
import type { TransactionRule } from './rules.js';
import { Later, lookUntil } from './wait-for.js';
import { type Written, type WrittenTransaction, writtenBy } from './written.js';

/** A network accepts a transaction for at most this long after its valid start, in nanoseconds. */
const validity = 180_000_000_000n;
/** Most transactions reach consensus this soon after their valid start, as SDKs set it some seconds back. */
const usualDelay = 15_000_000_000n;
/** Milliseconds before the next look. Most transactions are found a few seconds after they were sent. */
const delays = [2000, 2000, 1000, 1000, 1000, 1000, 1000, 1000];
const maxDelay = 10_000;
const minDelay = 25;
/** This long before the end of the validity, in milliseconds, the lag of the clusters is sampled. */
const samplingTime = 22_000;
/** How many found transactions are kept for further calls. */
const maxFound = 1000;

/** Looks for one transaction until it is found, or can no longer appear. */
export class TransactionSearch {
  readonly #transaction: WrittenTransaction;
  readonly #clusters: Clusters;
  readonly #clock: Clock;
  /** The end of its validity, in nanoseconds. */
  readonly #end: bigint;
  /** When it has probably reached consensus: soon after its valid start, but before the search. */
  readonly #expected: bigint;
  #hasWaited = false;
  #looks = 0;
  /** The number of looks since the end of the validity. */
  #misses = 0;
  /** The last 404. */
  missing: ApiError | undefined;

  constructor(transaction: WrittenTransaction, clusters: Clusters, clock: Clock) {
    this.#transaction = transaction;
    this.#clusters = clusters;
    this.#clock = clock;
    this.#end = transaction.validFrom + validity;
    const usual = transaction.validFrom + usualDelay;
    const now = BigInt(Math.floor(clock.now())) * 1_000_000n;
    this.#expected = usual < now ? usual : now;
  }

  /** The limit of the search in milliseconds, if the call has no deadline. */
  get limit(): number {
    const left = Number(this.#end / 1_000_000n) - this.#clock.now();
    return 120_000 + (this.#transaction.isScheduled ? 0 : Math.min(180_000, Math.max(0, left)));
  }

  /** Repeats a request until it finds the transaction. */
  run<Data>(
    send: (options: CallOptions) => Promise<PageReply<Data>>,
    options: CallOptions & { readonly signal: AbortSignal },
  ): Promise<PageReply<Data>> {
    return lookUntil(() => this.#look(send, options), options.signal, this.#clock);
  }

  async #look<Data>(
    send: (options: CallOptions) => Promise<PageReply<Data>>,
    options: CallOptions,
  ): Promise<PageReply<Data> | Later> {
    const { isScheduled } = this.#transaction;
    const clusters = this.#clusters;
    if (!this.#hasWaited) {
      this.#hasWaited = true;
      return new Later(Math.max(0, Math.min(clusters.delayUntilMost(this.#expected), maxDelay)));
    }
    this.#looks += 1;
    // Evidence counts for a look only if it is older than the look.
    const isOver = !isScheduled && clusters.delayUntilAll(this.#end) <= 0;
    try {
      return await send(options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.missing = error;
      this.#misses = isOver ? this.#misses + 1 : 0;
    }
    const { replies, confirmations } = clusters.required;
    const isConfirmed = clusters.confirmations(this.#end) >= confirmations;
    if (isConfirmed && this.#misses >= replies)
      throw new TransactionMissingError(this.#transaction.id, true, this.missing, { cause: this.missing });
    if (isOver && isConfirmed) return new Later(minDelay);
    const left = clusters.delayUntilAll(this.#end);
    const isNear = !isScheduled && left <= samplingTime;
    const { watermark } = clusters;
    const needsSample = isNear ? left <= 0 || clusters.hasFewSamples : watermark.samples.length === 0;
    if (needsSample && watermark.isOld) await watermark.ask(options);
    return new Later(this.#delay());
  }

  #delay(): number {
    const usual = delays[this.#looks - 1] ?? 1000 * 1.5 ** (this.#looks - delays.length);
    const atMost = (limit: number): number => Math.min(limit, usual);
    if (this.#transaction.isScheduled) return atMost(maxDelay);
    const left = this.#clusters.delayUntilAll(this.#end);
    if (left <= 0) return atMost(1000);
    if (left > samplingTime) return Math.min(atMost(maxDelay), Math.max(minDelay, left - samplingTime));
    return Math.min(atMost(this.#clusters.hasFewSamples ? 1000 : maxDelay), Math.max(minDelay, left));
  }
}

/** A search that several calls wait for. */
interface SharedSearch {
  readonly result: Promise<Written>;
  readonly controller: AbortController;
  waiting: number;
}

/** Finds the writes of transactions. Each transaction is looked up once for all calls of a transport. */
export class Transactions {
  readonly #transport: Transport;
  readonly #clusters: Clusters;
  readonly #found = new Map<string, Written>();
  readonly #searches = new Map<string, SharedSearch>();

  constructor(transport: Transport, clusters: Clusters) {
    this.#transport = transport;
    this.#clusters = clusters;
  }

  /** Finds the write of a transaction. A search that is shared uses the options of the first call. */
  async find(
    transaction: WrittenTransaction,
    rule: TransactionRule,
    options: CallOptions,
    limits: Limits,
  ): Promise<Written> {
    const key = keyOf(transaction);
    const found = this.#found.get(key);
    if (found) return found;
    let search = this.#searches.get(key);
    if (!search) {
      const controller = new AbortController();
      const own = { ...options, signal: controller.signal };
      search = { result: this.#search(transaction, rule, own), controller, waiting: 0 };
      this.#searches.set(key, search);
    }
    const { result, controller } = search;
    search.waiting += 1;
    try {
      return await within(limits, () => result);
    } finally {
      search.waiting -= 1;
      if (search.waiting === 0) {
        this.#searches.delete(key);
        controller.abort();
      }
    }
  }

  /** Keeps the write of a transaction for further calls. */
  remember(transaction: WrittenTransaction, written: Written): void {
    this.#found.set(keyOf(transaction), written);
    const [oldest] = this.#found.keys();
    if (this.#found.size > maxFound && oldest !== undefined) this.#found.delete(oldest);
  }

  async #search(
    transaction: WrittenTransaction,
    rule: TransactionRule,
    options: CallOptions,
  ): Promise<Written> {
    const clock = this.#transport.effects;
    const { operationId, path: template } = rule;
    const path = template.replace(/\{[^}]+\}/, transaction.id);
    const operation: Operation = { operationId, method: 'GET', path };
    const search = new TransactionSearch(transaction, this.#clusters, clock);
    const late = (): Error =>
      new TransactionMissingError(
        transaction.id,
        false,
        { operationId, method: 'GET', url: path },
        search.missing && { cause: search.missing },
      );
    const { data } = await within({ limit: search.limit, late, signal: options.signal, clock }, (signal) =>
      search.run(
        (own) => this.#transport.send({ ...makeCall(operation, {}, own), query: transaction.query }),
        { ...options, signal },
      ),
    );
    const written = writtenBy(rule, data);
    if (!written) throw late();
    this.remember(transaction, written);
    return written;
  }
}

function keyOf({ id, query }: WrittenTransaction): string {
  return `${id}?${query}`;
}
