import { type Watermark, watermarkOf } from '../call/watermark.js';
import { ApiError } from '../errors/api-error.js';
import { NetworkError, ResponseError, TimeoutError } from '../errors/errors.js';
import { onAbort, sleep } from '../http/effects.js';
import { isTransient } from '../http/retry.js';
import type { RangeKey } from '../operation/operation.js';
import { type ListPlace, readCursor } from '../pages/cursor.js';
import type { Left } from '../pages/endable.js';
import type { ItemKey } from '../pages/item-key.js';
import { keyRange } from '../pages/key-range.js';
import type { ListCall } from '../pages/list-call.js';
import { ListReader, type ReadPage } from '../pages/list-reader.js';
import { partOf } from '../pages/next-query.js';
import { reversed } from '../pages/query-after.js';
import { compare, formatQuery, limitOf, parseQuery } from '../request/query.js';
import { toOrdinal } from '../values/ordinal.js';
import { type Arrived, arrivedOf, catchUp } from './arrivals.js';
import type { FollowOptions } from './growing-list-request.js';
import { type Evidence, HeldItems } from './held-items.js';

const nanosecondsPerMillisecond = 1_000_000n;
const recordFile = 2000;
// Of so many questions at rest one is for the newest record file.
const watermarkEvery = 4;
// What cannot be read once may be read the next time; what never can is no failure that passes.
const maxUnreadable = 20;

/** One list that is followed. */
export class Follower<Item> {
  readonly #call: ListCall;
  readonly #rangeKey: RangeKey;
  readonly #options: FollowOptions;
  readonly #controller: AbortController;
  readonly #signal: AbortSignal | undefined;
  readonly #settle: number;
  readonly #interval: number;
  readonly #held: HeldItems<Item>;
  readonly #watermark: Watermark | undefined;
  /** Where what was not yielded yet begins; undefined for before the first item. */
  #place: ListPlace | undefined;
  #idle = 0;
  #questions = 0;
  #failures = 0;
  #unreadable = 0;
  #answered: number;

