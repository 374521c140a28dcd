import type { Forecast } from './pace.js';
import type { Gap, Slice } from './slice.js';

// Per concurrent request: how many pages may be before a new slice, and how many may be in memory. The difference is
// room for pages that turn out to be in front.
const pagesAhead = 6;
const pagesHeld = 8;

/** After a row of this many pages, the items that its last page discards hardly count. */
const longestRow = 24;

/** A slice of this many pages is worth a split. */
const leastDivided = 2;

/** The state that the choice of the next slice depends on. */
export interface Choice<Item> {
  readonly parts: readonly (Slice<Item> | Gap)[];
  readonly concurrency: number;
  /** How many requests may be sent that a walk would not send. */
  readonly spare: number;
  readonly running: number;
  /** How many concurrent requests use up the rate. If so many are running, only gaps are requested. */
  readonly useful: number;
  readonly forecast: (slice: Slice<Item>, index: number) => Forecast;
  /** Whether the last part is cut although the end of the list is not known; undefined if the end is known. */
  readonly mayCutTail: boolean | undefined;
}

/** A gap to request, or a running slice to split `pages` ahead. */
export type Cut<Item> =
  | { readonly index: number; readonly gap: Gap }
  | { readonly index: number; readonly slice: Slice<Item>; readonly pages: number; readonly reach: number };

/** Chooses what to request next; undefined if enough is requested, or nothing is left. */
export function chooseCut<Item>(choice: Choice<Item>): Cut<Item> | undefined {
  const { parts, concurrency, spare, running, useful, forecast, mayCutTail } = choice;
  const most = pagesAhead * concurrency;
  let [held, guesses, ready] = [0, 0, 0];
  for (const [index, part] of parts.entries()) {
    if (part.state === 'sent' || part.state === 'read') held += 1;
    if (part.state === 'sent' && part.isGuess) guesses += 1;
    if (ready === index && (part.state === 'read' || part.state === 'done')) ready += 1;
  }
  const hasRoom = held < pagesHeld * concurrency;
  // With `concurrency` pages ready, there is no hurry.
  const mayDivide = running < useful && hasRoom && spare > 0 && ready < concurrency;
  const mayGuess = guesses < Math.min(concurrency, useful) / 2;
  const row = Math.max(leastDivided, Math.min(Math.floor(most / (running + 1)), longestRow));
  let longest: Exclude<Cut<Item>, { gap: Gap }> | undefined;
  // The pages before a part, in memory or still to come.
  let ahead = 0;
  for (const [index, part] of parts.entries()) {
    if (part.state === 'uncut') {
      const mayTake = !part.isWalked && hasRoom && spare >= 0 && ahead < most;
      if (index === 0 || mayTake) return { index, gap: part };
      break;
    }
    // Nothing behind a failed slice is requested.
    if (part.state === 'failed' || (part.state === 'sent' && part.isWalked)) break;
    if (part.state === 'read') ahead += 1;
    if (part.state !== 'sent') continue;
    const { pages, reach, isSteady } = forecast(part, index);
    const isEndless = index === parts.length - 1 && mayCutTail !== undefined;
    if (mayDivide && (isEndless ? mayCutTail : isSteady || mayGuess) && ahead < most) {
      const target = isEndless ? 1 : row;
      if (pages >= 2 * target && ahead + target <= most) return { index, slice: part, pages: target, reach };
      if (pages >= leastDivided && pages / 2 > (longest?.pages ?? 0))
        longest = { index, slice: part, pages: pages / 2, reach };
    }
    ahead += Math.max(1, pages);
  }
  return longest && { ...longest, pages: Math.floor(longest.pages) };
}
