import { GenerationError, GenerationErrors } from '../generation-error.js';

/** Collects the problems of a description, so that one run lists all of them. */
export class Problems {
  readonly #found: GenerationError[] = [];

  /** Reads a part. Returns undefined if it has a problem. */
  collect<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      this.#found.push(error);
      return undefined;
    }
  }

  throw(): void {
    const [first, ...others] = this.#found;
    if (first) throw others.length > 0 ? new GenerationErrors(first, others) : first;
  }
}
