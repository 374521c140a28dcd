import { TimeoutError } from '../../errors/errors.js';
import type { Call } from '../call.js';
import type { Fetch } from '../options.js';
import { type BodyReader, fetchReply, globalFetch, type RawReply } from './fetch-reply.js';
import type { HttpRequest } from './message.js';
import { RateLimit } from './rate-limit.js';
import type { Clock } from './time.js';
import type { Waiting, WaitingRequest } from './waiting.js';

/** The options of a transport about its requests. */
export interface RequestSettings {
  readonly clock: Clock;
  readonly coalesce: boolean;
  readonly fetch: Fetch;
  readonly maxConcurrency: number;
  readonly maxResponseBytes: number;
  readonly requestsPerSecond: number;
}

/** A request that waits or is under way. Equal calls share it. It is aborted when no caller is left. */
export interface SharedRequest {
  /** Those who wait for the reply or have got it. */
  callers: number;
  /** Resolves when the request may be sent. Undefined if it may be sent now. */
  readonly admission: Promise<void> | undefined;
  /** The random part of the delay before a retry. It is shared, so that equal calls retry together. */
  random?: number;
  /** Sends the request, once. */
  send(): Promise<RawReply>;
  /** Called if a caller stops waiting for the reply. */
  abandon(reason: unknown): void;
}

/** The requests of a transport, within its limits. */
export interface Requests {
  readonly rate: RateLimit;
  /** Returns the request of an equal call if there is one, or a new request. */
  open(httpRequest: HttpRequest, call: Call, hasWaitedForRate: boolean | undefined): SharedRequest;
  /** Waits for the rate. The caller chooses the request after the wait. */
  waitForRate(signal: AbortSignal | undefined): Promise<void> | undefined;
}

// Node keeps the connection of a request that has ended until its event loop has turned. A request that is sent before
// opens another one. Look the function up now, because test runners replace it later.
const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };

/**
 * The requests of one transport. Each attempt of a call opens one. It reserves a slot of `maxConcurrency` and a turn of the
 * rate, or waits for both; it is sent when its first caller asks for the reply, and frees the slot when the reply has been
 * read. Equal reads that are open at the same time are one request with several callers, so a page that shows one account ten
 * times asks once. Such a request ends early only if the last of its callers abandons it.
 */
export function createRequests({
  clock,
  coalesce,
  fetch,
  maxConcurrency,
  maxResponseBytes,
  requestsPerSecond,
}: RequestSettings): Requests {
  const rate = new RateLimit(requestsPerSecond, clock);
  /** Requests that equal calls may share, by what is sent. */
  const shared = new Map<string | undefined, SharedRequest>();
  let underWay = 0;
  let waiting: Waiting | undefined;
  let loading: Promise<Waiting> | undefined;

  const hasSlot = (): boolean => underWay < maxConcurrency;

  /** Reserves a slot for a request, if one is free and the rate allows it. */
  function reserveSlot(hasWaitedForRate: boolean): boolean {
    if (!hasSlot()) return false;
    if (hasWaitedForRate && rate.pausedUntil > clock.elapsed()) return false;
    if (!hasWaitedForRate && !rate.reserve()) return false;
    underWay += 1;
    return true;
  }

  // The slot is reserved by the request that the caller chooses then.
  const reserveTurn = (): boolean => hasSlot() && rate.reserve();

  function freeSlot(): void {
    underWay -= 1;
    waiting?.releaseNext();
  }

  /** Frees the slot of a request. Only Node's own fetch has connections that are kept until the event loop turns. */
  function endSlot(): void {
    if (waiting && setImmediate && fetch === globalFetch) setImmediate(freeSlot);
    else freeSlot();
  }

  async function load(): Promise<Waiting> {
    try {
      const { Waiting } = await import('./waiting.js');
      waiting = new Waiting(rate, clock, hasSlot);
      return waiting;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  /** Reserves what a request needs. Requests that wait already go first, unless this one has waited for the rate. */
  function admit(request: WaitingRequest, hasWaitedForRate = false): Promise<void> | undefined {
    if ((hasWaitedForRate || !waiting?.size) && request.reserve()) return undefined;
    // Importing for each of many requests takes long.
    loading ??= load();
    return loading.then((waiting) => waiting.wait(request));
  }

  function openNew(
    httpRequest: HttpRequest,
    isList: boolean,
    hasWaitedForRate: boolean,
    key?: string,
  ): SharedRequest {
    const ending = new AbortController();
    const { signal } = ending;
    let reply: Promise<RawReply> | undefined;
    let body: BodyReader | undefined;
    let state: 'waiting' | 'has a slot' | 'ended' = 'waiting';

    const reserve = (): boolean => {
      const isReserved = reserveSlot(hasWaitedForRate);
      if (isReserved) state = 'has a slot';
      return isReserved;
    };
    const admission = admit({ isList, signal, reserve }, hasWaitedForRate);
    admission?.catch(() => undefined);

    function end(): void {
      if (state === 'ended') return;
      const hadSlot = state === 'has a slot';
      state = 'ended';
      unshare();
      if (hadSlot) endSlot();
    }

    function unshare(): void {
      if (shared.get(key) === request) shared.delete(key);
    }

    async function exchange(): Promise<RawReply> {
      const sent = clock.elapsed();
      try {
        const reply = await fetchReply(httpRequest, signal, fetch, maxResponseBytes, (reader) => {
          body = reader;
        });
        const { status, headers } = reply.response;
        if (status === 429)
          (await import('../other-replies.js')).slowDown(rate, clock, headers, { sent, underWay });
        else rate.learned?.accept(clock.elapsed(), sent);
        return reply;
      } finally {
        end();
      }
    }

    const request: SharedRequest = {
      callers: 0,
      admission,
      send() {
        reply ??= exchange();
        return reply;
      },
      abandon(reason) {
        request.callers -= 1;
        // A retry after a timeout is a new request.
        if (reason instanceof TimeoutError) unshare();
        if (request.callers > 0 || state === 'ended') return;
        end();
        ending.abort(reason);
        body?.cancel().catch(() => undefined);
      },
    };
    return request;
  }

  return {
    rate,
    open(httpRequest, { query, isFresh }, hasWaitedForRate = false) {
      let key: string | undefined;
      // A caller may change the bytes of its reply, so they are not shared.
      if (coalesce && httpRequest.mayRepeat && !isFresh && !httpRequest.isBytes) key = keyOf(httpRequest);
      const request = shared.get(key) ?? openNew(httpRequest, query !== undefined, hasWaitedForRate, key);
      if (key !== undefined) shared.set(key, request);
      request.callers += 1;
      return request;
    },
    waitForRate(signal) {
      signal?.throwIfAborted();
      return admit({ isList: true, signal, reserve: reserveTurn });
    },
  };
}

/** Equal requests have the same key. Bytes are not compared. */
function keyOf({ method, url, headers, body }: HttpRequest): string | undefined {
  if (body !== undefined && typeof body !== 'string') return undefined;
  const target = `${method} ${url} `;
  if (!(headers instanceof Headers)) return target;
  return target + JSON.stringify([...headers, body]);
}
