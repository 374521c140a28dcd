import type { Call, PageReply, Transport, TransportCall } from '../client/client.js';
import { ListQuery, Patience } from '../lists/lists.js';
import { type ChainQuery, numberRange } from './chain-query.js';
import { Lateness, type Missing } from './lateness.js';
import { type Link, linkOf, verifyLink } from './links.js';
import { lookUp } from './read-link.js';
import type { Trust } from './trust.js';

/** What a reply of the list has. */
interface Shown {
  readonly links: readonly Link[];
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
  #lowest: bigint | undefined;
  #highest: bigint | undefined;

  constructor(call: TransportCall, query: ChainQuery, trust: Trust) {
    this.call = call;
    this.#query = query;
    this.#trust = trust;
    const { appendOnly } = call.operation.rangeKey ?? {};
    if (query.isWhole) this.#highest = trust.highest;
    // A service may have only the later blocks.
    if (query.isWhole && !appendOnly?.previous) this.#lowest = 1n;
    const send = <Data>(own: Call): Promise<PageReply<Data>> => this.#send<Data>(own);
    this.transport = Object.create(call.transport, { send: { value: send } });
  }

  /** Takes note of a number that is in the list. */
  see(number: bigint): void {
    if (this.#lowest === undefined || number < this.#lowest) this.#lowest = number;
    if (this.#highest === undefined || number > this.#highest) this.#highest = number;
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
      const reply = await transport.send<Data>({ ...call, ...patience.changes });
      const shown = shownBy(own, reply.data);
      const missing = shown && this.#missingIn(list, shown);
      if (!missing || inReplies.isWithheld(missing) || !(await this.#mayBeTrue(list, shown))) return reply;
      await patience.wait(String(missing.number), `number ${missing.number}`);
      // Such a reply does not show whether its cluster is behind. A service that answers from two clusters by turns would
      // answer each look-up from the same one, if there were one for each reply.
      const isLookedUp = !missing.isSkipped && attempt % 2 === 0;
      if (isLookedUp) await lookUp({ ...this.call, ...patience.changes }, missing.number, inLookUps);
    }
  }

  /** The first item of the list that the reply should have. The chain refuses items that are not in their places. */
  #missingIn(list: ListQuery, { links, isEnd }: Shown): Missing | undefined {
    const isUp = list.order === 'asc';
    const step = isUp ? 1n : -1n;
    const { low, high } = numberRange(list);
    for (const [index, { number }] of links.entries()) {
      const before = links[index - 1]?.number ?? number - step;
      const isInPlace = isUp ? number > before : number < before;
      if (!isInPlace || number < (low ?? number) || number > (high ?? number)) return undefined;
    }
    for (const { number } of links) this.see(number);
    const first = greater(low, this.#lowest);
    const last = lesser(high, this.#highest);
    if (first === undefined || last === undefined) return undefined;
    let number = isUp ? first : last;
    for (const [index, link] of links.entries()) {
      if (link.number !== number) return { number, isSkipped: isUp || index > 0 };
      number += step;
    }
    const isLeft = number >= first && number <= last;
    return isLeft && (isEnd || links.length === 0) ? { number, isSkipped: false } : undefined;
  }

  /** Whether no hash of the reply is wrong. A wrong one is a lie, whatever is missing, and the chain refuses it at once. */
  async #mayBeTrue(list: ListQuery, { links }: Shown): Promise<boolean> {
    const upwards = list.order === 'asc' ? links : [...links].reverse();
    try {
      for (const [index, link] of upwards.entries()) {
        if (this.#trust.contradicts(link)) return false;
        const before = upwards[index - 1];
        if (before && before.number + 1n === link.number) await verifyLink(this.call.operation, before, link);
      }
      return true;
    } catch {
      return false;
    }
  }
}

/** Undefined if an item cannot be read. */
function shownBy({ operation }: Call, data: unknown): Shown | undefined {
  const { [operation.items ?? '']: items, links: { next } = { next: null } } = Object(data);
  if (!Array.isArray(items)) return undefined;
  const links: Link[] = [];
  for (const item of items) {
    const link = linkOf(operation, item);
    if (!link) return undefined;
    links.push(link);
  }
  return { links, isEnd: next == null };
}

function greater(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined || b === undefined) return b;
  return a > b ? a : b;
}

function lesser(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined || b === undefined) return b;
  return a < b ? a : b;
}
