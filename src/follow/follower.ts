import type { AfterRules, WatermarkRule } from '../after/after.js';
import { type TransportCall, target } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import {
  compare,
  followable,
  type ItemKey,
  type ListPlace,
  ListQuery,
  ListReader,
  type ReadPage,
  readCursor,
  refusal,
} from '../lists/lists.js';
import { inLargestPages } from '../scan/scan.js';
import { nanosecondsPerSecond, recordFile, toOrdinal } from '../values/values.js';
import { AnswerReader } from './answer-reader.js';
import { type Arrived, catchUp } from './arrivals.js';
import type { Evidence } from './evidence.js';
import type { FollowOptions } from './follow-options.js';
import { Gapless } from './gapless.js';
import { HeldItems } from './held-items.js';
import { ownBegin, ownEnd } from './own-bounds.js';
import { failed, Patience } from './patience.js';
import { Visibility } from './visibility.js';

/** After this many full pages in a row, the follower is far behind, and scans. */
const farBehind = 2;

/** If this many items are held back, only their first page is requested. */
const maxHeld = 5000;

/** Only empty pages of less than this are counted, in nanoseconds: windows of lists are wider. */
const day = 86_400n * nanosecondsPerSecond;

/**
 * A follower of a list.
 *
 * @param signal Ends all requests and waits.
 * @throws ParameterError for a cursor of another call, or one that leads back.
 */
export async function followerOf<Item>(
  { params, ...whole }: TransportCall,
  options: FollowOptions,
  signal: AbortSignal,
): Promise<Follower<Item>> {
  const call = inLargestPages({ ...whole, params: { ...params, order: 'asc' } });
  const { operation } = call;
  const { from } = options;
  const begin = from === 'now' ? null : new ListReader(call).begin(from ?? undefined);
  if (begin?.isBack) throw refusal(operation, 'from', from, 'a cursor of what follows');
  const rules = (await operation.after?.()) as AfterRules | undefined;
  return new Follower<Item>(call, options, rules?.watermark, signal);
}

/** Follows one list: reads what it has, and then what is added. */
export class Follower<Item> {
  readonly #call: TransportCall;
  readonly #options: FollowOptions;
  /** The filters of the call. */
  readonly #query: ListQuery;
  readonly #signal: AbortSignal;
  readonly #held: HeldItems<Item>;
  readonly #gapless: Gapless<Item> | undefined;
  readonly #visibility: Visibility;
  readonly #patience: Patience;
  readonly #answers: AnswerReader<Item>;
  /** The place of the first item that was not yielded; undefined before the first item. */
  #place: ListPlace | undefined;
  /** If several pages of items are held back: the key behind which the next page begins. */
  #start: ItemKey | undefined;
  /** Whether more answers of the watermark are needed. */
  #isUrgent = false;

