import type { AfterRules } from '../after/after.js';
import {
  type CallOptions,
  notify,
  parameterErrorFor,
  type TransportCall,
  target,
  withParameter,
} from '../client/client.js';
import { ApiError, delayInWords, ResponseError } from '../errors/errors.js';
import {
  changesOf,
  followable,
  type ItemKey,
  isGapless,
  isSameKey,
  type ListCall,
  type ListPlace,
  ListQuery,
  ListReader,
  type ReadPage,
  readCursor,
} from '../lists/lists.js';
import { inLargestPages, scan } from '../scan/scan.js';
import { isRecord, nanosecondsPerSecond, recordFile, toOrdinal } from '../values/values.js';
import type { ReplyTiming } from './confirmations.js';
import type { FollowOptions } from './follow-options.js';
import { GapDetector } from './gap-detector.js';
import { PendingItems } from './pending-items.js';
import { Polling } from './polling.js';
import { endTime, type FollowedItem, finishedPart, firstKeyAt, ReplyReader } from './reply-reader.js';
import { Visibility } from './visibility.js';

const failed = Symbol('failed');
/** One full page is a busy second. After two, a backlog is likely, and a scan reads it in parallel. */
const fullPagesBeforeScan = 2;
/** An empty window that spans less is passed at the rate of empty pages. */
const day = 86_400n * nanosecondsPerSecond;

/** Starts a follow, which shows its state from now on. It is verified if the list has a proof. */
export async function startFollow<Item>(
  call: ListCall,
  options: FollowOptions,
  rules: object | undefined,
  signal: AbortSignal,
  follow: object,
): Promise<AsyncGenerator<Item, void, undefined>> {
  const { from } = options;
  const whole = withParameter(call, 'order', 'asc');
  const isContinued = typeof from === 'string' && from !== 'now';
  const continued = isContinued ? { keyBeforeRange: new ListReader(whole).keyBefore(from) } : undefined;
  const up = { ...whole, continued };
  const proof = await call.proof?.start(up, signal);
  const own = proof && from !== 'now' ? { ...options, from: proof.placeOf(from ?? undefined) } : options;
  // A follow waits for missing numbers itself.
  const read = proof ? { ...proof.call, transport: call.transport, repeatsReplies: undefined } : up;
  const follower = new Follower<Item>(read, own, rules, signal);
  Object.defineProperties(follow, {
    cursor: { get: () => (proof ?? follower).cursor },
    behind: { get: () => follower.behind },
    missing: { get: () => follower.missing },
    proven: { get: () => proof?.proven },
  });
  return proof ? proof.items(follower.items(), () => follower.cursor) : follower.items();
}

/**
 * The loop of a follow: reads a page behind the last item, yields what is settled, and waits. Clusters that lag make this
 * more than paging: an item may appear before one that precedes it, so items are held back (`pending-items.ts`, or
 * `gap-detector.ts` if numbers have no gaps). A backlog is read by a scan up to the time that all clusters show. The place
 * moves before an item is yielded, so the cursor is right whenever the caller stops.
 */
export class Follower<Item> {
  readonly #call: TransportCall;
  readonly #options: FollowOptions;
  readonly #query: ListQuery;
  readonly #cursors: ListReader<object>;
  readonly #visibility: Visibility;
  readonly #polling: Polling;
  readonly #replies: ReplyReader<Item>;
  readonly #pending: PendingItems<Item>;
  readonly #gaps: GapDetector<Item> | undefined;
  /** Only the first reply needs it: the next ones begin behind that one. */
  #after: CallOptions['after'];
  /** Behind the last item that was yielded. */
  #place: ListPlace | undefined;
  /** If items may share keys: the place before those of the last key. */
  #beforeKey: ListPlace | undefined;
  /** Whether the follow waits for the state of the clusters. */
  #isUrgent = false;

