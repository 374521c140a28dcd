import { type Operation, type PageReply, stringifyJson } from '../client/client.js';
import { ApiError } from '../errors/errors.js';
import { newestNumber, newestTime } from './proof.js';
import type { ProofRule } from './rules.js';

/** A reply, or a 404. */
export type Answer<Data> = PageReply<Data> | ApiError;

/** Replies to one request that several clusters sent, and the newest of them. */
export class Agreement<Data> {
  /** How many replies came. If a cluster is stopped, only those since two of which neither is known to be newer. */
  count = 0;
  newest: Answer<Data> | undefined;
  readonly #operation: Operation;
  readonly #proof: ProofRule | undefined;

  constructor(operation: Operation, proof: ProofRule | undefined) {
    this.#operation = operation;
    this.#proof = proof;
  }

  restart(): void {
    this.count = 0;
    this.newest = undefined;
  }

  /** Adds a reply. Returns false if it differs from one before, and the stopped cluster may have sent either. */
  add(answer: Answer<Data>, isOneStopped: boolean): boolean {
    const by = this.newest ? this.#compare(this.newest, answer) : 1;
    if (!(by < 0)) this.newest = answer;
    const isConflict = Number.isNaN(by) && isOneStopped;
    this.count = isConflict ? 1 : this.count + 1;
    return !isConflict;
  }

  /** Positive if `b` is newer than `a`, 0 if they are the same, NaN if that is unknown. */
  #compare(a: Answer<Data>, b: Answer<Data>): number {
    if (a instanceof ApiError || b instanceof ApiError)
      return Number(a instanceof ApiError) - Number(b instanceof ApiError);
    const [before, after] = [newestTime(this.#proof, a.data), newestTime(this.#proof, b.data)];
    const by = Number((after ?? 0n) - (before ?? 0n));
    if (by !== 0) return by;
    const byNumber = Number(newestNumber(this.#operation, b.data) - newestNumber(this.#operation, a.data));
    if (byNumber !== 0) return byNumber;
    return stringifyJson(a.data) === stringifyJson(b.data) ? 0 : Number.NaN;
  }
}
