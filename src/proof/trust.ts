import { parameterErrorFor, type TransportCall } from '../client/client.js';
import { type PreviousHash, proofError } from './chain-item.js';
import { base64Of, bytesOfHash, chainNumber } from './running-hash.js';

/**
 * The trusted hashes of a reading, by the option `verify`: anchors, which are hashes that the caller trusts. With `true`, a chain only shows that the service agrees with itself. The chain hands over
 * each hash that it has verified. An anchor covers all messages before it that were read, since each hash covers the one
 * before it.
 */
export class Trust {
  readonly #call: TransportCall;
  readonly #anchors = new Map<bigint, string>();
  #highestMet: bigint | undefined;

  constructor(call: TransportCall, verify: unknown) {
    const { operation } = call;
    this.#call = call;
    // The hash of a block cannot be computed from replies, so nothing could be held against that of the caller.
    const canComputeHash = !operation.rangeKey?.appendOnly?.previous;
    if (!canComputeHash && verify !== true) throw parameterErrorFor(operation, 'verify', verify, 'a boolean');
    if (verify === true) return;
    const anchors = [verify].flat();
    // An empty list is a mistake: the caller would believe that messages were held against its anchors.
    if (anchors.length === 0) throw parameterErrorFor(operation, 'verify', verify, allowed);
    for (const each of anchors) {
      const anchor = readAnchor(each);
      // Two anchors of one message have to agree.
      if (!anchor || this.contradicts(anchor)) throw parameterErrorFor(operation, 'verify', verify, allowed);
      this.#anchors.set(anchor.number, anchor.hash);
    }
  }

  /** The highest number whose hash is trusted and was met. */
  get proven(): bigint | undefined {
    return this.#highestMet;
  }

  get highestAnchor(): bigint | undefined {
    let highest: bigint | undefined;
    for (const number of this.#anchors.keys())
      if (highest === undefined || number > highest) highest = number;
    return highest;
  }

  /** Whether an item, or another anchor, has another hash than the anchor of its number. */
  contradicts({ number, hash }: PreviousHash): boolean {
    const anchor = this.#anchors.get(number);
    return anchor !== undefined && anchor !== hash;
  }

  /** Throws if the anchor of an item has another hash. Otherwise it is met, and proves the messages before it. */
  checkItem(item: PreviousHash): void {
    const { number } = item;
    const anchor = this.#anchors.get(number);
    if (anchor === undefined) return;
    if (this.contradicts(item))
      throw proofError(this.#call.operation, item, 'has another hash than its anchor', anchor);
    if (number > (this.#highestMet ?? 0n)) this.#highestMet = number;
  }

  /** Throws if an anchor is behind the end of a list that has only numbers from `low` to `high`. */
  checkEnd(end: bigint, low = 0n, high?: bigint): void {
    for (const [number, hash] of this.#anchors) {
      const isInRange = number >= low && (high === undefined || number <= high);
      if (!isInRange || number <= end) continue;
      throw proofError(this.#call.operation, { number }, 'is an anchor behind the end of the list', hash);
    }
  }
}

const allowed =
  'a boolean, { sequenceNumber, runningHash } with 48 bytes or base64, or an array of at least one';

/** Undefined if it is no anchor: neither an object of the caller, nor the receipt or record of an SDK. */
function readAnchor(anchor: unknown): PreviousHash | undefined {
  const { sequenceNumber, runningHash, topicSequenceNumber, topicRunningHash } = Object(anchor);
  const text = String(sequenceNumber ?? topicSequenceNumber);
  const bytes = bytesOfHash(runningHash ?? topicRunningHash);
  if (!/^[1-9]\d{0,18}$/.test(text) || !bytes) return undefined;
  // No message has a longer number than 64 bits hold. The service would be blamed at the end of the list.
  const number = chainNumber(BigInt(text));
  if (number === undefined) return undefined;
  return { number, hash: base64Of(bytes) };
}
