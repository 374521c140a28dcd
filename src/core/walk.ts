import { type CallContext, ResponseError, shown } from './errors.js';
import type { PageReply } from './exchange.js';
import { BrokenNext, nextQuery, Trail } from './next-query.js';
import { onAbort } from './on-abort.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';
import type { Transport } from './transport.js';

/** How a list is walked. */
export interface PagesOptions {
  /** The `next` of a page, to go on where an earlier walk ended. @default the first page */
  readonly from?: string | undefined;
  /** How many pages are requested ahead of the one that is consumed; 0 for none. @default 1 */
  readonly prefetch?: number | undefined;
}

/** What a page has beside its data. */
export interface Paged {
  /** The query of the page that follows, for `pages({ from })`; null if this is the last. Not part of the JSON. */
  readonly next: string | null;
}

/** Yields page after page. Ending it early aborts what is under way. */
export async function* walk<Page extends object>(
  transport: Transport,
  operation: Operation,
  params: object,
  options: CallOptions,
  { from, prefetch = 1 }: PagesOptions,
): AsyncGenerator<Page & Paged, void, undefined> {
  const controller = new AbortController();
  const { signal } = options;
  const stopWatching = onAbort(signal, () => controller.abort(signal?.reason));
  const request = (query?: string): Promise<PageReply<Page>> =>
    transport.page<Page>(operation, params, { ...options, signal: controller.signal }, query);
  let trail: Trail | undefined;
  const step = async (reply: Promise<PageReply<Page>>): Promise<Step<Page>> => {
    const { data, response, context, firstQuery, query } = await reply;
    trail ??= new Trail(firstQuery, query);
    const next = following(operation, trail, data, response.status, context);
    const property = { value: typeof next === 'string' ? next : null, configurable: true };
    return { page: Object.defineProperty(data, 'next', property) as Page & Paged, next };
  };
  try {
    const ahead: Promise<Step<Page> | undefined>[] = [step(request(from))];
    const more = async (before: Promise<Step<Page> | undefined>): Promise<Step<Page> | undefined> => {
      const next = (await before)?.next;
      // The page before was good, so it is yielded before it is said that none can follow.
      if (next instanceof ResponseError) throw next;
      return typeof next === 'string' ? step(request(next)) : undefined;
    };
    for (;;) {
      const current = await ahead[0];
      controller.signal.throwIfAborted();
      if (!current) return;
      while (ahead.length <= prefetch) {
        const following = more(ahead.at(-1) as Promise<Step<Page>>);
        // What fails ahead is told when its turn comes.
        following.catch(() => undefined);
        ahead.push(following);
      }
      yield current.page;
      const consumed = ahead.shift() as Promise<Step<Page>>;
      if (ahead.length === 0) ahead.push(more(consumed));
    }
  } finally {
    stopWatching();
    controller.abort();
  }
}

interface Step<Page> {
  page: Page & Paged;
  /** The query that follows, null at the end, or why there is none. */
  next: string | null | ResponseError;
}

/** The query of the page that follows, null at the end, or why there is none. */
export function following(
  operation: Operation,
  trail: Trail,
  page: unknown,
  status: number,
  context: CallContext,
): string | null | ResponseError {
  try {
    return nextQuery(operation, trail, page);
  } catch (error) {
    if (!(error instanceof BrokenNext)) throw error;
    const { message, next } = error;
    const issue = {
      instancePath: '/links/next',
      expected: 'a query that goes on with the same filters',
      got: shown(next),
    };
    return new ResponseError(
      `the list cannot be followed: ${message}`,
      { status, text: '', issues: [issue] },
      context,
    );
  }
}
