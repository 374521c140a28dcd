import { type Hex, Random } from './random.js';

const bytes = 256;

/**
 * Bloom filter over addresses and topics. Which bits a word sets is up to chance, not to Keccak as in the EVM: the
 * same word sets the same three bits, and that is all that clients without Keccak can tell.
 */
export class Bloom {
  readonly #bits = new Uint8Array(bytes);

  add(word: string): void {
    const random = new Random(word);
    for (let bit = 0; bit < 3; bit++) this.#set(random.integer(0, bytes * 8 - 1));
  }

  /** Takes over the bits of another. */
  merge(other: Bloom): void {
    for (let at = 0; at < bytes; at++) this.#bits[at] = (this.#bits[at] ?? 0) | (other.#bits[at] ?? 0);
  }

  #set(bit: number): void {
    const at = bit >> 3;
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (bit & 7));
  }

  /** In hexadecimal with 0x. */
  toString(): Hex {
    let digits: Hex = '0x';
    for (const byte of this.#bits) digits = `${digits}${byte.toString(16).padStart(2, '0')}`;
    return digits;
  }
}
