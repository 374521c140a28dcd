// Verifies the items of one reading of a list. Loaded when such a list is read.

import {
  contextOf,
  pathNames,
  refusal,
  serialise,
  type Transport,
  type TransportCall,
} from '../client/client.js';
import { ApiError, ClientError, ParameterError } from '../errors/errors.js';
import { type ListPage, readCursor } from '../lists/lists.js';
import { rangedListOf } from '../scan/scan.js';
import { isRecord } from '../values/values.js';
import { type Base, hashOf, type Link, linkOf, verifyLink } from './links.js';
import { ProofError } from './proof-error.js';
import { base64Of, bytesOfHash } from './running-hash.js';
import type { Against, ProvenRange } from './verify-option.js';

interface Unit<Value> {
  readonly value: Value;
  readonly links: readonly Link[];
  /** The cursor behind it, without a hash. */
  readonly place: string | undefined;
}

const betweenComparisons = 100;

export class Chain {
  /** The place behind the last item that was yielded, with the hash that the next reading begins with. */
  cursor: string | undefined;
  readonly #call: TransportCall;
  /** The bounds of a part. A whole list has to reach its anchors, whatever its bounds. */
  readonly #bounds: readonly (readonly [operator: string, bound: bigint])[] = [];
  readonly #isUnordered: boolean;
  readonly #isDescending: boolean;
  readonly #anchors: ReadonlyMap<bigint, string>;
  readonly #against: Against['against'] | undefined;
  readonly #topic: string | undefined;
  /** The hash in the cursor where it begins, and the number of the item before it. */
  #given: string | undefined;
  #before: bigint | undefined;
  #first: Link | undefined;
  #last: Link | undefined;
  #lowest: bigint | undefined;
  #highest: bigint | undefined;
  #met: bigint | undefined;
  #sinceComparison = 0;
  /** The hash that belongs to the cursor. */
  #hash: string | undefined;
  /** In a reading without order: the last item of each run, by number, and the hash before each run. */
  readonly #ends = new Map<bigint, Link>();
  readonly #bases = new Map<bigint, string>();

