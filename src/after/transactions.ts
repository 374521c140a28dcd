import {
  contextOf,
  defaultDeadline,
  type Limits,
  type Operation,
  type PageReply,
  sleep,
  within,
} from '../client/client.js';
import type { ApiError } from '../errors/errors.js';
import { milliseconds, nanoseconds } from '../values/values.js';
import type { AfterCall } from './after-call.js';
import { TransactionMissingError } from './after-errors.js';
import type { Clusters } from './clusters.js';
import { evidenceByClusters } from './evidence.js';
import { behindError, minDelay } from './fresh-reply.js';
import type { TransactionRule } from './rules.js';
import { asMissing } from './wait-for.js';
import { type Written, type WrittenTransaction, writtenBy } from './written.js';

// All times are in milliseconds.

/** A network accepts a transaction for at most this long after its valid start. */
const validity = 180_000;
/** Most transactions reach consensus this soon after their valid start, as SDKs set it some seconds back. */
const usualDelay = 15_000;
const firstDelays = [2000, 2000, 1000, 1000, 1000, 1000, 1000, 1000];
const maxDelay = 10_000;
/** This long before the end of the validity, the lag of the clusters is sampled: the end is confirmed without a wait then. */
const samplingTime = 22_000;
/** A sample that is requested earlier may come from a cache in front of the service. */
const sampleDelay = 1000;
const maxFound = 1000;

/**
 * Looks a transaction up until it is found or should have appeared. A 404 does not say which, as the service lags the network.
 * A transaction is valid for three minutes, so the search ends when all clusters show the end of that time and still reply
 * 404, which some do for a transaction that their lists have; until then, it is looked up ever more rarely. Evidence is counted as in `fresh-reply.ts`. A scheduled
 * transaction may come at any time, so only the deadline ends its search.
 */
export function findTransaction<Data>(
  call: AfterCall,
  transaction: WrittenTransaction,
  deadline: number | undefined,
): Promise<PageReply<Data>> {
  const { transport, options, clusters } = call;
  const { id, isScheduled, validFrom } = transaction;
  const { effects: clock } = transport;
  const now = nanoseconds(clock.now());
  const end = validFrom + nanoseconds(validity);
  const untilEnd = (): number => (isScheduled ? Infinity : clusters.delayUntilAll(end));
  let missing: ApiError | undefined;
  const late = (): Error => lateError(call, transaction, missing);
  const limit = deadline ?? defaultDeadline + untilInvalid(transaction, now);
  return within({ limit, late, signal: options.signal, clock }, async (signal) => {
    const own = { ...options, signal };
    const usual = validFrom + nanoseconds(usualDelay);
    const untilUsual = clusters.delayUntilMost(usual < now ? usual : now);
    await sleep(Math.min(maxDelay, Math.max(0, untilUsual)), signal, clock);
    let missesAfterEnd = 0;
    for (let attempt = 1; ; attempt += 1) {
      // Evidence counts for a request only if it is older than the request.
      const isOver = untilEnd() <= 0;
      try {
        return await transport.send<Data>({ ...call, options: own, isFresh: true });
      } catch (error) {
        missing = asMissing(error);
      }
      missesAfterEnd = isOver ? missesAfterEnd + 1 : 0;
      const { replies, confirmations } = evidenceByClusters[clusters.observe()];
      const isConfirmed = clusters.confirmations(end) >= confirmations;
      if (isConfirmed && missesAfterEnd >= replies)
        throw new TransactionMissingError(id, true, missing, { cause: missing });
      if (isOver && isConfirmed) {
        await sleep(minDelay, signal, clock);
        continue;
      }
      if (clusters.watermark.isOld && isSampleDue(untilEnd(), clusters)) await clusters.watermark.sample(own);
      const delay = firstDelays[attempt - 1] ?? 1000 * 1.5 ** (attempt - firstDelays.length);
      await sleep(Math.min(delay, longestDelay(untilEnd(), clusters.hasFewSamples)), signal, clock);
    }
  });
}

/** Milliseconds until the network no longer accepts a transaction, by the system clock, which may be wrong. */
function untilInvalid({ validFrom, isScheduled }: WrittenTransaction, now: bigint): number {
  const end = validFrom + nanoseconds(validity);
  if (isScheduled || end < now) return 0;
  return Math.min(validity, milliseconds(end - now));
}

function isSampleDue(untilEnd: number, { watermark, hasFewSamples }: Clusters): boolean {
  if (untilEnd <= 0) return true;
  if (untilEnd <= samplingTime) return hasFewSamples;
  return watermark.samples.length === 0;
}

/** The next request is sent no later than when the samples begin, and than when the validity is over. */
function longestDelay(untilEnd: number, hasFewSamples: boolean): number {
  if (untilEnd <= 0) return sampleDelay;
  if (untilEnd > samplingTime) return Math.min(maxDelay, Math.max(minDelay, untilEnd - samplingTime));
  return Math.min(hasFewSamples ? sampleDelay : maxDelay, Math.max(minDelay, untilEnd));
}

export function lateError(call: AfterCall, { id, validFrom }: WrittenTransaction, cause?: ApiError): Error {
  const { newest } = call.clusters;
  if (newest !== undefined && newest < validFrom) return behindError(call, id);
  return new TransactionMissingError(id, false, contextOf(call.operation), cause && { cause });
}

interface SharedSearch {
  readonly result: Promise<Written>;
  readonly controller: AbortController;
  /** The number of calls that wait for the result. The search is aborted when the last one leaves. */
  waiting: number;
}

/**
 * The transactions that calls of one transport have read after. A caller passes one transaction to many calls, so each is
 * searched once: calls that come meanwhile share the search, and what was found is remembered for later ones.
 */
export class Transactions {
  readonly #found = new Map<string, Written>();
  readonly #searches = new Map<string, SharedSearch>();

  /** Each caller waits within its own limits. The search has none, as another caller may wait longer. */
  async find(
    call: AfterCall,
    transaction: WrittenTransaction,
    rule: TransactionRule,
    limits: Limits,
  ): Promise<Written> {
    const key = transaction.id + transaction.query;
    const found = this.#found.get(key);
    if (found) return found;
    let search = this.#searches.get(key);
    if (!search) {
      const controller = new AbortController();
      const options = { ...call.options, signal: controller.signal };
      const result = this.#search({ ...call, options }, transaction, rule);
      search = { result, controller, waiting: 0 };
      this.#searches.set(key, search);
    }
    const { result, controller } = search;
    search.waiting += 1;
    try {
      return await within(limits, () => result);
    } finally {
      search.waiting -= 1;
      if (search.waiting === 0) {
        this.#searches.delete(key);
        controller.abort();
      }
    }
  }

  remember(transaction: WrittenTransaction, written: Written): void {
    this.#found.set(transaction.id + transaction.query, written);
    const { value: oldest } = this.#found.keys().next();
    if (this.#found.size > maxFound && oldest !== undefined) this.#found.delete(oldest);
  }

  async #search(call: AfterCall, transaction: WrittenTransaction, rule: TransactionRule): Promise<Written> {
    const { id, query } = transaction;
    const path = rule.path.replace(/\{[^{}]+\}/, id);
    const operation: Operation = { operationId: rule.operationId, method: 'GET', path };
    const own: AfterCall = { ...call, operation, params: {}, query };
    const { data } = await findTransaction(own, transaction, undefined);
    const written = writtenBy(rule, data);
    if (!written) throw lateError(own, transaction);
    this.remember(transaction, written);
    return written;
  }
}
