// Verifies one reading of a list. Loaded when a list with the option `verify` is read.

import { type TransportCall, withParameter } from '../client/client.js';
import { preview, ResponseError } from '../errors/errors.js';
import {
  type ItemsOfPage,
  type ListCall,
  ListReader,
  numberRange,
  type ProvenReading,
  readCursor,
} from '../lists/lists.js';
import { type ChainItem, chainItemOf, type PreviousHash, proofError, unreadableItem } from './chain-item.js';
import { type ChainQuery, chainQueryOf } from './chain-query.js';
import { splitHash, withHash } from './hashed-cursor.js';
import { ItemHashes } from './item-hashes.js';
import { OpenEnds } from './open-ends.js';
import { readExisting } from './read-chain-item.js';
import { Trust } from './trust.js';
import type { ProvenRange } from './verify-option.js';
import { WholeReplies } from './whole-replies.js';

/** Starts to verify a reading of the list of a call, or of a part that `split` made. */
export async function startReading(
  verify: unknown,
  { proof, ...call }: ListCall,
  signal = call.options.signal,
  isUnordered = false,
): Promise<ProvenReading> {
  // Without an order, each slice is read upwards, so that its items follow each other.
  const upwards = isUnordered ? withParameter(call, 'order', 'asc') : call;
  const options = { ...call.options, signal };
  const chain = new Chain({ ...upwards, options }, verify, isUnordered);
  if (proof) proof.last = chain;
  return chain;
}

/** The hash is that of the item with the lower number, which is before what is read from there, or its end. */
export async function cursorBehind(
  { proof: _, ...call }: ListCall,
  place: string,
  item: unknown,
  following: unknown,
): Promise<string> {
  const isDescending = chainQueryOf(call).list.order === 'desc';
  const lower = chainItemOf(call.operation, isDescending ? following : item);
  // Without a hash, the reading requests the item before its first one.
  if (!lower) return place;
  return withHash(place, lower.hash);
}

/** Returns the cursor behind an item, without a hash. */
type Place = () => string | undefined;

/** A value of the source, an item or a page, which is returned when its items were verified. */
interface HeldValue<Value> {
  readonly value: Value;
  readonly items: readonly ChainItem[];
  readonly place: Place;
}

type ReadValue<Value> = (value: Value) => [items: readonly unknown[], place: Place];
type Source<Value> = AsyncIterable<Value> | Iterable<Value>;

/**
 * One reading of a list whose items are a chain of hashes. The list calls it with each item or page that it has read, and
 * gets them back when their hashes fit. Upwards, an item is verified with the one before it, and the first one with the
 * hash in the cursor, or with the item before it, which is requested. In descending order, the hash before the last item of
 * a page is in the next page, so a page is held until that one arrives. Without an order, each slice is read upwards, and
 * slices are joined where they meet (`OpenEnds`).
 *
 * The requests are sent by `WholeReplies`, so that a late row does not look like a withheld one. `Trust` compares the hashes
 * with those that the caller has from elsewhere.
 */
class Chain implements ProvenReading {
  readonly call: ListCall;
  readonly #query: ChainQuery;
  readonly #trust: Trust;
  readonly #hashes: ItemHashes;
  readonly #replies: WholeReplies;
  readonly #isDescending: boolean;
  readonly #isUnordered: boolean;
  /** The cursor behind the last item that was returned, and the hash that belongs to it. */
  #place: Place = () => undefined;
  #placeHash: PreviousHash | undefined;
  /** The item of the hash in the cursor that the reading continues from. In descending order, its first item. */
  #cursorHash: PreviousHash | undefined;
  #isResumed = false;
  /** The number of the item that the cursor is behind. Undefined for a cursor of another kind. */
  #resumedAfter: bigint | undefined;
  /** Used without an order only. */
  readonly #openEnds: OpenEnds;
  #lowest: bigint | undefined;
  #highest: ChainItem | undefined;

