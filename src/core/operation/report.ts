import type { Issue } from '../errors/errors.js';
import { nothing, preview, type Redact } from '../errors/foreign-text.js';
import { Findings } from './findings.js';
import { pointerName } from './pointer.js';

/** One place where a reply is not what the description says. */
export interface Mismatch {
  /** Where, as a JSON pointer into the reply: `/contracts/0/nonce`. */
  readonly instancePath: string;
  /** What the description asks for there. */
  readonly expected: string;
}

// Enough to see what happened, too few to fill the memory.
export const maxKept = 100;

/** What checks find in one reply: at most a hundred of a kind are kept. */
export class Report extends Findings {
  /** Where the reply is not what its type says. */
  readonly mismatches: Mismatch[] = [];
  /** Where it holds more than the description knows. */
  readonly drift: Issue[] = [];
  readonly #redact: Redact;
  /** How names are told that the description does not know: objects of a kind mostly have the same. */
  readonly #names = new Map<string, string>();

  constructor(redact: Redact = nothing) {
    super();
    this.#redact = redact;
  }

  override at(path: string, key: string | number): string {
    return path + key;
  }

  override mismatch(path: string, key: string | number, expected: string): void {
    this.count += 1;
    if (this.mismatches.length < maxKept) this.mismatches.push({ instancePath: path + key, expected });
  }

  override forget(count: number): void {
    this.count = count;
    this.mismatches.length = Math.min(this.mismatches.length, count);
  }

  override unknownName(data: object, name: string, path: string): void {
    if (this.drift.length >= maxKept) return;
    const key = this.#names.get(name) ?? pointerName(name, this.#redact);
    this.#names.set(name, key);
    this.#add(`${path}/${key}`, 'a declared property', (data as Record<string, unknown>)[name]);
  }

  override unknownValue(path: string, key: string | number, value: unknown): void {
    this.#add(path + key, 'a known value', value);
  }

  override tooManyItems(path: string, key: string | number, items: readonly unknown[], limit: number): void {
    this.#add(path + key, `at most ${limit} items`, items);
  }

  #add(instancePath: string, expected: string, value: unknown): void {
    if (this.drift.length < maxKept)
      this.drift.push({ instancePath, expected, got: preview(value, this.#redact) });
  }
}
