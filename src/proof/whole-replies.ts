import type { Call, PageReply, Transport, TransportCall } from '../client/client.js';
import { KnownNumbers, ListQuery, type Missing, numberRange, Patience } from '../lists/lists.js';
import { type ChainItem, chainItemOf } from './chain-item.js';
import type { ChainQuery } from './chain-query.js';
import type { ItemHashes } from './item-hashes.js';
import { Lateness } from './lateness.js';
import { lookUp } from './read-chain-item.js';
import type { Trust } from './trust.js';

/** The items that one reply shows. */
interface ShownItems {
  readonly items: readonly ChainItem[];
  /** Whether the reply says that nothing follows. */
  readonly isEnd: boolean;
}

/**
 * Sends the requests of one reading, and repeats those whose replies leave out an item that is in the list. Numbers have no
 * gaps, so each number between two known ones is in the list. Known are the numbers in the replies of the reading, the one
 * in its cursor, and, if the call has no filter on time, the anchors and message 1.
 *
 * A cluster that is behind, or a row that is late, leaves such items out for a while. So this waits for them, and the chain
 * behind it sees replies without gaps. If the service withholds an item, the chain gets the reply as it is and refuses it.
 */
export class WholeReplies {
  readonly transport: Transport;
  /** The call with the transport behind this one. */
  readonly call: TransportCall;
  readonly #query: ChainQuery;
  readonly #trust: Trust;
  readonly #hashes: ItemHashes;
  readonly #numbers: KnownNumbers;

  constructor(call: TransportCall, query: ChainQuery, trust: Trust, hashes: ItemHashes) {
    this.call = call;
    this.#query = query;
    this.#trust = trust;
    this.#hashes = hashes;
    const { appendOnly } = call.operation.rangeKey ?? {};
    // A service may have only the later blocks.
    const beginsAtOne = query.isWhole && !appendOnly?.previous;
    this.#numbers = new KnownNumbers(
      beginsAtOne ? 1n : undefined,
      query.isWhole ? trust.highestAnchor : undefined,
    );
    const send = <Data>(own: Call): Promise<PageReply<Data>> => this.#send<Data>(own);
    this.transport = Object.create(call.transport, { send: { value: send } });
  }

  /** Takes note of a number that is in the list. */
  see(number: bigint): void {
    this.#numbers.see(number);
  }

  async #send<Data>(call: Call): Promise<PageReply<Data>> {
    const { transport } = this.call;
    const own = { ...this.call, ...call };
    const { operation, query } = call;
    const list = query === undefined ? this.#query.list : ListQuery.parse(operation, query);
    const patience = new Patience(own);
    const { effects } = transport;
    const [inReplies, inLookUps] = [new Lateness(effects), new Lateness(effects)];
    for (let attempt = 1; ; attempt += 1) {
      const reply = await patience.send((changes) => transport.send<Data>({ ...call, ...changes }));
      const shown = this.#shownBy(own, reply.data);
      const missing = shown && this.#missingIn(list, shown);
      if (!missing || inReplies.isWithheld(missing) || !(await this.#mayBeTrue(list, shown))) return reply;
      await patience.wait(String(missing.number), `number ${missing.number}`);
      // Such a reply does not show whether its cluster is behind. A service that answers from two clusters by turns would
      // answer each look-up from the same one, if there were one for each reply.
      const isLookedUp = !missing.isSkipped && attempt % 2 === 0;
      if (isLookedUp)
        await patience.send((changes) => lookUp({ ...this.call, ...changes }, missing.number, inLookUps));
    }
  }

  /** Undefined if an item cannot be read: the chain refuses it. The hashes start here, see `ItemHashes`. */
  #shownBy({ operation }: Call, data: unknown): ShownItems | undefined {
    const { [operation.items ?? '']: rawItems, links: { next } = { next: null } } = Object(data);
    if (!Array.isArray(rawItems)) return undefined;
    const items: ChainItem[] = [];
    for (const rawItem of rawItems) {
      const item = chainItemOf(operation, rawItem);
      if (!item) return undefined;
      items.push(item);
    }
    return { items: this.#hashes.withEagerHashes(items), isEnd: next == null };
  }

  /** The first item of the list that the reply should have. The chain refuses items that are not in their places. */
  #missingIn(list: ListQuery, { items, isEnd }: ShownItems): Missing | undefined {
    if (!areInPlace(list, items)) return undefined;
    const numbers = items.map(({ number }) => number);
    return this.#numbers.missingIn(list, numbers, isEnd || items.length === 0);
  }

  /** Whether no hash of the reply is wrong. A wrong one is a lie, whatever is missing, and the chain refuses it at once. */
  async #mayBeTrue(list: ListQuery, { items }: ShownItems): Promise<boolean> {
    const upwards = list.order === 'asc' ? items : [...items].reverse();
    try {
      for (const [index, item] of upwards.entries()) {
        if (this.#trust.contradicts(item)) return false;
        const before = upwards[index - 1];
        if (before && before.number + 1n === item.number) await this.#hashes.verify(before, item);
      }
      return true;
    } catch {
      return false;
    }
  }
}

function stepOf({ order }: ListQuery): bigint {
  return order === 'asc' ? 1n : -1n;
}

/** Whether all items are in the order and within the range of the list. */
function areInPlace(list: ListQuery, items: readonly ChainItem[]): boolean {
  const { low, high } = numberRange(list);
  let last: bigint | undefined;
  for (const { number } of items) {
    const isBehindLast = last === undefined || (number - last) * stepOf(list) > 0n;
    if (!isBehindLast || number < (low ?? number) || number > (high ?? number)) return false;
    last = number;
  }
  return true;
}
