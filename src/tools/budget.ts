/** The last size of an answer. Shorter texts say little. */
const smallest = 64;

/** One entry of an array for so many characters of a text. */
const charactersOfEntry = 64;

/** Texts are not cut below this length. They are hashes and names. */
const shortText = 128;

/** Each size is half of the one before. */
export function sizesFrom(characters: number): number[] {
  const sizes: number[] = [];
  for (let size = characters; size >= smallest; size /= 2) sizes.push(size);
  return sizes;
}

/**
 * Counts the characters of an answer for several sizes at once, the largest first. The size decides how long texts and arrays
 * may be. When the answer is too long with one size, the next one takes its place, and what only larger sizes have is not
 * counted any longer. So a reply is read once to find the size with which it fits, and no further than where no size does.
 */
export class Budget {
  readonly #characters: number;
  readonly #sizes: readonly number[];
  /** By size: the characters of what this size has, but no smaller one. */
  #counts: number[];
  #count = 0;
  #at = 0;

  constructor(characters: number, sizes: readonly number[]) {
    this.#characters = characters;
    this.#sizes = sizes;
    this.#counts = sizes.map(() => 0);
  }

  /** The index of the size that fits until now. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#sizes.length - 1;
  }

  get isOver(): boolean {
    return this.#at > this.last;
  }

  /** Counts what the sizes up to this one have. */
  spend(characters: number, upTo: number): void {
    this.#counts[upTo] = (this.#counts[upTo] ?? 0) + characters;
    this.#count += characters;
    while (this.#count > this.#characters && !this.isOver) {
      this.#count -= this.#counts[this.#at] ?? 0;
      this.#at += 1;
    }
  }

  mostCharacters(at = this.#at): number {
    return Math.max(Math.ceil(this.#sizes[at] ?? 0), shortText);
  }

  mostEntries(at = this.#at): number {
    return Math.ceil((this.#sizes[at] ?? 0) / charactersOfEntry);
  }

  /** Returns a function that undoes what is counted from now on. */
  mark(): () => void {
    const [counts, count, at] = [[...this.#counts], this.#count, this.#at];
    return () => {
      [this.#counts, this.#count, this.#at] = [counts, count, at];
    };
  }
}
