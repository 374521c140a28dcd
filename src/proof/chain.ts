// Verifies one reading of a list. Loaded when a list with the option `verify` is read.

import type { TransportCall } from '../client/client.js';
import { preview, ResponseError } from '../errors/errors.js';
import {
  type ItemsOfPage,
  type ListCall,
  ListReader,
  type ProvenReading,
  readCursor,
} from '../lists/lists.js';
import { type ChainQuery, chainQueryOf, numberRange } from './chain-query.js';
import { type Base, broken, hashedAhead, type Link, linkOf, unreadable, verifyLink } from './links.js';
import { readExisting } from './read-link.js';
import { Trust } from './trust.js';
import type { ComparedMessages, ProvenRange } from './verify-option.js';
import { WholeReplies } from './whole-replies.js';

/** Starts to verify a reading of the list of a call, or of a part that `split` made. */
export async function startReading(
  verify: unknown,
  { proof, ...call }: ListCall,
  signal = call.options.signal,
  isUnordered = false,
): Promise<ProvenReading> {
  // Without an order, each slice is read upwards, so that its items follow each other.
  const params = isUnordered ? { ...call.params, order: 'asc' } : call.params;
  const own = {
    ...call,
    params,
    operation: hashedAhead(call.operation),
    options: { ...call.options, signal },
  };
  const chain = new Chain(own, verify, isUnordered);
  if (proof) proof.last = chain;
  return chain;
}

/** The hash is that of the item with the lower number, which is the base of what is read from there, or its end. */
export async function cursorBehind(
  { proof: _, ...call }: ListCall,
  place: string,
  item: unknown,
  following: unknown,
): Promise<string> {
  const isDescending = chainQueryOf(call).list.order === 'desc';
  const link = linkOf(call.operation, isDescending ? following : item);
  // Without a hash, the reading requests the item before its first one.
  return link ? `${place}~~${link.hash}` : place;
}

type Place = () => string | undefined;

interface Unit<Value> {
  readonly value: Value;
  readonly links: readonly Link[];
  /** The cursor behind it, without a hash. */
  readonly place: Place;
}

class Chain implements ProvenReading {
  readonly call: TransportCall;
  readonly #query: ChainQuery;
  readonly #trust: Trust;
  readonly #replies: WholeReplies;
  readonly #isDescending: boolean;
  readonly #isUnordered: boolean;
  /** The cursor behind the last item, and the item whose hash belongs to it. */
  #place: Place = () => undefined;
  #base: Base | undefined;
  /** The item behind which it begins, in a cursor with a hash. In descending order, the first item. */
  #given: Base | undefined;
  #isResumed = false;
  #behind: bigint | undefined;
  /** Without order: the hashes that were seen once, of an item or of the base of the next one. */
  readonly #once = new Map<bigint, string>();
  #lowest: bigint | undefined;
  #highest: Link | undefined;

