// Verifies the messages of one reading of a list. Loaded when such a list is read.

import { contextOf, pathNames, refusal, serialise, type TransportCall } from '../client/client.js';
import { ApiError, ParameterError } from '../errors/errors.js';
import type { ListPage } from '../lists/lists.js';
import { rangedListOf } from '../scan/scan.js';
import { isRecord } from '../values/values.js';
import { ProofError } from './proof-error.js';
import { base64Of, bytesOfHash, type HashedMessage, verifyMessage } from './running-hash.js';
import type { Against, ProvenRange } from './verify-option.js';

interface Unit<Value> {
  readonly value: Value;
  readonly messages: readonly HashedMessage[];
  /** The cursor behind it, without a hash. */
  readonly place: string | undefined;
}

/** A message before, or its running hash; undefined before message 1. */
type Base = HashedMessage | string | undefined;

const betweenComparisons = 100;

export class Chain {
  /** The place behind the last item that was yielded, with the hash that the next reading begins with. */
  cursor: string | undefined;
  readonly #call: TransportCall;
  readonly #isPart: boolean;
  readonly #isUnordered: boolean;
  readonly #isDescending: boolean;
  readonly #anchors: ReadonlyMap<bigint, string>;
  readonly #against: Against['against'] | undefined;
  readonly #topic: string | undefined;
  /** The hash in the cursor where it begins. */
  #given: string | undefined;
  #first: HashedMessage | undefined;
  #last: HashedMessage | undefined;
  #lowest: bigint | undefined;
  #highest: bigint | undefined;
  #met: bigint | undefined;
  #sinceComparison = 0;
  /** The hash that belongs to the cursor. */
  #hash: string | undefined;
  /** In a reading without order: the last message of each run, by number, and the hash before each run. */
  readonly #ends = new Map<bigint, HashedMessage>();
  readonly #bases = new Map<bigint, string>();

  constructor(call: TransportCall, verify: unknown, isPart: boolean, isUnordered: boolean) {
    const { operation, params } = call as TransportCall & { params: Record<string, unknown> };
    const { encoding, order = 'asc', topicId } = params;
    if (encoding !== undefined && encoding !== 'base64')
      throw refusal(
        operation,
        'encoding',
        encoding,
        'base64, or left out, with verify: hashes are those of bytes',
      );
    const { query } = serialise({ operation, params }, false, contextOf(operation));
    for (const [name, value] of new URLSearchParams(query))
      if (value.startsWith('ne:')) throw refusal(operation, name, value, 'a range without gaps, with verify');
    this.#call = call;
    this.#isPart = isPart;
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
    const [, place, hash] = (typeof cursor === 'string' && /^(.*)~~([\w-]{64})$/s.exec(cursor)) || [];
    if (!hash) return cursor;
    this.#given = hash.replaceAll('-', '+').replaceAll('_', '/');
    return place;
  }

