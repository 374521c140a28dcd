import type { Operation } from '../client/client.js';
import { ParameterError } from '../errors/errors.js';
import { type ChainItem, type PreviousHash, proofError } from './chain-item.js';
import { type HashedMessage, runningHash } from './running-hash.js';

interface StartedHash {
  readonly previousHash: string | undefined;
  readonly hash: Promise<string>;
}

/**
 * Verifies the items of one reading by their hashes. Where Web Crypto computes them on another thread (see `sha384`), a
 * consumer that waited for each hash would wait a hundred times for a page. So the hashes of a page start when its reply arrives, each
 * from the hash that the reply itself has for the item before. The chain then compares that hash as well: a hash that was
 * started from another one is computed again. They are kept by item, and only as long as the item is in use.
 */
export class ItemHashes {
  readonly #hashes = new WeakMap<object, StartedHash>();

  constructor(readonly operation: Operation) {}

  /** Starts the hashes of the items of a reply that follow another item of it, and returns the items. */
  withEagerHashes(items: readonly ChainItem[]): readonly ChainItem[] {
    for (const [index, item] of items.entries()) {
      // Above it or below it, by the order of the list.
      const neighbours = [items[index - 1], items[index + 1]];
      const before = neighbours.find((neighbour) => neighbour?.number === item.number - 1n);
      if (before && item.previousHash === undefined) this.#startHash(before.hash, item);
    }
    return items;
  }

  /** Throws unless the item follows `previous`. The first item of the list has no previous hash. */
  async verify(previous: PreviousHash | undefined, item: ChainItem): Promise<void> {
    const { number } = item;
    const { expected, received } = await this.#comparedHashes(previous, item);
    const isNext = (previous?.number ?? 0n) + 1n === number;
    const shown = { number, hash: received };
    if (!isNext) throw proofError(this.operation, shown, 'does not follow the one before it', expected);
    if (expected !== received)
      throw proofError(this.operation, shown, 'has a hash that does not fit', expected);
  }

  /** A block names the hash before it, which is compared. The hash of a message is computed from the one before it. */
  async #comparedHashes(previous: PreviousHash | undefined, item: ChainItem) {
    const { hash, previousHash } = item;
    if (previousHash !== undefined) return { expected: previous?.hash, received: previousHash };
    return { expected: await this.#computedHash(previous?.hash, item), received: hash };
  }

  async #computedHash(previousHash: string | undefined, item: ChainItem): Promise<string> {
    try {
      return await this.#startHash(previousHash, item);
    } catch (error) {
      // The field of a message is no mistake of the caller.
      if (!(error instanceof ParameterError)) throw error;
      throw proofError(this.operation, item, `has no hash that can be computed (${error.message})`);
    }
  }

  #startHash(previousHash: string | undefined, { item }: ChainItem): Promise<string> {
    const started = this.#hashes.get(item);
    if (started && started.previousHash === previousHash) return started.hash;
    const hash = runningHash(previousHash, item as unknown as HashedMessage);
    // Its error is thrown when the message is verified.
    hash.catch(() => undefined);
    this.#hashes.set(item, { previousHash, hash });
    return hash;
  }
}
