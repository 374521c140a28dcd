import { refusal, type TransportCall } from '../client/client.js';
import { type PreviousHash, proofError } from './chain-item.js';
import { Comparison } from './comparison.js';
import { base64Of, bytesOfHash } from './running-hash.js';

/** The hashes that the caller trusts, by the number of their message, or the service that has to return the same. */
export class Trust {
  /** Absent if the messages are not compared with another service. */
  readonly comparison: Comparison | undefined;
  readonly #call: TransportCall;
  readonly #anchors = new Map<bigint, string>();
  #highestMet: bigint | undefined;

  constructor(call: TransportCall, verify: unknown, isDescending: boolean) {
    const { operation, transport } = call;
    const isComputed = !operation.rangeKey?.grows?.previous;
    const refuse = (): Error => refusal(operation, 'verify', verify, isComputed ? allowed : 'a boolean');
    const { against } = Object(verify);
    const isClient = typeof against?.getTopicMessageByIdAndSequenceNumber === 'function';
    if (isClient || (against === 'hosts' && transport.others))
      this.comparison = new Comparison(call, against, isDescending);
    for (const anchor of verify === true || this.comparison ? [] : [verify].flat()) {
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

  /** The highest number whose hash is trusted and was met. */
  get proven(): bigint | undefined {
    return this.comparison?.last ?? this.#highestMet;
  }

  /** The highest number that has an anchor. */
  get highest(): bigint | undefined {
    let highest: bigint | undefined;
    for (const number of this.#anchors.keys())
      if (highest === undefined || number > highest) highest = number;
    return highest;
  }

  /** Whether an item has another hash than its anchor. */
  contradicts({ number, hash }: PreviousHash): boolean {
    const anchor = this.#anchors.get(number);
    return anchor !== undefined && anchor !== hash;
  }

  /** Throws if an anchor has another hash. */
  meet(item: PreviousHash): void {
    const { number } = item;
    const anchor = this.#anchors.get(number);
    if (anchor === undefined) return;
    if (this.contradicts(item))
      throw proofError(this.#call.operation, item, 'has another hash than its anchor', anchor);
    if (number > (this.#highestMet ?? 0n)) this.#highestMet = number;
  }

  /** Throws if an anchor is behind the end of a list that has only numbers from `low` to `high`. */
  end(end: bigint, low = 0n, high?: bigint): void {
    for (const [number, hash] of this.#anchors) {
      if (number <= end || number < low || number > (high ?? number)) continue;
      throw proofError(this.#call.operation, { number }, 'is an anchor behind the end of the list', hash);
    }
  }
}

const allowed =
  "a boolean, { sequenceNumber, runningHash } with 48 bytes or base64, an array of these, or { against: client or 'hosts' }";
