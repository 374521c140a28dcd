import type { WatermarkRule } from '../after/after.js';
import { ServiceBehindError } from '../after/after.js';
import {
  type CallOptions,
  compare,
  formatQuery,
  isTransient,
  limitOf,
  notify,
  onAbort,
  parseQuery,
  type RangeKey,
  sleep,
} from '../client/client.js';
import { ApiError, NetworkError, ResponseError, TimeoutError } from '../errors/errors.js';
import {
  endable,
  type ItemKey,
  keyRange,
  Left,
  type ListCall,
  type ListPlace,
  ListReader,
  type PageRequest,
  partOf,
  type ReadPage,
  readCursor,
  refusal,
  reversed,
} from '../lists/lists.js';
import { toOrdinal } from '../values/values.js';
import { type Arrived, arrivedOf, catchUp } from './arrivals.js';
import type { Evidence } from './evidence.js';
import { Gapless } from './gapless.js';
import type { FollowOptions } from './growing-list-request.js';
import { HeldItems } from './held-items.js';
import { ownBegin, ownEnd } from './own-bounds.js';
import { Visibility } from './visibility.js';

const recordFile = 2000;
const second = 1000;
// What cannot be read once may be read the next time; what never can is no failure that passes.
const maxUnreadable = 20;
// Who has so many full pages behind him, one after the other, is far behind.
const farBehind = 2;
// What needs more answers gets them sooner, so many times.
const maxUrgent = 20;
// If this many items are held back, only the first page of them is requested.
const maxHeld = 5000;
// After this many empty pages in a row, each further one waits for `interval`.
const maxEmpty = 20;
// Only empty pages that lead on by less than this are counted, in nanoseconds: windows of lists are wider.
const day = 86_400n * 1_000_000_000n;
// An open window ends this much later than the newest known time, in nanoseconds.
const ahead = 600_000_000_000n;

/** An answer: its page, and what is in it. */
interface Answer<Item> {
  readonly page: ReadPage<object>;
  readonly arrived: readonly Arrived<Item>[];
}

/**
 * What follows a list from the place that its options say.
 *
 * @throws ParameterError for a cursor that is none, or leads back.
 */
export function followerOf<Item>(
  call: ListCall,
  options: FollowOptions,
  watermark: WatermarkRule | undefined,
): Follower<Item> {
  const { from } = options;
  const begin = from === 'now' ? null : new ListReader(call).begin(from ?? undefined);
  if (begin?.isBack) throw refusal(call.operation, 'from', from, 'a cursor of what follows');
  return new Follower<Item>(call, options, watermark);
}

/** One list that is followed. */
export class Follower<Item> {
  readonly #call: ListCall;
  readonly #rangeKey: RangeKey;
  readonly #options: FollowOptions;
  readonly #controller = new AbortController();
  readonly #left = new Left();
  readonly #signal: AbortSignal | undefined;
  readonly #interval: number;
  readonly #held: HeldItems<Item>;
  readonly #gapless: Gapless<Item> | undefined;
  readonly #visibility: Visibility;
  /** The last moment that the call asks for. */
  readonly #end: bigint | undefined;
  /** Where what was not yielded yet begins; undefined for before the first item. */
  #place: ListPlace | undefined;
  /** If several pages of items are held back: the key behind which the next page begins. */
  #start: ItemKey | undefined;
  /** What the first answer has to be newer than: those behind it go on from there. */
  #after: CallOptions['after'];
  /** Whether more answers of the watermark are waited for. */
  #isUrgent = false;
  #idle = 0;
  #failures = 0;
  #unreadable = 0;
  #emptyPages = 0;
  /** When an item was last yielded, or an answer had no gap. */
  #progressed: number;
  /** The last missing number that `onGap` was called with. */
  #reported: bigint | undefined;