  constructor(call: TransportCall, verify: unknown, isUnordered: boolean) {
    this.#query = chainQueryOf(call);
    this.#isDescending = this.#query.list.order === 'desc';
    this.#isUnordered = isUnordered;
    this.#openEnds = new OpenEnds(call.operation);
    this.#trust = new Trust(call, verify);
    this.#hashes = new ItemHashes(call.operation);
    this.#replies = new WholeReplies(call, this.#query, this.#trust, this.#hashes);
    this.call = { ...call, transport: this.#replies.transport, repeatsReplies: true };
  }

  get proven(): ProvenRange | undefined {
    const [from, to] = [this.#lowest, this.#trust.proven];
    if (from === undefined || to === undefined || !this.#openEnds.isOneRun) return undefined;
    // An anchor of the item before the first one covers no item of the list.
    if (to < from) return undefined;
    return { from, to };
  }

  get cursor(): string | undefined {
    // Everything up to the end of the first run was returned.
    const end = this.#openEnds.endOfFirstRun(this.#lowest);
    if (end) {
      const key = { first: String(end.number), second: '', third: '' };
      return withHash(new ListReader(this.call).cursor({ kind: 'after', key }), end.hash);
    }
    const place = this.#place();
    if (place === undefined || !this.#placeHash) return place;
    return withHash(place, this.#placeHash.hash);
  }

  /** The hash of a cursor becomes the one that the chain begins with. */
  placeOf(hashedCursor: string | undefined): string | undefined {
    this.#place = () => hashedCursor;
    if (typeof hashedCursor !== 'string') return hashedCursor;
    const { cursor, hash } = splitHash(hashedCursor);
    this.#isResumed = true;
    this.#resumedAfter = numberBefore(cursor);
    if (this.#resumedAfter !== undefined) this.#replies.see(this.#resumedAfter);
    if (hash) this.#cursorHash = { number: this.#resumedAfter ?? 0n, hash };
    return cursor;
  }

  items<Item>(source: AsyncIterable<Item>, cursor: Place = () => undefined) {
    return this.#verified(source, (item: Item) => [[item], cursor]);
  }

  async *pages<Own extends ItemsOfPage>(source: Source<Own>, isEnd?: boolean) {
    const pages = this.#verified(source, ({ items, next }) => [items, () => next ?? undefined], isEnd);
    for await (const page of pages) yield { ...page, next: page.next && (this.cursor ?? null) };
  }

  async page<Own extends ItemsOfPage>(page: Own | Promise<Own>): Promise<Own> {
    try {
      let own = await page;
      for await (own of this.pages([own], own.next === null));
      return own;
    } catch (error) {
      throw this.lieOf(error);
    }
  }

  /** Yields each value after its items were verified. `isEnd` says whether nothing is behind the source. */
  async *#verified<Value>(source: Source<Value>, read: ReadValue<Value>, isEnd = true) {
    try {
      if (this.#isDescending) yield* this.#verifiedDownwards(source, read, isEnd);
      else yield* this.#verifiedUpwards(source, read);
      await this.#end(isEnd);
    } catch (error) {
      throw this.lieOf(error);
    }
  }

  async *#verifiedUpwards<Value>(source: Source<Value>, read: ReadValue<Value>) {
    let last: ChainItem | undefined;
    for await (const value of source) {
      const [rawItems, place] = read(value);
      const items = this.#chainItems(rawItems, last);
      last = items.at(-1) ?? last;
      for (const item of items) await this.#add(item);
      this.#place = place;
      this.#placeHash = this.#highest ?? this.#cursorHash;
      yield value;
    }
  }

  async *#verifiedDownwards<Value>(source: Source<Value>, read: ReadValue<Value>, isEnd: boolean) {
    let held: HeldValue<Value>[] = [];
    let last: ChainItem | undefined;
    for await (const value of source) {
      const [rawItems, currentPlace] = read(value);
      const items = this.#chainItems(rawItems, last);
      last = items.at(-1) ?? last;
      const [first] = items;
      if (first) {
        yield* this.#release(held, first);
        held = [];
      }
      // The source is ahead of what is held, so its place is read now.
      const place = currentPlace();
      held.push({ value, items, place: () => place });
    }
    const lowestHeld = held.flatMap(({ items }) => items).at(-1);
    const before = lowestHeld ? await this.#hashBefore(lowestHeld, isEnd) : this.#cursorHash;
    yield* this.#release(held, before);
  }

  /** `before` is the last item that was read before these. */
  #chainItems(items: readonly unknown[], before: ChainItem | undefined): ChainItem[] {
    const chainItems: ChainItem[] = [];
    for (const item of items) {
      const chainItem = chainItemOf(this.call.operation, item);
      if (!chainItem)
        throw unreadableItem(this.call.operation, item, this.#numberAfter(chainItems.at(-1) ?? before));
      chainItems.push(chainItem);
    }
    return chainItems;
  }

  /** Verifies what was held in descending order, when the hash before all of it is known. */
  async *#release<Value>(held: readonly HeldValue<Value>[], before: PreviousHash | undefined) {
    for (const { value, items, place } of held) {
      for (const [index, item] of items.entries()) {
        if (!this.#highest && this.#cursorHash && this.#cursorHash.hash !== item.hash)
          throw proofError(this.call.operation, item, 'does not fit the cursor', this.#cursorHash.hash);
        await this.#check(items[index + 1] ?? before, item);
      }
      this.#place = place;
      this.#placeHash = before;
      yield value;
    }
  }

  lieOf(error: unknown): unknown {
    if (!isMisplacedItem(error)) return error;
    const number = this.#numberAfter(undefined);
    return proofError(this.call.operation, { number }, 'is not in its place', undefined, { cause: error });
  }

  /** The number of the item that is read after this one, or after the last one that was verified. */
  #numberAfter(item: ChainItem | undefined): bigint {
    if (this.#isDescending) return (item?.number ?? this.#lowest ?? 1n) - 1n;
    return (item?.number ?? this.#highest?.number ?? this.#resumedAfter ?? 0n) + 1n;
  }

  /** Verifies an item of a reading upwards, or of a slice. */
  async #add(item: ChainItem): Promise<void> {
    const isFirst = !this.#highest;
    if (isFirst && this.#resumedAfter !== undefined && item.number - 1n !== this.#resumedAfter)
      throw proofError(this.call.operation, item, 'does not follow the cursor');
    const last = this.#isUnordered ? this.#openEnds.at(item.number - 1n) : this.#highest;
    const previous = last ?? (await this.#hashBefore(item, true));
    await this.#check(previous, item);
    if (!this.#isUnordered) return;
    if (previous) this.#openEnds.closeRun(previous);
    this.#openEnds.closeRun(item);
  }

  async #check(previous: PreviousHash | undefined, item: ChainItem): Promise<void> {
    const { topic_id: topic } = item.item;
    if (!this.#query.isOwnTopic(topic))
      throw proofError(this.call.operation, item, `is a message of ${preview(topic)}`);
    await this.#hashes.verify(previous, item);
    if (previous) this.#trust.checkItem(previous);
    this.#trust.checkItem(item);
    if (this.#lowest === undefined || item.number < this.#lowest) this.#lowest = item.number;
    if (!this.#highest || item.number > this.#highest.number) this.#highest = item;
  }

  /** The hash before the first item: none for message 1, that of the cursor, or that of the item before it. */
  async #hashBefore(item: ChainItem, isEnd: boolean): Promise<PreviousHash | undefined> {
    const { number, previousHash } = item;
    const isComputed = previousHash === undefined;
    if (number <= 1n && isComputed) return undefined;
    if (this.#cursorHash && !this.#isDescending && !this.#highest) return this.#cursorHash;
    if (isComputed) return readExisting(this.#replies.call, number - 1n);
    const named = { number: number - 1n, hash: previousHash };
    // The item that is read next is compared with it.
    if (this.#isUnordered || !isEnd) return named;
    return (await readExisting(this.#replies.call, number - 1n)) ?? named;
  }

  /** Called when nothing follows. A list that has ended, ends behind all anchors. */
  async #end(isEnd: boolean): Promise<void> {
    const gap = this.#openEnds.firstGap(this.#lowest);
    if (gap !== undefined) throw proofError(this.call.operation, { number: gap }, 'is missing');
    const end = this.#highest?.number ?? this.#resumedAfter;
    // In descending order, the reading before it has met the anchors above its cursor.
    if (!isEnd || (this.#isResumed && (this.#isDescending || end === undefined))) return;
    const { list, isWhole } = this.#query;
    const { low, high } = numberRange(list);
    if (isWhole) this.#trust.checkEnd(end ?? 0n, low, high);
  }
}

/** The number of the item that a cursor is behind. */
function numberBefore(cursor: string): bigint | undefined {
  const place = readCursor(cursor)?.place;
  if (place?.kind !== 'after' || !/^\d{1,19}$/.test(place.key.first)) return undefined;
  return BigInt(place.key.first);
}

/** The place of an item, or of the number that a follow waits for. */
const placeOfItem = /^\/\w+\/\d+(\/(sequence_)?number)?$/;

/** Whether a list refused a reply since an item is missing in it, or not in its place. */
function isMisplacedItem(error: unknown): boolean {
  return error instanceof ResponseError && placeOfItem.test(String(error.issues[0]?.instancePath));
}
