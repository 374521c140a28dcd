import { GenerationError, GenerationErrors } from '../generation-error.js';

/** Collects the problems of a description, so that one run lists all of them. */
export class Problems {
  readonly #found: GenerationError[] = [];
  /** The names of all operations that are read. */
  readonly operations = new Set<string>();
  readonly #failed = new Set<string>();

  /** Reads a part, of this operation if it is of one. Returns undefined if it has a problem. */
  collect<Result>(read: () => Result, operation?: string): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      this.add(error, operation);
      return undefined;
    }
  }

  add(error: GenerationError, operation?: string): void {
    if (!this.#found.some(({ message }) => message === error.message)) this.#found.push(error);
    if (operation !== undefined) this.#failed.add(operation);
  }

  throw(): void {
    const [first, ...others] = this.#found;
    if (first) throw new GenerationErrors(first, others, [...this.#failed], this.operations.size);
  }
}