  constructor(call: TransportCall, verify: unknown, isUnordered: boolean) {
    this.#query = chainQueryOf(call);
    this.#isDescending = this.#query.list.order === 'desc';
    this.#isUnordered = isUnordered;
    this.#trust = new Trust(call, verify, this.#isDescending);
    this.#replies = new WholeReplies(call, this.#query, this.#trust);
    this.call = { ...call, transport: this.#replies.transport };
  }

  get proven(): ProvenRange | undefined {
    const [from, to] = [this.#lowest, this.#trust.proven];
    // An anchor of the base covers no item of the list.
    const isCovered = from !== undefined && to !== undefined && from <= to && this.#isWhole;
    return isCovered ? { from, to } : undefined;
  }

  get compared(): ComparedMessages | undefined {
    return this.#trust.comparison?.messages;
  }

  get cursor(): string | undefined {
    if (this.#isUnordered && this.#once.size > 0) {
      // Everything up to the end of the first run was returned.
      const number = this.#endOfFirstRun;
      const key = { first: String(number), second: '', third: '' };
      return `${new ListReader(this.call).cursor({ kind: 'after', key })}~~${this.#once.get(number)}`;
    }
    const place = this.#place();
    return place !== undefined && this.#base ? `${place}~~${this.#base.hash}` : place;
  }

  /** The hash of a cursor becomes the base of the chain. */
  placeOf(cursor: string | undefined): string | undefined {
    this.#place = () => cursor;
    if (typeof cursor !== 'string') return cursor;
    const [, place = cursor, hash] = /^(.+)~~([\w+/]{64,})$/s.exec(cursor) ?? [];
    this.#isResumed = true;
    const at = readCursor(place)?.place;
    this.#behind = at?.kind === 'after' && /^\d{1,19}$/.test(at.key.first) ? BigInt(at.key.first) : undefined;
    if (this.#behind !== undefined) this.#replies.see(this.#behind);
    if (hash) this.#given = { number: this.#behind ?? 0n, hash };
    return place;
  }

  items<Item>(source: AsyncIterable<Item>, cursor: Place = () => undefined) {
    return this.#verified(source, (item: Item) => [[item], cursor]);
  }

  async *pages<Own extends ItemsOfPage>(source: AsyncIterable<Own> | Iterable<Own>, isEnd?: boolean) {
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

  /** Yields each value after its items were verified. In descending order, that takes the item behind it. */
  async *#verified<Value>(
    source: AsyncIterable<Value> | Iterable<Value>,
    read: (value: Value) => [items: readonly unknown[], place: Place],
    isEnd = true,
  ): AsyncGenerator<Value, void, undefined> {
    try {
      let held: Unit<Value>[] = [];
      let newest: Link | undefined;
      for await (const value of source) {
        const [items, place] = read(value);
        const links: Link[] = [];
        for (const item of items) {
          const link = linkOf(this.call.operation, item);
          if (!link) throw unreadable(this.call.operation, item, this.#numberAfter(newest));
          links.push(link);
          newest = link;
        }
        if (!this.#isDescending) {
          for (const link of links) await this.#add(link);
          this.#place = place;
          this.#base = this.#highest ?? this.#given;
          yield value;
          continue;
        }
        if (links[0]) {
          yield* this.#release(held, links[0]);
          held = [];
        }
        // The source is ahead of what is held.
        const at = place();
        held.push({ value, links, place: () => at });
      }
      const last = held.flatMap(({ links }) => links).at(-1);
      yield* this.#release(held, last ? await this.#baseOf(last, isEnd) : this.#given);
      await this.#end(isEnd);
    } catch (error) {
      throw this.lieOf(error);
    }
  }

  async *#release<Value>(held: readonly Unit<Value>[], base: Base | undefined) {
    for (const { value, links, place } of held) {
      for (const [index, link] of links.entries()) {
        if (!this.#highest && this.#given && this.#given.hash !== link.hash)
          throw broken(this.call.operation, link, 'does not fit the cursor', this.#given.hash);
        await this.#check(links[index + 1] ?? base, link);
      }
      this.#place = place;
      this.#base = base;
      yield value;
    }
  }

  lieOf(error: unknown): unknown {
    // The place of an item, or of the number that a follow waits for.
    const isMisplaced =
      error instanceof ResponseError &&
      /^\/\w+\/\d+(\/(sequence_)?number)?$/.test(String(error.issues[0]?.instancePath));
    if (!isMisplaced) return error;
    const number = this.#numberAfter(undefined);
    return broken(this.call.operation, { number }, 'is not in its place', undefined, { cause: error });
  }

  /** The number of the item that is read after this one, or after the last one that was verified. */
  #numberAfter(link: Link | undefined): bigint {
    if (this.#isDescending) return (link?.number ?? this.#lowest ?? 1n) - 1n;
    return (link?.number ?? this.#highest?.number ?? this.#behind ?? 0n) + 1n;
  }

  async #add(link: Link): Promise<void> {
    const before = link.number - 1n;
    const hash = this.#once.get(before);
    const last = hash ? { number: before, hash } : this.#isUnordered ? undefined : this.#highest;
    if (!this.#highest && this.#behind !== undefined && before !== this.#behind)
      throw broken(this.call.operation, link, 'does not follow the cursor');
    const base = last ?? (await this.#baseOf(link, true));
    await this.#check(base, link);
    if (!this.#isUnordered) return;
    if (base) this.#meetAgain(base);
    this.#meetAgain(link);
  }

  /** An item of a slice, and the base of the slice behind it, have the same hash. */
  #meetAgain(link: Base): void {
    const hash = this.#once.get(link.number);
    if (hash === undefined) this.#once.set(link.number, link.hash);
    else if (hash === link.hash) this.#once.delete(link.number);
    else throw broken(this.call.operation, link, 'has two hashes', hash);
  }

  /** Whether no item is missing: at most the base of the lowest item and the highest item are seen once. */
  get #isWhole(): boolean {
    return this.#once.size <= 2;
  }

  get #endOfFirstRun(): bigint {
    const ends = [...this.#once.keys()].filter((number) => number >= (this.#lowest ?? 0n));
    return ends.reduce((a, b) => (a < b ? a : b));
  }

  async #check(base: Base | undefined, link: Link): Promise<void> {
    const { item, number } = link;
    const { operation } = this.call;
    if (!this.#query.isOwnTopic(item.topic_id))
      throw broken(operation, link, `is a message of ${preview(item.topic_id)}`);
    await verifyLink(operation, base, link);
    if (base) this.#trust.meet(base);
    this.#trust.meet(link);
    if (this.#lowest === undefined || number < this.#lowest) this.#lowest = number;
    if (!this.#highest || number > this.#highest.number) this.#highest = link;
    await this.#trust.comparison?.add(link);
  }

  /** The base of the first item: undefined for message 1, what the cursor contains, or the item before it. */
  async #baseOf(link: Link, isEnd: boolean): Promise<Base | undefined> {
    const { number, previous } = link;
    if (number <= 1n && previous === undefined) return undefined;
    if (this.#given && !this.#isDescending && !this.#highest) return this.#given;
    const named = previous === undefined ? undefined : { number: number - 1n, hash: previous };
    // The item that is read next is compared with it.
    if (named && (this.#isUnordered || !isEnd)) return named;
    return (await readExisting(this.#replies.call, number - 1n)) ?? named;
  }

  /** Called when nothing follows. A list that has ended, ends behind all anchors. */
  async #end(isEnd: boolean): Promise<void> {
    if (!this.#isWhole) throw broken(this.call.operation, { number: this.#endOfFirstRun + 1n }, 'is missing');
    await this.#trust.comparison?.end();
    const end = this.#highest?.number ?? this.#behind;
    // In descending order, the reading before it has met the anchors above its cursor.
    if (!isEnd || (this.#isResumed && (this.#isDescending || end === undefined))) return;
    const { list, isWhole } = this.#query;
    const { low, high } = numberRange(list);
    if (isWhole) this.#trust.end(end ?? 0n, low, high);
  }
}
