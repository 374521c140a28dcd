import { ApiError } from '../errors/api-error.js';
import type { ProofRule } from '../operation/operation.js';
import { stringifyJson } from '../request/stringify-json.js';
import type { PageReply } from './exchange.js';
import { newestTime } from './proof.js';

/** What a look comes to: a reply, or a 404. */
export type Answer<Data> = PageReply<Data> | ApiError;

/**
 * Answers of clusters, some of which may stand still: of two that differ, the one that shows a newer moment is newer,
 * and one that has found something is newer than a 404. Where neither tells, no more is known than before the first.
 */
export class Agreement<Data> {
  /** How many answers have come since the last two of which neither could be told to be newer. */
  count = 0;
  #newest: Answer<Data> | undefined;
  readonly #proof: ProofRule | undefined;

  constructor(proof: ProofRule | undefined) {
    this.#proof = proof;
  }

  /** The newest of the answers. */
  get newest(): Answer<Data> | undefined {
    return this.#newest;
  }

  /** Takes an answer; false if it differs, and neither is known to be newer. */
  add(answer: Answer<Data>): boolean {
    this.count += 1;
    const by = this.#newest ? this.#compare(this.#newest, answer) : 1;
    if (by >= 0) this.#newest = answer;
    if (!Number.isNaN(by)) return true;
    this.#newest = answer;
    this.count = 1;
    return false;
  }

  /** Positive if `b` is newer than `a`, 0 if they are the same, NaN if that cannot be told. */
  #compare(a: Answer<Data>, b: Answer<Data>): number {
    if (a instanceof ApiError || b instanceof ApiError)
      return Number(a instanceof ApiError) - Number(b instanceof ApiError);
    const [before, after] = [newestTime(this.#proof, a.data), newestTime(this.#proof, b.data)];
    const by = Number((after ?? 0n) - (before ?? 0n));
    if (by !== 0) return by;
    return stringifyJson(a.data) === stringifyJson(b.data) ? 0 : Number.NaN;
  }
}