  constructor(
    call: TransportCall,
    options: FollowOptions,
    watermark: WatermarkRule | undefined,
    signal: AbortSignal,
  ) {
    const { from, settle = recordFile } = options;
    const { after, ...others } = call.options;
    this.#call = { ...call, options: { ...others, signal } };
    this.#options = options;
    this.#query = ListQuery.parse(call.operation, target(call.transport, call).query);
    this.#signal = signal;
    this.#place = readCursor(from ?? '')?.place;
    this.#visibility = new Visibility(this.#call, settle, watermark);
    this.#patience = new Patience(this.#call, options);
    this.#answers = new AnswerReader(this.#call, this.#query, this.#visibility, this.#patience);
    this.#answers.after = after;
    const isContiguous = call.operation.rangeKey?.grows?.contiguous;
    this.#gapless = isContiguous ? new Gapless<Item>((value) => this.#ordinal(value)) : undefined;
    const rules = this.#query.keys.map((name) => this.#query.rules[name]);
    this.#held = new HeldItems(
      (a, b) => compare(a.first, b.first, rules[0]) || compare(a.second, b.second, rules[1]),
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

  async *items(): AsyncGenerator<Item, void, undefined> {
    this.#signal.throwIfAborted();
    if (this.#options.from === 'now') await this.#toNewest();
    const end = ownEnd(this.#query);
    for (let fullPages = 0; ; ) {
      const reader = this.#answers.listFrom(this.#place);
      const place = this.#start ? ({ kind: 'after', key: this.#start } as const) : this.#place;
      const request = reader.begin(place && reader.cursor(place));
      // Nothing is left between the bounds of the call.
      if (!request || reader.query.isEmpty) return;
      await this.#visibility.look(this.#isUrgent || fullPages > 0);
      const { evidence, whole } = this.#visibility;
      const answer = await this.#attempt(() => this.#answers.read(reader, request));
      if (answer === failed) continue;
      const { page, arrived = [] } = answer ?? {};
      const { limit } = reader.query;
      const isFull = page !== undefined && arrived.length >= limit;
      let count = 0;
      for (const { item, key } of this.#settled(arrived, limit, evidence)) {
        count += 1;
        yield* this.#yielded(item, key);
      }
      this.#checkGap(page);
      fullPages = isFull && !this.#gapless?.gap ? fullPages + 1 : 0;
      this.#isUrgent = false;
      if (page && arrived.length === 0 && this.#held.size === 0) {
        if (page.next === null && this.#isReached(end, whole)) return;
        // The service reads one window at a time, and this one is empty.
        if (page.next && (await this.#moveOn(page, whole))) continue;
      }
      if (fullPages >= farBehind && (yield* this.#catchUp(whole))) {
        // Some of the held items were yielded now.
        this.#held.clear();
        this.#start = undefined;
        continue;
      }
      if (this.#start && (!this.#held.has(this.#start) || this.#held.size > maxHeld)) this.#start = undefined;
      if (this.#start || (isFull && count > 0)) continue;
      const isWaiting = this.#held.size > 0 || (count === 0 && arrived.length > 0);
      await this.#patience.rest(count > 0, isWaiting, this.#isUrgent);
    }
  }

  *#yielded(item: Item, key: ItemKey): Generator<Item, void, undefined> {
    this.#place = { kind: 'after', key };
    yield item;
    this.#patience.progress();
    this.#signal.throwIfAborted();
  }

  /** The items that no other item can precede any more, of this answer and of earlier ones. */
  #settled(
    arrived: readonly Arrived<Item>[],
    limit: number,
    before: Omit<Evidence, 'received'>,
  ): readonly Arrived<Item>[] {
    const evidence = { ...before, received: this.#call.transport.effects.elapsed() };
    if (this.#gapless) {
      const isOpen = this.#place === undefined;
      return this.#gapless.upToGap(arrived, ownBegin(this.#query, this.#place), isOpen, evidence);
    }
    this.#start = this.#held.add(arrived, { start: this.#start, limit }, evidence);
    return this.#held.take(evidence);
  }

  /** @throws ResponseError if a number has been missing for too long. */
  #checkGap(page: ReadPage<object> | undefined): void {
    const { operationId, items, rangeKey } = this.#call.operation;
    this.#gapless?.report(operationId, this.#options.onGap);
    const gap = this.#gapless?.gap;
    if (!gap || !page || !this.#patience.isOver) return;
    throw page.fail(
      `${gap.missing} has been missing for ${Math.round(this.#patience.waited)} ms`,
      `/${items}/0/${rangeKey?.field}`,
      String(gap.missing),
      gap.next.key.first,
    );
  }

  #ordinal(value: string): bigint | undefined {
    return toOrdinal(value, this.#query.rules[this.#query.key]?.kind);
  }

  /** Scans the part of the list that is surely whole. Returns whether it has yielded any. */
  async *#catchUp(whole: bigint | undefined): AsyncGenerator<Item, boolean, undefined> {
    const before = this.#place;
    if (whole === undefined) this.#isUrgent = true;
    try {
      for await (const { item, key } of catchUp<Item>(this.#call, before, whole)) {
        if (this.#gapless && this.#ordinal(key.first) !== ownBegin(this.#query, this.#place)) break;
        yield* this.#yielded(item, key);
      }
    } catch (error) {
      if (!this.#patience.passes(error)) throw error;
    }
    return this.#place !== before;
  }

  /** Whether all clusters have shown everything up to a moment. If they may soon, it is urgent. */
  #isReached(moment: bigint | undefined, whole: bigint | undefined): boolean {
    if (moment === undefined) return false;
    this.#isUrgent ||= moment <= this.#visibility.newest;
    return whole !== undefined && moment <= whole;
  }

  /** Begins at the next window, if no items can be added to this one. */
  async #moveOn(page: ReadPage<object>, whole: bigint | undefined): Promise<boolean> {
    const next = followable(page);
    const edge = this.#answers.edgeOf(page);
    if (!next || !this.#isReached(edge, whole)) return false;
    const begin = ownBegin(this.#query, this.#place);
    if (edge === undefined || begin === undefined || edge - begin < day)
      await this.#patience.afterEmptyPage();
    const cursor = new ListReader<object>(this.#call).cursorOf(next);
    this.#place = readCursor(cursor ?? '')?.place ?? this.#place;
    return true;
  }

  /** Begins behind the newest item. */
  async #toNewest(): Promise<void> {
    let newest: ListPlace | undefined | typeof failed = failed;
    while (newest === failed) newest = await this.#attempt(() => this.#answers.newest());
    this.#place = newest ?? { kind: 'query', query: '' };
  }

  /** An answer; undefined if the list does not exist yet. */
  #attempt<Found>(read: () => Promise<Found>): Promise<Found | undefined | typeof failed> {
    return this.#patience.attempt(async () => {
      try {
        const found = await read();
        this.#answers.after = undefined;
        if (!this.#gapless?.gap) this.#patience.progress();
        return found;
      } catch (error) {
        if (this.#options.waitForList && error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    });
  }
}
