import { TimeoutError } from '../../errors/errors.js';
import type { Call } from '../call.js';
import type { TransportOptions } from '../options.js';
import { fetchReply, type RawReply } from './fetch-reply.js';
import type { HttpRequest } from './message.js';
import { RateLimit } from './rate-limit.js';
import type { Clock } from './time.js';
import type { Waiting, WaitingRequest } from './waiting.js';

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

export function createRequests(options: TransportOptions, clock: Clock): Requests {
  const { network, coalesce = true, maxConcurrency = 64 } = options;
  const isPublic = network !== undefined && network !== 'local';
  const rate = new RateLimit(options.requestsPerSecond ?? (isPublic ? 50 : Infinity), clock);
  /** Requests that equal calls may share, by what is sent. */
  const shared = new Map<string | undefined, SharedRequest>();
  let underWay = 0;
  let waiting: Waiting | undefined;
  let loading: Promise<Waiting> | undefined;

  const hasSlot = (): boolean => underWay < maxConcurrency;

  /** Takes a slot, if one is free and the rate allows a request. */
  function takeSlot(hasWaitedForRate: boolean): boolean {
    const mayGo = hasSlot() && (hasWaitedForRate ? rate.pausedUntil <= clock.elapsed() : rate.reserve());
    if (mayGo) underWay += 1;
    return mayGo;
  }

  // The slot is taken by the request that the caller chooses then.
  const takeTurn = (): boolean => hasSlot() && rate.reserve();

  function freeSlot(): void {
    underWay -= 1;
    waiting?.releaseNext();
  }

  const endSlot =
    options.fetch || !setImmediate ? freeSlot : () => (waiting ? setImmediate(freeSlot) : freeSlot());

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

  /** Takes what a request needs. Requests that wait already go first, unless the rate has let this one pass. */
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
    let isUnderWay = false;
    let isOver = false;

    const reserve = (): boolean => {
      isUnderWay = takeSlot(hasWaitedForRate);
      return isUnderWay;
    };
    const admission = admit({ isList, signal, reserve }, hasWaitedForRate);
    admission?.catch(() => undefined);

    function end(): void {
      if (isOver) return;
      isOver = true;
      unshare();
      if (isUnderWay) endSlot();
    }

    function unshare(): void {
      if (shared.get(key) === request) shared.delete(key);
    }

    async function exchange(): Promise<RawReply> {
      const sent = clock.elapsed();
      try {
        const reply = await fetchReply(httpRequest, signal, options);
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
        if (request.callers > 0 || isOver) return;
        end();
        ending.abort(reason);
      },
    };
    return request;
  }

  return {
    rate,
    open(httpRequest, { query, isFresh }, hasWaitedForRate = false) {
      // A caller may change the bytes of its reply, so they are not shared.
      const isShared = coalesce && httpRequest.mayRepeat && !isFresh && !httpRequest.isBytes;
      const key = isShared ? keyOf(httpRequest) : undefined;
      const request = shared.get(key) ?? openNew(httpRequest, query !== undefined, hasWaitedForRate, key);
      if (key !== undefined) shared.set(key, request);
      request.callers += 1;
      return request;
    },
    waitForRate(signal) {
      signal?.throwIfAborted();
      return admit({ isList: true, signal, reserve: takeTurn });
    },
  };
}

/** Equal requests have the same key. Bytes are not compared. */
function keyOf({ method, url, headers, body }: HttpRequest): string | undefined {
  if (body !== undefined && typeof body !== 'string') return undefined;
  return `${method} ${url} ${headers instanceof Headers ? JSON.stringify([...headers, body]) : ''}`;
}
