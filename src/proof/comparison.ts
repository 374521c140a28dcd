import { contextOf, type TransportCall } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { type ChainItem, proofError } from './chain-item.js';
import { NotComparedError } from './not-compared-error.js';
import { type OtherHash, otherHash } from './other-hash.js';
import type { Against, ComparedMessages } from './verify-option.js';

/** So many messages are read for one that is compared. One request on each page of the largest size is cheap. */
const messagesPerRequest = 100;

/**
 * Messages that are kept for the end of a reading. Of more, every second one is dropped, so that a reading of any length
 * takes the memory of one page, and its end sends at most 8 requests: for the 1st, 2nd, 4th, … 64th from the end, and the first.
 */
const maxKept = 128;

/**
 * Milliseconds after which a reading ends if the other service still lacks a message. Clusters lag by seconds, and a
 * service that catches up after an outage by minutes. Without a limit, a follow could return messages without end and
 * compare none of them.
 */
const longestLag = 600_000;

/**
 * Compares the hashes of one reading with those of another service. An equal hash covers all messages before it that were
 * read, since each hash covers the one before it. So only each 100th message is compared, and the last one.
 *
 * The other service may lack the newest messages. Upwards, the message that it lacked is requested again 100 messages
 * later. In descending order, a lower one is requested after 2, 4, 8, … messages. At the end of a reading upwards, lower ones are
 * tried in the same steps. Steps that double need few requests, and leave about as many messages uncovered as the other
 * service lacks.
 */
export class Comparison {
  readonly #call: TransportCall;
  readonly #against: Against['against'];
  readonly #isDescending: boolean;
  #topicId = '';
  /** Messages above the highest one that was compared, some of them dropped. */
  #kept: ChainItem[] = [];
  #count = 0;
  #nextCount: number;
  #equal = 0;
  #last: bigint | undefined;
  /** Messages above the last compared one that the other service did not return. */
  readonly #missing = new Set<bigint>();
  /** The lowest of these, and when it was first requested. */
  #lowestMissing: { readonly item: ChainItem; readonly since: number } | undefined;
  #cause: unknown;

  constructor(call: TransportCall, against: Against['against'], isDescending: boolean) {
    this.#call = call;
    this.#against = against;
    this.#isDescending = isDescending;
    // The first message in descending order is the newest, whose hash covers all others.
    this.#nextCount = isDescending ? 1 : messagesPerRequest;
  }

  get messages(): ComparedMessages {
    return { count: this.#equal, last: this.#last, missing: this.#sortedMissing };
  }

  get last(): bigint | undefined {
    return this.#last;
  }

  /** Adds a item that was verified. Throws a `ProofError` if the other service has another hash. */
  async add(item: ChainItem): Promise<void> {
    if (item.number <= (this.#last ?? 0n)) return;
    this.#keep(item);
    this.#count += 1;
    if (this.#count < this.#nextCount) return;
    const state = await this.#compare(this.#lowestMissing?.item ?? item, item);
    this.#nextCount = this.#count + messagesPerRequest;
    if (this.#isDescending && state === 'missing') this.#nextCount = this.#count * 2;
  }

  /** Throws if there are messages, but none was compared. */
  async end(): Promise<void> {
    const items = this.#sortedItems();
    const [first] = items;
    if (!first) return;
    // In descending order, the higher ones have been requested on the way.
    for (let distance = this.#isDescending ? items.length : 1; ; distance *= 2) {
      const item: ChainItem = items.at(-distance) ?? first;
      const state = await this.#askOnce(item);
      // No other host will reply to a further request either.
      if (state !== 'missing' || item === first) break;
    }
    if (this.#last === undefined) throw this.#error();
  }

  /** Compares the lower one of two items, which the other service is more likely to have. */
  async #compare(a: ChainItem, b: ChainItem): Promise<OtherHash['state']> {
    const item = a.number < b.number ? a : b;
    const now = this.#call.transport.effects.elapsed();
    const state = await this.#ask(item);
    if (state === 'found') return state;
    if (this.#lowestMissing?.item !== item) this.#lowestMissing = { item, since: now };
    else if (now - this.#lowestMissing.since >= longestLag) throw this.#error();
    return state;
  }

  async #askOnce(item: ChainItem): Promise<OtherHash['state']> {
    if (this.#missing.has(item.number)) return 'missing';
    return this.#ask(item);
  }

  async #ask(item: ChainItem): Promise<OtherHash['state']> {
    const other = await otherHash(this.#call, this.#against, this.#topicId, item);
    if (other.state !== 'found') {
      this.#missing.add(item.number);
      this.#cause = other.cause;
      return other.state;
    }
    if (other.hash !== item.hash)
      throw proofError(this.#call.operation, item, 'has another hash at another service', other.hash);
    this.#equal += 1;
    this.#last = item.number;
    this.#lowestMissing = undefined;
    this.#kept = this.#kept.filter(({ number }) => number > item.number);
    for (const number of this.#missing) if (number <= item.number) this.#missing.delete(number);
    return other.state;
  }

  #keep(item: ChainItem): void {
    // It is copied, as the caller may change an item that was returned.
    this.#topicId ||= String(item.item.topic_id);
    this.#kept.push(item);
    // The first and the last one stay.
    if (this.#kept.length > maxKept) this.#kept = this.#sortedItems().filter((_, index) => index % 2 === 0);
  }

  #sortedItems(): ChainItem[] {
    return [...this.#kept].sort((a, b) => ascending(a.number, b.number));
  }

  get #sortedMissing(): bigint[] {
    return [...this.#missing].sort(ascending);
  }

  #error(): NotComparedError {
    const facts = { missing: this.#sortedMissing, last: this.#last };
    return new NotComparedError(this.#service, facts, contextOf(this.#call.operation), {
      cause: this.#cause,
    });
  }

  get #service(): string {
    if (this.#against === 'hosts') return 'the other hosts';
    const url = this.#cause instanceof ApiError ? this.#cause.url : '';
    return /^https?:\/\/[^/]+/.exec(url)?.[0] ?? 'the other service';
  }
}

function ascending(a: bigint, b: bigint): number {
  return Number(a - b);
}
