import type { Forecast } from './page-forecast.js';
import { isPending, type PendingRange, type Slice } from './slice.js';

/**
 * How far the pages that are requested may be ahead of the first one that is missing, for each concurrent request. With
 * less, requests are idle while one slow reply holds up the consumer; with more, a slow consumer has more pages in memory.
 */
const pagesAheadPerRequest = 6;
/**
 * How many pages may be in memory or on their way, for each concurrent request. The difference to `pagesAheadPerRequest`
 * is room for pages that turn out to be in front, because forecasts err. The reference promises the limit.
 */
const pagesHeldPerRequest = 8;
/**
 * A slice that starts in the middle of another one repeats a part of one page. In 24 pages, that hardly counts; longer
 * slices would leave fewer places where other requests can start.
 */
const longestSlice = 24;
/** Only what has two pages or more is worth a second slice. The start of a single page would have to be exact. */
const shortestSlice = 2;
export interface RequestLimits {
  readonly remainingRequests: number;
  readonly openRequests: number;
  readonly usefulRequests: number;
}

/**
 * How the last slice of the queue may be divided: like the others if the end of the list is known, not at all, or with a
 * request for the page right behind its own.
 */
export type TailRule = 'divisible' | 'speculative' | 'whole';

interface Choice<Item> extends RequestLimits {
  readonly parts: readonly (Slice<Item> | PendingRange)[];
  readonly concurrency: number;
  readonly forecast: (slice: Slice<Item>, index: number) => Forecast;
  readonly tail: TailRule;
}

/** A slice that starts so many pages behind what is covered of another one. */
interface Division<Item> {
  readonly index: number;
  readonly slice: Slice<Item>;
  readonly pages: number;
  readonly keys: number;
}

type Cut<Item> = { readonly index: number; readonly pending: PendingRange } | Division<Item>;

/**
 * Chooses the next request of a scan. A pending range is best: it starts where a page ended, so nothing arrives twice. A
 * slice is divided only if requests would be idle otherwise: its new start is a forecast, which costs the items that both
 * pages have. Parts are tried in the order of the list, because the consumer needs the first ones first. The first slice
 * with enough pages for two full ones is divided; without such a slice, the longest one is.
 */
export function chooseCut<Item>(choice: Choice<Item>): Cut<Item> | undefined {
  const { parts, concurrency, remainingRequests, openRequests, usefulRequests, tail } = choice;
  const maxPagesAhead = pagesAheadPerRequest * concurrency;
  const heldPages = parts.filter(isRequestedOrArrived).length;
  const hasRoom = heldPages < pagesHeldPerRequest * concurrency;
  const mayDivide =
    openRequests < usefulRequests && hasRoom && remainingRequests > 0 && pagesReady(parts) < concurrency;
  // Half of the requests stay with what is known.
  const mayGuess = parts.filter(isOpenSpeculation).length < Math.min(concurrency, usefulRequests) / 2;
  const shareOfPages = Math.floor(maxPagesAhead / (openRequests + 1));
  const fullLength = Math.max(shortestSlice, Math.min(shareOfPages, longestSlice));
  let longest: Division<Item> | undefined;
  let pagesAhead = 0;
  for (const [index, part] of parts.entries()) {
    if (isPending(part)) {
      const isInTime = hasRoom && remainingRequests >= 0 && pagesAhead < maxPagesAhead;
      const mayRequest = index === 0 || (part.start !== 'sequential' && isInTime);
      if (mayRequest) return { index, pending: part };
      break;
    }
    if (mayEndList(part)) break;
    if (part.state.name === 'arrived') pagesAhead += 1;
    if (part.state.name !== 'requested') continue;
    const { pages, keys, isSteady } = choice.forecast(part, index);
    const isOpenTail = index === parts.length - 1 && tail !== 'divisible';
    const isAllowed = isOpenTail ? tail === 'speculative' : isSteady || mayGuess;
    if (mayDivide && isAllowed && pagesAhead < maxPagesAhead) {
      const length = isOpenTail ? 1 : fullLength;
      if (pages >= 2 * length && pagesAhead + length <= maxPagesAhead)
        return { index, slice: part, pages: length, keys };
      if (pages >= 2 && pages / 2 > (longest?.pages ?? 0))
        longest = { index, slice: part, pages: pages / 2, keys };
    }
    pagesAhead += Math.max(1, pages);
  }
  return longest && { ...longest, pages: Math.floor(longest.pages) };
}

function isRequestedOrArrived(part: Slice<unknown> | PendingRange): boolean {
  return !isPending(part) && (part.state.name === 'requested' || part.state.name === 'arrived');
}

function isOpenSpeculation(part: Slice<unknown> | PendingRange): boolean {
  return !isPending(part) && part.start === 'speculative' && part.state.name === 'requested';
}

/** How many slices the consumer can get, or got, without another reply. */
function pagesReady(parts: readonly (Slice<unknown> | PendingRange)[]): number {
  let pages = 0;
  for (const part of parts) {
    if (isPending(part) || part.state.name === 'requested' || part.state.name === 'failed') break;
    pages += 1;
  }
  return pages;
}

/** The list may end at a failed slice, or at one that is read sequentially because its end is doubtful. */
function mayEndList({ state, start }: Slice<unknown>): boolean {
  return state.name === 'failed' || (state.name === 'requested' && start === 'sequential');
}
