import { refusal, type TransportCall } from '../client/client.js';
import { type Base, broken, type Link } from './links.js';
import { base64Of, bytesOfHash } from './running-hash.js';
import type { Against } from './verify-option.js';

/** The hashes that the caller trusts, by the number of their message, or the service that has to return the same. */
export class Trust {
  /** The highest number whose hash is trusted and was met. */
  proven: bigint | undefined;
  readonly #call: TransportCall;
  readonly #anchors = new Map<bigint, string>();
  readonly #against: Against['against'] | undefined;
  #compared = 0n;

  constructor(call: TransportCall, verify: unknown) {
    const { operation, transport } = call;
    const isComputed = !operation.rangeKey?.grows?.previous;
    const refuse = (): Error => refusal(operation, 'verify', verify, isComputed ? allowed : 'a boolean');
    const { against } = Object(verify);
    const isClient = typeof against?.getTopicMessageByIdAndSequenceNumber === 'function';
    if (isClient || (against === 'hosts' && transport.others)) this.#against = against;
    for (const anchor of verify === true || this.#against ? [] : [verify].flat()) {
      const { sequenceNumber, runningHash, topicSequenceNumber, topicRunningHash } = Object(anchor);
      const text = String(sequenceNumber ?? topicSequenceNumber);
      const number = /^[1-9]\d{0,18}$/.test(text) && BigInt(text);
      const bytes = bytesOfHash(runningHash ?? topicRunningHash);
      const hash = bytes && base64Of(bytes);
      if (!number || !hash || (this.#anchors.get(number) ?? hash) !== hash) throw refuse();
      this.#anchors.set(number, hash);
    }
    if (!isComputed && verify !== true) throw refuse();
    this.#call = call;
  }

  /** Throws if an anchor has another hash. */
  meet(link: Base): void {
    const anchor = this.#anchors.get(link.number);
    if (anchor === link.hash) this.#prove(link);
    else if (anchor) throw broken(this.#call.operation, link, 'has another hash than its anchor', anchor);
  }

  /** Throws if another service has another hash. It may not have the message yet. */
  async compare(link: Link): Promise<void> {
    if (!this.#against || link.number <= this.#compared) return;
    this.#compared = link.number;
    const { otherHash } = await import('./other-hash.js');
    const other = await otherHash(this.#call, this.#against, link);
    if (other === link.hash) this.#prove(link);
    else if (other) throw broken(this.#call.operation, link, 'has another hash at another service', other);
  }

  #prove({ number }: Base): void {
    if (number > (this.proven ?? 0n)) this.proven = number;
  }

  /** Throws if an anchor is behind the end of a list that has only numbers from `low` to `high`. */
  end(end: bigint, low = 0n, high?: bigint): void {
    for (const [number, hash] of this.#anchors) {
      if (number <= end || number < low || number > (high ?? number)) continue;
      throw broken(this.#call.operation, { number }, 'is an anchor behind the end of the list', hash);
    }
  }
}

const allowed =
  "a boolean, { sequenceNumber, runningHash } with 48 bytes or base64, an array of these, or { against: client or 'hosts' }";