  async *items<Item>(
    source: AsyncGenerator<Item, void, undefined> & { readonly cursor?: string | undefined },
  ): AsyncGenerator<Item, void, undefined> {
    const unit = (item: Item): Unit<Item> => ({
      value: item,
      messages: [item as HashedMessage],
      place: source.cursor,
    });
    for await (const { value } of this.#verified(source, unit)) yield value;
  }

  async *pages<Page extends ListPage<object, unknown>>(
    source: AsyncGenerator<Page, void, undefined>,
  ): AsyncGenerator<Page, void, undefined> {
    for await (const { value } of this.#verified(source, unitOfPage))
      yield { ...value, next: this.#next(value) };
  }

  async page<Page extends ListPage<object, unknown>>(page: Page): Promise<Page> {
    for await (const _ of this.#verified([page], unitOfPage, page.next === null)) await 0;
    return { ...page, next: this.#next(page) };
  }

  /** Verifies a reply: the first page of the list. */
  async reply(data: object): Promise<void> {
    const { links } = data as { readonly links?: { readonly next?: unknown } };
    const items: unknown = (data as Record<string, unknown>)[this.#call.operation.items ?? ''];
    await this.verify(Array.isArray(items) ? items : [], links?.next === null);
  }

  async verify(items: readonly unknown[], isEnd: boolean): Promise<void> {
    const unit = { value: items, messages: items as readonly HashedMessage[], place: undefined };
    for await (const _ of this.#verified([items], () => unit, isEnd)) await 0;
  }

  /** Yields each unit after its messages were verified. In descending order, that takes the message behind it. */
  async *#verified<Value>(
    source: AsyncIterable<Value> | Iterable<Value>,
    unitOf: (value: Value) => Unit<Value>,
    isEnd = true,
  ): AsyncGenerator<Unit<Value>, void, undefined> {
    const held: Unit<Value>[] = [];
    for await (const value of source) {
      const unit = unitOf(value);
      if (!this.#isDescending) {
        for (const message of unit.messages) await this.#add(message);
        this.#moveTo(unit, this.#last?.running_hash ?? this.#given);
        yield unit;
        continue;
      }
      const [behind] = unit.messages;
      if (behind) {
        for (const each of held.splice(0)) {
          await this.#addDown(each.messages, behind);
          this.#moveTo(each, behind.running_hash);
          yield each;
        }
      }
      held.push(unit);
    }
    const base = await this.#baseOf(held.flatMap(({ messages }) => messages).at(-1));
    for (const each of held) {
      await this.#addDown(each.messages, base);
      this.#moveTo(each, typeof base === 'string' ? base : base?.running_hash);
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

  async #add(message: HashedMessage): Promise<void> {
    if (!this.#isUnordered) {
      await this.#check(this.#first ? this.#last : await this.#baseOf(message), message);
      return;
    }
    const number = BigInt(message.sequence_number);
    const before = this.#ends.get(number - 1n);
    const base = before ?? (await this.#baseOf(message));
    await this.#check(base, message);
    if (before) this.#ends.delete(number - 1n);
    else if (base !== undefined)
      this.#bases.set(number - 1n, typeof base === 'string' ? base : base.running_hash);
    this.#ends.set(number, message);
  }

  async #addDown(messages: readonly HashedMessage[], base: Base): Promise<void> {
    for (const [index, message] of messages.entries()) {
      if (!this.#first && this.#given !== undefined && this.#given !== message.running_hash)
        throw this.#broken(message, 'does not fit the cursor', this.#given);
      await this.#check(messages[index + 1] ?? base, message);
    }
  }

  async #check(base: Base, message: HashedMessage): Promise<void> {
    const number = BigInt(message.sequence_number);
    if (this.#topic !== undefined && numberOf(message.topic_id) !== this.#topic)
      throw this.#broken(message, `is a message of ${String(message.topic_id)}`, undefined);
    await verifyMessage(base, message).catch((error: unknown) => {
      // The field of a message is no mistake of the caller.
      throw error instanceof ParameterError
        ? this.#broken(message, `has no hash that can be computed (${error.message})`, undefined)
        : error;
    });
    if (base !== undefined)
      this.#meet(number - 1n, typeof base === 'string' ? base : base.running_hash, message, false);
    this.#first ??= message;
    this.#last = message;
    if (this.#lowest === undefined || number < this.#lowest) this.#lowest = number;
    if (this.#highest === undefined || number > this.#highest) this.#highest = number;
    this.#meet(number, message.running_hash, message, true);
    const isFirst = this.#first === message;
    this.#sinceComparison += 1;
    const isDue = this.#isDescending ? isFirst : this.#sinceComparison === betweenComparisons;
    if (isDue && !this.#isUnordered) await this.#compare(message);
  }

  /** Compares a hash with the anchor of its number. The base before the chain covers nothing in it. */
  #meet(number: bigint, hash: string, message: HashedMessage, isCovered: boolean): void {
    const anchor = this.#anchors.get(number);
    if (anchor === undefined) return;
    if (anchor !== hash)
      throw new ProofError(
        'has another hash than its anchor',
        { sequenceNumber: number, expected: anchor, received: hash },
        this.#context,
      );
    if (isCovered) this.#cover(BigInt(message.sequence_number));
  }

  #cover(number: bigint): void {
    if (this.#met === undefined || number > this.#met) this.#met = number;
  }

  /** Compares the hash of a message with that of the other client, whose service may not have it yet. */
  async #compare(message: HashedMessage): Promise<void> {
    this.#sinceComparison = 0;
    if (!this.#against) return;
    const sequenceNumber = BigInt(message.sequence_number);
    const topicId = String(message.topic_id);
    try {
      const other = await this.#against.getTopicMessageByIdAndSequenceNumber({ topicId, sequenceNumber });
      if (other.running_hash !== message.running_hash)
        throw this.#broken(message, 'has another hash at the other client', other.running_hash);
      this.#cover(sequenceNumber);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }

  /** The base of the first message: undefined for message 1, the hash in the cursor, or the message before it. */
  async #baseOf(message: HashedMessage | undefined): Promise<Base> {
    if (!message) return this.#given;
    const number = BigInt(message.sequence_number);
    if (number === 1n) return undefined;
    if (this.#given !== undefined && !this.#isDescending && !this.#first) return this.#given;
    const { operation, params } = this.#call as TransportCall & { params: Record<string, unknown> };
    const path = pathNames(operation).map((name) => [name, params[name]]);
    const list = rangedListOf<object, HashedMessage>({
      ...this.#call,
      params: { ...Object.fromEntries(path), [operation.rangeKey?.parameter ?? '']: number - 1n },
    });
    const [before] = await list.toArray({ limit: 1 });
    if (!before) throw this.#broken(message, 'has no message before it', undefined);
    return before;
  }

  /** Called when nothing follows. A list that has ended, ends behind all anchors. */
  async #end(isEnd: boolean): Promise<void> {
    if (this.#isUnordered) this.#join();
    const newest = this.#isUnordered ? this.#ends.get(this.#highest ?? 0n) : this.#last;
    const isCompared = this.#isDescending || (this.#sinceComparison === 0 && !this.#isUnordered);
    if (newest && !isCompared) await this.#compare(newest);
    if (!isEnd || this.#isPart) return;
    for (const [number, expected] of this.#anchors)
      if (number > (this.#highest ?? 0n)) {
        const facts = { sequenceNumber: number, expected, received: undefined };
        throw new ProofError('is an anchor behind the end of the list', facts, this.#context);
      }
  }

  /** Each run has to begin where another one ends, except the first. */
  #join(): void {
    for (const [number, message] of this.#ends) {
      if (number === this.#highest) continue;
      const base = this.#bases.get(number);
      if (base !== message.running_hash)
        throw this.#broken(message, 'is not followed by its successor', base);
      this.#ends.delete(number);
    }
  }

  #broken(message: HashedMessage, reason: string, expected: string | undefined): ProofError {
    const sequenceNumber = BigInt(message.sequence_number);
    return new ProofError(
      reason,
      { sequenceNumber, expected, received: message.running_hash },
      this.#context,
    );
  }

  get #context() {
    return contextOf(this.#call.operation);
  }
}

function unitOfPage<Page extends ListPage<object, unknown>>(page: Page): Unit<Page> {
  return { value: page, messages: page.items as HashedMessage[], place: page.next ?? undefined };
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
  'a boolean, { sequenceNumber, runningHash } with 48 bytes or their base64, an array of these, or { against: client }';

function otherClient({ operation }: TransportCall, verify: object): Against['against'] {
  const { against } = verify as Against;
  if (typeof against?.getTopicMessageByIdAndSequenceNumber !== 'function')
    throw refusal(operation, 'verify', verify, allowed);
  return against;
}
