import { isPending, type PageSpan, type PendingRange, type Slice } from './slice.js';

/** How many pages are read ahead of the first one that is missing, for each concurrent request: the consumer waits less. */
const pagesAheadPerRequest = 6;
/** How many pages may be in memory or on their way, for each concurrent request. More than are read ahead, as forecasts err. */
const pagesHeldPerRequest = 8;
/** A slice that starts in the middle of another repeats part of one page. After so many pages that hardly counts. */
const longestSlice = 24;
/** Shorter slices than this would be single pages, whose forecast has to be exact. */
const shortestSlice = 2;
/** A page with few items says little about the keys that a full one covers. */
const maxGrowth = 8;
/** Pages are similar if one covers at most so many times the keys of the other. */
const similarFactor = 4;
/** The average of similar pages follows their trend: a new page counts for at least an eighth. */
const mostAveragedPages = 8;
/** After so many similar pages, the next ones are expected to be like them. */
const steadyPages = 4;

/** The keys of a full page, by a page that covers so many keys. */
export function fullSpan(keys: number, items: number, size: number): number {
  if (items === 0) return keys;
  return keys * Math.min(maxGrowth, size / items);
}

/** The average after one more page. It starts over with a page that is not similar: a burst has begun or ended there. */
export function spanAfter({ keys, pages }: PageSpan, next: number): PageSpan {
  const isSimilar = next <= similarFactor * keys && keys <= similarFactor * next;
  if (!isSimilar) return { keys: next, pages: 1 };
  return { keys: keys + (next - keys) / Math.min(pages + 1, mostAveragedPages), pages: pages + 1 };
}

export interface Forecast {
  /** How many pages are left in a range. */
  readonly pages: number;
  /** How many keys each of them covers. */
  readonly keys: number;
  /** Whether the pages before it show this. If not, it is a guess by the average page of the list. */
  readonly isSteady: boolean;
}

/**
 * Forecasts the pages of a range by the pages before it, if these are many and similar. A list has bursts and silences, so
 * what is beside a range says more about it than the average page of the list does.
 */
export function forecast(keys: number, span: PageSpan, averageKeys: number, leastKeys: number): Forecast {
  const keysOfAverage = Math.max(leastKeys, averageKeys);
  const keysOfSimilar = Math.max(leastKeys, span.keys);
  const pagesByAverage = keys / keysOfAverage;
  // So many similar pages are as long as the whole range, or they are not much denser than the average page.
  const saysEnough = span.pages >= pagesByAverage || keysOfAverage <= 2 * keysOfSimilar;
  const isSteady = span.pages >= steadyPages && saysEnough;
  if (!isSteady) return { pages: pagesByAverage, keys: keysOfAverage, isSteady };
  // A burst does not last longer than it has lasted, unless the average says so.
  const pages = Math.min(keys / keysOfSimilar, Math.max(pagesByAverage, span.pages));
  return { pages, keys: keysOfSimilar, isSteady };
}

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
 * with enough pages for two full ones is divided; if there is none, the longest.
 */
export function chooseCut<Item>(choice: Choice<Item>): Cut<Item> | undefined {
  const { parts, concurrency, remainingRequests, openRequests, usefulRequests, tail } = choice;
  const maxPagesAhead = pagesAheadPerRequest * concurrency;
  const heldPages = parts.filter(isHeld).length;
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
      const hasFullLength = pages >= 2 * length && pagesAhead + length <= maxPagesAhead;
      if (hasFullLength) return { index, slice: part, pages: length, keys };
      if (pages >= 2 && pages / 2 > (longest?.pages ?? 0))
        longest = { index, slice: part, pages: pages / 2, keys };
    }
    pagesAhead += Math.max(1, pages);
  }
  return longest && { ...longest, pages: Math.floor(longest.pages) };
}

function isHeld(part: Slice<unknown> | PendingRange): boolean {
  return !isPending(part) && (part.state.name === 'requested' || part.state.name === 'arrived');
}

function isOpenSpeculation(part: Slice<unknown> | PendingRange): boolean {
  return !isPending(part) && part.start === 'speculative' && part.state.name === 'requested';
}

/** How many slices the consumer can get, or got, without another reply. */
function pagesReady(parts: readonly (Slice<unknown> | PendingRange)[]): number {
  const missing = parts.findIndex(
    (part) => isPending(part) || part.state.name === 'requested' || part.state.name === 'failed',
  );
  return missing < 0 ? parts.length : missing;
}

/** The list may end at a failed slice, or at one that is read sequentially because its end is doubtful. */
function mayEndList({ state, start }: Slice<unknown>): boolean {
  return state.name === 'failed' || (state.name === 'requested' && start === 'sequential');
}
