import type { PageSpan } from './slice.js';

/**
 * The average page is that of the last four pages for each concurrent request. With fewer, one burst moves it; with more,
 * it follows a list that becomes denser too late.
 */
const averagePagesPerRequest = 4;
/**
 * A page with few items shows little: a full one is assumed to cover at most this many times its keys. Without a limit, a
 * page with one item of 100 in it would make the forecast jump over a whole burst.
 */
const maxGrowth = 8;
/**
 * Similar pages cover at most so many times the keys of each other. With a smaller factor, the pages of one burst count
 * as different, and are never steady; with a larger one, a burst and the silence behind it count as one.
 */
const similarFactor = 4;
/** A new page counts for at least an eighth in the average of similar pages, so that a slow trend moves it. */
const mostSimilarPages = 8;
/**
 * So many similar pages in a row are no coincidence. With fewer, two pages of a burst would stand for what follows it; with
 * more, the average of the list decides for longer, although the pages beside a range say more about it.
 */
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
  return { keys: keys + (next - keys) / Math.min(pages + 1, mostSimilarPages), pages: pages + 1 };
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

/** The average full page of a scan, by its last pages. */
export class AveragePage {
  #keys: number;
  #items: number;

  constructor(
    keys: number,
    readonly settings: { readonly size: number; readonly concurrency: number },
  ) {
    this.#keys = keys;
    this.#items = settings.size;
  }

  get keys(): number {
    return (this.#keys / Math.max(1, this.#items)) * this.settings.size;
  }

  /** Older pages lose weight, so that the sum stays that of the last ones. */
  add(keys: number, items: number): void {
    const { size, concurrency } = this.settings;
    const mostItems = size * averagePagesPerRequest * concurrency;
    const weight = Math.min(1, mostItems / (this.#items + items));
    this.#keys = weight * (this.#keys + keys);
    this.#items = weight * (this.#items + items);
  }
}
