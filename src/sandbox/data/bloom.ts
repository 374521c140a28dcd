import { type Hex, Random } from './random.js';

const bytes = 256;

/** A word selects three bits with a seeded generator, not with Keccak as in the EVM. Clients cannot see the difference. */
export class Bloom {
  readonly #bits = new Uint8Array(bytes);

  add(word: string): void {
    const random = new Random(word);
    for (let bit = 0; bit < 3; bit++) this.#set(random.integer(0, bytes * 8 - 1));
  }

  merge(other: Bloom): void {
    for (let at = 0; at < bytes; at++) this.#bits[at] = (this.#bits[at] ?? 0) | (other.#bits[at] ?? 0);
  }

  #set(bit: number): void {
    const at = bit >> 3;
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (bit & 7));
  }

  toString(): Hex {
    let digits: Hex = '0x';
    for (const byte of this.#bits) digits = `${digits}${byte.toString(16).padStart(2, '0')}`;
    return digits;
  }
}