  constructor(call: ListCall, options: FollowOptions, rules: object | undefined, signal: AbortSignal) {
    const { operation } = call;
    const { from, settle = recordFile } = options;
    const { after, ...others } = call.options;
    this.#call = inLargestPages({ ...call, options: { ...others, signal } });
    this.#after = after;
    this.#options = options;
    this.#cursors = new ListReader(this.#call);
    if (from !== 'now' && this.#cursors.begin(from ?? undefined)?.isBack)
      throw parameterErrorFor(operation, 'from', from, 'a cursor of what follows');
    this.#place = readCursor(from ?? '')?.place;
    const query = ListQuery.parse(operation, target(call.transport, this.#call).query);
    this.#query = call.continued ? query.afterCursor(call.continued.keyBeforeRange) : query;
    this.#visibility = new Visibility(this.#call, settle, (rules as AfterRules | undefined)?.watermark);
    this.#polling = new Polling(this.#call, options);
    this.#replies = new ReplyReader(this.#call, this.#query, this.#visibility, this.#polling);
    this.#pending = new PendingItems(this.#query);
    if (operation.rangeKey && isGapless(this.#query)) {
      const kind = this.#query.rules[this.#query.key]?.kind;
      this.#gaps = new GapDetector(kind, toOrdinal(operation.rangeKey.min ?? '', kind));
    }
  }

  get cursor(): string | undefined {
    const place = this.#beforeKey ?? this.#place;
    return place && this.#cursors.cursor(place);
  }

  get behind(): number | undefined {
    return this.#visibility.behind((this.#gaps?.gap?.next ?? this.#pending.items[0])?.time);
  }

  get missing(): bigint | undefined {
    return this.#gaps?.gap?.missing;
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    this.#call.options.signal?.throwIfAborted();
    if (this.#options.from === 'now') await this.#skipToNewest();
    const end = endTime(this.#query);
    const { operation, transport } = this.#call;
    const { effects } = transport;
    for (let fullPages = 0; ; ) {
      const reader = this.#replies.listFrom(this.#place, this.#after);
      const { start } = this.#pending;
      let place = this.#place;
      if (start) place = { kind: 'after', key: start };
      const request = reader.begin(place && reader.cursor(place));
      if (!request || reader.query.isEmpty) return;
      const { settledUntil, complete } = await this.#visibility.refresh(this.#isUrgent || fullPages > 0);
      const requested = effects.elapsed();
      const reply = await this.#attempt(this.#replies.read(reader, request));
      if (reply === failed) continue;
      const { page, items = [] } = reply ?? {};
      const mayTie = operation.rangeKey?.mayRepeatKey && page?.next;
      if (mayTie instanceof ResponseError) throw mayTie;
      // The last key of a page may be cut off with all its items.
      const limit = mayTie ? items.length : reader.query.limit;
      const isFull = page !== undefined && items.length >= limit;
      const received = effects.elapsed();
      const times = { settle: this.#visibility.settle, requested, received, settledUntil };
      const settled = this.#settledOf(items, limit, times);
      for (const { item, key } of settled) yield* this.#yield(item, key);
      this.#checkGap(page);
      if (isFull && !this.#gaps?.gap) fullPages += 1;
      else fullPages = 0;
      this.#isUrgent = false;
      if (page && items.length === 0 && this.#pending.items.length === 0) {
        if (page.next === null && this.#isReached(end, complete)) return;
        if (page.next && (await this.#moveToNextWindow(page, complete))) continue;
      }
      if (fullPages >= fullPagesBeforeScan && (yield* this.#catchUp(complete))) {
        this.#pending.items = [];
        this.#pending.start = undefined;
        continue;
      }
      const hasYielded = settled.length > 0;
      if (this.#pending.start || (isFull && hasYielded)) continue;
      const isWaiting = this.#pending.items.length > 0 || (!hasYielded && items.length > 0);
      await this.#polling.waitForNext(hasYielded, isWaiting, this.#isUrgent);
    }
  }

  #settledOf(items: readonly FollowedItem<Item>[], limit: number, timing: ReplyTiming) {
    if (!this.#gaps) return this.#pending.add(items, limit, timing);
    const expected = firstKeyAt(this.#query, this.#place);
    return this.#gaps.upToGap(items, expected, this.#place === undefined, timing);
  }

  *#yield(item: Item, key: ItemKey): Generator<Item, void, undefined> {
    // Other items with the key may follow.
    const isNew = !this.#place || !('key' in this.#place) || !isSameKey(this.#place.key, key);
    if (this.#call.operation.rangeKey?.mayRepeatKey && isNew)
      this.#beforeKey = this.#place ?? this.#beginning;
    this.#place = { kind: 'after', key };
    yield item;
    this.#polling.afterYield();
  }

  #checkGap(page: ReadPage<object> | undefined): void {
    const gap = this.#gaps?.gap;
    if (!gap) return;
    const { operationId, items, rangeKey } = this.#call.operation;
    const { missing, next } = gap;
    if (gap.confirmations.isComplete && !gap.isReported) {
      gap.isReported = true;
      notify(this.#options.onGap, { operationId, missing, next: BigInt(next.key.first) });
    }
    if (!page || !this.#polling.isOver) return;
    throw page.fail(
      `${missing} has been missing for ${delayInWords(this.#polling.idleTime)}`,
      `/${items}/0/${rangeKey?.field}`,
      String(missing),
      next.key.first,
    );
  }

  /** Scans the part of the list to which no items are added. Returns whether it has yielded any. */
  async *#catchUp(complete: bigint | undefined): AsyncGenerator<Item, boolean, undefined> {
    const before = this.#place;
    this.#isUrgent ||= complete === undefined;
    const part = finishedPart(this.#call, this.#query, complete);
    if (!part) return false;
    const { field = '', second } = part.operation.rangeKey ?? {};
    const from = before && new ListReader(part).cursor(before);
    try {
      for await (const item of scan<Item>(part, { from })) {
        if (!isRecord(item)) break;
        const first = String(item[field]);
        const expected = firstKeyAt(this.#query, this.#place);
        if (this.#gaps && toOrdinal(first, this.#gaps.kind) !== expected) break;
        const key = { first, second: second ? String(item[second.field]) : '', third: '' };
        yield* this.#yield(this.#pending.newestCopy(item, key), key);
      }
    } catch (error) {
      if (!this.#polling.mayRetry(error)) throw error;
    }
    return this.#place !== before;
  }

  #isReached(time: bigint | undefined, complete: bigint | undefined): boolean {
    if (time === undefined) return false;
    this.#isUrgent ||= time <= this.#visibility.newest;
    return complete !== undefined && time <= complete;
  }

  async #moveToNextWindow(page: ReadPage<object>, complete: bigint | undefined): Promise<boolean> {
    const next = followable(page);
    const edge = this.#replies.edgeOf(page);
    if (!next || edge === undefined || !this.#isReached(edge, complete)) return false;
    const begin = firstKeyAt(this.#query, this.#place);
    if (begin === undefined || edge - begin < day) await this.#polling.afterEmptyPage();
    this.#place = readCursor(this.#cursors.cursorOf(next) ?? '')?.place ?? this.#place;
    this.#beforeKey = undefined;
    return true;
  }

  /** The place before all items. It keeps a lower bound of the call, without which a cursor is refused. */
  get #beginning(): ListPlace {
    return { kind: 'query', query: changesOf(this.#query, this.#query) };
  }

  async #skipToNewest(): Promise<void> {
    let newest: ItemKey | undefined | typeof failed = failed;
    while (newest === failed) newest = await this.#attempt(this.#replies.newest(this.#after));
    this.#place = this.#beginning;
    if (newest) this.#place = { kind: 'after', key: newest };
  }

  /** Undefined if the list does not exist yet. */
  async #attempt<Found>(reading: Promise<Found>): Promise<Found | undefined | typeof failed> {
    let found: Found | undefined;
    try {
      found = await reading;
      this.#after = undefined;
      this.#polling.afterReply(!this.#gaps?.gap);
    } catch (error) {
      const isAbsent = error instanceof ApiError && error.status === 404 && this.#options.waitForList;
      if (!isAbsent || this.#polling.isOver) {
        await this.#polling.waitToRetry(error);
        return failed;
      }
      this.#polling.afterReply(false);
    }
    return found;
  }
}
