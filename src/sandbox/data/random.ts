export type Hex = `0x${string}`;

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hexOf(bytes: Uint8Array): string {
  let digits = '';
  for (let at = 0; at < bytes.length; at++) digits += hexOfByte[bytes[at] ?? 0];
  return digits;
}

/** The same seed gives the same numbers on every runtime. */
export class Random {
  #state: number;

  constructor(seed: string | number) {
    // FNV-1a separates similar seeds.
    let hash = 0x811c9dc5;
    const text = String(seed);
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    this.#state = hash >>> 0;
  }

  next(): number {
    return this.#bits32() / 2 ** 32;
  }

  /** Mulberry32: 32 random bits. */
  #bits32(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** Both limits are inclusive. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('pick: the list is empty');
    return item;
  }

  hex(bytes: number): string {
    return hexOf(this.bytes(bytes));
  }

  base64(bytes: number): string {
    return btoa(String.fromCharCode(...this.bytes(bytes)));
  }

  /** Four from each word. */
  bytes(count: number): Uint8Array {
    const bytes = new Uint8Array(count);
    let bits = 0;
    for (let at = 0; at < count; at++) {
      bits = at % 4 === 0 ? this.#bits32() : bits >>> 8;
      bytes[at] = bits;
    }
    return bytes;
  }
}