  constructor(call: ListCall, options: FollowOptions, controller: AbortController) {
    const { operation, transport } = call;
    const { rangeKey, watermark, parameters = {} } = operation;
    if (!rangeKey) throw new TypeError(`${operation.operationId} has no key to go on by`);
    this.#rangeKey = rangeKey;
    this.#signal = call.options.signal;
    this.#call = { ...call, options: { ...call.options, signal: controller.signal } };
    this.#options = options;
    this.#controller = controller;
    this.#settle = options.settle ?? recordFile;
    this.#interval = options.interval ?? 5000;
    this.#place = readCursor(options.from ?? '')?.place;
    this.#watermark = watermark && watermarkOf(transport, watermark);
    this.#answered = transport.effects.elapsed();
    const { parameter, second } = rangeKey;
    this.#held = new HeldItems(
      (a, b) =>
        compare(a.first, b.first, parameters[parameter]) ||
        (second ? compare(a.second, b.second, parameters[second.parameter]) : 0),
    );
  }

  get cursor(): string | undefined {
    return this.#place && new ListReader(this.#call).cursor(this.#place);
  }

  get behind(): number | undefined {
    return this.#watermark?.behind;
  }

  async *items(left: Left): AsyncGenerator<Item, void, undefined> {
    const stops = [this.#signal, this.#options.signal].map((signal) =>
      onAbort(signal, () => this.#controller.abort(signal?.reason)),
    );
    try {
      this.#controller.signal.throwIfAborted();
      if (this.#options.from === 'now') await this.#toNewest();
      yield* this.#all();
    } catch (error) {
      if (error !== left) throw error;
    } finally {
      for (const stop of stops) stop();
      this.#controller.abort();
    }
  }

  async *#all(): AsyncGenerator<Item, void, undefined> {
    for (let isFirst = true; ; ) {
      const reader = new ListReader<object>(this.#call, this.#controller.signal);
      const request = reader.begin(this.#place && reader.cursor(this.#place));
      // Nothing is left between its bounds.
      if (!request || reader.isEmpty) return;
      await this.#lookAround();
      const page = await this.#ask(() => reader.read(request));
      if (page === 'failed') continue;
      const isFull = page !== undefined && page.items.length >= limitOf(this.#call.operation, reader.first);
      if (isFull && isFirst) {
        isFirst = false;
        const before = this.#place;
        yield* this.#catchUp();
        if (this.#place !== before) continue;
      }
      let count = 0;
      for (const { item, key } of this.#settled(page ? arrivedOf<Item>(this.#rangeKey, page) : [])) {
        this.#place = { kind: 'after', key };
        count += 1;
        yield item;
        this.#controller.signal.throwIfAborted();
      }
      if (page && this.#isOver(page)) return;
      // An empty page may have a next: the service looks at a window at a time.
      if (page && count === 0 && this.#goOn(page)) continue;
      if (!(isFull && count > 0)) await this.#rest(count, page);
    }
  }

  /** What of an answer can be yielded now, and what was held back before. */
  #settled(arrived: readonly Arrived<Item>[]): readonly { item: Item; key: ItemKey }[] {
    if (this.#rangeKey.grows?.contiguous) return this.#withoutGap(arrived);
    const evidence = this.#evidence();
    this.#held.add(arrived, evidence);
    return this.#held.take(evidence);
  }

  /** Numbers without gaps prove themselves: what is behind a gap waits for what is in it. */
  #withoutGap(arrived: readonly Arrived<Item>[]): Arrived<Item>[] {
    let expected = this.#expected();
    const found: Arrived<Item>[] = [];
    for (const each of arrived) {
      const number = this.#ordinal(each.key.first);
      if (number === undefined || (expected !== undefined && number !== expected)) break;
      expected = number + 1n;
      found.push(each);
    }
    return found;
  }

  #expected(): bigint | undefined {
    const { operation, transport } = this.#call;
    if (this.#place?.kind === 'after') {
      const last = this.#ordinal(this.#place.key.first);
      return last === undefined ? undefined : last + 1n;
    }
    if (this.#place) return undefined;
    const asked = parseQuery(transport.target(this.#call).query) ?? [];
    const { parameter, min } = this.#rangeKey;
    const { low } = keyRange(asked, parameter, operation.parameters?.[parameter]);
    const begin = low && this.#ordinal(low.value);
    if (begin !== undefined) return low?.isIncluded ? begin : begin + 1n;
    // Another filter may leave out the first ones.
    const isWhole = asked.every(({ name }) => ['order', 'limit', 'encoding'].includes(name));
    return isWhole ? this.#ordinal(min) : undefined;
  }

  #ordinal(value: string): bigint | undefined {
    return toOrdinal(value, this.#call.operation.parameters?.[this.#rangeKey.parameter]?.kind);
  }

  #evidence(): Evidence {
    const { effects } = this.#call.transport;
    const lag = this.#watermark?.longestLag;
    const now = effects.now();
    return {
      settle: this.#settle,
      elapsed: effects.elapsed(),
      visible:
        lag === undefined
          ? undefined
          : BigInt(Math.floor(now - lag - this.#settle)) * nanosecondsPerMillisecond,
    };
  }

  /** While it is far behind, all that is surely whole is scanned. */
  async *#catchUp(): AsyncGenerator<Item, void, undefined> {
    try {
      for await (const { item, key } of catchUp<Item>(this.#call, this.#place, this.#watermark?.newest)) {
        const [next] = this.#rangeKey.grows?.contiguous
          ? this.#withoutGap([{ item, key, time: undefined }])
          : [key];
        if (!next) return;
        this.#place = { kind: 'after', key };
        this.#answered = this.#call.transport.effects.elapsed();
        yield item;
        this.#controller.signal.throwIfAborted();
      }
    } catch (error) {
      if (!this.#passes(error)) throw error;
    }
  }

  /** Whether its upper bound is reached: nothing can come between what was yielded and that. */
  #isOver({ items, next }: ReadPage<object>): boolean {
    const { operation, transport } = this.#call;
    const { parameter } = this.#rangeKey;
    const asked = parseQuery(transport.target(this.#call).query) ?? [];
    const { high, equal } = keyRange(asked, parameter, operation.parameters?.[parameter]);
    if (equal.length > 0) return next === null && this.#held.size === 0;
    const end = high && this.#ordinal(high.value);
    const { visible } = this.#evidence();
    const isTime = operation.parameters?.[parameter]?.kind === 'timestamp';
    if (end === undefined || !isTime || visible === undefined) return false;
    return items.length === 0 && next === null && this.#held.size === 0 && end <= visible;
  }

  #goOn({ items, next }: ReadPage<object>): boolean {
    if (items.length > 0 || !next || next instanceof ResponseError) return false;
    const reader = new ListReader<object>(this.#call);
    const cursor = reader.cursorOf(next);
    this.#place = cursor === null ? this.#place : readCursor(cursor)?.place;
    return true;
  }

  /** Begins behind the newest item that there is. */
  async #toNewest(): Promise<void> {
    const { operation } = this.#call;
    for (;;) {
      const reader = new ListReader<object>(this.#call, this.#controller.signal);
      const others = reversed(operation, reader.first).filter(({ name }) => name !== 'limit');
      const list = [...others, { name: 'limit', text: '1', operator: 'eq', value: '1' } as const];
      const page = await this.#ask(() => reader.read({ query: formatQuery(partOf(operation, list)), list }));
      if (page === 'failed') continue;
      const [key] = page?.keys ?? [];
      this.#place = key ? { kind: 'after', key } : { kind: 'query', query: '' };
      return;
    }
  }

  /** An answer; a failure that passes is waited for. A list that is not there yet has nothing. */
  async #ask<Page>(read: () => Promise<Page>): Promise<Page | undefined | 'failed'> {
    const { effects } = this.#call.transport;
    try {
      const page = await read();
      this.#answered = effects.elapsed();
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
    const { giveUpAfter = Number.POSITIVE_INFINITY } = this.#options;
    if (this.#controller.signal.aborted) return false;
    if (this.#call.transport.effects.elapsed() - this.#answered >= giveUpAfter) return false;
    if (error instanceof ResponseError) return ++this.#unreadable <= maxUnreadable;
    if (error instanceof ApiError) return isTransient(error.status);
    return error instanceof NetworkError || error instanceof TimeoutError;
  }

  /** Asks for the newest record file now and then, and more often where items wait for it. */
  async #lookAround(): Promise<void> {
    const isWanted = this.#held.size > 0 || this.#questions % watermarkEvery === 0;
    this.#questions += 1;
    if (!isWanted || !this.#watermark?.isOld) return;
    try {
      await this.#watermark.ask(this.#call.options);
    } catch (error) {
      // What the list needs it says itself.
      if (this.#controller.signal.aborted) throw error;
    }
  }

  #rest(count: number, page: ReadPage<object> | undefined): Promise<void> {
    this.#idle = count > 0 ? 0 : this.#idle + 1;
    const isWaiting = this.#held.size > 0 || (count === 0 && (page?.items.length ?? 0) > 0);
    const usual = isWaiting ? Math.max(500, this.#settle) : recordFile * 2 ** Math.min(this.#idle, 10);
    return this.#sleep(Math.min(this.#interval, usual));
  }

  #sleep(delay: number): Promise<void> {
    return sleep(delay, this.#controller.signal, this.#call.transport.effects);
  }
}
