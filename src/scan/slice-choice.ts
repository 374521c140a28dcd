import type { Gap, PageSpan, Slice } from './slice.js';

const pagesAheadPerRequest = 6;
const pagesHeldPerRequest = 8;
// A split discards items of one page, which hardly counts after this many.
const longestSlice = 24;
// A page with few items says little about the keys that a full one covers.
const maxGrowth = 8;
const similarFactor = 4;
const steadyPages = 4;

export function fullSpan(keys: number, items: number, size: number): number {
  return items === 0 ? keys : keys * Math.min(maxGrowth, size / items);
}

export function spanAfter({ keys, pages }: PageSpan, next: number): PageSpan {
  if (next > similarFactor * keys || similarFactor * next < keys) return { keys: next, pages: 1 };
  return { keys: keys + (next - keys) / Math.min(pages + 1, 8), pages: pages + 1 };
}

/** Forecasts the pages of a part by the pages before it if these are many and similar, or else by the average page. */
export function forecast(keys: number, span: PageSpan, average: number, least: number) {
  const mean = Math.max(least, average);
  const similar = Math.max(least, span.keys);
  const isSteady = span.pages >= steadyPages && (span.pages >= keys / mean || mean <= 2 * similar);
  if (!isSteady) return { pages: keys / mean, keys: mean, isSteady };
  return { pages: Math.min(keys / similar, Math.max(keys / mean, span.pages)), keys: similar, isSteady };
}

export type Forecast = ReturnType<typeof forecast>;

export interface RequestLimits {
  readonly remainingRequests: number;
  readonly openRequests: number;
  readonly usefulRequests: number;
}

interface Choice<Item> extends RequestLimits {
  readonly parts: readonly (Slice<Item> | Gap)[];
  readonly concurrency: number;
  readonly forecast: (slice: Slice<Item>, index: number) => Forecast;
  readonly mayCutTail: boolean | undefined;
}

type Cut<Item> =
  | { readonly index: number; readonly gap: Gap }
  | { readonly index: number; readonly slice: Slice<Item>; readonly pages: number; readonly keys: number };

export function chooseCut<Item>(choice: Choice<Item>): Cut<Item> | undefined {
  const { parts, concurrency, remainingRequests, openRequests, usefulRequests, mayCutTail } = choice;
  const most = pagesAheadPerRequest * concurrency;
  let [held, guesses, ready] = [0, 0, 0];
  for (const [index, part] of parts.entries()) {
    if (part.state === 'sent' || part.state === 'read') held += 1;
    if (part.state === 'sent' && part.isAhead) guesses += 1;
    if (ready === index && (part.state === 'read' || part.state === 'done')) ready += 1;
  }
  const hasRoom = held < pagesHeldPerRequest * concurrency;
  const mayDivide = openRequests < usefulRequests && hasRoom && remainingRequests > 0 && ready < concurrency;
  const mayGuess = guesses < Math.min(concurrency, usefulRequests) / 2;
  const length = Math.max(2, Math.min(Math.floor(most / (openRequests + 1)), longestSlice));
  let longest: Exclude<Cut<Item>, { gap: Gap }> | undefined;
  let ahead = 0;
  for (const [index, part] of parts.entries()) {
    if (part.state === 'uncut') {
      const mayTake = !part.isWalked && hasRoom && remainingRequests >= 0 && ahead < most;
      if (index === 0 || mayTake) return { index, gap: part };
      break;
    }
    // The list may end at a failed slice.
    if (part.state === 'failed' || (part.state === 'sent' && part.isWalked)) break;
    if (part.state === 'read') ahead += 1;
    if (part.state !== 'sent') continue;
    const { pages, keys, isSteady } = choice.forecast(part, index);
    const isEndless = index === parts.length - 1 && mayCutTail !== undefined;
    if (mayDivide && (isEndless ? mayCutTail : isSteady || mayGuess) && ahead < most) {
      const target = isEndless ? 1 : length;
      if (pages >= 2 * target && ahead + target <= most) return { index, slice: part, pages: target, keys };
      if (pages >= 2 && pages / 2 > (longest?.pages ?? 0))
        longest = { index, slice: part, pages: pages / 2, keys };
    }
    ahead += Math.max(1, pages);
  }
  return longest && { ...longest, pages: Math.floor(longest.pages) };
}