  constructor(call: ListCall, options: FollowOptions, watermark: WatermarkRule | undefined) {
    const { operation, transport } = call;
    const { rangeKey, parameters = {} } = operation;
    if (!rangeKey) throw new TypeError(`${operation.operationId} has no key to go on by`);
    this.#rangeKey = rangeKey;
    this.#signal = call.options.signal;
    const { after, ...others } = call.options;
    this.#after = after;
    this.#call = { ...call, options: { ...others, signal: this.#controller.signal } };
    this.#options = options;
    this.#interval = options.interval ?? 5000;
    this.#place = readCursor(options.from ?? '')?.place;
    this.#visibility = new Visibility(this.#call, options.settle ?? recordFile, watermark);
    this.#end = ownEnd(this.#call);
    this.#progressed = transport.effects.elapsed();
    const { parameter, second: within, grows } = rangeKey;
    this.#gapless = grows?.contiguous ? new Gapless<Item>((value) => this.#ordinal(value)) : undefined;
    this.#held = new HeldItems(
      (a, b) =>
        compare(a.first, b.first, parameters[parameter]) ||
        (within ? compare(a.second, b.second, parameters[within.parameter]) : 0),
    );
  }

  get cursor(): string | undefined {
    return this.#place && new ListReader(this.#call).cursor(this.#place);
  }

  get behind(): number | undefined {
    return this.#visibility.behind((this.#gapless?.gap?.next ?? this.#held.first)?.time);
  }

  get missing(): bigint | undefined {
    return this.#gapless?.gap?.missing;
  }

  /** Yields what the list has, and then what comes. Left early, it ends at once, whatever it waits for. */
  follow(): AsyncGenerator<Item, void, undefined> {
    return endable(this.#items(), () => this.#controller.abort(this.#left));
  }

  async *#items(): AsyncGenerator<Item, void, undefined> {
    const stops = [this.#signal, this.#options.signal].map((signal) =>
      onAbort(signal, () => this.#controller.abort(signal?.reason)),
    );
    try {
      this.#controller.signal.throwIfAborted();
      if (this.#options.from === 'now') await this.#toNewest();
      yield* this.#all();
    } catch (error) {
      if (error !== this.#left) throw error;
    } finally {
      for (const stop of stops) stop();
      this.#controller.abort(this.#left);
    }
  }

  async *#all(): AsyncGenerator<Item, void, undefined> {
    for (let full = 0; ; ) {
      const reader = this.#reader();
      const from = this.#start ? ({ kind: 'after', key: this.#start } as const) : this.#place;
      const request = reader.begin(from && reader.cursor(from));
      // Nothing is left between its bounds.
      if (!request || reader.isEmpty) return;
      await this.#visibility.look(this.#isUrgent || full > 0);
      const evidence = this.#visibility.evidence;
      const whole = this.#visibility.whole;
      const answer = await this.#ask(() => this.#read(reader, request));
      if (answer === 'failed') continue;
      const { page, arrived = [] } = answer ?? {};
      const limit = limitOf(this.#call.operation, reader.first);
      const isFull = page !== undefined && arrived.length >= limit;
      let count = 0;
      for (const { item, key } of this.#settled(arrived, limit, evidence)) {
        this.#place = { kind: 'after', key };
        count += 1;
        yield item;
        this.#progressed = this.#call.transport.effects.elapsed();
        this.#controller.signal.throwIfAborted();
      }
      this.#checkGap(page);
      full = isFull && !this.#gapless?.gap ? full + 1 : 0;
      this.#isUrgent = false;
      if (page && arrived.length === 0 && this.#held.size === 0) {
        if (page.next === null && this.#isReached(this.#end, whole)) return;
        // The service looks at a window at a time, and this one has nothing.
        if (page.next && (await this.#moveOn(page, whole))) continue;
      }
      if (full >= farBehind && (yield* this.#catchUp(whole))) {
        // Some of these items have been yielded now.
        this.#held.clear();
        this.#start = undefined;
        continue;
      }
      if (this.#start && (!this.#held.has(this.#start) || this.#held.size > maxHeld)) this.#start = undefined;
      if (!this.#start && (!isFull || count === 0)) await this.#rest(count, arrived.length);
    }
  }

  /** A reader whose open window does not end before what is to come. */
  #reader(): ListReader<object> {
    const { newest } = this.#visibility;
    const begin =
      this.#rangeKey.parameter === this.#call.operation.window?.parameter
        ? ownBegin(this.#call, this.#place)
        : undefined;
    const latest = begin !== undefined && begin > newest ? begin : newest;
    const call = { ...this.#call, options: { ...this.#call.options, after: this.#after } };
    return new ListReader<object>(call, this.#controller.signal, latest + ahead);
  }

  /** An answer. Where an empty page leads on, and no time tells what is behind it, the next one is a part of it. */
  async #read(reader: ListReader<object>, request: PageRequest): Promise<Answer<Item> | undefined> {
    for (let asked = request; ; ) {
      const page = await reader.read(asked);
      if (!page) return undefined;
      const { items, next } = page;
      const isWindow = this.#edgeOf(page) !== undefined;
      if (items.length > 0) this.#emptyPages = 0;
      if (items.length > 0 || !next || next instanceof ResponseError || isWindow)
        return { page, arrived: this.#credible(page) };
      asked = { query: next.query };
      await this.#pace();
    }
  }

  /**
   * The items of a page. One that is dated later than both the service's newest block and the clock is left out, as the
   * cursor behind it would hide all that happens until then.
   */
  #credible(page: ReadPage<object>): readonly Arrived<Item>[] {
    const arrived = arrivedOf<Item>(this.#rangeKey, page);
    const { latest } = this.#visibility;
    if (this.#gapless || latest === undefined) return arrived;
    return arrived.filter(({ time }) => time === undefined || time <= latest + ahead);
  }

  /** Waits before the page behind an empty one, if there were too many. */
  async #pace(): Promise<void> {
    this.#emptyPages += 1;
    if (this.#emptyPages > maxEmpty) await this.#sleep(this.#interval);
  }

  /** What of an answer can be yielded now, and what was held back before. */
  #settled(arrived: readonly Arrived<Item>[], limit: number, evidence: Evidence): readonly Arrived<Item>[] {
    const came = this.#call.transport.effects.elapsed();
    if (this.#gapless) {
      const isOpen = this.#place === undefined;
      return this.#gapless.upToGap(arrived, ownBegin(this.#call, this.#place), isOpen, evidence, came);
    }
    this.#start = this.#held.add(arrived, { start: this.#start, limit }, evidence, came);
    return this.#held.take(evidence);
  }

  /** @throws ResponseError if a number has been missing for too long. */
  #checkGap(page: ReadPage<object> | undefined): void {
    const gap = this.#gapless?.gap;
    if (!gap) return;
    const { missing, next, answers } = gap;
    const { operation, transport } = this.#call;
    const { giveUpAfter = Infinity, onGap } = this.#options;
    if (answers.areEnough && this.#reported !== missing) {
      this.#reported = missing;
      notify(onGap, { operationId: operation.operationId, missing, next: BigInt(next.key.first) });
    }
    const waited = transport.effects.elapsed() - this.#progressed;
    if (page && waited >= giveUpAfter)
      throw page.fail(
        `${missing} has been missing for ${Math.round(waited)} ms`,
        `/${operation.items}/0/${this.#rangeKey.field}`,
        String(missing),
        next.key.first,
      );
  }

  #ordinal(value: string): bigint | undefined {
    return toOrdinal(value, this.#call.operation.parameters?.[this.#rangeKey.parameter]?.kind);
  }

  /** While it is far behind, all that is surely whole is scanned. Answers whether that led on. */
  async *#catchUp(whole: bigint | undefined): AsyncGenerator<Item, boolean, undefined> {
    const before = this.#place;
    if (whole === undefined) this.#isUrgent = true;
    try {
      for await (const { item, key } of catchUp<Item>(this.#call, before, whole)) {
        if (this.#gapless && this.#ordinal(key.first) !== ownBegin(this.#call, this.#place)) break;
        this.#place = { kind: 'after', key };
        yield item;
        this.#progressed = this.#call.transport.effects.elapsed();
        this.#controller.signal.throwIfAborted();
      }
    } catch (error) {
      if (!this.#passes(error)) throw error;
    }
    return this.#place !== before;
  }

  /** Whether all that could come up to a moment has come, whichever cluster answered; if that may be soon, it is urgent. */
  #isReached(moment: bigint | undefined, whole: bigint | undefined): boolean {
    if (moment === undefined) return false;
    this.#isUrgent ||= moment <= this.#visibility.newest;
    return whole !== undefined && moment <= whole;
  }

  /** Begins at the next window, if nothing can come into this one any more. */
  async #moveOn(page: ReadPage<object>, whole: bigint | undefined): Promise<boolean> {
    const { next } = page;
    const edge = this.#edgeOf(page);
    if (!next || next instanceof ResponseError || !this.#isReached(edge, whole)) return false;
    const begin = ownBegin(this.#call, this.#place);
    if (edge === undefined || begin === undefined || edge - begin < day) await this.#pace();
    const cursor = new ListReader<object>(this.#call).cursorOf(next);
    this.#place = (cursor === null ? undefined : readCursor(cursor)?.place) ?? this.#place;
    return true;
  }

  /** When what follows an empty page begins, in nanoseconds; undefined where that is no time. */
  #edgeOf({ next }: ReadPage<object>): bigint | undefined {
    const { parameter } = this.#rangeKey;
    const rule = this.#call.operation.parameters?.[parameter];
    if (rule?.kind.name !== 'timestamp' || !next || next instanceof ResponseError) return undefined;
    const { low } = keyRange(parseQuery(next.query) ?? [], parameter, rule);
    return low && this.#ordinal(low.value);
  }

  /** Begins behind the newest item that there is. */
  async #toNewest(): Promise<void> {
    const { operation } = this.#call;
    for (;;) {
      const reader = this.#reader();
      const others = reversed(operation, reader.first).filter(({ name }) => name !== 'limit');
      const list = [...others, { name: 'limit', text: '1', operator: 'eq', value: '1' } as const];
      const newest = await this.#ask(async () => {
        for (let query = formatQuery(partOf(operation, list)); ; ) {
          const page = await reader.read({ query, list });
          const [item] = page ? this.#credible(page) : [];
          if (item || !page?.next || page.next instanceof ResponseError) return item?.key;
          query = page.next.query;
          await this.#pace();
        }
      });
      if (newest === 'failed') continue;
      this.#place = newest ? { kind: 'after', key: newest } : { kind: 'query', query: '' };
      return;
    }
  }

  /** An answer; a failure that passes is waited for. A list that is not there yet has nothing. */
  async #ask<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined | 'failed'> {
    const { effects } = this.#call.transport;
    try {
      const page = await read();
      this.#after = undefined;
      if (!this.#gapless?.gap) this.#progressed = effects.elapsed();
      this.#failures = 0;
      this.#unreadable = 0;
      return page;
    } catch (error) {
      if (this.#isAwaited(error)) return undefined;
      if (!this.#passes(error)) throw error;
      this.#failures += 1;
      await this.#sleep(Math.min(this.#interval, 500 * 2 ** this.#failures));
      return 'failed';
    }
  }

  #isAwaited(error: unknown): boolean {
    return this.#options.waitForList === true && error instanceof ApiError && error.status === 404;
  }

  #passes(error: unknown): boolean {
    const { giveUpAfter = Infinity } = this.#options;
    if (this.#controller.signal.aborted) return false;
    if (this.#call.transport.effects.elapsed() - this.#progressed >= giveUpAfter) return false;
    if (error instanceof ResponseError) return ++this.#unreadable <= maxUnreadable;
    // Proxies in front of a service have numbers of their own, such as 520 to 530.
    if (error instanceof ApiError) return isTransient(error.status) || error.status > 501;
    return [NetworkError, TimeoutError, ServiceBehindError].some((passing) => error instanceof passing);
  }

  #rest(count: number, arrived: number): Promise<void> {
    this.#idle = count > 0 ? 0 : this.#idle + 1;
    const isWaiting = this.#held.size > 0 || (count === 0 && arrived > 0);
    const isSoon = this.#isUrgent && this.#idle <= maxUrgent;
    const usual = isWaiting ? second : recordFile * 2 ** Math.min(this.#idle, 10);
    return this.#sleep(Math.min(this.#interval, isSoon ? second : usual));
  }

  #sleep(delay: number): Promise<void> {
    return sleep(delay, this.#controller.signal, this.#call.transport.effects);
  }
}
