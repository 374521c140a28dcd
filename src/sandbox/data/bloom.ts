import { type Hex, hexOf, Random } from './random.js';

const bytes = 256;

/** A topic selects three bits with a seeded generator, not with Keccak as in the EVM. Clients cannot see the difference. */
export class Bloom {
  readonly #bits = new Uint8Array(bytes);

  add(topic: string): void {
    const random = new Random(topic);
    for (let bit = 0; bit < 3; bit++) this.#set(random.integer(0, bytes * 8 - 1));
  }

  #set(bit: number): void {
    const at = bit >> 3;
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (bit & 7));
  }

  toString(): Hex {
    return `0x${hexOf(this.#bits)}`;
  }
}