  constructor(call: TransportCall, verify: unknown, isPart: boolean, isUnordered: boolean) {
    const { operation, params } = call as TransportCall & { params: Record<string, unknown> };
    const { encoding, order = operation.parameters?.order?.default, topicId } = params;
    if (operation.rangeKey?.grows?.previous && verify !== true)
      throw refusal(operation, 'verify', verify, 'a boolean, as no hash can be computed');
    if (encoding !== undefined && encoding !== 'base64')
      throw refusal(
        operation,
        'encoding',
        encoding,
        'base64, or left out, with verify: hashes are those of bytes',
      );
    const { query } = serialise({ operation, params }, false, contextOf(operation));
    const filters = [...new URLSearchParams(query)];
    for (const [at, [name, value]] of filters.entries()) {
      const isOneOfSeveral = /^[^:]*$/.test(value) && filters.findIndex(([other]) => other === name) < at;
      if (value.startsWith('ne:') || isOneOfSeveral)
        throw refusal(operation, name, value, 'a range without gaps, with verify');
    }
    this.#call = call;
    if (isPart)
      this.#bounds = filters.flatMap(([name, value]) => {
        const [, operator = '', bound = ''] = /^([gl]te?):(\d+)$/.exec(value) ?? [];
        return name === operation.rangeKey?.parameter && bound ? [[operator, BigInt(bound)] as const] : [];
      });
    this.#isUnordered = isUnordered;
    this.#isDescending = !isUnordered && String(order).toLowerCase() === 'desc';
    this.#against = isRecord(verify) && 'against' in verify ? otherClient(call, verify) : undefined;
    this.#anchors = this.#against ? new Map() : anchorsOf(call, verify);
    this.#topic = numberOf(topicId);
  }

  get proven(): ProvenRange | undefined {
    const isWhole = !this.#isUnordered || this.#ends.size === 1;
    if (this.#met === undefined || this.#lowest === undefined || !isWhole) return undefined;
    return { from: this.#lowest, to: this.#met };
  }

  /** Returns a cursor without its hash, which becomes the base of the chain. */
  placeOf(cursor: string | undefined): string | undefined {
    const [, place, hash] = (typeof cursor === 'string' && /^(.*)~~(0x\w+|[\w-]{64})$/s.exec(cursor)) || [];
    if (!hash) return cursor;
    this.#given = hash.replaceAll('-', '+').replaceAll('_', '/');
    const before = readCursor(place ?? '')?.place;
    if (before && 'key' in before && /^\d+$/.test(before.key.first)) this.#before = BigInt(before.key.first);
    return place;
  }

  async *items<Item>(
    source: AsyncGenerator<Item, void, undefined> & { readonly cursor?: string | undefined },
  ): AsyncGenerator<Item, void, undefined> {
    const unit = (item: Item): Unit<Item> => ({
      value: item,
      links: this.#links([item]),
      place: source.cursor,
    });
    for await (const { value } of this.#verified(source, unit)) yield value;
  }

  async *pages<Page extends ListPage<object, unknown>>(
    source: AsyncGenerator<Page, void, undefined>,
  ): AsyncGenerator<Page, void, undefined> {
    for await (const { value } of this.#verified(source, (page) => this.#unitOfPage(page)))
      yield { ...value, next: this.#next(value) };
  }

  async page<Page extends ListPage<object, unknown>>(page: Page): Promise<Page> {
    const unit = this.#unitOfPage(page);
    for await (const _ of this.#verified([page], () => unit, page.next === null)) await 0;
    return { ...page, next: this.#next(page) };
  }

  /** Verifies a reply: the first page of the list. */
  async reply(data: object): Promise<void> {
    const { links } = data as { readonly links?: { readonly next?: unknown } };
    const items: unknown = (data as Record<string, unknown>)[this.#call.operation.items ?? ''];
    await this.verify(Array.isArray(items) ? items : [], links?.next === null);
  }

  async verify(items: readonly unknown[], isEnd: boolean): Promise<void> {
    const unit = { value: items, links: this.#links(items), place: undefined };
    for await (const _ of this.#verified([items], () => unit, isEnd)) await 0;
  }

  /** Yields each unit after its items were verified. In descending order, that takes the item behind it. */
  async *#verified<Value>(
    source: AsyncIterable<Value> | Iterable<Value>,
    unitOf: (value: Value) => Unit<Value>,
    isEnd = true,
  ): AsyncGenerator<Unit<Value>, void, undefined> {
    const held: Unit<Value>[] = [];
    for await (const value of source) {
      const unit = unitOf(value);
      if (!this.#isDescending) {
        for (const link of unit.links) await this.#add(link);
        this.#moveTo(unit, this.#last?.hash ?? this.#given);
        yield unit;
        continue;
      }
      const [behind] = unit.links;
      if (behind) {
        for (const each of held.splice(0)) {
          await this.#addDown(each.links, behind);
          this.#moveTo(each, behind.hash);
          yield each;
        }
      }
      held.push(unit);
    }
    const base = await this.#baseOf(held.flatMap(({ links }) => links).at(-1), isEnd);
    for (const each of held) {
      await this.#addDown(each.links, base);
      this.#moveTo(each, hashOf(base));
      yield each;
    }
    await this.#end(isEnd);
  }

  #moveTo({ place }: Unit<unknown>, hash: string | undefined): void {
    this.cursor = withHash(place, hash);
    this.#hash = hash;
  }

  #next({ next }: ListPage<object, unknown>): string | null {
    return next === null ? null : (withHash(next, this.#hash) ?? null);
  }

  #links(items: readonly unknown[]): Link[] {
    return items.map((item) => linkOf(this.#call.operation, item));
  }

  #unitOfPage<Page extends ListPage<object, unknown>>(page: Page): Unit<Page> {
    return { value: page, links: this.#links(page.items), place: page.next ?? undefined };
  }

  async #add(link: Link): Promise<void> {
    if (!this.#isUnordered) {
      await this.#check(this.#first ? this.#last : await this.#baseOf(link), link);
      return;
    }
    const { number } = link;
    const before = this.#ends.get(number - 1n);
    const base = before ?? (await this.#baseOf(link));
    await this.#check(base, link);
    const hash = hashOf(base);
    if (before) this.#ends.delete(number - 1n);
    else if (hash !== undefined) this.#bases.set(number - 1n, hash);
    this.#ends.set(number, link);
  }

  async #addDown(links: readonly Link[], base: Base): Promise<void> {
    for (const [index, link] of links.entries()) {
      if (!this.#first && this.#given !== undefined && this.#given !== link.hash)
        throw this.#broken(link, 'does not fit the cursor', this.#given);
      await this.#check(links[index + 1] ?? base, link);
    }
  }

  async #check(base: Base, link: Link): Promise<void> {
    const { item, number } = link;
    const { topic_id: topic } = item as { readonly topic_id?: unknown };
    if (this.#topic !== undefined && numberOf(topic) !== this.#topic)
      throw this.#broken(link, `is a message of ${String(topic)}`, undefined);
    await verifyLink(base, link, this.#context).catch((error: unknown) => {
      // The field of a message is no mistake of the caller.
      throw error instanceof ParameterError
        ? this.#broken(link, `has no hash that can be computed (${error.message})`, undefined)
        : error;
    });
    const hash = hashOf(base);
    if (hash !== undefined) this.#meet(number - 1n, hash, link, false);
    this.#first ??= link;
    this.#last = link;
    if (this.#lowest === undefined || number < this.#lowest) this.#lowest = number;
    if (this.#highest === undefined || number > this.#highest) this.#highest = number;
    this.#meet(number, link.hash, link, true);
    this.#sinceComparison += 1;
    const isDue = this.#isDescending ? this.#first === link : this.#sinceComparison === betweenComparisons;
    if (isDue && !this.#isUnordered) await this.#compare(link);
  }

  /** Compares a hash with the anchor of its number. The base before the chain covers nothing in it. */
  #meet(number: bigint, hash: string, link: Link, isCovered: boolean): void {
    const anchor = this.#anchors.get(number);
    if (anchor === undefined) return;
    if (anchor !== hash)
      throw new ProofError(
        'has another hash than its anchor',
        { sequenceNumber: number, expected: anchor, received: hash },
        this.#context,
      );
    if (isCovered) this.#cover(link.number);
  }

  #cover(number: bigint): void {
    if (this.#met === undefined || number > this.#met) this.#met = number;
  }

  /** Compares the hash of a message with that of the other client, whose service may not have it yet. */
  async #compare(link: Link): Promise<void> {
    this.#sinceComparison = 0;
    if (!this.#against) return;
    if (this.#against === 'hosts') return this.#compareHosts(link);
    const { number: sequenceNumber } = link;
    const topicId = String((link.item as { readonly topic_id?: unknown }).topic_id);
    try {
      const other = await this.#against.getTopicMessageByIdAndSequenceNumber({ topicId, sequenceNumber });
      if (other.running_hash !== link.hash)
        throw this.#broken(link, 'has another hash at the other client', other.running_hash);
      this.#cover(sequenceNumber);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }

  async #compareHosts(link: Link): Promise<void> {
    for (const transport of this.#call.transport.others?.(link.item) ?? []) {
      const [other] = await this.#messages(transport, `eq:${link.number}`, 'asc').catch((error: unknown) => {
        if (error instanceof ClientError) return [];
        throw error;
      });
      this.#call.options.signal?.throwIfAborted();
      if (!other) continue;
      const { hash } = linkOf(this.#call.operation, other);
      if (hash !== link.hash) throw this.#broken(link, 'has another hash at another host', hash);
      this.#cover(link.number);
      return;
    }
  }

  /** At most one message of the same list. */
  #messages(transport: Transport, filter: string, order: 'asc' | 'desc'): Promise<object[]> {
    const { operation, params } = this.#call as TransportCall & { params: Record<string, unknown> };
    const path = pathNames(operation).map((name) => [name, params[name]]);
    const own = { [operation.rangeKey?.parameter ?? '']: filter, order, limit: 1 };
    return rangedListOf<object, object>({
      ...this.#call,
      transport,
      params: { ...Object.fromEntries(path), ...own },
    }).toArray({ limit: 1 });
  }

  /** The base of the first item: undefined for message 1, the hash in the cursor, or the item before it. */
  async #baseOf(link: Link | undefined, isEnd = true): Promise<Base> {
    if (!link) return this.#given;
    const { number, previous } = link;
    if (number <= 1n && previous === undefined) return undefined;
    if (this.#given !== undefined && !this.#isDescending && !this.#first) return this.#given;
    // The item that is read next is compared with it.
    if (this.#isUnordered || (this.#isDescending && !isEnd)) if (previous !== undefined) return previous;
    const { operation, transport } = this.#call;
    const [before] = await this.#messages(transport, `lt:${number}`, 'desc');
    if (before) return linkOf(operation, before);
    if (previous === undefined) throw this.#broken(link, 'has no message before it', undefined);
    return previous;
  }

  /** Called when nothing follows. A list that has ended, ends behind all anchors. */
  async #end(isEnd: boolean): Promise<void> {
    if (this.#isUnordered) this.#join();
    const newest = this.#isUnordered ? this.#ends.get(this.#highest ?? 0n) : this.#last;
    const isCompared = this.#isDescending || (this.#sinceComparison === 0 && !this.#isUnordered);
    if (newest && !isCompared) await this.#compare(newest);
    // The reading before it has read all anchors above a cursor in descending order.
    if (!isEnd || (this.#given !== undefined && this.#isDescending)) return;
    const end = this.#highest ?? this.#before ?? 0n;
    for (const [number, expected] of this.#anchors)
      if (number > end && this.#isWithin(number)) throw this.#unmet(number, expected);
  }

  /** Each run has to begin where another one ends, except the first. */
  #join(): void {
    for (const [number, link] of this.#ends) {
      if (number === this.#highest) continue;
      const base = this.#bases.get(number);
      if (base !== link.hash) throw this.#broken(link, 'is not followed by its successor', base);
      this.#ends.delete(number);
    }
  }

  /** Whether an item of this number belongs to the part of the list. */
  #isWithin(number: bigint): boolean {
    return this.#bounds.every(([operator, bound]) =>
      operator === 'gt'
        ? number > bound
        : operator === 'gte'
          ? number >= bound
          : operator === 'lt'
            ? number < bound
            : number <= bound,
    );
  }

  #unmet(sequenceNumber: bigint, expected: string): ProofError {
    const facts = { sequenceNumber, expected, received: undefined };
    return new ProofError('is an anchor behind the end of the list', facts, this.#context);
  }

  #broken(
    { number: sequenceNumber, hash: received }: Link,
    reason: string,
    expected: string | undefined,
  ): ProofError {
    return new ProofError(reason, { sequenceNumber, expected, received }, this.#context);
  }

  get #context() {
    return contextOf(this.#call.operation);
  }
}

function withHash(place: string | undefined, hash: string | undefined): string | undefined {
  if (place === undefined || hash === undefined) return place;
  return `${place}~~${hash.replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** The number in an entity ID, which may have a checksum. */
function numberOf(id: unknown): string | undefined {
  return /(\d+)(?:-[a-z]{5})?$/.exec(String(id))?.[1];
}

function anchorsOf({ operation }: TransportCall, verify: unknown): Map<bigint, string> {
  const anchors = new Map<bigint, string>();
  if (verify === true) return anchors;
  for (const anchor of Array.isArray(verify) ? verify : [verify]) {
    const { sequenceNumber, runningHash, topicSequenceNumber, topicRunningHash } = isRecord(anchor)
      ? anchor
      : {};
    const number = String(sequenceNumber ?? topicSequenceNumber);
    const bytes = bytesOfHash(runningHash ?? topicRunningHash);
    const hash = bytes && base64Of(bytes);
    const isNumber = /^[1-9]\d{0,18}$/.test(number);
    if (!hash || !isNumber || (anchors.get(BigInt(number)) ?? hash) !== hash)
      throw refusal(operation, 'verify', verify, allowed);
    anchors.set(BigInt(number), hash);
  }
  return anchors;
}

const allowed =
  "a boolean, { sequenceNumber, runningHash } with 48 bytes or their base64, an array of these, or { against: client }, or { against: 'hosts' } of a client with several hosts";

function otherClient({ operation, transport }: TransportCall, verify: object): Against['against'] {
  const { against } = verify as Against;
  if (against === 'hosts' && transport.others) return against;
  if (against === 'hosts' || typeof against?.getTopicMessageByIdAndSequenceNumber !== 'function')
    throw refusal(operation, 'verify', verify, allowed);
  return against;
}
